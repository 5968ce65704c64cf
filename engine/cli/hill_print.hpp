// Prints a hill.
#pragma once

#include "analysis/hill/hill.hpp"
#include "cli/args.hpp"
#include "core/text/json_fwd.hpp"

namespace shiaiba::cli {

/// `--json`, with that history, or else a table in `--lang`.
void print_hill(const Hill& hill, Json history, const Args& args);

} // namespace shiaiba::cli

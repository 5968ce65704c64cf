// Prints a league in one of its forms.
#pragma once

#include "analysis/league/league.hpp"
#include "cli/args.hpp"

namespace shiaiba::cli {

/// `--csv`, `--json` or else a table (and the games of formats that have rounds) in `--lang`.
void print_league(const LeagueRequest& request, const League& league, const Args& args);

} // namespace shiaiba::cli

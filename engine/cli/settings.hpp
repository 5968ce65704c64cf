// The settings of a match on the command line.
#pragma once

#include <vector>

#include "cli/input.hpp"

namespace shiaiba::cli {

/// The options that read_settings takes, before those of a command's own.
std::vector<OptionSpec> with_settings_options(std::vector<OptionSpec> own);

/// Each `--set KEY=VALUE`, `--rules R` and `--skills FILE`, which stand for `--set rules=R` and `--set skills=@FILE`,
/// and then the rulings of `--ruling` read the other way: "R4", or several with commas between them. A value is JSON,
/// or else a word; `@FILE` takes the JSON of a file.
Got<Settings> read_settings(const Ruleset& ruleset, const Args& args, Lang lang);

} // namespace shiaiba::cli

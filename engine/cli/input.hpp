// Input of a command: characters, matches and settings, from files, standard input or the argument
// itself.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "cli/args.hpp"
#include "core/system/match.hpp"

namespace shiaiba::cli {

/// A value; or an exit code, after the reason was printed on stderr.
template <class T>
struct Got {
    std::optional<T> value;
    int exit_code = 0;
};

/// The system with this id.
Got<const System*> find_system(const std::string& id);

/// The text of a file, of standard input ("-"), or the argument itself. If a file of this name
/// exists, it is read.
Got<std::string> read_text(const std::string& argument);

/// Reads one character of the system; `whose` stands before each problem. Several sheets without a
/// choice (`file.txt#NAME`, for a party `file.txt#A,B,C`) are an error that lists them.
Got<Party> read_character(const System& system, const std::string& argument,
                          const std::string& whose, Lang lang, const Settings& settings = {});

/// The options that read_match takes, before the command's own options.
std::vector<OptionSpec> with_match_options(std::vector<OptionSpec> own);

/// The match of the words SYSTEM A B, or the failure `usage`. Both characters play by `--tactic-a`
/// and `--tactic-b` if given, under the settings of the options and with the seed of `--seed`.
Got<Match> read_match(const Args& args, const char* usage, Lang lang);
/// The match of a system and two arguments, each a character.
Got<Match> read_match(const System& system, const std::string& a, const std::string& b,
                      const Args& args, Lang lang);

/// Prints each problem on a line of stderr, behind `whose` and its place.
void tell_problems(const Problems& problems, Lang lang, const std::string& whose = {});

Lang lang_of(const std::string& value);

// Settings of a match.

/// The options that read_settings takes, before the command's own options.
std::vector<OptionSpec> with_settings_options(std::vector<OptionSpec> own);

/// The settings from `--set KEY=VALUE`, `--rules R` (short for `--set rules=R`) and `--skills FILE`
/// (short for `--set skills=@FILE`), with the rulings of `--ruling` read the other way: "R4", or
/// several separated by commas. A value is JSON, or else a string; `@FILE` is the JSON in a file.
Got<Settings> read_settings(const System& system, const Args& args, Lang lang);

} // namespace shiaiba::cli

// Input of a command: a character or a match as a file, standard input or the sheet itself, and settings.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "cli/args.hpp"
#include "core/system/match.hpp"

namespace shiaiba::cli {

/// A value, or the exit code after the reason was told on stderr.
template <class T>
struct Got {
    std::optional<T> value;
    int exit_code = 0;
};

/// The system with this id.
Got<const Ruleset*> find_system(const std::string& id);

/// The text of a file, of standard input ("-"), or the argument itself. An existing file wins.
Got<std::string> read_text(const std::string& argument);

/// One character of that system; `whose` stands before each problem. Several sheets without a pick
/// (`file.txt#NAME`, of a party `file.txt#A,B,C`) are an error that lists them.
Got<Party> read_character(const Ruleset& ruleset, const std::string& argument,
                          const std::string& whose, Lang lang, const Settings& settings = {});

/// The options that read_match takes, before those of a command's own.
std::vector<OptionSpec> with_match_options(std::vector<OptionSpec> own);

/// The match of the words SYSTEM A B, or `usage`: both characters with the tactics of `--tactic-a` and
/// `--tactic-b`, under the settings of the options, with the seed of `--seed`.
Got<Match> read_match(const Args& args, const char* usage, Lang lang);
/// The match of a system and two words of the command line, each a character.
Got<Match> read_match(const Ruleset& ruleset, const std::string& a, const std::string& b,
                      const Args& args, Lang lang);

/// Each problem on a line of stderr, behind whose it is and its place.
void tell_problems(const Problems& problems, Lang lang, const std::string& whose = {});

Lang lang_of(const std::string& value);

// The settings of a match on the command line.

/// The options that read_settings takes, before those of a command's own.
std::vector<OptionSpec> with_settings_options(std::vector<OptionSpec> own);

/// Each `--set KEY=VALUE`, `--rules R` and `--skills FILE`, which stand for `--set rules=R` and `--set skills=@FILE`,
/// and then the rulings of `--ruling` read the other way: "R4", or several with commas between them. A value is JSON,
/// or else a word; `@FILE` takes the JSON of a file.
Got<Settings> read_settings(const Ruleset& ruleset, const Args& args, Lang lang);

} // namespace shiaiba::cli

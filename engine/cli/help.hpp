// Help texts: what `--help` prints, made from the description of a command.
#pragma once

#include <string>
#include <string_view>

#include "cli/commands.hpp"

namespace shiaiba::cli {

/// Release of the package and the program, e.g. "0.1.0".
std::string_view release();

/// One line per command, and what all commands have in common.
std::string overview();
/// Explanation of what all commands have in common, in lines of text.
std::string_view in_common();

/// "--log text|classic", "--seed S", "--json".
std::string with_value(const OptionSpec& option);
/// The option as in a usage line: in brackets if it may be left out.
std::string in_usage(const OptionSpec& option);
std::string help_of(const Command& command);

} // namespace shiaiba::cli

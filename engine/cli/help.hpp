// What `--help` says, made from the table of a command.
#pragma once

#include <string>
#include <string_view>

#include "cli/commands.hpp"

namespace shiaiba::cli {

/// Of the package and the program, e.g. "0.1.0".
std::string_view release();

/// What every command is called, a line each, and what all have in common.
std::string overview();
/// What all commands have in common, in lines.
std::string_view in_common();

/// "--log text|classic", "--seed S", "--json".
std::string with_value(const OptionSpec& option);
/// As in a usage line: what may be left out stands in brackets.
std::string in_usage(const OptionSpec& option);
std::string help_of(const Command& command);

} // namespace shiaiba::cli

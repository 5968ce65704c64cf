// Command: description and function of a command of `shiaiba`. Each command has its own file.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/args.hpp"

namespace shiaiba {
class PartSet;
} // namespace shiaiba

namespace shiaiba::cli {

/// A kind of long question that a command asks, and how its answer is printed.
struct AskedKind {
    std::string_view kind;
    /// Prints the answer of the joined parts, or their problems; returns the exit code.
    int (*merge)(const PartSet& parts, const Args& args);
    /// Whether the answer can be printed as CSV.
    bool csv = false;
    /// Whether results can be kept for later runs (`--cache`).
    bool cache = false;
};

/// `--help`, the manual page and completions of a command are made from this.
struct Command {
    std::string_view name;
    /// The words behind the command's name: "SYSTEM A B".
    std::string_view words;
    /// One sentence.
    std::string_view summary;
    /// Further explanation, in lines of text.
    std::string_view more;
    std::vector<OptionSpec> options;
    /// Text behind the options: exit codes.
    std::string_view after;
    int (*run)(const Args&);
    /// The long questions that it asks.
    std::vector<AskedKind> asks{};
};

const Command& systems_command();
const Command& data_command();
const Command& check_command();
const Command& fight_command();
const Command& play_command();
const Command& batch_command();
const Command& record_command();
const Command& legal_command();
const Command& link_command();
const Command& export_command();
const Command& open_command();
const Command& solve_command();
const Command& certify_command();
const Command& league_command();
const Command& hill_command();
const Command& merge_command();
const Command& part_command();
const Command& series_command();
const Command& heat_command();
const Command& plan_command();
const Command& coverage_command();
const Command& review_command();
const Command& bench_command();
const Command& sweep_command();
const Command& counters_command();
const Command& manual_command();
const Command& completion_command();

/// All commands, in the order of `shiaiba --help`.
const std::vector<const Command*>& all_commands();

/// Prints a sentence about a usage or I/O failure on stderr; returns kUsage.
int usage_failure(std::string_view sentence);

} // namespace shiaiba::cli

// The commands of `shiaiba`, one file each.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/args.hpp"

namespace shiaiba::cli {

/// What `--help`, the manual page and completions say of a command is made from this.
struct Command {
    std::string_view name;
    /// The words behind it: "SYSTEM A B".
    std::string_view words;
    /// One sentence.
    std::string_view summary;
    /// What else is to be said, in lines.
    std::string_view more;
    std::vector<OptionSpec> options;
    /// Behind the options: exit codes.
    std::string_view after;
    int (*run)(const Args&);
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

/// In the order in which they are listed.
const std::vector<const Command*>& all_commands();

/// A usage or I/O failure: a sentence on stderr; answers kUsage.
int usage_failure(std::string_view sentence);

} // namespace shiaiba::cli

// `shiaiba`: the program, which runs one command of the engine in a terminal.
#include <iostream>

#include "cli/commands.hpp"
#include "cli/help.hpp"
#include "cli/version.hpp"

namespace shiaiba::cli {

const std::vector<const Command*>& all_commands() {
    static const std::vector<const Command*> all{
        &systems_command(),  &data_command(),   &check_command(),     &fight_command(),
        &play_command(),     &batch_command(),  &record_command(),    &legal_command(),
        &link_command(),     &export_command(), &open_command(),      &sweep_command(),
        &counters_command(), &solve_command(),  &certify_command(),   &league_command(),
        &series_command(),   &heat_command(),   &coverage_command(),  &hill_command(),
        &part_command(),     &merge_command(),  &plan_command(),      &review_command(),
        &bench_command(),    &manual_command(), &completion_command()};
    return all;
}

namespace {

int run(const std::vector<std::string>& words) {
    if (words.empty() || words[0] == "--help" || words[0] == "-h" || words[0] == "help") {
        (words.empty() ? std::cerr : std::cout) << overview();
        return words.empty() ? kUsage : kDone;
    }
    if (words[0] == "--version") {
        std::cout << "shiaiba " << release() << "+" << program_version() << "\n";
        return kDone;
    }
    for (const Command* command : all_commands()) {
        if (command->name != words[0]) continue;
        const Args args({words.begin() + 1, words.end()}, command->options);
        if (args.help()) {
            std::cout << help_of(*command);
            return kDone;
        }
        if (!args.fault().empty()) return usage_failure(args.fault());
        return command->run(args);
    }
    return usage_failure("There is no command " + words[0] + "; `shiaiba --help` lists them.");
}

} // namespace

int usage_failure(std::string_view sentence) {
    std::cerr << "shiaiba: " << sentence << "\n";
    return kUsage;
}

} // namespace shiaiba::cli

int main(int argc, char** argv) {
    std::ios::sync_with_stdio(false);
    return shiaiba::cli::run({argv + 1, argv + argc});
}

// `shiaiba`: the engine in a terminal.
#include <array>
#include <iostream>

#include "cli/commands.hpp"
#include "cli/version.hpp"

namespace shiaiba::cli {
namespace {

std::array<const Command*, 22> commands() {
    return {&systems_command(), &check_command(),    &fight_command(),  &play_command(),
            &batch_command(),   &record_command(),   &legal_command(),  &link_command(),
            &export_command(),  &open_command(),     &sweep_command(),  &counters_command(),
            &solve_command(),   &certify_command(),  &league_command(), &series_command(),
            &heat_command(),    &coverage_command(), &part_command(),   &merge_command(),
            &plan_command(),    &bench_command()};
}

void print_help(std::ostream& out) {
    out << "shiaiba: a duel ground for characters that people wrote on paper\n\n";
    for (const Command* command : commands()) out << "  shiaiba " << command->usage << "\n";
    out << "\n`shiaiba COMMAND --help` says more, `shiaiba --version` which one this is. A and B are a file, `-` for standard input, or\n"
           "the sheet itself; `file.txt#NAME` picks one of several sheets,\n"
           "`file.txt#A,B,C` makes a party of them where the system has parties.\n"
           "Exit codes: 0 done, 1 an illegal build, 2 usage or input, 3 stopped at the bound.\n";
}

int run(const std::vector<std::string>& words) {
    if (words.size() == 1 && words[0] == "--version") {
        std::cout << "shiaiba " << program_version() << "\n";
        return kDone;
    }
    if (words.empty() || words[0] == "--help" || words[0] == "-h" || words[0] == "help") {
        print_help(words.empty() ? std::cerr : std::cout);
        return words.empty() ? kUsage : kDone;
    }
    for (const Command* command : commands()) {
        if (command->name != words[0]) continue;
        const Args args({words.begin() + 1, words.end()}, command->options);
        if (args.help()) {
            std::cout << "shiaiba " << command->usage << "\n\n" << command->help;
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

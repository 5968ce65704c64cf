// `shiaiba batch`: fights many pairs of builds, given as numbers, and prints a line of result for
// each.
#include <iostream>
#include <sstream>
#include <string>
#include <utility>

#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "core/text/json.hpp"

namespace shiaiba::cli {
namespace {

/// The numbers of exactly two builds; absent if the line holds anything else.
std::optional<std::pair<Build, Build>> read_pair(const System& system, const std::string& line) {
    const std::size_t n = system.ids_per_build;
    std::istringstream in(line);
    std::vector<int> ids;
    for (int id = 0; in >> id;) ids.push_back(id);
    if (!in.eof() || ids.size() != 2 * n) return std::nullopt;
    const auto middle = ids.begin() + static_cast<std::ptrdiff_t>(n);
    auto a = system.from_ids({ids.begin(), middle});
    auto b = system.from_ids({middle, ids.end()});
    if (!a || !b) return std::nullopt;
    return std::make_pair(std::move(*a), std::move(*b));
}

void print_result(const Played& played) {
    const Outcome& outcome = *played.outcome;
    std::cout << (outcome.winner == Side::None ? "D" : letter(outcome.winner)) << ' '
              << outcome.rounds << ' ' << hex16(played.digest)
              << (outcome.reason == "limit" ? " cap\n" : "\n");
}

int run_batch(const Args& args) {
    if (args.words().size() != 1) return usage_failure("usage: shiaiba batch SYSTEM < pairs");
    const auto found = find_system(args.words()[0]);
    if (!found.value) return found.exit_code;
    const System& system = **found.value;
    if (system.ids_per_build == 0) return usage_failure("This system has no batch form.");
    Match match;
    match.system = &system;
    match.settings = *system.settings().check(Json());
    int exit_code = kDone;
    std::string line;
    for (int number = 1; std::getline(std::cin, line); ++number) {
        if (line.find_first_not_of(" \t\r") == std::string::npos || line[0] == '#') continue;
        auto pair = read_pair(system, line);
        if (!pair) {
            std::cerr << number << ": this is no line of " << 2 * system.ids_per_build
                      << " legal ids\n";
            exit_code = kIllegal;
            continue;
        }
        match.sides = {alone(system, {}, std::move(pair->first)),
                       alone(system, {}, std::move(pair->second))};
        print_result(play(match, Log::Listen::Digest));
    }
    return exit_code;
}

} // namespace

const Command& batch_command() {
    static const Command command{
        "batch",
        "SYSTEM",
        "Fights pairs of builds from standard input, one a line.",
        "A pair is the ids of both builds' skills. For each \"W R H\" is printed: winner A, B or D, rounds,\n"
        "digest of the trace; \" cap\" behind it where the fight was stopped. Blank lines and lines that start\n"
        "with # are skipped. A line that is no pair is told on standard error by its number; the rest is\n"
        "fought, and the exit code is 1.\n",
        {},
        "",
        run_batch};
    return command;
}

} // namespace shiaiba::cli

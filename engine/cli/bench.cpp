// `shiaiba bench`: the signature over fixed fights, and how fast the fights go.
#include "cli/bench.hpp"

#include <iostream>

#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "core/fight/decisions.hpp"
#include "core/report/report.hpp"
#include "core/report/signature.hpp"
#include "core/text/json.hpp"
#include "rulesets/extras.hpp"
#include "rulesets/registry.hpp"

namespace shiaiba::cli {
namespace {

constexpr int kFights = 10'000;

struct Measured {
    double fights_per_second;
    /// Over the outcomes, so that all figures are known to be of the same fights.
    std::uint64_t checksum;
    /// Of JSON.
    std::size_t bytes;
};

/// Random fights with fixed seeds; `told`: each is also written as JSON.
Measured measure(const Ruleset& ruleset, Log::Listen listen, bool told) {
    Dice builds(2);
    Match match;
    match.ruleset = &ruleset;
    match.settings = *ruleset.check_settings(Json());
    Digest checksum;
    std::size_t bytes = 0;
    const Stopwatch stopwatch;
    for (int k = 0; k < kFights; ++k) {
        for (Party& side : match.sides) {
            side = random_party(ruleset, builds, Json(), match.settings);
        }
        Dice dice(static_cast<std::uint64_t>(k));
        RandomDecisions decisions(static_cast<std::uint64_t>(k));
        const Played played = play(match, dice, decisions, listen);
        if (told) bytes += write_json(report(match, played, Lang::Ja)).size();
        checksum.add(std::to_string(static_cast<int>(played.outcome->winner)) + " " +
                     std::to_string(played.outcome->rounds) + "\n");
    }
    return {kFights / stopwatch.seconds(), checksum.value(), bytes};
}

void print(const char* what, const Measured& measured, const Measured& baseline) {
    std::string proof = hex16(measured.checksum);
    if (measured.bytes > 0) {
        proof += "\t" + std::to_string(measured.bytes / kFights) + " bytes/fight";
    }
    print_speed(what, measured.fights_per_second, baseline.fights_per_second, "muted", proof);
}

void bench_logs(const Ruleset& ruleset) {
    const Measured muted = measure(ruleset, Log::Listen::Nothing, false);
    print("muted", muted, muted);
    print("digest", measure(ruleset, Log::Listen::Digest, false), muted);
    print("logged", measure(ruleset, Log::Listen::Everything, false), muted);
    print("reported", measure(ruleset, Log::Listen::Everything, true), muted);
}

int run_bench(const Args& args) {
    std::vector<const Ruleset*> systems = all_rulesets().all();
    if (!args.words().empty()) {
        systems = {all_rulesets().find(args.words().front())};
        if (args.words().size() > 1 || systems.front() == nullptr) {
            return usage_failure("`bench` takes the id of one system, or none.");
        }
    }
    if (args.has("--opponent")) {
        for (const Ruleset* ruleset : systems) bench_searches(*ruleset);
        for (const Ruleset* ruleset : systems) bench_opponents(*ruleset);
        return kDone;
    }
    bool agree = true;
    for (const Ruleset* ruleset : systems) {
        const Identity& it = ruleset->identity();
        std::cout << it.id << " " << it.versions.back() << " " << hex16(bench_signature(*ruleset))
                  << std::endl;
        if (args.has("--signature")) continue;
        if (args.has("--plans")) {
            bench_plans(*ruleset);
            continue;
        }
        if (!args.has("--fast")) {
            bench_logs(*ruleset);
            bench_plans(*ruleset);
            bench_thinking(*ruleset);
        }
        const FastPath* path = fast_path_of(*ruleset);
        if (path != nullptr) agree = bench_fast_path(*ruleset, *path) && agree;
    }
    return agree ? kDone : kIllegal;
}

} // namespace

void print_speed(std::string_view what, double per_second, double baseline_per_second,
                 std::string_view baseline, std::string_view proof) {
    std::cout << "  " << what << "\t" << static_cast<long>(per_second) << " fights/s\t"
              << per_second / baseline_per_second << " × " << baseline << "\t" << proof
              << std::endl;
}

const Command& bench_command() {
    static const Command command{
        "bench",
        "[SYSTEM]",
        "Fights a fixed set of fights for their signature, and measures speeds.",
        "One line a system: id, rules version, signature (equal on every target). Then random fights a second:\n"
        "muted, with the digest of the trace, with events and boards, and written out as JSON; each as a ratio\n"
        "to the muted run, with a checksum of the outcomes. For a system with plans: fights of its samples by\n"
        "their plans, as a ratio to the same fights with the same decisions given; and for each level of its\n"
        "computer opponents decisions a second, the median and the longest time for one, with a checksum of\n"
        "what was decided. For a system with a fast path: the same random pairs by the rules as written\n"
        "(muted), by the scalar kernel and by the lane kernel; and the first sample against every build, fight\n"
        "by fight, swept, and swept on all cores.\n",
        {flag("--signature", "only that line"), flag("--plans", "then only fights by plans"),
         flag("--fast", "then only the fast path"),
         flag("--opponent",
              "only how often the computer opponents win, with 95 % intervals: each level against "
              "each preset, every pairing of a scenario's builds, with the seats swapped")},
        "Exit 1: results of the same fights differ.\n",
        run_bench};
    return command;
}

} // namespace shiaiba::cli

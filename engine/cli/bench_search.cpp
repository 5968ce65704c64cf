// The search that needs nothing but the rules, against plans: for systems without an opponent of their own.
#include <array>
#include <atomic>
#include <iostream>
#include <vector>

#include "analysis/parallel.hpp"
#include "analysis/search.hpp"
#include "analysis/series/wilson.hpp"
#include "cli/bench.hpp"
#include "cli/numbers.hpp"
#include "core/text/json.hpp"
#include "rulesets/extras.hpp"

namespace shiaiba::cli {
namespace {

/// A build's own plans stand beside the search that plays the same build.
void bench_level(const Ruleset& ruleset, int level, std::uint64_t each) {
    const Stopwatch stopwatch;
    const Registry registry({&ruleset});
    std::vector<Party> parties;
    for (const Json& sample : ruleset.samples()) {
        parties.push_back(*check_party(registry, ruleset, sample));
    }
    const auto controller =
        static_cast<Controller>(static_cast<int>(Controller::Plans) + 1 + level);
    Match begun;
    begun.ruleset = &ruleset;
    begun.settings = *ruleset.check_settings(Json());
    std::array<std::atomic<std::uint64_t>, 2> wins{};
    const std::size_t pairings = parties.size() * parties.size();
    in_parallel(pairings, [&](std::size_t pairing) {
        for (std::uint64_t k = 0; k < each; ++k) {
            const Side own = k % 2 == 0 ? Side::A : Side::B;
            Match match = begun;
            match.sides[index(own)] = parties[pairing / parties.size()];
            match.sides[index(other(own))] = parties[pairing % parties.size()];
            const std::uint64_t seed = 1000 * pairing + k;
            wins[0] += fight_searched(match, seed).winner == own ? 1 : 0;
            match.controllers[index(own)] = controller;
            wins[1] += fight_searched(match, seed).winner == own ? 1 : 0;
        }
    });
    const std::uint64_t fights = pairings * each;
    const auto told = [&](std::uint64_t won) {
        const Share share = wilson(won, fights);
        return in_percent(share.rate) + " % (" + in_percent(share.low) + "–" +
               in_percent(share.high) + ")";
    };
    std::cout << "  level " << level << "\t" << told(wins[1]) << "\town plans\t" << told(wins[0])
              << "\t" << fights << " fights\t" << static_cast<long>(stopwatch.seconds()) << " s"
              << std::endl;
}

} // namespace

void bench_searches(const Ruleset& ruleset) {
    for (const Scenario& scenario : extras_of(ruleset).scenarios) {
        if (!scenario.builds.empty()) return;
    }
    const Party sample = *check_party(Registry({&ruleset}), ruleset, ruleset.samples().front());
    const bool planned = ruleset.planner(sample.build()) != nullptr;
    if (!planned || opponent_of(ruleset, 1) != nullptr) return;
    std::cout << ruleset.identity().id << ", samples against the plans of all samples" << std::endl;
    bench_level(ruleset, 1, 28);
    bench_level(ruleset, 2, 8);
    bench_level(ruleset, 3, 2);
}

} // namespace shiaiba::cli

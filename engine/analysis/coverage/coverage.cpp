// Fights with counting players, a portion at a time.
#include "analysis/coverage/coverage.hpp"

#include <algorithm>
#include <mutex>

#include "analysis/ahead.hpp"
#include "analysis/parallel.hpp"
#include "analysis/unattended.hpp"

namespace shiaiba {
namespace {

/// Fights that one thread takes at a time.
constexpr std::uint64_t kCoverPortion = 50;

} // namespace

const plan::Tactic* tactic_of(const Match& match, Side side) {
    if (match.controllers[index(side)] != Controller::Plans) return nullptr;
    return dynamic_cast<const plan::Tactic*>(
        match.ruleset->planner(match.sides[index(side)].build));
}

Coverage::Coverage(const Match& match) {
    for (const Side side : kSides) {
        const plan::Tactic* const tactic = tactic_of(match, side);
        if (tactic != nullptr) sides[index(side)].emplace(tactic->plans().size());
    }
}

void Coverage::join(const Coverage& more) {
    fights += more.fights;
    for (std::size_t k = 0; k < wins.size(); ++k) wins[k] += more.wins[k];
    for (std::size_t k = 0; k < sides.size(); ++k) {
        if (sides[k]) sides[k]->join(*more.sides[k]);
    }
}

Coverage cover(const Match& match, std::uint64_t from, std::uint64_t count) {
    Planners planners = live_planners_of(match);
    std::array<std::optional<CountingPlanner>, 2> counting;
    for (const Side side : kSides) {
        const plan::Tactic* const tactic = tactic_of(match, side);
        if (tactic == nullptr) continue;
        planners[index(side)] = &counting[index(side)].emplace(*tactic);
    }
    Coverage coverage(match);
    coverage.fights = count;
    for (std::uint64_t i = from; i < from + count; ++i) {
        const Outcome outcome = fight_unattended(*match.ruleset, match.settings,
                                                 {&match.sides[0].build, &match.sides[1].build},
                                                 planners, SplitMix64::output(match.seed, i));
        ++coverage.wins[outcome.winner == Side::None ? 2 : index(outcome.winner)];
        for (auto& side : counting) {
            if (side) side->end_fight();
        }
    }
    for (std::size_t k = 0; k < counting.size(); ++k) {
        if (counting[k]) coverage.sides[k] = counting[k]->counts();
    }
    return coverage;
}

std::optional<Coverage> cover_all(const Match& match, std::uint64_t fights,
                                  const CoverageWork& work) {
    Coverage all(match);
    std::mutex joining;
    const bool done = in_parallel(
        static_cast<std::size_t>((fights + kCoverPortion - 1) / kCoverPortion),
        [&](std::size_t portion) {
            const std::uint64_t from = portion * kCoverPortion;
            const Coverage part = cover(match, from, std::min(kCoverPortion, fights - from));
            const std::lock_guard<std::mutex> turn(joining);
            all.join(part);
        },
        [&](std::size_t portions) {
            return !work.go_on || work.go_on(std::min(fights, portions * kCoverPortion));
        },
        work.workers);
    if (!done) return std::nullopt;
    return all;
}

} // namespace shiaiba

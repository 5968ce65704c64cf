// Fights with counting players, a portion at a time.
#include "analysis/coverage/coverage.hpp"

#include <algorithm>
#include <deque>
#include <mutex>
#include <utility>

#include "analysis/ahead.hpp"
#include "analysis/parallel.hpp"
#include "analysis/unattended.hpp"

namespace shiaiba {
namespace {

/// Fights that one thread takes at a time.
constexpr std::uint64_t kCoverPortion = 50;

} // namespace

const plan::Tactic* tactic_of(const Match& match, Actor actor) {
    if (match.controllers[index(actor.side)] != Controller::Plans) return nullptr;
    const Planner* const planner = planner_of(match.parties(), actor);
    return planner == nullptr ? nullptr : planner->tactic();
}

bool has_tactics(const Match& match, Side side) {
    bool has = false;
    for (const Actor actor : members_of(match, side)) {
        has = has || tactic_of(match, actor) != nullptr;
    }
    return has;
}

Coverage::Coverage(const Match& match) {
    for (const Side side : kSides) {
        for (const Actor actor : members_of(match, side)) {
            auto& counts = sides[index(side)].emplace_back();
            const plan::Tactic* const tactic = tactic_of(match, actor);
            if (tactic != nullptr) counts.emplace(tactic->plans().size());
        }
    }
}

void Coverage::join(const Coverage& more) {
    fights += more.fights;
    for (std::size_t k = 0; k < wins.size(); ++k) wins[k] += more.wins[k];
    for (std::size_t side = 0; side < sides.size(); ++side) {
        for (std::size_t k = 0; k < sides[side].size(); ++k) {
            if (sides[side][k]) sides[side][k]->join(*more.sides[side][k]);
        }
    }
}

Coverage cover(const Match& match, std::uint64_t from, std::uint64_t count) {
    Planners planners = live_planners_of(match);
    // Planners are pointed at: they must stay where they are.
    std::deque<std::pair<Actor, CountingPlanner>> counting;
    for (const Side side : kSides) {
        for (const Actor actor : members_of(match, side)) {
            const plan::Tactic* const tactic = tactic_of(match, actor);
            if (tactic == nullptr) continue;
            counting.emplace_back(actor, CountingPlanner(*tactic));
            planners.seat(actor, &counting.back().second);
        }
    }
    Coverage coverage(match);
    coverage.fights = count;
    for (std::uint64_t i = from; i < from + count; ++i) {
        const Outcome outcome = fight_unattended(*match.ruleset, match.settings, match.parties(),
                                                 planners, SplitMix64::output(match.seed, i));
        ++coverage.wins[outcome.winner == Side::None ? 2 : index(outcome.winner)];
        for (auto& [actor, planner] : counting) planner.end_fight();
    }
    for (const auto& [actor, planner] : counting) {
        coverage.sides[index(actor.side)][static_cast<std::size_t>(actor.member)] =
            planner.counts();
    }
    return coverage;
}

std::optional<Coverage> cover_all(const Match& match, const Stretch& fights,
                                  const ShardWork& work) {
    Coverage all(match);
    std::mutex joining;
    const bool done = in_parallel(
        static_cast<std::size_t>((fights.fights() + kCoverPortion - 1) / kCoverPortion),
        [&](std::size_t portion) {
            const std::uint64_t from = fights.from + portion * kCoverPortion;
            const Coverage part = cover(match, from, std::min(kCoverPortion, fights.to - from));
            const std::lock_guard<std::mutex> turn(joining);
            all.join(part);
        },
        [&](std::size_t portions) {
            if (work.progress) {
                work.progress(std::min(fights.fights(), portions * kCoverPortion));
            }
            return !work.go_on || work.go_on();
        },
        work.workers);
    if (!done) return std::nullopt;
    return all;
}

} // namespace shiaiba

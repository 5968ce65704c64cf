// Plays every case behind an option where they are few, else a fixed number of fights.
#include "analysis/review/weighing.hpp"

#include <algorithm>
#include <utility>

#include "analysis/playing_on.hpp"
#include "analysis/search.hpp"
#include "core/report/prospect.hpp"
#include "rulesets/extras.hpp"

namespace shiaiba {
namespace {

constexpr int kStrong = 3;
/// Fights of an option in a duel, and at least so many in the largest parties. An opponent that looks ahead at every
/// decision takes longer than plans.
constexpr std::uint64_t kFightsByPlans = 1000;
constexpr std::uint64_t kFightsByOpponents = 200;
constexpr std::uint64_t kLeastFights = 100;

/// Both sides go on as the strong opponent of their system would, or else by their builds' plans.
Planners players_of(const Match& match) {
    Planners players = all_planners(match.parties());
    const Planner* const opponent = opponent_of(*match.ruleset, kStrong);
    if (opponent == nullptr) return players;
    for (const Side side : kSides) players.seat(side, opponent);
    return players;
}

/// Another stream than that by which the search decided: what looked best there by luck has none here.
std::uint64_t other_stream(std::uint64_t seed) { return SplitMix64::output(~seed, 0); }

std::uint64_t fights_of(const Match& match) {
    const std::size_t members = match.sides[0].members.size() + match.sides[1].members.size();
    const bool by_plans = opponent_of(*match.ruleset, kStrong) == nullptr;
    return std::max((by_plans ? kFightsByPlans : kFightsByOpponents) * 2 / members, kLeastFights);
}

/// Rolls after which a fight goes on, and how many cases are as likely as this one.
struct Case {
    std::vector<std::uint64_t> rolls;
    std::uint64_t one_in = 1;
};

} // namespace

Weighing::Weighing(const Match& match)
    : match_(match)
    , played_(play(match, Log::Listen::Digest))
    , players_(players_of(match))
    , seed_(other_stream(seen_seed(match, played_)))
    , fights_(fights_of(match)) {}

std::size_t Weighing::advised() const {
    const Planner* const opponent = opponent_of(*match_.ruleset, kStrong);
    if (opponent == nullptr) return *searched(match_, kStrong);
    std::size_t option = 0;
    at_pending(match_,
               [&](const Question& question) { option = opponent->decide(question, nullptr); });
    return option;
}

Chances Weighing::chances(std::size_t option) const {
    if (const auto share = exact(option)) return {*share, true};
    const Side side = asked().side;
    Chances chances;
    for (std::uint64_t k = 0; k < fights_; ++k) {
        const std::uint64_t seed = SplitMix64::output(seed_, k);
        const PlayedOn on = play_on(match_, played_.taken, {option, Dice(seed), seed}, players_);
        chances.won.push_back(on.end.winner == side);
    }
    const auto wins = std::count(chances.won.begin(), chances.won.end(), true);
    chances.share = wilson(static_cast<std::uint64_t>(wins), fights_);
    return chances;
}

std::optional<Share> Weighing::exact(std::size_t option) const {
    const Side side = asked().side;
    std::vector<Case> open{Case{}};
    Chance won = 0;
    while (!open.empty()) {
        Case now = std::move(open.back());
        open.pop_back();
        const PlayedOn on =
            play_on(match_, played_.taken, {option, Dice::scripted(now.rolls)}, players_);
        if (on.guessed) return std::nullopt;
        if (!on.lacked) {
            if (on.end.winner == side) won += kCertain / now.one_in;
            continue;
        }
        const std::uint64_t one_in = now.one_in * *on.lacked;
        // No more cases than there would be fights.
        if (one_in > fights_) return std::nullopt;
        for (std::uint64_t roll = 0; roll < *on.lacked; ++roll) {
            open.push_back({now.rolls, one_in});
            open.back().rolls.push_back(roll);
        }
    }
    return exact_share(won / (kCertain / 1'000'000), 1'000'000);
}

Share gained(const Chances& first, const Chances& second) {
    if (first.exact || second.exact) return change(first.share, second.share);
    std::uint64_t gains = 0;
    std::uint64_t losses = 0;
    for (std::size_t k = 0; k < first.won.size(); ++k) {
        if (first.won[k] == second.won[k]) continue;
        ++(second.won[k] ? gains : losses);
    }
    return paired_change(gains, losses, first.won.size());
}

} // namespace shiaiba

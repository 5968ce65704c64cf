// What the plans of both sides come to over a series of fights.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "analysis/coverage/counts.hpp"
#include "analysis/series/sum.hpp"
#include "analysis/shard/sharded.hpp"
#include "core/system/match.hpp"

namespace shiaiba {

/// The plans that play a member of a side; nullptr where other players do.
const plan::Tactic* tactic_of(const Match& match, Actor actor);
/// Is anybody of that side played by plans?
bool has_tactics(const Match& match, Side side);

/// Some fights of a series; parts of the same match join in any order.
struct Coverage {
    std::uint64_t fights = 0;
    Wins wins{};
    /// Of each member; absent where no plans play it.
    std::array<std::vector<std::optional<PlanCounts>>, 2> sides;

    explicit Coverage(const Match& match);
    void join(const Coverage& more);
};

/// Fights from, from + 1 … of the match's series: seeds as series have them (analysis/series/fights).
Coverage cover(const Match& match, std::uint64_t from, std::uint64_t count);

/// The same for any number of workers; absent where `work` ended it.
std::optional<Coverage> cover_all(const Match& match, const Stretch& fights, const ShardWork& work);

} // namespace shiaiba

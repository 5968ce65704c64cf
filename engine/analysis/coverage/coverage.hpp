// What the plans of both sides come to over a series of fights.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "analysis/coverage/counts.hpp"
#include "analysis/series/sum.hpp"
#include "core/match.hpp"

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

struct CoverageWork {
    /// 0: one a core.
    unsigned workers = 0;
    /// Asked between portions: false leaves the rest.
    std::function<bool(std::uint64_t fights)> go_on;
};
/// The same for any number of workers; absent where `go_on` ended it.
std::optional<Coverage> cover_all(const Match& match, std::uint64_t fights,
                                  const CoverageWork& work);

} // namespace shiaiba

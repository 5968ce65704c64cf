// A round robin in parts: each fights some rows, and together they are the league.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "analysis/league/league.hpp"
#include "analysis/matchups.hpp"
#include "core/problem.hpp"

namespace shiaiba {

/// Part `index` of `of`, from 1.
struct Shard {
    std::size_t index = 1;
    std::size_t of = 1;

    /// Every `of`-th row: the rows get shorter down the table, so that parts are about equal.
    bool holds(std::size_t row) const { return row % of == index - 1; }
};
inline constexpr std::size_t kMostShards = 1024;

/// One line of JSON that says what it is: the league, a digest of it, which part, and its rows.
std::string write_part(const LeagueRequest& request, const Shard& shard, const GameRows& games);

/// A league whose games were fought elsewhere.
struct Merged {
    LeagueRequest request;
    League league;
};
/// All parts of one league, in any order. A problem's path is "/n": the part, from 0, that is none,
/// is of another league or split, or comes twice; missing parts are told by number, without a path.
Checked<Merged> merge_parts(const Registry& registry, const std::vector<std::string>& parts);

} // namespace shiaiba

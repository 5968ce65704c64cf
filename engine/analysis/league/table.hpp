// The table of a league: points, the figures beside them, and the order.
#pragma once

#include <cstddef>
#include <functional>
#include <vector>

#include "analysis/league/arena.hpp"

namespace shiaiba {

/// A win counts 2, a draw 1, a loss 0; a bye of the Swiss system counts as a win.
inline constexpr std::size_t kWinPoints = 2;

/// Ranks by stage (which no two entrants of a knock-out share), points, the tie-breaks `ties`, and
/// the roster's order.
std::vector<LeagueRow> make_table(LeagueFormat format, const Entrants& entrants,
                                  const std::vector<Score>& scores,
                                  const FormatResult& result_of_format, const TieBreaks& ties);

/// The figures of every entrant; NPP, Vote and KNNPBI only where all entrants met each other.
std::vector<Figures> figures(LeagueFormat format, const Entrants& entrants,
                             const std::vector<Score>& scores);

/// `before` must be a strict total order: no two entrants are equal.
void sort_entrants(std::vector<std::size_t>& entrants,
                   const std::function<bool(std::size_t, std::size_t)>& before);

} // namespace shiaiba

// The table of a league: points, the figures beside them, and the order.
#pragma once

#include <cstddef>
#include <functional>
#include <vector>

#include "analysis/league/arena.hpp"

namespace shiaiba {

/// A win counts 2, a draw 1, a loss 0; a bye of the Swiss system counts as a win.
inline constexpr std::size_t kWinPoints = 2;

/// Ranks by stage (which no two of a knock-out share), points, these tie-breaks, and the roster's order.
std::vector<LeagueRow> make_table(LeagueFormat format, const Entrants& entrants,
                                  const std::vector<Score>& scores,
                                  const FormatResult& result_of_format, const TieBreaks& ties);

/// The figures of every entrant; NPP, Vote and KNNPBI only where everybody met everybody.
std::vector<Figures> figures(LeagueFormat format, const Entrants& entrants,
                             const std::vector<Score>& scores);

/// `before` orders strictly, and totally: no two are level.
void sort_entrants(std::vector<std::size_t>& entrants,
                   const std::function<bool(std::size_t, std::size_t)>& before);

} // namespace shiaiba

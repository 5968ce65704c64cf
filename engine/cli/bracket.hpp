// Draws a knock-out with box characters.
#pragma once

#include <string>
#include <vector>

#include "analysis/league/league.hpp"

namespace shiaiba::cli {

/// Each bracket as a tree from left to right, with what its marks mean below. `names` by entrant.
std::string drawn_brackets(const std::vector<LeagueRound>& rounds,
                           const std::vector<std::string>& names, Lang lang);

} // namespace shiaiba::cli

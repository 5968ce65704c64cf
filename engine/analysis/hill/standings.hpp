// Who stands how high on a hill.
#pragma once

#include <vector>

#include "analysis/hill/hill.hpp"
#include "analysis/series/wilson.hpp"

namespace shiaiba {

struct HillStanding {
    /// Its place among the entrants.
    std::size_t entrant = 0;
    /// One more than there are with more points.
    std::size_t place = 1;
    std::size_t wins = 0;
    std::size_t draws = 0;
    std::size_t losses = 0;
    /// Opponents of whom it made more than half of the points, half, or less.
    std::size_t beats = 0;
    std::size_t level = 0;
    std::size_t loses = 0;
    /// Of all points, a win being 2 and a draw 1: its rating. The interval takes a draw for half a win, which makes it
    /// no narrower than it is; without chance there is none.
    Share share;

    std::size_t games() const { return wins + draws + losses; }
    std::size_t points() const { return 2 * wins + draws; }
};
/// Best first: points; wins; opponents beaten; the names of the files. Nothing may be missing.
std::vector<HillStanding> standings(const Hill& hill);

} // namespace shiaiba

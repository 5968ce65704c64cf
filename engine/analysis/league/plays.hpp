// The formats whose games depend on games before them. Each plays itself out and answers how far
// everybody came: the higher the stage, the better.
#pragma once

#include <vector>

#include "analysis/league/arena.hpp"

namespace shiaiba {

struct Course {
    std::vector<LeagueRound> rounds;
    /// By entrant; ranks before points.
    std::vector<std::size_t> stages;
    /// Swiss system, by entrant.
    std::vector<std::size_t> byes;
    /// Hill, by entrant.
    std::vector<std::size_t> ages;
};

Course play_single(Arena& arena);
Course play_double_elimination(Arena& arena);
/// `rounds`: 0 for as many as a single elimination would take.
Course play_swiss(Arena& arena, int rounds);
Course play_hill(Arena& arena);

} // namespace shiaiba

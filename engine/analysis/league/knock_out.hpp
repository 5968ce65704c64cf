// The bracket of a knock-out: which seed stands where.
#pragma once

#include <optional>
#include <vector>

#include "analysis/league/league.hpp"

namespace shiaiba {

/// Entrants in the order of the bracket, a power of two of places: neighbours meet first, absent is
/// a bye. The standard order keeps the best seeds apart longest and gives them the byes; within a
/// tier of seeds (3–4, 5–8, 9–16 …) members of a group move to where they can meet their own as
/// late as possible, and nobody meets its own in the first round where the tier leaves a way out.
std::vector<std::optional<std::size_t>> bracket(const Entrants& entrants);

} // namespace shiaiba

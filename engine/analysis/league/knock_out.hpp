// The bracket of a knock-out: the places of the seeds.
#pragma once

#include <optional>
#include <vector>

#include "analysis/league/league.hpp"

namespace shiaiba {

/// Entrants in the order of the bracket, which has a power of two of places: neighbours meet first,
/// and an absent one is a bye. The standard order keeps the best seeds apart longest and gives them
/// the byes. Within a tier of seeds (3–4, 5–8, 9–16 …) members of a group are moved so that they
/// can meet as late as possible, and not in the first round if the tier has any such order.
std::vector<std::optional<std::size_t>> bracket(const Entrants& entrants);

} // namespace shiaiba

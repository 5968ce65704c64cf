// Random valid skill lists (4.1), for tests; everything that a list may say occurs in them.
#pragma once

#include "core/fight/dice.hpp"
#include "core/text/json.hpp"

namespace shiaiba::shinki {

/// A list with this number of skills.
Json random_list(Dice& dice, int skills);

} // namespace shiaiba::shinki

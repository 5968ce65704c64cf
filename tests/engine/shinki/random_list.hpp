// Legal skill lists in which everything occurs that a list may say (4.1).
#pragma once

#include "core/fight/dice.hpp"
#include "core/text/json.hpp"

namespace shiaiba::shinki {

/// With so many skills.
Json random_list(Dice& dice, int skills);

} // namespace shiaiba::shinki

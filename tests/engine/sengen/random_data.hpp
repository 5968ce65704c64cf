// Legal data in which everything occurs that a file may say (5.4).
#pragma once

#include "core/fight/dice.hpp"
#include "core/text/json.hpp"

namespace shiaiba::sengen {

/// With up to so many things in each list.
Json random_data(Dice& dice, int most);

} // namespace shiaiba::sengen

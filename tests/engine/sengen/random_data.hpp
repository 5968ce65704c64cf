// Random valid data (5.4), for tests; everything that a file may say occurs in them.
#pragma once

#include "core/fight/dice.hpp"
#include "core/text/json.hpp"

namespace shiaiba::sengen {

/// Data with at most this many items in each list.
Json random_data(Dice& dice, int most);

} // namespace shiaiba::sengen

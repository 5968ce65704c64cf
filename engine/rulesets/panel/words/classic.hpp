// The notation that a referee keeps on paper: dice, events with their numbers, the chain ([panel 0, 10]).
#pragma once

#include <string>

#include "core/fight/log.hpp"

namespace shiaiba::panel {

/// Side A is P, side B is Q.
std::string paper(const Chronicle& chronicle);

} // namespace shiaiba::panel

// The game's own paper notation ([shiden 9]).
#pragma once

#include <string>

#include "core/system/ruleset.hpp"

namespace shiaiba::shiden {

/// The whole fight as its referees write it by hand, in Japanese only.
std::string classic(const Chronicle& chronicle, const Outcome& outcome, const Names& names);

} // namespace shiaiba::shiden

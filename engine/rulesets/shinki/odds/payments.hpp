// Lists the cards with which an attack may be paid, as far as its damage can differ by them.
#pragma once

#include <vector>

#include "rulesets/shinki/sheet/card.hpp"
#include "rulesets/shinki/sheet/skill.hpp"

namespace shiaiba::shinki {

/// All that the attack's cost allows beyond `paid`, out of the cards of `hand`. What no amount of
/// the skill asks for is left at nothing, so that payments which do the same come once; a contest
/// sees `largest` besides.
std::vector<Used> payments(const Skill& attack, const Used& paid, const Cards& hand);

} // namespace shiaiba::shinki

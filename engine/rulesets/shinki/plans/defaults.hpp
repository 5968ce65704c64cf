// 12.3: the default order of the options of every question; the first one is what happens where no plan speaks.
#pragma once

#include "rulesets/shinki/fight/battle.hpp"

namespace shiaiba::shinki {

/// Places in `picks`, the one that is taken first; each once.
std::vector<std::size_t> default_order(const Battle& battle, Point point, Who who,
                                       const Picks& picks);

/// Whom an option's skill would reach; of a member's option that one.
std::vector<Who> targets_of(const Battle& battle, Who user, const Pick& pick);

} // namespace shiaiba::shinki

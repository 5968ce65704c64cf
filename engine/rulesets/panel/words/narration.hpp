// The catalogue's sentences, filled with the facts of an event.
#pragma once

#include "core/fight/narrator.hpp"
#include "rulesets/panel/sheet/skill.hpp"

namespace shiaiba::panel {

/// `list`: the match's, which knows what skills are called in English.
Spans narrate(const Event& event, const Names& names, const SkillList& list, Lang lang);
Text round_title(int turn);
Spans phase_title(const Phase& phase, const Names& names, Lang lang);

} // namespace shiaiba::panel

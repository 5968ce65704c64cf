// What the builder page asks for, as data.
#pragma once

#include "core/text/json_fwd.hpp"
#include "rulesets/panel/sheet/skill.hpp"

namespace shiaiba::panel {

/// Of a match with these skills.
Json form(const SkillList& list);

} // namespace shiaiba::panel

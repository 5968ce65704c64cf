// Skill lists in the form of section 5.
#pragma once

#include "core/json_fwd.hpp"
#include "rulesets/shinki/sheet/skill.hpp"

namespace shiaiba::shinki {

/// Of JSON that is a legal list.
SkillList list_from(const Json& json);

} // namespace shiaiba::shinki

// The skills that are used where a match names no others (5).
#pragma once

#include <memory>
#include <string_view>

#include "rulesets/shinki/sheet/skill.hpp"

namespace shiaiba::shinki {

const std::shared_ptr<const SkillList>& house_list();
/// As JSON: what a GM may start from.
std::string_view house_list_text();

} // namespace shiaiba::shinki

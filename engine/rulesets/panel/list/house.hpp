// The skill list that is used where a match names no other ([panel 7.3]).
#pragma once

#include <memory>
#include <string_view>

#include "rulesets/panel/sheet/skill.hpp"

namespace shiaiba::panel {

const std::shared_ptr<const SkillList>& house_list();
/// As JSON: what a GM may start from.
std::string_view house_list_text();

} // namespace shiaiba::panel

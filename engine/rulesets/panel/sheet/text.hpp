// Characters as people post them: name, points, skills, patterns, plans ([panel 1.2]).
#pragma once

#include <string>
#include <string_view>

#include "core/system/ruleset.hpp"
#include "rulesets/panel/sheet/sheet.hpp"

namespace shiaiba::panel {

ReadText read_sheet_text(std::string_view text, const std::shared_ptr<const SkillList>& list);
std::string write_sheet_text(const Sheet& sheet, std::string_view name);

} // namespace shiaiba::panel

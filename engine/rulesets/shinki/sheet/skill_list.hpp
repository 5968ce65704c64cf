// Skill lists, read out of JSON by one form and checked as a whole (4.1); and the skills that are used where a
// match names no others (5).
#pragma once

#include <memory>
#include <string_view>

#include "core/text/json_fwd.hpp"
#include "core/text/problem.hpp"
#include "rulesets/shinki/sheet/skill.hpp"

namespace shiaiba::shinki {

/// Every problem at once, L01 to L08. The default skills stand in front of the list's own.
Checked<std::shared_ptr<const SkillList>> read_list(const Json& json);
/// The same from a file's text.
Checked<std::shared_ptr<const SkillList>> parse_list(std::string_view text);

// The skills that are used where a match names no others (5).

const std::shared_ptr<const SkillList>& house_list();
/// As JSON: what a GM may start from.
std::string_view house_list_text();

} // namespace shiaiba::shinki

// Skill lists, read out of JSON by one schema and checked as a whole ([panel 7.2]); and the one that is used
// where a match names no other ([panel 7.3]).
#pragma once

#include <memory>
#include <string_view>

#include "core/text/json_fwd.hpp"
#include "core/text/problem.hpp"
#include "rulesets/panel/sheet/skill.hpp"

namespace shiaiba::panel {

/// Every problem at once, L01 to L11 of the rules, and L12: malformed, or beyond a bound.
Checked<std::shared_ptr<const SkillList>> read_list(const Json& json);
/// The same from a file's text.
Checked<std::shared_ptr<const SkillList>> parse_list(std::string_view text);

// The skill list that is used where a match names no other ([panel 7.3]).

const std::shared_ptr<const SkillList>& house_list();
/// As JSON: what a GM may start from.
std::string_view house_list_text();

} // namespace shiaiba::panel

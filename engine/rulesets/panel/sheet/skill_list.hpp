// Reads and checks skill lists ([panel 7.2]), and holds the house list, which applies where a match
// brings no list of its own ([panel 7.3]).
#pragma once

#include <memory>
#include <string_view>

#include "core/text/json_fwd.hpp"
#include "core/text/problem.hpp"
#include "rulesets/panel/sheet/skill.hpp"

namespace shiaiba::panel {

/// Reports every problem at once: L01 to L11 of the rules, and L12 (malformed, or beyond a bound).
Checked<std::shared_ptr<const SkillList>> read_list(const Json& json);
/// Reads the text of a file.
Checked<std::shared_ptr<const SkillList>> parse_list(std::string_view text);

// -- The house list

const std::shared_ptr<const SkillList>& house_list();
/// The house list as JSON, which a GM may start from.
std::string_view house_list_text();

} // namespace shiaiba::panel

// Reads skill lists out of JSON: one schema, checked as a whole when loaded ([panel 7.2]).
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

} // namespace shiaiba::panel

// Reads skill lists out of JSON: one form, checked as a whole when loaded (4.1).
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

} // namespace shiaiba::shinki

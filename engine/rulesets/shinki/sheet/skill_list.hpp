// Reads and checks skill lists (4.1), and holds the house list, which applies where a match brings
// no list of its own (5).
#pragma once

#include <memory>
#include <string_view>

#include "core/text/json_fwd.hpp"
#include "core/text/problem.hpp"
#include "rulesets/shinki/sheet/skill.hpp"

namespace shiaiba::shinki {

/// Reports every problem at once, L01 to L08. The default skills come first in the list, then its
/// own.
Checked<std::shared_ptr<const SkillList>> read_list(const Json& json);
/// Reads the text of a file.
Checked<std::shared_ptr<const SkillList>> parse_list(std::string_view text);

// -- The house list

const std::shared_ptr<const SkillList>& house_list();
/// The house list as JSON, which a GM may start from. Links hold places in it: never reorder or
/// remove any skill.
std::string_view house_list_text();

} // namespace shiaiba::shinki

// 13: the words of everything that a battle tells.
#pragma once

#include <vector>

#include "core/system/ruleset.hpp"

namespace shiaiba::shinki {

std::vector<std::string_view> event_kinds();
Tone tone(const Event& event);
bool is_bookkeeping(const Event& event);
Spans narrate(const Event& event, const Names& names, Lang lang);
Spans phase_title(const Phase& phase, const Names& names, Lang lang);

} // namespace shiaiba::shinki

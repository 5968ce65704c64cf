// Events into sentences.
#pragma once

#include <vector>

#include "core/system/ruleset.hpp"

namespace shiaiba::teams {

std::vector<std::string_view> event_kinds();
Tone tone(const Event& event);
Spans narrate(const Event& event, const Names& names, Lang lang);

} // namespace shiaiba::teams

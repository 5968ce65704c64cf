// 14: the words of everything that a battle tells.
#pragma once

#include <vector>

#include "core/system/ruleset.hpp"

namespace shiaiba::sengen {

std::vector<std::string_view> event_kinds();
Tone tone(const Event& event);
bool is_bookkeeping(const Event& event);
Spans narrate(const Event& event, const Names& names, Lang lang);
/// Why a battle ended.
Text reason_words(std::string_view reason);
Spans phase_title(const Phase& phase, const Names& names, Lang lang);

} // namespace shiaiba::sengen

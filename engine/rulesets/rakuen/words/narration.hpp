// Our own narration of a fight, in Japanese and English.
#pragma once

#include <string>

#include "core/fight/narrator.hpp"

namespace shiaiba::rakuen {

Spans narrate(const Event& event, const Names& names, Lang lang);
Text round_title(int turn);
Spans phase_title(const Phase& phase, const Names& names, Lang lang);

} // namespace shiaiba::rakuen

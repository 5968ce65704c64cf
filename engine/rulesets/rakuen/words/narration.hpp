// Our own narration of a fight, in Japanese and English.
#pragma once

#include <string>

#include "core/narrator.hpp"

namespace shiaiba::rakuen {

Spans narrate(const Event& event, const Names& names, Lang lang);
Text round_title(int turn);
Spans phase_title(const Phase& phase, const Names& names, Lang lang);

/// A pair as Japanese dice tools print it: 20[10,10]; rewritten: 3[1,2]→4[2,2].
std::string dice_notation(const Event& pair);

} // namespace shiaiba::rakuen

// The catalogue's sentences, filled with the facts of an event.
#pragma once

#include "core/narrator.hpp"

namespace shiaiba::panel {

Spans narrate(const Event& event, const Names& names, Lang lang);
Text round_title(int turn);
Spans phase_title(const Phase& phase, const Names& names, Lang lang);

} // namespace shiaiba::panel

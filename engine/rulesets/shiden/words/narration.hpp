// Our own narration of a fight, in Japanese and English.
#pragma once

#include "core/fight/narrator.hpp"

namespace shiaiba::shiden {

Spans narrate(const Event& event, const Names& names, Lang lang);
Spans phase_title(const Phase& phase, const Names& names, Lang lang);

/// One place of a sentence: a name, a skill, a state or a number of the event. `paper`: as the paper
/// notation writes it, where 【凡打】 shows its level 0.
Span fill(const Event& event, std::string_view key, const Names& names, Lang lang, bool paper);

} // namespace shiaiba::shiden

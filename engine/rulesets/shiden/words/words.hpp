// Words of 紫電一閃 弐: fights in this project's sentences and in the paper notation, builds in a
// form and in a chat palette.
#pragma once

#include <span>
#include <string>

#include "core/fight/narrator.hpp"
#include "core/system/system.hpp"
#include "core/text/json_fwd.hpp"
#include "rulesets/shiden/sheet/sheet.hpp"

namespace shiaiba::shiden {

Spans narrate(const Event& event, const Names& names, Lang lang);
std::span<const PhaseWords> phases();

/// The span for a place of a sentence: a name, skill, state or number of the event. `paper`: as the
/// paper notation writes it, where 【凡打】 shows its level 0.
Span fill(const Event& event, std::string_view key, const Names& names, Lang lang, bool paper);

// The game's own paper notation ([shiden 9]).

/// The whole fight as referees write it by hand; in Japanese only.
std::string classic(const FightLog& fight_log, const Outcome& outcome, const Names& names);

// The chat palette.

/// The row, one line per place; this game has no rolls.
Palette palette(const ShidenBuild& build);

// The builder's form and facts, as JSON.

/// `Form` of bindings/types/system.d.ts.
Json form();
/// `PlaceFacts[]`: each place at the beginning of the fight, with the effects of its neighbours.
Json places(const ShidenBuild& build);

} // namespace shiaiba::shiden

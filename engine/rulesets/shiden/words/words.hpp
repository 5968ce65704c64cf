// What is said of 紫電一閃 弐: fights in our own words and in the paper notation, and builds in a form and on a chat
// palette.
#pragma once

#include <string>

#include "core/fight/narrator.hpp"
#include "core/system/ruleset.hpp"
#include "core/text/json_fwd.hpp"
#include "rulesets/shiden/sheet/sheet.hpp"

namespace shiaiba::shiden {

Spans narrate(const Event& event, const Names& names, Lang lang);
Spans phase_title(const Phase& phase, const Names& names, Lang lang);

/// One place of a sentence: a name, a skill, a state or a number of the event. `paper`: as the paper
/// notation writes it, where 【凡打】 shows its level 0.
Span fill(const Event& event, std::string_view key, const Names& names, Lang lang, bool paper);

// The game's own paper notation ([shiden 9]).

/// The whole fight as its referees write it by hand, in Japanese only.
std::string classic(const FightLog& fight_log, const Outcome& outcome, const Names& names);

// What a player has at hand on a table's chat palette.

/// Its row, place by place: nothing is rolled.
Palette palette(const ShidenBuild& build);

// What the builder page asks for and shows of 紫電一閃 弐, as data.

/// `Form` of bindings/engine.d.ts.
Json form();
/// `PlaceFacts[]`: the row as it stands when the fight begins, neighbours counted in.
Json places(const ShidenBuild& build);

/// Longest 設定 in code points.
inline constexpr int kMostSettingPoints = 4000;

} // namespace shiaiba::shiden

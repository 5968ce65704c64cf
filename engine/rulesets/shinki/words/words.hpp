// The words of everything that a battle tells (13), of what the builder asks for, and of skills.
#pragma once

#include <vector>

#include "core/system/ruleset.hpp"
#include "core/text/text.hpp"
#include "rulesets/shinki/sheet/settings.hpp"
#include "rulesets/shinki/sheet/sheet.hpp"

namespace shiaiba::shinki {

std::vector<std::string_view> event_kinds();
Tone tone(const Event& event);
bool is_bookkeeping(const Event& event);
Spans narrate(const Event& event, const Names& names, Lang lang);
Spans phase_title(const Phase& phase, const Names& names, Lang lang);

// What a player has at hand on a table's chat palette.

/// The coin of [shinki 7], and its skills: cards come from a deck that lies on the table.
Palette palette(const Sheet& sheet);

// What the builder asks for, and the catalogue.

Json form(const Settings& settings);

/// What a skill costs, reaches and does, as one reads it.
std::string skill_text(const Skill& skill, Lang lang);
/// What one of its effects does, whatever it hangs on.
std::string effect_text(const Effect& effect, Lang lang);
/// Whether its effects go by X, the sum of the cards that are used for it (3).
bool counts_sum(const Skill& skill);
std::string cost_text(const Cost& cost, Lang lang);

} // namespace shiaiba::shinki

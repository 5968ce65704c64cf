// Words of 心輝者の戦闘: events as sentences (13), the form of a party, the palette, and texts of
// skills.
#pragma once

#include <span>
#include <vector>

#include "core/system/system.hpp"
#include "core/text/text.hpp"
#include "rulesets/shinki/sheet/settings.hpp"
#include "rulesets/shinki/sheet/sheet.hpp"

namespace shiaiba::shinki {

std::vector<std::string_view> event_kinds();
Tone tone(const Event& event);
bool is_bookkeeping(const Event& event);
Spans narrate(const Event& event, const Names& names, Lang lang);
std::span<const PhaseWords> phases();

// -- The chat palette of a virtual tabletop

/// The coin of [shinki 7.3], and the sheet's skills. No cards: a table has a deck of its own.
Palette palette(const Sheet& sheet);

// -- The form, with the catalogue of skills, statuses and cards; texts of skills

Json form(const Settings& settings);

/// Range, targets, effects and learned effects of a skill, in a sentence.
std::string skill_text(const Skill& skill, const SkillList& list, Lang lang);
/// The effect in words, without its condition.
std::string effect_text(const Effect& effect, const SkillList& list, Lang lang);
/// Whether an effect depends on X, the sum of the cards used (4).
bool counts_sum(const Skill& skill);
std::string cost_text(const Cost& cost, Lang lang);

} // namespace shiaiba::shinki

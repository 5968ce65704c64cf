// The words of everything that a battle tells (14), of what the builder asks for, and of what may
// be chosen.
#pragma once

#include <vector>

#include "core/system/ruleset.hpp"
#include "core/text/json_fwd.hpp"
#include "core/text/text.hpp"
#include "rulesets/sengen/sheet/data.hpp"
#include "rulesets/sengen/sheet/settings.hpp"
#include "rulesets/sengen/sheet/sheet.hpp"

namespace shiaiba::sengen {

std::vector<std::string_view> event_kinds();
Tone tone(const Event& event);
bool is_bookkeeping(const Event& event);
Spans narrate(const Event& event, const Names& names, Lang lang);
Spans phase_title(const Phase& phase, const Names& names, Lang lang);

// What a player has at hand on a table's chat palette.

/// The rolls of [sengen 8], with the weapons, spells and arts of the sheet, and its spell cards.
Palette palette(const Sheet& sheet);

// What the builder asks for, and the catalogue.

Json form(const Settings& settings);

// 5.2, 7, 19: what figures may bear on the board.

/// `states` of a form: statuses, what else is on a character for a time, and modifiers.
Json states_json(const Data& data);

// Weapons, spells and cards in words, made of their data.

Text weapon_text(const Weapon& weapon);
Text spell_text(const Spell& spell, const Data& data);
/// What it does alone, as a sentence; empty where it does nothing.
Text spell_effects(const Spell& spell, const Data& data);
/// An amount or a condition of own data as words say it; `found`: with what its facts were.
Text amount_text(const plan::Amount& amount, const Data& data,
                 const std::vector<int>* found = nullptr);
Text condition_text(const plan::Condition& condition, const Data& data);
Text card_text(const Card& card, const Data& data);
/// What a status does.
Text status_text(const StatusKind& status);

} // namespace shiaiba::sengen

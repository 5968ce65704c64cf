// Functions that word the events of a battle (14), the form of the builder, the catalogue, and the
// chat palette of virtual tabletops.
#pragma once

#include <span>
#include <vector>

#include "core/system/system.hpp"
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
std::span<const PhaseWords> phases();

// The chat palette of a virtual tabletop.

/// The rolls of [sengen 8] with the weapons, spells and abilities of the sheet, and its spell
/// cards.
Palette palette(const Sheet& sheet);

// The form of the builder with the catalogue (`Form` of bindings/types/system.d.ts).

Json form(const Settings& settings);

// 5.2, 7, 19: states of figures on the board.

/// `states` of the form: statuses, other states that last for a time, and modifiers.
Json states_json(const Data& data);

// Weapons, spells, cards and statuses in words, made from their data.

Text weapon_text(const Weapon& weapon, const Data& data);
Text spell_text(const Spell& spell, const Data& data);
/// Only the effects of a spell, as a sentence; empty if it has none.
Text spell_effects(const Spell& spell, const Data& data);
/// What the statuses do that the spell gives: 「束縛：…」, each in a sentence; empty: it gives none.
Text status_words(const Spell& spell, const Data& data);
/// An amount or a condition of own data in the words of plans; `found`: with the values of its
/// facts.
Text amount_text(const plan::Amount& amount, const Data& data,
                 const std::vector<int>* found = nullptr);
Text condition_text(const plan::Condition& condition, const Data& data);
Text card_text(const Card& card, const Data& data);
/// The effects of a status.
Text status_text(const StatusKind& status);

} // namespace shiaiba::sengen

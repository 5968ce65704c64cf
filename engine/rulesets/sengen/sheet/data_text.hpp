// Weapons, spells and cards in words, made of their data.
#pragma once

#include "core/text/text.hpp"
#include "rulesets/sengen/sheet/data.hpp"

namespace shiaiba::sengen {

Text weapon_text(const Weapon& weapon);
Text spell_text(const Spell& spell);
Text card_text(const Card& card);

} // namespace shiaiba::sengen

// What a player has at hand on a table's chat palette.
#pragma once

#include "core/system/ruleset.hpp"
#include "rulesets/sengen/sheet/sheet.hpp"

namespace shiaiba::sengen {

/// The rolls of [sengen 8], with the weapons, spells and arts of the sheet, and its spell cards.
Palette palette(const Sheet& sheet);

} // namespace shiaiba::sengen

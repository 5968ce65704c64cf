// What a player has at hand on a table's chat palette.
#pragma once

#include "core/system/ruleset.hpp"
#include "rulesets/shinki/sheet/sheet.hpp"

namespace shiaiba::shinki {

/// The coin of [shinki 7], and its skills: cards come from a deck that lies on the table.
Palette palette(const Sheet& sheet);

} // namespace shiaiba::shinki

// What a player has at hand on a table's chat palette.
#pragma once

#include "core/system/ruleset.hpp"
#include "rulesets/panel/sheet/sheet.hpp"

namespace shiaiba::panel {

/// The rolls of [panel 3.3], and its skills with what they cost.
Palette palette(const Sheet& sheet);

} // namespace shiaiba::panel

// What a player has at hand on a table's chat palette.
#pragma once

#include "core/system/ruleset.hpp"
#include "rulesets/shiden/sheet/sheet.hpp"

namespace shiaiba::shiden {

/// Its row, place by place: nothing is rolled.
Palette palette(const ShidenBuild& build);

} // namespace shiaiba::shiden

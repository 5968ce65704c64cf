// What a player has at hand on a table's chat palette.
#pragma once

#include "core/system/ruleset.hpp"
#include "rulesets/rakuen/sheet/settings.hpp"
#include "rulesets/rakuen/sheet/sheet.hpp"

namespace shiaiba::rakuen {

/// The rolls of [rakuen 3], and the skills that the rules of the match have.
Palette palette(const RakuenBuild& build, const RakuenSettings& settings);

} // namespace shiaiba::rakuen

// Levels in posted sheets: names with a level each.
#pragma once

#include <vector>

#include "core/sheet/posted/glyphs.hpp"

namespace shiaiba {

/// Items of a list with levels: "〈弾幕〉Lv3 / {身体}4" gives "弾幕3" and "身体4".
std::vector<Glyphs> levels_in(const Glyphs& value);

} // namespace shiaiba

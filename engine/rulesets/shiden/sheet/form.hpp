// What the builder page asks for and shows of 紫電一閃 弐, as data.
#pragma once

#include "core/text/json_fwd.hpp"
#include "rulesets/shiden/sheet/sheet.hpp"

namespace shiaiba::shiden {

/// `Form` of bindings/engine.d.ts.
Json form();
/// `PlaceFacts[]`: the row as it stands when the fight begins, neighbours counted in.
Json places(const ShidenBuild& build);

/// Longest 設定 in code points.
inline constexpr int kMostSettingPoints = 4000;

} // namespace shiaiba::shiden

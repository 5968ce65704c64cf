// The sheet of the panel duel's examples of plans [panel 8.10], for tests of the core.
#pragma once

#include <vector>

#include "core/plan/line.hpp"
#include "rulesets/panel/sheet/vocabulary.hpp"

namespace shiaiba::plan {

/// 神経反射 5, two patterns, every skill of the house list.
const Names& panel_sheet();
/// A sheet that defines no words.
inline const std::vector<Definition> kNone;

} // namespace shiaiba::plan

// The sheet of the panel duel's examples of plans [panel 8.10], for tests of the plan language.
#pragma once

#include <vector>

#include "core/plan/line.hpp"
#include "rulesets/panel/sheet/vocabulary.hpp"

namespace shiaiba::plan {

/// A sheet with 神経反射 5, two patterns and every skill of the house list.
const Names& panel_sheet();
/// The definitions of a sheet that defines no words.
inline const std::vector<Definition> kNone;

} // namespace shiaiba::plan

// The panel duel's vocabulary [panel 8.5, 8.6] and the sheet of its examples, for tests of the core.
#pragma once

#include "core/plan/vocabulary.hpp"

namespace shiaiba::plan::panel {

const Vocabulary& vocabulary();

/// 神経反射 5, two patterns, every skill of the starter list.
const Names& sheet();

enum Decision { kUse, kTarget, kPay, kTranscribe, kMaintain, kAttr };

} // namespace shiaiba::plan::panel

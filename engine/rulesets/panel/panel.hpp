// パネルアレー戦 as a ruleset.
#pragma once

#include "core/system/ruleset.hpp"

namespace shiaiba {
struct Extras;
}

namespace shiaiba::panel {

const Ruleset& ruleset();
const Extras& extras();

} // namespace shiaiba::panel

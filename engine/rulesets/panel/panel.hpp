// パネルアレー戦: its ruleset and its capabilities.
#pragma once

#include "core/system/ruleset.hpp"

namespace shiaiba {
struct Capabilities;
}

namespace shiaiba::panel {

const Ruleset& ruleset();
const Capabilities& capabilities();

} // namespace shiaiba::panel

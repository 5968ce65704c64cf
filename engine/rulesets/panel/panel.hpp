// パネルアレー戦 as a system, and its capabilities.
#pragma once

#include "core/system/system.hpp"

namespace shiaiba {
struct Capabilities;
}

namespace shiaiba::panel {

const System& system();
const Capabilities& capabilities();

} // namespace shiaiba::panel

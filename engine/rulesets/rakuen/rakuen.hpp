// らくえん模擬戦 var.1.0.12 as a system, and its capabilities.
#pragma once

#include "core/system/system.hpp"

namespace shiaiba {
struct Capabilities;
}

namespace shiaiba::rakuen {

const System& system();
const Capabilities& capabilities();

} // namespace shiaiba::rakuen

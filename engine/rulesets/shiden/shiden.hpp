// 紫電一閃 弐 v1.03 as a system, and its capabilities.
#pragma once

#include "core/system/system.hpp"

namespace shiaiba {
struct Capabilities;
}

namespace shiaiba::shiden {

const System& system();
const Capabilities& capabilities();

} // namespace shiaiba::shiden

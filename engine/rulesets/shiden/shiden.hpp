// 紫電一閃 弐 v1.03: its ruleset and its capabilities.
#pragma once

#include "core/system/ruleset.hpp"

namespace shiaiba {
struct Capabilities;
}

namespace shiaiba::shiden {

const Ruleset& ruleset();
const Capabilities& capabilities();

} // namespace shiaiba::shiden

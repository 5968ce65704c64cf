// Ruleset of らくえん模擬戦 var.1.0.12, and its capabilities.
#pragma once

#include "core/system/ruleset.hpp"

namespace shiaiba {
struct Capabilities;
}

namespace shiaiba::rakuen {

const Ruleset& ruleset();
const Capabilities& capabilities();

} // namespace shiaiba::rakuen

// 紫電一閃 弐 v1.03 as a ruleset.
#pragma once

#include "core/system/ruleset.hpp"

namespace shiaiba {
struct Extras;
}

namespace shiaiba::shiden {

const Ruleset& ruleset();
const Extras& extras();

} // namespace shiaiba::shiden

// パネルアレー戦 as a ruleset.
#pragma once

#include "core/ruleset.hpp"

namespace shiaiba::panel {

const Ruleset& ruleset();

} // namespace shiaiba::panel

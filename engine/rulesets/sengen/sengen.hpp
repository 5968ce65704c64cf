// The ruleset of 千幻抄 (Sengen): parties duel with danmaku and dice pools (docs/systems/sengen.md).
#pragma once

#include "core/system/ruleset.hpp"

namespace shiaiba::sengen {

const Ruleset& ruleset();

} // namespace shiaiba::sengen

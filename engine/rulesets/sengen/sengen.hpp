// 千幻抄 (Sengen) as a system: parties duel with danmaku and dice pools (docs/systems/sengen.md).
#pragma once

#include "core/system/system.hpp"

namespace shiaiba::sengen {

const System& system();

} // namespace shiaiba::sengen

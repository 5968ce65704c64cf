// 心輝者の戦闘 (Shinki) as a system: parties fight with cards on five columns.
#pragma once

#include "core/system/system.hpp"

namespace shiaiba::shinki {

const System& system();

} // namespace shiaiba::shinki

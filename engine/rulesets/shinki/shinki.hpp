// 心輝者の戦闘 (Shinki): its ruleset. Parties fight with cards on five columns.
#pragma once

#include "core/system/ruleset.hpp"

namespace shiaiba::shinki {

const Ruleset& ruleset();

} // namespace shiaiba::shinki

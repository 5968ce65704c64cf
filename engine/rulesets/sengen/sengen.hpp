// 千幻抄 (Sengen): parties, danmaku, a dice pool.
#pragma once

#include "core/system/ruleset.hpp"

namespace shiaiba::sengen {

const Ruleset& ruleset();

} // namespace shiaiba::sengen

// 千幻抄 (Sengen): parties, danmaku, a dice pool.
#pragma once

#include "core/ruleset.hpp"

namespace shiaiba::sengen {

const Ruleset& ruleset();

} // namespace shiaiba::sengen

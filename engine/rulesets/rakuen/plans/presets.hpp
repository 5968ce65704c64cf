// Four tactics to begin with [rakuen 20.3], written in the plan language.
#pragma once

#include "core/plan/presets.hpp"

namespace shiaiba::rakuen {

const plan::Presets& presets();

} // namespace shiaiba::rakuen

// The format of skill lists (4, 4.1) as tables.
#pragma once

#include "core/sheet/own_format.hpp"

namespace shiaiba::shinki {

extern const FormatShape kListShape;
/// An effect, by the op that it begins with.
extern const FormatShape kEffectShape;

} // namespace shiaiba::shinki

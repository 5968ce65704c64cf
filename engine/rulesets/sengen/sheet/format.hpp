// The format of own data (5.4) as tables.
#pragma once

#include "core/sheet/own_format.hpp"

namespace shiaiba::sengen {

extern const FormatShape kDataShape;

} // namespace shiaiba::sengen

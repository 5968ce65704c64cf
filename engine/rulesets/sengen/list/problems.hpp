// What can be wrong with own data (5.4).
#pragma once

#include "core/sheet/own_list.hpp"

namespace shiaiba::sengen {

/// D01 to D06.
const ListWords& data_words();

} // namespace shiaiba::sengen

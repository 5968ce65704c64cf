// What can be wrong with a skill list (4.1).
#pragma once

#include "core/sheet/own_list.hpp"

namespace shiaiba::shinki {

/// L01 to L08.
const ListWords& list_words();

} // namespace shiaiba::shinki

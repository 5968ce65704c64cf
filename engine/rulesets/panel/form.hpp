// What the builder page asks for, as data.
#pragma once

#include "core/json_fwd.hpp"

namespace shiaiba::panel {

Json form();

} // namespace shiaiba::panel

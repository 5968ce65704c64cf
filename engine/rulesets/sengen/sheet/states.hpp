// 5.2, 7, 19: what figures may bear on the board.
#pragma once

#include "core/text/json_fwd.hpp"

namespace shiaiba::sengen {

/// `states` of a form: statuses, what else is on a character for a time, and modifiers.
Json states_json();

} // namespace shiaiba::sengen

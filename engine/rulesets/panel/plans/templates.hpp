// Plans to start from, by the idea that they follow.
#pragma once

#include "core/json_fwd.hpp"

namespace shiaiba::panel {

/// `[{name, plans: [{text, note}]}]`. They name no skill, so that any sheet may have them.
Json templates();

} // namespace shiaiba::panel

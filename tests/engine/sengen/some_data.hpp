// Weapons, spells and spell cards on which clause tests rest, whatever the house's own are tuned to.
#pragma once

#include <string_view>

#include "core/text/json_fwd.hpp"

namespace shiaiba::sengen {

/// The settings with these data, unless they bring others; null stands for the house's.
Json with_some_data(std::string_view settings);

} // namespace shiaiba::sengen

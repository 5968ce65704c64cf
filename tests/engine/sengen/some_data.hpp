// Frozen weapons, spells and spell cards for the clause tests, so that changes of the house data
// don't break them.
#pragma once

#include <string_view>

#include "core/text/json_fwd.hpp"

namespace shiaiba::sengen {

/// The settings with these data, unless the settings have data of their own; null there stands for
/// the house data.
Json with_some_data(std::string_view settings);

} // namespace shiaiba::sengen

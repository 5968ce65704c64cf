// Plans to start from, by the idea that they follow.
#pragma once

#include <string_view>

namespace shiaiba::panel {

/// Extras::plan_templates.
std::string_view templates();

} // namespace shiaiba::panel

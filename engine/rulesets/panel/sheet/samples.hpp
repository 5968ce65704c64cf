// Six characters to begin with, each with an idea of its own and plans that say why.
#pragma once

#include <string_view>

namespace shiaiba::panel {

/// A JSON list of builds without system and version.
std::string_view samples_text();

} // namespace shiaiba::panel

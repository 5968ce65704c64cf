// 15: characters and parties to begin with.
#pragma once

#include <string_view>

namespace shiaiba::sengen {

/// A JSON array of builds, without system and version.
std::string_view samples_text();

} // namespace shiaiba::sengen

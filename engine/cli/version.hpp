// Which version of the program this is.
#pragma once

#include <string_view>

namespace shiaiba::cli {

/// 12 hex digits over the engine's sources: two programs that say the same answer the same, wherever they were built.
std::string_view program_version();

} // namespace shiaiba::cli

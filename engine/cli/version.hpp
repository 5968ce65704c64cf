// The version of the program, by which machines that share a question know that they run the same engine.
#pragma once

#include <string_view>

namespace shiaiba::cli {

/// 12 hex digits over the engine's sources: two programs that say the same answer the same, wherever they were built.
std::string_view program_version();

} // namespace shiaiba::cli

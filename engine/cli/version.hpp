// The program's version, by which machines that share a question know that they run the same
// engine.
#pragma once

#include <string_view>

namespace shiaiba::cli {

/// 12 hex digits of a hash over the engine's sources: programs of the same version give the same
/// answers, wherever they were built.
std::string_view program_version();

} // namespace shiaiba::cli

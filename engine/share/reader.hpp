// Reads whatever a player pastes: a link, JSON, or characters as people write them.
#pragma once

#include <cstddef>
#include <string_view>

#include "share/reading.hpp"

namespace shiaiba {

/// Longest text that is read, in bytes.
inline constexpr std::size_t kMostText = 1 << 20;
/// Most problems that are told one by one.
inline constexpr std::size_t kMostProblems = 1000;

/// `preferred` is the system where the text names none.
Reading read_anything(const Registry& registry, const Ruleset& preferred, std::string_view text);

} // namespace shiaiba

// Measures the links of whole fights that are played by hand.
#pragma once

#include <cstddef>
#include <cstdint>

#include "core/text/json.hpp"

namespace shiaiba::tests {

/// The length of the longest link of `fights` fights between two sides, in characters. Each is
/// played by hand to its end, mostly by default options.
std::size_t longest_by_hand(const char* system, const Json& a, const Json& b, std::uint64_t fights);

} // namespace shiaiba::tests

// How long links of whole fights become that are played by hand.
#pragma once

#include <cstddef>
#include <cstdint>

#include "core/text/json.hpp"

namespace shiaiba::tests {

/// The longest link of so many fights between two sides, each played by hand to its end: mostly what is usual.
std::size_t longest_by_hand(const char* system, const Json& a, const Json& b, std::uint64_t fights);

} // namespace shiaiba::tests

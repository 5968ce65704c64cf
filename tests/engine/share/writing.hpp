// Writes links bit by bit, whether legal or not, for the tests of forged links.
#pragma once

#include <cstdint>
#include <functional>

#include "core/text/bits.hpp"

namespace shiaiba::tests {

/// Link ids of the systems.
inline constexpr std::uint64_t kShiden = 1;
inline constexpr std::uint64_t kCoins = 63;
using Writing = std::function<void(BitWriter&)>;

} // namespace shiaiba::tests

// Links written bit by bit, legal or not.
#pragma once

#include <cstdint>
#include <functional>

#include "core/text/bits.hpp"

namespace shiaiba::tests {

/// Numbers of systems in links.
inline constexpr std::uint64_t kShiden = 1;
inline constexpr std::uint64_t kCoins = 63;
using Writing = std::function<void(BitWriter&)>;

} // namespace shiaiba::tests

// The two sides of a fight.
#pragma once

#include <array>
#include <cstddef>

namespace shiaiba {

enum class Side : signed char { None = -1, A = 0, B = 1 };

inline constexpr std::array<Side, 2> kSides{Side::A, Side::B};
constexpr std::size_t index(Side side) { return static_cast<std::size_t>(side); }
constexpr Side other(Side side) { return side == Side::A ? Side::B : Side::A; }
constexpr const char* letter(Side side) { return side == Side::A ? "A" : "B"; }

} // namespace shiaiba

// A probability as an integer, so that odds are the same numbers on every target.
#pragma once

#include <cstdint>

namespace shiaiba::rakuen {

/// In units of 10^-18: up to nine pairs of dice fall with an exact multiple of it.
using Chance = std::uint64_t;
constexpr Chance kCertain = 1'000'000'000'000'000'000;

/// The product of two probabilities, rounded down.
constexpr Chance both(Chance a, Chance b) {
    constexpr Chance kHalf = 1'000'000'000;
    const Chance a_high = a / kHalf;
    const Chance a_low = a % kHalf;
    const Chance b_high = b / kHalf;
    const Chance b_low = b % kHalf;
    return a_high * b_high + (a_high * b_low + a_low * b_high + a_low * b_low / kHalf) / kHalf;
}

/// In 1/10,000, rounded half up: what plans compare.
constexpr int in_ten_thousandths(Chance chance) {
    constexpr Chance kUnit = kCertain / 10'000;
    return static_cast<int>((chance + kUnit / 2) / kUnit);
}

} // namespace shiaiba::rakuen

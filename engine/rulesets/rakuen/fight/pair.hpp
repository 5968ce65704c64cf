// Two ten-sided dice, red and blue ([rakuen 3]).
#pragma once

#include <algorithm>

#include "core/fight/dice.hpp"

namespace shiaiba::rakuen {

/// A face as it stands on the die, 0 … 9, counts so much.
constexpr int value(int face) { return face == 0 ? 10 : face; }
/// The face one step on (or back) in the ring 1-2-…-9-0-1 [rakuen R22].
constexpr int stepped(int face, int step) { return (face + step + 10) % 10; }

struct Pair {
    int red = 0;
    int blue = 0;

    constexpr int sum() const { return value(red) + value(blue); }
    constexpr bool is_double() const { return red == blue; }
    /// Rewritten to the double of its higher face (8.2).
    constexpr Pair forced() const {
        const int face = value(red) > value(blue) ? red : blue;
        return {face, face};
    }
};

inline Pair roll_pair(Dice& dice) {
    const int red = static_cast<int>(dice.below(10));
    return {red, static_cast<int>(dice.below(10))};
}

} // namespace shiaiba::rakuen

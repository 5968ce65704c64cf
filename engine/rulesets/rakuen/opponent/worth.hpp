// What a position is worth to a computer opponent, in integers, so that it decides alike on every target; and
// what the fitted judge sees of it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "rulesets/rakuen/plans/totals.hpp"
#include "rulesets/rakuen/sheet/state.hpp"

namespace shiaiba::rakuen {

/// Chance to win the battle, in 1/2^24.
using Worth = std::int32_t;
inline constexpr Worth kWon = 1 << 24;

/// A probability in 1/2^30: sums of products with a Worth fit into 64 bits.
using Weight = std::int64_t;
inline constexpr Weight kSure = 1 << 30;
constexpr Weight weight(Chance chance) {
    return static_cast<Weight>(both(chance, static_cast<Chance>(kSure)));
}
constexpr Worth mixed(Weight chance, Worth then, Worth otherwise) {
    return static_cast<Worth>((chance * then + (kSure - chance) * otherwise) / kSure);
}

/// How a level judges a position in which the attacker may attack: what it is worth to the attacker.
class Judge {
public:
    virtual ~Judge() = default;
    virtual Worth worth(const State& state) const = 0;
};

/// Only the difference of HP counts.
const Judge& hp_judge();
/// The formula of [rakuen 21].
const Judge& formula_judge();
/// Fitted by self-play; docs/opponent.md.
const Judge& fitted_judge();

// What the fitted judge sees of a position: numbers in 1/256, about the attacker and the other.

inline constexpr std::size_t kFeatures = 44;
using Features = std::array<std::int32_t, kFeatures>;

/// Of a position whose attacker may attack.
Features features(const State& state);

} // namespace shiaiba::rakuen

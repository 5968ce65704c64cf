// The value of a position to a computer opponent, in integers, so that it decides alike on every target; and the
// inputs of the fitted evaluator.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "rulesets/rakuen/plans/totals.hpp"
#include "rulesets/rakuen/sheet/state.hpp"

namespace shiaiba::rakuen {

/// Chance to win the battle, in 1/2^24.
using Value = std::int32_t;
inline constexpr Value kWon = 1 << 24;

/// A probability in 1/2^30: sums of products with a Value fit into 64 bits.
using Weight = std::int64_t;
inline constexpr Weight kSure = 1 << 30;
constexpr Weight weight(Chance chance) {
    return static_cast<Weight>(multiply(chance, static_cast<Chance>(kSure)));
}
constexpr Value mixed(Weight chance, Value then, Value otherwise) {
    return static_cast<Value>((chance * then + (kSure - chance) * otherwise) / kSure);
}

/// How a level evaluators a position in which the attacker may attack: what it is worth to the attacker.
class Evaluator {
public:
    virtual ~Evaluator() = default;
    virtual Value value(const State& state) const = 0;
};

/// Only the difference of HP counts.
const Evaluator& hp_evaluator();
/// The formula of [rakuen 21].
const Evaluator& formula_evaluator();
/// Fitted by self-play; docs/opponent.md.
const Evaluator& fitted_evaluator();

// What the fitted evaluator sees of a position: numbers in 1/256, about the attacker and the other.

inline constexpr std::size_t kFeatures = 44;
using Features = std::array<std::int32_t, kFeatures>;

/// Of a position whose attacker may attack.
Features features(const State& state);

} // namespace shiaiba::rakuen

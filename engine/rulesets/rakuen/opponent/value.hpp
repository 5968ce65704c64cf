// Value of a position to a computer opponent, in integers, so that it decides alike on every
// target; and the inputs of the fitted evaluator.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "rulesets/rakuen/plans/totals.hpp"
#include "rulesets/rakuen/sheet/state.hpp"

namespace shiaiba::rakuen {

/// The chance to win the battle, in 1/2^24.
using Value = std::int32_t;
inline constexpr Value kWon = 1 << 24;

/// A probability in 1/2^30, so that sums of products with a Value fit into 64 bits.
using Weight = std::int64_t;
inline constexpr Weight kSure = 1 << 30;
constexpr Weight weight(Chance chance) {
    return static_cast<Weight>(multiply(chance, static_cast<Chance>(kSure)));
}
/// The mean of two values: `then` with the probability `chance`, else `otherwise`.
constexpr Value mixed(Weight chance, Value then, Value otherwise) {
    return static_cast<Value>((chance * then + (kSure - chance) * otherwise) / kSure);
}

/// Values positions in which the attacker may attack, to the attacker. Each level has its own.
class Evaluator {
public:
    virtual ~Evaluator() = default;
    virtual Value value(const State& state) const = 0;
};

/// Only the difference of HP counts.
const Evaluator& hp_evaluator();
/// A formula of HP, who attacks next, and IN.
const Evaluator& formula_evaluator();
/// A network that self-play fitted (docs/opponent.md).
const Evaluator& fitted_evaluator();

// The inputs of the fitted evaluator: numbers in 1/256 about the attacker and the opponent.

inline constexpr std::size_t kFeatures = 44;
using Features = std::array<std::int32_t, kFeatures>;

/// The inputs for a position whose attacker may attack.
Features features(const State& state);

} // namespace shiaiba::rakuen

// What the fitted judge sees of a position: numbers in 1/256, about the attacker and the other.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "rulesets/rakuen/fight/state.hpp"

namespace shiaiba::rakuen {

inline constexpr std::size_t kFeatures = 44;
using Features = std::array<std::int32_t, kFeatures>;

/// Of a position whose attacker may attack.
Features features(const State& state);

} // namespace shiaiba::rakuen

// A fight that nobody attends: muted, its chance and its choices from one seed.
#pragma once

#include <cstdint>

#include "core/system/ruleset.hpp"

namespace shiaiba {

/// Planners decide; where a side has none, random decisions that the same seed draws.
Outcome fight_unattended(const Ruleset& ruleset, const Settings& settings, const Sides& sides,
                         const Planners& planners, std::uint64_t seed);

} // namespace shiaiba

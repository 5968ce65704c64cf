// Capabilities of the systems: finds what a system offers beside its rules
// (core/system/capabilities.hpp).
#pragma once

#include "core/system/capabilities.hpp"

namespace shiaiba {

/// Empty for a system that isn't in systems.def.
const Capabilities& capabilities_of(const System& system);

/// nullptr for a level below 1 or above Identity::opponents, or if the system has no opponent of
/// its own.
inline const Planner* opponent_of(const System& system, int level) {
    const bool known = level >= 1 && level <= system.identity.opponents;
    return known ? capabilities_of(system).opponent(level) : nullptr;
}

/// The records of every system that has some.
const std::vector<const Records*>& kept_records();

} // namespace shiaiba

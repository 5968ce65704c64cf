// Capabilities of the systems: finds what a system offers beside its rules
// (core/system/capabilities.hpp).
#pragma once

#include "core/system/capabilities.hpp"

namespace shiaiba {

/// Empty for a ruleset that isn't in systems.def.
const Capabilities& capabilities_of(const Ruleset& ruleset);

/// Each answers with the member of `Capabilities` of the same meaning.
const FastPath* fast_path_of(const Ruleset& ruleset);
std::string_view equilibrium_text_of(const Ruleset& ruleset);
std::span<const std::uint32_t> equilibrium_wins_of(const Ruleset& ruleset);
/// nullptr for a level below 1 or above Identity::opponents, or if the system has no opponent of
/// its own.
const Planner* opponent_of(const Ruleset& ruleset, int level);
/// Whether the side is not limited by points, as a GM's.
bool is_unbound(const Party& side);
/// null if there are none.
Json odds_of(const Ruleset& ruleset, const Question& question);

/// The records of every system that has some.
const std::vector<const Records*>& kept_records();

} // namespace shiaiba

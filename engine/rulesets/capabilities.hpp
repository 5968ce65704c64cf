// Finds the capabilities of a system: what it brings beside its rules.
#pragma once

#include "core/system/capabilities.hpp"

namespace shiaiba {

/// Empty for a ruleset that isn't in systems.def.
const Capabilities& capabilities_of(const Ruleset& ruleset);

/// As `Capabilities` says, of the ruleset's.
const FastPath* fast_path_of(const Ruleset& ruleset);
std::string_view equilibrium_text_of(const Ruleset& ruleset);
std::span<const std::uint32_t> equilibrium_wins_of(const Ruleset& ruleset);
/// nullptr for any other level than 1 to Identity::opponents.
const Planner* opponent_of(const Ruleset& ruleset, int level);
/// No points bound it.
bool is_unbound(const Party& side);
/// null where there are none.
Json odds_of(const Ruleset& ruleset, const Question& question);

/// Of every system whose players keep some.
const std::vector<const Records*>& kept_records();

} // namespace shiaiba

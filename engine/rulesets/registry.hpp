// The systems of systems.def: those that this program holds, and the names of all.
#pragma once

#include "core/system/ruleset.hpp"

namespace shiaiba {

/// All of them, and what their players keep; compiled with SHIAIBA_ONLY that one alone, without what its players keep
/// (capabilities_of), and what is told of the others.
const Registry& all_rulesets();
/// All that the page shows, whoever holds them.
const std::vector<Published>& published_systems();

} // namespace shiaiba

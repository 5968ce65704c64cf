// Registry: the systems of systems.def that this program plays, and the names of all.
#pragma once

#include "core/system/system.hpp"

namespace shiaiba {

/// All systems, with their records. Compiled with SHIAIBA_ONLY: that system alone, without its
/// records (capabilities_of has them), and the names of the others.
const Registry& all_systems();
/// The names of all systems of systems.def, whether this program plays them or not.
const std::vector<Published>& published_systems();

} // namespace shiaiba

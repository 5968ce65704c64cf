// The computer opponents of らくえん: one more source of decisions, by looking ahead ([rakuen 21]).
#pragma once

#include "core/fight/decisions.hpp"

namespace shiaiba::rakuen {

/// Level 1 (weak) to 3 (strong). Fixed work; docs/opponent.md says how much, and how well they do.
const Planner* opponent(int level);

} // namespace shiaiba::rakuen

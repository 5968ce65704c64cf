// Words that a sheet defines for its plans ([panel 8.8]).
#pragma once

#include "core/plan/line.hpp"
#include "core/problem.hpp"

namespace shiaiba::plan {

/// P017 where the right side isn't one phrase. Where it is, `definition.said` becomes that phrase in
/// both languages.
Problems settle(Definition& definition, const Vocabulary& vocabulary, const Names& names);

} // namespace shiaiba::plan

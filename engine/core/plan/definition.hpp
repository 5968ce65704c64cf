// Words that a sheet defines for its plans (docs/plans.md).
#pragma once

#include <cstdint>
#include <span>

#include "core/plan/line.hpp"
#include "core/problem.hpp"

namespace shiaiba::plan {

/// P017 where the right side isn't one phrase. Where it is, `definition.said` becomes that phrase in
/// both languages.
Problems settle(Definition& definition, const Vocabulary& vocabulary, const Names& names);

/// Why no plan ever takes a definition: where a name stands the name is meant, and of several
/// definitions of one word the first.
enum class Idle : std::uint8_t { No, Name, Repeated };
Idle idle(std::span<const Definition> definitions, std::size_t which, const Names& names);

} // namespace shiaiba::plan

// What is said at the border about standings, counters and edits (shapes of bindings/engine.d.ts).
#pragma once

#include <optional>
#include <vector>

#include "analysis/counters.hpp"
#include "core/character.hpp"
#include "core/json_fwd.hpp"

namespace shiaiba {

Json to_json(const Standing& standing);
Json to_json(const Ruleset& ruleset, const ItemNames& names, const CountersPart& part);
/// `score`: of the build that is edited. Edits keep its name; free text is left out.
Json to_json(const Character& mine, const ItemNames& names, std::optional<int> score,
             const std::vector<Edit>& edits);

} // namespace shiaiba

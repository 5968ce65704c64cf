// What is said at the border about standings, counters and edits (shapes of bindings/analysis.d.ts).
#pragma once

#include "analysis/counters.hpp"
#include "core/fight/party.hpp"
#include "core/text/json_fwd.hpp"

namespace shiaiba {

Json to_json(const Standing& standing);
Json to_json(const Ruleset& ruleset, const ItemNames& names, const CountersPart& part);
/// Edits keep the name of `mine`; free text is left out.
Json to_json(const Party& mine, const ItemNames& names, const Edits& edits);

} // namespace shiaiba

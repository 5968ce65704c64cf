// A played fight as JSON: what a module answers and `--log json` prints.
#pragma once

#include <cstddef>

#include "core/json_fwd.hpp"
#include "core/match.hpp"

namespace shiaiba {

/// `Report` of bindings/engine.d.ts, told in one language. The match must have been played with Listen::Everything.
Json report(const Match& match, const Played& played, Lang lang);

/// `Why` of the decision that stands at this place of the report; null where no plan was asked.
Json why_json(const Match& match, const Played& played, std::size_t at, Lang lang);

/// `Choice` of bindings/engine.d.ts.
Json to_json(const Choice& choice);
/// `Outcome` of bindings/engine.d.ts.
Json to_json(const Outcome& outcome);
/// With what is left of each member, where sides are parties.
Json outcome_json(const Match& match, const Outcome& outcome);
/// `Pending` of bindings/engine.d.ts; null where the fight is over.
Json pending_json(const Match& match, const Played& played);

/// `SettingSaid[]` of bindings/engine.d.ts: what differs from the default.
Json settings_json(const Ruleset& ruleset, const Settings& settings);

} // namespace shiaiba

// A played fight as JSON: what a module answers and `--log json` prints; its bare result; and the rulings that
// its winner hangs on.
#pragma once

#include <cstddef>
#include <vector>

#include "core/system/match.hpp"
#include "core/text/json_fwd.hpp"

namespace shiaiba {

/// `Report` of bindings/engine.d.ts, told in one language. The match must have been played with Listen::Everything.
Json report(const Match& match, const Played& played, Lang lang);

/// `Why` of the decision that stands at this place of the report; null where no plan was asked.
Json why_json(const Match& match, const Played& played, std::size_t at, Lang lang);

/// `Choice` of bindings/engine.d.ts.
Json to_json(const PendingQuestion& choice);
/// `Outcome` of bindings/engine.d.ts.
Json to_json(const Outcome& outcome);
/// With what is left of each member, where sides are parties.
Json outcome_json(const Match& match, const Outcome& outcome);
/// `Pending` of bindings/engine.d.ts; null where the fight is over.
Json pending_json(const Match& match, const Played& played);

/// `SettingSaid[]` of bindings/engine.d.ts: what differs from the default.
Json settings_json(const Ruleset& ruleset, const Settings& settings);

// What a program wants of a match: who won, without the log.

/// `PlayResult` of bindings/types/report.d.ts: what came of it, or `problems` where its record spoils it. Played with
/// Listen::Digest or louder.
Json result_json(const Match& match, const Played& played);
/// Problems alone, in the same shape.
Json result_json(const Problems& problems);

// Which rulings a fight's winner hangs on.

/// A ruling read the other way round than in the match, and how the fight ends then. What plans decide they decide
/// anew, by the same seed; what stands in the record stays.
struct RulingEffect {
    OtherReading reading;
    Outcome outcome;
    /// Set where recorded decision n is none of the options then: there is no outcome.
    std::optional<int> illegal = {};
};

/// The rulings that give another winner, or under which a recorded decision is illegal, in the order of the rules.
/// None while a choice is pending.
std::vector<RulingEffect> rulings_that_matter(const Match& match);

/// `RulingEffect` of bindings/engine.d.ts.
Json to_json(const std::vector<RulingEffect>& effects, const Ruleset& ruleset);

} // namespace shiaiba

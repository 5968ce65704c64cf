// Reports: a played fight as JSON, as modules answer it and `--log json` prints it; its bare
// result; and the rulings that decide its winner. Members that the page and the package read are
// described in bindings/types/report.d.ts.
#pragma once

#include <cstddef>
#include <vector>

#include "core/system/match.hpp"
#include "core/text/json_fwd.hpp"

namespace shiaiba {

/// `Report` of bindings/types/report.d.ts, in one language. The match must have been played with
/// Listen::Everything.
Json report(const Match& match, const Played& played, Lang lang);

/// `Why` of decision `at` of the report; null if no plan was asked.
Json why_json(const Match& match, const Played& played, std::size_t at, Lang lang);

/// `Choice` of bindings/types/decision.d.ts.
Json to_json(const PendingQuestion& choice);
/// `Outcome` of bindings/types/report.d.ts.
Json to_json(const Outcome& outcome);
/// The same with what is left of each member, where sides are parties.
Json outcome_json(const Match& match, const Outcome& outcome);
/// `Pending` of bindings/types/decision.d.ts; null if the fight is over.
Json pending_json(const Match& match, const Played& played);

/// `SettingSaid[]` of bindings/types/report.d.ts: the settings that differ from the default.
Json settings_json(const System& system, const Settings& settings);

// The bare result of a match: the winner, without the log.

/// `PlayResult` of bindings/types/report.d.ts, or only `problems` if its decisions or rolls can't
/// be played. The match must have been played with Listen::Digest or Listen::Everything.
Json result_json(const Match& match, const Played& played);
/// Problems alone, in the same shape.
Json result_json(const Problems& problems);

// Rulings that decide a fight's winner.

/// A ruling, read the other way than in the match, and the end of the fight then. Plans decide
/// anew, with the same seed; recorded decisions stay.
struct RulingEffect {
    OtherReading reading;
    Outcome outcome;
    /// Set if recorded decision n is no legal option then: there is no outcome.
    std::optional<int> illegal = {};
};

/// The rulings with which another side wins, or a recorded decision is illegal, in the order of the
/// rules. Empty while a question is pending.
std::vector<RulingEffect> rulings_that_matter(const Match& match);

/// `RulingEffect` of bindings/types/report.d.ts.
Json to_json(const std::vector<RulingEffect>& effects, const System& system);

} // namespace shiaiba

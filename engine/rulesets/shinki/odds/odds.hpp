// Odds of the options of a decision, as JSON for the page.
#pragma once

#include "core/text/json_fwd.hpp"
#include "rulesets/shinki/plans/question.hpp"

namespace shiaiba::shinki {

/// `Odds` of bindings/types/decision.d.ts: for attacks, for cards that may pay an attack or an answer, and
/// for answers; null if no option has odds.
Json odds_json(const ShinkiQuestion& question);

} // namespace shiaiba::shinki

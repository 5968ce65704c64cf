// Odds of the options of a question, as the page reads them.
#pragma once

#include "core/text/json_fwd.hpp"
#include "rulesets/shinki/plans/question.hpp"

namespace shiaiba::shinki {

/// `Odds` of bindings/engine.d.ts: of the attacks that a member may make, of the cards that it may pay one with, and of
/// its answers to one; null where there are none.
Json odds_json(const ShinkiQuestion& question);

} // namespace shiaiba::shinki

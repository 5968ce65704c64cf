// Odds of the options of a question, as the page reads them.
#pragma once

#include "core/text/json_fwd.hpp"
#include "rulesets/sengen/plans/question.hpp"

namespace shiaiba::sengen {

/// `Odds` of bindings/types/decision.d.ts: of what buys or rolls dice, with series of options that differ in DP alone;
/// null where nothing does.
Json odds_json(const SengenQuestion& question);

} // namespace shiaiba::sengen

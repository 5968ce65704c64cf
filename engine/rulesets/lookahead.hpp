// What a system may bring along to look ahead: exact odds, and opponents that play by them. Not a part of
// Ruleset: a program that only plays matches, and records what opponents decided, links none of it.
#pragma once

#include "core/ruleset.hpp"

namespace shiaiba {

/// Level 1 (weak) to Identity::opponents; nullptr for any other. Fixed work, no clock.
const Planner* opponent_of(const Ruleset& ruleset, int level);
/// Exact odds of every option (`OptionOdds` of bindings/engine.d.ts); empty where there are none.
Json odds_of(const Ruleset& ruleset, const Question& question);

} // namespace shiaiba

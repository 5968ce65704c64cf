// Which rulings a fight's winner hangs on.
#pragma once

#include <vector>

#include "core/json_fwd.hpp"
#include "core/match.hpp"

namespace shiaiba {

/// A ruling read the other way round than in the match, and how the fight ends then.
struct RulingEffect {
    OtherReading reading;
    Outcome outcome;
};

/// Those that give another winner, in the order of the rules. None while a choice is pending.
std::vector<RulingEffect> rulings_that_matter(const Match& match);

/// `RulingEffect` of bindings/engine.d.ts.
Json to_json(const std::vector<RulingEffect>& effects, const Ruleset& ruleset);

} // namespace shiaiba

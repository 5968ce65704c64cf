// Odds of the options of a question, as the page reads them; and which skills a member can't use now, and why.
#pragma once

#include <vector>

#include "core/text/json_fwd.hpp"
#include "core/text/text.hpp"
#include "rulesets/shinki/plans/question.hpp"

namespace shiaiba::shinki {

/// `Odds` of bindings/engine.d.ts: of the attacks that a member may make, of the cards that it may pay one with, and of
/// its answers to one; null where there are none.
Json odds_json(const ShinkiQuestion& question);

// Which skills a member can't use now, and why.

struct Unable {
    int skill;
    Text why;
};

/// 7.5: of the skills that may be used at that question (`command`, `react`) those that stand in none of its options,
/// in skill order, each with the first reason that holds. Who is in 〈心輝〉 isn't told that it is; who has no friends
/// isn't told that it can hand nothing over.
std::vector<Unable> unable(const ShinkiQuestion& question);

} // namespace shiaiba::shinki

// What if: the matches that are one step away from a match.
#pragma once

#include <vector>

#include "core/system/match.hpp"

namespace shiaiba {

struct Step {
    Text label;
    Match match;
};
/// One for every neighbour of each build of that side, one member after the other, in the ruleset's order; everything else stays, the
/// seed too, so that the same dice are rolled as long as the fights go alike.
std::vector<Step> steps(const Match& match, Side side);

/// `SeriesSteps` of bindings/analysis.d.ts.
Json to_json(const std::vector<Step>& steps);

} // namespace shiaiba

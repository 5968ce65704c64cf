// Variations of a match: one number, or how many there are of a member, takes one value after the other; or a build
// goes one step.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/system/match.hpp"
#include "core/text/json.hpp"

namespace shiaiba {

/// Most values that one variation takes; and most copies of a member.
inline constexpr std::size_t kMostVaried = 101;
inline constexpr int kMostCopies = 100;

/// What varies, and the values that it takes.
struct Variation {
    /// JSON pointer into the match, below /settings or /sides, as it was written.
    std::string pointer;
    /// Its keys and indices.
    std::vector<std::string> place;
    /// The values say how many there are of what stands there, not what it is.
    bool copies = false;
    /// Whole numbers, true, false, null and words; of copies, numbers from 0.
    std::vector<Json> values;
};

/// `PATH=VALUES` or `PATH#=VALUES`; values are `FROM..TO`, `FROM..TO:STEP` or single ones, between commas.
Checked<Variation> read_variation(std::string_view text);

/// Puts a value, or so many copies, in that place of a match's JSON; false where it has no such place.
bool put_value(Json& match, const Variation& variation, const Json& value);
/// The whole number that stands there; 0 where there is none.
int number_at(Json match, const Variation& variation);

/// The match with one of the values in it, or why that is not legal.
struct Variant {
    Json value;
    Checked<Match> match;
};
/// In the order of the values. A key that is missing where others stand is added, since what has its default may be
/// left out; there is no such place where the system doesn't know it. The seed stays, so that the same dice are rolled as long as
/// the fights go alike.
Checked<std::vector<Variant>> variants(const Match& match, const Variation& variation);

// What if: the matches that are one step away from a match.

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

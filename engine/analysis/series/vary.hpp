// Variations of a match: one number, or the number of copies of a member, takes one value after the
// other; or one build changes by one step.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/system/match.hpp"
#include "core/text/json.hpp"

namespace shiaiba {

/// Most values of one variation, and most copies of a member.
inline constexpr std::size_t kMostVaried = 101;
inline constexpr int kMostCopies = 100;

/// The place that varies, and its values.
struct Variation {
    /// JSON pointer into the match, below /settings or /sides, as the user wrote it.
    std::string pointer;
    /// The pointer's keys and indices.
    std::vector<std::string> place;
    /// Whether the values are numbers of copies of the list element at that place.
    bool copies = false;
    /// Whole numbers, true, false, null and strings; of copies, numbers from 0.
    std::vector<Json> values;
};

/// Reads `PATH=VALUES` or `PATH#=VALUES`; values are `FROM..TO`, `FROM..TO:STEP` or single ones,
/// separated by commas.
Checked<Variation> read_variation(std::string_view text);

/// Puts a value, or that number of copies, at the place in a match's JSON; false where the match
/// has no such place.
bool put_value(Json& match, const Variation& variation, const Json& value);
/// The whole number at the place; 0 where there is none.
int number_at(Json match, const Variation& variation);

/// The match with one of the values, or the problems why that is not legal.
struct Variant {
    Json value;
    Checked<Match> match;
};
/// One variant per value, in their order. A key that is missing in an object is added, since a
/// value equal to its default may be left out; if the system doesn't know the key, there is no such
/// place. The seed stays the same, so that the same dice are rolled as long as the fights go alike.
Checked<std::vector<Variant>> variants(const Match& match, const Variation& variation);

// What if: the matches that are one step away.

struct Step {
    Text label;
    Match match;
};
/// One step for every neighbour of each build of the side, member by member, in the system's
/// order. Everything else stays the same, also the seed, so that the same dice are rolled as long
/// as the fights go alike.
std::vector<Step> steps(const Match& match, Side side);

/// `SeriesStep[]` of bindings/types/series.d.ts.
Json to_json(const std::vector<Step>& steps);

} // namespace shiaiba

// Series at the border: requests, parts, and what a series says, as JSON.
#pragma once

#include <string>
#include <vector>

#include "analysis/series/figures.hpp"
#include "core/system/match.hpp"
#include "core/text/json_fwd.hpp"

namespace shiaiba {

/// A match as check_match reads it, without its decisions: a series has none of its own.
Checked<Match> check_series(const Registry& registry, const Json& json);
/// A match without chance needs one fight, and that is all there is to know.
bool is_exact(const Match& match);
/// `wish` as far as the match has need of it.
SeriesWish wish_for(const Match& match, SeriesWish wish);
/// `SeriesWish` of bindings/analysis.d.ts → wish; what is left out is the default.
Checked<SeriesWish> check_wish(const Json& json);

/// What the parts of one series have in common and those of others have not: 16 hex digits.
std::string series_digest(const Match& match);
/// `SeriesPart` of bindings/analysis.d.ts, one line of JSON.
Json to_json(const SeriesPart& part, const std::string& digest);
/// How many members a series counts; none where sides are no parties.
std::size_t members_counted(const Match& match);
/// Which of them has that number.
Actor counted_member(const Match& match, std::size_t number);
/// A part of the series with that digest and so many members; counts that don't add up are refused.
Checked<SeriesPart> read_part(const Json& json, const std::string& digest, std::size_t members = 0);

/// `SeriesReport` of bindings/analysis.d.ts.
Json series_report(const Match& match, const SeriesSum& sum);
/// `Share` of bindings/analysis.d.ts.
Json to_json(const Share& share);
/// `RankedShare[]`.
Json ranked_json(const std::vector<Share>& shares);
Checked<Share> read_share(const Json& json);

/// Why a series is complete: "fights", "width"; empty while it is not.
std::string_view word(SeriesSum::End end);

} // namespace shiaiba

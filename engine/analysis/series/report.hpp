// Series as JSON: requests, parts and reports. Parts are files that users keep: their lists and
// digests are frozen.
#pragma once

#include <string>
#include <vector>

#include "analysis/series/figures.hpp"
#include "core/system/match.hpp"
#include "core/text/json_fwd.hpp"

namespace shiaiba {

/// Reads a match as check_match does, and drops its decisions: a series has none.
Checked<Match> check_series(const Registry& registry, const Json& json);
/// Whether one fight says everything: in a match without chance.
bool is_exact(const Match& match);
/// `wish`, or a single fight for an exact match.
SeriesWish wish_for(const Match& match, SeriesWish wish);
/// Reads `SeriesWish` of bindings/types/series.d.ts; fields that are left out have their defaults.
Checked<SeriesWish> check_wish(const Json& json);

/// 16 hex digits that are the same for all parts of one series and differ between series.
std::string series_digest(const Match& match);
/// `SeriesPart` of bindings/types/series.d.ts, one line of JSON.
Json to_json(const SeriesPart& part, const std::string& digest);
/// Number of members that a series counts; 0 in systems without parties.
std::size_t members_counted(const Match& match);
/// The member with that number.
Actor counted_member(const Match& match, std::size_t number);
/// Reads a part of the series with that digest and so many members; counts that don't add up are
/// refused.
Checked<SeriesPart> read_part(const Json& json, const std::string& digest, std::size_t members = 0);

/// `SeriesReport` of bindings/types/series.d.ts.
Json series_report(const Match& match, const SeriesSum& sum);
/// `Share` of bindings/types/series.d.ts.
Json to_json(const Share& share);
/// `RankedShare[]`.
Json ranked_json(const std::vector<Share>& shares);
Checked<Share> read_share(const Json& json);

/// Why a series is complete: "fights" or "width"; empty while it is not.
std::string_view word(SeriesSum::End end);

} // namespace shiaiba

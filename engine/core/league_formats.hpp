// The formats of a league in words: what each is called and how it is played.
#pragma once

#include "core/json_fwd.hpp"
#include "core/league.hpp"
#include "core/text.hpp"

namespace shiaiba {

Text name(LeagueFormat format);
/// How it pairs, and what its rules decide.
Text explanation(LeagueFormat format);
/// Everybody meets everybody: the table is made from `matchups`.
bool is_round_robin(LeagueFormat format);
/// Whoever loses once, or twice, is out: rounds are of brackets.
bool is_knock_out(LeagueFormat format);

/// `AnalysisInfo.formats` of bindings/engine.d.ts.
Json league_formats_json();

} // namespace shiaiba

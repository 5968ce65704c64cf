// A computer opponent for any system: plays every option of a question on to the end, many times, with fresh chance,
// and takes the best. The functions below ask it, or the opponents and odds that a system brings, where a match
// stands.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "core/system/match.hpp"
#include "core/system/ruleset.hpp"
#include "core/text/json_fwd.hpp"
#include "core/text/problem.hpp"

namespace shiaiba {

/// Fights that level 1 to 3 plays on for one decision, whatever the number of options. Of larger parties they are
/// fewer: such fights are longer, and their every turn takes more work.
std::uint64_t search_fights(const Match& match, int level);

/// The option, by its index, that does best for the side that is asked where the record ends; absent
/// where nobody is. It knows what was seen until then and no die to come: two matches that look alike
/// up to here get the same answer, whatever their seeds. Both sides go on by their builds' plans,
/// and where a build has none, by any legal option.
std::optional<std::size_t> searched(const Match& match, int level);

/// A whole fight with that seed: sides that a search controls search, and whoever else is asked takes
/// any legal option.
Outcome fight_searched(Match match, std::uint64_t seed);

// Looks ahead from where a match stands: what its pending options may come to, what a search decides.

/// Planners for whole fights: the plans of those sides that play by them, and the opponents of those
/// that a search controls.
Planners live_planners_of(const Match& match);

/// Exact odds of every option of the pending choice; empty where there is none, or nobody knows them.
Checked<Json> odds_ahead(const Match& match);
/// The option, by its id, that the search decides which controls the pending side; "" where none does.
Checked<std::string> thought_of(const Match& match);
/// The option, by its id, that the plans of whoever is asked decide, and where a build has none, the first in the rules'
/// default order; "" where nothing is asked.
Checked<std::string> planned_of(const Match& match);
/// Decides for the sides that a search controls, until somebody else is asked or the fight is over.
void think_on(Match& match);

// A match as JSON, played for its result, opponents included.

/// `PlayResult` of bindings/types/report.d.ts for a match as JSON, or for a text that was none.
Json play_json(const Registry& registry, const Checked<Json>& json);

} // namespace shiaiba

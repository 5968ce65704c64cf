// A computer opponent for any system: plays every option of a question on to the end, many times,
// with fresh chance, and takes the best. Also: odds, the opponent's decision and the result of a
// match as JSON; a system's own opponents and odds are asked first.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "core/system/match.hpp"
#include "core/system/system.hpp"
#include "core/text/json_fwd.hpp"
#include "core/text/problem.hpp"

namespace shiaiba {

/// Number of fights that level 1 to 3 plays on for one decision, shared by all options. Larger
/// parties get fewer fights: theirs are longer, and each of their turns takes more work.
std::uint64_t search_fights(const Match& match, int level);

/// Index of the option that does best for the side that is asked where the record ends; absent
/// where no side is asked. The search knows only what was seen until then and none of the dice to
/// come: two matches that look alike up to here get the same answer, whatever their seeds. Both
/// sides go on by their builds' plans, and a build without plans by random legal options.
std::optional<std::size_t> searched(const Match& match, int level);

/// Plays a whole fight with that seed: sides that a search controls search, all others take random
/// legal options.
Outcome fight_searched(Match match, std::uint64_t seed);

// Looks ahead from the pending question of a match.

/// Planners for whole fights: plans for sides that play by them, opponents for sides that a search
/// controls.
Planners live_planners_of(const Match& match);

/// Exact odds of every option of the pending choice; null without a pending choice or where the
/// system has no odds.
Checked<Json> odds_ahead(const Match& match);
/// Id of the option that the search decides on which controls the pending side; "" where no search
/// controls it.
Checked<std::string> thought_of(const Match& match);
/// Id of the option that the plans of the member that is asked decide on, and of a build without
/// plans the first option in the rules' default order; "" where no question is pending.
Checked<std::string> planned_of(const Match& match);
/// Decides for the sides that a search controls, until another side is asked or the fight is over.
void think_on(Match& match);

// Plays a match as JSON for its result, opponents included.

/// `PlayResult` of bindings/types/report.d.ts for a match as JSON; `json` may also hold the
/// problems of a text that was no match.
Json play_json(const Registry& registry, const Checked<Json>& json);

} // namespace shiaiba

// Looks ahead from where a match stands: what its pending options may come to, what a search decides.
#pragma once

#include <string>

#include "core/system/match.hpp"

namespace shiaiba {

/// Planners for whole fights: the plans of those sides that play by them, and the opponents of those
/// that a search controls.
Planners live_planners_of(const Match& match);

/// Exact odds of every option of the pending choice; empty where there is none, or nobody knows them.
Checked<Json> odds_ahead(const Match& match);
/// The option, by its id, that the search decides which controls the pending side; "" where none does.
Checked<std::string> thought_of(const Match& match);
/// Decides for the sides that a search controls, until somebody else is asked or the fight is over.
void think_on(Match& match);

} // namespace shiaiba

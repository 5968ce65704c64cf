// A match that JavaScript hands over as text: what it is, or why it is none.
#pragma once

#include <string>

#include "bindings/envelope.hpp"
#include "core/system/match.hpp"

namespace shiaiba::bindings {

/// With every problem of what it is made of; decisions are checked by playing.
Checked<Match> given_match(const std::string& text, const CheckedSides& sides = {});
/// Envelopes of the two refusals.
std::string no_match(const Problems& problems);
std::string no_decision(const Problems& problems);
/// The envelope for a fight that its record spoils; "" for one that was played.
std::string refused(const Played& played);

} // namespace shiaiba::bindings

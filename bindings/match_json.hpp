// Reads a match that JavaScript hands over as text, and refuses bad ones.
#pragma once

#include <string>

#include "bindings/envelope.hpp"
#include "core/system/match.hpp"

namespace shiaiba::bindings {

/// The match, or all problems of its parts. Its decisions are checked only by playing it.
Checked<Match> given_match(const std::string& text, const CheckedSides& sides = {});
/// Envelopes that refuse a match: for an illegal build or setting, and for an illegal decision.
std::string no_match(const Problems& problems);
std::string no_decision(const Problems& problems);
/// The envelope that refuses a fight whose record is illegal; "" for a fight that was played.
std::string refused(const Played& played);

} // namespace shiaiba::bindings

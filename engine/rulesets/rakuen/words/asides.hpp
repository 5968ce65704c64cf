// What a few facts decide of a sentence: what was paid, what changed a number and where it comes from, and why something
// did or did not happen.
#pragma once

#include <string>
#include <string_view>

#include "core/fight/log.hpp"
#include "core/text/text.hpp"

namespace shiaiba::rakuen {

/// The sentence with the places filled that asides are for. What fills them may hold places itself: {skill:rush} is the
/// skill of whose event it is, {theirs:rush} of the other, {foe} the other.
std::string with_asides(std::string_view sentence, const Event& event, Lang lang);

} // namespace shiaiba::rakuen

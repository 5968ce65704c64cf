// The part of the border signature that only programs for many fights can be asked for: pasted texts, and long
// questions.
#pragma once

#include <string>

#include "share/border_signature.hpp"

namespace shiaiba {

/// Sheets of random parties that were broken in some places: what the reader makes of each, and what it says.
BorderHash border_of_broken_texts(const Registry& registry, const Ruleset& ruleset);
/// One of each long question, small: series, what-if, variation, heat, coverage, review, leagues and a hill.
BorderHash border_of_questions(const Registry& registry, const Ruleset& ruleset);

/// All five parts, a line each.
std::string whole_border_signature(const Registry& registry, const Ruleset& ruleset);

} // namespace shiaiba

// The border signature whole: what share/border_signature tells, pasted texts, and long questions.
#pragma once

#include <string>

#include "share/border_signature.hpp"

namespace shiaiba {

/// Sheets of random parties that were broken in some places: what the reader makes of each, and what it says.
void tell_broken_texts(const Registry& registry, const Ruleset& ruleset, BorderListener& listener);
/// One of each long question, small: series, what-if, variation, heat, coverage, review, leagues and a hill.
BorderHash border_of_questions(const Registry& registry, const Ruleset& ruleset);

/// Five lines, one a part. `registry` holds the ruleset alone, so that a module, which holds no other, says the same.
std::string border_signature(const Registry& registry, const Ruleset& ruleset);

/// Tells every case that a module can be asked for too.
void tell_border(const Registry& registry, const Ruleset& ruleset, BorderListener& listener);

} // namespace shiaiba

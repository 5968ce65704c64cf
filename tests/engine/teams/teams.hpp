// The card game of parties with secrets as a ruleset, and what its fights say.
#pragma once

#include <vector>

#include "core/system/ruleset.hpp"

namespace shiaiba::teams {

/// Its id is "teams".
const Ruleset& ruleset();

// Events into sentences.

std::vector<std::string_view> event_kinds();
Tone tone(const Event& event);
Spans narrate(const Event& event, const Names& names, Lang lang);

} // namespace shiaiba::teams

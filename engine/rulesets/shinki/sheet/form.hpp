// What the builder asks for, and the catalogue.
#pragma once

#include "core/text/text.hpp"
#include "rulesets/shinki/sheet/settings.hpp"

namespace shiaiba::shinki {

Json form(const Settings& settings);

/// What a skill costs, reaches and does, as one reads it.
std::string skill_text(const Skill& skill, Lang lang);
std::string cost_text(const Cost& cost, Lang lang);

} // namespace shiaiba::shinki

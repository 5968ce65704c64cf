// The systems that Shiaiba referees: one line each.
#pragma once

#include "core/ruleset.hpp"

namespace shiaiba {

const Registry& all_rulesets();

} // namespace shiaiba

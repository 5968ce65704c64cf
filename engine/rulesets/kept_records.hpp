// Whose players keep their battles in a form of their own. Not a part of Ruleset: a program that plays
// matches can do without.
#pragma once

#include <vector>

#include "core/records.hpp"

namespace shiaiba {

const std::vector<const Records*>& kept_records();

} // namespace shiaiba

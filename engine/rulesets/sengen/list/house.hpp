// The weapons, spells and cards that are used where a match names no others (5.1 to 5.3).
#pragma once

#include <memory>
#include <string_view>

#include "rulesets/sengen/sheet/data.hpp"

namespace shiaiba::sengen {

const std::shared_ptr<const Data>& house_data();
/// As JSON: what a GM may start from.
std::string_view house_data_text();

} // namespace shiaiba::sengen

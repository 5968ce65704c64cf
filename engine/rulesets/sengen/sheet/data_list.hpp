// Weapons, spells and spell cards, read out of JSON by one form and checked as a whole (5.4); and
// those that are used where a match names no others (5.1 to 5.3).
#pragma once

#include <memory>
#include <string_view>

#include "core/text/json_fwd.hpp"
#include "core/text/problem.hpp"
#include "rulesets/sengen/sheet/data.hpp"

namespace shiaiba::sengen {

/// Every problem at once, D01 to D06. Lists that are missing are the house's.
Checked<std::shared_ptr<const Data>> read_data(const Json& json);
/// The same from a file's text.
Checked<std::shared_ptr<const Data>> parse_data(std::string_view text);

// The weapons, spells and cards that are used where a match names no others (5.1 to 5.3).

const std::shared_ptr<const Data>& house_data();
/// As JSON: what a GM may start from.
std::string_view house_data_text();

} // namespace shiaiba::sengen

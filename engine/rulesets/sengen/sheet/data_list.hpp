// Functions that read own data (5.4) from JSON and check it, and that give the house's data (5.1 to
// 5.3), which a match uses unless it names other data.
#pragma once

#include <memory>
#include <string_view>

#include "core/text/json_fwd.hpp"
#include "core/text/problem.hpp"
#include "rulesets/sengen/sheet/data.hpp"

namespace shiaiba::sengen {

/// Reads own data; returns all problems at once, D01 to D06 and P001 …. A list that is missing is
/// the house's.
Checked<std::shared_ptr<const Data>> read_data(const Json& json);
/// Reads a complete file of data from its text: a list that is missing is empty.
Checked<std::shared_ptr<const Data>> parse_data(std::string_view text);

const std::shared_ptr<const Data>& house_data();
/// The house's data as JSON, for a GM to start from.
std::string_view house_data_text();

} // namespace shiaiba::sengen

// Reads weapons, spells and spell cards out of JSON: one form, checked as a whole when loaded (5.4).
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

} // namespace shiaiba::sengen

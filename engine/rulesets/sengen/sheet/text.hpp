// 18: characters and parties as text.
#pragma once

#include <string>
#include <string_view>

#include "core/system/ruleset.hpp"
#include "rulesets/sengen/sheet/sheet.hpp"

namespace shiaiba::sengen {

ReadText read_text(std::string_view text, const sengen::Settings& settings);
std::string write_text(const Sheet& sheet, std::string_view name);

} // namespace shiaiba::sengen

// 17: characters and parties as text.
#pragma once

#include "rulesets/shinki/sheet/sheet.hpp"

namespace shiaiba::shinki {

ReadText read_text(std::string_view text, const shinki::Settings& settings);
std::string write_text(const Sheet& sheet, std::string_view name);

} // namespace shiaiba::shinki

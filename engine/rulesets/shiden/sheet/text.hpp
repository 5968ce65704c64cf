// Characters as people write them: sheets with labels, and roster lines of one letter a skill
// ([shiden 1]).
#pragma once

#include <string>
#include <string_view>

#include "core/system/ruleset.hpp"
#include "rulesets/shiden/sheet/sheet.hpp"

namespace shiaiba::shiden {

/// Several characters in one text. Full-width and half-width, missing brackets, renamed labels and
/// comments are understood; everything else is a problem with its line and column.
ReadText read_sheets(std::string_view text);

/// 名前, スキル and 設定, each behind its label.
std::string to_sheet(const ShidenBuild& build, std::string_view name);
/// 閃閃交硬果/ムライ
std::string to_roster_line(const ShidenBuild& build, std::string_view name);

} // namespace shiaiba::shiden

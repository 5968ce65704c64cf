// Sheets and roster lines of 紫電一閃 弐: characters as people write them, with labels, or with one
// letter per skill ([shiden 1]).
#pragma once

#include <string>
#include <string_view>

#include "core/system/system.hpp"
#include "rulesets/shiden/sheet/sheet.hpp"

namespace shiaiba::shiden {

/// Reads the characters of a text. Full and half width, missing brackets, other labels and comments
/// are understood; everything else is a problem with its line and column.
ReadText read_sheets(std::string_view text);

/// The sheet: 名前, スキル and 設定, each behind its label.
std::string to_sheet(const ShidenBuild& build, std::string_view name);
/// The roster line: 閃閃交硬果/ムライ
std::string to_roster_line(const ShidenBuild& build, std::string_view name);

} // namespace shiaiba::shiden

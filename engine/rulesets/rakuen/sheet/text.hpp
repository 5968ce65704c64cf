// Sheets of らくえん模擬戦 as text: reads and writes the game's own 【ステータス】 lines, and
// roster lines ([rakuen 2, 17]).
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/system/system.hpp"
#include "rulesets/rakuen/sheet/sheet.hpp"

namespace shiaiba::rakuen {

/// Reads the characters of a text. Labels may stand in any order, full-width or half-width, on one
/// line or several; WIS is read as WIZ; 戦術 stands behind them. Text that isn't understood is a
/// problem with its line and column.
ReadText read_sheets(std::string_view text);

/// Writes 名前:イチカ, 【ステータス】, POW:20 / SPD:15 / WIZ:25, and 戦術:堅実 or 戦術: with a plan
/// a line.
std::string to_sheet(const RakuenBuild& build, std::string_view name);
/// Writes "イチカ 20 15 25".
std::string to_roster_line(const RakuenBuild& build, std::string_view name);

/// All three abilities of a line that is half-width and in small letters, legal or not; absent if
/// one is missing.
std::optional<Abilities> points_in_line(std::u32string_view folded);

} // namespace shiaiba::rakuen

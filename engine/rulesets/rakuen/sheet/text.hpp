// Characters as people write them: the game's own 【ステータス】 lines, and roster lines ([rakuen 2, 17]).
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/system/ruleset.hpp"
#include "rulesets/rakuen/sheet/sheet.hpp"

namespace shiaiba::rakuen {

/// Several characters in one text. Labels in any order, full-width or half-width, on one line or
/// several, WIS for WIZ; 戦術 after them. Everything that is not understood is a problem with its line
/// and column.
ReadText read_sheets(std::string_view text);

/// 名前:イチカ, 【ステータス】, POW:20 / SPD:15 / WIZ:25, and 戦術:堅実 or 戦術: with a plan a line.
std::string to_sheet(const RakuenBuild& build, std::string_view name);
/// イチカ 20 15 25
std::string to_roster_line(const RakuenBuild& build, std::string_view name);

/// All three abilities of a line, half-width and in small letters, legal or not; absent where it hasn't them.
std::optional<Abilities> points_in_line(std::u32string_view folded);

/// What is wrong with such abilities: nothing, one problem a part, or the sum.
Problems problems_of(const std::array<int, kAbilities>& points);

} // namespace shiaiba::rakuen

// Characters in links, at random, and one step away from each other.
#pragma once

#include <optional>
#include <vector>

#include "core/fight/dice.hpp"
#include "core/system/ruleset.hpp"
#include "core/text/bits.hpp"
#include "rulesets/panel/sheet/sheet.hpp"

namespace shiaiba::panel {

/// Owner, names of patterns, definitions and notes stay behind.
void pack_sheet(const Sheet& sheet, BitWriter& out);
/// Absent (or the reader failed) where the bits are no legal sheet.
std::optional<Sheet> unpack_sheet(const std::shared_ptr<const SkillList>& list, BitReader& in);

/// `keep`: fields whose legal places stay.
Sheet random_sheet(const std::shared_ptr<const SkillList>& list, Dice& dice, const Json& keep);
/// A point moved, a plan left out or moved up, two skills swapped.
std::vector<Neighbour> neighbours_of(const Sheet& sheet);

} // namespace shiaiba::panel

// 17: the bits that links carry.
#pragma once

#include "core/text/bits.hpp"
#include "rulesets/sengen/sheet/sheet.hpp"

namespace shiaiba::sengen {

void pack_sheet(const Sheet& sheet, BitWriter& out);
/// The core checks the party that its members make.
std::optional<Build> unpack_sheet(BitReader& in, const sengen::Settings& settings);

/// Names of its spell cards, which links carry apart.
std::vector<std::string> card_names(const Sheet& sheet);
/// As many as it has: an empty one takes the name away.
void name_cards(Sheet& sheet, const std::vector<std::string>& names);

} // namespace shiaiba::sengen

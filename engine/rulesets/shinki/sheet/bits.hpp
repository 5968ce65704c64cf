// 16: members and settings in links.
#pragma once

#include "core/text/bits.hpp"
#include "rulesets/shinki/sheet/sheet.hpp"

namespace shiaiba::shinki {

void pack_sheet(const Sheet& sheet, BitWriter& out);
/// The core checks the party that its members make.
std::optional<Build> unpack_sheet(BitReader& in, const shinki::Settings& settings);
void pack_settings(const shinki::Settings& settings, BitWriter& out);
/// An own list stands there as its digest.
std::optional<shinki::Settings> unpack_settings(BitReader& in, const shinki::Settings& at_hand);

} // namespace shiaiba::shinki

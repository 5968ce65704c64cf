// The table of a member's fields (3), and single rows of it for JSON, bits and lines that other fields
// still stand between.
#pragma once

#include <array>
#include <string_view>

#include "core/sheet/fields.hpp"
#include "rulesets/sengen/sheet/sheet.hpp"

namespace shiaiba::sengen {

/// The rows `limits`, `species`, `gift`, `hp`, `spirit`, `dp`, `actions` and `tactic`.
const Fields<Sheet>& member_fields();
/// The numbers that members of open limits may have, in the order of their line of text.
inline constexpr std::array<std::string_view, 4> kOpenNumbers{"hp", "dp", "spirit", "actions"};

/// The row's value; empty if it is as usual.
FieldValue member_value(const Sheet& sheet, std::string_view key);
/// Packs the row if it is asked for.
void pack_row(const Sheet& sheet, std::string_view key, BitWriter& out);
/// The reader fails if the bits are no legal value.
void unpack_row(BitReader& in, std::string_view key, Sheet& sheet);

} // namespace shiaiba::sengen

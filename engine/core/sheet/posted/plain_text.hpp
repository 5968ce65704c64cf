// Makes posted sheets plain: the marks of boards, chats and spreadsheets go, labels and names get the spelling of the
// system's own sheets, and every character keeps the place where it stood.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "core/sheet/posted/labels.hpp"
#include "core/sheet/posted/lists.hpp"
#include "core/sheet/posted/patterns.hpp"
#include "core/sheet/posted/placed_text.hpp"

namespace shiaiba {

/// What the sheets of a system are made of.
struct SheetWords {
    std::span<const SheetRow> rows;
    /// As the labels of a row: "POW|パワー".
    std::span<const std::string_view> numbers = {};
    /// The row in which numbers stand without a colon ("特性値:身体4 / 耐久4"); empty: a line has them ("POW:20 / SPD:20").
    std::u32string_view numbers_row = {};
    /// Of the system's list.
    std::vector<ListedName> names = {};
    PatternWords chooses_pattern = {};
    /// Unlabelled lines behind the names are free text.
    bool prose_follows = false;
};

/// Sheets as the system's own reader has them.
struct PlainSheets {
    PlacedText text;
    /// Lines of the posted text of which nothing is on a sheet.
    std::vector<int> left_out;
    std::vector<OtherCost> other_costs;
};
PlainSheets plain_sheets(std::string_view text, const SheetWords& words);

} // namespace shiaiba

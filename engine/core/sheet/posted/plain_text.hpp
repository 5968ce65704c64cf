// Makes posted sheets plain: removes the marks of boards, chats and spreadsheets, and gives labels
// and names the spelling of the system's own sheets. Every character keeps its place. The system's
// own reader reads the result.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "core/sheet/posted/labels.hpp"
#include "core/sheet/posted/lists.hpp"
#include "core/sheet/posted/patterns.hpp"
#include "core/sheet/posted/placed_text.hpp"

namespace shiaiba {

/// Rows, numbers and names of a system's sheets.
struct SheetWords {
    std::span<const SheetRow> rows;
    /// Labels of the system's numbers, with their spellings as in SheetRow::labels: "POW|パワー".
    std::span<const std::string_view> numbers = {};
    /// The label of the row in which numbers stand without colons ("特性値:身体4 / 耐久4"); empty:
    /// each number has a colon ("POW:20 / SPD:20").
    std::u32string_view numbers_row = {};
    /// The names of the system's list.
    std::vector<ListedName> names = {};
    PatternWords chooses_pattern = {};
    /// Lines without a label behind the names are free text.
    bool prose_follows = false;
};

/// Sheets in the form that the system's own reader knows.
struct PlainSheets {
    PlacedText text;
    /// Lines (from 1) of the posted text of which nothing is on a sheet.
    std::vector<int> left_out;
    std::vector<OtherCost> other_costs;
};
PlainSheets plain_sheets(std::string_view text, const SheetWords& words);

} // namespace shiaiba

// Texts as people post them, made plain for the reader of a system: the marks of boards, chats and spreadsheets go,
// labels and names get the spelling of the system's own sheets, and every character keeps the place where it stood.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/sheet/posted_labels.hpp"
#include "core/sheet/posted_lists.hpp"
#include "core/sheet/posted_patterns.hpp"
#include "core/system/ruleset.hpp"

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

/// Has `read` read the text: as it was posted, or plain, where more is understood so. Places are those of the text.
ReadText read_posted(std::string_view text, const std::function<SheetWords()>& words,
                     const std::function<ReadText(std::string_view)>& read);

} // namespace shiaiba

// Headings: lines of posted sheets without a label, which are either headings above a sheet or a
// character's name.
#pragma once

#include <cstddef>
#include <vector>

#include "core/sheet/posted/labels.hpp"

namespace shiaiba {

/// Index behind a counter of sheets at the beginning of the line, with its colon: "No.3 ", "二人目：".
/// 0: there is none.
std::size_t behind_counter(const Glyphs& glyphs);

/// Whether the line is a heading above the name of a sheet and no part of it: 《一人目》, ◆前衛.
bool is_heading(const std::vector<PlainLine>& lines, std::size_t at, const LabelReader& labels);

/// Whether the line is a heading above lines that each have a name and a list (end_of_name).
bool is_list_heading(const std::vector<PlainLine>& lines, std::size_t at, const NameReader& names);

/// Whether the line is a character's name written as a heading (◆ナギサ◆) above the values of its
/// sheet, or a short line right above the sheet's numbers. Only for texts without labels for names. `numbers`: labels of the system's numbers;
/// `names`: its list.
bool is_name_heading(const std::vector<PlainLine>& lines, std::size_t at, const LabelReader& labels,
                     const std::vector<Spelling>& numbers, const NameReader& names);
/// Whether a blank line, the head of a chat post, or no line stands above.
bool stands_apart(const std::vector<PlainLine>& lines, std::size_t at);

/// Whether this line and those below it are a list without a label: one name of the system's list
/// per line.
bool begins_names(const std::vector<PlainLine>& lines, std::size_t at, const NameReader& names);
/// Whether such a list stands right below the line, and the line begins a sheet: with a heading's
/// mark, or after a blank line.
bool is_name_of_list(const std::vector<PlainLine>& lines, std::size_t at, const NameReader& names);
/// End of a character's name that stands in one line with names of the list: 楓 一閃 待伏 +硬. 0:
/// there is none. `in_list`: other lines look like that, so that a colon or a bracket may stand
/// between: 楓：一閃 待伏 +硬.
std::size_t end_of_name(const Glyphs& glyphs, const NameReader& names, bool in_list);

} // namespace shiaiba

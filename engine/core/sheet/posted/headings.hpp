// Lines of posted sheets without a label: what stands above a sheet, and what is its name all the same.
#pragma once

#include <cstddef>
#include <vector>

#include "core/sheet/posted/labels.hpp"

namespace shiaiba {

/// The line stands above the name of a sheet, and says nothing of it: 《一人目》, ◆前衛.
bool is_heading(const std::vector<PlainLine>& lines, std::size_t at, const LabelReader& labels);

/// A heading right above what a sheet says, where no sheet has a label for its name: ◆ナギサ◆. `numbers`: the labels of the
/// system's numbers; `names`: those of its list.
bool is_name_heading(const std::vector<PlainLine>& lines, std::size_t at, const LabelReader& labels,
                     const std::vector<Spelling>& numbers, const NameReader& names);
/// A blank line stands above it, or none at all.
bool stands_apart(const std::vector<PlainLine>& lines, std::size_t at);

/// It and the lines below it are a list without a label, a name of the system's list each.
bool begins_names(const std::vector<PlainLine>& lines, std::size_t at, const NameReader& names);
/// Such a list stands right below it, and it begins something: with a heading's mark, or below a blank line.
bool is_name_of_list(const std::vector<PlainLine>& lines, std::size_t at, const NameReader& names);
/// Where a character's name ends that stands in one line with names of the list: 楓 一閃 待伏 +硬. 0: nowhere.
std::size_t end_of_name(const Glyphs& glyphs, const NameReader& names);

/// Who wrote a character stands behind its name in brackets, and goes: 楓(PL:そら).
Glyphs without_remark(Glyphs value, const LabelReader& labels);

} // namespace shiaiba

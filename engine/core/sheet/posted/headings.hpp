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

/// Who wrote a character stands behind its name in brackets, and goes: 楓(PL:そら).
Glyphs without_remark(Glyphs value, const LabelReader& labels);

} // namespace shiaiba

// Source lines: the lines of a posted text in which labels are looked for, without frames, and with
// a label that stands alone in one line with the value below it.
#pragma once

#include <vector>

#include "core/sheet/posted/labels.hpp"
#include "core/sheet/posted/lists.hpp"

namespace shiaiba {

/// Removes the frames of every line, and joins "名前" or "POW" in a line of its own with the line
/// below, which is then empty. `numbers`: labels of the system's numbers; `names`: its list.
void make_source_lines(std::vector<PlainLine>& lines, const LabelReader& labels,
                       const std::vector<Spelling>& numbers, const NameReader& names);

} // namespace shiaiba

// Numbers in posted sheets: several in a line, with labels or in the order of the sheet.
#pragma once

#include <cstddef>
#include <vector>

#include "core/sheet/posted/lists.hpp"

namespace shiaiba {

/// A number of the system by its index, and the place of its label or digits.
struct FoundNumber {
    std::size_t of;
    int value;
    Glyph place;
};
/// The numbers of a line that from `from` on has only numbers with their labels
/// ("ＨＰ０　行動値６"), or all the labels before all the numbers; else empty.
std::vector<FoundNumber> numbers_in(const Glyphs& glyphs, std::size_t from,
                                    const std::vector<Spelling>& labels);
/// The numbers of a line that from `from` on has exactly `count` bare numbers, in the system's
/// order ("10/25/25"); else empty.
std::vector<FoundNumber> numbers_in_order(const Glyphs& glyphs, std::size_t from,
                                          std::size_t count);

} // namespace shiaiba

// Numbers in posted sheets: several in a line, with their labels or in the order of the sheet.
#pragma once

#include <cstddef>
#include <vector>

#include "core/sheet/posted/lists.hpp"

namespace shiaiba {

/// A number of the system's, by its place among them.
struct FoundNumber {
    std::size_t of;
    int value;
    Glyph place;
};
/// Of a line with nothing but numbers and their labels from there on ("ＨＰ０　行動値６"); else none.
std::vector<FoundNumber> numbers_in(const Glyphs& glyphs, std::size_t from,
                                    const std::vector<Spelling>& labels);
/// Of a line with nothing but `count` numbers from there on, each of the system's in its order ("10/25/25"); else none.
std::vector<FoundNumber> numbers_in_order(const Glyphs& glyphs, std::size_t from,
                                          std::size_t count);

} // namespace shiaiba

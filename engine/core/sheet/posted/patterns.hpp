// Patterns of panels in posted sheets: several in a line, and conditions under which a pattern is
// chosen.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/sheet/posted/glyphs.hpp"

namespace shiaiba {

/// The words of a plan, behind its condition, that choose a pattern: before and after the pattern's
/// number. Empty: the system has no such plans.
struct PatternWords {
    std::u32string_view before = {};
    std::u32string_view behind = {};
};

/// The patterns of "攻め:火火水、守り:水水地", one per element; if the label has a letter (the A of
/// パターンA), it stands before each.
std::vector<Glyphs> patterns_in(Glyphs value, const std::u32string& suffix);

/// The plan that chooses the pattern of this number under the condition `value` ("先攻の時"); empty
/// if the value isn't a condition.
Glyphs choosing_pattern(const Glyphs& value, std::size_t number, const PatternWords& words);

} // namespace shiaiba

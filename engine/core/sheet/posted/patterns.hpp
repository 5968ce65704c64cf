// Patterns in posted sheets: several in a line, and when one of them is chosen.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/sheet/posted/glyphs.hpp"

namespace shiaiba {

/// What a plan says, behind a condition, to choose a pattern: before and behind its number. Empty: no plan of the system does.
struct PatternWords {
    std::u32string_view before = {};
    std::u32string_view behind = {};
};

/// "攻め:火火水、守り:水水地", a line each, in front of it what its label says behind it (the A of パターンA).
std::vector<Glyphs> patterns_in(Glyphs value, const std::u32string& suffix);

/// The plan that chooses the pattern of this number under a condition ("先攻の時"); empty where the value is none.
Glyphs choosing_pattern(const Glyphs& value, std::size_t number, const PatternWords& words);

} // namespace shiaiba

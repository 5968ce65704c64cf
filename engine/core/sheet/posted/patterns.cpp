// Patterns: splits patterns of panels, and turns a condition below a pattern into a plan.
#include "core/sheet/posted/patterns.hpp"

#include <algorithm>

#include "core/sheet/sheet_lines.hpp"
#include "core/text/unicode.hpp"

namespace shiaiba {
namespace {

constexpr std::u32string_view kDots = U"・･";
constexpr std::u32string_view kParting = U"、,，､/／・";

/// Dots between single panels (火・水・火) don't separate patterns.
bool is_dotted(const Glyphs& value) {
    if (value.size() < 3 || value.size() % 2 == 0) return false;
    for (std::size_t k = 0; k < value.size(); ++k) {
        if (is_among(kDots, value[k].point) != (k % 2 == 1)) return false;
    }
    return true;
}

} // namespace

std::vector<Glyphs> patterns_in(Glyphs value, const std::u32string& suffix) {
    if (is_dotted(value)) {
        value.erase(std::remove_if(value.begin(), value.end(),
                                   [](const Glyph& one) { return is_among(kDots, one.point); }),
                    value.end());
    }
    const bool named = !suffix.empty() && !is_digit(suffix[0]) && !is_circled(suffix[0]);
    std::vector<Glyphs> patterns;
    for (std::size_t from = 0; from <= value.size();) {
        std::size_t to = from;
        while (to < value.size() && !is_among(kParting, value[to].point) &&
               !is_circled(value[to].point))
            ++to;
        const Glyphs one = trimmed(value, from, to);
        from = to + 1;
        if (one.empty()) continue;
        Glyphs pattern;
        if (named) append(pattern, suffix + U":", one.front());
        append(pattern, one);
        patterns.push_back(std::move(pattern));
    }
    return patterns;
}

Glyphs choosing_pattern(const Glyphs& value, std::size_t number, const PatternWords& words) {
    if (words.before.empty() || value.empty()) return {};
    std::u32string condition;
    for (const Glyph& one : value) condition += one.point;
    constexpr std::u32string_view kEnds[] = {U"時", U"とき", U"場合", U"なら", U"ならば"};
    if (std::none_of(std::begin(kEnds), std::end(kEnds),
                     [&](std::u32string_view end) { return condition.ends_with(end); })) {
        return {};
    }
    Glyphs plan = value;
    append(plan, words.before, value.back());
    append(plan, decode_utf8(std::to_string(number)), value.back());
    append(plan, words.behind, value.back());
    return plan;
}

} // namespace shiaiba

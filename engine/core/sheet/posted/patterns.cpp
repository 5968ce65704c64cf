// Patterns: splits patterns of panels, and turns a condition below a pattern into a plan.
#include "core/sheet/posted/patterns.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "core/sheet/sheet_lines.hpp"
#include "core/text/unicode.hpp"

namespace shiaiba {
namespace {

constexpr std::u32string_view kParting = U"、,，､/／・";

bool is_around(char32_t point) {
    return is_blank(point) || is_among(kBetween, point) || is_among(kOpening, point) ||
           is_among(kClosing, point) || point == '>';
}
/// The panels of a value, if all of them stand by themselves (火・水・火, 【火】【水】);
/// empty if they don't.
Glyphs single_panels(const Glyphs& value) {
    constexpr std::size_t kFewest = 3;
    Glyphs panels;
    for (std::size_t k = 0; k < value.size(); ++k) {
        if (is_around(value[k].point)) continue;
        if (k > 0 && !is_around(value[k - 1].point)) return {};
        panels.push_back(value[k]);
    }
    return panels.size() < kFewest ? Glyphs{} : panels;
}
/// The panels behind a pattern's name, in today's forms of kanji; "火×4" is written out, and brackets
/// around all of them are left away.
Glyphs written_out(const Glyphs& whole) {
    std::size_t behind_name = whole.size();
    while (behind_name > 0 && !is_among(kColons, whole[behind_name - 1].point)) --behind_name;
    Glyphs out = trimmed(whole, 0, behind_name);
    Glyphs pattern = in_usual_form(trimmed(whole, behind_name, whole.size()));
    if (pattern.size() > 2 && is_among(kOpening, pattern.front().point) &&
        is_among(kClosing, pattern.back().point))
        pattern = trimmed(pattern, 1, pattern.size() - 1);
    const std::size_t first = out.size();
    for (std::size_t k = 0; k < pattern.size(); ++k) {
        std::size_t behind = k + 1;
        const bool times = out.size() > first && is_among(U"×xX✕*＊", pattern[k].point);
        const auto count = times ? number_behind(pattern, behind) : std::nullopt;
        if (!count || *count < 1 || *count > 9) {
            out.push_back(pattern[k]);
            continue;
        }
        out.insert(out.end(), static_cast<std::size_t>(*count) - 1, Glyph(out.back()));
        k = behind - 1;
    }
    return out;
}

} // namespace

std::vector<Glyphs> patterns_in(Glyphs value, const std::u32string& suffix) {
    if (Glyphs single = single_panels(value); !single.empty()) value = std::move(single);
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
        append(pattern, written_out(one));
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

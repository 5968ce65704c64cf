// Frames of posted lines: recognises and removes quote marks, fences, rules and bold marks.
#include "core/sheet/posted/frames.hpp"

#include <algorithm>

#include "core/sheet/sheet_lines.hpp"
#include "core/text/unicode.hpp"

namespace shiaiba {

void unquote(Glyphs& glyphs) {
    std::size_t at = behind_blanks(glyphs, 0);
    const std::size_t first = at;
    while (at < glyphs.size() && is_among(kQuoteMarks, glyphs[at].point)) {
        at = behind_blanks(glyphs, at + 1);
    }
    // ">>14" is an anchor to another post; "> 1. " is a quoted list.
    const bool anchor = at == first + 2 && at < glyphs.size() &&
                        is_among(kQuoteMarks, glyphs[first + 1].point) &&
                        is_digit(fold_width(glyphs[at].point));
    if (anchor) {
        glyphs.clear();
    } else if (at > first) {
        glyphs.erase(glyphs.begin(), glyphs.begin() + static_cast<std::ptrdiff_t>(at));
    }
}

void unframe(Glyphs& glyphs) {
    constexpr std::u32string_view kBars = U"┃║";
    const std::size_t first = behind_blanks(glyphs, 0);
    Glyphs inner = trimmed(glyphs, first, glyphs.size());
    const auto spoiler = [&](std::size_t at) {
        return inner[at].point == '|' && inner[at + 1].point == '|';
    };
    if (inner.size() > 4 && spoiler(0) && spoiler(inner.size() - 2)) {
        glyphs = trimmed(inner, 2, inner.size() - 2);
    } else if (inner.size() > 2 && inner.front().point == '`' && inner.back().point == '`' &&
               !is_fence(inner)) {
        // Code in a line: `POW 25 / SPD 15`.
        glyphs = trimmed(inner, 1, inner.size() - 1);
    } else if (inner.size() > 2 && is_among(kBars, inner.front().point)) {
        const bool both = is_among(kBars, inner.back().point);
        glyphs = trimmed(inner, 1, inner.size() - (both ? 1 : 0));
    }
}

bool is_fence(const Glyphs& glyphs) {
    const std::size_t start = behind_blanks(glyphs, 0);
    if (start + 2 >= glyphs.size() || !is_among(U"`~", glyphs[start].point)) return false;
    return glyphs[start + 1].point == glyphs[start].point &&
           glyphs[start + 2].point == glyphs[start].point;
}

bool is_rule(const Glyphs& glyphs) {
    const Glyphs inner = trimmed(glyphs, 0, glyphs.size());
    if (inner.size() < 3) return false;
    // The edge of a box: ┏━━┓.
    const auto drawn = [](const Glyph& one) { return one.point >= 0x2500 && one.point <= 0x257F; };
    if (std::all_of(inner.begin(), inner.end(), drawn)) return true;
    return is_among(U"-=_~―─━*＊＝－ー＿～", inner[0].point) &&
           std::all_of(inner.begin(), inner.end(),
                       [&](const Glyph& one) { return one.point == inner[0].point; });
}

void unbold(Glyphs& glyphs) {
    for (std::size_t k = 0; k + 1 < glyphs.size();) {
        const char32_t point = glyphs[k].point;
        if ((point == '*' || point == '_') && glyphs[k + 1].point == point) {
            glyphs.erase(glyphs.begin() + static_cast<std::ptrdiff_t>(k),
                         glyphs.begin() + static_cast<std::ptrdiff_t>(k) + 2);
        } else {
            ++k;
        }
    }
}

std::size_t unmarked_end(const Glyphs& glyphs, std::size_t from) {
    std::size_t end = glyphs.size();
    while (end > from + 1 && is_blank(glyphs[end - 1].point)) --end;
    const auto marked = [&](const Glyph& one) { return one.point == glyphs[end - 1].point; };
    const bool both =
        is_among(kBullets, glyphs[end - 1].point) &&
        std::any_of(glyphs.begin(), glyphs.begin() + static_cast<std::ptrdiff_t>(from), marked);
    return both && end > from + 1 ? end - 1 : glyphs.size();
}

bool is_quoted(const std::vector<PlainLine>& lines) {
    return std::all_of(lines.begin(), lines.end(), [](const PlainLine& line) {
        const std::size_t at = behind_blanks(line.glyphs, 0);
        return at == line.glyphs.size() || is_among(kQuoteMarks, line.glyphs[at].point) ||
               is_among(U"`~", line.glyphs[at].point);
    });
}

int count_bold_marks(const std::vector<PlainLine>& lines) {
    int marks = 0;
    for (const PlainLine& line : lines) {
        for (std::size_t k = 1; k < line.glyphs.size(); ++k) {
            marks += line.glyphs[k].point == '*' && line.glyphs[k - 1].point == '*' ? 1 : 0;
        }
    }
    return marks;
}

} // namespace shiaiba

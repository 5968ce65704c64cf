// PlacedText: maps places of a text back to the text that it was made from.
#include "core/sheet/posted/placed_text.hpp"

#include <algorithm>
#include <utility>

#include "core/text/unicode.hpp"

namespace shiaiba {

bool PlacedText::ends_in(int line) const {
    return !lines_.empty() && lines_.back().line == line && !lines_.back().glyphs.empty();
}

std::string PlacedText::text() const {
    std::string out;
    for (std::size_t k = 0; k < lines_.size(); ++k) {
        if (k > 0) out += '\n';
        for (const Glyph& glyph : lines_[k].glyphs) append_utf8(out, glyph.point);
    }
    return out;
}

int PlacedText::line_of(int line) const {
    const PlainLine& at = at_line(line);
    return at.glyphs.empty() ? at.line : at.glyphs.front().line;
}

const PlainLine& PlacedText::at_line(int line) const {
    const auto k = static_cast<std::size_t>(std::max(line, 1)) - 1;
    return lines_[std::min(k, lines_.size() - 1)];
}

Problem PlacedText::in_source(Problem problem) const {
    const PlainLine& line = at_line(problem.line);
    if (line.glyphs.empty()) {
        problem.line = line.line;
        problem.column = 1;
        return problem;
    }
    const std::size_t last = line.glyphs.size() - 1;
    const auto from = static_cast<std::size_t>(std::max(problem.column - 1, 0));
    const Glyph& first = line.glyphs[std::min(from, last)];
    if (problem.length > 0) {
        const Glyph& end =
            line.glyphs[std::min(from + static_cast<std::size_t>(problem.length) - 1, last)];
        if (end.line == first.line && end.column >= first.column)
            problem.length = end.column - first.column + 1;
    }
    problem.line = first.line;
    problem.column = first.column + 1;
    return problem;
}

} // namespace shiaiba

// PlacedText: a text made from a source text. Every character knows its place in the source, so
// that problems are told at places of the source.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/sheet/posted/glyphs.hpp"
#include "core/text/problem.hpp"

namespace shiaiba {

class PlacedText {
public:
    /// Adds a line. `line`: its source line, which counts if `glyphs` is empty.
    void emit(Glyphs glyphs, int line) { lines_.push_back({std::move(glyphs), line}); }
    std::size_t size() const { return lines_.size(); }
    Glyphs& line(std::size_t at) { return lines_[at].glyphs; }
    /// Whether the last line has something from this source line.
    bool ends_in(int line) const;

    std::string text() const;
    /// The source line of this text's line `line`; both 1-based.
    int line_of(int line) const;
    /// Converts a problem's place from this text to the source.
    Problem in_source(Problem problem) const;

private:
    const PlainLine& at_line(int line) const;

    std::vector<PlainLine> lines_;
};

} // namespace shiaiba

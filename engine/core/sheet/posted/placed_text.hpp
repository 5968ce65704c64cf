// A text that is made of another, of which every character knows where it stood there: problems with it are told at the
// places of the other.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/sheet/posted/glyphs.hpp"
#include "core/text/problem.hpp"

namespace shiaiba {

class PlacedText {
public:
    /// `line`: where it stands if it is empty.
    void emit(Glyphs glyphs, int line) { lines_.push_back({std::move(glyphs), line}); }
    std::size_t size() const { return lines_.size(); }
    Glyphs& line(std::size_t at) { return lines_[at].glyphs; }
    /// Something of that line of the other text stands in the last one here.
    bool ends_in(int line) const;

    std::string text() const;
    /// Where the 1-based line of this text stood.
    int line_of(int line) const;
    /// The problem with this text, as one of the other.
    Problem in_source(Problem problem) const;

private:
    const PlainLine& at_line(int line) const;

    std::vector<PlainLine> lines_;
};

} // namespace shiaiba

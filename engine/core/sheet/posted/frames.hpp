// Frames of a posted line, which say nothing themselves: quote marks, fences, rules, bold marks.
#pragma once

#include <cstddef>
#include <vector>

#include "core/sheet/posted/glyphs.hpp"

namespace shiaiba {

/// Removes quote marks; empties a line that is only an anchor to another post (">>14").
void unquote(Glyphs& glyphs);
/// Removes the bars of a spoiler (||…||) or of code (`…`) around the line, or of a box drawn around
/// it.
void unframe(Glyphs& glyphs);
/// Whether every line of the text is quoted, apart from fences.
bool is_quoted(const std::vector<PlainLine>& lines);
/// Whether the line begins with three marks that open or close a block of code; anything may
/// follow.
bool is_fence(const Glyphs& glyphs);
/// Whether the line is a rule: three or more of one mark, and nothing else.
bool is_rule(const Glyphs& glyphs);
/// Removes pairs of stars or low lines, which make letters bold.
void unbold(Glyphs& glyphs);
/// Number of double stars in the text.
int count_bold_marks(const std::vector<PlainLine>& lines);
/// End of the value that begins at `from`, without a mark that stands both before and behind it
/// (◆ヒビキ◆).
std::size_t unmarked_end(const Glyphs& glyphs, std::size_t from);

} // namespace shiaiba

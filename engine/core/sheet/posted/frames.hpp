// What frames a line of a posted text without saying anything: quote marks, fences, rules, bold letters.
#pragma once

#include <cstddef>
#include <vector>

#include "core/sheet/posted/glyphs.hpp"

namespace shiaiba {

/// Quote marks go, and a line that only leads to another post (">>14") is empty then.
void unquote(Glyphs& glyphs);
/// Every line of the text is quoted, fences apart.
bool is_quoted(const std::vector<PlainLine>& lines);
/// Three marks that open or close a block of code, whatever stands behind them.
bool is_fence(const Glyphs& glyphs);
/// Three marks or more of one kind, and nothing else: a line that only rules off.
bool is_rule(const Glyphs& glyphs);
/// Two stars or two low lines that make letters bold go.
void unbold(Glyphs& glyphs);
/// How often two stars stand side by side in the text.
int count_bold_marks(const std::vector<PlainLine>& lines);
/// The end of what stands from `from` on: the mark in front may stand behind, too (◆ヒビキ◆).
std::size_t unmarked_end(const Glyphs& glyphs, std::size_t from);

} // namespace shiaiba

// Characters of posted text with the places where they stood, in whatever shape people write them: what they are
// compared by, the marks of lists and quotations, and numbers in any digits.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/text/marks.hpp"

namespace shiaiba {

struct Glyph {
    char32_t point = 0;
    /// 1-based.
    int line = 0;
    /// 0-based.
    int column = 0;
};
using Glyphs = std::vector<Glyph>;

struct PlainLine {
    Glyphs glyphs;
    /// What it stands for where it is empty.
    int line = 0;
};
/// The lines of a text in NFC, without what is neither seen nor takes room.
std::vector<PlainLine> plain_lines(std::string_view text);

/// What characters are compared by: half-width, small letters, hiragana, usual glyphs, one kind of quotation marks.
char32_t key_of(char32_t point);
std::u32string key_of(std::u32string_view text);

/// The keys of a line and the places of the glyphs that they stand for.
struct Keyed {
    std::u32string text;
    /// Of each key; one more at the end.
    std::vector<std::size_t> glyph;

    /// The first key at or behind a glyph.
    std::size_t key_at(std::size_t at) const;
};
Keyed keyed(const Glyphs& glyphs);

/// The form that is usual today of a character that has others: 劍 and 剱 as 剣. It leaves all else as it is.
char32_t usual_glyph(char32_t point);
bool is_kana(char32_t key);
bool is_circled(char32_t point);
/// ③ is 3.
int circled(char32_t point);
/// It begins a fence, a quotation, a heading or an item, or is neither seen nor takes room, or is a mark on a letter.
bool is_decoration(char32_t point, bool begins_line);

void append(Glyphs& out, std::u32string_view text, Glyph place);
void append(Glyphs& out, const Glyphs& more);
Glyphs trimmed(const Glyphs& glyphs, std::size_t from, std::size_t to);
std::size_t behind_blanks(const Glyphs& glyphs, std::size_t at);
/// Behind the bullets and numbers of a list.
std::size_t behind_marks(const Glyphs& glyphs, std::size_t at = 0);
/// A number in any digits behind blanks, colons and brackets: 18, １８, ⑱, 十八. `at` moves behind it.
std::optional<int> number_behind(const Glyphs& glyphs, std::size_t& at);

} // namespace shiaiba

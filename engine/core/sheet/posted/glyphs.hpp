// Glyphs: characters of posted text with their places in it. Also the keys by which shapes of a
// character are compared, marks of lists and quotations, and numbers in any digits.
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
    /// Its line in the posted text, which also holds if it has no glyphs. 1-based.
    int line = 0;
};
/// The lines of a text in NFC, without invisible characters that take no room.
std::vector<PlainLine> plain_lines(std::string_view text);

/// The key by which characters are compared: half-width, lower case, hiragana, usual form of kanji,
/// one kind of quotation marks.
char32_t key_of(char32_t point);
std::u32string key_of(std::u32string_view text);

/// The keys of a line, and for each key the index of its glyph.
struct Keyed {
    std::u32string text;
    /// For each key; the last element is the number of glyphs.
    std::vector<std::size_t> glyph;

    /// Index of the first key at or behind a glyph.
    std::size_t key_at(std::size_t at) const;
};
Keyed keyed(const Glyphs& glyphs);

/// Today's usual form of a character that has old or variant forms (劍 and 剱 are 剣); other
/// characters stay.
char32_t usual_glyph(char32_t point);
/// With today's forms of kanji, and with full-width katakana in place of half-width ones.
Glyphs in_usual_form(const Glyphs& glyphs);
/// Whether the character is a small picture, which people set before labels.
bool is_pictograph(char32_t point);
bool is_kana(char32_t key);
bool is_circled(char32_t point);
/// The number of a circled or bracketed digit: ③ is 3.
int circled(char32_t point);
/// Whether the character decorates text: it begins a fence, quotation, heading or item (some only
/// where `begins_line`), is invisible, or is a combining mark.
bool is_decoration(char32_t point, bool begins_line);

void append(Glyphs& out, std::u32string_view text, Glyph place);
void append(Glyphs& out, const Glyphs& more);
Glyphs trimmed(const Glyphs& glyphs, std::size_t from, std::size_t to);
std::size_t behind_blanks(const Glyphs& glyphs, std::size_t at);
/// Index behind the bullets and numbers of a list.
std::size_t behind_marks(const Glyphs& glyphs, std::size_t at = 0);
/// A number in any digits, after blanks, colons and brackets: 18, １８, ⑱, 十八. Moves `at` behind
/// it.
std::optional<int> number_behind(const Glyphs& glyphs, std::size_t& at);

} // namespace shiaiba

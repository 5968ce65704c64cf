// Unicode for text that people type: UTF-8 and code points, folding that makes full-width input plain, one
// spelling for text that looks the same (NFC), and emoji with what joins them.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace shiaiba {

/// Every ill-formed sequence becomes one U+FFFD.
std::u32string decode_utf8(std::string_view bytes);
bool is_utf8(std::string_view bytes);
/// Surrogates and values beyond U+10FFFF become U+FFFD.
std::string encode_utf8(std::u32string_view points);
void append_utf8(std::string& out, char32_t point);

/// Full-width ASCII and the ideographic space as ASCII; everything else as it is.
char32_t fold_width(char32_t point);
/// ASCII blanks, the ideographic and the no-break space.
bool is_blank(char32_t point);
/// Of 0 to 9, half-width.
constexpr bool is_digit(char32_t point) { return point >= U'0' && point <= U'9'; }

std::u32string_view trim(std::u32string_view text);

// Unicode's canonical composition: one spelling for text that looks the same.

/// Normalization Form C, by the tables of Unicode 17.0.
std::u32string nfc(std::u32string_view text);

// Which invisible characters belong to an emoji: they are seen by what they do to it.

/// Text may hold the character at `i`, U+200D between two emoji or U+FE0F behind one that is drawn as
/// text without it. A tone of skin may stand between.
bool shapes_emoji(std::u32string_view text, std::size_t i);

} // namespace shiaiba

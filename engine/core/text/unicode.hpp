// Unicode for text that people type: UTF-8 and code points, folding of full-width input, NFC, and
// the invisible characters inside emoji.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace shiaiba {

/// Each ill-formed sequence becomes one U+FFFD.
std::u32string decode_utf8(std::string_view bytes);
bool is_utf8(std::string_view bytes);
/// Surrogates and values beyond U+10FFFF become U+FFFD.
std::string encode_utf8(std::u32string_view points);
void append_utf8(std::string& out, char32_t point);

/// Full-width ASCII and the ideographic space as ASCII; everything else as it is.
char32_t fold_width(char32_t point);
/// Whether it is an ASCII blank, the ideographic space or the no-break space.
bool is_blank(char32_t point);
/// Half-width digits only.
constexpr bool is_digit(char32_t point) { return point >= U'0' && point <= U'9'; }

std::u32string_view trim(std::u32string_view text);

// Unicode's canonical composition: the same spelling for texts that look the same.

/// Normalization Form C, by the tables of Unicode 17.0.
std::u32string nfc(std::u32string_view text);

// Invisible characters that belong to an emoji: they change its look, so names may hold them.

/// Whether the character at `i` shapes an emoji: U+200D between two emoji, or U+FE0F behind a
/// character that is drawn as text without it. A skin tone may stand between.
bool shapes_emoji(std::u32string_view text, std::size_t i);

} // namespace shiaiba

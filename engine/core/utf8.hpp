// UTF-8 and code points, and the folding that makes full-width input plain.
#pragma once

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

std::u32string_view trim(std::u32string_view text);

} // namespace shiaiba

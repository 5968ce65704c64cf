// JSON as text (RFC 8259), over the library's type. Its own reader brings along fractions, and messages
// about them: a tenth of a WebAssembly module. Nothing here reckons with fractions; odds are written as such.
#pragma once

#include <cstddef>
#include <string_view>

#include "core/text/json_fwd.hpp"

namespace shiaiba {

/// What may stand behind a backslash, and what it means.
inline constexpr std::string_view kEscapes = "\"\\/bfnrt";
inline constexpr std::string_view kEscaped = "\"\\/\b\f\n\r\t";

/// Puts the value of a whole text into `value`. False: it ceases to be JSON at byte `fault`. The caller has
/// bounded its nesting. Numbers that are no whole ones of 64 bits all become the same fraction.
bool read_json_text(std::string_view text, Json& value, std::size_t& fault);

} // namespace shiaiba

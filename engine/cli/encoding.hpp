// Encodings of files that people have, converted to UTF-8. The page's counterpart is
// web/src/util/encoding.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace shiaiba::cli {

struct DecodedText {
    std::string text;
    /// The encoding that was recognised: "Shift_JIS", "EUC-JP", "UTF-16"; empty: UTF-8.
    std::string_view encoding = {};
};
/// Keeps UTF-8; recognises UTF-16 by its mark or by the zero bytes of its line ends; else takes
/// Shift_JIS (CP932) or EUC-JP, whichever is valid, and if both are, the one with more kana. Bytes
/// that are none of these stay, and the reader of the text reports them.
DecodedText decoded(std::string bytes);

} // namespace shiaiba::cli

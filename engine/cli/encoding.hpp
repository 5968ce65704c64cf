// Encodings that people's files have, and their text as UTF-8.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace shiaiba::cli {

struct DecodedText {
    std::string text;
    /// What it was taken for: "Shift_JIS", "EUC-JP", "UTF-16"; empty: UTF-8.
    std::string_view encoding = {};
};
/// UTF-8 as it is; UTF-16 by its mark or by the zero bytes of its line ends; else whichever of Shift_JIS (CP932) and EUC-JP
/// all of it is, and of two the one that makes more kana. What is none of these is left as it is: the reader says where.
DecodedText decoded(std::string bytes);

} // namespace shiaiba::cli

// Unicode's canonical composition: one spelling for text that looks the same.
#pragma once

#include <string>
#include <string_view>

namespace shiaiba {

/// Normalization Form C, by the tables of Unicode 17.0.
std::u32string nfc(std::u32string_view text);

} // namespace shiaiba

// What a name may be: of a character, a party, a group.
#pragma once

#include <string>
#include <string_view>

#include "core/text/problem.hpp"

namespace shiaiba {

/// Longest name in code points.
inline constexpr int kMostNamePoints = 24;

/// A name as it is kept: NFC and trimmed. Controls, bidi overrides, zero-width characters and line
/// breaks are problems, and so is a name that is too long.
Checked<std::string> check_name(std::string_view given, std::string_view path = "/name");

} // namespace shiaiba

// Names of characters, parties and groups: their limits, and the check.
#pragma once

#include <string>
#include <string_view>

#include "core/text/problem.hpp"

namespace shiaiba {

/// Longest name in code points.
inline constexpr int kMostNamePoints = 24;

/// The name as it is stored: in NFC and trimmed. Control characters, direction marks, invisible
/// characters (except those in emoji), line breaks and names that are too long are problems.
Checked<std::string> check_name(std::string_view given, std::string_view path = "/name");

} // namespace shiaiba

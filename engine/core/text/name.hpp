// Checks names of characters, parties, groups of a league, and items of a GM's lists. Links hold
// names as check_name() returns them, and refuse all others (engine/share/party_code.cpp): neither
// the limit nor the check may become stricter, since links must open for ever.
#pragma once

#include <string>
#include <string_view>

#include "core/text/problem.hpp"

namespace shiaiba {

/// Most code points of a name. The rules of the games set no limit, but links have to carry names
/// (ruling T2 in docs/rulings.md), and have 5 bits for the number, so that it can't exceed 31.
inline constexpr int kMostNamePoints = 24;

/// The name as it is stored: in NFC and trimmed; it may be empty. Problems are control characters,
/// direction marks, invisible characters (except those in emoji), line breaks, broken characters,
/// and too many code points. `path`: JSON pointer to the name, for the problems.
Checked<std::string> check_name(std::string_view given, std::string_view path = "/name");

} // namespace shiaiba

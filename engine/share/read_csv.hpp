// Characters in a table with commas: a heading with the columns "name" and "build", and perhaps
// "group", as leagues write them.
#pragma once

#include <functional>
#include <string_view>

#include "share/reading.hpp"

namespace shiaiba {

bool looks_like_csv(std::string_view text);

/// `read_build` reads the text of one cell.
Reading read_csv(std::string_view text, const std::function<Reading(std::string_view)>& read_build);

} // namespace shiaiba

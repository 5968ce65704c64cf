// Finds the place in a JSON text of the value that a JSON pointer names.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "core/text/problem.hpp"

namespace shiaiba {

/// From 1, in code points.
struct TextPlace {
    int line = 1;
    int column = 1;
    int length = 1;
};

/// Gives every problem with a path its place in the text, which parse_json must have accepted. For
/// a value that is missing it is the place of the nearest value around it.
void place_problems(std::string_view json_text, Problems& problems);

} // namespace shiaiba

// Where in a JSON text the value stands that a JSON pointer names.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "core/text/problem.hpp"

namespace shiaiba {

/// 1-based, in code points.
struct TextPlace {
    int line = 1;
    int column = 1;
    int length = 1;
};

/// Gives every problem with a path its place in the text, which must be one that parse_json took. A
/// value that isn't there stands where the nearest value around it stands.
void place_problems(std::string_view json_text, Problems& problems);

} // namespace shiaiba

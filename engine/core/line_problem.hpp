// A problem in a line of pasted text.
#pragma once

#include <cstddef>
#include <string>

#include "core/problem.hpp"

namespace shiaiba {

/// The column counts from 0.
Problem problem_in_line(int line, std::size_t column, std::size_t length, std::string code,
                        Text text, std::string rule);

} // namespace shiaiba

// Counts that JavaScript hands over as numbers.
#pragma once

#include <cmath>

namespace shiaiba::bindings {

/// Numbers of JavaScript need not be whole, nor numbers.
inline bool is_count(double number, double most) {
    return number >= 0 && number <= most && std::floor(number) == number;
}

} // namespace shiaiba::bindings

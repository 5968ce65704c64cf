// What JavaScript hands over: numbers that should be counts, and names of languages.
#pragma once

#include <cmath>
#include <string_view>

#include "core/text/text.hpp"

namespace shiaiba::bindings {

/// Numbers of JavaScript need not be whole, nor numbers.
inline bool is_count(double number, double most) {
    return number >= 0 && number <= most && std::floor(number) == number;
}

/// Whatever isn't "en" is Japanese.
inline Lang lang_of(std::string_view given) { return given == "en" ? Lang::En : Lang::Ja; }

} // namespace shiaiba::bindings

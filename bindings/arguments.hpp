// Checks arguments from JavaScript: counts and language codes.
#pragma once

#include <cmath>
#include <string_view>

#include "core/text/text.hpp"

namespace shiaiba::bindings {

/// Whether a number of JavaScript is a whole number from 0 to `most`: it may be a fraction or NaN.
inline bool is_count(double number, double most) {
    return number >= 0 && number <= most && std::floor(number) == number;
}

/// Unknown codes fall back to Japanese, the language of the games.
inline Lang lang_of(std::string_view given) { return given == "en" ? Lang::En : Lang::Ja; }

} // namespace shiaiba::bindings

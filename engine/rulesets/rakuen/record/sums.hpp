// The sums that posts write out: their terms, and what they say these come to ([rakuen 17]).
#pragma once

#include <optional>
#include <string_view>

namespace shiaiba::rakuen {

struct Sum {
    /// What stands behind "=", or the number alone.
    int value = 0;
    /// What the terms come to; the value where there are none.
    int terms = 0;
    /// The first number of all.
    int first = 0;
    /// "first-(taken-off)", with nothing else before "=".
    struct Bracket {
        int taken = 0;
        int off = 0;
    };
    std::optional<Bracket> bracket = {};
};

/// Without blanks, half-width. Absent where it is no sum.
std::optional<Sum> read_sum(std::string_view text);

} // namespace shiaiba::rakuen

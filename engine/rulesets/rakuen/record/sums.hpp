// Sums that players write out in posts, such as 5-(3-1)=3: reads the terms, and the total that the
// post claims ([rakuen 17]).
#pragma once

#include <optional>
#include <string_view>

namespace shiaiba::rakuen {

struct Sum {
    /// The claimed total: the number behind "=", or the only number.
    int value = 0;
    /// The total of the terms as computed; `value` if no terms are written.
    int terms = 0;
    /// The first number in the text.
    int first = 0;
    /// "first-(taken-off)", with nothing else before "=".
    struct Bracket {
        int taken = 0;
        int off = 0;
    };
    std::optional<Bracket> bracket = {};
};

/// Reads a sum from half-width text without blanks; absent if the text is no sum.
std::optional<Sum> read_sum(std::string_view text);

} // namespace shiaiba::rakuen

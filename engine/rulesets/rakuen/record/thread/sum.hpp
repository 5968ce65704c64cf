// Sums as people write them: "20+10=30", "150-(30-15)=135", "(31÷2)+11=26".
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
};

/// Without blanks, half-width. Absent where it is no sum.
std::optional<Sum> read_sum(std::string_view text);

} // namespace shiaiba::rakuen

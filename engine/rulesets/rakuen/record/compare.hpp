// Holds what was posted against what the rules make of it ([rakuen 17]).
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/text/problem.hpp"
#include "rulesets/rakuen/record/lines.hpp"
#include "rulesets/rakuen/record/scan.hpp"

namespace shiaiba::rakuen {

struct Comparison {
    /// Sums and results that are wrong.
    Problems problems;
    /// The first line that can't stand where it stands.
    std::optional<std::size_t> astray;
    /// Why; absent where everything that happened stands before it.
    std::optional<Problem> reason;
};

/// `sides`: whose each item is; None: nobody's name stands above it. Lines that follow from others may
/// be left out of a thread.
Comparison compare(const std::vector<Item>& items, const std::vector<Side>& sides,
                   const std::vector<SystemLine>& expected, const Names& names);

} // namespace shiaiba::rakuen

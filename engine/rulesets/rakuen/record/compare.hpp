// Comparison of a thread's posted lines with the lines that the rules make of its dice and
// declarations ([rakuen 17]).
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/text/problem.hpp"
#include "rulesets/rakuen/record/lines.hpp"
#include "rulesets/rakuen/record/scan.hpp"

namespace shiaiba::rakuen {

struct Comparison {
    /// The sums and results that are wrong.
    Problems problems;
    /// The first item that can't stand at its place.
    std::optional<std::size_t> astray;
    /// Why it can't; absent if all that happened in the battle stands before it.
    std::optional<Problem> reason;
};

/// `sides`: the author of each item; None: no name stands above it. Lines that follow from others
/// may be left out of a thread.
Comparison compare(const std::vector<Item>& items, const std::vector<Side>& sides,
                   const std::vector<SystemLine>& expected, const Names& names);

} // namespace shiaiba::rakuen

// Which counters are wanted, as disjoint fields of builds.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "analysis/rows.hpp"
#include "core/text/problem.hpp"

namespace shiaiba {

struct CounterFilter {
    /// Items that it holds, each at least once, and that it does not hold: bit i is item i.
    std::uint32_t hold = 0;
    std::uint32_t without = 0;
    /// At most so many places differ from the build that is asked about.
    std::size_t changes = kMostPlaces;
};

/// `CounterFilter` of bindings/analysis.d.ts. All problems at once.
Checked<CounterFilter> check_filter(const FastPath& fast, const ItemNames& names, const Json& json);

/// The builds of `within` that pass the filter: disjoint, none empty, in a fixed order.
std::vector<Sets> filtered(const FastPath& fast, BuildNumber mine, const CounterFilter& filter,
                           const Sets& within);

} // namespace shiaiba

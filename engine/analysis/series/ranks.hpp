// Who is ahead of whom, as far as their intervals tell.
#pragma once

#include <cstddef>
#include <vector>

#include "analysis/series/wilson.hpp"

namespace shiaiba {

struct Rank {
    /// One more than there are shares whose interval lies above.
    std::size_t place = 1;
    /// Some other interval lies neither above nor below.
    bool tied = false;
};
/// Of each share among all of them.
std::vector<Rank> ranks(const std::vector<Share>& shares);

} // namespace shiaiba

// Sorts entrants.
#include "analysis/league/order.hpp"

#include <algorithm>

namespace shiaiba {

void sort_entrants(std::vector<std::size_t>& entrants,
                   const std::function<bool(std::size_t, std::size_t)>& before) {
    std::sort(entrants.begin(), entrants.end(),
              [&](std::size_t x, std::size_t y) { return before(x, y); });
}

} // namespace shiaiba

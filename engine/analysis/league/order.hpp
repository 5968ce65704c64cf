// One sort for every list of entrants: the module carries its code once.
#pragma once

#include <cstddef>
#include <functional>
#include <vector>

namespace shiaiba {

/// `before` orders strictly, and totally: no two are level.
void sort_entrants(std::vector<std::size_t>& entrants,
                   const std::function<bool(std::size_t, std::size_t)>& before);

} // namespace shiaiba

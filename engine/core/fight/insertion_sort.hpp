// A stable sort for a handful of elements, which std::stable_sort takes kilobytes of a module for.
#pragma once

#include <algorithm>
#include <utility>

namespace shiaiba {

/// Quadratic: for some ten elements.
template <class List, class Less>
void insertion_sort(List& list, Less less) {
    for (auto next = list.begin(); next != list.end(); ++next) {
        for (auto at = next; at != list.begin() && less(*at, *(at - 1)); --at) {
            std::swap(*at, *(at - 1));
        }
    }
}

} // namespace shiaiba

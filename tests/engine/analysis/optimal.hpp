// An exact solver of small symmetric games, so that the double oracle is tested without a library.
#pragma once

#include <vector>

#include "analysis/solve.hpp"

namespace shiaiba::tests {

/// An optimal strategy by the simplex method in whole numbers, with the rule of Bland, so that it ends.
/// Throws where the numbers of a larger game no longer fit 64 bits.
std::vector<double> optimal(const Payoffs& payoffs);

} // namespace shiaiba::tests

// Linear programs, solved by COIN-OR Clp if the program was built with it.
#pragma once

#include <string_view>

#include "analysis/solve.hpp"

namespace shiaiba::cli {

/// How to get Clp; empty if it is built in.
std::string_view missing_clp();

/// A solver that keeps its state, so that it goes on from its last solution when payoffs are added.
/// Returns no shares if it fails.
LinearProgram clp();

} // namespace shiaiba::cli

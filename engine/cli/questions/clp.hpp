// Linear programs, solved by COIN-OR Clp where the program was built with it.
#pragma once

#include <string_view>

#include "analysis/solve.hpp"

namespace shiaiba::cli {

/// How to get it; empty where it is built in.
std::string_view missing_clp();

/// Solves again from where it stood as the payoffs grow.
LinearProgram clp();

} // namespace shiaiba::cli

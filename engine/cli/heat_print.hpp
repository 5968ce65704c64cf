// Prints a heat map: a triangle or a table of its cells, or a list, and which are best and worst.
#pragma once

#include <cstdint>
#include <vector>

#include "analysis/heat/heat.hpp"

namespace shiaiba::cli {

/// `fights`: of each cell.
void print_heat(const Heat& heat, const std::vector<Wins>& wins, std::uint64_t fights, Lang lang);

} // namespace shiaiba::cli

// What the cells of a heat map say, as JSON.
#pragma once

#include <vector>

#include "analysis/heat/heat.hpp"
#include "analysis/series/wilson.hpp"
#include "core/text/json_fwd.hpp"

namespace shiaiba {

/// Each cell's share of wins.
std::vector<Share> heat_shares(const std::vector<Wins>& wins);
/// `HeatReport` of bindings/analysis.d.ts: what was asked, and each cell with its share of wins.
Json heat_report(const Heat& heat, const std::vector<Wins>& wins);
/// `HeatCells`: the parts, and the shares of every cell in order.
Json heat_cells(const Heat& heat);

} // namespace shiaiba

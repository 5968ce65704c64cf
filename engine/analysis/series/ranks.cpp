// Counts the intervals that lie apart.
#include "analysis/series/ranks.hpp"

#include <algorithm>

namespace shiaiba {

std::vector<Rank> ranks(const std::vector<Share>& shares) {
    std::vector<int> lows;
    std::vector<int> highs;
    for (const Share& share : shares) {
        lows.push_back(share.low);
        highs.push_back(share.high);
    }
    std::sort(lows.begin(), lows.end());
    std::sort(highs.begin(), highs.end());
    std::vector<Rank> all;
    for (const Share& share : shares) {
        const auto above = lows.end() - std::upper_bound(lows.begin(), lows.end(), share.high);
        const auto below = std::lower_bound(highs.begin(), highs.end(), share.low) - highs.begin();
        const auto apart = static_cast<std::size_t>(above + below);
        all.push_back({static_cast<std::size_t>(above) + 1, apart + 1 < shares.size()});
    }
    return all;
}

} // namespace shiaiba

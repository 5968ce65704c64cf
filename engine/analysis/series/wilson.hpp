// Shares of fights with their 95 % intervals, in ten-thousandths, computed in whole numbers; and
// ranks of shares, as far as the intervals tell.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace shiaiba {

/// Most fights of a share; beyond this the arithmetic may overflow.
inline constexpr std::uint64_t kMostSeriesFights = 1'000'000;

/// A share and the bounds of its interval, each in 1/10,000.
struct Share {
    int rate = 0;
    int low = 0;
    int high = 0;

    int width() const { return high - low; }
    friend bool operator==(const Share& x, const Share& y) {
        return x.rate == y.rate && x.low == y.low && x.high == y.high;
    }
};

/// Wilson's score interval. The bounds are rounded outwards, so that it is never too narrow.
/// Without fights the interval is everything. `part` ≤ `whole` ≤ kMostSeriesFights.
Share wilson(std::uint64_t part, std::uint64_t whole);
/// The share where all possible cases were fought: the interval has no width.
Share exact_share(std::uint64_t part, std::uint64_t whole);
/// Change of a share, −10,000 to 10,000: Newcombe's hybrid score interval.
Share change(const Share& before, const Share& after);
/// Change of a share where each fight was fought both ways with the same seed: `gained` were won
/// only after, `lost` only before. Agresti and Min's adjusted interval for matched pairs. `fights`
/// > 0.
Share paired_change(std::uint64_t gained, std::uint64_t lost, std::uint64_t fights);

// Ranks of shares.

struct Rank {
    /// One more than the number of shares whose interval lies wholly above.
    std::size_t place = 1;
    /// Whether another interval overlaps this one.
    bool tied = false;
};
/// The rank of each share among all of them.
std::vector<Rank> ranks(const std::vector<Share>& shares);

} // namespace shiaiba

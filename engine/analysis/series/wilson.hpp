// Shares of fights with their 95 % intervals, in ten-thousandths, by whole numbers alone; and who is ahead of
// whom, as far as intervals tell.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace shiaiba {

/// Most fights of which a share can be told.
inline constexpr std::uint64_t kMostSeriesFights = 1'000'000;

/// A share and between what it lies, each in 1/10,000.
struct Share {
    int rate = 0;
    int low = 0;
    int high = 0;

    int width() const { return high - low; }
    friend bool operator==(const Share& x, const Share& y) {
        return x.rate == y.rate && x.low == y.low && x.high == y.high;
    }
};

/// Wilson's score interval; the bounds are rounded outwards, so that it is never said too narrow.
/// Of nothing: anything. `part` ≤ `whole` ≤ kMostSeriesFights.
Share wilson(std::uint64_t part, std::uint64_t whole);
/// Where every case was fought: the share is all there is to know.
Share exact_share(std::uint64_t part, std::uint64_t whole);
/// What a share gained or lost, −10,000 to 10,000: Newcombe's hybrid score interval.
Share change(const Share& before, const Share& after);
/// The same where each fight was fought both ways with the same seed: so many were won only after,
/// so many only before. Agresti and Min's adjusted interval for matched pairs. `fights` > 0.
Share paired_change(std::uint64_t gained, std::uint64_t lost, std::uint64_t fights);

// Who is ahead of whom, as far as their intervals tell.

struct Rank {
    /// One more than there are shares whose interval lies above.
    std::size_t place = 1;
    /// Some other interval lies neither above nor below.
    bool tied = false;
};
/// Of each share among all of them.
std::vector<Rank> ranks(const std::vector<Share>& shares);

} // namespace shiaiba

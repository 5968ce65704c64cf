// Computes intervals of shares in integers instead of floating point: the same digits on every
// machine.
#include "analysis/series/wilson.hpp"

#include <algorithm>

namespace shiaiba {
namespace {

constexpr std::uint64_t kScale = 1'000'000;
/// 1.95996…², in kScale.
constexpr std::uint64_t kZSquared = 3'841'459;
constexpr std::uint64_t kWhole = 10'000;

/// The smallest whole number whose square is not below `square`.
std::uint64_t root_up(std::uint64_t square) {
    std::uint64_t root = 0;
    for (std::uint64_t bit = std::uint64_t{1} << 31; bit != 0; bit >>= 1) {
        const std::uint64_t more = root + bit;
        if (more * more <= square) root = more;
    }
    return root * root < square ? root + 1 : root;
}

int rounded(std::uint64_t part, std::uint64_t whole) {
    return whole == 0 ? 0 : static_cast<int>((part * kWhole + whole / 2) / whole);
}

int distance(int x, int y) {
    const std::int64_t square = std::int64_t{x} * x + std::int64_t{y} * y;
    return static_cast<int>(root_up(static_cast<std::uint64_t>(square)));
}

} // namespace

// The bounds are (2k + z² ± √(z⁴ + 4z²·k(n − k)/n)) / 2(n + z²).
Share wilson(std::uint64_t part, std::uint64_t whole) {
    if (whole == 0) return {0, 0, static_cast<int>(kWhole)};
    constexpr std::uint64_t kFour = 4 * kZSquared * kScale;
    const std::uint64_t product = part * (whole - part);
    // Divided first: the product of all factors would not fit 64 bits.
    const std::uint64_t under = kZSquared * kZSquared + product / whole * kFour +
                                (product % whole * kFour + whole - 1) / whole;
    const std::uint64_t root = root_up(under);
    const std::uint64_t middle = 2 * part * kScale + kZSquared;
    const std::uint64_t below = 2 * (whole * kScale + kZSquared);
    const std::uint64_t low = middle > root ? (middle - root) * kWhole / below : 0;
    const std::uint64_t high = ((middle + root) * kWhole + below - 1) / below;
    return {rounded(part, whole), static_cast<int>(low), static_cast<int>(std::min(high, kWhole))};
}

Share exact_share(std::uint64_t part, std::uint64_t whole) {
    const int rate = rounded(part, whole);
    return {rate, rate, rate};
}

Share change(const Share& before, const Share& after) {
    const int gain = after.rate - before.rate;
    const int down = distance(after.rate - after.low, before.high - before.rate);
    const int up = distance(after.high - after.rate, before.rate - before.low);
    constexpr int kMost = static_cast<int>(kWhole);
    return {gain, std::max(gain - down, -kMost), std::min(gain + up, kMost)};
}

// Half a pair is added to each of the four cells; so all numbers here are doubled.
Share paired_change(std::uint64_t gained, std::uint64_t lost, std::uint64_t fights) {
    constexpr auto kTenThousand = static_cast<std::int64_t>(kWhole);
    const auto signed_of = [](std::uint64_t n) { return static_cast<std::int64_t>(n); };
    const std::int64_t all = 2 * (signed_of(fights) + 2);
    const std::int64_t more = 2 * (signed_of(gained) - signed_of(lost));
    const std::int64_t both = 2 * (signed_of(gained) + signed_of(lost) + 1);
    const std::int64_t under = both * all - more * more;
    constexpr std::int64_t kFactor = 2 * 100 * static_cast<std::int64_t>(kZSquared);
    const std::int64_t square = under / all * kFactor + (under % all * kFactor + all - 1) / all;
    const std::int64_t root = signed_of(root_up(static_cast<std::uint64_t>(square)));
    const auto down = [](std::int64_t a, std::int64_t b) {
        return a >= 0 ? a / b : -((b - 1 - a) / b);
    };
    const std::int64_t low = down(more * kTenThousand - root, all);
    const std::int64_t high = -down(-more * kTenThousand - root, all);
    const std::int64_t gain = (signed_of(gained) - signed_of(lost)) * kTenThousand;
    const std::int64_t half = signed_of(fights) / 2;
    const std::int64_t rate = (gain >= 0 ? gain + half : gain - half) / signed_of(fights);
    return {static_cast<int>(rate), static_cast<int>(std::max(low, -kTenThousand)),
            static_cast<int>(std::min(high, kTenThousand))};
}

// Ranks: counts the intervals that lie apart.

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

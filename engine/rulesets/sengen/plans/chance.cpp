// Counts the ways in which dice fall, once.
#include "rulesets/sengen/plans/chance.hpp"

#include <algorithm>
#include <cstddef>

namespace shiaiba::sengen {
namespace {

constexpr int kMostSum = 6 * kMostReckoned;

struct Ways {
    /// Of so many dice, how many ways there are to make so much or more.
    std::array<std::array<std::uint64_t, kMostSum + 1>, kMostReckoned + 1> reaching{};
    std::array<std::uint64_t, kMostReckoned + 1> all{};
    /// By odds and need.
    std::array<std::array<std::uint8_t, kMostSum + 1>, kPercents.size()> least{};
};

constexpr Ways counted() {
    Ways ways;
    std::array<std::uint64_t, kMostSum + 1> exactly{};
    exactly[0] = 1;
    ways.all[0] = 1;
    ways.reaching[0][0] = 1;
    for (std::size_t dice = 1; dice <= kMostReckoned; ++dice) {
        for (std::size_t sum = 6 * dice; sum > 0; --sum) {
            std::uint64_t made = 0;
            for (std::size_t face = 1; face <= 6 && face <= sum; ++face)
                made += exactly[sum - face];
            exactly[sum] = made;
        }
        exactly[0] = 0;
        ways.all[dice] = 6 * ways.all[dice - 1];
        std::uint64_t reaching = 0;
        for (std::size_t sum = kMostSum + 1; sum-- > 0;) {
            reaching += exactly[sum];
            ways.reaching[dice][sum] = reaching;
        }
    }
    for (std::size_t odds = 0; odds < kPercents.size(); ++odds) {
        for (std::size_t need = 0; need <= kMostSum; ++need) {
            std::size_t dice = 1;
            while (dice <= kMostReckoned &&
                   !Chance{ways.reaching[dice][need], ways.all[dice]}.at_least(kPercents[odds])) {
                ++dice;
            }
            ways.least[odds][need] =
                static_cast<std::uint8_t>(dice > kMostReckoned ? kNoDice : static_cast<int>(dice));
        }
    }
    return ways;
}

constexpr Ways kWays = counted();

} // namespace

Chance chance(int dice, int need) {
    const auto n = static_cast<std::size_t>(std::min(dice, kMostReckoned));
    if (need > kMostSum) return {0, kWays.all[n]};
    return {kWays.reaching[n][static_cast<std::size_t>(std::max(0, need))], kWays.all[n]};
}

int least_dice(int need, Odds odds) {
    if (need > kMostSum) return kNoDice;
    return kWays.least[static_cast<std::size_t>(odds)][static_cast<std::size_t>(std::max(0, need))];
}

} // namespace shiaiba::sengen

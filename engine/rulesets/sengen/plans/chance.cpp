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
    ways.all[0] = 1;
    ways.reaching[0][0] = 1;
    for (std::size_t dice = 1; dice <= kMostReckoned; ++dice) {
        ways.all[dice] = 6 * ways.all[dice - 1];
        for (std::size_t sum = 0; sum <= kMostSum; ++sum)
            ways.reaching[dice][sum] = one_die_more(ways.reaching[dice - 1], sum);
    }
    for (std::size_t odds = 0; odds < kPercents.size(); ++odds) {
        for (std::size_t need = 0; need <= kMostSum; ++need) {
            std::size_t dice = 1;
            while (dice <= kMostReckoned &&
                   !Share{ways.reaching[dice][need], ways.all[dice]}.at_least(kPercents[odds])) {
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

Share chance(int dice, int need) {
    const auto n = static_cast<std::size_t>(std::min(dice, kMostReckoned));
    if (need > kMostSum) return {0, kWays.all[n]};
    return {kWays.reaching[n][static_cast<std::size_t>(std::max(0, need))], kWays.all[n]};
}

int least_dice(int need, Odds odds) {
    if (need > kMostSum) return kNoDice;
    return kWays.least[static_cast<std::size_t>(odds)][static_cast<std::size_t>(std::max(0, need))];
}

} // namespace shiaiba::sengen

// Computes the distributions of sums of dice by convolution, in integers.
#include "rulesets/rakuen/plans/totals.hpp"

#include <algorithm>
#include <deque>

namespace shiaiba::rakuen {
namespace {

constexpr Chance kPairs = 100;
constexpr std::size_t kFaces = 10;
constexpr std::size_t kHighest = 2 * kFaces;

/// By sum: how many of the 100 pairs have it without being a double.
constexpr std::array<Chance, kHighest + 1> ways_without_double() {
    std::array<Chance, kHighest + 1> ways{};
    for (std::size_t red = 1; red <= kFaces; ++red) {
        for (std::size_t blue = 1; blue <= kFaces; ++blue) {
            if (red != blue) ++ways[red + blue];
        }
    }
    return ways;
}

/// The same after the lower face is rewritten to the higher one [rakuen 8.2].
constexpr std::array<Chance, kHighest + 1> ways_forced() {
    std::array<Chance, kHighest + 1> ways{};
    for (std::size_t higher = 2; higher <= kFaces; ++higher) ways[2 * higher] = 2 * (higher - 1);
    return ways;
}

/// Higher hit values are reached with a chance below 10^-18.
constexpr std::size_t kMostHit = 400;

std::array<Chance, kMostHit + 1> evade_chances() {
    constexpr auto kWays = ways_without_double();
    std::array<Chance, kMostHit + 1> chances{};
    for (std::size_t hit = 0; hit <= kMostHit; ++hit) {
        Chance at_once = 0;
        Chance by_chain = 0;
        for (std::size_t sum = hit; sum <= kHighest; ++sum) at_once += kWays[sum];
        for (std::size_t sum = 2; sum <= kHighest; sum += 2) {
            if (sum >= hit) {
                ++at_once;
            } else {
                by_chain += chances[hit - sum];
            }
        }
        chances[hit] = at_once * (kCertain / kPairs) + by_chain / kPairs;
    }
    return chances;
}

} // namespace

Chance Totals::with_double() const {
    Chance sum = 0;
    for (const Chance chance : chances_[1]) sum += chance;
    return sum;
}

Totals Totals::nothing_rolled() {
    Totals totals;
    totals.chances_[0][0] = kCertain;
    totals.most_ = 0;
    return totals;
}

void Totals::roll_doubles() {
    // with = with + double × (with + without): a chain of any length, from the smallest sum
    // upwards.
    for (std::size_t sum = 2; sum < kTop; ++sum) {
        Chance ways = 0;
        for (std::size_t pair = 2; pair <= std::min(sum, kHighest); pair += 2) {
            ways += at(sum - pair);
        }
        chances_[1][sum] += ways / kPairs;
    }
}

void Totals::roll_last(const std::array<Chance, 21>& ways) {
    for (Sums& sums : chances_) {
        for (std::size_t sum = kTop; sum-- > 0;) {
            Chance chance = 0;
            for (std::size_t pair = 3; pair <= std::min(sum, kHighest); ++pair) {
                chance += sums[sum - pair] * ways[pair];
            }
            sums[sum] = chance / kPairs;
        }
    }
}

void Totals::close(Chance without_double) {
    const std::array<Chance, 2> whole{without_double, kCertain - without_double};
    least_ = kTop;
    most_ = 0;
    for (const bool crit : {false, true}) {
        Sums& sums = chances_[crit];
        sums[kTop] = whole[crit];
        for (std::size_t sum = 0; sum < kTop; ++sum) {
            sums[kTop] -= sums[sum];
            if (sums[sum] == 0) continue;
            least_ = std::min(least_, sum);
            most_ = std::max(most_, sum);
        }
    }
    // A real share of kTop is many orders larger than roundings. Where only roundings stand there,
    // they move to the smallest sum, where they do no harm.
    constexpr Chance kRoundings = 100'000;
    if (at(kTop) > kRoundings) {
        most_ = kTop;
        return;
    }
    for (const bool crit : {false, true}) {
        chances_[crit][least_] += chances_[crit][kTop];
        chances_[crit][kTop] = 0;
    }
}

const Totals& plain_totals() { return invisible_totals(0); }

const Totals& invisible_totals(int forced) {
    // Each is made from the one before; a deque, because references to earlier ones must stay
    // valid.
    thread_local std::deque<Totals> made;
    thread_local Chance without_double = kCertain;
    const auto wanted = static_cast<std::size_t>(std::clamp(forced, 0, kMostForced));
    while (made.size() <= wanted) {
        Totals totals = made.empty() ? Totals::nothing_rolled() : made.back();
        without_double = without_double / 10 * 9;
        totals.roll_doubles();
        totals.roll_last(made.empty() ? ways_without_double() : ways_forced());
        totals.close(without_double);
        made.push_back(totals);
    }
    return made[wanted];
}

Totals guard_totals(int paid) {
    Totals totals = Totals::nothing_rolled();
    Chance without_double = kCertain;
    for (int die = 0; die < std::min(paid, kMostForced); ++die) {
        without_double = without_double / 10 * 9;
        totals.roll_doubles();
        totals.roll_last(ways_without_double());
    }
    totals.close(without_double);
    return totals;
}

Chance evade_chance(int hit_value) {
    static const std::array<Chance, kMostHit + 1> chances = evade_chances();
    const auto hit = static_cast<std::size_t>(std::max(hit_value, 0));
    return hit > kMostHit ? 0 : chances[hit];
}

int evade_ten_thousandths(int hit_value) {
    // A table, because plans compare this fact most often, and a division of 64 bits each time is
    // slow.
    static const std::array<int, kMostHit + 1> chances = [] {
        std::array<int, kMostHit + 1> all{};
        for (std::size_t hit = 0; hit <= kMostHit; ++hit) {
            all[hit] = in_ten_thousandths(evade_chance(static_cast<int>(hit)));
        }
        return all;
    }();
    const auto hit = static_cast<std::size_t>(std::max(hit_value, 0));
    return hit > kMostHit ? 0 : chances[hit];
}

Chance charge_chance(int gain) {
    if (gain < 2) return 0;
    Chance chance = kCertain / 10 * 9;
    for (int chain = 2; chain < gain; ++chain) chance /= 10;
    return chance;
}

} // namespace shiaiba::rakuen

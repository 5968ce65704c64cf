// Totals: distributions of the sums of dice, in integers, for attacks, evasions, guards and charges
// [rakuen 6, 7, 8, 9, 13.8].
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace shiaiba::rakuen {

/// A probability in units of 10^-18, so that every chance of up to nine pairs of dice is a whole
/// number.
using Chance = std::uint64_t;
constexpr Chance kCertain = 1'000'000'000'000'000'000;

/// The product of two probabilities, rounded down.
constexpr Chance multiply(Chance a, Chance b) {
    constexpr Chance kHalf = 1'000'000'000;
    const Chance a_high = a / kHalf;
    const Chance a_low = a % kHalf;
    const Chance b_high = b / kHalf;
    const Chance b_low = b % kHalf;
    return a_high * b_high + (a_high * b_low + a_low * b_high + a_low * b_low / kHalf) / kHalf;
}

/// The chance in 1/10,000, rounded half up, as plans compare it.
constexpr int in_ten_thousandths(Chance chance) {
    constexpr Chance kUnit = kCertain / 10'000;
    return static_cast<int>((chance + kUnit / 2) / kUnit);
}

/// The chance of every sum of pairs, apart by whether a real double is among them. Chances are
/// rounded down, all together by less than 10^-13.
class Totals {
public:
    /// The highest sum, which stands for all larger ones as well: more than any HP, ability and
    /// guard together.
    static constexpr std::size_t kTop = 512;

    Chance at(bool with_double, std::size_t sum) const { return chances_[with_double][sum]; }
    Chance at(std::size_t sum) const { return chances_[0][sum] + chances_[1][sum]; }
    Chance with_double() const;
    /// The smallest possible sum.
    std::size_t least() const { return least_; }
    /// The largest sum with a chance of 10^-18 or more, or kTop.
    std::size_t most() const { return most_; }

private:
    friend const Totals& plain_totals();
    friend const Totals& invisible_totals(int forced);
    friend Totals guard_totals(int paid);

    using Sums = std::array<Chance, kTop + 1>;

    static Totals nothing_rolled();
    /// Adds any number of real doubles, each of which adds a roll.
    void roll_doubles();
    /// Adds one more pair, which is no double; `ways[s]` of the 100 pairs come to s.
    void roll_last(const std::array<Chance, 21>& ways);
    /// Puts what was rounded away at kTop, so that the chances are kCertain together.
    void close(Chance without_double);

    std::array<Sums, 2> chances_{};
    std::size_t least_ = 0;
    std::size_t most_ = kTop;
};

/// The sums of a plain attack, and of one die of an invisible guard with its free chain.
const Totals& plain_totals();
/// The sums of an invisible attack with this many forced doubles.
const Totals& invisible_totals(int forced);
/// More forced doubles count as this many, since the sum is at kTop anyway.
constexpr int kMostForced = 100;
/// The sums of an invisible guard that pays for this many dice.
Totals guard_totals(int paid);

/// The chance that an evasion reaches the hit value.
Chance evade_chance(int hit_value);
/// The same in 1/10,000, as plans compare it.
int evade_ten_thousandths(int hit_value);

/// The chance that a guard die is a double.
constexpr Chance kGuardDouble = kCertain / 10;

/// The chance that a charge gains this much IN.
Chance charge_chance(int gain);

} // namespace shiaiba::rakuen

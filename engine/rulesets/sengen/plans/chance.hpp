// 13.1: the exact chances of sums of dice.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace shiaiba::sengen {

/// More dice count as these: 6^18 ways are the most that 64 bits hold well [sengen R 62].
inline constexpr int kMostReckoned = 18;
/// In place of a number of dice that none reaches.
inline constexpr int kNoDice = 99;

/// What so many dice have for making `sum` or more, by what one die fewer has: that of all six faces together.
template <class Row>
constexpr std::uint64_t one_die_more(const Row& fewer, std::size_t sum) {
    std::uint64_t all = 0;
    for (std::size_t face = 1; face <= 6; ++face) all += fewer[sum > face ? sum - face : 0];
    return all;
}

/// So many of all ways.
struct Share {
    std::uint64_t good = 0;
    std::uint64_t all = 1;

    constexpr bool at_least(int percent) const {
        return 100 * good >= static_cast<std::uint64_t>(percent) * all;
    }
    /// Rounded, halves up.
    constexpr int in_ten_thousand() const {
        return static_cast<int>((2 * 10'000 * good + all) / (2 * all));
    }
};

/// That so many dice make `need` or more.
Share chance(int dice, int need);

/// The percentages that the rules name.
enum class Odds : std::uint8_t { Even, Fair, Approach, Safe };
inline constexpr std::array<int, 4> kPercents{50, 70, 75, 90};
/// The least number of dice, 1 or more, that has such odds to make `need`; kNoDice where 18 haven't.
int least_dice(int need, Odds odds);

} // namespace shiaiba::sengen

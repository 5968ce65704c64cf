// One die after another, once.
#include "rulesets/sengen/prospects/sums.hpp"

#include <algorithm>
#include <array>

#include "rulesets/sengen/plans/chance.hpp"

namespace shiaiba::sengen {
namespace {

// Rounded down, a die at a time: all roundings together stay below 50 units. As every row falls from certain to 0, what
// lies between its numbers adds up to just 1.
struct Rows {
    /// By dice and need.
    std::array<std::array<Chance, 6 * kMostDice + 1>, kMostDice + 1> at{};

    Rows() {
        at[0][0] = kCertain;
        for (std::size_t dice = 1; dice < at.size(); ++dice) {
            for (std::size_t sum = 0; sum <= 6 * dice; ++sum) {
                const Chance all = one_die_more(at[dice - 1], sum) / 6;
                at[dice][sum] = sum <= dice ? kCertain : std::clamp<Chance>(all, 1, kCertain - 1);
            }
        }
    }
};

} // namespace

Chance reaching(int dice, int need) {
    static const Rows rows;
    if (need > 6 * dice) return 0;
    return rows.at[static_cast<std::size_t>(dice)][static_cast<std::size_t>(std::max(0, need))];
}

} // namespace shiaiba::sengen

// One die after another, once.
#include "rulesets/sengen/prospects/sums.hpp"

#include <algorithm>
#include <vector>

#include "rulesets/sengen/plans/chance.hpp"

namespace shiaiba::sengen {
namespace {

/// By dice and need.
using Rows = std::vector<std::vector<Chance>>;

// Rounded down, a die at a time: all roundings together stay below 50 units. As every row falls from certain to 0, what
// lies between its numbers adds up to just 1.
Rows convolved() {
    Rows rows(kMostDice + 1, std::vector<Chance>(6 * kMostDice + 1));
    rows[0][0] = kCertain;
    for (std::size_t dice = 1; dice < rows.size(); ++dice) {
        for (std::size_t sum = 0; sum <= 6 * dice; ++sum) {
            const Chance all = one_die_more(rows[dice - 1], sum) / 6;
            rows[dice][sum] = sum <= dice ? kCertain : std::clamp<Chance>(all, 1, kCertain - 1);
        }
    }
    return rows;
}

} // namespace

Chance reaching(int dice, int need) {
    static const Rows rows = convolved();
    if (need > 6 * dice) return 0;
    return rows[static_cast<std::size_t>(dice)][static_cast<std::size_t>(std::max(0, need))];
}

} // namespace shiaiba::sengen

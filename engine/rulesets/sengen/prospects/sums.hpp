// The chances of sums of dice, for as many dice as a DP maximum allows: docs/odds.md.
#pragma once

#include "core/report/prospect.hpp"
#include "rulesets/sengen/sheet/tables.hpp"

namespace shiaiba::sengen {

/// The largest DP maximum, of open limits. No attack and no damage has more dice.
inline constexpr int kMostDice = 10 + 3 * kMostOpenStat;

/// That so many dice make `need` or more: certain or impossible only where that is so.
Chance reaching(int dice, int need);
/// That they make just so much.
inline Chance exactly(int dice, int sum) { return reaching(dice, sum) - reaching(dice, sum + 1); }

} // namespace shiaiba::sengen

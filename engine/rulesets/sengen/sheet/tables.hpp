// 4: the numbers that levels give, as closed forms; 3: what ranks and levels are worth.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

namespace shiaiba::sengen {

constexpr int half_up(int n) { return (n + 1) / 2; }

/// What dodging a danmaku costs, by the level of 〈弾幕〉.
constexpr int dp_loss(int level) { return level <= 4 ? level : 4 + (level - 4) / 2; }
constexpr int danmaku_damage(int level) { return level <= 5 ? level : 5 + (level - 5) / 2; }

/// DP of a shot or a blow, of which each buys as many dice.
inline constexpr std::array<int, 3> kSizes{1, 3, 6};
/// Dice beyond those that are paid for; a single one buys none.
constexpr int shot_bonus(int level, int size) {
    if (level == 0 || size == 1) return 0;
    return size == 3 ? (level - 1) / 2 : level / 2;
}
constexpr int melee_bonus(int level, int size) {
    if (level == 0) return 0;
    return size == 1 ? (level - 1) / 3 : shot_bonus(level, size);
}

/// [sengen R 3]: `by_halves` is the other reading.
constexpr int homing_raises(int level, bool by_halves = false) {
    if (by_halves) return level / 2;
    return level < 2 ? 0 : level < 4 ? 1 : 2 + (level - 4) / 3;
}
constexpr int homing_targets(int level) { return level == 0 ? 0 : half_up(level) + 1; }
inline constexpr int kHomingBase = 10;
inline constexpr int kHomingRaise = 6;

/// TN of a spell that came to that total [sengen R 28].
constexpr int target_number(int level, int total) { return 10 + level + total / 5; }

/// How many foes an area of so many metres holds, of those that are not out [sengen R 32].
constexpr int area_enemies(int metres, int foes) {
    const int most = metres <= 5    ? 1
                     : metres <= 10 ? 2
                     : metres <= 20 ? 3
                     : metres <= 30 ? std::max(4, half_up(foes))
                     : metres <= 60 ? std::max(5, (3 * foes + 3) / 4)
                                    : foes;
    return std::min(most, foes);
}
constexpr int area_allies(int metres, int allies) {
    const int most = metres <= 5 ? 2 : metres <= 10 ? 3 : metres <= 20 ? 5 : allies;
    return std::min(most, allies);
}

inline constexpr int kMostLevel = 5;
inline constexpr int kLeastStat = 3;
inline constexpr int kMostStat = 6;
/// Of open limits.
inline constexpr int kMostOpenLevel = 20;
inline constexpr int kMostOpenStat = 12;

/// By level.
inline constexpr std::array<int, 9> kSkillCosts{0, 2, 4, 7, 11, 16, 22, 29, 37};
inline constexpr std::array<int, 9> kAbilityCosts{0, 3, 6, 10, 15, 21, 28, 36, 45};
inline constexpr int kFeatCost = 4;
inline constexpr int kSpellCost = 2;

/// By rank, A to C.
inline constexpr std::array<int, 3> kStatTotals{26, 24, 22};
inline constexpr std::array<int, 3> kSkillTotals{50, 42, 34};
inline constexpr std::array<int, 3> kAbilityTotals{30, 25, 20};

/// The ranks of characteristics, skills and abilities; links carry the place.
inline constexpr std::array<std::array<int, 3>, 6> kRankOrders{
    {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};

} // namespace shiaiba::sengen

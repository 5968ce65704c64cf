// Class Estimate: what a player can reckon from public facts (13.1, 13.3); and the exact chances of
// sums of dice that it rests on.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "rulesets/sengen/fight/battle.hpp"

namespace shiaiba::sengen {

/// More dice count as these: 6^18 ways fit into 64 bits, also after the multiplications of Share
/// [sengen R 62].
inline constexpr int kMostReckoned = 18;
/// Stands for a number of dice where no number is enough.
inline constexpr int kNoDice = 99;

/// In how many ways dice make `sum` or more, from the ways `fewer` of one die fewer: those of the
/// six faces together.
template <class Row>
constexpr std::uint64_t one_die_more(const Row& fewer, std::size_t sum) {
    std::uint64_t all = 0;
    for (std::size_t face = 1; face <= 6; ++face) all += fewer[sum > face ? sum - face : 0];
    return all;
}

/// A chance: `good` of `all` ways that dice can fall.
struct Share {
    std::uint64_t good = 0;
    std::uint64_t all = 1;

    constexpr bool at_least(int percent) const {
        return 100 * good >= static_cast<std::uint64_t>(percent) * all;
    }
    /// In units of 0.01 %, rounded, halves up.
    constexpr int in_ten_thousand() const {
        return static_cast<int>((2 * 10'000 * good + all) / (2 * all));
    }
};

/// The chance that `dice` dice make `need` or more; more than 18 count as 18.
Share chance(int dice, int need);

/// The percentages that the rules name (13.2, 13.3).
enum class Odds : std::uint8_t { Even, Fair, Approach, Safe };
inline constexpr std::array<int, 4> kPercents{50, 70, 75, 90};
/// The least number of dice, from 1 on, that makes `need` with these odds; kNoDice where 18 don't.
int least_dice(int need, Odds odds);

/// Indices of a member's bullets, the best first.
struct Ranking {
    std::array<std::uint8_t, kMostBullets> places{};
    std::size_t size = 0;

    const std::uint8_t* begin() const { return places.data(); }
    const std::uint8_t* end() const { return places.data() + size; }
};

/// Estimates of one member from public facts.
class Estimate {
public:
    Estimate(const Battle& battle, FighterId who) : battle_(battle), who_(who) {}

    const Fighter& self() const { return battle_.at(who_); }

    /// "By dp": least dp, then least hp, then build order.
    bool by_dp(FighterId a, FighterId b) const;
    /// "By hp": least hp, then build order.
    bool by_hp(FighterId a, FighterId b) const;
    /// The *weak* enemy (13.1): by dp the first of those that a shot reaches, or of all enemies if
    /// a shot reaches nobody.
    FighterId weak() const;
    /// Whether a shot reaches somebody.
    bool reaches_any() const;

    /// The least number of dice for an approach to the target, 99 where 18 aren't enough.
    int approach_dice(FighterId target) const;
    /// The sums that the dice of evading, guarding and resisting must make against the action.
    int evade_need(const Action& action) const { return action.total - self().evade_base(); }
    int guard_need(const Action& action) const { return action.total - self().guard_base(); }
    int resist_need(const Action& action) const;
    /// The least number of dice, within its DP, that makes `need` with these odds; 0: none.
    int dice(int need, Odds odds) const {
        const int least = least_dice(need, odds);
        return least <= self().dp ? least : 0;
    }

    /// Expected damage of the action, without boosts and all that lessens it (13.2).
    int expected(const Action& action) const;
    /// Whether casting a spell would change nothing: all its effects last to the end of the battle,
    /// and are already on everybody that it would be for (13.3).
    bool stands(int place) const;
    bool lethal(const Action& action) const {
        return self().deployed < 0 && expected(action) >= self().hp;
    }

    /// 13.3: its bullets in the order of S (shots), D (danmaku) and H (homing).
    Ranking by_shot() const;
    Ranking by_danmaku() const;
    Ranking by_homing() const;

    /// Half of a party, as bits: the half that the default puts in the back, and the half with the
    /// least shares of HP.
    static int default_back(const Battle& battle, Side side);
    static int wounded_back(const Battle& battle, Side side);
    /// The member not out with the least share of HP.
    static FighterId most_wounded(const Battle& battle, Side side);

private:
    const Battle& battle_;
    FighterId who_;
};

} // namespace shiaiba::sengen

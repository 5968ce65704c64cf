// The odds calculator: what attacks, defences and spells may bring, over all dice that may fall
// (docs/odds.md).
#pragma once

#include "core/report/odds.hpp"
#include "rulesets/sengen/fight/battle.hpp"
#include "rulesets/sengen/sheet/sheet.hpp"

namespace shiaiba::sengen {

/// The largest DP maximum, of open limits. No attack and no damage has more dice.
inline constexpr int kMostDice = kMostOpenDp;

/// The chance that so many dice make `need` or more: certain or impossible only where that is so.
Chance reaching(int dice, int need);
/// The chance that so many dice make exactly so much.
inline Chance exactly(int dice, int sum) { return reaching(dice, sum) - reaching(dice, sum + 1); }

// What attacks, defences and spells may bring, over all dice that may fall: docs/odds.md.

/// What comes of an attack on one target under one way to defend.
struct Defended {
    Chance hit = 0;
    Distribution loss;
    /// DP that the defence takes in the mean, in units of 10^-15.
    std::uint64_t dp = 0;
};
struct Blow {
    FighterId target = kNobody;
    /// The target can defend; else all three are the same.
    bool defends = false;
    /// By evading with the dice that 13.3 takes, or all where those are too few.
    Defended fair;
    /// With all its DP, by evading or guarding, whichever is likelier to succeed against the total
    /// that was rolled, and of two that are as likely what costs it fewer points: so it is hit no
    /// more often than evading fairly.
    Defended full;
    Defended open;
};

/// What comes of a spell for one of its targets.
struct Spelled {
    Chance works = 0;
    /// The spell works and isn't resisted with all dice and graze.
    Chance taken = 0;
    Distribution loss;
};

class OddsCalculator {
public:
    explicit OddsCalculator(const Battle& battle) : battle_(battle) {}

    /// Of an attack that is ready.
    Blow attack(const Action& action, FighterId target) const;
    /// What one who is hit loses, of its card or itself. `guarded` of its own failed guard.
    Distribution harm(const Action& action, FighterId target, int guarded = 0) const {
        return lost(action.harm, target, guarded, false);
    }
    /// The same of a roll that is known, with a boost.
    int boosted(const Action& action, int boost) const;
    /// The same, hit with that chance.
    static Distribution hit(const Distribution& harm, Chance chance);

    /// The chance that an approach of so many dice succeeds.
    Chance approach(FighterId by, FighterId target, int dice) const;
    Spelled spell(const Action& action, int dice, FighterId target) const;
    /// The chance that the target resists with so many dice, and with its graze behind them.
    Chance resists(const Spell& spell, FighterId target, int dice, int need, bool with_graze) const;
    /// Whether what a spell takes can be told: it does damage once, and nothing before.
    static bool tells_loss(const Spell& spell);
    /// What it takes from whom it reaches: by half where that one has resisted.
    Distribution spell_harm(FighterId by, const Spell& spell, FighterId target,
                            bool resisted) const;

private:
    int through(FighterId target, int amount, int guarded) const;
    Distribution lost(const Harm& harm, FighterId target, int guarded, bool halved) const;

    const Battle& battle_;
};

} // namespace shiaiba::sengen

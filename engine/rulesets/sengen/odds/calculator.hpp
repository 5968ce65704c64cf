// Class OddsCalculator: computes the chances and losses of attacks, defences and spells, over all
// dice that may fall (docs/odds.md).
#pragma once

#include "core/report/odds.hpp"
#include "rulesets/sengen/fight/battle.hpp"
#include "rulesets/sengen/sheet/sheet.hpp"

namespace shiaiba::sengen {

/// The largest DP maximum under open limits; no attack and no damage has more dice.
inline constexpr int kMostDice = kMostOpenDp;

/// The chance that `dice` dice make `need` or more: 0 only if that is impossible, kCertain only if
/// it is certain.
Chance reaching(int dice, int need);
/// The chance that `dice` dice make exactly `sum`.
inline Chance exactly(int dice, int sum) { return reaching(dice, sum) - reaching(dice, sum + 1); }

/// Results of an attack on one target under one way to defend.
struct Defended {
    Chance hit = 0;
    /// HP that the target, or its card, loses.
    Distribution loss;
    /// DP that the defence costs on average, in units of 10^-15.
    std::uint64_t dp = 0;
    /// Graze that the target gains on average where it succeeds, in units of 10^-15.
    std::uint64_t graze = 0;
};
/// An attack on one target, under three assumptions about its defence.
struct Blow {
    FighterId target = kNobody;
    /// Whether the target can defend; if not, all three are the same.
    bool defends = false;
    /// It evades with the dice that 13.3 takes, or with all DP where those are too few.
    Defended fair;
    /// It evades or guards with all its DP, whichever is likelier to succeed against the total that
    /// was rolled, and of two that are as likely the one that loses fewer points. So it is hit no
    /// more often than with `fair`.
    Defended full;
    /// It doesn't defend.
    Defended open;
};

/// Results of a spell for one of its targets.
struct Spelled {
    /// The spell reaches its activation.
    Chance works = 0;
    /// The spell works, and the target fails to resist with all dice and graze.
    Chance taken = 0;
    Distribution loss;
};

class OddsCalculator {
public:
    explicit OddsCalculator(const Battle& battle) : battle_(battle) {}

    /// `action` has been made ready (Battle::ready_shot and the like).
    Blow attack(const Action& action, FighterId target) const;
    /// The HP that a target loses by a hit, its card's or its own. `guarded`: damage that its own
    /// failed guard takes off. `boost`: points that graze adds.
    Distribution harm(const Action& action, FighterId target, int guarded = 0, int boost = 0) const;
    /// The HP that `action.target` loses by the damage that was rolled, with a boost.
    int boosted(const Action& action, int boost) const;
    /// The same as `harm`, for a hit that happens with this chance.
    static Distribution hit(const Distribution& harm, Chance chance);

    /// The chance that an approach of `dice` dice succeeds.
    Chance approach(FighterId by, FighterId target, int dice) const;
    Spelled spell(const Action& action, int dice, FighterId target) const;
    /// The chance that the target resists with `dice` dice, and `with_graze` with the points that
    /// its graze buys.
    Chance resists(const Spell& spell, FighterId target, int dice, int need, bool with_graze) const;
    /// Whether the loss by a spell can be told: it does damage once, by its first effect, and no
    /// amount is in words.
    static bool tells_loss(const Spell& spell);
    /// The HP that a target loses by a spell that works; if the target has resisted, nothing or
    /// half.
    Distribution spell_harm(FighterId by, const Spell& spell, FighterId target,
                            bool resisted) const;

private:
    int through(FighterId target, int amount, int guarded) const;
    Distribution lost(const Harm& harm, FighterId target, int guarded, bool halved) const;

    const Battle& battle_;
};

} // namespace shiaiba::sengen

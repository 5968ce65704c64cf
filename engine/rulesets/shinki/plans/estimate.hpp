// Estimate: how a member rates enemies, attacks, cards and reactions by default (12.3). The default
// behaviour, facts of plans and odds use it.
#pragma once

#include <optional>
#include <vector>

#include "rulesets/shinki/fight/battle.hpp"

namespace shiaiba::shinki {

/// Uses only what the member may know: its own hand, and of others what everybody sees.
class Estimate {
public:
    Estimate(const Battle& battle, FighterId who) : battle_(battle), who_(who) {}

    /// The standing enemy at the least distance, then of least HP, then in build order.
    FighterId near() const;
    int distance_to(FighterId other) const;
    /// Direction of the step away from the member: 1 (right) or −1. In the same column right from
    /// columns 1 and 2, else left.
    int back_from(FighterId other) const;
    int way_to(FighterId other) const;

    /// Number of cards that it may pay with; 0 for a mob, which has none.
    int hand() const;

    /// The cards that pay the skill by default. `answered`: the action that the skill, a reaction,
    /// answers; nullptr if it is no reaction.
    Used default_payment(const Skill& skill, const Action* answered) const;
    /// Pays the rest by default: `paid` is paid already, `hand` the cards that are left.
    Used whole_payment(const Skill& skill, const Action* answered, Used paid, Cards hand) const;
    /// The card that pays next by default. The hand must not be empty.
    Card next_card(const Skill& skill, const Action* answered, const Used& paid,
                   const Cards& hand) const;
    /// Whether the lowest card is the best payment: no amount asks for values, or a contest hangs
    /// on one card.
    static bool pays_low(const Skill& skill);
    /// The cards that a mob is to turn up, estimated as sevens.
    Used sevens(const Skill& skill) const;

    /// Sum of the damage effects on the target, whatever their `when`.
    int out_of(FighterId user, const Skill& skill, const Used& used, FighterId target) const;
    /// Damage of the answered skill to this member.
    int incoming(const Action& answered) const;
    bool lethal(int incoming) const;
    /// Whom an answer would protect: itself, or the ally for which it is asked.
    FighterId shielded() const;
    /// Whether the default pays with one more card where the user chooses how many: while more than
    /// two are left.
    static bool pays_more(const Skill& skill, const Used& paid, const Cards& hand);
    /// Whether the reaction, paid by default, brings the damage to 0.
    bool guard_is_enough(const Skill& skill, const Action& answered) const;
    int reduction(const Skill& skill, const Used& used, const Action* answered) const;
    /// Whether some card of the hand wins the contest; for a mob, whether a seven does.
    bool can_win(const Action& answered) const;
    /// Whether some step leaves the skill's range.
    bool can_leave(const Action& answered) const;
    bool leaves(const Action& answered, int way) const;

    int potential(const Skill& skill, const Members& targets) const;
    /// Whether the attack would fell one of its targets.
    bool kills(const Skill& skill, const Members& targets) const;
    /// The greatest potential of an attack from that column; 0 if there is none, or the action is
    /// used up.
    int best_attack(int column) const;
    /// The first usable move skill that moves it two columns or more; −1 if it has none.
    int dash() const;

    const Battle& battle() const { return battle_; }
    FighterId who() const { return who_; }
    const Fighter& self() const { return battle_.at(who_); }

private:
    const Battle& battle_;
    FighterId who_;
};

} // namespace shiaiba::shinki

// Estimates of a player (12.3): the nearest enemy, what an attack would bring, what a card would do.
#pragma once

#include <optional>
#include <vector>

#include "rulesets/shinki/fight/battle.hpp"

namespace shiaiba::shinki {

/// Looks at one's own hand only; of others at what everybody sees.
class Estimate {
public:
    Estimate(const Battle& battle, FighterId who) : battle_(battle), who_(who) {}

    /// The standing enemy at the least distance, then of least HP, then in build order.
    FighterId near() const;
    int distance_to(FighterId other) const;
    /// The way of the step that leads away from somebody.
    int back_from(FighterId other) const;
    int way_to(FighterId other) const;

    /// Cards that it may use: a mob has none.
    int hand() const;

    /// What it would pay the skill with, beside what was paid already.
    Used default_payment(const Skill& skill, const Action* answered) const;
    /// The same, of a hand from which some is paid already.
    Used whole_payment(const Skill& skill, const Action* answered, Used paid, Cards hand) const;
    /// The card that it would pay next, of a hand that isn't empty.
    Card next_card(const Skill& skill, const Action* answered, const Used& paid,
                   const Cards& hand) const;
    /// The lowest is meant: no amount asks for values, or a contest is decided by one card.
    static bool pays_low(const Skill& skill);
    /// A mob's cards that it is to turn up count as sevens.
    Used sevens(const Skill& skill) const;

    /// Σ of the damage effects on that target, `when` aside.
    int out_of(FighterId user, const Skill& skill, const Used& used, FighterId target) const;
    /// What the answered skill would deal to it.
    int incoming(const Action& answered) const;
    bool lethal(int incoming) const;
    /// With the default payment its guards bring the damage to 0.
    bool guard_is_enough(const Skill& skill, const Action& answered) const;
    int reduction(const Skill& skill, const Used& used, const Action* answered) const;
    /// Some card of the hand, or of a mob a seven, wins the contest.
    bool can_win(const Action& answered) const;
    /// Some step leaves the range of the skill.
    bool can_leave(const Action& answered) const;
    bool leaves(const Action& answered, int way) const;

    int potential(const Skill& skill, const std::vector<FighterId>& targets) const;
    /// Would the attack fell one of its targets?
    bool kills(const Skill& skill, const std::vector<FighterId>& targets) const;
    /// The greatest potential of an attack from that column; 0 where there is none, or its action is used.
    int best_attack(int column) const;
    /// The first usable skill of timing move that moves it two columns or more; −1 where it has none.
    int dash() const;

    const Battle& battle() const { return battle_; }
    FighterId who() const { return who_; }
    const Fighter& self() const { return battle_.at(who_); }

private:
    const Battle& battle_;
    FighterId who_;
};

} // namespace shiaiba::shinki

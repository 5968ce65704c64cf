// The odds calculator: what an attack may bring, counted over the cards that the player who decides can't see
// (docs/odds.md).
#pragma once

#include <vector>

#include "core/report/odds.hpp"
#include "rulesets/shinki/fight/battle.hpp"

namespace shiaiba::shinki {

/// What one target loses if it doesn't answer, and if it answers with what costs it the fewest HP.
struct Blow {
    FighterId target = kNobody;
    Distribution open;
    Distribution best;
};

class OddsCalculator {
public:
    OddsCalculator(const Battle& battle, Side seer);

    /// Of the attack, paid as `used` or, by a mob, with cards that it turns up. Empty where it can't be counted: a
    /// mob turns up several cards, an amount hangs on what other effects do, or somebody may answer in a way that
    /// can't be counted.
    std::vector<Blow> attack(FighterId user, int skill, const std::vector<FighterId>& targets,
                             const Used& used) const;
    /// What the target loses that answers with that skill, paid so; a mob turns up its card. −1: it doesn't answer.
    /// Empty where that can't be counted.
    Distribution answered(const Action& action, FighterId target, int skill,
                          const Used& used) const;

private:
    /// Adds what the action brings with that payment, `part` of `whole` times.
    void add(Blow& blow, const Action& action, const Cards& unseen, int part, int whole) const;
    Distribution best_answer(const Action& action, FighterId target, const Cards& unseen) const;
    std::vector<int> answers_of(FighterId target) const;
    int dealt(const Action& action, FighterId target, int reduce) const;
    /// What is left of the action's damage once that answer was paid so.
    int left(const Action& action, FighterId target, const Skill& skill, const Used& used) const;
    struct Answer;
    void apply(Answer& answer, const std::vector<Effect>& effects) const;
    Distribution turned_up(const Action& action, FighterId target, const Skill& answer,
                           const Cards& unseen) const;

    const Battle& battle_;
    /// In the deck, or in hands of the other side.
    Cards unseen_;
};

} // namespace shiaiba::shinki

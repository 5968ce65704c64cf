// OddsCalculator: the distribution of what an attack may bring, counted over the cards that the
// player who decides can't see (docs/odds.md).
#pragma once

#include <vector>

#include "core/report/odds.hpp"
#include "rulesets/shinki/fight/battle.hpp"

namespace shiaiba::shinki {

/// HP that one target loses: without an answer, and with the answer that costs it the fewest HP.
struct Blow {
    FighterId target = kNobody;
    Distribution open;
    Distribution best;
};

class OddsCalculator {
public:
    /// `seer`: the side that decides. It sees neither the deck nor the other side's hands.
    OddsCalculator(const Battle& battle, Side seer);

    /// One Blow per target of an attack. `used`: its payment; ignored for a mob that turns up a
    /// card. Empty if it can't be counted: a mob turns up several cards, an amount depends on what
    /// other effects do, or a target may answer in a way that can't be counted.
    std::vector<Blow> attack(FighterId user, int skill, const Members& targets,
                             const Used& used) const;
    /// HP that the target loses if it answers with this skill and payment; a mob turns up its card.
    /// −1: it doesn't answer. Empty if that can't be counted.
    Distribution answered(const Action& action, FighterId target, int skill,
                          const Used& used) const;

private:
    /// Adds the action's distributions with weight `part` of `whole`.
    void add(Blow& blow, const Action& action, const Cards& unseen, int part, int whole) const;
    Distribution best_answer(const Action& action, FighterId target, const Cards& unseen) const;
    std::vector<int> answers_of(FighterId target) const;
    int dealt(const Action& action, FighterId target, int reduce) const;
    /// Damage of the action to the target after its answer, paid so.
    int left(const Action& action, FighterId target, const Skill& skill, const Used& used) const;
    struct Answer;
    void apply(Answer& answer, const std::vector<Effect>& effects) const;
    Distribution turned_up(const Action& action, FighterId target, const Skill& answer,
                           const Cards& unseen) const;

    const Battle& battle_;
    /// The cards in the deck and in hands of the other side.
    Cards unseen_;
};

} // namespace shiaiba::shinki

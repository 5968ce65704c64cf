// Counts the damage of attacks and answers, card by card, in exact chances.
#include "rulesets/shinki/odds/calculator.hpp"

#include <algorithm>

#include "rulesets/shinki/plans/estimate.hpp"

namespace shiaiba::shinki {
namespace {

bool harms(const Effect& effect) { return effect.op == Op::Damage || effect.op == Op::FatalDamage; }

/// Whether no amount or condition depends on what other effects of the skill did before.
bool attack_countable(const Skill& skill) {
    bool others = false;
    for (const Effect& effect : skill.effects) {
        if (!harms(effect) || effect.to_self) {
            others = true;
            continue;
        }
        if (others || !effect.said.empty() ||
            (effect.when != When::Always && effect.when != When::Damaged)) {
            return false;
        }
    }
    return true;
}

bool effects_countable(const std::vector<Effect>& effects) {
    return std::all_of(effects.begin(), effects.end(), [](const Effect& effect) {
        if (effect.when != When::Always || !effect.said.empty()) return false;
        switch (effect.op) {
        case Op::Reduce:
        case Op::Negate:
        case Op::StepOut:
        case Op::Counter: return true;
        case Op::Contest: return effects_countable(effect.win) && effects_countable(effect.lose);
        default: return false;
        }
    });
}
bool answer_countable(const Skill& skill) {
    return skill.cost.most_hand() <= 1 && effects_countable(skill.effects);
}

/// The chance that none of `some` cards is among `hand` cards drawn from `all`.
Chance none_of(int some, int all, int hand) {
    Chance chance = kCertain;
    for (int k = 0; k < hand; ++k) {
        if (all - some - k <= 0) return 0;
        chance = part_of(chance, all - some - k, all - k);
    }
    return chance;
}

Used of(Card card) {
    Used used;
    used.add(card);
    return used;
}

} // namespace

OddsCalculator::OddsCalculator(const Battle& battle, Side seer)
    : battle_(battle), unseen_(battle.deck()) {
    for (const Owner& owner : battle.owners()) {
        if (owner.actor.side != seer) unseen_.add(owner.hand);
    }
}

std::vector<int> OddsCalculator::answers_of(FighterId target) const {
    std::vector<int> all;
    for (const int place : battle_.at(target).skills) {
        if (battle_.usable(target, place, Timing::Reaction)) all.push_back(place);
    }
    return all;
}

int OddsCalculator::dealt(const Action& action, FighterId target, int reduce) const {
    Action now = action;
    int all = 0;
    for (const Effect& effect : battle_.skill(action.skill).effects) {
        if (!harms(effect) || effect.to_self || !battle_.holds(now, effect, target)) continue;
        if (effect.op == Op::FatalDamage) {
            all += std::max(0, battle_.expr(effect.amount, now.used));
            continue;
        }
        const int dealt =
            battle_.landed(target, battle_.out(now.user, effect.amount, now.used), reduce);
        all += dealt;
        if (dealt > 0) now.damaged |= 1U << target;
    }
    return all;
}

/// The effect of an answer before the attack resolves: the reduction, and whether the attack still
/// hits.
struct OddsCalculator::Answer {
    const Action& action;
    FighterId target;
    const Used& used;
    int reduce;
    bool hit = true;
};

void OddsCalculator::apply(Answer& answer, const std::vector<Effect>& effects) const {
    for (const Effect& effect : effects) {
        if (effect.op == Op::Reduce) {
            answer.reduce += std::max(0, battle_.expr(effect.amount, answer.used)) +
                             battle_.at(answer.target).guard_plus();
        } else if (effect.op == Op::Negate) {
            answer.hit = false;
        } else if (effect.op == Op::StepOut) {
            if (Estimate(battle_, answer.target).can_leave(answer.action)) answer.hit = false;
        } else if (effect.op == Op::Contest) {
            const Used& other = answer.action.used;
            const bool wins =
                answer.used.cards > 0 && other.cards > 0 && answer.used.largest > other.largest;
            apply(answer, wins ? effect.win : effect.lose);
        }
    }
}

int OddsCalculator::left(const Action& action, FighterId target, const Skill& skill,
                         const Used& used) const {
    Answer answer{action, target, used, battle_.at(target).reduce};
    apply(answer, skill.effects);
    return answer.hit ? dealt(action, target, answer.reduce) : 0;
}

Distribution OddsCalculator::turned_up(const Action& action, FighterId target, const Skill& answer,
                                       const Cards& unseen) const {
    if (!answer.of_cards || answer.cost.most_hand() == 0 || unseen.empty()) {
        return Distribution::certain(left(action, target, answer, {}));
    }
    Distribution loss;
    for (Card card = 0; card < kCards; ++card) {
        if (unseen.count(card) == 0) continue;
        loss.add(left(action, target, answer, of(card)),
                 part_of(kCertain, unseen.count(card), unseen.size()));
    }
    return loss;
}

Distribution OddsCalculator::best_answer(const Action& action, FighterId target,
                                         const Cards& unseen) const {
    const std::vector<int> answers = answers_of(target);
    const int open = dealt(action, target, battle_.at(target).reduce);
    if (battle_.at(target).mob()) {
        Distribution best = Distribution::certain(open);
        for (const int place : answers) {
            Distribution loss = turned_up(action, target, battle_.skill(place), unseen);
            if (loss.mean() < best.mean()) best = std::move(loss);
        }
        return best;
    }
    int without_cards = open;
    for (const int place : answers) {
        const Skill& answer = battle_.skill(place);
        if (answer.cost.most_hand() > 0) continue;
        without_cards = std::min(without_cards, left(action, target, answer, {}));
    }
    // By HP lost: how many of the unseen cards lead to that loss at best.
    std::vector<int> cards(static_cast<std::size_t>(without_cards) + 1);
    for (Card card = 0; card < kCards; ++card) {
        const int count = unseen.count(card);
        int best = without_cards;
        for (const int place : answers) {
            const Skill& answer = battle_.skill(place);
            if (count == 0 || answer.cost.most_hand() == 0) continue;
            best = std::min(best, left(action, target, answer, of(card)));
        }
        cards[static_cast<std::size_t>(best)] += count;
    }
    const int hand = battle_.owner_of(target).hand.size();
    Distribution loss;
    int better = 0;
    Chance none_better = kCertain;
    for (int hp = 0; hp < without_cards; ++hp) {
        better += cards[static_cast<std::size_t>(hp)];
        const Chance none = none_of(better, unseen.size(), hand);
        loss.add(hp, none_better - none);
        none_better = none;
    }
    loss.add(without_cards, none_better);
    return loss;
}

void OddsCalculator::add(Blow& blow, const Action& action, const Cards& unseen, int part,
                         int whole) const {
    const int reduce = battle_.at(blow.target).reduce;
    blow.open.add(Distribution::certain(dealt(action, blow.target, reduce)), part, whole);
    blow.best.add(best_answer(action, blow.target, unseen), part, whole);
}

std::vector<Blow> OddsCalculator::attack(FighterId user, int place, const Members& targets,
                                         const Used& used) const {
    const Skill& skill = battle_.skill(place);
    bool countable = attack_countable(skill);
    for (const FighterId target : targets) {
        for (const int answer : answers_of(target)) {
            countable = countable && answer_countable(battle_.skill(answer));
        }
    }
    const bool turns_up = battle_.at(user).mob() && skill.of_cards && skill.cost.most_hand() > 0;
    if (turns_up && (skill.cost.most_hand() > 1 || unseen_.empty())) countable = false;
    std::vector<Blow> all;
    if (!countable) return all;
    for (const FighterId target : targets) {
        Action action{user, place, used, targets};
        Blow& blow = all.emplace_back();
        blow.target = target;
        if (!turns_up) add(blow, action, unseen_, 1, 1);
        for (Card card = 0; turns_up && card < kCards; ++card) {
            const int count = unseen_.count(card);
            if (count == 0) continue;
            action.used = of(card);
            Cards rest = unseen_;
            rest.remove(card);
            add(blow, action, rest, count, unseen_.size());
        }
    }
    return all;
}

Distribution OddsCalculator::answered(const Action& action, FighterId target, int place,
                                      const Used& used) const {
    if (!attack_countable(battle_.skill(action.skill))) return {};
    if (place < 0) return Distribution::certain(dealt(action, target, battle_.at(target).reduce));
    const Skill& answer = battle_.skill(place);
    if (!effects_countable(answer.effects)) return {};
    if (!battle_.at(target).mob()) return Distribution::certain(left(action, target, answer, used));
    return answer.cost.most_hand() > 1 ? Distribution()
                                       : turned_up(action, target, answer, unseen_);
}

} // namespace shiaiba::shinki

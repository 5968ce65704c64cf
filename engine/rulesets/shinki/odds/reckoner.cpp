// Counts what attacks may bring.
#include "rulesets/shinki/odds/reckoner.hpp"

#include <algorithm>

#include "rulesets/shinki/plans/estimate.hpp"

namespace shiaiba::shinki {
namespace {

bool harms(const Effect& effect) { return effect.op == Op::Damage || effect.op == Op::FatalDamage; }

/// No amount hangs on what other effects of the skill do before.
bool attack_countable(const Skill& skill) {
    bool others = false;
    for (const Effect& effect : skill.effects) {
        if (!harms(effect) || effect.to_self) {
            others = true;
            continue;
        }
        if (others || (effect.when != When::Always && effect.when != When::Damaged)) return false;
    }
    return true;
}

bool effects_countable(const std::vector<Effect>& effects) {
    return std::all_of(effects.begin(), effects.end(), [](const Effect& effect) {
        if (effect.when != When::Always) return false;
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
    return skill.cost.hand <= 1 && effects_countable(skill.effects);
}

/// That none of `some` cards is among `hand` that are drawn from `all`.
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

Reckoner::Reckoner(const Battle& battle, Side seer) : battle_(battle), unseen_(battle.deck()) {
    for (const Owner& owner : battle.owners()) {
        if (owner.actor.side != seer) unseen_.add(owner.hand);
    }
}

std::vector<int> Reckoner::answers_of(Who target) const {
    std::vector<int> all;
    for (const int place : battle_.at(target).skills) {
        if (battle_.usable(target, place, Timing::Reaction)) all.push_back(place);
    }
    return all;
}

int Reckoner::dealt(const Action& action, Who target, int reduce) const {
    Action now = action;
    int all = 0;
    for (const Effect& effect : battle_.skill(action.skill).effects) {
        if (!harms(effect) || effect.to_self || !battle_.holds(now, effect, target)) continue;
        if (effect.op == Op::FatalDamage) {
            all += std::max(0, battle_.expr(effect.amount, now.used));
            continue;
        }
        const int dealt = std::max(0, battle_.out(now.user, effect.amount, now.used) - reduce);
        all += dealt;
        if (dealt > 0) now.damaged |= 1U << target;
    }
    return all;
}

int Reckoner::left(const Action& action, Who target, const Skill& answer, const Used& used) const {
    int reduce = battle_.at(target).reduce;
    bool hit = true;
    const auto apply = [&](const auto& self, const std::vector<Effect>& effects) -> void {
        for (const Effect& effect : effects) {
            switch (effect.op) {
            case Op::Reduce:
                reduce += std::max(0, battle_.expr(effect.amount, used)) +
                          battle_.at(target).guard_plus();
                break;
            case Op::Negate: hit = false; break;
            case Op::StepOut:
                if (Estimate(battle_, target).can_leave(action)) hit = false;
                break;
            case Op::Contest: {
                const bool wins =
                    used.cards > 0 && action.used.cards > 0 && used.largest > action.used.largest;
                self(self, wins ? effect.win : effect.lose);
                break;
            }
            default: break;
            }
        }
    };
    apply(apply, answer.effects);
    return hit ? dealt(action, target, reduce) : 0;
}

Loss Reckoner::turned_up(const Action& action, Who target, const Skill& answer,
                         const Cards& unseen) const {
    if (!answer.of_cards || answer.cost.hand == 0 || unseen.empty()) {
        return Loss::certain(left(action, target, answer, {}));
    }
    Loss loss;
    unseen.each_kind([&](Card card) {
        loss.add(left(action, target, answer, of(card)),
                 part_of(kCertain, unseen.count(card), unseen.size()));
    });
    return loss;
}

Loss Reckoner::best_answer(const Action& action, Who target, const Cards& unseen) const {
    const std::vector<int> answers = answers_of(target);
    const int open = dealt(action, target, battle_.at(target).reduce);
    if (battle_.at(target).mob()) {
        Loss best = Loss::certain(open);
        for (const int place : answers) {
            Loss loss = turned_up(action, target, battle_.skill(place), unseen);
            if (loss.mean() < best.mean()) best = std::move(loss);
        }
        return best;
    }
    int without_cards = open;
    // How many cards leave so much at best.
    std::map<int, int> cards;
    for (const int place : answers) {
        const Skill& answer = battle_.skill(place);
        if (answer.cost.hand > 0) continue;
        without_cards = std::min(without_cards, left(action, target, answer, {}));
    }
    unseen.each_kind([&](Card card) {
        int best = without_cards;
        for (const int place : answers) {
            const Skill& answer = battle_.skill(place);
            if (answer.cost.hand == 0) continue;
            best = std::min(best, left(action, target, answer, of(card)));
        }
        cards[best] += unseen.count(card);
    });
    const int hand = battle_.owner_of(target).hand.size();
    Loss loss;
    int better = 0;
    Chance none_better = kCertain;
    for (const auto& [hp, count] : cards) {
        better += count;
        const Chance none = none_of(better, unseen.size(), hand);
        loss.add(hp, none_better - none);
        none_better = none;
    }
    loss.add(without_cards, none_better);
    return loss;
}

Blow Reckoner::blow(const Action& action, Who target, const Cards& unseen) const {
    return {target, Loss::certain(dealt(action, target, battle_.at(target).reduce)),
            best_answer(action, target, unseen)};
}

std::optional<std::vector<Blow>>
Reckoner::attack(Who user, int place, const std::vector<Who>& targets, const Used& used) const {
    const Skill& skill = battle_.skill(place);
    if (!attack_countable(skill)) return std::nullopt;
    for (const Who target : targets) {
        for (const int answer : answers_of(target)) {
            if (!answer_countable(battle_.skill(answer))) return std::nullopt;
        }
    }
    Action action{user, place, used, targets};
    std::vector<Blow> all;
    if (!battle_.at(user).mob() || !skill.of_cards || skill.cost.hand == 0) {
        for (const Who target : targets) all.push_back(blow(action, target, unseen_));
        return all;
    }
    if (skill.cost.hand > 1 || unseen_.empty()) return std::nullopt;
    for (const Who target : targets) {
        Blow mixed{target, {}, {}};
        unseen_.each_kind([&](Card card) {
            action.used = of(card);
            Cards rest = unseen_;
            rest.remove(card);
            const Blow one = blow(action, target, rest);
            mixed.open.add(one.open, unseen_.count(card), unseen_.size());
            mixed.best.add(one.best, unseen_.count(card), unseen_.size());
        });
        all.push_back(std::move(mixed));
    }
    return all;
}

std::optional<Loss> Reckoner::answered(const Action& action, Who target, int place,
                                       const Used& used) const {
    if (!attack_countable(battle_.skill(action.skill))) return std::nullopt;
    if (place < 0) return Loss::certain(dealt(action, target, battle_.at(target).reduce));
    const Skill& answer = battle_.skill(place);
    if (!effects_countable(answer.effects)) return std::nullopt;
    if (!battle_.at(target).mob()) return Loss::certain(left(action, target, answer, used));
    if (answer.cost.hand > 1) return std::nullopt;
    return turned_up(action, target, answer, unseen_);
}

} // namespace shiaiba::shinki

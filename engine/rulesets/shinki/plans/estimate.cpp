// Implements Estimate by the numbers and orders of 12.3, which are frozen with the rules version.
#include "rulesets/shinki/plans/estimate.hpp"

#include <algorithm>

namespace shiaiba::shinki {

FighterId Estimate::near() const {
    FighterId best = kNobody;
    for (FighterId one = 0; one < battle_.members(); ++one) {
        if (!battle_.enemies(who_, one) || battle_.at(one).down) continue;
        if (best == kNobody || distance_to(one) < distance_to(best) ||
            (distance_to(one) == distance_to(best) &&
             battle_.at(one).hp() < battle_.at(best).hp())) {
            best = one;
        }
    }
    return best;
}

int Estimate::distance_to(FighterId other) const {
    return distance(self().column, battle_.at(other).column);
}

int Estimate::back_from(FighterId other) const {
    const int from = battle_.at(other).column;
    if (from != self().column) return self().column > from ? 1 : -1;
    return self().column <= 2 ? 1 : -1;
}

int Estimate::way_to(FighterId other) const {
    return battle_.at(other).column > self().column ? 1 : -1;
}

int Estimate::hand() const { return self().mob() ? 0 : battle_.owner_of(who_).hand.size(); }

bool Estimate::pays_low(const Skill& skill) {
    return !skill.of_cards || (skill.timing == Timing::Reaction && skill.contests);
}

Used Estimate::sevens(const Skill& skill) const {
    constexpr int kSeven = 7;
    Used used;
    if (!skill.of_cards) return used;
    used.cards = skill.cost.most_hand();
    used.sum = kSeven * used.cards;
    used.largest = used.cards > 0 ? kSeven : 0;
    return used;
}

Used Estimate::default_payment(const Skill& skill, const Action* answered) const {
    if (self().mob()) return sevens(skill);
    if (skill.cost.most_hand() == 0) return {};
    return whole_payment(skill, answered, {}, battle_.owner_of(who_).hand);
}

Used Estimate::whole_payment(const Skill& skill, const Action* answered, Used paid,
                             Cards hand) const {
    const bool all = hand.size() <= skill.cost.hand - paid.cards;
    while (paid.cards < skill.cost.hand && !hand.empty()) {
        const Card card = all ? hand.lowest() : next_card(skill, answered, paid, hand);
        hand.remove(card);
        paid.add(card);
    }
    while (pays_more(skill, paid, hand)) {
        const Card card = next_card(skill, answered, paid, hand);
        hand.remove(card);
        paid.add(card);
    }
    return paid;
}

bool Estimate::pays_more(const Skill& skill, const Used& paid, const Cards& hand) {
    constexpr int kKept = 2;
    return skill.of_cards && paid.cards < skill.cost.most_hand() && hand.size() > kKept;
}

Card Estimate::next_card(const Skill& skill, const Action* answered, const Used& paid,
                         const Cards& hand) const {
    if (!skill.of_cards) return hand.lowest();
    if (skill.timing != Timing::Reaction) return hand.second_highest();
    // The lowest card with which the condition holds, else `otherwise`.
    const auto lowest_with = [&](const auto& holds, Card otherwise) {
        Card found = otherwise;
        bool any = false;
        hand.each_kind([&](Card card) {
            if (any) return;
            Used used = paid;
            used.add(card);
            if (!holds(used)) return;
            found = card;
            any = true;
        });
        return found;
    };
    if (skill.contests) {
        return lowest_with(
            [&](const Used& used) {
                return answered != nullptr && answered->used.cards > 0 &&
                       used.largest > answered->used.largest;
            },
            hand.lowest());
    }
    if (skill.has(Op::Counter)) return hand.highest();
    if (skill.has(Op::Reduce)) {
        const int in = answered != nullptr ? incoming(*answered) : 0;
        return lowest_with([&](const Used& used) { return reduction(skill, used, answered) >= in; },
                           hand.highest());
    }
    return hand.second_highest();
}

int Estimate::out_of(FighterId user, const Skill& skill, const Used& used, FighterId target) const {
    int all = 0;
    for (const Effect& effect : skill.effects) {
        if (effect.op != Op::Damage) continue;
        const Expr amount = battle_.amount_of(effect, user, target, used);
        all += battle_.landed(target, battle_.out(user, amount, used), 0);
    }
    return all;
}

int Estimate::incoming(const Action& answered) const {
    const FighterId hurt = shielded();
    const int dealt = out_of(answered.user, battle_.skill(answered.skill), answered.used, hurt);
    return std::max(0, dealt - battle_.at(hurt).reduce);
}

FighterId Estimate::shielded() const {
    return battle_.answering() == who_ && battle_.shielded() != kNobody ? battle_.shielded() : who_;
}

bool Estimate::lethal(int incoming) const {
    const Fighter& one = battle_.at(shielded());
    const bool bare = one.blazer() && !one.has(Status::Shine);
    return incoming >= (bare ? 1 : one.hp());
}

int Estimate::reduction(const Skill& skill, const Used& used, const Action* answered) const {
    const FighterId other = answered != nullptr ? answered->user : kNobody;
    int all = 0;
    for (const Effect& effect : skill.effects) {
        if (effect.op != Op::Reduce) continue;
        const Expr amount = battle_.amount_of(effect, who_, other, used);
        all += std::max(0, battle_.expr(amount, used)) + self().guard_plus();
    }
    return all;
}

bool Estimate::guard_is_enough(const Skill& skill, const Action& answered) const {
    return reduction(skill, default_payment(skill, &answered), &answered) >= incoming(answered);
}

bool Estimate::can_win(const Action& answered) const {
    if (answered.used.cards == 0) return false;
    if (self().mob()) return answered.used.largest < 7;
    const Cards& hand = battle_.owner_of(who_).hand;
    return !hand.empty() && value_of(hand.highest()) > answered.used.largest;
}

bool Estimate::leaves(const Action& answered, int way) const {
    const Skill& skill = battle_.skill(answered.skill);
    const int column = self().column + way;
    if (column < 1 || column > kColumns || !skill.ranged) return false;
    return !skill.reaches(distance(column, battle_.at(answered.user).column));
}
bool Estimate::can_leave(const Action& answered) const {
    return leaves(answered, 1) || leaves(answered, -1);
}

int Estimate::potential(const Skill& skill, const Members& targets) const {
    const Used used = default_payment(skill, nullptr);
    int all = 0;
    for (const FighterId target : targets) {
        all += std::min(battle_.at(target).hp(), out_of(who_, skill, used, target));
    }
    const auto brings = [&](Status status, int worth) {
        const auto gives = [&](const Effect& effect) {
            return !effect.to_self && effect.gives(status);
        };
        if (!battle_.at(targets.front()).has(status) &&
            std::any_of(skill.effects.begin(), skill.effects.end(), gives)) {
            all += worth;
        }
    };
    brings(Status::Poison, 6);
    brings(Status::Fire, 6);
    brings(Status::Dark, 4);
    return all;
}

bool Estimate::kills(const Skill& skill, const Members& targets) const {
    const Used used = default_payment(skill, nullptr);
    for (const FighterId target : targets) {
        if (out_of(who_, skill, used, target) >= battle_.at(target).hp()) return true;
    }
    return false;
}

int Estimate::best_attack(int column) const {
    if (!battle_.may_act() || battle_.turn_of() != who_) return 0;
    int best = 0;
    const Fighter& one = self();
    for (const int place : one.skills) {
        const Skill& skill = battle_.skill(place);
        if (!skill.attacks() || !battle_.usable_but_for_targets(who_, place)) continue;
        Members targets;
        for (FighterId target = 0; target < battle_.members(); ++target) {
            if (!battle_.legal_target(who_, skill, target, column)) continue;
            if (!skill.all) {
                best = std::max(best, potential(skill, target));
            } else {
                targets.add(target);
            }
        }
        if (!targets.empty()) best = std::max(best, potential(skill, targets));
    }
    return best;
}

int Estimate::dash() const {
    for (const int place : self().skills) {
        const Skill& skill = battle_.skill(place);
        if (skill.timing != Timing::Move || skill.aim != Aim::Self) continue;
        const bool far =
            std::any_of(skill.effects.begin(), skill.effects.end(), [](const Effect& effect) {
                return effect.op == Op::MoveSelf && effect.n >= 2;
            });
        if (far && battle_.may_move() && battle_.usable(who_, place, Timing::Move)) return place;
    }
    return -1;
}

} // namespace shiaiba::shinki

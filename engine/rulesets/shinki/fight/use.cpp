// Uses a skill (7.5, 7.6): options and targets, paying, reactions, resolving, counters.
#include <algorithm>
#include <utility>

#include "rulesets/shinki/fight/battle.hpp"

namespace shiaiba::shinki {

bool Battle::payable(FighterId who, const Skill& skill) const {
    const Fighter& one = at(who);
    const Owner& own = owner_of(who);
    if (!one.mob() && own.hand.size() < skill.cost.hand) return false;
    if (own.kihaku.size() < skill.cost.kihaku) return false;
    const int hp = skill.cost.hp + skill.cost.fatal;
    return hp == 0 || one.hp() > hp;
}

bool Battle::usable(FighterId who, int place, Timing timing) const {
    const Skill& skill = this->skill(place);
    if (skill.timing != timing || !usable_but_for_targets(who, place)) return false;
    for (FighterId target = 0; target < members(); ++target) {
        if (legal_target(who, skill, target, at(who).column)) return true;
    }
    return false;
}

bool Battle::usable_but_for_targets(FighterId who, int place) const {
    const Fighter& one = at(who);
    const Skill& skill = this->skill(place);
    const bool shines = one.has(Status::Shine);
    if (one.blazer() && !shines && place != kShine && place != kAttack && place != kLiaison) {
        return false;
    }
    if (place == kShine && shines) return false;
    if (one.has(Status::Frenzy) && !skill.is_default) return false;
    if (!payable(who, skill)) return false;
    if (skill.gives && (one.gm || owner_of(who).hand.size() <= skill.cost.hand)) return false;
    return skill.per == Per::None || one.uses[static_cast<std::size_t>(place)] < skill.limit;
}

Hurdle Battle::hurdle(FighterId who, int place) const {
    const Fighter& one = at(who);
    const Skill& skill = this->skill(place);
    const Owner& own = owner_of(who);
    const bool bare = one.blazer() && !one.has(Status::Shine);
    if (skill.timing == Timing::Move && !may_move_) return Hurdle::Spent;
    if (skill.timing == Timing::Action && !may_act_) return Hurdle::Spent;
    if (bare && place != kShine && place != kAttack && place != kLiaison) return Hurdle::Bare;
    if (one.has(Status::Frenzy) && !skill.is_default) return Hurdle::Frenzy;
    if (skill.per != Per::None && one.uses[static_cast<std::size_t>(place)] >= skill.limit) {
        return Hurdle::Uses;
    }
    if (!one.mob() && own.hand.size() < skill.cost.hand + (skill.gives ? 1 : 0)) {
        return Hurdle::Hand;
    }
    if (own.kihaku.size() < skill.cost.kihaku) return Hurdle::Kihaku;
    return payable(who, skill) ? Hurdle::Range : Hurdle::Hp;
}

bool Battle::legal_target(FighterId user, const Skill& skill, FighterId target, int from) const {
    const Fighter& one = at(target);
    if (one.down) return false;
    if (skill.aim == Aim::Self) return target == user;
    if (skill.aim == Aim::AllyOther && target == user) return false;
    if (skill.aim != Aim::Both && enemies(user, target) != (skill.aim == Aim::Enemy)) return false;
    const int column = target == user ? from : one.column;
    return skill.reaches(distance(from, column));
}

void Battle::targets_of(FighterId user, const Skill& skill, std::vector<FighterId>& targets) const {
    for (FighterId target = 0; target < members(); ++target) {
        if (legal_target(user, skill, target, at(user).column)) targets.push_back(target);
    }
}

int Battle::expr(const Expr& amount, const Used& used) const {
    return amount.c + amount.x * used.sum + amount.max * used.largest +
           amount.half * (used.sum / 2) + (used.pair ? amount.pair : 0) +
           (used.flush ? amount.flush : 0) + (used.face ? amount.face : 0);
}

int Battle::out(FighterId from, const Expr& amount, const Used& used) const {
    const Fighter& one = at(from);
    return std::max(0, expr(amount, used) + one.damage_plus() -
                           (one.has(Status::Dark) ? kDarkness : 0));
}

void Battle::list_uses(FighterId who, int place, TypedOptions& picks) const {
    const Skill& skill = this->skill(place);
    if (skill.aim == Aim::Self || skill.all) {
        picks.push_back(TypedOption::of_skill(place));
        return;
    }
    std::vector<FighterId> targets;
    targets_of(who, skill, targets);
    for (const FighterId target : targets) picks.push_back(TypedOption::of_skill(place, target));
}

/// A surrender in between ends the battle: each step checks for it.
void Battle::use(FighterId who, const TypedOption& pick, bool answers) {
    Action action{who, pick.skill};
    if (pick.who != kNobody) {
        action.targets.push_back(pick.who);
    } else {
        targets_of(who, skill(pick.skill), action.targets);
    }
    for (const FighterId target : action.targets) action.reached |= 1U << target;
    // 6: 狂乱 goes when the attack is declared, so that a 狂乱 given during it stays.
    const bool raged = pick.skill == kAttack && at(who).has(Status::Frenzy);
    if (raged) fighter(who).statuses &= ~bit(Status::Frenzy);
    pay(action);
    if (raged && !over()) emit_status("status_off", who, Status::Frenzy, kWhyAttack);
    if (answers) react(action);
    resolve(action);
    strike_back(action);
    check_victory();
}

// Step 2: kihaku, then HP and fatal damage, then the hand, so that no card pays twice (R13).
void Battle::pay(Action& action) {
    const FighterId who = action.user;
    const Skill& skill = this->skill(action.skill);
    const Action* const outer = paid_;
    paid_ = &action;
    Fighter& one = fighter(who);
    ++one.uses[static_cast<std::size_t>(action.skill)];
    std::vector<int> spent = lose_kihaku(who, skill.cost.kihaku);
    const int kihaku_left = owner(who).kihaku.size();
    one.damage += skill.cost.hp;
    one.fatal += skill.cost.fatal;
    std::vector<int> gone;
    if (one.mob()) {
        emit_use(action);
        if (skill.of_cards) turn_up(action);
    } else {
        pay_hand(action, gone);
    }
    paid_ = outer;
    if (over() || !verbose()) return;
    const int more = one.mob() ? 0 : static_cast<int>(action.cards.size());
    if (!one.mob()) emit_use(action);
    // Everything is paid by now: each line tells what was left after its own part.
    if (skill.cost.kihaku > 0) {
        emit_kihaku(who, "7.5", -skill.cost.kihaku, std::move(spent), kihaku_left);
    }
    int hp = one.hp() + skill.cost.hp + skill.cost.fatal;
    for (const auto& [n, fatal] : {std::pair(skill.cost.hp, 0), std::pair(skill.cost.fatal, 1)}) {
        hp -= n;
        if (n > 0) emit("cost", "7.5", one.actor, {{"n", n}, {"fatal", fatal}, {"hp", hp}});
    }
    if (more > 0) emit_kihaku(who, "7.5", more, std::move(gone), owner(who).kihaku.size());
}

void Battle::pay_hand(Action& action, std::vector<int>& gone) {
    const FighterId who = action.user;
    const int cost = this->skill(action.skill).cost.hand;
    const bool all = owner(who).hand.size() <= cost;
    for (int n = 0; n < cost; ++n) {
        const auto card = take_card(Point::Pay, who, all);
        if (!card) return;
        action.used.add(*card);
        if (verbose()) action.cards.push_back(*card);
        add_kihaku(who, *card, gone);
        if (over()) return;
    }
}

// 7.6. The cards lie apart until all are drawn, so that none comes twice for one skill (R47).
void Battle::turn_up(Action& action) {
    std::vector<int> cards;
    for (int n = 0; n < this->skill(action.skill).cost.hand; ++n) {
        Card card = 0;
        if (!draw_card(card)) {
            emit("no_card", "7.6", at(action.user).actor);
            break;
        }
        cards.push_back(card);
        action.used.add(card);
    }
    for (const int card : cards) discards_.add(card);
    if (cards.empty() || !verbose()) return;
    emit("mill", "7.6", at(action.user).actor, {}, {{"cards", cards}});
    action.cards = std::move(cards);
}

// Step 3: targets react by speed.
void Battle::react(Action& action) {
    std::vector<FighterId> order = action.targets;
    std::stable_sort(order.begin(), order.end(),
                     [&](FighterId a, FighterId b) { return quicker(a, b); });
    answered_ = &action;
    for (const FighterId target : order) {
        if (at(target).down || over()) continue;
        answering_ = target;
        ask_reaction(action, target);
    }
    answering_ = kNobody;
    answered_ = nullptr;
}

void Battle::ask_reaction(Action& action, FighterId target) {
    while (true) {
        TypedOptions picks;
        for (const int place : at(target).skills) {
            if (usable(target, place, Timing::Reaction))
                picks.push_back(TypedOption::of_skill(place));
        }
        if (may_calm(target)) picks.push_back({TypedOption::Kind::Calm});
        picks.push_back({TypedOption::Kind::None});
        const auto pick = choose(Point::React, target, picks);
        if (!pick) return;
        if (pick->kind == TypedOption::Kind::Skill) return answer(action, target, pick->skill);
        if (pick->kind == TypedOption::Kind::None) {
            emit_no_react(target, picks.size() > 1);
            return;
        }
        calm(target);
    }
}

bool Battle::may_calm(FighterId who) const {
    return at(who).has(Status::Frenzy) && at(who).hp() > kCalmHp;
}

void Battle::calm(FighterId who) {
    fighter(who).damage += kCalmHp;
    emit(
        "cost", "6", at(who).actor,
        {{"n", kCalmHp}, {"fatal", 0}, {"hp", at(who).hp()}, {"status", words(Status::Frenzy).id}});
    clear_status(who, Status::Frenzy, kWhyPaid);
}

void Battle::answer(Action& action, FighterId target, int place) {
    Action reaction{target, place, {}, {target}};
    reaction.reached = 1U << target;
    pay(reaction);
    apply_answer(action, reaction, skill(place).effects);
}

// Step 4: ranges aren't tested again; only reactions that say so take a target away (R12).
void Battle::resolve(Action& action) {
    for (const Effect& effect : skill(action.skill).effects) {
        if (cut_short(action) || !apply(action, effect)) return;
    }
}

// Step 5: counters are no uses of a skill, so nothing reacts (R37); they strike friends as well
// (R45).
void Battle::strike_back(const Action& action) {
    const auto counters = std::exchange(counters_, {});
    for (const Counter& counter : counters) {
        if (over()) return;
        const int apart = distance(at(counter.who).column, at(action.user).column);
        const bool far = apart < counter.effect->least || apart > counter.effect->most;
        if (at(counter.who).down || at(action.user).down) {
            emit_counter("no_counter", counter, action, kWhyDown);
        } else if (far) {
            emit_counter("no_counter", counter, action, kWhyFar);
        } else {
            emit_counter("counter", counter, action, {});
            deal({counter.who, counter.skill, counter.amount, counter.used, counter.cards,
                  counter.found.empty() ? 0 : skill(counter.skill).number_of(*counter.effect),
                  counter.found},
                 action.user);
        }
    }
}

} // namespace shiaiba::shinki

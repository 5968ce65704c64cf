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
    // Nobody could have transformed before a battle (R60).
    const bool bare = one.blazer() && !shines && skill.timing != Timing::BattleStart;
    if (bare && place != kShine && place != kAttack && place != kLiaison) return false;
    if (place == kShine && shines) return false;
    if (one.has(Status::Frenzy) && !skill.is_default) return false;
    if (one.barred(skill.timing)) return false;
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
    if (one.barred(skill.timing)) return Hurdle::Barred;
    if (skill.per != Per::None && one.uses[static_cast<std::size_t>(place)] >= skill.limit) {
        return Hurdle::Uses;
    }
    if (!one.mob() && own.hand.size() < skill.cost.hand + (skill.gives ? 1 : 0)) {
        return Hurdle::Hand;
    }
    if (own.kihaku.size() < skill.cost.kihaku) return Hurdle::Kihaku;
    return payable(who, skill) ? Hurdle::Range : Hurdle::Hp;
}

std::vector<int> Battle::barring(FighterId who, Timing timing) const {
    std::vector<int> all;
    each_status(at(who).statuses, [&](Status status) {
        const OwnStatus* const own = list_.own(status);
        if (own != nullptr && (own->changes.bars >> static_cast<unsigned>(timing) & 1U) != 0) {
            all.push_back(static_cast<int>(status));
        }
    });
    return all;
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

Members Battle::targets_of(FighterId user, const Skill& skill) const {
    Members targets;
    for (FighterId target = 0; target < members(); ++target) {
        if (legal_target(user, skill, target, at(user).column)) targets.add(target);
    }
    return targets;
}

int Battle::expr(const Expr& amount, const Used& used) const {
    return amount.c + amount.x * used.sum + amount.max * used.largest +
           amount.half * (used.sum / 2) + (used.pair ? amount.pair : 0) +
           (used.flush ? amount.flush : 0) + (used.face ? amount.face : 0);
}

int Battle::out(FighterId from, const Expr& amount, const Used& used) const {
    const Fighter& one = at(from);
    return std::max(0, expr(amount, used) + one.damage_plus() -
                           (one.has(Status::Dark) ? kDarkness : 0) + one.changes.damage);
}

int Battle::landed(FighterId target, int out, int reduce) const {
    return std::max(0, out + at(target).changes.taken - reduce);
}

void Battle::list_uses(FighterId who, int place, TypedOptions& picks) const {
    const Skill& skill = this->skill(place);
    if (skill.aim == Aim::Self || skill.all) {
        picks.push_back(TypedOption::of_skill(place));
        return;
    }
    for (const FighterId target : targets_of(who, skill))
        picks.push_back(TypedOption::of_skill(place, target));
}

/// Asks for further targets of a skill that may choose several, one after another; returns false if
/// the battle was given up.
bool Battle::choose_targets(Action& action) {
    const Skill& skill = this->skill(action.skill);
    aiming_ = &action;
    while (action.targets.size() < skill.targets && !skill.all) {
        TypedOptions& picks = new_list();
        for (const FighterId target : targets_of(action.user, skill)) {
            if (!action.targets.has(target)) picks.push_back(TypedOption::of_member(target));
        }
        if (picks.empty()) break;
        picks.push_back({TypedOption::Kind::Stop});
        const auto pick = choose(Point::Target, action.user, picks);
        if (!pick) return false;
        if (pick->kind == TypedOption::Kind::Stop) break;
        action.targets.add(pick->who);
    }
    aiming_ = nullptr;
    return true;
}

/// A surrender in between ends the battle: each step checks for it.
void Battle::use(FighterId who, const TypedOption& pick, bool answers) {
    Action action{who, pick.skill};
    action.targets = pick.who != kNobody ? Members(pick.who) : targets_of(who, skill(pick.skill));
    if (!choose_targets(action)) return;
    action.reached = action.targets;
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
    const auto tell_use = [&] {
        // The board beside this line has the HP from before the costs, which the next lines tell.
        one.damage -= skill.cost.hp;
        one.fatal -= skill.cost.fatal;
        emit_use(action);
        one.damage += skill.cost.hp;
        one.fatal += skill.cost.fatal;
    };
    if (one.mob()) {
        tell_use();
        if (skill.of_cards) turn_up(action);
    } else {
        pay_hand(action, gone);
    }
    paid_ = outer;
    if (over() || !verbose()) return;
    const int more = one.mob() ? 0 : static_cast<int>(action.cards.size());
    if (!one.mob()) tell_use();
    // Everything is paid by now: each line tells what was left after its own part.
    one.damage -= skill.cost.hp;
    one.fatal -= skill.cost.fatal;
    if (skill.cost.kihaku > 0) {
        emit_kihaku(who, "7.5", -skill.cost.kihaku, std::move(spent), kihaku_left);
    }
    for (const auto& [n, fatal] : {std::pair(skill.cost.hp, 0), std::pair(skill.cost.fatal, 1)}) {
        (fatal == 1 ? one.fatal : one.damage) += n;
        if (n > 0) emit("cost", "7.5", one.actor, {{"n", n}, {"fatal", fatal}, {"hp", one.hp()}});
    }
    if (more > 0) emit_kihaku(who, "7.5", more, std::move(gone), owner(who).kihaku.size());
}

void Battle::pay_hand(Action& action, std::vector<int>& gone) {
    const FighterId who = action.user;
    const Cost& cost = this->skill(action.skill).cost;
    const bool all = owner(who).hand.size() <= cost.hand;
    const auto pay_with = [&](Card card) {
        action.used.add(card);
        if (verbose()) action.cards.push_back(card);
        add_kihaku(who, card, gone);
        return !over();
    };
    for (int n = 0; n < cost.hand; ++n) {
        const auto card = take_card(Point::Pay, who, all);
        if (!card || !pay_with(*card)) return;
    }
    // 4.1: as many more as the user likes.
    for (int n = cost.hand; n < cost.most_hand() && !owner(who).hand.empty(); ++n) {
        TypedOptions& picks = new_list();
        owner(who).hand.each_kind([&](Card card) { picks.push_back(TypedOption::of_card(card)); });
        picks.push_back({TypedOption::Kind::Stop});
        const auto pick = choose(Point::Pay, who, picks);
        if (!pick || pick->kind == TypedOption::Kind::Stop) return;
        owner(who).hand.remove(pick->what);
        if (!pay_with(pick->what)) return;
    }
}

// 7.6. The cards lie apart until all are drawn, so that none comes twice for one skill (R47).
void Battle::turn_up(Action& action) {
    std::vector<int> cards;
    for (int n = 0; n < this->skill(action.skill).cost.most_hand(); ++n) {
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

// Step 3: targets react by speed, each followed by the allies that may react for it (4.1). Nobody
// answers a skill twice.
void Battle::react(Action& action) {
    answered_ = &action;
    answerers_ = {};
    for (const FighterId target : by_speed(action.targets)) {
        if (at(target).down || over()) continue;
        if (!answerers_.has(target)) ask_reaction(action, target, target);
        if (!over()) ask_allies(action, target);
    }
    answering_ = shielded_ = kNobody;
    answered_ = nullptr;
}

void Battle::ask_allies(Action& action, FighterId target) {
    Members allies;
    for (FighterId who = 0; who < members(); ++who) {
        if (who != target && at(who).shields && !enemies(who, target)) allies.add(who);
    }
    for (const FighterId who : by_speed(allies)) {
        if (over() || !action.targets.has(target)) return;
        if (!at(who).down && who != action.user && !answerers_.has(who))
            ask_reaction(action, who, target);
    }
}

void Battle::ask_reaction(Action& action, FighterId who, FighterId target) {
    answering_ = who;
    shielded_ = target;
    while (true) {
        TypedOptions& picks = new_list();
        for (const int place : at(who).skills) {
            if (!usable(who, place, Timing::Reaction)) continue;
            if (!legal_target(who, skill(place), target, at(who).column)) continue;
            picks.push_back(TypedOption::of_skill(place, who == target ? kNobody : target));
        }
        if (who != target && picks.empty()) return;
        if (may_calm(who)) picks.push_back({TypedOption::Kind::Calm});
        picks.push_back({TypedOption::Kind::None});
        const auto pick = choose(Point::React, who, picks);
        if (!pick) return;
        if (pick->kind == TypedOption::Kind::Skill) {
            answerers_.add(who);
            return answer(action, who, pick->skill, target);
        }
        if (pick->kind == TypedOption::Kind::None) {
            if (who == target) emit_no_react(who, picks.size() > 1);
            return;
        }
        calm(who);
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

void Battle::answer(Action& action, FighterId who, int place, FighterId target) {
    Action reaction{who, place, {}, {target}};
    reaction.reached = target;
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

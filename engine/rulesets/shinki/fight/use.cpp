// Sections 7.5 and 7.6: the use of a skill, from its declaration to what strikes back.
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

bool Battle::legal_target(FighterId user, const Skill& skill, FighterId target, int from) const {
    const Fighter& one = at(target);
    if (one.down) return false;
    if (skill.aim == Aim::Self) return target == user;
    if (skill.aim == Aim::AllyOther && target == user) return false;
    if (enemies(user, target) != (skill.aim == Aim::Enemy)) return false;
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

/// Whoever gives up meanwhile ends the battle: each step looks for that itself.
void Battle::use(FighterId who, const TypedOption& pick, bool answers) {
    Action action{who, pick.skill};
    if (pick.who != kNobody) {
        action.targets.push_back(pick.who);
    } else {
        targets_of(who, skill(pick.skill), action.targets);
    }
    for (const FighterId target : action.targets) action.reached |= 1U << target;
    // 6: 狂乱 goes as the attack is declared, so that what comes during it stays.
    const bool raged = pick.skill == kAttack && at(who).has(Status::Frenzy);
    if (raged) fighter(who).statuses &= ~bit(Status::Frenzy);
    pay(action);
    if (raged && !over()) emit_status("status_off", who, Status::Frenzy);
    if (answers) react(action);
    resolve(action);
    strike_back(action);
    check_victory();
}

// Step 2; R13
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
    std::vector<int> paid;
    std::vector<int> gone;
    if (one.mob()) {
        emit_use(action, {});
        if (skill.of_cards) turn_up(action);
    } else {
        paid = pay_hand(action, gone);
    }
    paid_ = outer;
    if (over() || !verbose()) return;
    const int more = static_cast<int>(paid.size());
    if (!one.mob()) emit_use(action, std::move(paid));
    // All of it is paid by now: each line says what was left behind its own part.
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

std::vector<int> Battle::pay_hand(Action& action, std::vector<int>& gone) {
    const FighterId who = action.user;
    const int cost = this->skill(action.skill).cost.hand;
    std::vector<int> paid;
    const bool all = owner(who).hand.size() <= cost;
    for (int n = 0; n < cost; ++n) {
        const auto card = take_card(Point::Pay, who, all);
        if (!card) return paid;
        action.used.add(*card);
        paid.push_back(*card);
        add_kihaku(who, *card, gone);
        if (over()) return paid;
    }
    return paid;
}

// Of a mob before its cards are turned up, of others with the cards that they paid.
void Battle::emit_use(const Action& action, std::vector<int> paid) {
    if (!verbose()) return;
    const Actor user = at(action.user).actor;
    const Skill& skill = this->skill(action.skill);
    const bool reaction = skill.timing == Timing::Reaction;
    strokes_.clear();
    std::vector<int> sides;
    std::vector<int> targets;
    for (const FighterId target : action.targets) {
        const Actor aimed = at(target).actor;
        if (target != action.user) strokes_.emplace_back(user, aimed);
        sides.push_back(static_cast<int>(aimed.side));
        targets.push_back(aimed.member);
    }
    emit(
        reaction ? "react" : "skill", "7.5", user, {{"skill", std::string_view(skill.id)}},
        {{"cards", std::move(paid)}, {"sides", std::move(sides)}, {"targets", std::move(targets)}});
    strokes_.clear();
}

// 7.6; R47: they lie apart until all of them are drawn.
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
    if (!cards.empty()) emit("mill", "7.6", at(action.user).actor, {}, {{"cards", cards}});
}

// Step 3
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
            if (picks.size() > 1) emit("no_react", "7.5", at(target).actor);
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
    emit("cost", "6", at(who).actor, {{"n", kCalmHp}, {"fatal", 0}, {"hp", at(who).hp()}});
    clear_status(who, Status::Frenzy);
}

void Battle::answer(Action& action, FighterId target, int place) {
    Action reaction{target, place, {}, {target}};
    reaction.reached = 1U << target;
    pay(reaction);
    apply_answer(action, reaction, skill(place).effects);
}

// Step 4
void Battle::resolve(Action& action) {
    for (const Effect& effect : skill(action.skill).effects) {
        if (at(action.user).down || over()) return;
        apply(action, effect);
    }
}

// Step 5; R37, R45
void Battle::strike_back(const Action& action) {
    const auto counters = std::exchange(counters_, {});
    for (const Counter& counter : counters) {
        if (over()) return;
        const int apart = distance(at(counter.who).column, at(action.user).column);
        if (at(counter.who).down || at(action.user).down) continue;
        if (apart < counter.least || apart > counter.most) continue;
        emit("counter", "7.5", at(counter.who).actor,
             {{"skill", std::string_view(skill(counter.skill).id)}, {"to", at(action.user).actor}});
        deal(counter.who, action.user, counter.base, skill(counter.skill).id);
    }
}

} // namespace shiaiba::shinki

// What the effects of a skill do (4): damage, falling, rising, finishing, and the end (7.5, 7.8 to 7.11).
#include <algorithm>

#include "rulesets/shinki/fight/battle.hpp"

namespace shiaiba::shinki {

/// Once for all, or for each target that is left: R24, R42.
void Battle::apply(Action& action, const Effect& effect) {
    if (effect.to_self || effect.op == Op::MoveSelf || effect.op == Op::Shine) {
        bool any = effect.when == When::Always || effect.when == When::UserHpAtMost;
        if (any) any = holds(action, effect, action.user);
        for (FighterId who = 0; who < members() && !any && effect.when != When::UserHpAtMost;
             ++who) {
            any = (action.reached & 1U << who) != 0 && holds(action, effect, who);
        }
        if (any) apply_to(action, effect, action.user);
        return;
    }
    for (const FighterId target : action.targets) {
        if (at(action.user).down || over()) return;
        if (!at(target).down && holds(action, effect, target)) apply_to(action, effect, target);
    }
}

bool Battle::holds(const Action& action, const Effect& effect, FighterId target) const {
    switch (effect.when) {
    case When::Damaged: return (action.damaged & 1U << target) != 0;
    case When::TargetStatus:
        return (at(target).statuses & static_cast<unsigned>(effect.when_what)) != 0;
    case When::UserHpAtMost: return at(action.user).hp() <= effect.when_what;
    case When::SameColumn: return at(target).column == at(action.user).column;
    default: return true;
    }
}

void Battle::apply_to(Action& action, const Effect& effect, FighterId target) {
    Fighter& one = fighter(target);
    const int amount = expr(effect.amount, action.used);
    const int some = std::max(0, amount);
    switch (effect.op) {
    case Op::Damage:
        if (deal(action.user, target, amount, skill(action.skill).id) > 0) {
            action.damaged |= 1U << target;
        }
        return;
    case Op::FatalDamage:
        if (some == 0) return;
        one.fatal += some;
        emit("fatal", "4", one.actor, {{"n", some}, {"hp", one.hp()}});
        check_fall(target, some, action.user);
        return;
    case Op::Reduce: {
        const int n = some + (target == action.user ? one.guard_plus() : 0);
        one.reduce += n;
        emit("reduce", "7.5", one.actor, {{"n", n}, {"base", some}, {"total", one.reduce}},
             {{"learned",
               n > some ? learned_by(target, &Learned::guard_plus) : std::vector<int>()}});
        return;
    }
    case Op::Heal: {
        const int n = std::min(some, one.damage);
        one.damage -= n;
        emit("heal", "4", one.actor, {{"n", n}, {"hp", one.hp()}});
        return;
    }
    case Op::Status:
        each_status(effect.statuses, [&](Status status) {
            if (one.immune(status)) {
                emit_immune(target, status);
            } else {
                set_status(target, status);
            }
        });
        return;
    case Op::Cleanse:
        each_status(effect.statuses, [&](Status status) { clear_status(target, status); });
        return;
    case Op::Draw:
        if (!one.mob()) draw(target, effect.n);
        return;
    case Op::Discard:
        if (!one.mob()) discard_cards(target, effect.n, "4", {});
        return;
    case Op::KihakuGain: {
        Card card = 0;
        int n = 0;
        std::vector<int> gone;
        for (; n < effect.n && !over() && draw_card(card); ++n) add_kihaku(target, card, gone);
        if (over()) return;
        if (n < effect.n) emit("no_card", "1.1", owner_actor(target));
        emit_kihaku(target, "4", n, std::move(gone), owner(target).kihaku.size());
        return;
    }
    case Op::KihakuLoss: {
        const int before = owner(target).kihaku.size();
        std::vector<int> gone = lose_kihaku(target, effect.n);
        const int left = owner(target).kihaku.size();
        emit_kihaku(target, "4", left - before, std::move(gone), left);
        return;
    }
    case Op::Give: give(action, effect, target); return;
    case Op::MoveSelf: move_self(target, effect.n); return;
    case Op::Shift: shift(action, effect, target); return;
    case Op::Shine:
        if (one.blazer()) set_status(target, Status::Shine);
        return;
    // What only a reaction does.
    case Op::Contest:
    case Op::Negate:
    case Op::StepOut:
    case Op::Counter:
    case Op::Revive: return;
    }
}

void Battle::apply_answer(Action& action, Action& reaction, const std::vector<Effect>& effects) {
    const FighterId who = reaction.user;
    for (const Effect& effect : effects) {
        if (at(who).down || over()) return;
        if (effect.to_self || holds(reaction, effect, who)) {
            apply_one_answer(action, reaction, effect);
        }
    }
}

void Battle::apply_one_answer(Action& action, Action& reaction, const Effect& effect) {
    switch (effect.op) {
    case Op::Contest: contest(action, reaction, effect); return;
    case Op::Negate: negate(action, reaction.user); return;
    case Op::StepOut: step_out(action, reaction); return;
    case Op::Counter:
        counters_.push_back({reaction.user, expr(effect.amount, reaction.used), effect.least,
                             effect.most, reaction.skill});
        return;
    default: apply(reaction, effect);
    }
}

/// Where the reaction used no cards, its largest is 0 and below any that was used.
void Battle::contest(Action& action, Action& reaction, const Effect& effect) {
    const bool wins = action.used.cards > 0 && reaction.used.largest > action.used.largest;
    emit("contest", "4", at(reaction.user).actor,
         {{"card", reaction.used.largest}, {"against", action.used.largest}, {"ok", wins ? 1 : 0}});
    apply_answer(action, reaction, wins ? effect.win : effect.lose);
}

void Battle::negate(Action& action, FighterId who) {
    action.targets.erase(std::remove(action.targets.begin(), action.targets.end(), who),
                         action.targets.end());
    action.reached &= ~(1U << who);
    emit("negate", "4", at(who).actor,
         {{"skill", std::string_view(skill(action.skill).id)}, {"to", at(action.user).actor}});
}

void Battle::step_out(Action& action, Action& reaction) {
    const FighterId who = reaction.user;
    TypedOptions picks;
    if (at(who).column < kColumns) picks.push_back(TypedOption::of_step(1));
    if (at(who).column > 1) picks.push_back(TypedOption::of_step(-1));
    const auto pick = choose(Point::Sidestep, who, picks);
    if (!pick) return;
    move_to(who, at(who).column + pick->what, skill(reaction.skill).id);
    const Skill& acting = skill(action.skill);
    if (acting.ranged && !acting.reaches(distance(at(who).column, at(action.user).column))) {
        negate(action, who);
    }
}

void Battle::give(Action& action, const Effect& effect, FighterId target) {
    const FighterId who = action.user;
    std::vector<int> given;
    for (int n = 0; n < effect.n && !owner(who).hand.empty(); ++n) {
        TypedOptions picks;
        owner(who).hand.each_kind([&](Card card) { picks.push_back(TypedOption::of_card(card)); });
        if (n > 0) picks.push_back({TypedOption::Kind::Stop});
        met_ = target;
        cards_due_ = effect.n - n;
        const auto pick = choose(Point::Give, who, picks);
        if (!pick) return;
        if (pick->kind == TypedOption::Kind::Stop) break;
        owner(who).hand.remove(pick->what);
        owner(target).hand.add(pick->what);
        given.push_back(pick->what);
    }
    if (given.empty()) return;
    const int count = static_cast<int>(given.size());
    emit("give", "4", at(who).actor, {{"to", at(target).actor}, {"n", count}},
         {{"cards", std::move(given), 0, at(who).actor.side}});
}

void Battle::move_self(FighterId who, int n) {
    const int from = at(who).column;
    TypedOptions picks;
    for (int column = std::max(1, from - n); column <= std::min(kColumns, from + n); ++column) {
        if (column != from) {
            picks.push_back(TypedOption::of_column(column));
        }
    }
    const auto pick = choose(Point::Column, who, picks);
    if (pick) move_to(who, pick->what, "skill");
}

void Battle::shift(const Action& action, const Effect& effect, FighterId target) {
    const int own = at(action.user).column;
    const int from = at(target).column;
    // From one column it is pushed to where its side begins.
    const bool up = from > own || (from == own && homes_[index(at(target).actor.side)] == kColumns);
    const int way = up ? 1 : -1;
    int to = from;
    if (effect.toward) {
        const int apart = std::min(distance(own, from), effect.n);
        to = from - way * apart;
    } else {
        to = std::clamp(from + way * effect.n, 1, kColumns);
    }
    if (to != from) move_to(target, to, skill(action.skill).id);
}

void Battle::move_to(FighterId who, int column, std::string_view why) {
    const int from = at(who).column;
    fighter(who).column = column;
    emit("move", why == "step" ? "7.4" : "4", at(who).actor,
         {{"from", from}, {"to", column}, {"why", why}});
}

void Battle::set_status(FighterId who, Status status) {
    Fighter& one = fighter(who);
    if (one.has(status)) return;
    one.statuses |= bit(status);
    emit_status("status_on", who, status);
}

void Battle::clear_status(FighterId who, Status status) {
    Fighter& one = fighter(who);
    if (!one.has(status)) return;
    one.statuses &= ~bit(status);
    emit_status("status_off", who, status);
}

// 7.5, 7.8 to 7.11: damage, falling, rising, finishing, and the end.

int Battle::deal(FighterId from, FighterId target, int base, std::string_view source) {
    Fighter& one = fighter(target);
    const int dealt = std::max(0, this->out(from, Expr{base}, {}) - one.reduce);
    one.damage += dealt;
    emit_damage(from, target, base, dealt, source);
    check_fall(target, dealt, from);
    return dealt;
}

bool Battle::could_override(FighterId who) const {
    const Fighter& one = at(who);
    return one.blazer() && !one.override_used && one.max_hp - one.fatal >= 1 &&
           owner_of(who).kihaku.size() >= skill(kOverride).cost.kihaku;
}

// 7.8
void Battle::check_fall(FighterId who, int amount, FighterId cause) {
    Fighter& one = fighter(who);
    const bool bare = one.blazer() && !one.has(Status::Shine);
    if (one.down || (one.hp() > 0 && (!bare || amount < 1))) return;
    one.down = true;
    one.statuses &= ~bit(Status::Shine);
    if (who == turn_of_) turn_lost_ = true;
    emit("down", "7.8", one.actor, {{"cause", cause == kNobody ? Actor{} : at(cause).actor}});
    if (ask_override(who) || over()) return;
    if (settings_.turned.has(Ruling::R5UntransformedDie) && bare) {
        die(who);
    } else if (settings_.finishing != Finishing::Never) {
        finish(who, cause);
    }
}

/// Returns whether it rose.
bool Battle::ask_override(FighterId who) {
    if (!could_override(who)) return false;
    const auto pick =
        choose(Point::Override, who, {{TypedOption::Kind::Yes}, {TypedOption::Kind::No}});
    if (!pick || pick->kind == TypedOption::Kind::No) return false;
    Fighter& one = fighter(who);
    const Skill& skill = this->skill(kOverride);
    std::vector<int> spent = lose_kihaku(who, skill.cost.kihaku);
    const int most = one.max_hp - one.fatal;
    for (const Effect& effect : skill.effects) {
        if (effect.op == Op::Revive) one.damage = most - std::min(effect.n, most);
    }
    one.down = false;
    one.override_used = true;
    emit("override", "7.8", one.actor, {{"skill", std::string_view(skill.id)}, {"hp", one.hp()}});
    emit_kihaku(who, "7.8", -skill.cost.kihaku, std::move(spent), owner(who).kihaku.size());
    // R35: nothing keeps this 狂乱 off, since it comes before 〈心輝〉 is back.
    if (skill.has(Op::Status)) set_status(who, Status::Frenzy);
    set_status(who, Status::Shine);
    return true;
}

// 7.9; R46
void Battle::finish(FighterId who, FighterId cause) {
    FighterId by = cause;
    if (by == kNobody || !enemies(by, who) || at(by).down) {
        by = first_standing(other(at(who).actor.side));
    }
    if (by == kNobody) return;
    TypedOptions picks{{TypedOption::Kind::Yes}};
    if (settings_.finishing == Finishing::Ask)
        picks = {{TypedOption::Kind::No}, {TypedOption::Kind::Yes}};
    met_ = who;
    const auto pick = choose(Point::Finish, by, picks);
    if (pick && pick->kind == TypedOption::Kind::Yes) kill(who, by);
}

void Battle::kill(FighterId who, FighterId by) {
    emit("finish", "7.9", at(who).actor, {{"to", at(by).actor}});
    if (!ask_override(who) && !over()) die(who);
}

void Battle::die(FighterId who) {
    fighter(who).dead = true;
    emit("dead", "7.9", at(who).actor);
}

// 7.10
void Battle::check_victory() {
    if (over()) return;
    std::array<bool, 2> stands{};
    for (const Fighter& one : fighters_) {
        if (!one.down) stands[index(one.actor.side)] = true;
    }
    if (stands[0] && stands[1]) return;
    if (!stands[0] && !stands[1]) {
        end_with(Side::None, "both");
    } else {
        end_with(stands[0] ? Side::A : Side::B, "defeat");
    }
}

void Battle::end_with(Side winner, const char* reason) {
    winner_ = winner;
    reason_ = reason;
}

// 7.11 is told in one event; what a side has left is what it had before that.
Outcome Battle::end() {
    trace_result();
    Outcome outcome{winner_, reason_, round_};
    for (const Fighter& one : fighters_) {
        const int left = one.down ? 0 : one.hp();
        outcome.left[index(one.actor.side)] += left;
        outcome.members.push_back({one.actor.side, left, one.down, one.fatal});
    }
    const std::string_view reason = reason_;
    if (reason != "defeat" && reason != "surrender") {
        emit(reason, "7.10", {}, {{"rounds", outcome.rounds}});
    } else {
        emit("battle_end", "7.10", {winner_}, {{"rounds", outcome.rounds}});
    }
    emit_after();
    return outcome;
}

/// Who stands up again has HP 1; who was finished, or rose by Override, is dead afterwards (7.8).
void Battle::emit_after() {
    enum Fate { kAlive, kDead, kBurnedOut, kStandsUp };
    for (const Side side : kSides) {
        std::vector<int> hps;
        std::vector<int> fates;
        for (const Fighter& one : fighters_) {
            if (one.actor.side != side) continue;
            hps.push_back(one.down ? 1 : one.hp());
            fates.push_back(one.dead            ? kDead
                            : one.override_used ? kBurnedOut
                            : one.down          ? kStandsUp
                                                : kAlive);
        }
        emit("after", "7.11", {side}, {}, {{"hp", std::move(hps)}, {"fates", std::move(fates)}});
    }
}

} // namespace shiaiba::shinki

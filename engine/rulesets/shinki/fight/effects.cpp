// 4: what the effects of a skill do.
#include <algorithm>

#include "rulesets/shinki/fight/battle.hpp"

namespace shiaiba::shinki {

/// Once for all, or for each target that is left: R24, R42.
void Battle::apply(Action& action, const Effect& effect) {
    if (effect.to_self || effect.op == Op::MoveSelf || effect.op == Op::Shine) {
        bool any = effect.when == When::Always || effect.when == When::UserHpAtMost;
        if (any) any = holds(action, effect, action.user);
        for (Who who = 0; who < members() && !any && effect.when != When::UserHpAtMost; ++who) {
            any = (action.reached & 1U << who) != 0 && holds(action, effect, who);
        }
        if (any) apply_to(action, effect, action.user);
        return;
    }
    for (const Who target : action.targets) {
        if (at(action.user).down || over()) return;
        if (!at(target).down && holds(action, effect, target)) apply_to(action, effect, target);
    }
}

bool Battle::holds(const Action& action, const Effect& effect, Who target) const {
    switch (effect.when) {
    case When::Damaged: return (action.damaged & 1U << target) != 0;
    case When::TargetStatus:
        return (at(target).statuses & static_cast<unsigned>(effect.when_what)) != 0;
    case When::UserHpAtMost: return at(action.user).hp() <= effect.when_what;
    case When::SameColumn: return at(target).column == at(action.user).column;
    default: return true;
    }
}

void Battle::apply_to(Action& action, const Effect& effect, Who target) {
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
        tell("fatal", "4", one.actor, {{"n", some}, {"hp", one.hp()}});
        check_fall(target, some, action.user);
        return;
    case Op::Reduce: {
        const int n = some + (target == action.user ? one.guard_plus() : 0);
        one.reduce += n;
        tell("reduce", "7.5", one.actor, {{"n", n}, {"total", one.reduce}});
        return;
    }
    case Op::Heal: {
        const int n = std::min(some, one.damage);
        one.damage -= n;
        tell("heal", "4", one.actor, {{"n", n}, {"hp", one.hp()}});
        return;
    }
    case Op::Status:
        each_status(effect.statuses, [&](Status status) {
            if (one.immune(status)) {
                tell("immune", "4", one.actor, {{"status", words(status).id}});
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
        if (!one.mob()) discard_cards(target, effect.n, "4");
        return;
    case Op::KihakuGain: {
        Card card = 0;
        int n = 0;
        for (; n < effect.n && draw_card(card); ++n) add_kihaku(target, card);
        if (n < effect.n) tell("no_card", "1.1", owner_actor(target));
        tell_kihaku(target, "4");
        return;
    }
    case Op::KihakuLoss:
        lose_kihaku(target, effect.n);
        tell_kihaku(target, "4");
        return;
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
    const Who who = reaction.user;
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
    tell("contest", "4", at(reaction.user).actor,
         {{"card", reaction.used.largest}, {"against", action.used.largest}, {"ok", wins ? 1 : 0}});
    apply_answer(action, reaction, wins ? effect.win : effect.lose);
}

void Battle::negate(Action& action, Who who) {
    action.targets.erase(std::remove(action.targets.begin(), action.targets.end(), who),
                         action.targets.end());
    action.reached &= ~(1U << who);
    tell("negate", "4", at(who).actor,
         {{"skill", std::string_view(skill(action.skill).id)}, {"to", at(action.user).actor}});
}

void Battle::step_out(Action& action, Action& reaction) {
    const Who who = reaction.user;
    Picks picks;
    if (at(who).column < kColumns) picks.push_back(Pick::of_step(1));
    if (at(who).column > 1) picks.push_back(Pick::of_step(-1));
    const auto pick = choose(Point::Sidestep, who, picks);
    if (!pick) return;
    move_to(who, at(who).column + pick->what, skill(reaction.skill).id);
    const Skill& acting = skill(action.skill);
    if (acting.ranged && !acting.reaches(distance(at(who).column, at(action.user).column))) {
        negate(action, who);
    }
}

void Battle::give(Action& action, const Effect& effect, Who target) {
    const Who who = action.user;
    std::vector<int> given;
    for (int n = 0; n < effect.n && !owner(who).hand.empty(); ++n) {
        Picks picks;
        owner(who).hand.each_kind([&](Card card) { picks.push_back(Pick::of_card(card)); });
        if (n > 0) picks.push_back({Pick::Kind::Stop});
        const auto pick = choose(Point::Give, who, picks);
        if (!pick) return;
        if (pick->kind == Pick::Kind::Stop) break;
        owner(who).hand.remove(pick->what);
        owner(target).hand.add(pick->what);
        given.push_back(pick->what);
    }
    if (given.empty()) return;
    const int count = static_cast<int>(given.size());
    tell("give", "4", at(who).actor, {{"to", at(target).actor}, {"n", count}},
         {{"cards", std::move(given), 0, at(who).actor.side}});
}

void Battle::move_self(Who who, int n) {
    const int from = at(who).column;
    Picks picks;
    for (int column = std::max(1, from - n); column <= std::min(kColumns, from + n); ++column) {
        if (column != from) {
            picks.push_back(Pick::of_column(column));
        }
    }
    const auto pick = choose(Point::Column, who, picks);
    if (pick) move_to(who, pick->what, "skill");
}

void Battle::shift(const Action& action, const Effect& effect, Who target) {
    const int own = at(action.user).column;
    const int from = at(target).column;
    const bool up = from > own || (from == own && at(target).actor.side == Side::A);
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

void Battle::move_to(Who who, int column, std::string_view why) {
    const int from = at(who).column;
    fighter(who).column = column;
    tell("move", why == "step" ? "7.4" : "4", at(who).actor,
         {{"from", from}, {"to", column}, {"why", why}});
}

void Battle::set_status(Who who, Status status) {
    Fighter& one = fighter(who);
    if (one.has(status)) return;
    one.statuses |= bit(status);
    tell("status_on", "6", one.actor, {{"status", words(status).id}});
}

void Battle::clear_status(Who who, Status status) {
    Fighter& one = fighter(who);
    if (!one.has(status)) return;
    one.statuses &= ~bit(status);
    tell("status_off", "6", one.actor, {{"status", words(status).id}});
}

} // namespace shiaiba::shinki

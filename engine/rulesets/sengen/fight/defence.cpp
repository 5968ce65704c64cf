// 8.7, steps 1 to 4: what the targets of a shot, a homing attack or a blow do, and who steps in for them.
#include "rulesets/sengen/fight/battle.hpp"

namespace shiaiba::sengen {

void Battle::resolve(Action& action) {
    for (Who who = 0; who < members() && !over(); ++who) {
        if (action.is(action.targets, who)) defend(action, who);
    }
    if (over()) return;
    // Step 5.
    const auto struck = [&](const Hit& hit) {
        return !at(hit.who).out() && !action.is(action.bombed, hit.who);
    };
    bool any = false;
    for (std::size_t k = 0; k < action.hit; ++k) any = any || struck(action.hits[k]);
    if (!any) return;
    roll_damage(action);
    for (std::size_t k = 0; k < action.hit && !over(); ++k) {
        if (struck(action.hits[k])) strike(action, action.hits[k]);
    }
}

void Battle::add_hit(Action& action, Who who, int guarded) {
    action.hits[action.hit++] = {who, guarded};
}

void Battle::list_defences(const Action& action, Who target, bool may_yield, Picks& picks) const {
    const Fighter& one = at(target);
    // Who has rolled for another has no roll left [sengen R 45].
    if (!action.is(action.rolled, target)) {
        for (int n = 1; n <= one.dp; ++n) picks.emplace_back(Pick::Kind::Evade, -1, n);
        if (one.at(Skill::Melee) > 0 && !one.guard_used) {
            for (int n = 1; n <= one.dp; ++n) picks.emplace_back(Pick::Kind::Guard, -1, n);
        }
        const auto could = [&](Who ally) { return could_step_in(action, ally); };
        if (may_yield && std::any_of(order_.begin(), order_.end(), could))
            picks.emplace_back(Pick::Kind::Yield);
    }
    list_bombs(target, picks);
    picks.emplace_back(Pick::Kind::None);
    list_changes(target, picks);
}

// Step 2
void Battle::defend(Action& action, Who target) {
    action.target = target;
    bool may_yield = true;
    while (!at(target).asleep()) {
        picks_.clear();
        list_defences(action, target, may_yield, picks_);
        const auto pick = choose(Point::Defence, target, picks_);
        if (!pick) return;
        if (take_free(target, *pick)) continue;
        if (pick->kind == Pick::Kind::None) break;
        if (pick->kind == Pick::Kind::Yield) {
            if (step_in(action, target) || over()) return;
            may_yield = false;
            continue;
        }
        if (pick->kind == Pick::Kind::Evade) evade(action, target, pick->n);
        if (pick->kind == Pick::Kind::Guard) guard(action, target, pick->n);
        if (pick->kind == Pick::Kind::Bomb) bomb(action, target, pick->which);
        return;
    }
    tell("undefended", "8.7", at(target).actor);
    add_hit(action, target);
}

void Battle::evade(Action& action, Who target, int dice) {
    Fighter& one = fighter(target);
    action.rolled |= 1U << target;
    one.dp -= dice;
    const int total = one.evade_base() + roll(dice);
    // Equal totals favour the defender.
    const bool ok = total >= action.total;
    int graze = 0;
    if (ok && action.kind == Action::Kind::Shot) graze = action.dice + dice;
    if (ok && action.kind == Action::Kind::Homing) graze = 2 * dice;
    add_graze(target, graze);
    tell_roll("evade", "8.7", one.actor,
              {{"total", total}, {"ok", ok ? 1 : 0}, {"graze", graze}, {"dp", one.dp}});
    if (!ok) add_hit(action, target);
}

void Battle::guard(Action& action, Who target, int dice) {
    Fighter& one = fighter(target);
    action.rolled |= 1U << target;
    one.guard_used = true;
    one.dp -= dice;
    const int total = one.guard_base() + roll(dice);
    const bool ok = total >= action.total;
    tell_roll("guard", "8.7", one.actor,
              {{"for", one.actor}, {"total", total}, {"ok", ok ? 1 : 0}, {"dp", one.dp}});
    if (!ok) add_hit(action, target, 2 * one.at(Skill::Melee));
}

bool Battle::able_to_help(const Action& action, Who ally) const {
    const Fighter& one = at(ally);
    return ally != action.target && !enemies(ally, action.target) && one.awake() && !one.back &&
           one.dp >= 1 && !action.is(action.rolled | action.bombed, ally);
}
bool Battle::could_guard(const Action& action, Who ally) const {
    const Fighter& one = at(ally);
    return able_to_help(action, ally) && one.at(Skill::Melee) > 0 && !one.guard_used &&
           !one.covered;
}
bool Battle::could_cover(const Action& action, Who ally) const {
    const Fighter& one = at(ally);
    return able_to_help(action, ally) && !one.covered && !one.guarded_other;
}

// Step 3; [sengen R 17, R 18]
bool Battle::step_in(Action& action, Who target) {
    for (const Who ally : order_) {
        if (!could_step_in(action, ally)) continue;
        picks_.clear();
        if (could_guard(action, ally)) {
            for (int n = 1; n <= at(ally).dp; ++n) picks_.emplace_back(Pick::Kind::Guard, -1, n);
        }
        if (could_cover(action, ally)) {
            for (int n = 1; n <= at(ally).dp; ++n) picks_.emplace_back(Pick::Kind::Cover, -1, n);
        }
        picks_.emplace_back(Pick::Kind::Pass);
        const auto pick = choose(Point::Intercept, ally, picks_);
        if (!pick) return false;
        if (pick->kind == Pick::Kind::Guard) {
            guard_other(action, ally, target, pick->n);
            return true;
        }
        if (pick->kind == Pick::Kind::Cover) return cover(action, ally, target, pick->n);
    }
    return false;
}

/// Who was guarded in vain is hit in full: the guard was its defence.
void Battle::guard_other(Action& action, Who ally, Who target, int dice) {
    Fighter& one = fighter(ally);
    action.rolled |= 1U << ally;
    one.guard_used = one.guarded_other = true;
    one.dp -= dice;
    const int total = one.guard_base() + roll(dice);
    const bool ok = total >= action.total;
    tell_roll("guard", "8.7", one.actor,
              {{"for", at(target).actor}, {"total", total}, {"ok", ok ? 1 : 0}, {"dp", one.dp}});
    if (!ok) add_hit(action, target);
}

/// Returns whether the ally takes the place of the target [sengen R 19].
bool Battle::cover(Action& action, Who ally, Who target, int dice) {
    Fighter& one = fighter(ally);
    action.rolled |= 1U << ally;
    one.covered = true;
    one.dp -= dice;
    const int total = one.cover_base() + roll(dice);
    const bool ok = total >= action.total;
    tell_roll("cover", "8.7", one.actor,
              {{"for", at(target).actor}, {"total", total}, {"ok", ok ? 1 : 0}, {"dp", one.dp}});
    if (ok) add_hit(action, ally);
    return ok;
}

} // namespace shiaiba::sengen

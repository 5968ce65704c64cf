// Resolves shots, homing attacks and blows (8.7): defences, allies that step in, the damage step.
// Decides victory and the outcome (7).
#include <bit>

#include "rulesets/sengen/fight/battle.hpp"

namespace shiaiba::sengen {

void Battle::resolve(Action& action) {
    for (FighterId who = 0; who < members() && !broken_off(action); ++who) {
        if (action.is(action.targets, who) && !at(who).out()) defend(action, who);
    }
    if (broken_off(action)) return;
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

void Battle::add_hit(Action& action, FighterId who, int guarded, FighterId covers) {
    action.hits[action.hit++] = {who, guarded, covers};
}

void Battle::list_defences(const Action& action, FighterId target, bool yields,
                           TypedOptions& picks) const {
    const Fighter& one = at(target);
    // A member that has rolled for another has no roll left [sengen R 45].
    if (!action.is(action.rolled, target)) {
        for (int n = 1; n <= one.dp; ++n) picks.emplace_back(TypedOption::Kind::Evade, -1, n);
        if (one.at(Skill::Melee) > 0 && !one.guard_used) {
            for (int n = 1; n <= one.dp; ++n) picks.emplace_back(TypedOption::Kind::Guard, -1, n);
        }
        if (yields) picks.emplace_back(TypedOption::Kind::Yield);
    }
    list_bombs(target, picks);
    picks.emplace_back(TypedOption::Kind::None);
    list_changes(target, picks);
    if (!action.is(action.rolled, target)) list_answers(action, target, picks);
}

// Step 2
void Battle::defend(Action& action, FighterId target) {
    action.target = target;
    while (!at(target).asleep()) {
        picks_.clear();
        list_defences(action, target, !action.is(action.alone, target) && may_yield(action),
                      picks_);
        const auto pick = choose(Point::Defence, target, picks_);
        if (!pick) return;
        if (take_free(target, *pick)) continue;
        if (pick->kind == TypedOption::Kind::None) break;
        if (pick->kind == TypedOption::Kind::Cast) {
            const bool settled = answer(action, target, pick->which);
            if (broken_off(action) || action.is(action.bombed, target)) return;
            if (settled) break;
            continue;
        }
        if (pick->kind == TypedOption::Kind::Yield) {
            if (step_in(action, target) || over()) return;
            action.alone |= 1U << target;
            continue;
        }
        if (pick->kind == TypedOption::Kind::Evade) evade(action, target, pick->n);
        if (pick->kind == TypedOption::Kind::Guard) guard(action, target, pick->n);
        if (pick->kind == TypedOption::Kind::Bomb) bomb(action, target, pick->which);
        return;
    }
    const Fighter& one = at(target);
    if (one.out()) return;
    // The event tells why no defence was possible: the member has rolled for another, or has no DP
    // for one die.
    emit("undefended", "8.7", one.actor,
         {{"asleep", one.asleep() ? 1 : 0},
          {"why", action.is(action.rolled, target) ? "rolled"
                  : one.dp == 0                    ? "dp"
                                                   : ""}});
    add_hit(action, target);
}

void Battle::evade(Action& action, FighterId target, int dice) {
    Fighter& one = fighter(target);
    action.rolled |= 1U << target;
    one.dp -= dice;
    const int total = one.evade_base() + roll(dice);
    // Equal totals favour the defender.
    const bool ok = total >= action.total;
    const int graze = add_graze(target, ok ? graze_of_evasion(action, dice) : 0);
    emit_roll("evade", "8.7", one.actor,
              {{"total", total},
               {"need", action.total},
               {"ok", ok ? 1 : 0},
               {"size", dice},
               {"dp", one.dp},
               {"gain", graze},
               {"graze", one.graze},
               wide_of(one, graze)},
              one.defence_changes(one.by_card(ModKey::Evade), ModKey::Evade));
    if (!ok) add_hit(action, target);
}

void Battle::guard(Action& action, FighterId target, int dice) {
    Fighter& one = fighter(target);
    action.rolled |= 1U << target;
    one.guard_used = true;
    one.dp -= dice;
    const int total = one.guard_base() + roll(dice);
    const bool ok = total >= action.total;
    emit_roll("guard", "8.7", one.actor,
              {{"for", one.actor},
               {"total", total},
               {"need", action.total},
               {"ok", ok ? 1 : 0},
               {"size", dice},
               {"dp", one.dp},
               {"cut", ok ? 0 : one.guarded()}},
              one.guard_changes());
    if (!ok) add_hit(action, target, one.guarded());
}

bool Battle::may_yield(const Action& action) const {
    return std::any_of(order_.begin(), order_.end(),
                       [&](FighterId ally) { return could_help(action, ally); });
}

bool Battle::another_could_help(FighterId asked) const {
    const auto here = std::find(order_.begin(), order_.end(), asked);
    return action_ != nullptr && here != order_.end() &&
           std::any_of(here + 1, order_.end(),
                       [&](FighterId ally) { return could_help(*action_, ally); });
}

bool Battle::able_to_step_in(const Action& action, FighterId ally) const {
    const Fighter& one = at(ally);
    return action.attacks() && is_beside(action, ally) && !one.back && one.dp >= 1 &&
           !action.is(action.rolled | action.bombed, ally);
}
bool Battle::could_guard(const Action& action, FighterId ally) const {
    const Fighter& one = at(ally);
    return able_to_step_in(action, ally) && one.at(Skill::Melee) > 0 && !one.guard_used &&
           !one.covered;
}
bool Battle::could_cover(const Action& action, FighterId ally) const {
    const Fighter& one = at(ally);
    return able_to_step_in(action, ally) && !one.covered && !one.guarded_other;
}

// Step 3, and 6, w6: allies step in before the target's roll [sengen R 17], one at most for each
// target [sengen R 18].
bool Battle::step_in(Action& action, FighterId target) {
    for (const FighterId ally : order_) {
        while (could_help(action, ally)) {
            const auto pick = ask_ally(action, ally);
            if (!pick) return false;
            if (take_free(ally, *pick)) {
                // Only `pass` is left to it, which the trace notes like every single option (1).
                if (could_help(action, ally)) continue;
                if (tracing()) note(Point::Intercept, ally, TypedOption(TypedOption::Kind::Pass));
                break;
            }
            if (pick->kind == TypedOption::Kind::Guard) {
                guard_other(action, ally, target, pick->n);
                return true;
            }
            if (pick->kind == TypedOption::Kind::Cover) return cover(action, ally, target, pick->n);
            break;
        }
    }
    return false;
}

std::optional<TypedOption> Battle::ask_ally(const Action& action, FighterId ally) {
    picks_.clear();
    if (could_guard(action, ally)) {
        for (int n = 1; n <= at(ally).dp; ++n) picks_.emplace_back(TypedOption::Kind::Guard, -1, n);
    }
    if (could_cover(action, ally)) {
        for (int n = 1; n <= at(ally).dp; ++n) picks_.emplace_back(TypedOption::Kind::Cover, -1, n);
    }
    picks_.emplace_back(TypedOption::Kind::Pass);
    list_changes(ally, picks_);
    return choose(Point::Intercept, ally, picks_);
}

/// If the guard fails, the target is hit for full damage: the guard took the place of its defence
/// [sengen R 17].
void Battle::guard_other(Action& action, FighterId ally, FighterId target, int dice) {
    Fighter& one = fighter(ally);
    action.rolled |= 1U << ally;
    one.guard_used = one.guarded_other = true;
    one.dp -= dice;
    const int total = one.guard_base() + roll(dice);
    const bool ok = total >= action.total;
    emit_roll("guard", "8.7", one.actor,
              {{"for", at(target).actor},
               {"total", total},
               {"need", action.total},
               {"ok", ok ? 1 : 0},
               {"size", dice},
               {"dp", one.dp}},
              one.guard_changes());
    if (!ok) add_hit(action, target);
}

/// Returns whether the ally takes the hit in place of the target; it can't defend itself then
/// [sengen R 19].
bool Battle::cover(Action& action, FighterId ally, FighterId target, int dice) {
    Fighter& one = fighter(ally);
    action.rolled |= 1U << ally;
    one.covered = true;
    one.dp -= dice;
    const int total = one.cover_base() + roll(dice);
    const bool ok = total >= action.total;
    emit_roll("cover", "8.7", one.actor,
              {{"for", at(target).actor},
               {"total", total},
               {"need", action.total},
               {"ok", ok ? 1 : 0},
               {"size", dice},
               {"dp", one.dp}},
              {0, 0, 0, -one.dazzled()});
    if (ok) add_hit(action, ally, 0, target);
    return ok;
}

// 8.7, step 5 and the damage step; victory and the outcome (7).

void Battle::roll_damage(Action& action) {
    const int rolled = roll(action.harm.dice) + action.harm.flat;
    action.rolled_damage = action.harm.untrained ? std::max(0, rolled) : rolled;
    action.plain_damage = action.rolled_damage;
    action.last_two = last_faces(kElementDice);
}

int Battle::short_of(const Action& action) const {
    const Fighter& one = at(action.target);
    return one.behind_card() + one.barrier + one.mod(ModKey::DamageCut) + action.guarded -
           action.rolled_damage;
}

void Battle::strike(Action& action, const Hit& hit) {
    action.target = hit.who;
    action.guarded = hit.guarded;
    // Nothing is added to the damage of an untrained weapon [sengen R 52].
    const bool adds = !action.harm.untrained || action.of_card != nullptr;
    action.by_element =
        adds ? element_adds(action, hit.who, action.harm.dice, action.plain_damage, "8.7") : 0;
    action.rolled_damage = action.plain_damage + action.by_element;
    Fighter& by = fighter(action.by);
    int boost = 0;
    if (const int price = action.boost_price(); price > 0) {
        const int most = most_boost(action);
        picks_.clear();
        for (int n = 0; n <= most; ++n) picks_.push_back(TypedOption::of_number(n));
        const auto pick = choose(Point::Boost, action.by, picks_);
        if (!pick) return;
        boost = pick->n;
        // A boost is chosen when the dice have fallen [sengen R 22], so they are told before it.
        if (boost > 0) emit_harm(action, action.rolled_damage, "8.7");
        by.graze -= price * boost;
        if (boost > 0) {
            emit("boost", "8.8", by.actor,
                 {{"n", boost},
                  {"price", price * boost},
                  {"graze", by.graze},
                  {"to", at(hit.who).actor}});
        }
    }
    damage(action, hit.who, action.rolled_damage, boost, "8.7", 0, hit.covers);
}

void Battle::damage(Action& action, FighterId target, int amount, int boost, std::string_view rule,
                    int whole, FighterId covers) {
    Fighter& one = fighter(target);
    int cut = one.mod(ModKey::DamageCut);
    int dealt = std::max(0, amount + boost - action.guarded - cut);
    action.final_damage = dealt;
    if (dealt > 0 && one.awake()) {
        // 6, w4: asked once, whatever is chosen.
        picks_.clear();
        picks_.emplace_back(TypedOption::Kind::Accept);
        if (one.deployed < 0) list_cards(target, true, TypedOption::Kind::Deploy, picks_);
        list_bombs(target, picks_);
        const auto pick = choose(Point::Last, target, picks_);
        if (!pick) return;
        if (pick->kind == TypedOption::Kind::Bomb) {
            Voided voided{dealt, boost, cut, whole};
            const int rolled = whole > 0 ? whole : amount;
            // The event of the dice tells the damage already.
            if (emit_harm(action, rolled, rule) && rolled == dealt) voided.damage = -1;
            bomb(action, target, pick->which, voided);
            return;
        }
        if (take_free(target, *pick)) {
            if (over()) return;
            // The card's cut counts for the damage that it was deployed against.
            cut += one.card()->mod(ModKey::DamageCut);
            dealt = std::max(0, dealt - one.card()->mod(ModKey::DamageCut));
        }
    }
    const int absorbed = std::min(one.barrier, dealt);
    one.barrier -= absorbed;
    const int through = dealt - absorbed;
    const bool on_card = one.deployed >= 0;
    Changes by_element;
    by_element.element = action.by_element;
    if (on_card) {
        one.card_hp -= through;
    } else {
        one.hp = std::max(0, one.hp - through);
    }
    emit_roll("damage", rule, one.actor,
              {{"rolled", amount},
               {"boost", boost},
               {"guarded", action.guarded},
               {"cut", cut},
               {"barrier", absorbed},
               {"final", through},
               {"to", on_card ? "card" : "hp"},
               {"left", on_card ? std::max(0, one.card_hp) : one.hp},
               {"place", one.deployed},
               {"whole", whole},

               {"for", at(covers == kNobody ? target : covers).actor}},
              by_element,
              verbose() && action.attacks() && boost == 0 ? damage_changes(action) : Changes{});
    if (through == 0) return;
    if (on_card && one.card_hp <= 0) break_card(target, action.by);
    shaken(target);
    if (one.out()) emit("out", "7", one.actor);
}

/// After damage behind the barrier: ends the statuses with `ends_by_hit`, then rolls for each with
/// `reroll_by_hit`, in the order in which they came.
void Battle::shaken(FighterId who) {
    const std::vector<TimedStatus> had = at(who).statuses;
    for (const TimedStatus& status : had) {
        if (at(who).kind_of(status).ends_by_hit) end_status(who, status.status, "damage");
    }
    for (const TimedStatus& status : had) {
        const StatusKind& kind = at(who).kind_of(status);
        if (kind.reroll_by_hit && !kind.ends_by_hit && !at(who).out())
            recover_from(who, status, "recover", who);
    }
}

// P7
void Battle::check_victory() {
    if (over()) return;
    const bool a = standing(Side::A) > 0;
    const bool b = standing(Side::B) > 0;
    if (a && b) return;
    if (!a && !b) {
        end_with(Side::None, "both");
    } else {
        end_with(a ? Side::A : Side::B, "defeat");
    }
}

void Battle::time_up() {
    std::array<int, 2> left{};
    std::array<int, 2> full{};
    std::array<int, 2> cards{};
    std::array<int, 2> deployed{};
    for (FighterId who = 0; who < members(); ++who) {
        const Fighter& one = at(who);
        const std::size_t side = index(one.actor.side);
        full[side] += one.hp_max;
        if (one.out()) continue;
        left[side] += one.hp;
        const int unused = static_cast<int>(one.sheet->cards.size()) - one.used_cards();
        const int shared = settings_.cards ? cards_left(who) : unused;
        cards[side] += shared;
        deployed[side] += one.deployed >= 0 ? 1 : 0;
    }
    for (const Side side : kSides) {
        int& unused = cards[index(side)];
        if (!settings_.cards) unused = std::min(unused, pool_left(side));
        unused += deployed[index(side)];
    }
    int ahead = 0;
    std::string_view by;
    if (!settings_.draw) {
        ahead = left[0] * full[1] - left[1] * full[0];
        by = ahead != 0 ? "hp" : cards[0] != cards[1] ? "cards" : "nothing";
        if (ahead == 0) ahead = cards[0] - cards[1];
    }
    if (verbose()) {
        told("time_up", "7", {}, {{"turns", turn_}, {"why", by}},
             {{"left", {left[0], left[1]}},
              {"full", {full[0], full[1]}},
              {"cards", {cards[0], cards[1]}}});
    }
    if (ahead == 0) {
        end_with(Side::None, "time");
    } else {
        end_with(ahead > 0 ? Side::A : Side::B, "judge");
    }
}

Outcome Battle::end() {
    trace_result();
    Outcome outcome{winner_, reason_, turn_};
    for (const Fighter& one : fighters_) {
        const int left = one.out() ? 0 : one.hp;
        outcome.left[index(one.actor.side)] += left;
        outcome.members.push_back({one.actor.side, left, one.out()});
    }
    emit("battle_end", "7", {winner_}, {{"turns", turn_}});
    return outcome;
}

} // namespace shiaiba::sengen

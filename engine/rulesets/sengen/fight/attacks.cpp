// Danmaku with the answers to it, and shots, homing attacks, approaches and blows up to their total
// (8.1 to 8.4). Their defences and damage are in defence.cpp.
#include <bit>

#include "rulesets/sengen/fight/battle.hpp"

namespace shiaiba::sengen {

/// The sum that modifiers, cards and 幻惑 add to the total.
int Battle::hit_plus(const Action& action, Attack attack) const {
    const Fighter& one = at(action.by);
    return one.mod(ModKey::Hit, attack) - one.dazzled() +
           (action.bonus != nullptr ? action.bonus->hit : 0);
}

// Sets the damage with modifiers and cards; that of an untrained weapon stays as it is
// [sengen R 52].
void Battle::arm(Action& action, const Harm& harm, Attack attack) const {
    const auto spread = [&](int k) { return k == 0 ? 0 : (harm.dice + k - 1) / k; };
    action.harm = harm;
    if (harm.untrained) return;
    action.harm.flat += at(action.by).mod(ModKey::Damage, attack);
    const Card* const card = at(action.by).card_for_actions();
    if (card != nullptr && card->is_for(attack))
        action.harm.dice += card->support.damage_dice + spread(card->support.spread);
    if (action.bonus == nullptr) return;
    action.harm.flat += action.bonus->damage;
    action.harm.dice += action.bonus->damage_dice + spread(action.bonus->spread);
}

// Sets the dice and what is added to them: the bonus of a skill is extra dice, or with the setting
// R2 a part of the total [sengen R 2].
void Battle::take_dice(Action& action, int base, int bonus) const {
    const Attack attack = action.kind == Action::Kind::Shot ? Attack::Shot : Attack::Melee;
    action.dice = action.size + (settings_.r2 ? 0 : bonus) + at(action.by).dice_by_card(attack) +
                  (action.bonus != nullptr ? action.bonus->dice : 0);
    action.total = base + (settings_.r2 ? bonus : 0);
}

void Battle::ready_shot(Action& action) const {
    const Fighter& one = at(action.by);
    const Bullets& bullets = one.bullets[static_cast<std::size_t>(action.place)];
    const int skill = one.at(Skill::Shot);
    action.kind = Action::Kind::Shot;
    action.element = one.element_of(bullets.source);
    arm(action, bullets.shot, Attack::Shot);
    take_dice(action, bullets.characteristic + skill + bullets.hit + hit_plus(action, Attack::Shot),
              shot_bonus(skill, action.size));
}

void Battle::ready_homing(Action& action) const {
    const Fighter& one = at(action.by);
    const Bullets& bullets = one.bullets[static_cast<std::size_t>(action.place)];
    action.kind = Action::Kind::Homing;
    action.element = one.element_of(bullets.source);
    arm(action, bullets.homing, Attack::Homing);
    action.total = bullets.characteristic + one.at(Skill::Homing) + kHomingBase +
                   kHomingRaise * action.size + bullets.hit + hit_plus(action, Attack::Homing);
}

void Battle::ready_blow(Action& action) const {
    const Fighter& one = at(action.by);
    const Blade& blade = one.blades[static_cast<std::size_t>(action.place)];
    const int skill = one.at(Skill::Melee);
    action.kind = Action::Kind::Melee;
    action.element = one.element_of(blade);
    arm(action, blade.harm, Attack::Melee);
    take_dice(action, one.at(Stat::Body) + skill + blade.hit + hit_plus(action, Attack::Melee),
              melee_bonus(skill, action.size));
}

// 8.2
void Battle::shoot(Action& action) {
    action.kind = Action::Kind::Shot;
    if (!choose_targets(action, action.bonus != nullptr ? action.bonus->targets : 1)) return;
    if (!action.is_free()) fighter(action.by).dp -= action.size;
    ready_shot(action);
    action.total += roll(action.dice);
    emit_attack(action, "shot", "8.2");
    resolve(action);
}

// 8.3
void Battle::home(Action& action) {
    action.kind = Action::Kind::Homing;
    Fighter& one = fighter(action.by);
    if (const CardAttack* const card = action.of_card; card != nullptr) {
        // One target, and numbers of its own.
        if (!choose_targets(action, 1) || action.targets == 0) return;
        action.total = card->total;
        action.harm = {card->dice, card->damage, true};
        emit_attack(action, "homing", "5.4");
        return resolve(action);
    }
    if (!choose_targets(action, homing_targets(one.at(Skill::Homing)))) return;
    if (!action.is_free()) one.dp -= homing_cost(action.size) * std::popcount(action.targets);
    ready_homing(action);
    emit_attack(action, "homing", "8.3");
    resolve(action);
}

// 8.4
void Battle::approach(Action& action) {
    action.kind = Action::Kind::Melee;
    if (!choose_targets(action, 1)) return;
    action.target = std::countr_zero(action.targets);
    const bool skips = action.bonus != nullptr && action.bonus->skip_approach;
    if (!skips && !close_in(action)) return;
    // 6, w5: cards may be played between the approach and the blow.
    while (true) {
        picks_.clear();
        list_blows(action, picks_);
        const auto pick = choose(Point::Melee, action.by, picks_);
        if (!pick) return;
        if (take_free(action.by, *pick)) continue;
        if (pick->kind == TypedOption::Kind::Abandon) {
            const Fighter& one = at(action.by);
            emit("abandon", "8.4", one.actor,
                 {{"to", at(action.target).actor},
                  {"why", one.dp == 0 && !action.is_free() ? "dp" : ""}});
            return;
        }
        action.place = pick->which;
        action.size = pick->n;
        blow(action);
        return;
    }
}

void Battle::list_blows(const Action& action, TypedOptions& picks) const {
    const Fighter& one = at(action.by);
    for (std::size_t k = 0; k < one.blades.size(); ++k) {
        for (const int size : kSizes) {
            if (action.is_free() || size <= one.dp)
                picks.emplace_back(TypedOption::Kind::Strike, static_cast<int>(k), size);
        }
    }
    picks.emplace_back(TypedOption::Kind::Abandon);
    list_changes(action.by, picks);
}

/// Rolls the approach and returns whether it succeeds. Of modifiers only a card's `approach` counts
/// [sengen R 13], and the dice become graze [sengen R 12].
bool Battle::close_in(Action& action) {
    Fighter& one = fighter(action.by);
    picks_.clear();
    for (int n = 1; n <= one.dp; ++n) picks_.push_back(TypedOption::of_number(n));
    const auto pick = choose(Point::Dice, action.by, picks_);
    if (!pick) return false;
    const int dice = pick->n;
    one.dp -= dice;
    const int total = one.approach_base() + roll(dice);
    const bool ok = total >= approach_need(action.target);
    const int graze = ok ? add_graze(action.by, dice) : 0;
    strokes_ = {{one.actor, at(action.target).actor}};
    emit_roll("approach", "8.4", one.actor,
              {{"to", at(action.target).actor},
               {"total", total},
               {"need", approach_need(action.target)},
               {"ok", ok ? 1 : 0},
               {"size", dice},
               {"dp", one.dp},
               {"gain", graze},
               {"graze", one.graze},
               wide_of(one, graze)},
              {one.approach_by_card()});
    return ok;
}

void Battle::blow(Action& action) {
    if (!action.is_free()) fighter(action.by).dp -= action.size;
    ready_blow(action);
    action.total += roll(action.dice);
    emit_attack(action, "melee", "8.4");
    resolve(action);
}

// 8.1
int Battle::danmaku_loss(FighterId who, const Bonus* bonus) const {
    const Fighter& one = at(who);
    return std::max(0, dp_loss(one.at(Skill::Danmaku)) +
                           one.mod(ModKey::DanmakuDp, Attack::Danmaku) +
                           (bonus != nullptr ? bonus->danmaku_dp : 0));
}

void Battle::ready_danmaku(Action& action) const {
    const Fighter& one = at(action.by);
    if (const CardAttack* const card = action.of_card; card != nullptr) {
        action.loss = card->loss;
        action.damage = card->damage;
        return;
    }
    const Bullets& bullets = one.bullets[static_cast<std::size_t>(action.place)];
    action.element = one.element_of(bullets.source);
    action.loss = danmaku_loss(action.by, action.bonus);
    action.damage = std::max(0, bullets.danmaku + one.mod(ModKey::DanmakuDamage, Attack::Danmaku) +
                                    (action.bonus != nullptr ? action.bonus->danmaku_damage : 0));
}

void Battle::danmaku(Action& action) {
    action.kind = Action::Kind::Danmaku;
    Fighter& one = fighter(action.by);
    if (!action.is_free() && action.of_card == nullptr) one.dp -= kDanmakuCost;
    ready_danmaku(action);
    for (FighterId who = 0; who < members(); ++who) {
        if (enemies(action.by, who) && !at(who).out()) action.targets |= 1U << who;
    }
    emit_attack(action, "danmaku", action.of_card != nullptr ? "5.4" : "8.1");
    for (FighterId who = 0; who < members() && !broken_off(action); ++who) {
        if (action.is(action.targets, who) && !at(who).out()) answer_danmaku(action, who);
    }
    // A card rouses nobody.
    if (broken_off(action) || standing(other(one.actor.side)) == 0 || action.of_card != nullptr)
        return;
    for (FighterId who = 0; who < members() && !over(); ++who) {
        if (who != action.by && !enemies(action.by, who) && !at(who).out() && at(who).rousable())
            rouse(action.by, who);
    }
}

// The enemies answer one after another, and see the answers before theirs [sengen R 41].
void Battle::answer_danmaku(Action& action, FighterId target) {
    Fighter& one = fighter(target);
    action.target = target;
    const int loss = loss_of(action, one);
    TypedOption chosen(TypedOption::Kind::Take);
    while (!one.asleep()) {
        picks_.clear();
        const int most = std::min(loss, one.graze / kGrazeOfDodge);
        for (int k = std::max(0, loss - one.dp); k <= most; ++k)
            picks_.emplace_back(TypedOption::Kind::Dodge, -1, k);
        picks_.emplace_back(TypedOption::Kind::Take);
        if (!action.is(action.alone, target) && may_yield(action))
            picks_.emplace_back(TypedOption::Kind::Yield);
        list_bombs(target, picks_);
        list_changes(target, picks_);
        list_answers(action, target, picks_);
        const auto pick = choose(Point::Danmaku, target, picks_);
        if (!pick) return;
        chosen = *pick;
        if (chosen.kind == TypedOption::Kind::Cast) {
            const bool settled = answer(action, target, chosen.which);
            if (broken_off(action) || action.is(action.bombed, target)) return;
            if (settled) break;
            continue;
        }
        if (chosen.kind == TypedOption::Kind::Yield) {
            action.alone |= 1U << target;
            step_in(action, target);
        } else if (!take_free(target, chosen)) {
            break;
        }
    }
    if (over() || one.out()) return;
    if (chosen.kind == TypedOption::Kind::Bomb) {
        bomb(action, target, chosen.which);
    } else if (chosen.kind == TypedOption::Kind::Dodge) {
        const int lost = loss - chosen.n;
        one.dp -= lost;
        one.graze -= kGrazeOfDodge * chosen.n;
        const int graze = add_graze(target, graze_of(action, one) - chosen.n);
        emit("dodge", "8.1", one.actor,
             {{"loss", lost},
              {"boost", chosen.n},
              {"price", kGrazeOfDodge * chosen.n},
              {"dp", one.dp},
              {"gain", graze},
              {"graze", one.graze},
              {"halved", graze_of(action, one) < action.loss ? 1 : 0},
              small_of(one),
              wide_of(one, graze)});
    } else {
        const bool halved = one.full_defence && half_up(action.damage) < action.damage;
        const bool forced = loss - std::min(loss, one.graze / kGrazeOfDodge) > one.dp;
        emit("take", "8.1", one.actor,
             {{"loss", loss},
              {"dp", one.dp},
              {"halved", halved ? 1 : 0},
              {"why", one.asleep() ? "asleep"
                      : forced     ? "dp"
                                   : ""},
              small_of(one)});
        action.by_element = element_points(action, one);
        damage(action, target, damage_of(action, one), 0, "8.1");
    }
}

// Allies are roused when the enemies have answered [sengen R 59].
void Battle::rouse(FighterId who, FighterId ally) {
    about_ = ally;
    picks_.clear();
    picks_.emplace_back(TypedOption::Kind::Yes);
    picks_.emplace_back(TypedOption::Kind::No);
    const auto pick = choose(Point::Rouse, who, picks_);
    about_ = kNobody;
    if (!pick || pick->kind == TypedOption::Kind::No) return;
    if (at(ally).asleep()) {
        emit("rouse", "8.1", at(who).actor, {{"to", at(ally).actor}, {"ok", 1}});
        end_status(ally, Status::Sleep, "rouse");
    }
    const std::vector<TimedStatus> had = at(ally).statuses;
    for (const TimedStatus& status : had) {
        if (at(ally).kind_of(status).rouse) recover_from(ally, status, "rouse", who);
    }
}

/// A free roll against the target number with which the status was cast; nothing modifies it
/// [sengen R 66].
void Battle::recover_from(FighterId who, const TimedStatus& status, std::string_view why,
                          FighterId by) {
    const Fighter& one = at(who);
    const int total = roll(kRouseDice) + one.rouse_base();
    const bool ok = total >= status.need;
    emit_roll(why, why == "rouse" ? "8.1" : "8.7", at(by).actor,
              {{"to", one.actor},
               {"status", std::string_view(one.kind_of(status).id)},
               {"total", total},
               {"need", status.need},
               {"ok", ok ? 1 : 0}});
    if (ok) end_status(who, status.status, why);
}

} // namespace shiaiba::sengen

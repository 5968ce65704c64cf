// Casts spells (8.6): whether they may be tried, activation, resistances, and their effects (5.2).
#include <bit>

#include "rulesets/sengen/fight/battle.hpp"

namespace shiaiba::sengen {

// Every attempt counts, also with several actions [sengen R 33].
bool Battle::tried_ability(FighterId who, SpellTiming timing) const {
    const Fighter& one = at(who);
    return one.casts > 0 && (!one.sheet->has(Feat::Double) || one.casts_in(timing) > 0);
}

// Spirit has to stay above 0 [sengen R 35].
bool Battle::castable(FighterId who, int place, SpellTiming timing, const Bonus* bonus) const {
    const Fighter& one = at(who);
    // A consume card brings DP for the spell's dice first.
    return one.spell(place).timing == timing && !tried_ability(who, timing) &&
           (bonus != nullptr || one.dp >= 1) && one.spirit - spell_cost(who, place, bonus) >= 1;
}

int Battle::spell_cost(FighterId who, int place, const Bonus* bonus) const {
    const Fighter& one = at(who);
    if (bonus != nullptr && bonus->free_cost) return 0;
    const Card* const card = one.card_for_spell(place, bonus);
    const int cost = one.spell(place).cost;
    return card != nullptr && card->support.cost_half ? half_up(cost) : cost;
}

bool Battle::legal_target(FighterId by, const Spell& spell, FighterId target) const {
    if (at(target).out()) return false;
    switch (spell.side) {
    case SpellSide::Self: return target == by;
    case SpellSide::Ally: return !enemies(by, target);
    case SpellSide::Both: return true;
    case SpellSide::Enemy: break;
    }
    return enemies(by, target);
}

int Battle::most_targets(FighterId by, const Spell& spell) const {
    if (spell.diameter == 0) return 1;
    const Side side = at(by).actor.side;
    // On both sides everybody counts as an enemy does.
    if (spell.side == SpellSide::Both)
        return area_enemies(spell.diameter, standing(side) + standing(other(side)));
    return spell.side == SpellSide::Ally ? area_allies(spell.diameter, standing(side))
                                         : area_enemies(spell.diameter, standing(other(side)));
}

int Battle::casting_base(FighterId who, int place, const Bonus* bonus) const {
    const Fighter& one = at(who);
    const Spell& spell = one.spell(place);
    const Card* const card = one.card_for_spell(place, bonus);
    return one.at(stat_of(*one.sheet, spell.ability)) + one.sheet->at(spell.ability) -
           one.dazzled() + (card != nullptr ? card->support.activation : 0) +
           (bonus != nullptr ? bonus->activation : 0);
}

void Battle::cast(Action& action) {
    action.kind = Action::Kind::Spell;
    const FighterId who = action.by;
    Fighter& one = fighter(who);
    const Spell& spell = one.spell(action.place);
    action.element = spell.element;
    if (spell.side == SpellSide::Self) {
        action.targets = 1U << who;
    } else if (action.targets == 0 && !choose_targets(action, most_targets(who, spell))) {
        return;
    }
    picks_.clear();
    for (int n = 1; n <= std::min(kMostSpellDice, one.dp); ++n)
        picks_.push_back(TypedOption::of_number(n));
    const auto pick = choose(Point::Dice, who, picks_);
    if (!pick) return;
    action.size = pick->n;
    one.dp -= pick->n;
    one.spirit -= spell_cost(who, action.place, action.bonus);
    one.count_cast(spell.timing);
    action.total = casting_base(who, action.place, action.bonus) + roll(pick->n);
    action.need = target_number(one.sheet->at(spell.ability), action.total);
    emit_attack(action, "spell", "8.6");
    if (action.total < spell.activation) {
        emit("spell_fail", "8.6", one.actor, {{"spell", std::string_view(spell.id)}});
        return;
    }
    // Nobody resists a spell of its own side.
    for (FighterId target = 0; target < members() && spell.resisted && !broken_off(action);
         ++target) {
        if (action.is(action.targets, target) && enemies(who, target) && !at(target).out())
            resist(action, spell, target);
    }
    if (!broken_off(action)) work(action, spell);
}

void Battle::resist(Action& action, const Spell& spell, FighterId target) {
    action.target = target;
    while (!at(target).asleep()) {
        picks_.clear();
        for (int n = 0; n <= std::min(kMostSpellDice, at(target).dp); ++n)
            picks_.push_back(TypedOption::of_number(n));
        if (!action.is(action.alone, target) && may_yield(action))
            picks_.emplace_back(TypedOption::Kind::Yield);
        list_bombs(target, picks_);
        list_changes(target, picks_);
        list_answers(action, target, picks_);
        const auto pick = choose(Point::Resist, target, picks_);
        if (!pick) return;
        if (pick->kind == TypedOption::Kind::Cast) {
            const bool settled = answer(action, target, pick->which);
            if (broken_off(action) || action.is(action.bombed, target)) return;
            if (settled) break;
            continue;
        }
        if (pick->kind == TypedOption::Kind::Yield) {
            action.alone |= 1U << target;
            step_in(action, target);
            continue;
        }
        if (pick->kind == TypedOption::Kind::Deploy) {
            // A card that is deployed in answer resists the spell (6).
            action.resisted |= 1U << target;
            deploy(target, pick->which, spell.id);
            return;
        }
        if (take_free(target, *pick)) continue;
        if (pick->kind == TypedOption::Kind::Bomb) {
            bomb(action, target, pick->which);
            return;
        }
        // A resistance without dice fails [sengen R 27].
        if (pick->n == 0) break;
        resist_with(action, spell, target, pick->n);
        return;
    }
    if (over() || at(target).out()) return;
    const Fighter& one = at(target);
    emit("unresisted", "8.6", one.actor,
         {{"asleep", one.asleep() ? 1 : 0},
          {"why", action.is(action.rolled, target) ? "rolled"
                  : one.dp == 0                    ? "dp"
                                                   : ""}});
}

void Battle::resist_with(Action& action, const Spell& spell, FighterId target, int dice) {
    Fighter& one = fighter(target);
    one.dp -= dice;
    int total = resist_base(spell, one) + roll(dice);
    const int lacks = action.need - total;
    int boost = 0;
    if (lacks >= 1 && one.graze >= kGrazeOfResist * lacks) {
        action.lacks = lacks;
        picks_.clear();
        picks_.emplace_back(TypedOption::Kind::Accept);
        picks_.emplace_back(TypedOption::Kind::Boost);
        const auto pick = choose(Point::ResistBoost, target, picks_);
        if (!pick) return;
        if (pick->kind == TypedOption::Kind::Boost) boost = lacks;
        one.graze -= kGrazeOfResist * boost;
        total += boost;
    }
    const bool ok = total >= action.need;
    if (ok) action.resisted |= 1U << target;
    Changes changes = one.defence_changes(one.by_card(ModKey::Resist), ModKey::Resist);
    changes.element = resist_base(spell, one) - one.resist_base(spell.resist);
    emit_roll("resist", "8.6", one.actor,
              {{"stat", words(spell.resist).id},
               {"boost", boost},
               {"total", total},
               {"need", action.need},
               {"ok", ok ? 1 : 0},
               {"size", dice},
               {"dp", one.dp},
               {"price", kGrazeOfResist * boost},
               {"graze", one.graze}},
              changes);
}

/// Whether such an effect reaches the target: it isn't out and hasn't bombed the spell, and either
/// hasn't resisted or still takes half of a damage.
bool Battle::takes(const Action& action, const Spell& spell, Op op, FighterId target) const {
    if (!action.is(action.targets, target) || action.is(action.bombed, target) || at(target).out())
        return false;
    return !action.is(action.resisted, target) || (spell.half && op == Op::Damage);
}

int Battle::dice_of(const Effect& effect, FighterId by, FighterId target,
                    const Spell& spell) const {
    if (effect.level_dice) return at(by).sheet->at(spell.ability);
    if (effect.said_dice.empty()) return effect.dice;
    return said(effect.said_dice, by, target, spell, 0, kMostSaidDice);
}

int Battle::amount_of(const Effect& effect, FighterId by, FighterId target,
                      const Spell& spell) const {
    const int most = effect.op == Op::Mod ? kMostSaidMod : kMostSaid;
    if (!effect.said.empty()) return said(effect.said, by, target, spell, -most, most);
    if (effect.op == Op::Mod) return effect.n;
    if (effect.rolls()) return effect.flat;
    return effect.c + effect.lv * at(by).sheet->at(spell.ability);
}

/// Tells the value of an amount in words, with the facts that it was reckoned from.
void Battle::reckon(const Action& action, const Spell& spell, const Effect& effect,
                    FighterId target) {
    if (effect.said.empty() || !verbose()) return;
    const auto place = static_cast<int>(&effect - spell.effects.data());
    const std::vector<int> found = said_facts(effect.said, action.by, target, spell);
    told("reckoned", "5.4", at(target).actor,
         {{"spell", std::string_view(spell.id)},
          {"effect", place},
          {"n", amount_of(effect, action.by, target, spell)}},
         {{"found", found}});
}

// Dice are rolled when all have resisted or not [sengen R 49].
void Battle::work(Action& action, const Spell& spell) {
    const Fighter& one = at(action.by);
    // Conditions are looked at before any dice fall (5.4).
    std::array<unsigned, kMostEffects> unmet{};
    for (std::size_t k = 0; k < spell.effects.size(); ++k) {
        for (FighterId target = 0; target < members() && spell.effects[k].when; ++target) {
            if (!takes(action, spell, spell.effects[k].op, target)) continue;
            if (said_holds(spell.effects[k], action.by, target, spell)) continue;
            unmet[k] |= 1U << target;
            emit("unmet", "5.4", at(target).actor,
                 {{"spell", std::string_view(spell.id)}, {"effect", static_cast<int>(k)}});
        }
    }
    const auto meets = [&](std::size_t k, FighterId target) {
        return !action.is(unmet[k], target) && takes(action, spell, spell.effects[k].op, target);
    };
    struct Rolled {
        int amount = 0;
        std::vector<int> faces = {};
        int dice = 0;
        int last_two = 0;
        int two_more = -1;
    };
    std::array<Rolled, kMostEffects> all;
    for (std::size_t k = 0; k < spell.effects.size(); ++k) {
        const Effect& effect = spell.effects[k];
        if (!effect.rolls()) continue;
        // One roll for all targets; an amount in words is reckoned about the first (5.4).
        FighterId first = 0;
        while (first < members() && !meets(k, first)) ++first;
        if (first == members()) continue;
        all[k].dice = dice_of(effect, action.by, first, spell);
        const int sum = roll(all[k].dice);
        const int stat = effect.stat ? one.at(stat_of(*one.sheet, spell.ability)) : 0;
        all[k].amount = sum + stat;
        all[k].last_two = last_faces(kElementDice);
        if (verbose()) all[k].faces = faces_;
    }
    // The faces of a roll are told by the first event that uses it.
    faces_.clear();
    for (FighterId target = 0; target < members(); ++target) {
        for (std::size_t k = 0; k < spell.effects.size() && !over(); ++k) {
            if (!meets(k, target)) continue;
            faces_.swap(all[k].faces);
            faces_told_ = faces_.empty();
            action.last_two = all[k].last_two;
            action.two_more = all[k].two_more;
            apply(action, spell, spell.effects[k], target, all[k].amount, all[k].dice);
            all[k].two_more = action.two_more;
            faces_.clear();
        }
    }
}

void Battle::apply(Action& action, const Spell& spell, const Effect& effect, FighterId target,
                   int rolled, int dice) {
    Fighter& one = fighter(target);
    reckon(action, spell, effect, target);
    const int amount = amount_of(effect, action.by, target, spell);
    if (effect.rolls()) rolled = std::max(0, rolled + amount);
    switch (effect.op) {
    case Op::Damage: {
        action.by_element = element_adds(action, target, dice, rolled, "8.6");
        rolled = std::max(0, rolled + action.by_element);
        const bool halves = action.is(action.resisted, target);
        damage(action, target, halves ? half_up(rolled) : rolled, 0, "8.6", halves ? rolled : 0);
        break;
    }
    case Op::Heal: {
        const int before = one.hp;
        one.hp = std::min(one.hp_max, one.hp + rolled);
        emit_roll("heal", "8.6", one.actor,
                  {{"rolled", rolled},
                   {"n", one.hp - before},
                   {"hp", one.hp},
                   {"over", before + rolled - one.hp}});
        break;
    }
    case Op::Dp: gain(target, amount, spell.id); break;
    case Op::Spirit: {
        const int before = one.spirit;
        one.spirit = std::clamp(before + amount, 1, one.spirit_max);
        emit("spirit", "8.6", one.actor,
             {{"change", one.spirit - before},
              {"spirit", one.spirit},
              {"over", before + amount - one.spirit}});
        break;
    }
    case Op::Graze: {
        const int before = one.graze;
        one.graze = std::clamp(before + amount, 0, kMostGraze);
        emit("graze", "8.6", one.actor,
             {{"change", one.graze - before},
              {"graze", one.graze},
              {"over", before + amount - one.graze}});
        break;
    }
    case Op::Barrier: {
        const bool kept = one.barrier >= amount;
        one.barrier = std::max(one.barrier, amount);
        emit("barrier", "8.6", one.actor, {{"n", one.barrier}, {"kept", kept ? 1 : 0}});
        break;
    }
    case Op::Mod: set_mod(target, spell, effect, amount); break;
    case Op::Status: set_status(target, effect, action.need); break;
    case Op::Cleanse:
        while (!one.statuses.empty()) end_status(target, one.statuses.front().status, spell.id);
        break;
    case Op::Negate: break;
    }
}

// If the status is there already, the later end stays, with its target number [sengen R 57].
void Battle::set_status(FighterId who, const Effect& effect, int need) {
    Fighter& one = fighter(who);
    const int until = effect.turns == kWholeBattle ? kNeverOver : turn_ + effect.turns;
    auto there =
        std::find_if(one.statuses.begin(), one.statuses.end(),
                     [&](const TimedStatus& each) { return each.status == effect.status; });
    if (there == one.statuses.end()) {
        there = one.statuses.insert(there, {effect.status, until, need});
    } else if (there->until < until) {
        there->until = until;
        there->need = need;
    }
    emit("status_on", "5.2", one.actor,
         {{"status", std::string_view(one.kind_of(*there).id)},
          {"until", told_until(there->until)}});
}

/// The same effect of a spell is on a member once; the later end stays [sengen R 57].
void Battle::set_mod(FighterId who, const Spell& spell, const Effect& effect, int n) {
    Fighter& one = fighter(who);
    const int until = effect.turns == kWholeBattle ? kNeverOver : turn_ + effect.turns - 1;
    auto there = std::find_if(one.mods.begin(), one.mods.end(),
                              [&](const TimedMod& each) { return each.by == &effect; });
    if (there == one.mods.end()) {
        const int place = place_of(one.sheet->data->spells, spell.id);
        there = one.mods.insert(there, {effect.key, n, until, &effect, place});
    } else {
        there->until = std::max(there->until, until);
    }
    emit("mod", "8.6", one.actor,
         {{"key", words(effect.key).id},
          {"n", there->n},
          {"spell", std::string_view(spell.id)},
          {"until", told_until(there->until)}});
}

void Battle::end_status(FighterId who, Status status, std::string_view why) {
    Fighter& one = fighter(who);
    one.statuses.erase(
        std::find_if(one.statuses.begin(), one.statuses.end(),
                     [&](const TimedStatus& each) { return each.status == status; }));
    emit("status_off", "5.2", one.actor,
         {{"status", std::string_view(one.sheet->data->status(status).id)}, {"why", why}});
}

} // namespace shiaiba::sengen

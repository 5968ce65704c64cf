// Emits the events and boards of a fight while its log is verbose.
#include <string>
#include <utility>
#include <vector>

#include "rulesets/rakuen/fight/battle.hpp"
#include "rulesets/rakuen/words/words.hpp"

namespace shiaiba::rakuen {
namespace {

/// Id of the n-th skill of a set (from 0), in the table's order; "" if there is none.
std::string_view nth_skill(SkillSet skills, int n) {
    std::string_view found;
    int k = 0;
    for_each(skills, [&](Skill skill) {
        if (k++ == n) found = id(skill);
    });
    return found;
}

EventKind kind_of(Action action) {
    switch (action) {
    case Action::Invisible: return EventKind::Invisible;
    case Action::Charge: return EventKind::Charge;
    case Action::Guard: return EventKind::Guard;
    case Action::Evade: return EventKind::Evade;
    case Action::InvisibleGuard: return EventKind::InvisibleGuard;
    default: return EventKind::Attack;
    }
}

/// The clause by which the action's dice are rolled.
std::string_view rule_of_dice(Action action) {
    switch (action) {
    case Action::Invisible: return "8.2";
    case Action::Charge: return "13.8";
    case Action::Evade: return "7.1";
    case Action::Guard: return "7.2";
    case Action::InvisibleGuard: return "9";
    default: return "6.1";
    }
}

/// The faces of a pair as it counts and, if they differ, as it fell.
std::vector<NumberList> faces(std::string_view name, Pair fell, Pair counted) {
    const auto list = [](std::string_view of, Pair pair) {
        return NumberList{of, {value(pair.red), value(pair.blue)}, 10};
    };
    if (fell.red == counted.red && fell.blue == counted.blue) return {list(name, counted)};
    return {list(name, counted), list("fell", fell)};
}

} // namespace

void Battle::emit(EventKind kind, Side side, std::vector<Arg> args, std::string_view rule,
                  std::vector<NumberList> lists) {
    const EventRow& told = row(kind);
    tell_event(state_.turn, told.kind, rule.empty() ? told.rule : rule, {side}, std::move(args),
               std::move(lists), board());
}

void Battle::emit_initiative(Side side, int roll) {
    emit(EventKind::Initiative, side, {{"roll", roll}}, {}, {{"dice", {roll}, 100}});
}

void Battle::emit_order(EventKind kind, Side winner, const std::array<int, 2>& rolls) {
    emit(kind, winner, {{"more", rolls[index(winner)]}, {"less", rolls[index(other(winner))]}});
}

void Battle::emit_start() {
    for (const Side side : {state_.first, other(state_.first)}) {
        const Fighter& fighter = state_.of(side);
        emit(EventKind::Build, side,
             {{id(Ability::Pow), fighter.ability(Ability::Pow)},
              {id(Ability::Spd), fighter.ability(Ability::Spd)},
              {id(Ability::Wiz), fighter.ability(Ability::Wiz)}});
    }
}

void Battle::emit_declared(int least, int sp) {
    underpaid_[index(attacker())] = state_.advanced && sp < cost(attack_.pre);
    if (attack_.action == Action::Charge) {
        return emit(EventKind::Charge, attacker(),
                    {{"skill", id(Skill::Charge)}, {"spPaid", sp}, {"sp", own().sp}});
    }
    const bool invisible = attack_.invisible();
    std::vector<Arg> args{{"ability", id(attack_.ability)},
                          {"points", own().ability(attack_.ability)},
                          {kSkillKeys[0], nth_skill(attack_.pre, 0)},
                          {kSkillKeys[1], nth_skill(attack_.pre, 1)},
                          {"threshold", invisible ? least : 0},
                          {"in", invisible ? own().in : 0},
                          {"forced", invisible ? 1 + own().in - least : 0},
                          {"spPaid", sp},
                          {"sp", own().sp}};
    for (int k = kMostSkillsAPhase; k < attack_.pre.size(); ++k) {
        args.push_back({kSkillKeys[static_cast<std::size_t>(k)], nth_skill(attack_.pre, k)});
    }
    // 5.4: says why an ability that looks better wasn't chosen.
    const Ability last = own().last;
    const auto better = [&](Ability one) {
        return own().ability(one) > own().ability(attack_.ability) ||
               margin(own(), foe(), one) > margin(own(), foe(), attack_.ability);
    };
    if (last != Ability::None && last != attack_.ability && better(last)) {
        args.push_back({"barred", id(last)});
    }
    emit(kind_of(attack_.action), attacker(), std::move(args));
}

void Battle::emit_pair(Side roller, Pair raw, Pair counted, Why why, int total, int paid) {
    terms_.push_back(counted.sum());
    const bool attacks = roller == attacker();
    const bool charges = attacks && attack_.action == Action::Charge;
    const EventKind kind = why == Why::Chain    ? EventKind::PairChain
                           : why == Why::Forced ? EventKind::PairForced
                           : why == Why::Paid   ? EventKind::PairPaid
                                                : EventKind::Pair;
    emit(kind, roller,
         {{"red", raw.red},
          {"blue", raw.blue},
          {"toRed", counted.red},
          {"toBlue", counted.blue},
          {"sum", counted.sum()},
          {"total", total},
          {"paid", paid},
          {"in", state_.of(roller).in},
          {"chain", charges && why == Why::Chain ? attack_.rolls - 1 : 0},
          {"guard", !attacks && answer_.action == Action::Guard ? 1 : 0}},
         rule_of_dice(attacks ? attack_.action : answer_.action), faces("dice", raw, counted));
}

void Battle::emit_skill(Side side, Skill skill, int sp) {
    emit(EventKind::Use, side, {{"skill", id(skill)}, {"spPaid", sp}, {"sp", state_.of(side).sp}},
         facts(skill).rule);
}

void Battle::emit_shift(Pair before, const Shift& shift, int sp) {
    terms_.back() = attack_.last.sum();
    emit(EventKind::Shift, attacker(),
         {{"skill", id(Skill::Shift)},
          {"die", shift.blue ? "blue" : "red"},
          {"step", shift.step},
          {"red", before.red},
          {"blue", before.blue},
          {"toRed", attack_.last.red},
          {"toBlue", attack_.last.blue},
          {"total", attack_.total},
          {"spPaid", sp},
          {"sp", own().sp}},
         {}, faces("changed", before, attack_.last));
}

void Battle::emit_values() {
    const SkillSet skills = attack_.skills();
    const bool finisher = skills.has(Skill::Finisher);
    emit(EventKind::Values, attacker(),
         {{"ability", id(attack_.ability)},
          {"points", own().ability(attack_.ability)},
          {"trump", skills.has(Skill::Trump) ? 1 : 0},
          {"half", skills.has(Skill::Half) ? 1 : 0},
          {"rush", skills.has(Skill::Rush) ? lower_of_others(own(), attack_.ability) : 0},
          {"flat", skills.has(Skill::Flat) ? higher_of_others(own(), attack_.ability) : 0},
          {"dice", attack_.total},
          {"finisher", finisher ? 1 : 0},
          {"in", finisher ? own().in : 0},
          {"evades", finisher ? own().evades : 0},
          {"surehit", skills.has(Skill::Surehit) ? 1 : 0},
          {"sure", skills.has(Skill::Half) || skills.has(Skill::Surehit) ? 1 : 0},
          {"critical", attack_.critical ? 1 : 0},
          {"forced", attack_.forced},
          {"attack", attack_.av},
          {"hit", attack_.hv}},
         {}, {{"terms", terms_}});
}

void Battle::emit_answer(int sp) {
    underpaid_[index(defender())] = state_.advanced && sp < cost(answer_.skills);
    emit(kind_of(answer_.action), defender(),
         {{"ability", id(attack_.ability)},
          {"skill1", nth_skill(answer_.skills, 0)},
          {"spPaid", sp},
          {"sp", foe().sp}});
}

void Battle::emit_evasion() {
    const bool stuns = attack_.critical && !attack_.has(Skill::Stun);
    emit(answer_.success ? EventKind::Evaded : EventKind::EvadeFailed, defender(),
         {{"value", answer_.total}, {"hit", attack_.hv}, {"unstunned", stuns ? 1 : 0}}, {},
         {{"terms", terms_}});
}

// Tells that no more dice are rolled. If IN ran out behind some dice, their price has told so
// already.
void Battle::emit_stop(int cost) {
    const bool able = foe().in >= cost;
    if (answer_.rolls > 0 && !able) return;
    emit(EventKind::InvisibleGuardStops, defender(),
         {{"rolls", answer_.rolls}, {"able", able ? 1 : 0}, {"in", foe().in}, {"cost", cost}});
}

void Battle::emit_skipped_guard(bool recoil) {
    emit(recoil ? EventKind::GuardSkippedRecoil : EventKind::GuardSkippedBreak, defender(),
         {{"broken", recoil && attack_.has(Skill::Break) ? 1 : 0},
          {"unattacked", attack_.action == Action::Charge ? 1 : 0},
          {"unstunned", attack_.action != Action::Charge && attack_.critical ? 1 : 0}});
}

void Battle::emit_struck_at(EventKind kind, bool stuns, bool seals) {
    const bool riposte = answer_.skills.has(Skill::Riposte);
    const bool invisible = answer_.action == Action::InvisibleGuard;
    emit(kind, defender(),
         {{"stuns", stuns ? 1 : 0},
          {"seals", seals ? 1 : 0},
          {"rolls", answer_.rolls},
          {"able", foe().in >= die_cost(answer_.skills) ? 1 : 0},
          {"riposte", riposte && (attack_.critical || attack_.has(Skill::Stun)) ? 1 : 0}},
         invisible         ? "9"
         : state_.advanced ? "14"
                           : "7.2");
}

void Battle::emit_no_effect(Side side, Skill skill, std::string_view why) {
    // If only the IN of カウンター doesn't come, its main effect does: no SP were spent in vain.
    const bool paid = state_.advanced && !underpaid_[index(side)] && why != "hit";
    const bool table = why == "evaded" || why == "skipped" || why == "critical";
    emit(EventKind::NoEffect, side,
         {{"skill", id(skill)},
          {"spent", paid ? facts(skill).sp : 0},
          {"why", why},
          {"hit", attack_.hv}},
         table ? "14" : facts(skill).rule);
}

// Tells which of the paid skills have no effect against this answer [rakuen 13.2, 13.11, 14]. A
// defender who falls is struck by nothing, so seal and stun aren't told of then.
void Battle::emit_no_effects() {
    const bool evades = answer_.action == Action::Evade;
    const bool skips = answer_.action == Action::Pass;
    if (evades && !answer_.success && answer_.skills.has(Skill::Counter)) {
        emit_no_effect(defender(), Skill::Counter, "failed");
    }
    if (attack_.invisible() && attack_.has(Skill::Surehit)) {
        emit_no_effect(attacker(), Skill::Surehit, "unevaded");
    }
    if (answer_.damage >= foe().hp) return;
    const std::string_view why = skips ? "skipped" : evades && answer_.success ? "evaded" : "";
    for (const Skill skill : {Skill::Seal, Skill::Stun}) {
        if (!attack_.has(skill)) continue;
        if (!why.empty()) {
            emit_no_effect(attacker(), skill, why);
        } else if (skill == Skill::Seal && attack_.critical && !evades) {
            emit_no_effect(attacker(), skill, "critical");
        }
    }
}

void Battle::emit_stunned() {
    const bool critical = attack_.critical && answer_.action != Action::Evade;
    emit(EventKind::Stunned, defender(),
         {{"critical", critical ? 1 : 0}, {"forced", attack_.has(Skill::Stun) ? 1 : 0}},
         critical ? "7.3" : "13.7");
}

void Battle::emit_sealed() {
    emit(EventKind::Sealed, defender(),
         {{"skill", id(attack_.has(Skill::Break) ? Skill::Break : Skill::Seal)}});
}

// `own`: the defender's ability that came off the attack value; `reduction`: the dice that did.
void Battle::emit_damage(int hp) {
    const bool guarded =
        answer_.action == Action::Guard || answer_.action == Action::InvisibleGuard;
    const bool alive = foe().hp > 0;
    const EventKind kind = !alive               ? EventKind::Defeated
                           : answer_.damage > 0 ? EventKind::Damage
                           : answer_.gain > 0   ? EventKind::NoDamage
                                                : EventKind::Unhurt;
    const int gain = alive ? answer_.gain : 0;
    const int reduction = answer_.action == Action::InvisibleGuard ? answer_.total : 0;
    std::vector<NumberList> terms;
    if (reduction > 0) terms.push_back({"terms", terms_});
    // The skill that brought the IN: 鉄壁, or カウンター after a success.
    const bool skilled = answer_.action == Action::InvisibleGuard || answer_.success;
    const std::string_view by = skilled ? nth_skill(answer_.skills, 0) : std::string_view();
    emit(kind, defender(),
         {{"hp", hp},
          {"attack", attack_.av},
          {"own", guarded ? foe().ability(attack_.ability) : 0},
          {"reduction", reduction},
          {"damage", answer_.damage},
          {"left", foe().hp},
          {"in", foe().in - gain + answer_.paid},
          {"paid", answer_.paid},
          {"gain", gain},
          {"total", foe().in},
          {"answer", id(answer_.action)},
          {"by", by}},
         {}, std::move(terms));
}

void Battle::emit_back(int hp) {
    const bool riposte = answer_.skills.has(Skill::Riposte);
    emit(answer_.back > 0 ? EventKind::Back : EventKind::BackNothing, attacker(),
         {{"skill", id(riposte ? Skill::Riposte : Skill::Counter)},
          {"hp", hp},
          {"of", riposte ? answer_.damage : attack_.av},
          {"damage", answer_.back},
          {"left", own().hp}},
         riposte ? "13.10" : "13.11");
}

void Battle::emit_phase(std::string_view phase, Side side) {
    terms_.clear();
    begin(state_.turn, phase, {side});
}

Board Battle::board() const {
    Board board;
    board.round = state_.turn;
    board.phase = phase_;
    const bool exchange = phase_ == "attack" || phase_ == "guard";
    for (const Side side : kSides) {
        const Fighter& fighter = state_.of(side);
        Board::Half& half = board.sides[index(side)];
        Board::Row abilities{"abilities", {}};
        for (const Ability ability : kAllAbilities) {
            const bool acting = exchange && side == state_.attacker && ability == attack_.ability;
            abilities.cells.push_back({id(ability), fighter.ability(ability), false, 0,
                                       acting                    ? "acting"
                                       : ability == fighter.last ? "last"
                                                                 : "",
                                       ""});
        }
        half.rows.push_back(std::move(abilities));
        Board::Row used{"used", {}};
        for (int k = 0; k < fighter.uses; ++k) {
            used.cells.push_back(
                {id(fighter.order[static_cast<std::size_t>(k)]), 0, false, 0, "spent", ""});
        }
        half.rows.push_back(std::move(used));
        half.meters = {{"hp", fighter.hp, kMostHp}, {"in", fighter.in, 0}};
        if (state_.advanced) half.meters.push_back({"sp", fighter.sp, kSp});
        const std::array<int, kStates> states{fighter.stunned, fighter.recoil, fighter.sealed,
                                              fighter.evades, fighter.guards};
        for (std::size_t k = 0; k < kStates; ++k) {
            if (states[k] > 0) half.states.emplace_back(state_words(k).id, states[k]);
        }
        half.left = fighter.hp;
        half.full = kMostHp;
    }
    return board;
}

} // namespace shiaiba::rakuen

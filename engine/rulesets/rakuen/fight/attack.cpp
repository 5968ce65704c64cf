// Plays the attack phase: skipped or declared, its dice, skills after the dice, its values, and the
// invisible attack ([rakuen 5.2, 6, 8, 13.8]).
#include <utility>

#include "rulesets/rakuen/fight/battle.hpp"

namespace shiaiba::rakuen {

void Battle::attack_phase() {
    begin_phase("attack", attacker());
    attack_ = Attack{};
    if (own().stunned || own().recoil) return skip_attack(); // 5.2 attack 1
    attack_moves(state_, best_[index(attacker())], moves_);
    Move move;
    if (!choose(Point::Attack, attacker(), move)) return;
    declare(move); // attack 2
    if (move.action == Action::Charge) return roll_charge();
    if (move.action == Action::Invisible) {
        roll_invisible(); // attack 3
    } else {
        roll_attack(Why::First);
    }
    after_dice();          // attack 4
    if (!over()) values(); // attack 5
}

// attack 1: one skipped phase uses up both stun and recoil, and ends the seal [rakuen R20].
void Battle::skip_attack() {
    attack_.action = Action::Pass;
    const bool stunned = own().stunned;
    const bool recoil = own().recoil;
    const bool sealed = own().sealed;
    own().stunned = false;
    own().recoil = false;
    own().sealed = false;
    own().in += 1; // 11 [rakuen R37]
    if (log_.verbose()) {
        emit(stunned ? EventKind::AttackSkippedStun : EventKind::AttackSkippedRecoil, attacker(),
             {{"in", own().in - 1},
              {"gain", 1},
              {"total", own().in},
              {"hp", own().hp},
              {"recoil", stunned && recoil ? 1 : 0},
              {"sealed", sealed ? 1 : 0}});
    }
    if (log_.tracing()) trace_skipped(stunned);
}

// attack 2
void Battle::declare(const Move& move) {
    attack_.action = move.action;
    attack_.ability = move.ability;
    attack_.pre = move.skills;
    const int sp = pay(own(), move.skills);
    if (log_.verbose()) emit_declared(threshold(own(), foe()), sp);
}

// 6.1: pairs are rolled until one is no double.
void Battle::roll_attack(Why why) {
    do {
        attack_.last = roll_pair(context_.dice());
        attack_.total += attack_.last.sum();
        ++attack_.rolls;
        attack_.critical = attack_.critical || attack_.last.is_double();
        if (log_.verbose()) emit_pair(attacker(), attack_.last, attack_.last, why, attack_.total);
        why = Why::Chain;
    } while (attack_.last.is_double());
}

// 13.8: the last ability stays as it is, and so the ban of 5.4 goes on [rakuen R5].
void Battle::roll_charge() {
    roll_attack(Why::First);
    const int gain = 2 + attack_.rolls - 1;
    own().in += gain;
    if (log_.verbose()) {
        emit(EventKind::Charged, attacker(),
             {{"in", own().in - gain},
              {"gain", gain},
              {"total", own().in},
              {"chains", attack_.rolls - 1}});
    }
    if (log_.tracing()) trace_attack();
}

// attack 5
void Battle::values() {
    const SkillSet skills = attack_.skills();
    // With IN and the evade count as they are before this step changes them [rakuen R6].
    attack_.av =
        attack_value_without_dice(own(), attack_.ability, skills, state_.turned) + attack_.total;
    attack_.hv = hit_value(own(), skills, attack_.total);
    own().last = attack_.ability;
    own().sealed = false;
    const bool first = gains_first(skills, state_.turned);
    if (first) gain();
    if (log_.verbose()) emit_values();
    if (brings_in(skills) && !first) gain();
    if (skills.has(Skill::Finisher)) { // 10
        const int in = std::exchange(own().in, 0);
        const int evades = std::exchange(own().evades, 0);
        if (log_.verbose()) emit(EventKind::Reset, attacker(), {{"in", in}, {"evades", evades}});
    }
    if (log_.tracing()) trace_attack();
}

// 13.6
void Battle::gain() {
    own().in += 1;
    if (!log_.verbose()) return;
    const SkillSet skills = attack_.skills();
    const bool half = skills.has(Skill::Half);
    const bool both = half && skills.has(Skill::Flat);
    emit(EventKind::Gain, attacker(),
         {{kSkillKeys[0], id(half ? Skill::Half : Skill::Flat)},
          {kSkillKeys[1], both ? id(Skill::Flat) : std::string_view()},
          {"in", own().in - 1},
          {"gain", 1},
          {"total", own().in}});
}

// Skills that are used after the attack dice ([rakuen 5.2 attack 4, 13.1, 13.4]).

void Battle::after_dice() {
    while (true) {
        after_moves(state_, attack_, moves_);
        if (moves_.size() == 1) return;
        Move move;
        if (!choose(Point::After, attacker(), move)) return;
        if (move.action == Action::Pass) return;
        const Skill skill = move.skills.first();
        const int sp = pay(own(), skill);
        attack_.post |= skill;
        if (skill == Skill::Shift) {
            shift(move.shift, sp);
        } else if (log_.verbose()) {
            emit_skill(attacker(), skill, sp);
        }
    }
}

// 13.4: moves a die of the last pair, on which a chain hangs [rakuen R22]; a double goes on as a
// chain.
void Battle::shift(const Shift& shift, int sp) {
    const Pair before = attack_.last;
    int& face = shift.blue ? attack_.last.blue : attack_.last.red;
    face = stepped(face, shift.step);
    attack_.total += attack_.last.sum() - before.sum();
    if (log_.verbose()) emit_shift(before, shift, sp);
    if (!attack_.last.is_double()) return;
    attack_.critical = true;
    roll_attack(Why::Chain);
}

// The invisible attack: forced doubles, and the recoil ([rakuen 8, 13.9]).

// 8.2
void Battle::roll_invisible() {
    int forced = forced_doubles(own(), foe());
    Why why = Why::First;
    while (true) {
        const Pair raw = roll_pair(context_.dice());
        const bool rewritten = !raw.is_double() && forced > 0;
        attack_.last = rewritten ? raw.forced() : raw;
        attack_.total += attack_.last.sum();
        ++attack_.rolls;
        if (log_.verbose()) emit_pair(attacker(), raw, attack_.last, why, attack_.total);
        if (raw.is_double()) {
            attack_.critical = true;
            why = Why::Chain;
        } else if (rewritten) {
            --forced;
            ++attack_.forced;
            why = Why::Forced;
        } else {
            return;
        }
    }
}

// guard 5: the end of an invisible attack (8.3, 13.9)
void Battle::after_invisible() {
    const int in = std::exchange(own().in, 0);
    own().recoil = true;
    if (log_.verbose()) {
        emit(EventKind::InvisibleEnds, attacker(),
             {{"in", in}, {"stunned", foe().stunned ? 1 : 0}});
    }
    if (!attack_.has(Skill::Trump)) return;
    const int hp = own().hp;
    own().hp = 0; // 13.9: the opponent still stands
    if (log_.verbose()) emit(EventKind::TrumpFailed, attacker(), {{"hp", hp}});
}

} // namespace shiaiba::rakuen

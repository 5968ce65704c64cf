// The attack phase: skipped or declared, dice, values ([rakuen 5.2 A0–A4, 6, 13.8]).
#include "rulesets/rakuen/fight/battle.hpp"

namespace shiaiba::rakuen {

void Battle::attack_phase() {
    begin_phase("attack", attacker());
    attack_ = Attack{};
    if (own().stunned || own().recoil) return skip_attack(); // A0
    attack_moves(state_, best_[index(attacker())], moves_);
    Move move;
    if (!choose(Point::Attack, attacker(), move)) return;
    declare(move); // A1
    if (move.action == Action::Charge) return roll_charge();
    if (move.action == Action::Invisible) {
        roll_invisible(); // A2
    } else {
        roll_attack(Why::First);
    }
    after_dice();          // A3
    if (!ended_) values(); // A4
}

// A0: one phase uses up both, and ends the seal [rakuen R20].
void Battle::skip_attack() {
    attack_.action = Action::Pass;
    const bool stunned = own().stunned;
    own().stunned = false;
    own().recoil = false;
    own().sealed = false;
    own().in += 1; // 11 [rakuen R37]
    if (log_.loud()) {
        tell(stunned ? Tale::AttackSkippedStun : Tale::AttackSkippedRecoil, attacker(),
             {{"in", own().in - 1}, {"gain", 1}, {"total", own().in}, {"hp", own().hp}});
    }
    if (log_.tracing()) trace_skipped(stunned);
}

// A1
void Battle::declare(const Move& move) {
    attack_.action = move.action;
    attack_.ability = move.ability;
    attack_.pre = move.skills;
    pay(own(), move.skills);
    if (log_.loud()) tell_declared(threshold(own(), foe()));
}

// 6.1: until one is not a double.
void Battle::roll_attack(Why why) {
    do {
        attack_.last = roll_pair(table_.dice());
        attack_.total += attack_.last.sum();
        ++attack_.rolls;
        attack_.critical = attack_.critical || attack_.last.is_double();
        if (log_.loud()) tell_pair(attacker(), attack_.last, attack_.last, why, attack_.total);
        why = Why::Chain;
    } while (attack_.last.is_double());
}

// 13.8: the last ability stays, so that the ban of 5.4 stays [rakuen R5].
void Battle::roll_charge() {
    roll_attack(Why::First);
    const int gain = 2 + attack_.rolls - 1;
    own().in += gain;
    if (log_.loud()) {
        tell(Tale::Charged, attacker(),
             {{"in", own().in - gain}, {"gain", gain}, {"total", own().in}});
    }
    if (log_.tracing()) trace_attack();
}

// A4
void Battle::values() {
    const SkillSet skills = attack_.skills();
    // With IN and the evade count as they are before this step changes them [rakuen R6].
    attack_.av = attack_value_without_dice(own(), attack_.ability, skills) + attack_.total;
    attack_.hv = hit_value(own(), skills, attack_.total);
    own().last = attack_.ability;
    own().sealed = false;
    if (log_.loud()) tell_values();
    if (skills.has(Skill::Flat) || skills.has(Skill::Half)) { // at most 1 [rakuen R25]
        own().in += 1;
        if (log_.loud()) {
            tell(Tale::Gain, attacker(), {{"in", own().in - 1}, {"gain", 1}, {"total", own().in}});
        }
    }
    if (skills.has(Skill::Finisher)) { // 10
        own().in = 0;
        own().evades = 0;
        if (log_.loud()) tell(Tale::Reset, attacker());
    }
    if (log_.tracing()) trace_attack();
}

} // namespace shiaiba::rakuen

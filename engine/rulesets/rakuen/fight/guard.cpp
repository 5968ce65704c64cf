// Plays the guard phase: evade, guard or neither, the compulsory answer to an invisible attack, and
// the end of the exchange ([rakuen 5.2, 7, 9, 11, 14]).
#include "rulesets/rakuen/fight/battle.hpp"

namespace shiaiba::rakuen {

void Battle::guard_phase() {
    begin_phase("guard", defender());
    answer_ = Answer{};
    if (foe().recoil || attack_.has(Skill::Break)) {
        skip_guard(); // 5.2 guard 1
    } else if (attack_.invisible()) {
        invisible_guard(); // guard 2
    } else {
        defend(); // guard 3, 4
    }
    if (over()) return;
    if (log_.verbose()) emit_no_effects();
    settle(); // guard 5
}

// guard 1: the defender takes the attack in full. It brings no stun and no seal, since a skipped
// phase is no guard [rakuen R9]; but 突破 seals by itself [rakuen R26, R45].
void Battle::skip_guard() {
    const bool recoil = foe().recoil;
    foe().recoil = false;
    answer_.damage = attack_.av;
    answer_.gain = 1;
    answer_.seal = attack_.has(Skill::Break);
    if (log_.verbose()) emit_skipped_guard(recoil);
}

// guard 3
void Battle::defend() {
    defend_moves(state_, attack_, moves_);
    Move move;
    if (!choose(Point::Defend, defender(), move)) return;
    answer_.action = move.action;
    answer_.skills = move.skills;
    const int sp = pay(foe(), move.skills);
    if (move.action == Action::Evade) {
        evade(sp);
    } else {
        guard(sp);
    }
}

// 7.1
void Battle::evade(int sp) {
    foe().evades += 1;
    foe().guards = 0;
    if (log_.verbose()) emit_answer(sp);
    Pair pair;
    do { // until the hit value is reached [rakuen R7]
        pair = roll_pair(context_.dice());
        answer_.total += pair.sum();
        if (log_.verbose()) {
            emit_pair(defender(), pair, pair, answer_.rolls == 0 ? Why::First : Why::Chain,
                      answer_.total);
        }
        ++answer_.rolls;
        answer_.success = answer_.total >= attack_.hv;
    } while (!answer_.success && pair.is_double());
    if (log_.verbose()) emit_evasion();
    if (!answer_.success) {
        answer_.damage = attack_.av;
        answer_.gain = 2;
        answer_.stun = attack_.has(Skill::Stun); // 13.7
        answer_.seal = attack_.has(Skill::Seal);
        return;
    }
    if (answer_.skills.has(Skill::Counter)) { // 13.11: its IN comes with success only [rakuen R29]
        answer_.gain = attack_.hv >= kCounterHit ? 1 : 0;
        if (answer_.gain == 0 && log_.verbose()) emit_no_effect(defender(), Skill::Counter, "hit");
    } else if (guard_skill_legal(state_, attack_, Skill::Counter)) { // guard 4
        counter_moves(moves_);
        Move move;
        if (!choose(Point::Counter, defender(), move)) return;
        answer_.skills = move.skills;
        const int paid = pay(foe(), move.skills);
        if (!move.skills.empty() && log_.verbose()) emit_skill(defender(), Skill::Counter, paid);
    }
    answer_.throws_back = answer_.skills.has(Skill::Counter);
    if (answer_.throws_back) answer_.back = attack_.av / 2;
}

// 7.2, 14: 反撃 cancels every stun without a die, but no seal [rakuen R28].
void Battle::guard(int sp) {
    foe().guards += 1;
    if (log_.verbose()) emit_answer(sp);
    const bool riposte = answer_.skills.has(Skill::Riposte);
    const bool stuns = (attack_.critical || attack_.has(Skill::Stun)) && !riposte;
    const bool seals = attack_.seals_guard();
    if (stuns || seals) { // there is something to cancel [rakuen R8, R42]
        const Pair pair = roll_pair(context_.dice());
        answer_.total = pair.sum();
        answer_.rolls = 1;
        answer_.doubled = pair.is_double();
        if (log_.verbose()) emit_pair(defender(), pair, pair, Why::First, answer_.total);
    }
    answer_.stun = stuns && !answer_.doubled;
    answer_.seal = seals && !answer_.doubled;
    answer_.gain = 1;
    answer_.damage = damage_left(attack_, foe(), 0);
    answer_.throws_back = riposte; // 13.10
    if (riposte) answer_.back = answer_.damage / 2;
    if (!attack_.carries() || !log_.verbose()) return;
    emit_struck_at(answer_.stun || answer_.seal ? EventKind::GuardBroken : EventKind::GuardHeld,
                   stuns, seals);
}

// guard 5, in the order of section 11, which the numbers in brackets count.
void Battle::settle() {
    const int hp = foe().hp;
    foe().hp = std::max(0, hp - answer_.damage); // (1), never below 0 [rakuen R40]
    if (foe().hp > 0) foe().in += answer_.gain;  // (2)
    if (log_.verbose()) emit_damage(hp);
    if (foe().hp > 0) {
        if (answer_.stun) { // (3)
            foe().stunned = true;
            if (log_.verbose()) emit_stunned();
        }
        if (answer_.seal) {
            foe().sealed = true;
            if (log_.verbose()) emit_sealed();
        }
        if (answer_.throws_back) { // (4)
            const int attacker_hp = own().hp;
            own().hp = std::max(0, attacker_hp - answer_.back);
            if (log_.verbose()) emit_back(attacker_hp);
        }
        if (own().hp > 0 && attack_.invisible()) after_invisible(); // (5), (6)
    } else if (answer_.throws_back && log_.verbose()) {
        emit_no_effect(defender(), Skill::Riposte, "fallen"); // 13.10
    }
    if (log_.tracing()) trace_guard();
    if (foe().hp == 0) return end(attacker(), "hp", EventKind::Win);
    if (own().hp == 0) {
        end(defender(), attack_.has(Skill::Trump) ? "trump" : "hp", EventKind::Win);
    }
}

// The compulsory answer to an invisible attack ([rakuen 9, 13.12]).

void Battle::invisible_guard() {
    foe().guards = 0;
    answer_.action = Action::InvisibleGuard;
    iguard_moves(state_, moves_);
    Move move;
    if (!choose(Point::InvisibleGuard, defender(), move)) return;
    answer_.skills = move.skills;
    const int sp = pay(foe(), move.skills);
    if (log_.verbose()) emit_answer(sp);

    const int cost = die_cost(answer_.skills);
    while (foe().in >= cost) { // IN 3 buys one die [rakuen R11]
        idie_moves(moves_);
        if (!choose(Point::InvisibleDie, defender(), move)) return;
        if (move.action == Action::Stop) break;
        foe().in -= cost;
        answer_.paid += cost;
        Pair pair;
        Why why = Why::Paid;
        do { // chain dice are free [rakuen R13]
            pair = roll_pair(context_.dice());
            answer_.total += pair.sum();
            ++answer_.rolls;
            answer_.doubled = answer_.doubled || pair.is_double();
            if (log_.verbose()) {
                const int paid = why == Why::Paid ? cost : 0;
                emit_pair(defender(), pair, pair, why, answer_.total, paid);
            }
            why = Why::Chain;
        } while (pair.is_double());
    }
    if (log_.verbose()) emit_stop(cost);

    answer_.damage =
        damage_left(attack_, foe(), answer_.total); // less the ability, too [rakuen R12]
    answer_.gain = iguard_gain(answer_.skills);
    if (!attack_.carries()) return;
    // Without any double, also without any dice, everything strikes [rakuen R14].
    const bool stuns = attack_.critical || attack_.has(Skill::Stun);
    const bool seals = attack_.seals_guard();
    answer_.stun = stuns && !answer_.doubled;
    answer_.seal = seals && !answer_.doubled;
    if (!log_.verbose()) return;
    emit_struck_at(answer_.doubled ? EventKind::GuardHeld : EventKind::GuardBroken, stuns, seals);
}

} // namespace shiaiba::rakuen

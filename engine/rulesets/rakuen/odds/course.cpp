// Computes the course of an exchange without dice, fight context and log. It repeats the arithmetic
// of fight/attack.cpp and fight/guard.cpp; tests hold it against the battle.
#include "rulesets/rakuen/odds/course.hpp"

namespace shiaiba::rakuen {
namespace {

Fighter& attacker(State& state) { return state.of(state.attacker); }
Fighter& defender(State& state) { return state.of(other(state.attacker)); }

void next_turn(State& state) {
    state.attacker = other(state.attacker);
    ++state.turn;
}

/// Sets stun and seal of a guard, which a double cancels (14).
void strike(Answer& answer, const Attack& attack, bool stuns, bool doubled) {
    answer.doubled = doubled;
    answer.stun = stuns && !doubled;
    answer.seal = attack.seals_guard() && !doubled;
}

bool stuns(const Attack& attack) { return attack.critical || attack.has(Skill::Stun); }

} // namespace

void pay(const State& state, Fighter& payer, SkillSet skills) {
    for_each(skills, [&](Skill skill) {
        if (state.advanced) payer.sp -= facts(skill).sp;
        payer.use(skill);
    });
}

bool skip_attack(State& state) {
    Fighter& own = attacker(state);
    if (!own.stunned && !own.recoil) return false;
    own.stunned = false;
    own.recoil = false;
    own.sealed = false;
    own.in += 1;
    next_turn(state);
    return true;
}

void announce(State& state, Attack& attack) {
    Fighter& own = attacker(state);
    const SkillSet skills = attack.skills();
    attack.av = attack_value_without_dice(own, attack.ability, skills, state.turned) + attack.total;
    attack.hv = hit_value(own, skills, attack.total);
    own.last = attack.ability;
    own.sealed = false;
    if (brings_in(skills)) own.in += 1;
    if (!skills.has(Skill::Finisher)) return;
    own.in = 0;
    own.evades = 0;
}

void charge(State& state, int gain) {
    attacker(state).in += gain;
    Fighter& foe = defender(state);
    if (foe.recoil) { // a charge uses up a recoil [rakuen R4]
        foe.recoil = false;
        foe.in += 1;
    }
    next_turn(state);
}

void choose_evade(State& state, SkillSet skills) {
    Fighter& own = defender(state);
    own.evades += 1;
    own.guards = 0;
    pay(state, own, skills);
}

void choose_guard(State& state, SkillSet skills) {
    Fighter& own = defender(state);
    own.guards += 1;
    pay(state, own, skills);
}

void choose_iguard(State& state, SkillSet skills) {
    Fighter& own = defender(state);
    own.guards = 0;
    pay(state, own, skills);
}

bool guard_is_skipped(const State& state, const Attack& attack) {
    return state.of(other(state.attacker)).recoil || attack.has(Skill::Break);
}

bool guard_die(const Attack& attack, SkillSet skills) {
    return (stuns(attack) && !skills.has(Skill::Riposte)) || attack.seals_guard();
}

Answer skipped(State& state, const Attack& attack) {
    defender(state).recoil = false;
    Answer answer;
    answer.damage = attack.av;
    answer.gain = 1;
    answer.seal = attack.has(Skill::Break);
    return answer;
}

Answer evaded(const Attack& attack, SkillSet skills, bool success) {
    Answer answer;
    answer.action = Action::Evade;
    answer.skills = skills;
    answer.success = success;
    if (!success) {
        answer.damage = attack.av;
        answer.gain = 2;
        answer.stun = attack.has(Skill::Stun);
        answer.seal = attack.has(Skill::Seal);
        return answer;
    }
    if (!skills.has(Skill::Counter)) return answer;
    answer.gain = attack.hv >= kCounterHit ? 1 : 0; // with success only [rakuen R29]
    answer.throws_back = true;
    answer.back = attack.av / 2;
    return answer;
}

Answer countered(const Attack& attack) {
    Answer answer = evaded(attack, Skill::Counter, true);
    answer.gain = 0;
    return answer;
}

Answer guarded(const State& state, const Attack& attack, SkillSet skills, bool doubled) {
    Answer answer;
    answer.action = Action::Guard;
    answer.skills = skills;
    answer.gain = 1;
    answer.damage = damage_left(attack, state.of(other(state.attacker)), 0);
    answer.throws_back = skills.has(Skill::Riposte);
    if (answer.throws_back) answer.back = answer.damage / 2;
    strike(answer, attack, stuns(attack) && !answer.throws_back, doubled);
    return answer;
}

Answer guarded_invisibly(const State& state, const Attack& attack, SkillSet skills, int reduction,
                         bool doubled) {
    Answer answer;
    answer.action = Action::InvisibleGuard;
    answer.skills = skills;
    answer.total = reduction;
    answer.gain = iguard_gain(skills);
    answer.damage = damage_left(attack, state.of(other(state.attacker)), reduction);
    strike(answer, attack, stuns(attack), doubled);
    return answer;
}

Side settle(State& state, const Attack& attack, const Answer& answer) {
    Fighter& own = attacker(state);
    Fighter& foe = defender(state);
    foe.hp = std::max(0, foe.hp - answer.damage);
    if (foe.hp == 0) return state.attacker;
    foe.in += answer.gain;
    foe.stunned = foe.stunned || answer.stun;
    foe.sealed = foe.sealed || answer.seal;
    if (answer.throws_back) own.hp = std::max(0, own.hp - answer.back);
    if (own.hp > 0 && attack.invisible()) {
        own.in = 0;
        own.recoil = true;
        if (attack.has(Skill::Trump)) own.hp = 0;
    }
    if (own.hp == 0) return other(state.attacker);
    next_turn(state);
    return Side::None;
}

} // namespace shiaiba::rakuen

// The course of an exchange without dice, fight context and log: what the battle does once the dice are known.
#pragma once

#include "rulesets/rakuen/fight/exchange.hpp"

namespace shiaiba::rakuen {

/// SP, and once a battle ([rakuen 13.1]).
void pay(const State& state, Fighter& payer, SkillSet skills);
/// A0, if it comes to that: false where the attacker may attack.
bool skip_attack(State& state);
/// A4; Σ of the dice is known.
void announce(State& state, Attack& attack);
/// 13.8, with the guard phase that a recoil uses up; the next turn's attacker is up.
void charge(State& state, int gain);

// The guard phase as far as it is decided before dice (G0 to G2) …
void choose_evade(State& state, SkillSet skills);
void choose_guard(State& state, SkillSet skills);
void choose_iguard(State& state, SkillSet skills);
bool guard_is_skipped(const State& state, const Attack& attack);
/// A guard die is rolled (7.2, 14).
bool guard_die(const Attack& attack, SkillSet skills);

// … and what comes of it.
Answer skipped(State& state, const Attack& attack);
Answer evaded(const Attack& attack, SkillSet skills, bool success);
/// カウンター that is decided after the success (G4).
Answer countered(const Attack& attack);
Answer guarded(const State& state, const Attack& attack, SkillSet skills, bool doubled);
Answer guarded_invisibly(const State& state, const Attack& attack, SkillSet skills, int reduction,
                         bool doubled);

/// G5 and G6, in the order of section 11. The winner; None: the next turn's attacker is up.
Side settle(State& state, const Attack& attack, const Answer& answer);

} // namespace shiaiba::rakuen

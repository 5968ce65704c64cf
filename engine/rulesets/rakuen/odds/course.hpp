// Course of an exchange once its dice are known: does what Battle does, but without dice, fight
// context and log, for odds and computer opponents. "attack n" and "guard n" are the steps of
// [rakuen 5.2].
#pragma once

#include "rulesets/rakuen/fight/exchange.hpp"

namespace shiaiba::rakuen {

/// Pays SP and marks the skills as used ([rakuen 13.1]).
void pay(const State& state, Fighter& payer, SkillSet skills);
/// Attack 1: skips the attack phase; false if the attacker may attack.
bool skip_attack(State& state);
/// Attack 5: sets AV and HV, with the sum of the dice known.
void announce(State& state, Attack& attack);
/// 13.8, with the guard phase that a recoil uses up [rakuen R4]; then the next turn's attacker is
/// up.
void charge(State& state, int gain);

// The guard phase before its dice (guard 1 to 3).
void choose_evade(State& state, SkillSet skills);
void choose_guard(State& state, SkillSet skills);
void choose_iguard(State& state, SkillSet skills);
bool guard_is_skipped(const State& state, const Attack& attack);
/// Whether a guard die is rolled (7.2, 14).
bool guard_die(const Attack& attack, SkillSet skills);

// The answers that come of the guard phase.
Answer skipped(State& state, const Attack& attack);
Answer evaded(const Attack& attack, SkillSet skills, bool success);
/// カウンター used after the evasion has succeeded (guard 4).
Answer countered(const Attack& attack);
Answer guarded(const State& state, const Attack& attack, SkillSet skills, bool doubled);
Answer guarded_invisibly(const State& state, const Attack& attack, SkillSet skills, int reduction,
                         bool doubled);

/// Guard 5, in the order of section 11. Returns the winner; None: the next turn's attacker is up.
Side settle(State& state, const Attack& attack, const Answer& answer);

} // namespace shiaiba::rakuen

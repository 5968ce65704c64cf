// Which moves are legal at a decision point, in their default order ([rakuen 5.3, 13.1, 20.2]).
#pragma once

#include "rulesets/rakuen/fight/exchange.hpp"

namespace shiaiba::rakuen {

/// The three abilities by margin, largest first; ties POW, SPD, WIZ.
using AbilityOrder = std::array<Ability, kAbilities>;
AbilityOrder best_first(const Fighter& own, const Fighter& foe);

void order_moves(Moves& moves);
void attack_moves(const State& state, const AbilityOrder& best, Moves& moves);
void after_moves(const State& state, const Attack& attack, Moves& moves);
void defend_moves(const State& state, const Attack& attack, Moves& moves);
void counter_moves(Moves& moves);
void iguard_moves(const State& state, Moves& moves);
void idie_moves(Moves& moves);

/// May the defender use this skill of the guard phase now?
bool guard_skill_legal(const State& state, const Attack& attack, Skill skill);

} // namespace shiaiba::rakuen

// A small card game of parties for tests: hands that the other side can't see, a choice that both make at once,
// plans. It shows how a system of parties and secrets is added.
//
//   1  A member has a strength of 3 to 9 and perhaps a tactic. A party has one to three, an eager one two at most.
//   2  The bag holds the cards 1 to 12 of sun and of moon. Each member is dealt two in build order, the first one of
//      an eager party three.
//   3  A round: 3.1 both sides choose sun or moon without seeing the other's choice, for each its first member that
//      stands; then both are told. 3.2 A1, B1, A2 …: who stands may play a card at an enemy that stands. It costs that
//      one 2 strength if the card is of the own side's choice, else 1; and 1 less if it is of the enemy's. 3.3 The card
//      goes onto the pile, and a new one is drawn; 3.4 an empty bag is filled from the pile. 3.5 Who has no strength
//      left is out, and its hand goes onto the pile.
//   4  4.1 A side of which nobody stands has lost. 4.2 After twelve rounds nobody wins. 4.3 A side may give up.
#pragma once

#include "core/system/ruleset.hpp"

namespace shiaiba::teams {

/// Its id is "teams".
const Ruleset& ruleset();

} // namespace shiaiba::teams

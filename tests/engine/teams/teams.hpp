// The card game: a small battle system for tests with parties, hands that the other side can't see,
// a choice that both sides make at once, and plans. It shows how a system of parties and secrets is
// added.
#pragma once

#include <vector>

#include "core/system/system.hpp"

namespace shiaiba::teams {

/// 1. A member has a strength of 3 to 9 and perhaps a suit of its own, a motto and a tactic, and it
///    may be wary. A party has one to three members, an
///    eager party at most two.
/// 2. The bag holds the cards 1 to 12 of sun and of moon. Each member is dealt two in build order,
///    the first member of an eager party three.
/// 3. A round:
///    3.1 Both sides choose a stance, sun or moon, without seeing the other's choice. The first
///        member that stands is asked for each side. Then both stances are told.
///    3.2 In the order A1, B1, A2 … each member that stands may play a card at an enemy. The enemy
///        loses 2 strength if the card is of the player's own stance, else 1; and 1 less if it is
///        of the enemy's stance. A card of the player's own suit takes 1 more; of a wary enemy no
///        card takes more than 1.
///    3.3 The card goes onto the pile, and a new one is drawn.
///    3.4 An empty bag is filled from the pile.
///    3.5 A member without strength is out, and its hand goes onto the pile.
/// 4. The end:
///    4.1 A side of which nobody stands has lost.
///    4.2 After twelve rounds nobody wins.
///    4.3 A side may give up.
const System& system();

// Turns events into sentences.

std::vector<std::string_view> event_kinds();
Tone tone(const Event& event);
Spans narrate(const Event& event, const Names& names, Lang lang);

} // namespace shiaiba::teams

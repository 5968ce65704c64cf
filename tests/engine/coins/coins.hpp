// The coin game: a battle system for tests that rolls, chooses and has settings, in one small file.
// It is the example to read before adding a system (docs/add-a-system.md).
#pragma once

#include "core/system/system.hpp"

namespace shiaiba::coins {

/// 1. A player has a stake, 1 to 4.
/// 2. In each round A, then B, picks: `safe` gains 1; `flip` gains the stake on heads, nothing on
///    tails; `double` (only for the side that is behind) gains twice the stake on heads, nothing on
///    tails.
/// 3. A side that has `goal` points (5 by default, 3 to 12 as a setting) at the end of a round has
///    won; if both have, the higher score wins; equal scores are a draw.
/// 4. After 20 rounds it is a draw.
const System& system();

} // namespace shiaiba::coins

// Consent ([rakuen 19]): moves that the rules forbid, but from which both players may agree to play
// on. No list of legal moves holds them.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "rulesets/rakuen/fight/exchange.hpp"
#include "rulesets/rakuen/sheet/state.hpp"
#include "rulesets/rakuen/sheet/vocabulary.hpp"

namespace shiaiba::rakuen {

/// The place of a token's move beyond the legal ones; absent if the token is legal, or if no
/// consent lifts what forbids it.
std::optional<std::size_t> beyond_moves(Point point, const State& state, const Moves& legal,
                                        std::string_view written);

/// The move at a place in the list or beyond it.
Move move_at(const Moves& legal, std::size_t place);

/// Whether only the ban of the same ability (5.4) forbids this token in the attack phase.
bool only_repeated(const State& state, std::string_view written);

} // namespace shiaiba::rakuen

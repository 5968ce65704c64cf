// What both players may go on from though the rules forbid it ([rakuen 19]): a move that no list of legal ones holds.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "rulesets/rakuen/fight/exchange.hpp"
#include "rulesets/rakuen/sheet/state.hpp"
#include "rulesets/rakuen/sheet/vocabulary.hpp"

namespace shiaiba::rakuen {

/// The place of a token's move beyond those that are legal at this point; absent where it is legal, or where something
/// forbids it that no consent lifts.
std::optional<std::size_t> beyond_moves(Point point, const State& state, const Moves& legal,
                                        std::string_view written);

/// The move at a place of the list, or beyond it.
Move move_at(const Moves& legal, std::size_t place);

/// Of the attack phase: does nothing but the ban of the same ability stand against this token (5.4)?
bool only_repeated(const State& state, std::string_view written);

} // namespace shiaiba::rakuen

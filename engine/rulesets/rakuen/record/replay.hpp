// Plays a record by its own dice alone, and says where it comes to nothing ([rakuen 18]).
#pragma once

#include <optional>
#include <string_view>

#include "core/system/match.hpp"

namespace shiaiba::rakuen {

struct ReplayError {
    /// illegal, dice or extra.
    std::string_view kind;
    /// −1: at the initiative.
    int decision = 0;
    Text message;
};

struct Replay {
    Played played;
    /// Events that happened by the record's dice: the first so many.
    std::size_t events = 0;
    /// Decisions that were read.
    std::size_t used = 0;
    std::optional<ReplayError> error;
};

Replay replay(const Match& match);

} // namespace shiaiba::rakuen

// The result of a record ([rakuen 18]): played by its own dice alone, and as JSON.
#pragma once

#include <optional>
#include <string_view>

#include "core/system/match.hpp"
#include "core/text/json_fwd.hpp"

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

/// By its own dice alone where they are all there are; as far as they go.
Replay replay(const Match& match);

// What a battle record comes to, as JSON ([rakuen 18]).

Json result_json(const Match& match, const Replay& replay);

} // namespace shiaiba::rakuen

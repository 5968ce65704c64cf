// Result of a record ([rakuen 18]): plays a match by its own dice alone, and writes the phases as
// JSON.
#pragma once

#include <optional>
#include <string_view>

#include "core/system/match.hpp"
#include "core/text/json_fwd.hpp"

namespace shiaiba::rakuen {

struct ReplayError {
    /// "illegal", "dice" or "extra" (docs/records.md).
    std::string_view kind;
    /// Number of the decision; −1: at the initiative.
    int decision = 0;
    Text message;
};

struct Replay {
    Played played;
    /// Number of events that happened by the record's own dice.
    std::size_t events = 0;
    /// Number of decisions that were read.
    std::size_t used = 0;
    std::optional<ReplayError> error;
};

/// Plays the match; if its written dice are all there are, only as far as they go.
Replay replay(const Match& match);

// The result as JSON ([rakuen 18]).

Json result_json(const Match& match, const Replay& replay);

} // namespace shiaiba::rakuen

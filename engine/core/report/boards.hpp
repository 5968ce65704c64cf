// Positions as JSON: the first one whole, every later one by what differs from the one before.
#pragma once

#include "core/json_fwd.hpp"
#include "core/log.hpp"

namespace shiaiba {

/// `FirstBoard` of bindings/types/report.d.ts.
Json board_json(const Board& board);
/// `BoardChange` of bindings/types/report.d.ts: empty where `now` is the position `before`, but for its round and phase,
/// which are those of the event that led to it.
Json board_change_json(const Board& before, const Board& now);

} // namespace shiaiba

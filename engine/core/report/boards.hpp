// Positions as JSON: the first one whole, every later one by what differs from the one before.
#pragma once

#include <vector>

#include "core/fight/log.hpp"
#include "core/text/json_fwd.hpp"

namespace shiaiba {

class Parties;

// What boards and figures have in common.
Json cells_json(const std::vector<Board::Cell>& all);
Json states_json(const Board::States& all);
Json meters_json(const std::vector<Board::Meter>& meters);
/// The meters that differ; all of them, where one came or went.
Json changed_meters(const std::vector<Board::Meter>& before, const std::vector<Board::Meter>& now);

/// `FirstBoard` of bindings/types/report.d.ts. `parties`: the system's, for figures and piles.
Json board_json(const Board& board, const Parties* parties = nullptr);
/// `BoardChange` of bindings/types/report.d.ts: empty where `now` is the position `before`, but for its round and phase,
/// which are those of the event that led to it.
Json board_change_json(const Board& before, const Board& now, const Parties* parties = nullptr);

} // namespace shiaiba

// Boards as JSON: the first position whole, every later one as the differences from the one before.
#pragma once

#include <vector>

#include "core/fight/log.hpp"
#include "core/text/json_fwd.hpp"

namespace shiaiba {

struct Parties;

// Parts that boards and figures have in common.
Json cells_json(const std::vector<Board::Cell>& all);
Json states_json(const Board::States& all);
Json meters_json(const std::vector<Board::Meter>& meters);
/// The meters that differ from the same place before, and new ones.
Json changed_meters(const std::vector<Board::Meter>& before, const std::vector<Board::Meter>& now);

/// `FirstBoard` of bindings/types/report.d.ts. `parties`: the system's, which adds figures and
/// piles; nullptr in a duel.
Json board_json(const Board& board, const Parties* parties = nullptr);
/// `BoardChange` of bindings/types/report.d.ts; empty if nothing differs. Round and phase are left
/// out: they are those of the event.
Json board_change_json(const Board& before, const Board& now, const Parties* parties = nullptr);

} // namespace shiaiba

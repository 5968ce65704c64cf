// Usage statistics: how often each skill stands in the builds of a league or a hill, and how builds with it fare.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "analysis/series/wilson.hpp"
#include "core/text/json_fwd.hpp"
#include "core/text/text.hpp"

namespace shiaiba {

/// Results of a build's games.
struct GameCounts {
    std::uint64_t wins = 0;
    std::uint64_t draws = 0;
    std::uint64_t losses = 0;

    std::uint64_t games() const { return wins + draws + losses; }
};

/// Use of one thing that the form knows: an item (a skill, a card, a weapon), a number above its
/// minimum, or a tactic.
struct Usage {
    std::string id;
    Text name;
    /// Number of builds that have it, however often.
    std::size_t builds = 0;
    /// Games of these builds; a game between two of them counts for both.
    GameCounts games;
    /// Share of these games that was won; its interval treats the games as independent.
    Share won;
};

/// Usage of everything that the form knows and that is in some build. Sorted by number of builds,
/// then by share of wins, then in the form's order. `games[k]` belongs to `builds[k]`.
std::vector<Usage> usage_of(const Json& form, const std::vector<Json>& builds,
                            const std::vector<GameCounts>& games);

/// `UsageRow[]` of bindings/types/league.d.ts.
Json to_json(const std::vector<Usage>& usage);

} // namespace shiaiba

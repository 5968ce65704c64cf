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

/// What became of a build's games.
struct GameCounts {
    std::uint64_t wins = 0;
    std::uint64_t draws = 0;
    std::uint64_t losses = 0;

    std::uint64_t games() const { return wins + draws + losses; }
};

/// Of one item of the form (a skill, a card, a weapon), number above its least, or tactic.
struct Usage {
    std::string id;
    Text name;
    /// Builds that have it, however often.
    std::size_t builds = 0;
    /// Their games; two of them that met count for both.
    GameCounts games;
    /// Of these games, the share that was won, with its interval as of independent games.
    Share won;
};

/// Of everything that the form knows and that stands in a build; what most have comes first, of equals what wins more,
/// then what the form names first. `builds` and `games` go together.
std::vector<Usage> usage_of(const Json& form, const std::vector<Json>& builds,
                            const std::vector<GameCounts>& games);

/// `UsageRow[]` of bindings/types/league.d.ts.
Json to_json(const std::vector<Usage>& usage);

} // namespace shiaiba

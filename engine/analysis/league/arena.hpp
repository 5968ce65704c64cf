// The arena of a league: fights its games one by one. Formats whose games depend on earlier games
// play in it.
#pragma once

#include <cstdint>
#include <vector>

#include "analysis/league/league.hpp"

namespace shiaiba {

/// The result of a game that counts for the table.
struct Score {
    std::uint16_t a;
    std::uint16_t b;
    /// From `a`'s view.
    Ending ending;
};

class Arena {
public:
    Arena(const Entrants& entrants, const Result& result)
        : entrants_(entrants), result_(result), met_(entrants.size() * entrants.size()) {}

    const Entrants& entrants() const { return entrants_; }
    int times_met(std::size_t a, std::size_t b) const {
        return met_[a * entrants_.size() + b] + met_[b * entrants_.size() + a];
    }
    const std::vector<Score>& scores() const { return scores_; }

    /// Fights a game that may end drawn.
    LeagueGame meet(std::size_t a, std::size_t b);
    /// A game that one of the two must leave as winner: the higher seed goes on after a draw, and
    /// in a pairing within a group, which is not fought.
    LeagueGame knock_out(std::size_t a, std::size_t b);
    static LeagueGame bye(std::size_t a);

private:
    const Entrants& entrants_;
    const Result& result_;
    std::vector<std::uint8_t> met_;
    std::vector<Score> scores_;
};

/// The entrant that goes on from a knock-out game.
std::size_t winner_of(const LeagueGame& game);

// The formats whose games depend on earlier games. Each plays all its games and answers each
// entrant's stage: the higher, the better.

struct FormatResult {
    std::vector<LeagueRound> rounds;
    /// By entrant; the stage ranks before points.
    std::vector<std::size_t> stages;
    /// Swiss system: number of byes, by entrant.
    std::vector<std::size_t> byes;
    /// Hill: longest reign, by entrant.
    std::vector<std::size_t> ages;
};

FormatResult play_single(Arena& arena);
FormatResult play_double_elimination(Arena& arena);
/// `rounds`: 0 for as many as a single elimination would take.
FormatResult play_swiss(Arena& arena, int rounds);
FormatResult play_hill(Arena& arena);

} // namespace shiaiba

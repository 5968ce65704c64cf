// A league played: its games in order, and its table.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/system/fast_path.hpp"
#include "core/system/league.hpp"
#include "core/text/json_fwd.hpp"

namespace shiaiba {

struct LeagueGame {
    /// Side A.
    std::size_t a = 0;
    /// Absent: a bye.
    std::optional<std::size_t> b;
    /// Absent where no game was fought.
    std::optional<Outcome> outcome;
    /// How often the two had met on these sides: with it goes the game's seed.
    std::size_t before = 0;
    /// Who goes on, where more than the outcome decides it; then the note says how.
    std::optional<std::size_t> through;
    Text note;
    /// Knock-outs: where it stands in its round, from the top of the bracket. The winners of two
    /// neighbours meet in a round of half as many places, in one of as many whoever just fell.
    std::size_t place = 0;
};

enum class Bracket { None, Winners, Losers, Final };

struct LeagueRound {
    Text title;
    std::vector<LeagueGame> games;
    /// Knock-outs: which bracket it is of. A single elimination has the winners' alone.
    Bracket bracket = Bracket::None;
};

/// Hundredths of a percent, rounded half away from zero; absent where nothing was played.
using Percent = std::optional<int>;

/// RoboRumble's figures; what each means is said in column_list().
struct Figures {
    Percent aps;
    Percent pwin;
    Percent npp;
    Percent vote;
    Percent knnpbi;
};

struct LeagueRow {
    std::size_t entrant = 0;
    std::size_t wins = 0;
    std::size_t draws = 0;
    std::size_t losses = 0;
    std::size_t points = 0;
    /// The points of all whom it met, each as often as they met; a bye brings none.
    std::size_t buchholz = 0;
    Figures figures;
    /// Knock-outs: how far it came. Hill: what counts before points.
    std::size_t stage = 0;
    /// Hill: longest reign, in challengers that did not take the hill.
    std::size_t age = 0;

    std::size_t played() const { return wins + draws + losses; }
};

struct League {
    LeagueFormat format = LeagueFormat::RoundRobin;
    TieBreaks ties = usual_ties();
    /// Knock-outs, Swiss system and hill.
    std::vector<LeagueRound> rounds;
    /// Round robins: the games that count, see GameRows.
    std::vector<std::string> rows;
    /// Best first.
    std::vector<LeagueRow> table;
};

/// All that pairing knows of entrants: their groups, and who leaves early.
struct Entrants {
    /// 0 is no group.
    std::vector<std::size_t> groups;
    /// The last round of each, 0 for those who stay to the end; empty: all do.
    std::vector<int> until{};

    std::size_t size() const { return groups.size(); }
    bool mates(std::size_t a, std::size_t b) const {
        return a == b || (groups[a] != 0 && groups[a] == groups[b]);
    }
    bool plays(std::size_t entrant, int round) const {
        return until.empty() || until[entrant] == 0 || round <= until[entrant];
    }
};
Entrants entrants_of(const LeagueRequest& request);

/// The game of `a`, on side A, against `b`; they have met `before` times on these sides.
using Result = std::function<Outcome(std::size_t a, std::size_t b, std::size_t before)>;

/// Any format but the round robins. `rounds`: of a Swiss system, 0 for as many as usual.
League play_league(LeagueFormat format, const Entrants& entrants, int rounds, const Result& result,
                   const TieBreaks& ties = usual_ties());
/// A round robin from its games (GameRows::rows()); kNotYet counts as not played.
League count_league(LeagueFormat format, const Entrants& entrants, std::vector<std::string> rows,
                    const TieBreaks& ties = usual_ties());

/// Plays a whole request that is no round robin.
League play_league(const LeagueRequest& request);
/// A request that is one, from its games.
League count_league(const LeagueRequest& request, std::vector<std::string> rows);

} // namespace shiaiba

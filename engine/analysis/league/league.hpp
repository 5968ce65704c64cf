// A league that was played: its games in order, and its table.
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
    /// Entrant on side A.
    std::size_t a = 0;
    /// Entrant on side B; absent: a bye for `a`.
    std::optional<std::size_t> b;
    /// Absent where no game was fought.
    std::optional<Outcome> outcome;
    /// How often the two had met with these sides before; the game's seed depends on it.
    std::size_t before = 0;
    /// The entrant that goes on, where the outcome alone doesn't decide it; then `note` gives the
    /// reason.
    std::optional<std::size_t> through;
    Text note;
    /// Knock-outs: the game's place in its round, from the top of the bracket. The winners of two
    /// neighbours meet in the next round if that has half as many places; if it has as many, the
    /// winner meets a loser from the winners' bracket.
    std::size_t place = 0;
};

enum class Bracket { None, Winners, Losers, Final };

struct LeagueRound {
    Text title;
    std::vector<LeagueGame> games;
    /// Knock-outs: the bracket of the round. A single elimination has only the winners' bracket.
    Bracket bracket = Bracket::None;
};

/// In hundredths of a percent, rounded half away from zero; absent where nothing was played.
using Percent = std::optional<int>;

/// RoboRumble's figures; column_list() explains each.
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
    /// Sum of the points of all opponents, each as often as they met; a bye brings none.
    std::size_t buchholz = 0;
    Figures figures;
    /// Knock-outs: how far the entrant came. Hill: rank before points. Higher is better.
    std::size_t stage = 0;
    /// Hill: longest reign, in challengers that didn't take the hill.
    std::size_t age = 0;

    std::size_t played() const { return wins + draws + losses; }
};

struct League {
    LeagueFormat format = LeagueFormat::RoundRobin;
    TieBreaks ties = usual_ties();
    /// Games of knock-outs, Swiss system and hill.
    std::vector<LeagueRound> rounds;
    /// Round robins: the cells of the crosstable, see LeagueQuestion.
    std::vector<std::string> rows;
    /// Best first.
    std::vector<LeagueRow> table;
};

/// The facts about entrants that pairing needs: groups, and last rounds.
struct Entrants {
    /// Group of each entrant; 0: no group.
    std::vector<std::size_t> groups;
    /// Last round of each entrant, 0 for an entrant that stays to the end; an empty list: all stay.
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

/// Plays the game of `a`, on side A, against `b`; they have met `before` times with these sides.
using Result = std::function<Outcome(std::size_t a, std::size_t b, std::size_t before)>;

/// Plays any format but round robins. `rounds`: of a Swiss system; 0 for the usual number.
League play_league(LeagueFormat format, const Entrants& entrants, int rounds, const Result& result,
                   const TieBreaks& ties = usual_ties());
/// Counts a round robin from the rows of its crosstable; kNotYet counts as not played.
League count_league(LeagueFormat format, const Entrants& entrants, std::vector<std::string> rows,
                    const TieBreaks& ties = usual_ties());

/// Plays a whole request of any format, on one thread.
League play_league(const LeagueRequest& request);
/// Counts a request that is a round robin, from its games.
League count_league(const LeagueRequest& request, std::vector<std::string> rows);

} // namespace shiaiba

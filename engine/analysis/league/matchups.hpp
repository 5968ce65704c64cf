// Matchups: fights every pair of a league, by the system's fast path where there is one, on all
// cores or shared by several machines.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "analysis/league/league.hpp"
#include "analysis/series/series.hpp"
#include "analysis/long_question.hpp"
#include "core/system/fast_path.hpp"
#include "core/system/league.hpp"
#include "core/text/problem.hpp"

namespace shiaiba {

/// Cells of a row besides W, D and L: no game (an entrant against itself or its group), and a game
/// that isn't fought yet.
inline constexpr char kNoGame = '-';
inline constexpr char kNotYet = '?';

inline bool are_mates(const LeagueRequest& request, std::size_t a, std::size_t b) {
    const std::string& group = request.entrants[a].group;
    return a == b || (!group.empty() && group == request.entrants[b].group);
}

/// Seed of a game's dice and random decisions: SplitMix64 over the league's seed and the pairing.
/// `before`: how often the two have met with these sides already.
std::uint64_t game_seed(std::uint64_t league_seed, std::size_t a, std::size_t b,
                        std::size_t before);

/// Plays one game, `a` on side A. The game's seed gives the dice, and the random decisions of
/// members without plans.
Outcome play_game(const LeagueRequest& request, std::size_t a, std::size_t b, std::size_t before);

/// Plays games from, from + 1 … of two entrants, `a` always on side A: wins of a, of b, draws. Game
/// i has output i of SplitMix64(game_seed(…, a, b, 0)) as its seed, as in the series of the match
/// with that seed.
Wins play_series(const LeagueRequest& request, std::size_t a, std::size_t b, std::uint64_t from,
                 std::uint64_t games);

class Matchups {
public:
    explicit Matchups(const LeagueRequest& request);

    /// Whether swapping the sides mirrors every result, so that each pair is fought once.
    bool mirrored() const { return mirrored_; }
    bool fast() const { return fast_ != nullptr; }
    /// Results of entrant `row` on side A against the entrants `from` … `to` − 1, as letters.
    std::string row(std::size_t row, std::size_t from, std::size_t to) const;

private:
    const LeagueRequest& request_;
    bool mirrored_;
    /// nullptr where every game is played by the rules.
    const FastPath* fast_ = nullptr;
    std::vector<BuildNumber> numbers_;
};

/// The games of a round robin, as rows of W, D and L from the row's side. Only the cells above the
/// diagonal are fought and mirrored below it, unless the two sides are different games (Double, and
/// not mirrored()).
class GameRows {
public:
    explicit GameRows(const LeagueRequest& request);

    /// First cell of row `row` that is fought; earlier cells are mirrored.
    std::size_t begin(std::size_t row) const { return half_ ? row + 1 : 0; }
    /// Number of cells that are fought. They are numbered row by row, and some of them are no
    /// games.
    std::uint64_t cells() const;
    FightRange whole() const { return {0, cells()}; }
    /// The results of those cells, fought now; take() takes them.
    std::string fight(const FightRange& cells) const;
    /// Takes the results of those cells from a part; false where they can't be their results.
    bool take(const FightRange& cells, std::string_view endings);
    /// Takes the results of the fought cells of one row.
    bool take_row(std::size_t row, std::string_view endings);
    /// The results of those cells that were taken.
    std::string fought(const FightRange& cells) const;
    /// Whole rows, with the mirrored cells.
    std::vector<std::string> rows() const;
    /// Forgets all results.
    void clear();

private:
    /// Some cells of one row.
    struct Job {
        std::size_t row = 0;
        std::size_t from = 0;
        std::size_t to = 0;
    };
    std::vector<Job> jobs(const FightRange& cells) const;
    bool fit(const Job& job, std::string_view endings) const;
    /// Number of the first fought cell of the row.
    std::uint64_t before(std::size_t row) const;

    Matchups matchups_;
    const LeagueRequest& request_;
    bool half_;
    std::vector<std::string> rows_;
};

// A round robin as a question whose games several machines share.

class LeagueQuestion final : public LongQuestion {
public:
    static constexpr std::string_view kKind = "league";
    /// The question of a league as JSON. Formats other than round robins can't be shared: their
    /// games depend on earlier ones.
    static Checked<std::unique_ptr<LeagueQuestion>> read(const Registry& registry,
                                                       const Json& request);
    static Checked<std::unique_ptr<LeagueQuestion>> make(LeagueRequest league);

    const LeagueRequest& league() const { return league_; }
    /// The table of the parts that were taken.
    League counted() const;

    std::string_view kind() const override { return kKind; }
    Json request() const override;
    /// Number of cells; cells within a group count although they have no game.
    std::uint64_t fights() const override { return games_.cells(); }
    Json fight(const FightRange& range) const override;
    FoughtPart joined() const override;
    Json report() const override;

protected:
    bool count_in(const FightRanges& ranges, const Json& answer) override;
    void clear() override { games_.clear(); }

private:
    explicit LeagueQuestion(LeagueRequest league);

    LeagueRequest league_;
    GameRows games_;
};

} // namespace shiaiba

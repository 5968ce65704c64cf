// Matchups: every pair of a league, fought through the fast path where there is one, on all cores, or shared by
// several machines.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "analysis/league/league.hpp"
#include "analysis/series/series.hpp"
#include "analysis/shard.hpp"
#include "core/system/fast_path.hpp"
#include "core/system/league.hpp"
#include "core/text/problem.hpp"

namespace shiaiba {

/// What cells of a row hold besides W, D and L: nobody meets itself or its group; not fought yet.
inline constexpr char kNoGame = '-';
inline constexpr char kNotYet = '?';

inline bool are_mates(const LeagueRequest& request, std::size_t a, std::size_t b) {
    const std::string& group = request.entrants[a].group;
    return a == b || (!group.empty() && group == request.entrants[b].group);
}

/// Seed of a game's dice and of its decisions: SplitMix64 over the league's seed and the pairing.
/// `before`: how often the two have met on these sides already.
std::uint64_t game_seed(std::uint64_t league_seed, std::size_t a, std::size_t b,
                        std::size_t before);

/// One game, `a` on side A. Where chance or choice decide, the game's seed feeds the dice, and
/// random decisions of those whose builds have no plans.
Outcome play_game(const LeagueRequest& request, std::size_t a, std::size_t b, std::size_t before);

/// Games from, from + 1 … of two, `a` always on side A: wins of a, of b, draws. Game i has output i of
/// SplitMix64(game_seed(…, a, b, 0)) as its seed: the series of the match with that seed.
Wins play_series(const LeagueRequest& request, std::size_t a, std::size_t b, std::uint64_t from,
                 std::uint64_t games);

class Matchups {
public:
    explicit Matchups(const LeagueRequest& request);

    /// Swapping the sides mirrors every ending, so that each pair is fought once.
    bool mirrored() const { return mirrored_; }
    bool fast() const { return fast_ != nullptr; }
    /// Endings of entrant `row` on side A against the entrants `from` … `to` − 1.
    std::string row(std::size_t row, std::size_t from, std::size_t to) const;

private:
    const LeagueRequest& request_;
    bool mirrored_;
    /// nullptr where every game is played by the rules themselves.
    const FastPath* fast_ = nullptr;
    std::vector<BuildNumber> numbers_;
};

/// The games that a round robin counts, as rows of W, D and L from each row's side: those above the
/// diagonal mirrored below it, or all of them where both sides are fought.
class GameRows {
public:
    explicit GameRows(const LeagueRequest& request);

    /// From where on row `row` is fought; the rest is mirrored.
    std::size_t begin(std::size_t row) const { return half_ ? row + 1 : 0; }
    /// How many cells that are, one row after the other: they are numbered so. Some are no games.
    std::uint64_t cells() const;
    FightRange whole() const { return {0, cells()}; }
    /// Fights those cells. Those that `work` kept from being fought stay kNotYet; then it answers false.
    bool fight(const FightRange& cells, const ShardWork& work = {});
    /// Takes those cells from elsewhere; false where these are no endings of them.
    bool take(const FightRange& cells, std::string_view endings);
    /// The same of the part of a row that is fought.
    bool take_row(std::size_t row, std::string_view endings);
    /// The endings of those cells, for take().
    std::string fought(const FightRange& cells) const;
    /// Whole rows, mirrored.
    std::vector<std::string> rows() const;

private:
    /// Cells of one row.
    struct Job {
        std::size_t row = 0;
        std::size_t from = 0;
        std::size_t to = 0;
    };
    std::vector<Job> jobs(const FightRange& cells) const;
    bool fit(const Job& job, std::string_view endings) const;
    /// Before which cell a row begins.
    std::uint64_t before(std::size_t row) const;

    Matchups matchups_;
    const LeagueRequest& request_;
    bool half_;
    std::vector<std::string> rows_;
};

// A round robin whose games several machines share.

class LeagueShards final : public Sharded {
public:
    static constexpr std::string_view kKind = "league";
    /// The league as JSON → question. Other formats than round robins have no parts: their games hang on those before.
    static Checked<std::unique_ptr<LeagueShards>> read(const Registry& registry,
                                                       const Json& request);
    static Checked<std::unique_ptr<LeagueShards>> make(LeagueRequest league);

    const LeagueRequest& league() const { return league_; }
    /// The table of what was taken.
    League counted() const;

    std::string_view kind() const override { return kKind; }
    Json request() const override;
    /// Cells of the rows; those of one group count, though there is no game.
    std::uint64_t fights() const override { return games_.cells(); }
    std::optional<Json> fight(const FightRange& range, const ShardWork& work) override;
    bool take(const FightRange& range, const Json& answer) override;

private:
    explicit LeagueShards(LeagueRequest league);

    LeagueRequest league_;
    GameRows games_;
};

} // namespace shiaiba

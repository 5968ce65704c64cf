// Pairings: a series of games for every two entrants of a league, as one question. It tells who
// beats whom how often, where one game of each pair would be luck.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "analysis/long_question.hpp"
#include "analysis/series/series.hpp"
#include "core/system/league.hpp"
#include "core/text/problem.hpp"

namespace shiaiba {

/// Two entrants and what their games came to.
struct PairedSeries {
    /// The entrant on side A in every game, and the one on side B; `a` < `b`.
    std::size_t a = 0;
    std::size_t b = 0;
    std::uint64_t games = 0;
    /// Of a, of b, draws.
    Wins wins{};
};

/// Game i of all pairs is fought before game i + 1 of any, so that all grow alike and a question of
/// more games begins with the fights of the shorter one. Game i of a and b has output i of
/// SplitMix64(game_seed(…, a, b, 0)) as its seed, as in the series of the match with that seed.
class PairingsQuestion final : public LongQuestion {
public:
    static constexpr std::string_view kKind = "pairings";
    /// {league: LeagueRequest, games}: the games of each pair.
    static Checked<std::unique_ptr<PairingsQuestion>> read(const Registry& registry,
                                                           const Json& request);
    /// `games`: from 1 to kMostSeriesFights.
    static Checked<std::unique_ptr<PairingsQuestion>> make(LeagueRequest league,
                                                           std::uint64_t games);

    const LeagueRequest& league() const { return league_; }
    std::uint64_t games() const { return games_; }
    /// In the order 0 1, 0 2 … 1 2 …; two of one group don't meet.
    std::vector<PairedSeries> pairings() const;

    Json request() const override;
    std::uint64_t fights() const override { return games_ * pairs_.size(); }
    Json fight(const FightRange& range) const override;
    FoughtPart joined() const override;
    /// `PairingsReport` of bindings/types/league.d.ts.
    Json report() const override;

protected:
    bool count_in(const FightRanges& ranges, const Json& answer) override;
    void clear() override;

private:
    /// Wins and losses of the first entrant of each pair.
    struct Counts {
        std::vector<std::uint64_t> wins;
        std::vector<std::uint64_t> losses;
    };
    struct Pair {
        std::size_t a = 0;
        std::size_t b = 0;
        /// Seeds the games.
        std::uint64_t seed = 0;
    };

    PairingsQuestion(LeagueRequest league, std::uint64_t games);
    /// Number of games of that pair in the ranges.
    std::uint64_t games_of(std::size_t pair, const FightRanges& ranges) const;
    Json to_json(const Counts& counts) const;

    LeagueRequest league_;
    std::uint64_t games_;
    std::vector<Pair> pairs_;
    Counts counts_;
};

} // namespace shiaiba

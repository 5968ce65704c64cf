// Matchups: fights the games of a league, by the system's fast path where there is one; and a round
// robin as a question whose games are shared out.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "analysis/league/league.hpp"
#include "analysis/long_question.hpp"
#include "core/system/fast_path.hpp"
#include "core/system/league.hpp"
#include "core/text/problem.hpp"

namespace shiaiba {

/// The cell of an entrant against itself or its group; the others are W, D, L and kNotYet.
inline constexpr char kNoGame = '-';

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

// A round robin as a question whose games several workers and machines share.

/// The fights are the cells of the crosstable from the row's side, row by row; some of them are no
/// games. Only the cells above the diagonal are fought and mirrored below it, unless the two sides
/// are different games (Double, and not mirrored()).
class LeagueQuestion final : public LetterQuestion {
public:
    static constexpr std::string_view kKind = "league";
    /// The question of a league as JSON. Formats other than round robins can't be shared: their
    /// games depend on earlier ones.
    static Checked<std::unique_ptr<LeagueQuestion>> read(const Registry& registry,
                                                         const Json& request);
    static Checked<std::unique_ptr<LeagueQuestion>> make(LeagueRequest league);

    const LeagueRequest& league() const { return league_; }
    /// The table of the games that were taken.
    League counted() const;

    Json request() const override;
    std::uint64_t fights() const override { return before(league_.entrants.size()); }
    Json fight(const FightRange& range) const override;
    /// `LeagueReport` of the games that were taken.
    Json report() const override;

protected:
    bool fit(const FightRange& range, std::string_view letters) const override;

private:
    /// Some cells of one row.
    struct Job {
        std::size_t row = 0;
        std::size_t from = 0;
        std::size_t to = 0;
    };

    explicit LeagueQuestion(LeagueRequest league);
    /// First cell of a row that is fought; earlier cells are mirrored.
    std::size_t begin(std::size_t row) const { return half_ ? row + 1 : 0; }
    /// Number of the first fought cell of a row.
    std::uint64_t before(std::size_t row) const;
    std::vector<Job> jobs(const FightRange& range) const;
    /// Whole rows, with the mirrored cells.
    std::vector<std::string> rows() const;

    LeagueRequest league_;
    Matchups matchups_;
    bool half_;
};

} // namespace shiaiba

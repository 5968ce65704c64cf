// A hill: all entrants against all, on both sides. Holds the known results, fights the missing
// ones, and makes the standings.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "analysis/hill/entrants.hpp"
#include "analysis/long_question.hpp"
#include "analysis/series/wilson.hpp"

namespace shiaiba {

/// The games of one pair with fixed sides.
struct HillMeeting {
    /// Index of the entrant on side A; `b`: on side B.
    std::size_t a = 0;
    std::size_t b = 0;
    std::uint64_t seed = 0;
    /// The game results from side A's view: a letter W, D or L per game, kNotYet where none is.
    std::string_view games;
};

class Hill final : public LetterQuestion {
public:
    static constexpr std::string_view kKind = "hill";
    /// `known`: results of earlier runs; those of other pairs are ignored. `newcomer`: the last
    /// entrant is one without a file.
    Hill(HillTerms terms, std::vector<HillEntrant> entrants, const HillResults& known,
         bool newcomer = false);
    /// {system, settings, games, entrants, known} as request() writes it, or a report of
    /// hill_report(), whose standings and history are ignored. With "newcomer", a side's JSON, it
    /// is the last entrant, and its name plays no part; where it is on the hill already, it is
    /// refused as "hillSameBuild", with the path of that entrant.
    static Checked<std::unique_ptr<Hill>> read(const Registry& registry, const Json& request);

    const HillTerms& terms() const { return terms_; }
    const std::vector<HillEntrant>& entrants() const { return entrants_; }
    std::size_t pairs() const { return pairs_.size(); }
    /// Number of pairs whose results weren't known.
    std::size_t missing() const { return missing_.size(); }
    /// The meetings of all pairs: for each pair first with the earlier entrant as side A, then the
    /// other way round.
    std::vector<HillMeeting> meetings() const;
    /// Adds the results of all pairs to `results`, once none is missing.
    void give(HillResults& results) const;

    Json request() const override;
    /// Number of fights of the pairs whose results are missing.
    std::uint64_t fights() const override { return missing_.size() * terms_.fights(); }
    Json fight(const FightRange& range) const override;
    /// `HillWith` of bindings/types/hill.d.ts for the last entrant.
    Json report() const override;

private:
    struct Pair {
        std::size_t x = 0;
        std::size_t y = 0;
        HillPair known_as;
        /// Results that were known; empty: they are missing.
        std::string known;
        /// Number of the pair's first letter among those of the fights, if its results are missing.
        std::size_t first = 0;

        /// Whether `y` is side A in the games of that number (0: the lower digest is side A).
        bool turned(std::size_t side) const { return known_as.swapped == (side == 0); }
    };
    /// The results of a pair, as far as they are there.
    std::string_view results_of(const Pair& pair) const;
    /// Results of fights from … to − 1 of one pair, as letters.
    std::string fight(const Pair& pair, std::uint64_t from, std::uint64_t to) const;

    HillTerms terms_;
    std::vector<HillEntrant> entrants_;
    std::vector<Pair> pairs_;
    /// Indices into pairs_.
    std::vector<std::size_t> missing_;
    bool newcomer_;
};

// Standings of a hill.

struct HillStanding {
    /// Index of the entrant.
    std::size_t entrant = 0;
    /// One more than the number of entrants with more points.
    std::size_t place = 1;
    std::size_t wins = 0;
    std::size_t draws = 0;
    std::size_t losses = 0;
    /// Number of opponents against whom it made more than half of the points, half, or less.
    std::size_t beats = 0;
    std::size_t level = 0;
    std::size_t loses = 0;
    /// Share of all possible points (a win is 2, a draw 1): its rating. The interval counts a draw
    /// as half a win, which makes it rather too wide than too narrow; without chance it has no
    /// width. Without games it is everything.
    Share share;

    std::size_t games() const { return wins + draws + losses; }
    std::size_t points() const { return 2 * wins + draws; }
};
/// Of the games that were fought. Best first: points, wins, opponents beaten, then file names.
std::vector<HillStanding> standings(const Hill& hill);

} // namespace shiaiba

// A hill: all entrants against all, on both sides; which results are known, which fights are missing, and the
// standings.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "analysis/hill/entrants.hpp"
#include "analysis/series/wilson.hpp"
#include "analysis/shard.hpp"

namespace shiaiba {

/// One pair on one side.
struct HillMeeting {
    /// Side A; places among the entrants.
    std::size_t a = 0;
    std::size_t b = 0;
    std::uint64_t seed = 0;
    /// W, D or L from side A, a letter a game.
    std::string_view games;
};

class Hill final : public Sharded {
public:
    static constexpr std::string_view kKind = "hill";
    /// `known`: only what of it belongs to these is taken.
    Hill(HillTerms terms, std::vector<HillEntrant> entrants, const HillResults& known);
    static Checked<std::unique_ptr<Hill>> read(const Registry& registry, const Json& request);

    const HillTerms& terms() const { return terms_; }
    const std::vector<HillEntrant>& entrants() const { return entrants_; }
    std::size_t pairs() const { return pairs_.size(); }
    /// The pairs whose results weren't known.
    std::size_t missing() const { return missing_.size(); }
    /// Fights all that is missing; false where `work` ended it.
    bool fight_all(const ShardWork& work);
    /// Of all pairs, once nothing is missing: the first of the folder as side A, then the other way.
    std::vector<HillMeeting> meetings() const;
    /// Adds what pairs came to.
    void give(HillResults& results) const;

    std::string_view kind() const override { return kKind; }
    Json request() const override;
    /// The fights of the pairs whose results are missing.
    std::uint64_t fights() const override { return missing_.size() * terms_.fights(); }
    std::optional<Json> fight(const FightRange& range, const ShardWork& work) override;
    bool take(const FightRange& range, const Json& answer) override;

private:
    struct Pair {
        std::size_t x = 0;
        std::size_t y = 0;
        HillPair known_as;
        std::string letters;

        /// `y` is side A there.
        bool turned(std::size_t side) const { return known_as.swapped == (side == 0); }
    };
    /// Letters of fights from … to − 1 of one pair.
    std::string fight(const Pair& pair, std::uint64_t from, std::uint64_t to) const;

    HillTerms terms_;
    std::vector<HillEntrant> entrants_;
    std::vector<Pair> pairs_;
    /// Places among the pairs.
    std::vector<std::size_t> missing_;
};

// Who stands how high on a hill.

struct HillStanding {
    /// Its place among the entrants.
    std::size_t entrant = 0;
    /// One more than there are with more points.
    std::size_t place = 1;
    std::size_t wins = 0;
    std::size_t draws = 0;
    std::size_t losses = 0;
    /// Opponents of whom it made more than half of the points, half, or less.
    std::size_t beats = 0;
    std::size_t level = 0;
    std::size_t loses = 0;
    /// Of all points, a win being 2 and a draw 1: its rating. The interval takes a draw for half a win, which makes it
    /// no narrower than it is; without chance there is none.
    Share share;

    std::size_t games() const { return wins + draws + losses; }
    std::size_t points() const { return 2 * wins + draws; }
};
/// Best first: points; wins; opponents beaten; the names of the files. Nothing may be missing.
std::vector<HillStanding> standings(const Hill& hill);

} // namespace shiaiba

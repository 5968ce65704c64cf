// What a series says: shares, lengths, what is left, and the fights worth a look.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "analysis/series/sum.hpp"

namespace shiaiba {

/// Numbers of many fights; all 0 of none.
struct Spread {
    int least = 0;
    /// The lower one of two in the middle.
    int median = 0;
    /// In hundredths, rounded to the nearest.
    std::uint64_t mean = 0;
    int most = 0;
};

struct SeriesFigures {
    std::uint64_t fights = 0;
    /// By side, the third are draws.
    Wins wins{};
    std::array<Share, 3> shares;

    Spread rounds;
    struct Length {
        int rounds = 0;
        Wins wins{};
    };
    /// Every length that occurred, ascending.
    std::vector<Length> lengths;

    struct Left {
        Spread spread;
        std::vector<SeriesLeft> counts;
    };
    std::array<Left, 2> left;
    struct OfMember {
        std::uint64_t out = 0;
        Share share;
        Left left;
    };
    /// Where sides are parties: A's, then B's.
    std::vector<OfMember> members;

    // -- Witnesses. Of several equal ones, the fight with the lowest number.
    /// Of median length, and of median lead (what A has left more than B) among those of that
    /// length.
    std::optional<SeriesFight> median;
    /// The fewest rounds of each side's wins.
    std::array<std::optional<SeriesFight>, 2> shortest_win;
    /// The least that its conqueror had left more than the loser, of each side's losses.
    std::array<std::optional<SeriesFight>, 2> closest_loss;
};

/// `exact`: the fights are all that there can be.
SeriesFigures figures(const SeriesTally& tally, bool exact);

} // namespace shiaiba

// The figures of a series: shares, lengths, what is left, and the fights worth a look.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "analysis/series/series.hpp"

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

    /// What each list of the tally counts, and the lists.
    std::vector<Spread> left;
    std::vector<std::vector<SeriesLeft>> left_counts;
    /// Where sides are parties: the share of fights at whose end each member was out, A's, then B's.
    std::vector<Share> out;
    /// What is left of one of them, and its lasting harm; and in how many fights it was out.
    const Spread& left_of(std::size_t member) const { return left[list_of(member, kMemberLeft)]; }
    const Spread& lasting_of(std::size_t member) const {
        return left[list_of(member, kMemberLasting)];
    }
    std::uint64_t out_of(std::size_t member) const {
        const SeriesLeft& last = left_counts[list_of(member, kMemberOut)].back();
        return last.left == 1 ? last.fights : 0;
    }

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

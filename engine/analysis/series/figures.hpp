// The figures of a series: shares, lengths, what is left, and fights worth a look.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "analysis/series/series.hpp"

namespace shiaiba {

/// Spread of one number over many fights; all 0 without fights.
struct Spread {
    int least = 0;
    /// The lower of the two middle values if there are two.
    int median = 0;
    /// In hundredths, rounded to the nearest.
    std::uint64_t mean = 0;
    int most = 0;
};

struct SeriesFigures {
    std::uint64_t fights = 0;
    /// By side; the third is draws.
    Wins wins{};
    std::array<Share, 3> shares;

    Spread rounds;
    struct Length {
        int rounds = 0;
        Wins wins{};
    };
    /// Every length that occurred, ascending.
    std::vector<Length> lengths;

    /// Spread and counts of each list of the tally (SeriesTally::left).
    std::vector<Spread> left;
    std::vector<std::vector<SeriesLeft>> left_counts;
    /// In systems with parties: share of fights at whose end each member was out, A's, then B's.
    std::vector<Share> out;
    /// Spread of what is left of one member and of its lasting harm; number of fights in which it
    /// was out.
    const Spread& left_of(std::size_t member) const { return left[list_of(member, kMemberLeft)]; }
    const Spread& lasting_of(std::size_t member) const {
        return left[list_of(member, kMemberLasting)];
    }
    std::uint64_t out_of(std::size_t member) const {
        const SeriesLeft& last = left_counts[list_of(member, kMemberOut)].back();
        return last.left == 1 ? last.fights : 0;
    }

    // -- Witnesses. Of several equal fights, the one with the lowest number.
    /// A fight of median length and, among those of that length, of median lead (what A has left
    /// more than B).
    std::optional<SeriesFight> median;
    /// Each side's win in the fewest rounds.
    std::array<std::optional<SeriesFight>, 2> shortest_win;
    /// Each side's loss with the smallest lead of the winner.
    std::array<std::optional<SeriesFight>, 2> closest_loss;
};

/// `exact`: the fights are all possible fights.
SeriesFigures figures(const SeriesTally& tally, bool exact);

} // namespace shiaiba

// Some fights of a series, counted so that parts join into whatever holds all their fights.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/ruleset.hpp"

namespace shiaiba {

/// One fight of a series.
struct SeriesFight {
    /// Its number in the series, from 0.
    std::uint64_t i = 0;
    Side winner = Side::None;
    int rounds = 0;
    std::array<int, 2> left{};

    /// What A has left more than B.
    int lead() const { return left[0] - left[1]; }
};

/// All fights that ended with the same winner, in the same round, with the same lead.
struct SeriesEnding {
    SeriesFight first;
    std::uint64_t fights = 1;

    /// By rounds, winner, lead; `rounds` below 2²⁹, `left` below 2³⁰.
    std::uint64_t key() const;
    void join(const SeriesEnding& more);
};

/// Fights that left a side, or a member, that much.
struct SeriesLeft {
    int left = 0;
    std::uint64_t fights = 1;

    std::uint64_t key() const { return static_cast<std::uint64_t>(left); }
    void join(const SeriesLeft& more) { fights += more.fights; }
};

/// What a set of fights comes to, in whatever order they were counted. All lists ascend by key.
struct SeriesTally {
    std::uint64_t fights = 0;
    std::vector<SeriesEnding> endings;
    /// Of A, of B, then of each member where sides are parties: A's, then B's.
    std::vector<std::vector<SeriesLeft>> left = std::vector<std::vector<SeriesLeft>>(kSides.size());
    /// In how many fights each member was out at the end.
    std::vector<std::uint64_t> out;

    void join(const SeriesTally& more);
};
/// `members`: those of every fight, one fight after the other.
SeriesTally tally(const std::vector<SeriesFight>& fights,
                  const std::vector<Outcome::OfMember>& members = {});

/// Fights from, from + 1 … of a series.
struct SeriesPart {
    std::uint64_t from = 0;
    SeriesTally tally;

    std::uint64_t end() const { return from + tally.fights; }
};

} // namespace shiaiba

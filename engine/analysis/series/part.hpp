// Some fights of a series, counted so that parts join into whatever holds all their fights.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/system/ruleset.hpp"

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

/// What was left of a member, whether it was out (1) or not (0), and its lasting harm.
enum MemberList : std::size_t { kMemberLeft, kMemberOut, kMemberLasting, kMemberLists };
/// Its place among the lists of a tally.
constexpr std::size_t list_of(std::size_t member, MemberList list) {
    return kSides.size() + kMemberLists * member + list;
}

/// What a set of fights comes to, in whatever order they were counted.
struct SeriesTally {
    std::uint64_t fights = 0;
    /// All lists ascend by key, once gathered.
    std::vector<SeriesEnding> endings;
    /// Of A, of B; then where sides are parties kMemberLists of each member, A's, then B's. Empty where nothing was
    /// fought.
    std::vector<std::vector<SeriesLeft>> left;

    /// Counts one more fight; `members` are those of its outcome.
    void add(const SeriesFight& fight, const std::vector<Outcome::OfMember>& members = {});
    /// Puts in order what was added.
    void gather();
    /// With what was gathered of the same match.
    void join(const SeriesTally& more);
};

/// Fights from, from + 1 … of a series.
struct SeriesPart {
    std::uint64_t from = 0;
    SeriesTally tally;

    std::uint64_t end() const { return from + tally.fights; }
};

} // namespace shiaiba

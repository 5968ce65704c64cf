// A series of fights: counts some of its fights, and joins parts in any order until the wish is met.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

#include "analysis/series/wilson.hpp"
#include "core/system/match.hpp"
#include "core/system/system.hpp"

namespace shiaiba {

/// One fight of a series.
struct SeriesFight {
    /// Number of the fight in the series, from 0.
    std::uint64_t i = 0;
    Side winner = Side::None;
    int rounds = 0;
    std::array<int, 2> left{};

    /// What A has left more than B.
    int lead() const { return left[0] - left[1]; }
};

/// All fights that ended with the same winner, in the same round, with the same lead; `first` has
/// the lowest number of them.
struct SeriesEnding {
    SeriesFight first;
    std::uint64_t fights = 1;

    /// Ascends by rounds, then winner, then lead; needs `rounds` below 2²⁹ and `left` below 2³⁰.
    std::uint64_t key() const;
    void join(const SeriesEnding& more);
};

/// Number of fights that left so much of a side or member.
struct SeriesLeft {
    int left = 0;
    std::uint64_t fights = 1;

    std::uint64_t key() const { return static_cast<std::uint64_t>(left); }
    void join(const SeriesLeft& more) { fights += more.fights; }
};

/// The lists of a member: what was left of it, whether it was out (1) or not (0), and its lasting
/// harm.
enum MemberList : std::size_t { kMemberLeft, kMemberOut, kMemberLasting, kMemberLists };
/// Index of the list among the lists of a tally.
constexpr std::size_t list_of(std::size_t member, MemberList list) {
    return kSides.size() + kMemberLists * member + list;
}

/// Counts over a set of fights; the same in whatever order they were counted.
struct SeriesTally {
    std::uint64_t fights = 0;
    /// All lists ascend by key after gather().
    std::vector<SeriesEnding> endings;
    /// The lists of A and of B; in systems with parties then kMemberLists lists of each member,
    /// A's, then B's. Empty where nothing was fought.
    std::vector<std::vector<SeriesLeft>> left;

    /// Counts one more fight; `members` are those of its outcome.
    void add(const SeriesFight& fight, const std::vector<Outcome::OfMember>& members = {});
    /// Sorts what was added, and joins equal entries.
    void gather();
    /// Adds the counts of `more`, which must be gathered and of the same match.
    void join(const SeriesTally& more);
};

/// Fights from, from + 1 … of a series.
struct SeriesPart {
    std::uint64_t from = 0;
    SeriesTally tally;

    std::uint64_t end() const { return from + tally.fights; }
};

// A sum of parts that come in any order: knows what is complete, what is ahead, and when the wish
// is met.

/// Number of fights after which the width of the intervals is tested.
inline constexpr std::uint64_t kSeriesChunk = 1'000;
/// End of the chunk that holds fight `i`.
constexpr std::uint64_t series_chunk_end(std::uint64_t i) {
    return i - i % kSeriesChunk + kSeriesChunk;
}

struct SeriesWish {
    /// From 1 to kMostSeriesFights.
    std::uint64_t fights = 10'000;
    /// The series is complete once no interval is wider than this, in 1/10,000; 0: never.
    int width = 0;
};

/// Wins of A, wins of B, draws.
using Wins = std::array<std::uint64_t, 3>;
Wins wins_of(const SeriesTally& tally);

class SeriesSum {
public:
    explicit SeriesSum(const SeriesWish& wish) : wish_(wish) {}

    /// Takes a part. It must lie within one chunk; or it may be the whole() of another sum, where
    /// nothing of it is there yet. False for any other part, or for fights that are there already
    /// or beyond the wish. Once the series is complete, further parts are accepted but not counted.
    bool take(SeriesPart part);

    enum class End { None, Fights, Width };
    /// Why the series is complete. The width counts only while fights 0 … 1000k − 1 are all there,
    /// so that the result depends neither on the order of parts nor on the machines.
    End end() const { return end_; }
    const SeriesWish& wish() const { return wish_; }

    /// Fights 0 … end − 1, in whole chunks.
    const SeriesPart& whole() const { return whole_; }
    /// Parts beyond whole(), ascending and disjoint; empty once the series is complete.
    const std::vector<SeriesPart>& ahead() const { return ahead_; }
    /// The counts of all parts taken.
    SeriesTally everything() const;
    std::uint64_t fights() const;
    /// Missing fights before the last one that is there, as pairs of first and last.
    std::vector<std::pair<std::uint64_t, std::uint64_t>> gaps() const;

private:
    void advance();
    void judge();
    /// End of the chunk that holds fight `i`, or of the series.
    std::uint64_t chunk_end(std::uint64_t i) const;

    SeriesWish wish_;
    SeriesPart whole_;
    std::vector<SeriesPart> ahead_;
    End end_ = End::None;
};

// Fights a part of a series.

/// Plays one fight; all its chance comes from the seed. Called from several threads at once.
using FightBySeed = std::function<Outcome(std::uint64_t seed)>;

/// Plays the match any number of times. Sides without plans take random decisions, drawn from the
/// same seed. `match` must outlive it.
FightBySeed fight_of(const Match& match);

/// Plays fights from, from + 1 … Fight i has output i of SplitMix64(base) as its seed.
SeriesPart fight_part(const FightBySeed& fight, std::uint64_t base, std::uint64_t from,
                      std::uint64_t count);

} // namespace shiaiba

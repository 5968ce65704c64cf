// A series of fights: some of them counted, parts joined in any order until it is enough, and all fought on all
// cores.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

#include "analysis/series/wilson.hpp"
#include "core/system/match.hpp"
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

// A series as its parts come in, in any order: what is whole, what is ahead, and when it is enough.

/// Fights after which the width is looked at.
inline constexpr std::uint64_t kSeriesChunk = 1'000;

struct SeriesWish {
    /// 1 to kMostSeriesFights.
    std::uint64_t fights = 10'000;
    /// Enough once no interval is wider, in 1/10,000; 0: never.
    int width = 0;
};

/// Wins of A, wins of B, draws.
using Wins = std::array<std::uint64_t, 3>;
Wins wins_of(const SeriesTally& tally);

class SeriesSum {
public:
    explicit SeriesSum(const SeriesWish& wish) : wish_(wish) {}

    /// Parts lie within one chunk, or are what an earlier sum was whole of and come before all
    /// others. False where it is neither, or has fights that were there already or don't belong.
    /// Once all is complete, what else comes is not wanted, and is not counted.
    bool take(SeriesPart part);

    enum class End { None, Fights, Width };
    /// Why it is complete. The width counts only where fights 0 … 1000k − 1 are all there, so
    /// that the answer hangs neither on the order of parts nor on who fights them.
    End end() const { return end_; }
    const SeriesWish& wish() const { return wish_; }

    /// Fights 0 … end − 1, in whole chunks.
    const SeriesPart& whole() const { return whole_; }
    /// Beyond them, ascending, apart from each other; none once it is complete.
    const std::vector<SeriesPart>& ahead() const { return ahead_; }
    /// Everything that came in.
    SeriesTally everything() const;
    std::uint64_t fights() const;
    /// Fights that are missing before the last one there is, as first and last.
    std::vector<std::pair<std::uint64_t, std::uint64_t>> gaps() const;

private:
    void advance();
    void judge();
    /// Where the chunk of fight `i` ends.
    std::uint64_t chunk_end(std::uint64_t i) const;

    SeriesWish wish_;
    SeriesPart whole_;
    std::vector<SeriesPart> ahead_;
    End end_ = End::None;
};

// Fights the fights of a series: a part of them, or all on all cores.

/// Plays one fight by its seed, of which all its chance comes; from several threads at once.
using FightBySeed = std::function<Outcome(std::uint64_t seed)>;

/// The match as many times as one likes. Nobody's hand is in it: where a side has no plans, random
/// decisions of the same seed stand in. `match` must outlive it.
FightBySeed fight_of(const Match& match);

/// Fights that one thread takes at a time: few, so that slow ones are told and stopped soon.
inline constexpr std::uint64_t kSeriesFightsAtOnce = 50;
static_assert(kSeriesChunk % kSeriesFightsAtOnce == 0);

/// Fights from, from + 1 … Fight i has output i of SplitMix64(base) as its seed. `go_on` is asked
/// after each; where it answers false the part is as long as it got.
SeriesPart fight_part(const FightBySeed& fight, std::uint64_t base, std::uint64_t from,
                      std::uint64_t count, const std::function<bool()>& go_on = {});

struct SeriesWork {
    /// 0: one a core.
    unsigned workers = 0;
    /// Asked after every fight, from all threads: false leaves the rest, and may leave gaps.
    std::function<bool()> go_on;
    /// Told how many fights there are, from one thread at a time.
    std::function<void(std::uint64_t fights)> progress;
};

/// The same result for any number of workers, unless `go_on` ends it.
SeriesSum fight_series(const FightBySeed& fight, std::uint64_t base, const SeriesWish& wish,
                       const SeriesWork& work);

} // namespace shiaiba

// Fights the fights of a series: a part of them, or all on all cores.
#pragma once

#include <cstdint>
#include <functional>

#include "analysis/series/sum.hpp"
#include "core/system/match.hpp"

namespace shiaiba {

/// Plays one fight by its seed, of which all its chance comes; from several threads at once.
using FightBySeed = std::function<Outcome(std::uint64_t seed)>;

/// The match as many times as one likes. Nobody's hand is in it: where a side has no plans, random
/// decisions of the same seed stand in. `match` must outlive it.
FightBySeed fight_of(const Match& match);

/// Fights that one thread takes at a time: few, so that slow ones are told and stopped soon.
inline constexpr std::uint64_t kSeriesPortion = 50;
static_assert(kSeriesChunk % kSeriesPortion == 0);

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

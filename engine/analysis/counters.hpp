// Counters of a build: the builds that beat it, and the builds one step away from it. A filter says
// which are wanted, a report lists them (JSON shapes of bindings/types/counters.d.ts).
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "analysis/rating.hpp"
#include "core/fight/party.hpp"
#include "core/system/fast_path.hpp"
#include "core/text/json_fwd.hpp"
#include "core/text/problem.hpp"

namespace shiaiba {

// The filter, as disjoint sets of builds.

struct CounterFilter {
    /// Items that a counter must hold, each at least once, and items that it must not hold: bit i
    /// is item i.
    std::uint32_t hold = 0;
    std::uint32_t without = 0;
    /// Most places that may differ from the build that is asked about.
    std::size_t changes = kMostPlaces;
};

/// Reads `CounterFilter` of bindings/types/counters.d.ts; reports all problems at once.
Checked<CounterFilter> check_filter(const FastPath& fast, const ItemNames& names, const Json& json);

/// The builds of `within` that pass the filter, as sets that are disjoint and not empty, in a fixed
/// order.
std::vector<Sets> filtered(const FastPath& fast, BuildNumber mine, const CounterFilter& filter,
                           const Sets& within);

/// A representative (Rating) of a box whose builds all beat the build that is asked about. A box is
/// a set of items per place, i.e. all builds made of them (core/system/fast_path.hpp).
struct Counter {
    BuildNumber build = 0;
    /// Score as in Rating::scores; absent without a rating.
    std::optional<int> score;
    Box box;
    /// How many of all builds it beats, if that is known beforehand (Rating::wins).
    std::optional<std::uint32_t> wins = {};
    /// Later builds of the list that begin alike, grouped under this one.
    std::vector<Counter> alike = {};
};

/// Number of first places that have the same items in builds that begin alike.
inline constexpr std::size_t kBeginning = 2;

/// Order of counters: higher score, then more builds beaten, then lower build number.
bool outscores(const Counter& a, const Counter& b);

struct CountersPart {
    /// Number of builds of the part that beat it and pass the filter, and of the boxes that hold
    /// them.
    std::uint64_t builds = 0;
    std::uint64_t boxes = 0;
    /// Number of boxes whose representative was rated.
    std::size_t rated = 0;
    /// In the order of outscores(); no two begin alike.
    std::vector<Counter> best;
    /// Largest first, then in the order of the sweep.
    std::vector<Box> largest;
};

/// Most boxes that are rated, over all parts. Each part rates its share: first boxes with a build
/// of the strategy, then the largest.
inline constexpr std::size_t kMostRated = 20'000;
/// Most counters in `best`: in one part grouped ones count too, in the joined list they don't.
inline constexpr std::size_t kMostBest = 50;
inline constexpr std::size_t kMostLargest = 20;

/// Counters of `mine` among the builds with item `part` in place 1; `part` < fast.items(). Verdicts
/// of the boxes are seen from `mine`: losses.
CountersPart counters(const FastPath& fast, BuildNumber mine, const CounterFilter& filter,
                      std::size_t part, const Rating& rating);

/// Adds a part to `sum`; parts must be joined in their order.
void join(const FastPath& fast, CountersPart& sum, CountersPart&& part);

struct Edit {
    BuildNumber build = 0;
    std::size_t place = 0;
    std::size_t item = 0;
    std::optional<int> score;
};

struct Edits {
    /// Score of the build that is edited.
    std::optional<int> score;
    std::vector<Edit> edits;
};

/// Every build that differs from `mine` in one place: best score first, then by place and item.
Edits edits(const FastPath& fast, BuildNumber mine, const Rating& rating);

// Standings, counters and edits as JSON (shapes of bindings/types/counters.d.ts).

Json to_json(const Standing& standing);
Json to_json(const System& system, const ItemNames& names, const CountersPart& part);
/// The edits keep the name of `mine`; free text is left out.
Json to_json(const Party& mine, const ItemNames& names, const Edits& edits);

} // namespace shiaiba

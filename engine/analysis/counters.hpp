// Counters: the builds that beat a build, and those one step away from it. A request says which are wanted, a report
// what they are (JSON shapes of bindings/analysis.d.ts).
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

// Which counters are wanted, as disjoint fields of builds.

struct CounterFilter {
    /// Items that it holds, each at least once, and that it does not hold: bit i is item i.
    std::uint32_t hold = 0;
    std::uint32_t without = 0;
    /// At most so many places differ from the build that is asked about.
    std::size_t changes = kMostPlaces;
};

/// `CounterFilter` of bindings/analysis.d.ts. All problems at once.
Checked<CounterFilter> check_filter(const FastPath& fast, const ItemNames& names, const Json& json);

/// The builds of `within` that pass the filter: disjoint, none empty, in a fixed order.
std::vector<Sets> filtered(const FastPath& fast, BuildNumber mine, const CounterFilter& filter,
                           const Sets& within);

/// The representative (Rating) of a box of builds that all beat it.
struct Counter {
    BuildNumber build = 0;
    /// As Rating::scores says it; absent where nothing rates.
    std::optional<int> score;
    Box box;
    /// How many of all builds it beats, where that is known beforehand (Rating::wins).
    std::optional<std::uint32_t> wins = {};
    /// The builds behind it on the list that begin as it does, folded under it.
    std::vector<Counter> alike = {};
};

/// Builds with the same items in so many first places begin alike.
inline constexpr std::size_t kBeginning = 2;

/// The better score first, of equals the one that beats more builds, then the lower one.
bool outscores(const Counter& a, const Counter& b);

struct CountersPart {
    /// Builds of the part that beat it and pass the filter, and the boxes they come in.
    std::uint64_t builds = 0;
    std::uint64_t boxes = 0;
    /// Boxes whose representative was rated.
    std::size_t rated = 0;
    /// In the order of outscores(); no two begin alike.
    std::vector<Counter> best;
    /// Largest first, then in the order of the sweep.
    std::vector<Box> largest;
};

/// Boxes that are rated at most, over all parts; each part rates its share: those that hold a build
/// of the strategy first, then the largest.
inline constexpr std::size_t kMostRated = 20'000;
/// Of a part they are counted with those that are folded under others, of all parts together without.
inline constexpr std::size_t kMostBest = 50;
inline constexpr std::size_t kMostLargest = 20;

/// `part` < fast.items(). The verdicts of its boxes are seen from `mine`: losses.
CountersPart counters(const FastPath& fast, BuildNumber mine, const CounterFilter& filter,
                      std::size_t part, const Rating& rating);

/// Joins parts, handed in in their order: the lists of all builds together.
void join(const FastPath& fast, CountersPart& sum, CountersPart&& part);

struct Edit {
    BuildNumber build = 0;
    std::size_t place = 0;
    std::size_t item = 0;
    std::optional<int> score;
};

struct Edits {
    /// Of the build that is edited.
    std::optional<int> score;
    std::vector<Edit> edits;
};

/// Every build with one place changed: best score first, then by place and item.
Edits edits(const FastPath& fast, BuildNumber mine, const Rating& rating);

// What is said at the border about standings, counters and edits (shapes of bindings/analysis.d.ts).

Json to_json(const Standing& standing);
Json to_json(const Ruleset& ruleset, const ItemNames& names, const CountersPart& part);
/// Edits keep the name of `mine`; free text is left out.
Json to_json(const Party& mine, const ItemNames& names, const Edits& edits);

} // namespace shiaiba

// Equilibria: mixed strategies over all builds of a system, as data and as text, and the exact
// score of every build against one. The text is the format of the tables that are built in.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/system/fast_path.hpp"
#include "core/text/problem.hpp"

namespace shiaiba {

struct WeightedBuild {
    BuildNumber build = 0;
    std::int64_t weight = 0;
    friend bool operator==(WeightedBuild a, WeightedBuild b) {
        return a.build == b.build && a.weight == b.weight;
    }
};

/// Limit on the sum of all weights: 10,000 times this sum still fits 64 bits.
inline constexpr std::int64_t kMostWeight = 100'000'000'000'000;

struct Strategy {
    /// Sum of the weights.
    std::int64_t denominator = 0;
    /// Heaviest first, then the lower build number; no build twice, no weight below 1.
    std::vector<WeightedBuild> entries;
};

/// A strategy that is meant to be unbeatable, and where it comes from.
struct Equilibrium {
    const System* system = nullptr;
    Strategy strategy;
    /// The command that computed it.
    std::string made;
};

/// Reads a table: a roster, one build per line, in which the name is the weight; lines "# key:
/// value" in front give the system, the rules version, the denominator and the command that
/// computed it.
Checked<Equilibrium> read_equilibrium(const System& system, std::string_view text);
/// Writes the table in its canonical form: reading and writing again gives the same bytes.
std::string write_equilibrium(const Equilibrium& equilibrium);

/// The table that is built in for the system; nullptr where there is none.
const Equilibrium* equilibrium_of(const System& system);

/// Points of each build against the strategy, in 1/10,000 of the possible points, rounded to the
/// nearest; in the order of `builds`.
std::vector<int> scores(const FastPath& fast, const Strategy& strategy,
                        std::span<const BuildNumber> builds);

/// Share of the weight on builds with an item in a place, in 1/10,000, rounded to the nearest;
/// indexed by place, then by item.
std::vector<std::vector<int>> shares(const FastPath& fast, const Strategy& strategy);

/// Sorts the entries: heaviest first, then the lower build number.
void sort(Strategy& strategy);

// The value of every build of a field (a set of items per place) against a strategy: exact, in
// integers, without sampling.

/// The best reply to a strategy.
struct Reply {
    /// The lowest build number among equally good ones.
    BuildNumber build = 0;
    /// Weight in the strategy that the reply beats, less the weight that beats it. Its gain is
    /// value / denominator, between −1 and 1.
    std::int64_t value = 0;
    /// Number of builds that were compared.
    std::uint64_t builds = 0;
};

/// The values of all builds with one item in place 1, for systems of at least two places. Takes 8
/// bytes per build.
class Prices {
public:
    Prices(const FastPath& fast, std::size_t item);

    /// Sets all values.
    void fill(std::int64_t value);
    /// Adds `value` to all builds in `sets`; the first place of `sets` is ignored.
    void add(const Sets& sets, std::int64_t value);
    /// The best of the builds of `field`, whose place 1 must hold just `item` and which has no
    /// empty place.
    Reply best(const Sets& field) const;

private:
    std::size_t places_;
    std::size_t items_;
    BuildNumber first_;
    std::vector<std::int64_t> values_;
};

/// The best reply to the strategy among the builds of `field` that have `item` in place 1.
Reply certify_part(const FastPath& fast, const Strategy& strategy, Sets field, std::size_t item);

/// The best reply among all of `field`, computed on all cores. `go_on` hears how many parts of how
/// many are done; the result is absent once it answers false.
std::optional<Reply> certify(const FastPath& fast, const Strategy& strategy, const Sets& field,
                             const std::function<bool(std::size_t, std::size_t)>& go_on = {});

/// The better of two replies, with the builds of both counted.
Reply better(const Reply& a, const Reply& b);

} // namespace shiaiba

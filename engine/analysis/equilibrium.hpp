// Equilibria: mixed strategies over all builds of a system, as data and as text, and the exact score of every build
// against one.
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

/// Weights are at most this together: 10,000 such sums fit 64 bits.
inline constexpr std::int64_t kMostWeight = 100'000'000'000'000;

struct Strategy {
    /// What the weights add up to.
    std::int64_t denominator = 0;
    /// Heaviest first, then the lower number; no build twice, no weight below 1.
    std::vector<WeightedBuild> entries;
};

/// A strategy that is meant to be unbeatable, and where it comes from.
struct Equilibrium {
    const Ruleset* ruleset = nullptr;
    Strategy strategy;
    /// The command that made it.
    std::string made;
};

/// A table is a roster, one build a line, in which the name is the weight; lines "# key: value" in
/// front name the system, the rules version, the denominator and the command that made it.
Checked<Equilibrium> read_equilibrium(const Ruleset& ruleset, std::string_view text);
/// Canonical: what is read is written again with the same bytes.
std::string write_equilibrium(const Equilibrium& equilibrium);

/// The table that the system brings along; nullptr where there is none.
const Equilibrium* equilibrium_of(const Ruleset& ruleset);

/// Points of each build against the strategy, in 1/10,000 of what can be had, rounded to the
/// nearest; in the order of `builds`.
std::vector<int> scores(const FastPath& fast, const Strategy& strategy,
                        std::span<const BuildNumber> builds);

/// Share of the weight that holds an item in a place, in 1/10,000, rounded to the nearest: by place,
/// then by item.
std::vector<std::vector<int>> shares(const FastPath& fast, const Strategy& strategy);

/// Heaviest first.
void sort(Strategy& strategy);

// What every build of a field gets from a strategy, exactly: in integers, without sampling.

/// The best reply to a strategy.
struct Reply {
    /// The lowest number where several are as good.
    BuildNumber build = 0;
    /// Weight of the strategy that it beats less the weight that beats it: its gain is
    /// value / denominator, which lies between −1 and 1.
    std::int64_t value = 0;
    /// Out of so many builds.
    std::uint64_t builds = 0;
};

/// The values of all builds with one item in place 1, of at least two places. 8 bytes a build.
class Prices {
public:
    Prices(const FastPath& fast, std::size_t item);

    /// All of them begin with this.
    void fill(std::int64_t value);
    /// `sets`: of all places; the first is not looked at.
    void add(const Sets& sets, std::int64_t value);
    /// Over the builds of `field`, which has `item` in place 1 and no empty place.
    Reply best(const Sets& field) const;

private:
    std::size_t places_;
    std::size_t items_;
    BuildNumber first_;
    std::vector<std::int64_t> values_;
};

/// Prices the strategy against the builds of `field` that have `item` in place 1.
Reply certify_part(const FastPath& fast, const Strategy& strategy, Sets field, std::size_t item);

/// The same against all of `field`, on all cores. `go_on` hears how many parts of how many are done;
/// absent: it answered false.
std::optional<Reply> certify(const FastPath& fast, const Strategy& strategy, const Sets& field,
                             const std::function<bool(std::size_t, std::size_t)>& go_on = {});

/// The better of two replies; both have their builds.
Reply better(const Reply& a, const Reply& b);

} // namespace shiaiba

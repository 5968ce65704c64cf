// Mixed strategies over all builds of a system: builds with integer weights, as data and as text.
#pragma once

#include <cstdint>
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

} // namespace shiaiba

// How builds are rated: by their points against a strategy, usually the system's equilibrium table.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "analysis/equilibrium.hpp"
#include "core/system/fast_path.hpp"

namespace shiaiba {

class Rating {
public:
    /// `strategy` and `wins`, of all builds by each of its entries where that is known, stay where they are;
    /// nullptr rates nothing.
    Rating(const FastPath& fast, const Strategy* strategy,
           std::span<const std::uint32_t> wins = {});

    explicit operator bool() const { return strategy_ != nullptr; }
    /// In 1/10,000 of what can be had, in the order of `builds`.
    std::vector<int> scores(std::span<const BuildNumber> builds) const;
    /// How many of all builds it beats, which is known of the strategy's own.
    std::optional<std::uint32_t> wins(BuildNumber build) const;
    /// Which build stands for a set: the heaviest of the strategy that is in it; else the item of
    /// each place that the strategy plays there most, of equals the lowest. (So it is the lowest
    /// build where nothing is rated.)
    BuildNumber representative(const Sets& sets) const;
    /// The builds of the strategy that are in a set, each as a set of its own, heaviest first.
    std::vector<Sets> played_in(const Sets& sets) const;

private:
    const FastPath& fast_;
    const Strategy* strategy_;
    std::span<const std::uint32_t> wins_;
    std::vector<Sets> played_;
    /// Weight of every item in every place.
    std::array<std::array<std::int64_t, 32>, kMostPlaces> shares_{};
};

/// By the table that the system brings along.
Rating table_rating(const Ruleset& ruleset);

} // namespace shiaiba

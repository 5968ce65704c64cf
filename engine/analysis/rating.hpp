// How builds are rated: as rows of items with their names, and by their points against a strategy, usually the
// system's equilibrium table.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "analysis/equilibrium.hpp"
#include "core/system/fast_path.hpp"
#include "core/text/json_fwd.hpp"

namespace shiaiba {

/// An item for every place, as its position in the form. Empty places hold 0.
using ItemRow = std::array<std::size_t, kMostPlaces>;

ItemRow row_of(const FastPath& fast, BuildNumber number);
BuildNumber number_of(const FastPath& fast, const ItemRow& row);

/// Whether some build is in both.
bool have_common(const FastPath& fast, const Sets& a, const Sets& b);

/// What a ruleset's form calls the items of its fast path.
class ItemNames {
public:
    explicit ItemNames(const Ruleset& ruleset);

    const std::string& operator[](std::size_t item) const { return names_[item]; }
    std::optional<std::size_t> find(std::string_view name) const;
    /// One list of names for every place; a place that takes every item is an empty list.
    Json to_json(const Sets& sets) const;

private:
    std::vector<std::string> names_;
    std::size_t places_;
};

// How builds are rated: by their points against a strategy, usually the system's equilibrium table.

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

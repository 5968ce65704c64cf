// Rates builds by their points against a strategy, usually the system's equilibrium table, and
// converts build numbers to rows of items and their names.
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

/// An item for each place, as its index in the form's list of items. Unused places hold 0.
using ItemRow = std::array<std::size_t, kMostPlaces>;

ItemRow row_of(const FastPath& fast, BuildNumber number);
BuildNumber number_of(const FastPath& fast, const ItemRow& row);

/// Whether some build is in both sets.
bool have_common(const FastPath& fast, const Sets& a, const Sets& b);

/// Names of the items of a system's fast path, as its form has them.
class ItemNames {
public:
    explicit ItemNames(const System& system);

    const std::string& operator[](std::size_t item) const { return names_[item]; }
    std::optional<std::size_t> find(std::string_view name) const;
    /// One list of names per place; the list is empty for a place that takes every item.
    Json to_json(const Sets& sets) const;

private:
    std::vector<std::string> names_;
    std::size_t places_;
};

// Ratings against a strategy.

class Rating {
public:
    /// `strategy` must outlive this. `wins`: for each entry of the strategy the number of all
    /// builds that it beats, if that is known. Without a strategy (nullptr) nothing is rated.
    Rating(const FastPath& fast, const Strategy* strategy,
           std::span<const std::uint32_t> wins = {});

    explicit operator bool() const { return strategy_ != nullptr; }
    /// Points of each build in 1/10,000 of the possible points, in the order of `builds`.
    std::vector<int> scores(std::span<const BuildNumber> builds) const;
    /// Number of all builds that `build` beats; known only for builds of the strategy.
    std::optional<std::uint32_t> wins(BuildNumber build) const;
    /// The build that stands for a set: the heaviest build of the strategy in it; otherwise, in
    /// each place, the item with the most weight in the strategy there, the lowest item among
    /// equals. (Without a strategy this gives the lowest build.)
    BuildNumber representative(const Sets& sets) const;
    /// The builds of the strategy that are in `sets`, each as a set of its own, heaviest first.
    std::vector<Sets> played_in(const Sets& sets) const;

private:
    const FastPath& fast_;
    const Strategy* strategy_;
    std::span<const std::uint32_t> wins_;
    std::vector<Sets> played_;
    /// Weight of each item in each place.
    std::array<std::array<std::int64_t, 32>, kMostPlaces> shares_{};
};

/// A rating by the system's own table; it rates nothing where there is none.
Rating table_rating(const System& system);

} // namespace shiaiba

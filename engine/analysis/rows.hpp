// Builds of a fast path as rows of items, and the items' names.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

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

} // namespace shiaiba

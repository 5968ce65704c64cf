// Digits of build numbers, and names from the form.
#include "analysis/rows.hpp"

#include <algorithm>
#include <utility>

#include "core/text/json.hpp"
#include "rulesets/extras.hpp"

namespace shiaiba {

ItemRow row_of(const FastPath& fast, BuildNumber number) {
    const auto items = static_cast<BuildNumber>(fast.items());
    ItemRow row{};
    for (std::size_t place = fast.places(); place-- > 0; number /= items) {
        row[place] = number % items;
    }
    return row;
}

BuildNumber number_of(const FastPath& fast, const ItemRow& row) {
    Sets sets{};
    for (std::size_t place = 0; place < fast.places(); ++place) {
        sets[place] = std::uint32_t{1} << row[place];
    }
    return fast.first_of(sets);
}

bool have_common(const FastPath& fast, const Sets& a, const Sets& b) {
    for (std::size_t place = 0; place < fast.places(); ++place) {
        if ((a[place] & b[place]) == 0) return false;
    }
    return true;
}

ItemNames::ItemNames(const Ruleset& ruleset) : places_(fast_path_of(ruleset)->places()) {
    const Json form = ruleset.form();
    const Json& items = form.at("items");
    for (std::size_t item = 0; item < fast_path_of(ruleset)->items(); ++item) {
        names_.push_back(items.at(item).at("id").get<std::string>());
    }
}

std::optional<std::size_t> ItemNames::find(std::string_view name) const {
    const auto found = std::find(names_.begin(), names_.end(), name);
    if (found == names_.end()) return std::nullopt;
    return static_cast<std::size_t>(found - names_.begin());
}

Json ItemNames::to_json(const Sets& sets) const {
    Json all = Json::array();
    for (std::size_t place = 0; place < places_; ++place) {
        Json names = Json::array();
        for (std::size_t item = 0; item < names_.size(); ++item) {
            if ((sets[place] >> item & 1U) != 0) names.push_back(names_[item]);
        }
        all.push_back(names.size() == names_.size() ? Json::array() : std::move(names));
    }
    return all;
}

} // namespace shiaiba

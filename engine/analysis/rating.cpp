// Converts build numbers to rows of items, and counts points against a strategy.
#include "analysis/rating.hpp"

#include <algorithm>
#include <utility>

#include "core/text/json.hpp"
#include "rulesets/capabilities.hpp"

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

ItemNames::ItemNames(const System& system) : places_(capabilities_of(system).fast_path->places()) {
    const Json form = system.form({});
    const Json& items = form.at("items");
    for (std::size_t item = 0; item < capabilities_of(system).fast_path->items(); ++item) {
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

// Ratings against a strategy, and the build that stands for a set.

Rating::Rating(const FastPath& fast, const Strategy* strategy, std::span<const std::uint32_t> wins)
    : fast_(fast), strategy_(strategy), wins_(wins) {
    if (strategy == nullptr) return;
    for (const WeightedBuild& entry : strategy->entries) {
        const ItemRow row = row_of(fast, entry.build);
        Sets played{};
        for (std::size_t place = 0; place < fast.places(); ++place) {
            shares_[place][row[place]] += entry.weight;
            played[place] = std::uint32_t{1} << row[place];
        }
        played_.push_back(played);
    }
}

std::vector<int> Rating::scores(std::span<const BuildNumber> builds) const {
    return shiaiba::scores(fast_, *strategy_, builds);
}

std::optional<std::uint32_t> Rating::wins(BuildNumber build) const {
    for (std::size_t k = 0; k < wins_.size(); ++k) {
        if (strategy_->entries[k].build == build) return wins_[k];
    }
    return std::nullopt;
}

std::vector<Sets> Rating::played_in(const Sets& sets) const {
    std::vector<Sets> inside;
    for (const Sets& played : played_) {
        if (have_common(fast_, played, sets)) inside.push_back(played);
    }
    return inside;
}

BuildNumber Rating::representative(const Sets& sets) const {
    if (const auto played = played_in(sets); !played.empty()) return fast_.first_of(played[0]);
    Sets chosen{};
    for (std::size_t place = 0; place < fast_.places(); ++place) {
        std::int64_t most = -1;
        for (std::size_t item = 0; item < fast_.items(); ++item) {
            const std::uint32_t bit = std::uint32_t{1} << item;
            if ((sets[place] & bit) == 0 || shares_[place][item] <= most) continue;
            most = shares_[place][item];
            chosen[place] = bit;
        }
    }
    return fast_.first_of(chosen);
}

Rating table_rating(const System& system) {
    const Equilibrium* const table = equilibrium_of(system);
    return {*capabilities_of(system).fast_path, table == nullptr ? nullptr : &table->strategy,
            capabilities_of(system).equilibrium_wins};
}

} // namespace shiaiba

// Odds: sums chances of amounts, and writes them as named figures.
#include "core/report/odds.hpp"

namespace shiaiba {

void Distribution::add(int points, Chance chance) {
    const auto at = static_cast<std::size_t>(points);
    if (chances_.size() <= at) chances_.resize(at + 1);
    chances_[at] += chance;
}

void Distribution::add(const Distribution& other, int part, int whole) {
    for (std::size_t k = 0; k < other.chances_.size(); ++k)
        add(static_cast<int>(k), part_of(other.chances_[k], part, whole));
}

void Distribution::add(const Distribution& other, Chance chance) {
    for (std::size_t k = 0; k < other.chances_.size(); ++k)
        add(static_cast<int>(k), with_chance(other.chances_[k], chance));
}

Chance Distribution::at_least(int points) const {
    Chance all = 0;
    for (auto k = static_cast<std::size_t>(points); k < chances_.size(); ++k) all += chances_[k];
    return all;
}

std::uint64_t Distribution::mean() const {
    std::uint64_t all = 0;
    for (std::size_t k = 0; k < chances_.size(); ++k) all += k * chances_[k];
    return all;
}

// Figures with names, and amounts with their chances.

Json named(const Twofold& words) { return JsonObject().add("name", Text(words)); }

namespace {

Json in_places(std::uint64_t amount, std::uint64_t places) {
    const std::uint64_t step = kCertain / places;
    const std::uint64_t rounded = (amount + step / 2) / step;
    return static_cast<double>(rounded) / static_cast<double>(places);
}

} // namespace

Json shown(Chance chance) { return in_places(chance, 1'000'000'000); }

void add_odds(Json& json, std::initializer_list<OddsFigure> figures, const Distribution* loss,
              const Twofold& lost) {
    Json& list = json["figures"] = Json::array();
    for (const OddsFigure& figure : figures) {
        if (!figure.said) continue;
        list.emplace_back(named(figure.name))[figure.chance ? "chance" : "value"] =
            figure.chance ? shown(figure.amount) : in_places(figure.amount, 1'000'000);
    }
    Json& spreads = json["spreads"] = Json::array();
    if (loss == nullptr) return;
    Json& values = spreads.emplace_back(named(lost))["values"] = Json::array();
    for (std::size_t points = 0; points < loss->chances().size(); ++points) {
        const Chance one = loss->chances()[points];
        if (one < kCertain / 2'000'000'000) continue;
        Json& pair = values.emplace_back(Json::array());
        pair.push_back(points);
        pair.push_back(shown(one));
    }
}

} // namespace shiaiba

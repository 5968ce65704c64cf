// Figures with names, and amounts with their chances.
#include "core/prospect_json.hpp"

namespace shiaiba {

Json named(const Twofold& words) { return JsonObject().add("name", Text(words)); }

namespace {

Json in_places(std::uint64_t amount, std::uint64_t places) {
    const std::uint64_t step = kCertain / places;
    const std::uint64_t rounded = (amount + step / 2) / step;
    return static_cast<double>(rounded) / static_cast<double>(places);
}

} // namespace

Json shown(Chance chance) { return in_places(chance, 1'000'000'000); }

void add_prospect(Json& json, std::initializer_list<OddsFigure> figures, const Loss* loss,
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

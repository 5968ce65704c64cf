// Collects points by name.
#include "rulesets/sengen/prospects/series.hpp"

#include <algorithm>
#include <utility>

#include "core/prospect_json.hpp"

namespace shiaiba::sengen {

void AllSeries::add(Text name, int dp, Chance chance) {
    auto there = std::find_if(all_.begin(), all_.end(),
                              [&](const Series& each) { return each.name.ja == name.ja; });
    if (there == all_.end()) there = all_.insert(there, {std::move(name), {}});
    there->points.emplace_back(dp, chance);
}

Json AllSeries::json() const {
    Json all = Json::array();
    for (const Series& each : all_) {
        const auto& [least, first] = each.points.front();
        if (each.points.back().second == first) continue;
        Json points = Json::array();
        for (const auto& [dp, chance] : each.points) {
            Json& point = points.emplace_back(Json::array());
            point.push_back(dp);
            point.push_back(shown(chance));
        }
        all.push_back(JsonObject()
                          .add("name", each.name)
                          .add("x", Text{"DP", "DP"})
                          .add("points", std::move(points)));
    }
    return all;
}

} // namespace shiaiba::sengen

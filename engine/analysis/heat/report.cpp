// Writes what the cells of a heat map say.
#include "analysis/heat/report.hpp"

#include <numeric>
#include <utility>

#include "analysis/series/report.hpp"
#include "core/json.hpp"

namespace shiaiba {

Json heat_cells(const Heat& heat) {
    Json parts = Json::array();
    for (const SharesForm::Part& part : heat.form().parts) parts.push_back(part.key);
    Json cells = Json::array();
    for (const Shares& shares : heat.cells()) cells.push_back(Json(shares));
    return JsonObject().add("parts", std::move(parts)).add("cells", std::move(cells));
}

Json heat_report(const Heat& heat, const std::vector<Wins>& wins) {
    const HeatRequest& request = heat.request();
    Json cells = Json::array();
    for (std::size_t k = 0; k < wins.size(); ++k) {
        const std::uint64_t fights =
            std::accumulate(wins[k].begin(), wins[k].end(), std::uint64_t{0});
        cells.push_back(JsonObject()
                            .add("shares", Json(heat.cells()[k]))
                            .add("fights", Json(fights))
                            .add("wins", Json(wins[k][0]))
                            .add("draws", Json(wins[k][2]))
                            .add("share", to_json(wilson(wins[k][0], fights))));
    }
    JsonObject report;
    report.add("match", to_json(request.match)).add("side", letter(request.side));
    if (!request.tactic.empty()) report.add("tactic", request.tactic);
    return report.add("against", request.field ? "field" : "build")
        .add("parts", heat_cells(heat)["parts"])
        .add("cells", std::move(cells));
}

} // namespace shiaiba

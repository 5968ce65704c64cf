// Writes what the cells of a heat map say.
#include "analysis/heat/report.hpp"

#include <numeric>
#include <utility>

#include "analysis/series/report.hpp"
#include "core/text/json.hpp"

namespace shiaiba {

namespace {

std::uint64_t fights_of(const Wins& wins) {
    return std::accumulate(wins.begin(), wins.end(), std::uint64_t{0});
}

} // namespace

std::vector<Share> heat_shares(const std::vector<Wins>& wins) {
    std::vector<Share> shares;
    for (const Wins& cell : wins) shares.push_back(wilson(cell[0], fights_of(cell)));
    return shares;
}

Json heat_cells(const Heat& heat) {
    Json parts = Json::array();
    for (const SharesForm::Part& part : heat.parts()) parts.push_back(part.key);
    Json cells = Json::array();
    for (const Shares& shares : heat.cells()) cells.push_back(Json(shares));
    JsonObject told;
    told.add("parts", std::move(parts)).add("cells", std::move(cells));
    if (heat.labels().empty()) return told;
    Json labels = Json::array();
    for (const Text& label : heat.labels()) labels.push_back(to_json(label));
    return told.add("labels", std::move(labels));
}

Json heat_report(const Heat& heat, const std::vector<Wins>& wins) {
    const HeatRequest& request = heat.request();
    const std::vector<Share> shares = heat_shares(wins);
    const Json ranked = ranked_json(shares);
    Json cells = Json::array();
    for (std::size_t k = 0; k < wins.size(); ++k) {
        JsonObject cell;
        if (!heat.labels().empty()) cell.add("label", heat.labels()[k]);
        if (!heat.parts().empty()) cell.add("shares", Json(heat.cells()[k]));
        cells.push_back(cell.add("fights", Json(fights_of(wins[k])))
                            .add("wins", Json(wins[k][0]))
                            .add("draws", Json(wins[k][2]))
                            .add("share", ranked[k]));
    }
    JsonObject report;
    report.add("match", to_json(request.match)).add("side", letter(request.side));
    if (!request.tactic.empty()) report.add("tactic", request.tactic);
    return report.add("against", request.field ? "field" : "build")
        .add("parts", heat_cells(heat)["parts"])
        .add("cells", std::move(cells));
}

} // namespace shiaiba

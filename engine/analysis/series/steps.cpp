// Changes one build of a match.
#include "analysis/series/steps.hpp"

#include <utility>

#include "core/json.hpp"

namespace shiaiba {

std::vector<Step> steps(const Match& match, Side side) {
    std::vector<Step> all;
    const Build& build = match.sides[index(side)].build;
    for (Neighbour& neighbour : match.ruleset->neighbours(build)) {
        Step step{std::move(neighbour.label), match};
        step.match.sides[index(side)].build = std::move(neighbour.build);
        all.push_back(std::move(step));
    }
    return all;
}

Json to_json(const std::vector<Step>& steps) {
    Json all = Json::array();
    for (const Step& step : steps) {
        all.push_back(JsonObject().add("label", step.label).add("match", to_json(step.match)));
    }
    return all;
}

} // namespace shiaiba

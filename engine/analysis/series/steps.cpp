// Changes one build of a match.
#include "analysis/series/steps.hpp"

#include <utility>

#include "core/text/json.hpp"

namespace shiaiba {

std::vector<Step> steps(const Match& match, Side side) {
    std::vector<Step> all;
    const Party& party = match.sides[index(side)];
    const Names names = match.names();
    for (std::size_t k = 0; k < party.members.size(); ++k) {
        const Actor actor{side, static_cast<int>(k)};
        for (Neighbour& neighbour : match.ruleset->neighbours(party.members[k].build)) {
            Step step{std::move(neighbour.label), match};
            if (is_of_many(party)) {
                step.label.ja = std::string(names.of(actor, Lang::Ja)) + "：" + step.label.ja;
                step.label.en = std::string(names.of(actor, Lang::En)) + ": " + step.label.en;
            }
            step.match.sides[index(side)].members[k].build = std::move(neighbour.build);
            all.push_back(std::move(step));
        }
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

// Plays a match again, unheard, once for every ruling.
#include "core/rulings.hpp"

#include <utility>

#include "core/json.hpp"
#include "core/report/report.hpp"

namespace shiaiba {

std::vector<RulingEffect> rulings_that_matter(const Match& match) {
    std::vector<RulingEffect> effects;
    const auto as_given = play(match, Log::Listen::Nothing).outcome;
    if (!as_given) return effects;
    Match turned = match;
    for (OtherReading& reading : match.ruleset->other_readings(match.settings)) {
        turned.settings = reading.settings;
        // The record may lead nowhere under another reading: then there is no verdict to compare.
        const auto outcome = play(turned, Log::Listen::Nothing).outcome;
        if (!outcome || outcome->winner == as_given->winner) continue;
        effects.push_back({std::move(reading), *outcome});
    }
    return effects;
}

Json to_json(const std::vector<RulingEffect>& effects, const Ruleset& ruleset) {
    Json all = Json::array();
    for (const auto& [reading, outcome] : effects) {
        all.push_back(Json(JsonObject()
                               .add("ruling", reading.ruling)
                               .add("rule", reading.rule)
                               .add("text", reading.text)
                               .add("settings", ruleset.write_settings(reading.settings))
                               .add("outcome", to_json(outcome))));
    }
    return all;
}

} // namespace shiaiba

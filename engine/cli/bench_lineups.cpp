// Line-ups of samples: with every tactic in a duel, as parties of several sizes elsewhere.
#include "cli/bench_lineups.hpp"

#include <utility>

#include "core/text/json.hpp"
#include "rulesets/extras.hpp"

namespace shiaiba::cli {
namespace {

/// Every sample with every preset of the form's tactics; as they are where there are none.
std::vector<Party> with_every_tactic(const Ruleset& ruleset) {
    const Registry registry({&ruleset});
    std::vector<Party> all;
    for (const Json& field : ruleset.form().value("fields", Json::array())) {
        if (field.value("type", "") != "tactic") continue;
        for (const Json& sample : ruleset.samples()) {
            for (const Json& preset : field.at("presets")) {
                Json json = sample;
                json[field.at("key").get<std::string>()] = preset.at("id");
                auto party = check_party(registry, ruleset, json);
                if (party) all.push_back(std::move(*party));
            }
        }
    }
    if (!all.empty()) return all;
    for (const Json& sample : ruleset.samples()) {
        all.push_back(*check_party(registry, ruleset, sample));
    }
    return all;
}

/// Those of one member that may join the first of them.
std::vector<Party> companions(const Ruleset& ruleset) {
    const Registry registry({&ruleset});
    std::vector<Party> all;
    for (const Json& sample : ruleset.samples()) {
        Party party = *check_party(registry, ruleset, sample);
        if (party.members.size() != 1) continue;
        if (all.empty() || together({all.front(), party})) all.push_back(std::move(party));
    }
    return all;
}

/// As many parties as there are companions, each begun by another one.
std::vector<Party> parties_of(const std::vector<Party>& companions, std::size_t members) {
    std::vector<Party> all;
    for (std::size_t first = 0; first < companions.size(); ++first) {
        std::vector<Party> ones;
        for (std::size_t k = 0; k < members; ++k) {
            ones.push_back(companions[(first + k) % companions.size()]);
        }
        all.push_back(*together(ones));
    }
    return all;
}

} // namespace

std::vector<Lineup> lineups(const Ruleset& ruleset) {
    std::vector<Lineup> all;
    if (ruleset.parties() == nullptr) {
        for (const Scenario& scenario : extras_of(ruleset).scenarios) {
            all.push_back({std::string(scenario.name),
                           *ruleset.check_settings(*parse_json(scenario.settings)),
                           with_every_tactic(ruleset)});
        }
        return all;
    }
    const std::vector<Party> ones = companions(ruleset);
    const Settings usual = *ruleset.check_settings(Json());
    all.push_back({"one against one", usual, ones});
    all.push_back({"three against three", usual, parties_of(ones, 3)});
    all.push_back({"six against six", usual, parties_of(ones, 6)});
    return all;
}

} // namespace shiaiba::cli

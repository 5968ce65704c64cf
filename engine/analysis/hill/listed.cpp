// Reads what a hill's questions and reports have in common.
#include "analysis/hill/listed.hpp"

#include <string>
#include <utility>

#include "core/system/match.hpp"
#include "core/text/json.hpp"

namespace shiaiba {
namespace {

std::string file_of(const Json& entrant) {
    const Json file = entrant.is_object() ? entrant.value("file", Json()) : Json();
    return file.is_string() ? file.get<std::string>() : std::string();
}

} // namespace

Problem no_hill() {
    return problem_at("", "notAHill",
                      {"山の問いではありません。", "This is no question of a hill."});
}

Checked<HillTerms> read_hill_terms(const Registry& registry, const Json& json) {
    if (!json.is_object()) return no_hill();
    HillTerms terms;
    terms.ruleset = find_system(registry, json);
    if (terms.ruleset == nullptr) return unknown_system(registry, json.value("system", Json()));
    const auto settings = terms.ruleset->check_settings(json.value("settings", Json::object()));
    if (!settings) return settings.problems();
    terms.settings = *settings;
    const auto games = whole_number(json.value("games", Json()));
    if (!games || *games < 1 || *games > static_cast<int>(kMostHillGames)) return no_hill();
    terms.asked_games = static_cast<std::uint64_t>(*games);
    return terms;
}

Checked<std::vector<HillEntrant>> read_hill_list(const Registry& registry, const HillTerms& terms,
                                                 const Json& json) {
    const Json listed = json.value("entrants", Json());
    if (!listed.is_array() || listed.size() > kMostHillEntrants) return no_hill();
    Problems problems;
    std::vector<HillEntrant> entrants;
    for (std::size_t k = 0; k < listed.size(); ++k) {
        const std::string file = file_of(listed[k]);
        if (!is_hill_name(file)) return no_hill();
        const auto party = check_side(registry, *terms.ruleset, terms.settings, json,
                                      listed[k].value("build", Json()));
        if (party) {
            entrants.push_back(make_entrant(file, *party));
        } else {
            add_problems(problems, party.problems(), "/entrants/" + std::to_string(k) + "/build");
        }
    }
    if (!problems.empty()) return problems;
    return entrants;
}

} // namespace shiaiba

// Reads a hill's report back, and adds one entrant.
#include "analysis/hill/newcomer.hpp"

#include <map>
#include <optional>
#include <string>
#include <utility>

#include "analysis/hill/listed.hpp"
#include "core/system/match.hpp"
#include "core/text/json.hpp"
#include "rulesets/extras.hpp"

namespace shiaiba {
namespace {

std::optional<std::size_t> place_in(const std::vector<HillEntrant>& entrants, const Json& json) {
    const auto place = whole_number(json);
    if (!place || *place < 0 || *place >= static_cast<int>(entrants.size())) return std::nullopt;
    return static_cast<std::size_t>(*place);
}

/// What the report's meetings come to; absent where one isn't what it should be.
std::optional<HillResults> read_meetings(const HillTerms& terms,
                                         const std::vector<HillEntrant>& entrants,
                                         const Json& report) {
    const Json meetings = report.value("meetings", Json());
    if (!meetings.is_array() || meetings.size() > kMostHillEntrants * kMostHillEntrants) {
        return std::nullopt;
    }
    const auto games = static_cast<std::size_t>(terms.games());
    std::map<std::string, std::string> pairs;
    for (const Json& one : meetings) {
        if (!one.is_object()) return std::nullopt;
        const auto a = place_in(entrants, one.value("a", Json()));
        const auto b = place_in(entrants, one.value("b", Json()));
        const Json letters = one.value("games", Json());
        if (!a || !b || *a == *b || !letters.is_string()) return std::nullopt;
        const auto& text = letters.get_ref<const std::string&>();
        if (text.size() != games) return std::nullopt;
        const HillPair pair = hill_pair(terms, entrants[*a], entrants[*b]);
        const auto known =
            pairs.emplace(pair.key, std::string(static_cast<std::size_t>(terms.fights()), '?'));
        known.first->second.replace(pair.swapped && terms.sides() == 2 ? games : 0, games, text);
    }
    HillResults results;
    for (auto& [key, letters] : pairs) {
        if (!are_hill_letters(terms, letters)) return std::nullopt;
        results.add(key, std::move(letters));
    }
    return results;
}

} // namespace

Checked<std::unique_ptr<Hill>> with_newcomer(const Registry& registry, const Json& report,
                                             const Json& newcomer) {
    auto terms = read_hill_terms(registry, report);
    if (!terms) return terms.problems();
    auto entrants = read_hill_list(registry, *terms, report);
    if (!entrants) return entrants.problems();
    const auto results = read_meetings(*terms, *entrants, report);
    const std::size_t others = entrants->size();
    if (!results || results->size() != others * (others - 1) / 2) return no_hill();
    const auto party = check_side(registry, *terms->ruleset, terms->settings, report, newcomer);
    if (!party) {
        Problems problems;
        add_problems(problems, party.problems(), "/newcomer");
        return problems;
    }
    if (is_unbound(*party)) return unbound_entrant("/newcomer");
    HillEntrant entrant = make_entrant({}, *party);
    for (std::size_t k = 0; k < others; ++k) {
        if ((*entrants)[k].digest != entrant.digest) continue;
        return problem_at(
            "/entrants/" + std::to_string(k), "hillSameBuild",
            {"同じ構成の者がもう山にいます。", "The same build stands there already."});
    }
    (*entrants).push_back(std::move(entrant));
    return std::make_unique<Hill>(std::move(*terms), std::move(*entrants), *results);
}

} // namespace shiaiba

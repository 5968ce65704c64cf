// Writes a hill's report, and reads a hill from its request or from its report.
#include "analysis/hill/report.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "analysis/series/report.hpp"
#include "analysis/series/wilson.hpp"
#include "core/system/match.hpp"
#include "core/text/json.hpp"
#include "rulesets/capabilities.hpp"

namespace shiaiba {
namespace {

JsonObject moment(const HillCommit& commit) {
    JsonObject out;
    out.add("commit", commit.commit).add("date", commit.date);
    return out;
}

Json entrants_json(const Hill& hill) {
    Json out = Json::array();
    for (const HillEntrant& entrant : hill.entrants()) {
        out.push_back(JsonObject()
                          .add("file", entrant.file)
                          .add("name", entrant.party.name)
                          .add("digest", entrant.digest)
                          .add("build", to_json(entrant.party)));
    }
    return out;
}

} // namespace

bool read_hill_commit(std::string_view name, HillCommit& commit) {
    // "0" stands for any digit, other characters for themselves; hex digits follow.
    constexpr std::string_view kForm = "0000.0000-00-00T000000Z.";
    constexpr std::string_view kHex = "0123456789abcdef";
    if (name.size() <= kForm.size() || name.size() > kForm.size() + 40) return false;
    for (std::size_t k = 0; k < kForm.size(); ++k) {
        const bool digit = name[k] >= '0' && name[k] <= '9';
        if (kForm[k] == '0' ? !digit : name[k] != kForm[k]) return false;
    }
    if (name.find_first_not_of(kHex, kForm.size()) != std::string_view::npos) return false;
    commit.commit = name.substr(kForm.size());
    const std::string date(name.substr(5, 18));
    commit.date = date.substr(0, 13) + ":" + date.substr(13, 2) + ":" + date.substr(15);
    return true;
}

Json hill_moment(const HillCommit& commit, const Hill& hill) {
    Json out = Json::array();
    for (const HillStanding& one : standings(hill)) {
        const HillEntrant& entrant = hill.entrants()[one.entrant];
        out.push_back(JsonObject()
                          .add("file", entrant.file)
                          .add("name", entrant.party.name)
                          .add("digest", entrant.digest)
                          .add("place", one.place)
                          .add("points", one.points())
                          .add("games", one.games())
                          .add("share", to_json(one.share)));
    }
    return moment(commit).add("standings", std::move(out));
}

Json refused_moment(const HillCommit& commit) { return moment(commit).add("refused", true); }

Json hill_standings(const Hill& hill) {
    const std::vector<HillStanding> all = standings(hill);
    std::vector<Share> shares;
    for (const HillStanding& one : all) shares.push_back(one.share);
    const Json ranked = ranked_json(shares);
    Json out = Json::array();
    for (std::size_t k = 0; k < all.size(); ++k) {
        const HillStanding& one = all[k];
        out.push_back(JsonObject()
                          .add("entrant", one.entrant)
                          .add("place", all[k].place)
                          .add("points", one.points())
                          .add("wins", one.wins)
                          .add("draws", one.draws)
                          .add("losses", one.losses)
                          .add("beats", one.beats)
                          .add("level", one.level)
                          .add("loses", one.loses)
                          .add("share", ranked[k]));
    }
    return out;
}

std::vector<Usage> usage_of(const Hill& hill) {
    std::vector<Json> builds;
    std::vector<GameCounts> games(hill.entrants().size());
    for (const HillEntrant& entrant : hill.entrants()) builds.push_back(to_json(entrant.party));
    for (const HillStanding& one : standings(hill)) {
        games[one.entrant] = {one.wins, one.draws, one.losses};
    }
    return usage_of(hill.terms().system->form(hill.terms().settings), builds, games);
}

Json hill_meetings(const Hill& hill, std::optional<std::size_t> of) {
    Json out = Json::array();
    for (const HillMeeting& meeting : hill.meetings()) {
        if (of && meeting.a != *of && meeting.b != *of) continue;
        out.push_back(JsonObject()
                          .add("a", meeting.a)
                          .add("b", meeting.b)
                          .add("seed", std::to_string(meeting.seed))
                          .add("games", meeting.games));
    }
    return out;
}

Json hill_report(const Hill& hill, Json history) {
    const HillTerms& terms = hill.terms();
    return JsonObject()
        .add("kind", "shiaiba hill")
        .add("system", terms.system->identity.id)
        .add("version", terms.system->identity.versions.back())
        .add("settings", terms.system->settings().write(terms.settings))
        .add("games", static_cast<int>(terms.games()))
        .add("sides", terms.sides())
        .add("entrants", entrants_json(hill))
        .add("standings", hill_standings(hill))
        .add("meetings", hill_meetings(hill))
        .add("usage", to_json(usage_of(hill)))
        .add("history", std::move(history));
}

// Terms and entrants of questions and reports.

namespace {

std::string file_of(const Json& entrant) {
    const Json file = entrant.is_object() ? entrant.value("file", Json()) : Json();
    return file.is_string() ? file.get<std::string>() : std::string();
}

Problem no_hill() {
    return problem_at("", "notAHill",
                      {"山の問いではありません。", "This is no question of a hill."});
}

} // namespace

Checked<HillTerms> read_hill_terms(const Registry& registry, const Json& json) {
    if (!json.is_object()) return no_hill();
    HillTerms terms;
    terms.system = find_system(registry, json);
    if (terms.system == nullptr) return unknown_system(registry, json.value("system", Json()));
    const auto settings = terms.system->settings().check(json.value("settings", Json::object()));
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
        const auto party = check_side(registry, *terms.system, terms.settings, json,
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

// The question, read from a request of its own or from a report.

namespace {

std::optional<std::size_t> place_in(const std::vector<HillEntrant>& entrants, const Json& json) {
    const auto place = whole_number(json);
    if (!place || *place < 0 || *place >= static_cast<int>(entrants.size())) return std::nullopt;
    return static_cast<std::size_t>(*place);
}

/// Results of earlier runs, as a question has them.
Checked<HillResults> read_known(const Json& json) {
    if (!json.is_string()) return no_hill();
    Problems problems;
    HillResults results = HillResults::read(json.get_ref<const std::string&>(), problems);
    if (!problems.empty()) return problems;
    return results;
}

/// Results of a report's meetings, which are those of all pairs.
Checked<HillResults> read_meetings(const HillTerms& terms, const std::vector<HillEntrant>& entrants,
                                   const Json& report) {
    const Json meetings = report.value("meetings", Json());
    if (!meetings.is_array() || meetings.size() > kMostHillEntrants * kMostHillEntrants) {
        return no_hill();
    }
    const auto games = static_cast<std::size_t>(terms.games());
    std::map<std::string, std::string> pairs;
    for (const Json& one : meetings) {
        if (!one.is_object()) return no_hill();
        const auto a = place_in(entrants, one.value("a", Json()));
        const auto b = place_in(entrants, one.value("b", Json()));
        const Json letters = one.value("games", Json());
        if (!a || !b || *a == *b || !letters.is_string()) return no_hill();
        const auto& text = letters.get_ref<const std::string&>();
        if (text.size() != games) return no_hill();
        const HillPair pair = hill_pair(terms, entrants[*a], entrants[*b]);
        const auto known =
            pairs.emplace(pair.key, std::string(static_cast<std::size_t>(terms.fights()), kNotYet));
        known.first->second.replace(pair.swapped && terms.sides() == 2 ? games : 0, games, text);
    }
    HillResults results;
    for (auto& [key, letters] : pairs) {
        if (!are_hill_letters(terms, letters)) return no_hill();
        results.add(key, std::move(letters));
    }
    if (results.size() != entrants.size() * (entrants.size() - 1) / 2) return no_hill();
    return results;
}

Checked<HillEntrant> read_newcomer(const Registry& registry, const HillTerms& terms,
                                   const std::vector<HillEntrant>& entrants, const Json& request,
                                   const Json& newcomer) {
    const auto party = check_side(registry, *terms.system, terms.settings, request, newcomer);
    if (!party) {
        Problems problems;
        add_problems(problems, party.problems(), "/newcomer");
        return problems;
    }
    if (capabilities_of(*party->system).unbound(*party)) return unbound_entrant("/newcomer");
    HillEntrant entrant = make_entrant({}, *party);
    for (std::size_t k = 0; k < entrants.size(); ++k) {
        if (entrants[k].digest != entrant.digest) continue;
        return problem_at(
            "/entrants/" + std::to_string(k), "hillSameBuild",
            {"同じ構成の者がもう山にいます。", "The same build stands there already."});
    }
    return entrant;
}

} // namespace

Checked<std::unique_ptr<Hill>> Hill::read(const Registry& registry, const Json& request) {
    auto terms = read_hill_terms(registry, request);
    if (!terms) return terms.problems();
    auto entrants = read_hill_list(registry, *terms, request);
    if (!entrants) return entrants.problems();
    const Checked<HillResults> known = request.contains("known")
                                           ? read_known(request["known"])
                                           : read_meetings(*terms, *entrants, request);
    if (!known) return known.problems();
    const Json newcomer = request.value("newcomer", Json());
    if (!newcomer.is_null()) {
        auto entrant = read_newcomer(registry, *terms, *entrants, request, newcomer);
        if (!entrant) return entrant.problems();
        (*entrants).push_back(std::move(*entrant));
    }
    return std::make_unique<Hill>(std::move(*terms), std::move(*entrants), *known,
                                  !newcomer.is_null());
}

} // namespace shiaiba

// Writes hill.json.
#include "analysis/hill/report.hpp"

#include <algorithm>
#include <utility>

#include "analysis/hill/standings.hpp"
#include "analysis/series/ranks.hpp"
#include "analysis/series/report.hpp"
#include "core/text/json.hpp"

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
    // A 0 stands for any digit, all else for itself; hex digits follow.
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
        .add("system", terms.ruleset->identity().id)
        .add("version", terms.ruleset->identity().versions.back())
        .add("settings", terms.ruleset->write_settings(terms.settings))
        .add("games", static_cast<int>(terms.games()))
        .add("sides", terms.sides())
        .add("entrants", entrants_json(hill))
        .add("standings", hill_standings(hill))
        .add("meetings", hill_meetings(hill))
        .add("history", std::move(history));
}

} // namespace shiaiba

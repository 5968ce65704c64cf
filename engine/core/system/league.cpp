// Leagues and rosters: checks and writes their JSON, and has the words for formats and tie-breaks.
#include "core/system/league.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "core/system/match.hpp"
#include "core/text/json.hpp"
#include "core/text/name.hpp"

namespace shiaiba {
namespace {

void read_format(const Json& json, LeagueRequest& request, Problems& problems) {
    const Json given = json.value("format", Json());
    if (given == kRosterFormat) {
        request.roster = true;
        return;
    }
    const auto* const found = given.is_string()
                                  ? std::find(kLeagueFormats.begin(), kLeagueFormats.end(),
                                              given.get_ref<const std::string&>())
                                  : kLeagueFormats.end();
    if (found == kLeagueFormats.end()) {
        problems.push_back(
            problem_at("/format", "badFormat",
                       {"大会の形式は round-robin・double・swiss・single・double-elim・hill "
                        "のどれかです。",
                        "The format is one of round-robin, double, swiss, single, double-elim and "
                        "hill."}));
        return;
    }
    request.format = static_cast<LeagueFormat>(found - kLeagueFormats.begin());
}

void read_rounds(const Json& json, LeagueRequest& request, Problems& problems) {
    const auto given = json.find("rounds");
    if (given == json.end()) return;
    const std::string most = std::to_string(kMostLeagueRounds);
    const auto rounds = whole_number(*given);
    if (!rounds || *rounds < 1 || *rounds > kMostLeagueRounds) {
        problems.push_back(problem_at("/rounds", "badRounds",
                                      {"回戦の数は1から" + most + "までの整数です。",
                                       "Rounds are a whole number from 1 to " + most + "."}));
    } else if (request.format != LeagueFormat::Swiss) {
        problems.push_back(problem_at("/rounds", "roundsNotWanted",
                                      {"回戦の数を決められるのはスイス式だけです。",
                                       "Only a Swiss system is given a number of rounds."}));
    } else {
        request.rounds = *rounds;
    }
}

void read_ties(const Json& json, LeagueRequest& request, Problems& problems) {
    const auto given = json.find("ties");
    if (given == json.end()) return;
    TieBreaks ties;
    bool known = given->is_array() && !given->empty();
    for (std::size_t k = 0; known && k < given->size(); ++k) {
        const Json& one = (*given)[k];
        const auto* const found = one.is_string() ? std::find(kTieBreaks.begin(), kTieBreaks.end(),
                                                              one.get_ref<const std::string&>())
                                                  : kTieBreaks.end();
        const auto tie = static_cast<TieBreak>(found - kTieBreaks.begin());
        known = found != kTieBreaks.end() && !uses(ties, tie);
        ties.push_back(tie);
    }
    if (!known) {
        problems.push_back(problem_at(
            "/ties", "badTies",
            {"同点の決め方は wins・direct・buchholz から、重ねずに一つ以上並べてください。",
             "\"ties\" lists one or more of wins, direct and buchholz, none of them twice."}));
    } else if (request.roster || !has_ties(request.format)) {
        problems.push_back(problem_at("/ties", "tiesNotWanted",
                                      {"同点の決め方を選べるのは総当たりとスイス式だけです。",
                                       "Only round robins and the Swiss system are given "
                                       "tie-breaks."}));
    } else {
        request.ties = std::move(ties);
    }
}

class EntrantsReader {
public:
    EntrantsReader(const Registry& registry, const Json& whole, LeagueRequest& request,
                   Problems& problems)
        : registry_(registry), whole_(whole), request_(request), problems_(problems) {}

    void read() {
        const Json list = whole_.value("entrants", Json());
        const std::size_t fewest = least_entrants(request_);
        if (!list.is_array() || list.size() < fewest || list.size() > kMostEntrants) {
            const std::string least = std::to_string(fewest);
            const std::string most = std::to_string(kMostEntrants);
            problems_.push_back(
                problem_at("/entrants", "badEntrants",
                           {"出場者は" + least + "人から" + most + "人まで並べてください。",
                            "\"entrants\" must hold " + least + " to " + most + " entrants."}));
            return;
        }
        for (std::size_t k = 0; k < list.size(); ++k) {
            read_entrant(list[k], "/entrants/" + std::to_string(k));
        }
    }

private:
    void read_entrant(const Json& json, const std::string& path) {
        if (!json.is_object()) {
            problems_.push_back(problem_at(
                path, "notAnEntrant",
                {"出場者のJSONではありません。", "This is not the JSON of an entrant."}));
            return;
        }
        Entrant entrant;
        auto party = check_side(registry_, *request_.system, request_.settings, whole_,
                                json.value("build", Json()));
        add_problems(problems_, party.problems(), path + "/build");
        const auto group = read_group(json.value("group", Json("")));
        add_problems(problems_, group.problems(), path);
        const bool stays = read_until(json, path, entrant);
        if (!party || !group || !stays) return;
        entrant.party = std::move(*party);
        entrant.group = *group;
        if (!request_.entrants.empty() &&
            request_.entrants[0].party.version != entrant.party.version) {
            problems_.push_back(problem_at(path + "/build/version", "otherVersion",
                                           {"規則の版がほかの出場者と違います。",
                                            "This entrant follows another rules version."}));
        }
        request_.entrants.push_back(std::move(entrant));
    }

    bool read_until(const Json& json, const std::string& path, Entrant& entrant) {
        const auto given = json.find("until");
        if (given == json.end()) return true;
        const std::string most = std::to_string(kMostLeagueRounds);
        const auto round = whole_number(*given);
        if (!round || *round < 1 || *round > kMostLeagueRounds) {
            problems_.push_back(problem_at(path + "/until", "badUntil",
                                           {"抜ける回は1から" + most + "までの整数です。",
                                            "The last round of who leaves is a whole number from "
                                            "1 to " +
                                                most + "."}));
            return false;
        }
        if (request_.format != LeagueFormat::Swiss) {
            problems_.push_back(problem_at(path + "/until", "untilNotWanted",
                                           {"途中で抜けられるのはスイス式だけです。",
                                            "Only a Swiss system can be left before its end."}));
            return false;
        }
        entrant.until = *round;
        return true;
    }

    static Checked<std::string> read_group(const Json& json) {
        if (json.is_string()) return check_name(json.get_ref<const std::string&>(), "/group");
        return problem_at("/group", "groupNotText",
                          {"組の名が文字列ではありません。", "The group is not a text."});
    }

    const Registry& registry_;
    const Json& whole_;
    LeagueRequest& request_;
    Problems& problems_;
};

} // namespace

Checked<LeagueRequest> check_league(const Registry& registry, const Json& json) {
    if (!json.is_object()) {
        return problem_at("", "notALeague",
                          {"大会のJSONではありません。", "This is not the JSON of a league."});
    }
    LeagueRequest request;
    Problems problems;
    request.system = find_system(registry, json);
    if (request.system == nullptr) return unknown_system(registry, json.value("system", Json()));
    auto settings = request.system->settings().check(json.value("settings", Json()));
    if (settings) request.settings = std::move(*settings);
    add_problems(problems, settings.problems(), "");
    read_format(json, request, problems);
    read_rounds(json, request, problems);
    read_ties(json, request, problems);
    if (request.system->identity.chance && !request.roster)
        request.seed = read_seed(json, problems);
    EntrantsReader(registry, json, request, problems).read();
    if (!problems.empty()) return problems;
    return request;
}

Json to_json(const LeagueRequest& request) {
    const Identity& identity = request.system->identity;
    JsonObject out;
    out.add("system", identity.id)
        .add("version", identity.versions[request.entrants[0].party.version]);
    Json settings = request.system->settings().write(request.settings);
    if (!settings.empty()) out.add("settings", std::move(settings));
    out.add("format", request.roster ? kRosterFormat : word(request.format));
    if (request.rounds > 0) out.add("rounds", request.rounds);
    if (request.ties != usual_ties()) {
        Json ties = Json::array();
        for (const TieBreak tie : request.ties) ties.push_back(word(tie));
        out.add("ties", std::move(ties));
    }
    if (identity.chance && !request.roster) out.add("seed", std::to_string(request.seed));
    Json entrants = Json::array();
    for (const Entrant& entrant : request.entrants) {
        JsonObject one;
        one.add("build", to_json(entrant.party));
        if (!entrant.group.empty()) one.add("group", entrant.group);
        if (entrant.until > 0) one.add("until", entrant.until);
        entrants.push_back(std::move(one));
    }
    return out.add("entrants", std::move(entrants));
}

bool uses(const TieBreaks& ties, TieBreak tie) {
    return std::find(ties.begin(), ties.end(), tie) != ties.end();
}

// The words for formats and tie-breaks.

Text name(LeagueFormat format) {
    switch (format) {
    case LeagueFormat::RoundRobin: return {"総当たり", "Round robin"};
    case LeagueFormat::Double: return {"二回総当たり", "Double round robin"};
    case LeagueFormat::Swiss: return {"スイス式", "Swiss system"};
    case LeagueFormat::Single: return {"勝ち抜き", "Single elimination"};
    case LeagueFormat::DoubleElim: return {"二敗で脱落", "Double elimination"};
    case LeagueFormat::Hill: break;
    }
    return {"王座戦", "King of the hill"};
}

Text name(TieBreak tie) {
    switch (tie) {
    case TieBreak::MoreWins: return {"勝った数", "Wins"};
    case TieBreak::Direct:
        return {"ここまで並んだ者どうしの試合の点", "Points in the games among those still level"};
    case TieBreak::Buchholz: break;
    }
    return {"戦った相手の点の合計（ブッフホルツ）", "The opponents' points (Buchholz)"};
}

Text explanation(LeagueFormat format) {
    switch (format) {
    case LeagueFormat::RoundRobin:
        return {"全員が全員と一度ずつ戦う。名簿で上の者がA側。",
                "Everybody meets everybody once; who stands higher in the roster is side A."};
    case LeagueFormat::Double:
        return {"全員が全員と二度、側を入れ替えて戦う。",
                "Everybody meets everybody twice, with the sides swapped."};
    case LeagueFormat::Swiss:
        return {
            "点の近い者どうしが、できるかぎり同じ相手と当たり直さずに戦う。余った者は不戦勝。",
            "Entrants with as many points meet, nobody more often than need be; who is left over "
            "has a bye."};
    case LeagueFormat::Single:
        return {"負けたら終わり。名簿の順がシードで、空きは上位から不戦勝。"
                "引き分けはシード上位が勝ち進む。",
                "Whoever loses is out. The roster's order is the seeding; byes go to the top "
                "seeds, and a draw sends the higher seed on."};
    case LeagueFormat::DoubleElim:
        return {"二度負けたら終わり。敗者側の勝者は決勝で二度勝てば優勝。"
                "引き分けはシード上位が勝ち進む。",
                "Whoever loses twice is out. The losers' champion has to win the final twice; a "
                "draw sends the higher seed on."};
    case LeagueFormat::Hill: break;
    }
    return {"名簿の順に王へ挑む。勝てば王になり、引き分けなら王が残る。",
            "Entrants challenge the king in the roster's order. A win takes the hill, a draw "
            "leaves the king on it."};
}

bool is_round_robin(LeagueFormat format) {
    return format == LeagueFormat::RoundRobin || format == LeagueFormat::Double;
}

bool is_knock_out(LeagueFormat format) {
    return format == LeagueFormat::Single || format == LeagueFormat::DoubleElim;
}

Json league_formats_json() {
    Json all = Json::array();
    for (std::size_t k = 0; k < kLeagueFormats.size(); ++k) {
        const auto format = static_cast<LeagueFormat>(k);
        all.push_back(JsonObject()
                          .add("id", word(format))
                          .add("name", name(format))
                          .add("text", explanation(format)));
    }
    return all;
}

} // namespace shiaiba

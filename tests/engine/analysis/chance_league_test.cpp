// Leagues of a system with dice: every format comes to an end, hangs on the seed, and each game is the fight
// that its seed makes.
#include "analysis/league/matchups.hpp"
#include "analysis/league/report.hpp"
#include "analysis/series/series.hpp"
#include "catch.hpp"
#include "core/system/match.hpp"
#include "core/text/json.hpp"
#include "rulesets/rakuen/rakuen.hpp"

namespace shiaiba {
namespace {

LeagueRequest dice_league(LeagueFormat format, std::uint64_t seed) {
    LeagueRequest request;
    request.ruleset = &rakuen::ruleset();
    request.settings = *request.ruleset->check_settings(Json::object());
    request.format = format;
    request.seed = seed;
    Dice dice(1);
    for (int k = 0; k < 11; ++k) {
        request.entrants.push_back({alone(*request.ruleset, "名" + std::to_string(k),
                                          request.ruleset->random(dice, Json::object())),
                                    k % 4 == 0 ? "紅" : ""});
    }
    return request;
}

std::string held(const LeagueRequest& request) {
    League league;
    if (request.format == LeagueFormat::RoundRobin || request.format == LeagueFormat::Double) {
        GameRows games(request);
        REQUIRE(games.fight(games.whole()));
        league = count_league(request.format, field_of(request), games.rows());
    } else {
        league = play_league(request);
    }
    CHECK(league.table.size() == request.entrants.size());
    return write_json(league_report(request, league));
}

} // namespace

TEST_CASE("leagues with dice: every format is a function of its seed", "[league]") {
    for (std::size_t k = 0; k < kLeagueFormats.size(); ++k) {
        const auto format = static_cast<LeagueFormat>(k);
        INFO(kLeagueFormats[k]);
        const std::string league = held(dice_league(format, 5));
        CHECK(held(dice_league(format, 5)) == league);
        CHECK(held(dice_league(format, 6)) != league);
    }
}

TEST_CASE("leagues with dice: a game is the fight of its own seed", "[league]") {
    const LeagueRequest request = dice_league(LeagueFormat::Double, 77);
    for (std::size_t a = 0; a < 4; ++a) {
        for (std::size_t b = 0; b < 4; ++b) {
            if (a == b) continue;
            Match match;
            match.ruleset = request.ruleset;
            match.settings = request.settings;
            match.sides = {request.entrants[a].party, request.entrants[b].party};
            const Outcome fought = fight_of(match)(game_seed(77, a, b, 0));
            const Outcome game = play_game(request, a, b, 0);
            CHECK(fought.winner == game.winner);
            CHECK(fought.rounds == game.rounds);
            CHECK(fought.left == game.left);
        }
    }
}

TEST_CASE("leagues with dice: a report says the seed of every game that was fought", "[league]") {
    const LeagueRequest request = dice_league(LeagueFormat::Hill, 4);
    const Json report = league_report(request, play_league(request));
    std::size_t fought = 0;
    for (const Json& round : report["rounds"]) {
        for (const Json& game : round["games"]) {
            CHECK(game.contains("seed") == !game["outcome"].is_null());
            if (!game.contains("seed")) continue;
            const std::uint64_t seed = std::stoull(game["seed"].get<std::string>());
            Match match;
            match.ruleset = request.ruleset;
            match.settings = request.settings;
            match.sides = {request.entrants[game["a"].get<std::size_t>()].party,
                           request.entrants[game["b"].get<std::size_t>()].party};
            CHECK(game["outcome"]["rounds"] == fight_of(match)(seed).rounds);
            ++fought;
        }
    }
    CHECK(fought >= 6);
}

TEST_CASE("leagues with dice: a pairing as a series is that of its match", "[league]") {
    const LeagueRequest request = dice_league(LeagueFormat::RoundRobin, 9);
    Match match;
    match.ruleset = request.ruleset;
    match.settings = request.settings;
    match.sides = {request.entrants[1].party, request.entrants[2].party};
    const SeriesPart part = fight_part(fight_of(match), game_seed(9, 1, 2, 0), 5, 30);
    CHECK(play_series(request, 1, 2, 5, 30) == wins_of(part.tally));
}

} // namespace shiaiba

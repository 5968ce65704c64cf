// Tests leagues: their games by fast path and with chance, and their reports.
#include "analysis/league/matchups.hpp"
#include "analysis/league/report.hpp"
#include "analysis/scripted.hpp"
#include "analysis/series/series.hpp"
#include "catch.hpp"
#include "coins/coins.hpp"
#include "core/system/match.hpp"
#include "core/text/json.hpp"
#include "rulesets/rakuen/rakuen.hpp"
#include "rulesets/shiden/shiden.hpp"

namespace shiaiba {
namespace {

using tests::row_of;

LeagueRequest random_league(const Ruleset& ruleset, std::size_t n, LeagueFormat format) {
    LeagueRequest request;
    request.ruleset = &ruleset;
    request.settings = *ruleset.check_settings(Json());
    request.format = format;
    Dice dice(n);
    for (std::size_t k = 0; k < n; ++k) {
        request.entrants.push_back(
            {alone(ruleset, "名" + std::to_string(k), ruleset.random(dice, Json())),
             k % 5 == 0 ? "紅" : ""});
    }
    return request;
}

/// The result of one game, found by playing the match itself.
char played(const LeagueRequest& request, std::size_t a, std::size_t b) {
    if (are_mates(request, a, b)) return kNoGame;
    const Side winner = play_game(request, a, b, 0).winner;
    return winner == Side::A ? 'W' : winner == Side::B ? 'L' : 'D';
}

std::vector<std::string> fought(const LeagueRequest& request) {
    GameRows games(request);
    REQUIRE(games.take(games.whole(), games.fight(games.whole())));
    return games.rows();
}

TEST_CASE("matchups: rows are what the rules say, in any number of threads", "[league]") {
    for (const Ruleset* ruleset : {&shiden::ruleset(), &coins::ruleset()}) {
        const LeagueRequest request = random_league(*ruleset, 37, LeagueFormat::Double);
        const Matchups matchups(request);
        const std::vector<std::string> rows = fought(request);
        for (std::size_t a = 0; a < 37; ++a) {
            CHECK(matchups.row(a, 0, 37) == rows[a]);
            for (std::size_t b = 0; b < 37; ++b) CHECK(rows[a][b] == played(request, a, b));
        }
        CHECK(matchups.row(3, 30, 35) == rows[3].substr(30, 5));
    }
}

TEST_CASE("matchups: one game a pair is mirrored in the rows that count", "[league]") {
    const LeagueRequest request = random_league(coins::ruleset(), 9, LeagueFormat::RoundRobin);
    const std::vector<std::string> rows = fought(request);
    std::size_t upset = 0;
    for (std::size_t a = 0; a < 9; ++a) {
        for (std::size_t b = a + 1; b < 9; ++b) {
            CHECK(rows[a][b] == played(request, a, b));
            const std::string pair{rows[a][b], rows[b][a]};
            CHECK((pair == "WL" || pair == "LW" || pair == "DD" || pair == "--"));
            upset += pair[1] != played(request, b, a) ? 1U : 0U;
        }
    }
    // With chance, the game with sides exchanged is another game.
    CHECK(upset > 0);
}

TEST_CASE("matchups: a game's chance hangs on the league's seed, the pairing and nothing else",
          "[league]") {
    CHECK(game_seed(0, 0, 1, 0) == game_seed(0, 0, 1, 0));
    CHECK(game_seed(0, 0, 1, 0) != game_seed(0, 1, 0, 0));
    CHECK(game_seed(0, 0, 1, 0) != game_seed(0, 0, 1, 1));
    CHECK(game_seed(0, 0, 1, 0) != game_seed(1, 0, 1, 0));
    LeagueRequest request = random_league(coins::ruleset(), 20, LeagueFormat::RoundRobin);
    const auto first = fought(request);
    CHECK(fought(request) == first);
    request.seed = 1;
    CHECK(fought(request) != first);
}

TEST_CASE("matchups: rows taken from elsewhere fit or are refused", "[league]") {
    const LeagueRequest request = random_league(shiden::ruleset(), 8, LeagueFormat::RoundRobin);
    GameRows whole(request);
    REQUIRE(whole.take(whole.whole(), whole.fight(whole.whole())));
    GameRows parts(request);
    FightRange cells;
    for (std::size_t row = 0; row < 8; ++row) {
        cells = {cells.to, cells.to + 7 - row};
        const std::string endings = whole.fought(cells);
        CHECK_FALSE(parts.take_row(row, endings + "W"));
        std::string wrong = endings;
        if (!wrong.empty()) {
            wrong.back() = '?';
            CHECK_FALSE(parts.take(cells, wrong));
        }
        CHECK(parts.take_row(row, endings));
    }
    CHECK_FALSE(parts.take_row(8, ""));
    CHECK(parts.rows() == whole.rows());
    CHECK(cells.to == whole.cells());
    // A range may run from one row into the next. Rows 0 and 5 are of one group.
    CHECK(whole.fought({4, 9}) == whole.rows()[0].substr(5) + whole.rows()[1].substr(2, 2));
    CHECK(whole.fought({4, 5})[0] == kNoGame);
}

TEST_CASE("matchups: what is stopped keeps the rows that are done", "[league]") {
    const LeagueRequest request = random_league(shiden::ruleset(), 64, LeagueFormat::RoundRobin);
    const auto league = LeagueQuestion::make(request);
    REQUIRE(league);
    CHECK_FALSE(fight_on(**league, {0, [] { return false; }, {}}));
    CHECK_FALSE((*league)->complete());
    CHECK((*league)->report().is_null());
    const std::vector<std::string> rows = (*league)->counted().rows;
    CHECK(rows[63].find(kNotYet) != std::string::npos);
    CHECK(rows[0].find(kNotYet) != 1);
    CHECK(fight_on(**league));
    CHECK((*league)->report() ==
          league_report(request, count_league(request, (*league)->counted().rows)));
}

TEST_CASE("ties: a Swiss system's Buchholz counts every meeting and no bye; the report says it",
          "[league]") {
    LeagueRequest request = random_league(shiden::ruleset(), 5, LeagueFormat::Swiss);
    request.rounds = 3;
    request.ties = {TieBreak::Buchholz, TieBreak::MoreWins};
    request.entrants[4].until = 2;
    const League league = play_league(request);
    std::vector<std::size_t> opponents(5);
    for (const LeagueRound& round : league.rounds) {
        for (const LeagueGame& game : round.games) {
            if (!game.b) continue;
            opponents[game.a] += row_of(league, *game.b).points;
            opponents[*game.b] += row_of(league, game.a).points;
        }
    }
    for (const LeagueRow& row : league.table) CHECK(row.buchholz == opponents[row.entrant]);
    const Json report = league_report(request, league);
    CHECK(report["ties"].size() == 4);
    CHECK(report["ties"][1]["ja"] == "戦った相手の点の合計（ブッフホルツ）");
    CHECK(report["until"] == Json::array({0, 0, 0, 0, 2}));
    CHECK(report["table"][0].contains("buchholz"));
    CHECK(report["csv"].get<std::string>().find(",points,buchholz,aps,") != std::string::npos);
}

TEST_CASE("a league's report and CSV", "[league]") {
    LeagueRequest request = random_league(shiden::ruleset(), 3, LeagueFormat::RoundRobin);
    request.entrants[0].party.name = "=1+1";
    request.entrants[1].party.name = "a,\"b";
    request.entrants[1].group = "＋組";
    const League league = count_league(request.format, entrants_of(request), fought(request));
    const Json json = league_report(request, league);
    CHECK(json["names"][0] == "=1+1");
    CHECK(json["rows"].size() == 3);
    CHECK(json["table"][0]["rank"] == 1);
    CHECK(json["columns"].size() == 10);
    CHECK(json["ties"].size() == 4);
    const auto csv = json["csv"].get<std::string>();
    CHECK(csv.substr(0, csv.find('\r')) ==
          "rank,name,group,build,played,wins,draws,losses,points,aps,pwin,npp,vote,knnpbi");
    CHECK(csv.find(",'=1+1,紅,") != std::string::npos);
    CHECK(csv.find(",\"a,\"\"b\",'＋組,\"") != std::string::npos);
    request.format = LeagueFormat::Hill;
    const Json hill = league_report(request, play_league(request));
    CHECK(hill["table"][0].contains("age"));
    CHECK(hill["rounds"].size() >= 1);
}

// Leagues of a system with dice: every format ends, depends on the seed alone, and each game is the
// fight of its own seed.

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
        REQUIRE(games.take(games.whole(), games.fight(games.whole())));
        league = count_league(request.format, entrants_of(request), games.rows());
    } else {
        league = play_league(request);
    }
    CHECK(league.table.size() == request.entrants.size());
    return write_json(league_report(request, league));
}

} // namespace

TEST_CASE("a league's table tells two of one name apart, by their numbers in the roster",
          "[league]") {
    LeagueRequest request = random_league(coins::ruleset(), 5, LeagueFormat::Swiss);
    for (const auto& [place, name] :
         {std::pair(0, "霊夢"), std::pair(3, "霊夢"), std::pair(4, "")}) {
        request.entrants[static_cast<std::size_t>(place)].party.name = name;
    }
    CHECK(names_in_table(request) ==
          std::vector<std::string>{"霊夢 #1", "名1", "名2", "霊夢 #4", "#5"});
}

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

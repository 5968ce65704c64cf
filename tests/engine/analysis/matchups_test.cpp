// Everybody against everybody: the fast path, the rules themselves, groups and all cores agree.
#include "analysis/league/matchups.hpp"

#include "analysis/league/report.hpp"
#include "catch.hpp"
#include "coins/coins.hpp"
#include "core/system/match.hpp"
#include "core/text/json.hpp"
#include "rulesets/shiden/shiden.hpp"

namespace shiaiba {
namespace {

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

/// By playing the match itself.
char played(const LeagueRequest& request, std::size_t a, std::size_t b) {
    if (are_mates(request, a, b)) return kNoGame;
    const Side winner = play_game(request, a, b, 0).winner;
    return winner == Side::A ? 'W' : winner == Side::B ? 'L' : 'D';
}

std::vector<std::string> fought(const LeagueRequest& request) {
    GameRows games(request);
    REQUIRE(games.fight(games.whole()));
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
    // Chance makes the other way round another game.
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
    whole.fight(whole.whole());
    GameRows parts(request);
    Stretch cells;
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
    // A stretch goes from one row into the next; rows 0 and 5 are of one group.
    CHECK(whole.fought({4, 9}) == whole.rows()[0].substr(5) + whole.rows()[1].substr(2, 2));
    CHECK(whole.fought({4, 5})[0] == kNoGame);
}

TEST_CASE("matchups: what is stopped keeps the rows that are done", "[league]") {
    const LeagueRequest request = random_league(shiden::ruleset(), 64, LeagueFormat::RoundRobin);
    GameRows games(request);
    CHECK_FALSE(games.fight(games.whole(), {0, [] { return false; }, {}}));
    const std::vector<std::string> rows = games.rows();
    CHECK(rows[63].find(kNotYet) != std::string::npos);
    CHECK(rows[0].find(kNotYet) == std::string::npos);
}

TEST_CASE("a league's report and CSV", "[league]") {
    LeagueRequest request = random_league(shiden::ruleset(), 3, LeagueFormat::RoundRobin);
    request.entrants[0].party.name = "=1+1";
    request.entrants[1].party.name = "a,\"b";
    request.entrants[1].group = "＋組";
    const League league = count_league(request.format, field_of(request), fought(request));
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

} // namespace
} // namespace shiaiba

// Tests leagues: their games by fast path and with chance, and their reports.
#include "analysis/league/matchups.hpp"
#include "analysis/league/pairings.hpp"
#include "analysis/league/report.hpp"
#include "analysis/scripted.hpp"
#include "analysis/series/report.hpp"
#include "analysis/series/series.hpp"
#include "catch.hpp"
#include "coins/coins.hpp"
#include "core/system/match.hpp"
#include "core/text/json.hpp"
#include "rulesets/rakuen/rakuen.hpp"
#include "rulesets/shiden/shiden.hpp"
#include "share/some_matches.hpp"

namespace shiaiba {
namespace {

using tests::row_of;

LeagueRequest random_league(const System& system, std::size_t n, LeagueFormat format) {
    LeagueRequest request;
    request.system = &system;
    request.settings = *system.settings().check(Json());
    request.format = format;
    Dice dice(n);
    for (std::size_t k = 0; k < n; ++k) {
        request.entrants.push_back(
            {alone(system, "名" + std::to_string(k), system.random(dice, Json(), {}, {})),
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

std::vector<std::string> fought(const LeagueRequest& request) { return play_league(request).rows; }

TEST_CASE("matchups: rows are what the rules say, in any number of threads", "[league]") {
    for (const System* system : {&shiden::system(), &coins::system()}) {
        const LeagueRequest request = random_league(*system, 37, LeagueFormat::Double);
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
    const LeagueRequest request = random_league(coins::system(), 9, LeagueFormat::RoundRobin);
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
    LeagueRequest request = random_league(coins::system(), 20, LeagueFormat::RoundRobin);
    const auto first = fought(request);
    CHECK(fought(request) == first);
    request.seed = 1;
    CHECK(fought(request) != first);
}

TEST_CASE("matchups: results taken from elsewhere fit or are refused", "[league]") {
    const LeagueRequest request = random_league(shiden::system(), 8, LeagueFormat::RoundRobin);
    const std::vector<std::string> rows = fought(request);
    const auto made = LeagueQuestion::make(request);
    REQUIRE(made);
    LeagueQuestion& league = **made;
    CHECK(league.fights() == 28);
    // A range may run from one row into the next. Rows 0 and 5 are of one group.
    CHECK(league.fight({4, 9}) == rows[0].substr(5) + rows[1].substr(2, 2));
    CHECK(league.fight({4, 5}) == std::string(1, kNoGame));
    FightRange cells;
    for (std::size_t row = 0; row < 7; ++row) {
        cells = {cells.to, cells.to + 7 - row};
        const std::string endings = rows[row].substr(row + 1);
        for (const char wrong : {kNotYet, kNoGame}) {
            if (endings.back() == wrong) continue;
            CHECK_FALSE(league.take({cells}, endings.substr(0, endings.size() - 1) + wrong));
        }
        CHECK_FALSE(league.take({cells}, endings + "W"));
        CHECK(league.take({cells}, endings));
    }
    CHECK_FALSE(league.take({{4, 5}}, "W"));
    CHECK(league.counted().rows == rows);
    CHECK(league.joined().answer == league.fight({0, 28}));
    league.forget();
    CHECK_FALSE(league.take({{4, 5}}, "W"));
}

TEST_CASE("matchups: what is stopped keeps and reports the games that are done", "[league]") {
    const LeagueRequest request = random_league(shiden::system(), 64, LeagueFormat::RoundRobin);
    const auto league = LeagueQuestion::make(request);
    REQUIRE(league);
    CHECK_FALSE(fight_on(**league, {0, [] { return false; }, {}}));
    CHECK_FALSE((*league)->complete());
    const Json so_far = (*league)->report();
    const auto cell = [&](std::size_t a, std::size_t b) {
        return so_far["rows"][a].get_ref<const std::string&>()[b];
    };
    CHECK(cell(63, 62) == kNotYet);
    CHECK(cell(0, 1) != kNotYet);
    std::size_t played = 0;
    for (const Json& row : so_far["table"]) played += row["played"].get<std::size_t>();
    CHECK(played > 0);
    CHECK(played <= 2 * fights_in((*league)->taken()));
    CHECK(fight_on(**league));
    CHECK((*league)->report() ==
          league_report(request, count_league(request, (*league)->counted().rows)));
}

TEST_CASE("ties: a Swiss system's Buchholz counts every meeting and no bye; the report says it",
          "[league]") {
    LeagueRequest request = random_league(shiden::system(), 5, LeagueFormat::Swiss);
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
    LeagueRequest request = random_league(shiden::system(), 3, LeagueFormat::RoundRobin);
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
    request.system = &rakuen::system();
    request.settings = *request.system->settings().check(Json::object());
    request.format = format;
    request.seed = seed;
    Dice dice(1);
    for (int k = 0; k < 11; ++k) {
        request.entrants.push_back({alone(*request.system, "名" + std::to_string(k),
                                          request.system->random(dice, Json::object(), {}, {})),
                                    k % 4 == 0 ? "紅" : ""});
    }
    return request;
}

std::string held(const LeagueRequest& request) {
    const League league = play_league(request);
    CHECK(league.table.size() == request.entrants.size());
    return write_json(league_report(request, league));
}

} // namespace

TEST_CASE("a league's table tells two of one name apart, by their numbers in the roster",
          "[league]") {
    LeagueRequest request = random_league(coins::system(), 5, LeagueFormat::Swiss);
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
            match.system = request.system;
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
            match.system = request.system;
            match.settings = request.settings;
            match.sides = {request.entrants[game["a"].get<std::size_t>()].party,
                           request.entrants[game["b"].get<std::size_t>()].party};
            CHECK(game["outcome"]["rounds"] == fight_of(match)(seed).rounds);
            ++fought;
        }
    }
    CHECK(fought >= 6);
}

// Pairings: a series for every two.

namespace {

std::unique_ptr<PairingsQuestion> pairings_of(const LeagueRequest& request, int games) {
    auto question = PairingsQuestion::read(
        tests::registry(), JsonObject().add("league", to_json(request)).add("games", games));
    REQUIRE(question);
    return std::move(*question);
}

} // namespace

TEST_CASE("pairings: each pair has the series of its match, and those of a group don't meet",
          "[league]") {
    const LeagueRequest request = dice_league(LeagueFormat::RoundRobin, 9);
    const auto question = pairings_of(request, 30);
    // Of eleven, 0, 4 and 8 are of one group.
    CHECK(question->fights() == std::uint64_t{30} * (11 * 10 / 2 - 3));
    REQUIRE(fight_on(*question));
    std::size_t found = 0;
    for (const PairedSeries& one : question->pairings()) {
        CHECK(one.games == 30);
        CHECK_FALSE(are_mates(request, one.a, one.b));
        if (one.a != 1 || one.b > 3) continue;
        Match match;
        match.system = request.system;
        match.settings = request.settings;
        match.sides = {request.entrants[one.a].party, request.entrants[one.b].party};
        CHECK(one.wins ==
              wins_of(fight_part(fight_of(match), game_seed(9, one.a, one.b, 0), 0, 30).tally));
        ++found;
    }
    CHECK(found == 2);
}

TEST_CASE("pairings: all pairs grow alike, and more games go on with those of fewer", "[league]") {
    const LeagueRequest request = dice_league(LeagueFormat::RoundRobin, 9);
    const auto few = pairings_of(request, 3);
    // Two games of every pair, and a third of the first five.
    const FightRange begun{0, 2 * few->fights() / 3 + 5};
    REQUIRE(fight_on(*few, begun, {}));
    const auto so_far = few->pairings();
    for (std::size_t k = 0; k < so_far.size(); ++k) CHECK(so_far[k].games == (k < 5 ? 3 : 2));
    const Json told = few->report()["pairings"][0];
    CHECK(told["games"] == 3);
    CHECK(told["share"] == to_json(wilson(so_far[0].wins[0], 3)));

    const auto more = pairings_of(request, 8);
    const FoughtPart part = few->joined();
    REQUIRE(more->take(part.ranges, *parse_json(write_json(part.answer))));
    REQUIRE(fight_on(*more));
    const auto anew = pairings_of(request, 8);
    REQUIRE(fight_on(*anew, {1, {}, {}}));
    CHECK(more->report() == anew->report());
}

TEST_CASE("pairings: counts that can't be those of the fights are refused", "[league]") {
    const auto question = pairings_of(dice_league(LeagueFormat::RoundRobin, 9), 2);
    const FightRanges first{{0, 1}};
    const Json fine = *parse_json(write_json(question->fight(first[0])));
    const auto with = [&](const char* key, Json value) {
        Json answer = fine;
        answer[key][0] = std::move(value);
        return answer;
    };
    Json both = with("wins", 1U);
    both["losses"][0] = 1U;
    Json later = with("wins", 0U);
    later["losses"][1] = 1U;
    for (const Json& wrong : {Json(5), Json::object(), both, later, with("wins", -1),
                              with("wins", "1"), with("losses", 2U)}) {
        CHECK_FALSE(question->take(first, wrong));
        question->forget();
    }
    CHECK(question->take(first, fine));
    CHECK_FALSE(question->take(first, fine));

    const auto codes = [](const Json& request) {
        const auto read = PairingsQuestion::read(tests::registry(), request);
        std::vector<std::string> all;
        for (const Problem& one : read.problems()) all.push_back(one.path + " " + one.code);
        return all;
    };
    using Told = std::vector<std::string>;
    const Json swiss = to_json(dice_league(LeagueFormat::Swiss, 9));
    CHECK(codes({{"league", swiss}, {"games", 0}}) == Told{"/games badGames"});
    CHECK(codes({{"league", swiss}, {"games", 1}}) == Told{"/format noPairings"});
    CHECK(codes(Json(5)).size() > 1);
}

} // namespace shiaiba

// Leagues: their games, by fast paths and by chance, and the figures of their tables.
#include "analysis/league/matchups.hpp"
#include "analysis/league/report.hpp"
#include "analysis/scripted.hpp"
#include "analysis/series/series.hpp"
#include "catch.hpp"
#include "coins/coins.hpp"
#include "core/system/match.hpp"
#include "core/text/json.hpp"
#include "rulesets/rakuen/rakuen.hpp"
#include "rulesets/sengen/sengen.hpp"
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
    // A range goes from one row into the next; rows 0 and 5 are of one group.
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

// Leagues of a system with dice: every format comes to an end, hangs on the seed, and each game is the fight
// that its seed makes.

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

// The columns of a table, worked by hand.

namespace {

using tests::entrants_of;
using tests::ranking;
using Rows = std::vector<std::string>;

League round_robin(const Rows& rows, const std::string& groups = "") {
    return count_league(LeagueFormat::RoundRobin,
                        groups.empty() ? entrants_of(rows.size()) : entrants_of(groups), rows);
}

/// The higher seed always wins.
Rows ladder(std::size_t n) {
    Rows rows;
    for (std::size_t a = 0; a < n; ++a) {
        rows.push_back(std::string(a, 'L') + "-" + std::string(n - a - 1, 'W'));
    }
    return rows;
}
Rows all_drawn(std::size_t n) {
    Rows rows(n, std::string(n, 'D'));
    for (std::size_t a = 0; a < n; ++a) rows[a][a] = kNoGame;
    return rows;
}

const LeagueRow& row_of(const League& league, std::size_t entrant) {
    for (const LeagueRow& row : league.table) {
        if (row.entrant == entrant) return row;
    }
    throw std::out_of_range("no such entrant");
}
/// "APS PWIN NPP Vote KNNPBI"; absent ones as "·".
std::string figures(const League& league, std::size_t entrant) {
    const Figures& f = row_of(league, entrant).figures;
    std::string out;
    for (const Percent& one : {f.aps, f.pwin, f.npp, f.vote, f.knnpbi}) {
        out += (out.empty() ? "" : " ") + (one ? to_text(one) : "·");
    }
    return out;
}

TEST_CASE("figures of four, worked by hand", "[league]") {
    const League league = round_robin({"-WWL", "L-WD", "LL-W", "WDL-"});
    CHECK(figures(league, 0) == "66.67 66.67 66.67 66.67 16.67");
    CHECK(figures(league, 1) == "50.00 33.33 50.00 33.33 0.00");
    CHECK(figures(league, 2) == "33.33 33.33 33.33 33.33 -16.67");
    CHECK(figures(league, 3) == "50.00 33.33 50.00 33.33 0.00");
    // 1 and 3 are level in points, wins and with each other: the roster decides.
    CHECK(ranking(league) == "0 1 3 2");
    CHECK(row_of(league, 3).points == 3);
    CHECK(row_of(league, 3).played() == 3);
}

TEST_CASE("ties: wins, direct results and Buchholz in any order, by hand", "[league]") {
    using Ties = TieBreaks;
    // 0 and 1 have four points each: 0 by two wins, 1 by a win, which is the one over 0, and two draws.
    const Rows rows{"-LWW", "W-DD", "LD-D", "LDD-"};
    const auto order = [&](const Ties& ties) {
        return ranking(count_league(LeagueFormat::RoundRobin, entrants_of(4), rows, ties));
    };
    CHECK(order({TieBreak::MoreWins, TieBreak::Direct}) == "0 1 2 3");
    CHECK(order({TieBreak::Direct, TieBreak::MoreWins}) == "1 0 2 3");
    // Where all met all, those who are level in points have the same Buchholz.
    CHECK(order({TieBreak::Buchholz}) == "0 1 2 3");
    CHECK(order({TieBreak::Buchholz, TieBreak::Direct}) == "1 0 2 3");
    const Rows few{"-WL", "L-D", "WD-"};
    const League league = count_league(LeagueFormat::RoundRobin, entrants_of(3), few,
                                       {TieBreak::Buchholz, TieBreak::Direct});
    CHECK(ranking(league) == "2 0 1");
    CHECK(row_of(league, 0).points == 2);
    CHECK(row_of(league, 0).buchholz == 1 + 3);
    CHECK(row_of(league, 1).buchholz == 2 + 3);
    CHECK(row_of(league, 2).buchholz == 2 + 1);
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

TEST_CASE("usage: what builds hold, how many, and how their games went", "[league]") {
    // Three of 紫電一閃: the first two hold 一閃 and the last two 交錯; each holds its skill twice and counts once.
    const Json form = shiden::ruleset().form();
    const auto row = [](const char* one, const char* two) {
        return Json{{"skills", Json::array({one, one, two, "+硬", "果断"})}};
    };
    const std::vector<Usage> usage =
        usage_of(form, {row("一閃", "待伏"), row("一閃", "交錯"), row("交錯", "怒濤")},
                 {{3, 0, 1}, {2, 1, 1}, {0, 1, 3}});
    const auto of = [&](const std::string& id) {
        for (const Usage& one : usage) {
            if (one.id == id) {
                return std::to_string(one.builds) + " " + std::to_string(one.games.wins) + "/" +
                       std::to_string(one.games.games());
            }
        }
        return std::string("none");
    };
    CHECK(of("一閃") == "2 5/8");
    CHECK(of("交錯") == "2 2/8");
    CHECK(of("怒濤") == "1 0/4");
    CHECK(of("玉響") == "none");
    CHECK(usage[0].builds == 3);
    CHECK(usage[0].won == wilson(5, 12));
}

TEST_CASE("usage: numbers above their least, cards and tactics of all members", "[league]") {
    const Ruleset& sengen = sengen::ruleset();
    const Json party{
        {"members",
         Json::array(
             {{{"skills", {{"danmaku", 4}, {"shot", 0}}}, {"weapons", Json::array({"tachi"})}},
              {{"skills", {{"danmaku", 1}}}, {"weapons", Json::array({"tachi"})}}})}};
    const std::vector<Usage> usage = usage_of(sengen.form(), {party}, {{1, 0, 0}});
    std::string ids;
    for (const Usage& one : usage) ids += one.id + " ";
    CHECK(ids == "tachi skills/danmaku ");
}

TEST_CASE("figures of a ladder of seven and of nine", "[league]") {
    const League seven = round_robin(ladder(7));
    CHECK(figures(seven, 0) == "100.00 100.00 91.67 100.00 50.00");
    CHECK(figures(seven, 3) == "50.00 50.00 50.00 66.67 0.00");
    CHECK(figures(seven, 6) == "0.00 0.00 8.33 16.67 -50.00");
    // Of nine, the five nearest are not everybody.
    const League nine = round_robin(ladder(9));
    CHECK(figures(nine, 0) == "100.00 100.00 93.75 100.00 37.50");
    CHECK(row_of(nine, 4).figures.knnpbi == 0);
    CHECK(row_of(nine, 8).figures.knnpbi == -3750);
    CHECK(ranking(nine) == "0 1 2 3 4 5 6 7 8");
}

TEST_CASE("figures where everything is drawn", "[league]") {
    for (const std::size_t n : {3U, 5U, 8U, 13U}) {
        const League league = round_robin(all_drawn(n));
        for (std::size_t k = 0; k < n; ++k) {
            CHECK(figures(league, k) == "50.00 0.00 50.00 100.00 0.00");
        }
        CHECK(ranking(league).substr(0, 5) == "0 1 2");
    }
}

TEST_CASE("two entrants have no neighbours", "[league]") {
    CHECK(figures(round_robin({"-W", "L-"}), 0) == "100.00 100.00 50.00 100.00 ·");
}

TEST_CASE("halves round away from zero", "[league]") {
    // One game of 32 won: 3.125 %.
    CHECK(row_of(round_robin(ladder(33)), 31).figures.aps == 313);
    CHECK(to_text(Percent(5)) == "0.05");
    CHECK(to_text(Percent(-5)) == "-0.05");
    CHECK(to_text(Percent()).empty());
}

TEST_CASE("a double round robin scores both games of a pair", "[league]") {
    const League two = count_league(LeagueFormat::Double, entrants_of(2), {"-W", "W-"});
    CHECK(figures(two, 0) == "50.00 0.00 50.00 100.00 ·");
    CHECK(row_of(two, 0).played() == 2);
    // Half points of 4: against 1: 4, 2, 3 by 0, 2, 3; against 2: 3, 2, 4 by 0, 1, 3; against 3:
    // 1, 1, 0 by 0, 1, 2.
    const League four =
        count_league(LeagueFormat::Double, entrants_of(4), {"-WWL", "L-DD", "DD-L", "DWW-"});
    CHECK(row_of(four, 0).points == 4 + 3 + 1);
    CHECK(figures(four, 0) == "66.67 66.67 83.33 66.67 16.67");
}

TEST_CASE("members of a group never meet, and don't count among an opponent's rivals", "[league]") {
    // 0 and 1 against 2 and 3.
    const League league = round_robin({"--WL", "--WW", "LL--", "WL--"}, "aabb");
    CHECK(row_of(league, 0).played() == 2);
    // Against 2 both won; against 3 only 1 did.
    CHECK(figures(league, 0) == "50.00 50.00 25.00 50.00 -50.00");
    CHECK(figures(league, 1) == "100.00 100.00 75.00 100.00 50.00");
    CHECK(ranking(league) == "1 3 0 2");
    // All of one group: nothing is played, nothing is shown.
    CHECK(figures(round_robin({"--", "--"}, "aa"), 0) == "· · · · ·");
}

TEST_CASE("ties: points, wins, games among those still level, roster", "[league]") {
    // 0: DD, 2 points without a win; 1: WL, 2 points with one; 2: LW the same.
    CHECK(ranking(round_robin({"-DD", "D-L", "DW-"})) == "2 0 1");
    // 0, 1, 2 in a circle, 3 loses to all: the circle stays level, the roster decides.
    CHECK(ranking(round_robin({"-WLW", "L-WW", "WL-W", "LLL-"})) == "0 1 2 3");
    // 0 and 1 have 4 points of 2 wins, and 1 beat 0; 2 and 3 have 2 of one, and 2 beat 3.
    CHECK(ranking(round_robin({"-LWW", "W-WL", "LL-W", "LWL-"})) == "1 0 2 3");
}

TEST_CASE("what was not fought counts nowhere, and comparisons wait for it", "[league]") {
    const League league = round_robin({"-W?", "L-W", "?L-"});
    CHECK(figures(league, 0) == "100.00 100.00 · · ·");
    CHECK(row_of(league, 0).played() == 1);
}

} // namespace
} // namespace shiaiba

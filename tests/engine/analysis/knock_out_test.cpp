// Brackets, byes, groups and draws of single and double elimination, worked by hand.
#include <set>

#include "analysis/league/knock_out.hpp"
#include "analysis/scripted.hpp"
#include "catch.hpp"

namespace shiaiba {
namespace {

using tests::all_drawn;
using tests::by_seed;
using tests::by_strength;
using tests::field;
using tests::ranking;
using tests::told;
using Rounds = std::vector<std::string>;

League single(const Field& entrants, const Result& result) {
    return play_league(LeagueFormat::Single, entrants, 0, result);
}
League double_elimination(const Field& entrants, const Result& result) {
    return play_league(LeagueFormat::DoubleElim, entrants, 0, result);
}

/// Seeds from 1 in bracket order, "-" for a bye.
std::string places(const std::string& groups) {
    std::string out;
    for (const auto& place : bracket(field(groups))) {
        out += (out.empty() ? "" : " ") + (place ? std::to_string(*place + 1) : "-");
    }
    return out;
}

TEST_CASE("a bracket is in the standard order, byes for the top seeds", "[league]") {
    CHECK(places("..") == "1 2");
    CHECK(places("...") == "1 - 2 3");
    CHECK(places(".....") == "1 - 4 5 2 - 3 -");
    CHECK(places("........") == "1 8 4 5 2 7 3 6");
    CHECK(places(".............") == "1 - 8 9 4 13 5 12 2 - 7 10 3 - 6 11");
}

TEST_CASE("members of a group are kept apart within their tier of seeds", "[league]") {
    // 1 and 4 would meet first; 3 and 4 change places.
    CHECK(places("a..a") == "1 3 2 4");
    // 1 and 3 of a group stay in other halves.
    CHECK(places("a.a.") == "1 4 2 3");
    // 1 and 8 would meet first: 8 changes places with 7.
    CHECK(places("a......a") == "1 7 4 5 2 8 3 6");
    // All the lower half of one group, all the upper half of none: nothing to do.
    CHECK(places("....aaaa") == "1 8 4 5 2 7 3 6");
    // Two groups, each pairing mixed.
    const auto mixed = bracket(field("aabbaabb"));
    for (std::size_t k = 0; k < mixed.size(); k += 2) {
        CHECK_FALSE(field("aabbaabb").mates(*mixed[k], *mixed[k + 1]));
    }
}

TEST_CASE("single elimination: the higher seed always wins", "[league]") {
    CHECK(told(single(field(2), by_seed())) == Rounds{"0-1"});
    CHECK(told(single(field(3), by_seed())) == Rounds{"0- 1-2", "0-1"});
    const League five = single(field(5), by_seed());
    CHECK(told(five) == Rounds{"0- 3-4 1- 2-", "0-3 1-2", "0-1"});
    CHECK(ranking(five) == "0 1 2 3 4");
    CHECK(five.rounds[0].title.en == "Quarter-finals");
    CHECK(five.rounds[2].title.ja == "決勝");
    const League eight = single(field(8), by_seed());
    CHECK(told(eight) == Rounds{"0-7 3-4 1-6 2-5", "0-3 1-2", "0-1"});
    CHECK(ranking(eight) == "0 1 2 3 4 5 6 7");
    CHECK(told(single(field(13), by_seed()))[0] == "0- 7-8 3-12 4-11 1- 6-9 2- 5-10");
}

TEST_CASE("single elimination: an upset goes through, a draw sends the higher seed on",
          "[league]") {
    // 4 beats everybody, 1 and 2 draw.
    const League upset = single(field(5), by_strength({2, 5, 5, 1, 9}));
    CHECK(told(upset) == Rounds{"0- 3-4 1- 2-", "0-4 1-2>1", "4-1"});
    CHECK(ranking(upset) == "4 1 0 2 3");
    CHECK(upset.rounds[1].games[1].note.en.find("higher seed") != std::string::npos);
    CHECK(upset.table[1].draws == 1);

    const League drawn = single(field(8), all_drawn());
    CHECK(ranking(drawn) == "0 1 2 3 4 5 6 7");
    for (const LeagueRound& round : drawn.rounds) {
        for (const LeagueGame& game : round.games) CHECK(game.through == game.a);
    }
}

TEST_CASE("single elimination: where a group can't be kept apart, nothing is fought", "[league]") {
    const League family = single(field("aaa."), by_strength({1, 2, 3, 4}));
    // 1 meets the stranger; 2 and 3 are of one group.
    CHECK(told(family) == Rounds{"0-3 1-2>1", "3-1"});
    CHECK_FALSE(family.rounds[0].games[1].outcome);
    CHECK(ranking(family) == "3 1 0 2");
    const League clan = single(field("aaaa"), by_strength({1, 2, 3, 4}));
    CHECK(ranking(clan) == "0 1 2 3");
    for (const LeagueRow& row : clan.table) CHECK(row.played() == 0);
}

TEST_CASE("double elimination: the higher seed always wins", "[league]") {
    CHECK(told(double_elimination(field(2), by_seed())) == Rounds{"0-1", "0-1"});
    // 2 falls to 1 and has nobody to meet in the losers' first round.
    CHECK(told(double_elimination(field(3), by_seed())) ==
          Rounds{"0- 1-2", "0-1", "2-", "2-1", "0-1"});
    const League eight = double_elimination(field(8), by_seed());
    CHECK(told(eight) == Rounds{
                             "0-7 3-4 1-6 2-5", // winners' round 1
                             "0-3 1-2",         // winners' round 2
                             "7-4 6-5",         // losers' round 1
                             "4-2 5-3",         // losers' round 2: turned round
                             "0-1",             // winners' round 3
                             "2-3",             // losers' round 3
                             "2-1",             // losers' round 4
                             "0-1",             // grand final
                         });
    CHECK(eight.rounds[3].title.en == "Losers' round 2");
    CHECK(eight.rounds[7].title.ja == "決勝");
    CHECK(ranking(eight) == "0 1 2 3 4 5 6 7");
}

TEST_CASE("a game stands in its bracket where the winners of its neighbours lead to", "[league]") {
    const League five = double_elimination(field(5), by_seed());
    // Brackets, and the places of each round's games: in the losers' bracket nobody came from 1 and 3.
    Rounds drawn;
    for (const LeagueRound& round : five.rounds) {
        std::string line = round.bracket == Bracket::Winners  ? "W"
                           : round.bracket == Bracket::Losers ? "L"
                           : round.bracket == Bracket::Final  ? "F"
                                                              : "?";
        for (const LeagueGame& game : round.games) line += " " + std::to_string(game.place);
        drawn.push_back(line);
    }
    CHECK(told(five) ==
          Rounds{"0- 3-4 1- 2-", "0-3 1-2", "4-", "4-2 3-", "0-1", "2-3", "2-1", "0-1"});
    CHECK(drawn == Rounds{"W 0 1 2 3", "W 0 1", "L 0", "L 0 1", "W 0", "L 0", "L 0", "F 0"});
    for (const LeagueRound& round : single(field(5), by_seed()).rounds) {
        CHECK(round.bracket == Bracket::Winners);
    }
    CHECK(play_league(LeagueFormat::Hill, field(2), 0, by_seed()).rounds[0].bracket ==
          Bracket::None);
}

TEST_CASE("double elimination: the losers' champion has to win twice", "[league]") {
    // 1 beats 0 the second time they meet and ever after.
    std::size_t met = 0;
    const Result result = [&](std::size_t a, std::size_t b, std::size_t) {
        const bool zero = a == 0 || b == 0;
        const bool decisive = zero && (a == 1 || b == 1) && ++met > 1;
        const std::size_t winner = decisive ? 1 : std::min(a, b);
        return Outcome{winner == a ? Side::A : Side::B, "defeat", 1};
    };
    const League league = double_elimination(field(4), result);
    CHECK(told(league) == Rounds{"0-3 1-2", "0-1", "3-2", "2-1", "0-1", "1-0"});
    CHECK(league.rounds.back().title.en == "Grand final, second game");
    CHECK(ranking(league) == "1 0 2 3");
}

TEST_CASE("double elimination: everybody but the champion falls twice or less, all are ranked",
          "[league]") {
    for (const std::size_t n : {2U, 3U, 5U, 8U, 13U, 31U}) {
        for (const Result& result : {by_seed(), all_drawn(), by_strength(std::vector<int>(n, 1))}) {
            const League league = double_elimination(field(n), result);
            std::set<std::size_t> ranked;
            for (const LeagueRow& row : league.table) ranked.insert(row.entrant);
            CHECK(ranked.size() == n);
            CHECK(league.table[0].entrant == 0);
            for (const LeagueRow& row : league.table) CHECK(row.losses <= 2);
        }
    }
}

} // namespace
} // namespace shiaiba

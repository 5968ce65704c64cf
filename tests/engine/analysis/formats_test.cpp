// Tests the formats of leagues in which games depend on earlier games: Swiss, king of the hill,
// single and double elimination.
#include <algorithm>
#include <map>
#include <numeric>
#include <set>

#include "analysis/league/knock_out.hpp"
#include "analysis/league/swiss.hpp"
#include "analysis/scripted.hpp"
#include "catch.hpp"
#include "core/fight/dice.hpp"
#include "workload.hpp"

namespace shiaiba {
namespace {

using tests::all_drawn;
using tests::by_seed;
using tests::by_strength;
using tests::entrants_of;
using tests::ranking;
using tests::told;
using Rounds = std::vector<std::string>;

League swiss(const Entrants& entrants, const Result& result, int rounds = 0) {
    return play_league(LeagueFormat::Swiss, entrants, rounds, result);
}
League hill(const Entrants& entrants, const Result& result) {
    return play_league(LeagueFormat::Hill, entrants, 0, result);
}

/// How often each pair of entrants met.
std::map<std::set<std::size_t>, int> meetings(const League& league) {
    std::map<std::set<std::size_t>, int> met;
    for (const LeagueRound& round : league.rounds) {
        for (const LeagueGame& game : round.games) {
            if (game.b) ++met[{game.a, *game.b}];
        }
    }
    return met;
}

TEST_CASE("swiss: upper half meets lower half of those with as many points", "[league]") {
    const League eight = swiss(entrants_of(8), by_seed());
    CHECK(told(eight) == Rounds{
                             "0-4 1-5 2-6 3-7",
                             "0-2 1-3 4-6 5-7",
                             // 0 and 1 lead; 2, 3, 4, 5 have 2 points, of whom 2 meets 4 and 3
                             // meets 5.
                             "0-1 2-4 3-5 6-7",
                         });
    CHECK(ranking(eight) == "0 1 2 3 4 5 6 7");
    CHECK(eight.rounds[2].title.ja == "第3回戦");
}

TEST_CASE("swiss: as many rounds as a single elimination, or as asked", "[league]") {
    for (const auto& [n, rounds] :
         std::map<std::size_t, std::size_t>{{2, 1}, {3, 2}, {5, 3}, {8, 3}, {13, 4}, {1024, 10}}) {
        CHECK(swiss(entrants_of(n), by_seed()).rounds.size() == rounds);
    }
    CHECK(swiss(entrants_of(5), by_seed(), 7).rounds.size() == 7);
}

TEST_CASE("swiss: a bye goes from the bottom up, counts as a win and is no game", "[league]") {
    const League three = swiss(entrants_of(3), by_seed(), 3);
    CHECK(told(three) == Rounds{"0-1 2-", "0-2 1-", "1-2 0-"});
    CHECK(three.table[0].points == 6);
    CHECK(three.table[0].wins == 2);
    CHECK(three.table[0].played() == 2);
    CHECK(ranking(three) == "0 1 2");
    const League five = swiss(entrants_of(5), by_seed(), 5);
    for (const LeagueRow& row : five.table) CHECK(row.played() == 4);
}

TEST_CASE("swiss: nobody meets anybody twice while there is another way", "[league]") {
    for (const std::size_t n : {2U, 4U, 6U, 8U, 12U}) {
        for (const Result& result : {by_seed(), all_drawn()}) {
            // n − 1 rounds without a rematch would be a whole round robin. Every round leaves a way
            // to pair all, but earlier pairings may close the last rounds; the first half of the
            // rounds is always possible.
            const auto met = meetings(swiss(entrants_of(n), result, static_cast<int>(n / 2)));
            CHECK(met.size() == n / 2 * (n / 2));
        }
    }
    // Two entrants can only meet again.
    CHECK(told(swiss(entrants_of(2), by_seed(), 3)) == Rounds{"0-1", "0-1", "0-1"});
}

TEST_CASE("swiss: beyond everybody's last new opponent, rematches are spread evenly", "[league]") {
    for (const std::size_t n : {4U, 5U, 6U, 7U, 8U}) {
        // In this number of rounds everybody can meet everybody twice; with an odd number of
        // entrants one sits out each round.
        const std::size_t rounds = 2 * (n % 2 == 0 ? n - 1 : n);
        const auto met = meetings(swiss(entrants_of(n), by_seed(), static_cast<int>(rounds)));
        CHECK(met.size() == n * (n - 1) / 2);
        for (const auto& [pair, times] : met) {
            CHECK(times >= 1);
            CHECK(times <= 3);
        }
        int most = 0;
        for (const auto& [pair, times] : met) most = std::max(most, times);
        // No pair meets a third time while another could meet a second time.
        CHECK(most == 2);
    }
}

TEST_CASE("swiss: nobody meets the same one twice running where everybody can be paired otherwise",
          "[league]") {
    for (const std::size_t n : {4U, 5U, 6U, 8U}) {
        for (const Result& result : {by_seed(), all_drawn()}) {
            const League league = swiss(entrants_of(n), result, static_cast<int>(4 * n));
            std::set<std::pair<std::size_t, std::size_t>> before;
            for (const LeagueRound& round : league.rounds) {
                std::set<std::pair<std::size_t, std::size_t>> now;
                for (const LeagueGame& game : round.games) {
                    if (game.b) now.insert(std::minmax(game.a, *game.b));
                }
                for (const auto& pair : now) CHECK(before.count(pair) == 0);
                before = std::move(now);
            }
        }
    }
}

TEST_CASE("swiss: who has left is not paired, and keeps the points that it has", "[league]") {
    Entrants five = entrants_of(5);
    five.until = {0, 0, 0, 0, 1};
    const League league = swiss(five, by_seed(), 3);
    CHECK(told(league) == Rounds{"0-2 1-3 4-", "0-1 2-3", "0-3 1-2"});
    // Entrant 4 has as many points as 2, whose win was no bye.
    CHECK(ranking(league) == "0 1 2 4 3");
    CHECK(league.table[3].points == 2);
    // With fewer than two entrants left nothing is played.
    five.until = {0, 1, 1, 1, 1};
    CHECK(swiss(five, by_seed(), 4).rounds.size() == 1);
}

TEST_CASE("swiss: members of a group are not paired; who is left over has a bye", "[league]") {
    const League league = swiss(entrants_of("aaab"), by_strength({1, 2, 3, 0}), 3);
    for (const auto& [pair, times] : meetings(league)) CHECK(pair.count(3) == 1);
    // Each of the three meets the entrant without a group in turn.
    CHECK(meetings(league).size() == 3);
    CHECK(told(league)[0] == "0-3 1- 2-");
    CHECK(meetings(swiss(entrants_of("aabb"), all_drawn(), 2)).size() == 4);
    CHECK(meetings(swiss(entrants_of("aaaa"), all_drawn(), 2)).empty());
}

TEST_CASE("swiss: a thousand of two families take no time", "[league]") {
    const std::size_t all = test::workload(1024);
    const std::size_t many = all * 3 / 5;
    const std::string families = std::string(many, 'a') + std::string(all - many, 'b');
    const League league = swiss(entrants_of(families), all_drawn());
    std::size_t byes = 0;
    for (const LeagueGame& game : league.rounds[0].games) byes += game.b ? 0U : 1U;
    CHECK(byes == many - (all - many));
}

TEST_CASE("hill: challengers in the roster's order, the king keeps on a draw", "[league]") {
    // 1 takes the hill, beats 2, draws with 3, and loses to 4, who stays.
    const League league = hill(entrants_of(6), by_strength({1, 3, 2, 3, 5, 4}));
    CHECK(told(league) == Rounds{"0-1", "1-2 1-3>1 1-4", "4-5"});
    CHECK(league.rounds[1].title.en == "Reign 2");
    // Order: the last king; the longer reign; a reign of 0; then entrants who never reigned, by
    // points and roster order.
    CHECK(ranking(league) == "4 1 0 3 2 5");
    CHECK(league.table[0].age == 1);
    CHECK(league.table[1].age == 2);
    CHECK(league.table[2].age == 0);
}

TEST_CASE("hill: nobody challenges a king of its group", "[league]") {
    const League league = hill(entrants_of("aab."), by_strength({1, 9, 2, 3}));
    CHECK(told(league) == Rounds{"0-1>0 0-2", "2-3", ""});
    CHECK(ranking(league)[0] == '3');
}

std::size_t best_by_trying(std::size_t n, const std::vector<bool>& edges, std::vector<bool>& used) {
    const auto first =
        static_cast<std::size_t>(std::find(used.begin(), used.end(), false) - used.begin());
    if (first == n) return 0;
    used[first] = true;
    std::size_t best = best_by_trying(n, edges, used);
    for (std::size_t b = first + 1; b < n; ++b) {
        if (used[b] || !edges[first * n + b]) continue;
        used[b] = true;
        best = std::max(best, 1 + best_by_trying(n, edges, used));
        used[b] = false;
    }
    used[first] = false;
    return best;
}

TEST_CASE("matching: as many pairs as trying everything finds, also after fixing some",
          "[league]") {
    Dice dice(7);
    const auto below = [&](std::size_t n) { return static_cast<std::size_t>(dice.below(n)); };
    for (int trial = 0; trial < 400; ++trial) {
        const std::size_t n = 2 + below(8);
        const std::uint64_t dense = 1 + dice.below(6);
        std::vector<bool> edges(n * n);
        for (std::size_t a = 0; a < n; ++a) {
            for (std::size_t b = a + 1; b < n; ++b) {
                edges[a * n + b] = edges[b * n + a] = dice.below(7) < dense;
            }
        }
        std::vector<bool> used(n);
        const std::size_t best = best_by_trying(n, edges, used);
        Matching matching(n, edges);
        REQUIRE(matching.pairs() == best);
        for (int tries = 0; tries < 6; ++tries) {
            const std::size_t a = below(n);
            const std::size_t b = below(n);
            // Fixing a pair succeeds exactly if the rest still has one pair less than before.
            if (used[a] || used[b] || a == b) continue;
            std::vector<bool> rest = used;
            rest[a] = rest[b] = true;
            std::vector<bool> open = used;
            const bool possible = edges[a * n + b] && 1 + best_by_trying(n, edges, rest) ==
                                                          best_by_trying(n, edges, open);
            REQUIRE(matching.fix(a, b) == possible);
            REQUIRE(matching.pairs() == best);
            if (possible) used[a] = used[b] = true;
            for (std::size_t k = 0; k < n; ++k) {
                if (matching.mate(k) == Matching::kNobody) continue;
                CHECK(matching.mate(matching.mate(k)) == k);
                CHECK(matching.edge(k, matching.mate(k)));
            }
        }
    }
}

// Elimination: brackets, byes, groups and draws, worked by hand.

using tests::all_drawn;
using tests::by_seed;
using tests::by_strength;
using tests::entrants_of;
using tests::ranking;
using tests::told;
using Rounds = std::vector<std::string>;

League single(const Entrants& entrants, const Result& result) {
    return play_league(LeagueFormat::Single, entrants, 0, result);
}
League double_elimination(const Entrants& entrants, const Result& result) {
    return play_league(LeagueFormat::DoubleElim, entrants, 0, result);
}

/// The bracket's places as seeds from 1, "-" for a bye.
std::string places(const std::string& groups) {
    std::string out;
    for (const auto& place : bracket(entrants_of(groups))) {
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
    // 1 and 3 of a group are in different halves.
    CHECK(places("a.a.") == "1 4 2 3");
    // 1 and 8 would meet first: 8 changes places with 7.
    CHECK(places("a......a") == "1 7 4 5 2 8 3 6");
    // The lower half is one group and the upper half has none: nothing needs changing.
    CHECK(places("....aaaa") == "1 8 4 5 2 7 3 6");
    // Two groups: each first pairing has one of either.
    const auto mixed = bracket(entrants_of("aabbaabb"));
    for (std::size_t k = 0; k < mixed.size(); k += 2) {
        CHECK_FALSE(entrants_of("aabbaabb").mates(*mixed[k], *mixed[k + 1]));
    }
}

TEST_CASE("single elimination: the higher seed always wins", "[league]") {
    CHECK(told(single(entrants_of(2), by_seed())) == Rounds{"0-1"});
    CHECK(told(single(entrants_of(3), by_seed())) == Rounds{"0- 1-2", "0-1"});
    const League five = single(entrants_of(5), by_seed());
    CHECK(told(five) == Rounds{"0- 3-4 1- 2-", "0-3 1-2", "0-1"});
    CHECK(ranking(five) == "0 1 2 3 4");
    CHECK(five.rounds[0].title.en == "Quarter-finals");
    CHECK(five.rounds[2].title.ja == "決勝");
    const League eight = single(entrants_of(8), by_seed());
    CHECK(told(eight) == Rounds{"0-7 3-4 1-6 2-5", "0-3 1-2", "0-1"});
    CHECK(ranking(eight) == "0 1 2 3 4 5 6 7");
    CHECK(told(single(entrants_of(13), by_seed()))[0] == "0- 7-8 3-12 4-11 1- 6-9 2- 5-10");
}

TEST_CASE("single elimination: an upset goes through, a draw sends the higher seed on",
          "[league]") {
    // 4 beats everybody; 1 and 2 draw.
    const League upset = single(entrants_of(5), by_strength({2, 5, 5, 1, 9}));
    CHECK(told(upset) == Rounds{"0- 3-4 1- 2-", "0-4 1-2>1", "4-1"});
    CHECK(ranking(upset) == "4 1 0 2 3");
    CHECK(upset.rounds[1].games[1].note.en.find("higher seed") != std::string::npos);
    CHECK(upset.table[1].draws == 1);

    const League drawn = single(entrants_of(8), all_drawn());
    CHECK(ranking(drawn) == "0 1 2 3 4 5 6 7");
    for (const LeagueRound& round : drawn.rounds) {
        for (const LeagueGame& game : round.games) CHECK(game.through == game.a);
    }
}

TEST_CASE("single elimination: where a group can't be kept apart, nothing is fought", "[league]") {
    const League family = single(entrants_of("aaa."), by_strength({1, 2, 3, 4}));
    // 1 meets the entrant without a group; 2 and 3 are of one group.
    CHECK(told(family) == Rounds{"0-3 1-2>1", "3-1"});
    CHECK_FALSE(family.rounds[0].games[1].outcome);
    CHECK(ranking(family) == "3 1 0 2");
    const League clan = single(entrants_of("aaaa"), by_strength({1, 2, 3, 4}));
    CHECK(ranking(clan) == "0 1 2 3");
    for (const LeagueRow& row : clan.table) CHECK(row.played() == 0);
}

TEST_CASE("double elimination: the higher seed always wins", "[league]") {
    CHECK(told(double_elimination(entrants_of(2), by_seed())) == Rounds{"0-1", "0-1"});
    // 2 loses to 1 and has no opponent in the losers' first round.
    CHECK(told(double_elimination(entrants_of(3), by_seed())) ==
          Rounds{"0- 1-2", "0-1", "2-", "2-1", "0-1"});
    const League eight = double_elimination(entrants_of(8), by_seed());
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
    const League five = double_elimination(entrants_of(5), by_seed());
    // For each round its bracket and the places of its games. In the losers' bracket nobody came
    // from the winners' games 1 and 3, which were byes.
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
    for (const LeagueRound& round : single(entrants_of(5), by_seed()).rounds) {
        CHECK(round.bracket == Bracket::Winners);
    }
    CHECK(play_league(LeagueFormat::Hill, entrants_of(2), 0, by_seed()).rounds[0].bracket ==
          Bracket::None);
}

TEST_CASE("double elimination: the losers' champion has to win twice", "[league]") {
    // 1 beats 0 from their second meeting on.
    std::size_t met = 0;
    const Result result = [&](std::size_t a, std::size_t b, std::size_t) {
        const bool zero = a == 0 || b == 0;
        const bool decisive = zero && (a == 1 || b == 1) && ++met > 1;
        const std::size_t winner = decisive ? 1 : std::min(a, b);
        return Outcome{winner == a ? Side::A : Side::B, "defeat", 1};
    };
    const League league = double_elimination(entrants_of(4), result);
    CHECK(told(league) == Rounds{"0-3 1-2", "0-1", "3-2", "2-1", "0-1", "1-0"});
    CHECK(league.rounds.back().title.en == "Grand final, second game");
    CHECK(ranking(league) == "1 0 2 3");
}

TEST_CASE("double elimination: everybody but the champion falls twice or less, all are ranked",
          "[league]") {
    for (const std::size_t n : {2U, 3U, 5U, 8U, 13U, 31U}) {
        for (const Result& result : {by_seed(), all_drawn(), by_strength(std::vector<int>(n, 1))}) {
            const League league = double_elimination(entrants_of(n), result);
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

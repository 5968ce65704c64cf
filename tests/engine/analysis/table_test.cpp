// Tests the tables of leagues against values worked by hand: figures, tie-breaks, and games that
// were not fought.
#include "analysis/league/table.hpp"

#include "analysis/league/matchups.hpp"
#include "analysis/league/report.hpp"
#include "analysis/scripted.hpp"
#include "catch.hpp"

namespace shiaiba {
namespace {

using tests::entrants_of;
using tests::ranking;
using tests::row_of;
using Rows = std::vector<std::string>;

League round_robin(const Rows& rows, const std::string& groups = "") {
    return count_league(LeagueFormat::RoundRobin,
                        groups.empty() ? entrants_of(rows.size()) : entrants_of(groups), rows);
}

/// Results in which the higher seed always wins.
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

/// The figures of an entrant as "APS PWIN NPP Vote KNNPBI"; a missing one is "·".
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
    // 1 and 3 are level in points, wins and their own game: the roster decides.
    CHECK(ranking(league) == "0 1 3 2");
    CHECK(row_of(league, 3).points == 3);
    CHECK(row_of(league, 3).played() == 3);
}

TEST_CASE("ties: wins, direct results and Buchholz in any order, by hand", "[league]") {
    using Ties = TieBreaks;
    // 0 and 1 have four points each: 0 by two wins, 1 by two draws and a win, which is over 0.
    const Rows rows{"-LWW", "W-DD", "LD-D", "LDD-"};
    const auto order = [&](const Ties& ties) {
        return ranking(count_league(LeagueFormat::RoundRobin, entrants_of(4), rows, ties));
    };
    CHECK(order({TieBreak::MoreWins, TieBreak::Direct}) == "0 1 2 3");
    CHECK(order({TieBreak::Direct, TieBreak::MoreWins}) == "1 0 2 3");
    // When all met all, entrants who are level in points have the same Buchholz.
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

TEST_CASE("figures of a ladder of seven and of nine", "[league]") {
    const League seven = round_robin(ladder(7));
    CHECK(figures(seven, 0) == "100.00 100.00 91.67 100.00 50.00");
    CHECK(figures(seven, 3) == "50.00 50.00 50.00 66.67 0.00");
    CHECK(figures(seven, 6) == "0.00 0.00 8.33 16.67 -50.00");
    // Among nine, the five nearest are not everybody.
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
    // One game of 32 is won: 3.125 %.
    CHECK(row_of(round_robin(ladder(33)), 31).figures.aps == 313);
    CHECK(to_text(Percent(5)) == "0.05");
    CHECK(to_text(Percent(-5)) == "-0.05");
    CHECK(to_text(Percent()).empty());
}

TEST_CASE("a double round robin scores both games of a pair", "[league]") {
    const League two = count_league(LeagueFormat::Double, entrants_of(2), {"-W", "W-"});
    CHECK(figures(two, 0) == "50.00 0.00 50.00 100.00 ·");
    CHECK(row_of(two, 0).played() == 2);
    // Half points out of 4. Against 1: 4, 2, 3 by 0, 2, 3; against 2: 3, 2, 4 by 0, 1, 3; against
    // 3: 1, 1, 0 by 0, 1, 2.
    const League four =
        count_league(LeagueFormat::Double, entrants_of(4), {"-WWL", "L-DD", "DD-L", "DWW-"});
    CHECK(row_of(four, 0).points == 4 + 3 + 1);
    CHECK(figures(four, 0) == "66.67 66.67 83.33 66.67 16.67");
}

TEST_CASE("members of a group never meet, and don't count among an opponent's rivals", "[league]") {
    // 0 and 1 are one group, 2 and 3 the other.
    const League league = round_robin({"--WL", "--WW", "LL--", "WL--"}, "aabb");
    CHECK(row_of(league, 0).played() == 2);
    // Against 2 both won; against 3 only 1 did.
    CHECK(figures(league, 0) == "50.00 50.00 25.00 50.00 -50.00");
    CHECK(figures(league, 1) == "100.00 100.00 75.00 100.00 50.00");
    CHECK(ranking(league) == "1 3 0 2");
    // All are of one group: nothing is played, and no figure is shown.
    CHECK(figures(round_robin({"--", "--"}, "aa"), 0) == "· · · · ·");
}

TEST_CASE("ties: points, wins, games among those still level, roster", "[league]") {
    // 0 has DD, 2 points without a win; 1 has WL, 2 points with a win; 2 has LW, the same.
    CHECK(ranking(round_robin({"-DD", "D-L", "DW-"})) == "2 0 1");
    // 0, 1, 2 beat each other in a circle and 3 loses to all: the circle stays level, and the
    // roster decides.
    CHECK(ranking(round_robin({"-WLW", "L-WW", "WL-W", "LLL-"})) == "0 1 2 3");
    // 0 and 1 have 4 points by 2 wins, and 1 beat 0; 2 and 3 have 2 points by one win, and 2 beat
    // 3.
    CHECK(ranking(round_robin({"-LWW", "W-WL", "LL-W", "LWL-"})) == "1 0 2 3");
}

TEST_CASE("what was not fought counts nowhere, and comparisons wait for it", "[league]") {
    const League league = round_robin({"-W?", "L-W", "?L-"});
    CHECK(figures(league, 0) == "100.00 100.00 · · ·");
    CHECK(row_of(league, 0).played() == 1);
}

} // namespace
} // namespace shiaiba

// Tests links of leagues: round trips, one link for one league, lengths, and broken links.
#include <algorithm>
#include <string>

#include "catch.hpp"
#include "coins/coins.hpp"
#include "core/fight/dice.hpp"
#include "core/text/json.hpp"
#include "share/frame.hpp"
#include "share/link.hpp"
#include "share/reader.hpp"
#include "share/some_matches.hpp"
#include "test_file.hpp"
#include "workload.hpp"

namespace shiaiba {
namespace {

using tests::fragment_of;
using tests::kDigits;
using tests::registry;
using tests::times;

/// A league of entrants from random matches, with a few groups in any order.
LeagueRequest some_league(const System& system, std::uint64_t k) {
    Dice dice(k * 31 + 5);
    const Match first = tests::some_match(system, k);
    LeagueRequest league;
    league.system = &system;
    league.settings = first.settings;
    league.seed = first.seed;
    league.format = static_cast<LeagueFormat>(dice.below(kLeagueFormats.size()));
    if (league.format == LeagueFormat::Swiss) league.rounds = static_cast<int>(dice.below(9));
    const std::vector<TieBreaks> ties{usual_ties(),
                                      {TieBreak::Direct},
                                      {TieBreak::Buchholz, TieBreak::Direct, TieBreak::MoreWins}};
    if (has_ties(league.format)) league.ties = ties[static_cast<std::size_t>(dice.below(3))];
    const bool leave = league.format == LeagueFormat::Swiss && dice.below(2) == 0;
    const std::vector<std::string> groups{"", "赤組", "B", "2", "1"};
    const bool grouped = dice.below(2) == 0;
    // Large parties need more of a link's room.
    const std::uint64_t most = 8 / std::max<std::uint64_t>(1, system.identity.most_members / 2);
    for (std::uint64_t n = 1 + dice.below(most); n > 0; --n) {
        for (const Party& side : tests::some_match(system, k * 10 + n).sides) {
            const std::uint64_t group = grouped ? dice.below(groups.size()) : 0;
            const int until = leave ? static_cast<int>(dice.below(4)) : 0;
            league.entrants.push_back({side, groups[static_cast<std::size_t>(group)], until});
        }
    }
    return league;
}

LeagueRequest league_of(std::size_t entrants, const std::string& name,
                        const std::string& group = "") {
    LeagueRequest league;
    league.system = &tests::shiden();
    league.settings = *tests::shiden().settings().check(Json());
    Dice dice(7);
    for (std::size_t n = 0; n < entrants; ++n) {
        league.entrants.push_back(
            {alone(tests::shiden(), name, tests::shiden().random(dice, Json(), {}, {})), group});
    }
    return league;
}

TEST_CASE("a league comes back from its link, and its link from the league", "[league-link]") {
    for (const System* system : registry().all()) {
        INFO(system->identity.id);
        const std::uint32_t leagues =
            test::workload_of(system->identity.most_members, test::workload(1'500, 15));
        int wrong = 0;
        for (std::uint64_t k = 0; k < leagues; ++k) {
            const LeagueRequest league = some_league(*system, k);
            const auto again = check_league(registry(), to_json(league));
            REQUIRE(again);
            const std::string fragment = fragment_of(league);
            const LinkRead read = open_link(registry(), "#" + fragment);
            const bool same = read.league && !read.match && read.payload == fragment &&
                              to_json(*read.league) == to_json(league) &&
                              fragment_of(*read.league) == fragment &&
                              fragment_of(*again) == fragment;
            if (!same) ++wrong;
        }
        CHECK(wrong == 0);
    }
}

TEST_CASE("a roster comes back from its link, and its link from the roster", "[league-link]") {
    for (const System* system : registry().all()) {
        INFO(system->identity.id);
        const std::uint32_t rosters =
            test::workload_of(system->identity.most_members, test::workload(500, 15));
        int wrong = 0;
        for (std::uint64_t k = 0; k < rosters; ++k) {
            LeagueRequest roster = some_league(*system, k);
            roster.roster = true;
            roster.format = LeagueFormat::RoundRobin;
            roster.rounds = 0;
            roster.seed = 0;
            roster.ties = usual_ties();
            for (Entrant& entrant : roster.entrants) entrant.until = 0;
            if (k % 3 == 0) roster.entrants.resize(1);
            const auto again = check_league(registry(), to_json(roster));
            REQUIRE(again);
            const std::string fragment = fragment_of(roster);
            const LinkRead read = open_link(registry(), "#" + fragment);
            const bool same = fragment[1] == 'R' && read.league && read.league->roster &&
                              to_json(*read.league) == to_json(roster) &&
                              fragment_of(*read.league) == fragment &&
                              fragment_of(*again) == fragment && to_json(read)["kind"] == "R";
            if (!same) ++wrong;
        }
        CHECK(wrong == 0);
    }
}

TEST_CASE("a roster's link is read as any text is, and is as short as promised", "[league-link]") {
    LeagueRequest roster = league_of(16, "シデンイッセン", "赤");
    roster.roster = true;
    const std::string fragment = fragment_of(roster);
    CHECK(fragment.size() <= 300);
    const ReaderResult reading =
        read_anything(registry(), tests::shiden(), "見て https://example.org/shiden/#" + fragment,
                      roster.settings);
    CHECK(reading.form == "link");
    CHECK(reading.problems.empty());
    CHECK(reading.characters.size() == 16);
    CHECK(reading.groups == std::vector<std::string>(16, "赤"));
}

TEST_CASE("a league's link without names keeps who is in which group", "[league-link]") {
    LeagueRequest league = league_of(5, "八雲");
    const char* const groups[] = {"赤", "", "白", "赤", "1"};
    for (std::size_t k = 0; k < 5; ++k) league.entrants[k].group = groups[k];
    const auto hidden = make_link(league, {false});
    REQUIRE(hidden);
    const LinkRead read = open_link(registry(), hidden->fragment);
    REQUIRE(read.league);
    std::string read_groups;
    for (const Entrant& entrant : read.league->entrants) {
        CHECK(entrant.party.name.empty());
        read_groups += entrant.group + " ";
    }
    CHECK(read_groups == "1  2 1 3 ");
    CHECK(fragment_of(*read.league) == hidden->fragment);
    // Groups that are numbered in the order of their first members need no names, so that the link
    // is shorter.
    CHECK(hidden->fragment.size() < fragment_of(league).size());
}

TEST_CASE("leagues' links are as short as promised", "[league-link]") {
    CHECK(fragment_of(league_of(16, "シデンイッセン")).size() <= 300);
    CHECK(fragment_of(league_of(16, "Yakumo1", "ひがし")).size() <= 300);
    CHECK(fragment_of(league_of(16, times("鬼", 24))).size() <= 1'200);
    CHECK(fragment_of(league_of(400, "")).size() <= kMostFragment);
    for (const auto& league : {league_of(16, times("𠮷", 24)), league_of(100, times("閃", 24)),
                               league_of(kMostEntrants, "")}) {
        const auto made = make_link(league);
        REQUIRE_FALSE(made);
        CHECK(made.problems()[0].code == "linkTooLong");
        CHECK(made.problems()[0].text.en.find("file") != std::string::npos);
    }
}

TEST_CASE("a league's link says what it leaves out once", "[league-link]") {
    LeagueRequest league = league_of(2, "");
    for (Entrant& entrant : league.entrants) {
        entrant.party =
            *check_party(registry(), tests::shiden(), samples_of(tests::shiden(), Lang::Ja)[0]);
    }
    const auto made = make_link(league);
    REQUIRE(made);
    REQUIRE(made->left_out.size() == 1);
    CHECK(made->left_out[0].side == Side::None);
    CHECK(to_json(*made)["leftOut"][0]["side"].is_null());
}

TEST_CASE("a changed character never gives another league", "[league-link]") {
    int opened = 0;
    int other_reason = 0;
    for (std::uint64_t k = 0; k < 2 + test::workload(10); ++k) {
        const std::string whole =
            fragment_of(some_league(k % 2 == 0 ? tests::shiden() : coins::system(), k));
        for (std::size_t i = 1; i < whole.size(); ++i) {
            for (const char c : kDigits) {
                if (c == whole[i]) continue;
                std::string changed = whole;
                changed[i] = c;
                const LinkRead read = open_link(registry(), changed);
                opened += read.opened() ? 1 : 0;
                const bool expected =
                    read.failure == LinkFailure::Altered || read.failure == LinkFailure::Cut;
                other_reason += expected ? 0 : 1;
            }
        }
    }
    CHECK(opened == 0);
    CHECK(other_reason == 0);
}

TEST_CASE("a league's link cut at any length is cut", "[league-link]") {
    for (std::uint64_t k = 0; k < 12; ++k) {
        const std::string whole = fragment_of(some_league(tests::shiden(), k));
        for (std::size_t size = 1; size < whole.size(); ++size) {
            for (const char* tail : {"", "です。", ")"}) {
                const LinkRead read = open_link(registry(), "#" + whole.substr(0, size) + tail);
                REQUIRE_FALSE(read.opened());
                CHECK(read.failure == LinkFailure::Cut);
                if (size >= 13) CHECK(read.missing == static_cast<int>(whole.size() - size));
            }
        }
    }
}

TEST_CASE("the entrants of a pasted league link are read as characters", "[league-link]") {
    const LeagueRequest league = some_league(tests::shiden(), 4);
    const ReaderResult reading = read_anything(
        registry(), tests::shiden(), "この大会 https://example.org/#" + fragment_of(league));
    CHECK(reading.form == "link");
    CHECK(reading.problems.empty());
    REQUIRE(reading.characters.size() == league.entrants.size());
    CHECK(to_json(reading.characters[1]) == to_json(league.entrants[1].party));
    REQUIRE(reading.groups.size() == league.entrants.size());
    for (std::size_t k = 0; k < league.entrants.size(); ++k) {
        CHECK(reading.groups[k] == league.entrants[k].group);
    }
}

TEST_CASE("every league link ever released opens the same league", "[league-link]") {
    const auto entries = parse_json(tests::test_file("links/leagues.json"));
    REQUIRE(entries);
    CHECK(entries->size() >= 8);
    for (const Json& entry : *entries) {
        const std::string fragment = entry.at("fragment").get<std::string>();
        INFO(fragment);
        const auto expected = check_league(registry(), entry.at("league"));
        REQUIRE(expected);
        const LinkRead read = open_link(registry(), fragment);
        REQUIRE(read.league);
        CHECK(to_json(*read.league) == to_json(*expected));
        CHECK(fragment_of(*read.league) == fragment);
    }
}

} // namespace
} // namespace shiaiba
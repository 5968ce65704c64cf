// Links of leagues: round trips, one link for one league, lengths, what happens to broken and hostile ones.
#include <fstream>
#include <functional>
#include <iterator>
#include <string>

#include "catch.hpp"
#include "coins/coins.hpp"
#include "core/dice.hpp"
#include "core/json.hpp"
#include "share/frame.hpp"
#include "share/league_content.hpp"
#include "share/link.hpp"
#include "share/name_code.hpp"
#include "share/reader.hpp"
#include "share/some_matches.hpp"
#include "workload.hpp"

namespace shiaiba {
namespace {

using tests::registry;

const std::string kDigits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// Entrants from random matches; a few groups, in any order.
LeagueRequest some_league(const Ruleset& ruleset, std::uint64_t k) {
    Dice dice(k * 31 + 5);
    const Match first = tests::some_match(ruleset, k);
    LeagueRequest league;
    league.ruleset = &ruleset;
    league.settings = first.settings;
    league.seed = first.seed;
    league.format = static_cast<LeagueFormat>(dice.below(kLeagueFormats.size()));
    if (league.format == LeagueFormat::Swiss) league.rounds = static_cast<int>(dice.below(9));
    const std::vector<std::string> groups{"", "赤組", "B", "2", "1"};
    const bool grouped = dice.below(2) == 0;
    for (std::uint64_t n = 1 + dice.below(8); n > 0; --n) {
        for (const Character& side : tests::some_match(ruleset, k * 10 + n).sides) {
            const std::uint64_t group = grouped ? dice.below(groups.size()) : 0;
            league.entrants.push_back({side, groups[static_cast<std::size_t>(group)]});
        }
    }
    return league;
}

std::string fragment_of(const LeagueRequest& league) {
    const auto made = make_link(league);
    REQUIRE(made);
    return made->fragment;
}

LeagueRequest league_of(std::size_t entrants, const std::string& name,
                        const std::string& group = "") {
    LeagueRequest league;
    league.ruleset = &tests::shiden();
    league.settings = *tests::shiden().check_settings(Json());
    Dice dice(7);
    for (std::size_t n = 0; n < entrants; ++n) {
        league.entrants.push_back(
            {{&tests::shiden(), 0, name, tests::shiden().random(dice, Json())}, group});
    }
    return league;
}

std::string times(std::string_view piece, int n) {
    std::string out;
    for (int i = 0; i < n; ++i) out += piece;
    return out;
}

TEST_CASE("a league comes back from its link, and its link from the league", "[league-link]") {
    for (const Ruleset* ruleset : registry().all()) {
        INFO(ruleset->identity().id);
        int wrong = 0;
        for (std::uint64_t k = 0; k < 1'500; ++k) {
            const LeagueRequest league = some_league(*ruleset, k);
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
        CHECK(entrant.character.name.empty());
        read_groups += entrant.group + " ";
    }
    CHECK(read_groups == "1  2 1 3 ");
    CHECK(fragment_of(*read.league) == hidden->fragment);
    // Numbers in the order of their first members need no names.
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
        entrant.character =
            *check_character(registry(), tests::shiden(), tests::shiden().samples()[0]);
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
            fragment_of(some_league(k % 2 == 0 ? tests::shiden() : coins::ruleset(), k));
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
    const Reading reading = read_anything(registry(), tests::shiden(),
                                          "この大会 https://example.org/#" + fragment_of(league));
    CHECK(reading.form == "link");
    CHECK(reading.problems.empty());
    REQUIRE(reading.characters.size() == league.entrants.size());
    CHECK(to_json(reading.characters[1]) == to_json(league.entrants[1].character));
}

// -- contents that nobody's program makes

constexpr std::uint64_t kShiden = 1;
constexpr std::uint64_t kCoins = 63;
using Writing = std::function<void(BitWriter&)>;

void head(BitWriter& out, std::uint64_t system, std::uint64_t flags) {
    out.varint(system);
    out.varint(0);
    out.varint(flags);
}

LinkRead opened(const Writing& write) {
    BitWriter content;
    write(content);
    return open_link(registry(), write_frame(kLeagueKind, content));
}

LinkFailure failure(const Writing& write) {
    const LinkRead read = opened(write);
    REQUIRE_FALSE(read.opened());
    CHECK_FALSE(read.said.ja.empty());
    CHECK((read.failure == LinkFailure::IllegalBuild) == !read.problems.empty());
    return read.failure;
}

TEST_CASE("the plain league of these tests opens", "[league-link]") {
    const LinkRead read = opened([](BitWriter& out) {
        head(out, kShiden, 0);
        out.varint(0);
        out.varint(2);
        out.bits(0, 50);
    });
    REQUIRE(read.league);
    CHECK(read.league->entrants.size() == 2);
    CHECK(to_json(read)["kind"] == "T");
    CHECK(to_json(read)["league"]["format"] == "round-robin");
}

TEST_CASE("leagues of later programs and of unknown systems", "[league-link]") {
    CHECK(failure([](BitWriter& out) { head(out, 62, 0); }) == LinkFailure::UnknownRuleset);
    CHECK(failure([](BitWriter& out) { head(out, kShiden, 32); }) == LinkFailure::Newer);
    CHECK(failure([](BitWriter& out) {
              head(out, kShiden, 0);
              out.varint(6);
          }) == LinkFailure::Newer);
    for (const char kind : {'B', 'R', 'Q', 'Z'}) {
        BitWriter content;
        head(content, kShiden, 0);
        CHECK(open_link(registry(), write_frame(kind, content)).failure == LinkFailure::Newer);
    }
}

TEST_CASE("counts and flags that nobody writes are altered", "[league-link]") {
    const auto entrants = [](std::uint64_t flags, const Writing& rest) {
        return [flags, rest](BitWriter& out) {
            head(out, kShiden, flags);
            out.varint(0);
            rest(out);
        };
    };
    for (const std::uint64_t count : {0ULL, 1ULL, 3ULL, 1025ULL, 1ULL << 62}) {
        INFO(count);
        const LinkFailure why = failure(entrants(0, [count](BitWriter& out) {
            out.varint(count);
            out.bits(0, 64);
        }));
        CHECK((why == LinkFailure::Altered || (count == 3 && why == LinkFailure::IllegalBuild)));
    }
    // Bits over; rounds where only Swiss has them; a seed where no die is rolled.
    CHECK(failure(entrants(0, [](BitWriter& out) {
              out.varint(2);
              out.bits(0, 51);
          })) == LinkFailure::Altered);
    CHECK(failure([](BitWriter& out) {
              head(out, kShiden, 0);
              out.varint(2);
              out.varint(101);
              out.varint(2);
              out.bits(0, 50);
          }) == LinkFailure::Altered);
    CHECK(failure([](BitWriter& out) {
              head(out, kShiden, 2);
              out.varint(0);
              out.bits(5, 64);
              out.varint(2);
              out.bits(0, 50);
          }) == LinkFailure::Altered);
    CHECK(failure([](BitWriter& out) {
              head(out, kCoins, 0);
              out.varint(0);
              out.varint(2);
              out.bits(0, 4);
          }) == LinkFailure::Altered);
    // Settings that are the default.
    CHECK(failure([](BitWriter& out) {
              head(out, kShiden, 8);
              out.varint(0);
              out.varint(0);
              out.varint(2);
              out.bits(0, 50);
          }) == LinkFailure::Altered);
    // Names that are all empty.
    CHECK(failure(entrants(1, [](BitWriter& out) {
              out.varint(2);
              out.bits(0, 60);
          })) == LinkFailure::Altered);
}

TEST_CASE("groups that nobody writes are altered", "[league-link]") {
    const auto grouped = [](std::uint64_t flags, std::uint64_t count, std::uint64_t first,
                            std::uint64_t second, const Writing& names) {
        return [=](BitWriter& out) {
            head(out, kShiden, flags);
            out.varint(0);
            out.varint(2);
            out.varint(count);
            names(out);
            for (const std::uint64_t group : {first, second}) {
                out.bits(group, width_below(count + 1));
                out.bits(0, 25);
            }
        };
    };
    const Writing none = [](BitWriter&) {};
    const auto named = [](const char* one, const char* two) {
        return [=](BitWriter& out) {
            pack_name(one, out);
            pack_name(two, out);
        };
    };
    CHECK(opened(grouped(4, 2, 1, 2, none)).league);
    CHECK(opened(grouped(4 | 16, 2, 1, 2, named("x", "y"))).league);
    // In the wrong order, without members, out of bounds, more groups than entrants.
    CHECK(failure(grouped(4, 2, 2, 1, none)) == LinkFailure::Altered);
    CHECK(failure(grouped(4, 2, 1, 0, none)) == LinkFailure::Altered);
    CHECK(failure(grouped(4, 0, 0, 0, none)) == LinkFailure::Altered);
    CHECK(failure(grouped(4, 2, 3, 1, none)) == LinkFailure::Altered);
    CHECK(failure(grouped(4, 3, 1, 2, none)) == LinkFailure::Altered);
    CHECK(failure(grouped(4, 1ULL << 60, 0, 0, none)) == LinkFailure::Altered);
    // Twice the same, nameless, the names that stand for none, names without groups.
    CHECK(failure(grouped(4 | 16, 2, 1, 2, named("x", "x"))) == LinkFailure::Altered);
    CHECK(failure(grouped(4 | 16, 2, 1, 2, named("", "x"))) == LinkFailure::Altered);
    CHECK(failure(grouped(4 | 16, 2, 1, 2, named("1", "2"))) == LinkFailure::Altered);
    CHECK(failure([](BitWriter& out) {
              head(out, kShiden, 16);
              out.varint(0);
              out.varint(2);
              out.bits(0, 50);
          }) == LinkFailure::Altered);
}

TEST_CASE("illegal builds and settings of a league are named", "[league-link]") {
    const LinkRead build = opened([](BitWriter& out) {
        head(out, kShiden, 0);
        out.varint(0);
        out.varint(2);
        out.bits(0, 25);
        out.bits((1U << 25) - 1, 25);
    });
    REQUIRE(build.problems.size() == 1);
    CHECK(build.problems[0].path == "/entrants/1/build");
    const LinkRead settings = opened([](BitWriter& out) {
        head(out, kShiden, 8);
        out.varint(1U << 11);
        out.varint(0);
        out.varint(2);
        out.bits(0, 50);
    });
    REQUIRE(settings.problems.size() == 1);
    CHECK(settings.problems[0].path == "/settings");
}

TEST_CASE("random league contents: what opens is written back as it was", "[league-link]") {
    Dice dice(77);
    int opened_ones = 0;
    int wrong = 0;
    for (int n = 0; n < 60'000; ++n) {
        BitWriter content;
        const bool coins = dice.below(2) == 0;
        head(content, coins ? kCoins : kShiden,
             dice.below(4) == 0 ? dice.below(32)
             : coins            ? 2
                                : 0);
        content.varint(dice.below(6));
        if (coins) content.bits(dice.below(1000), 64);
        content.varint(2 + dice.below(3));
        for (std::uint64_t bits = coins ? 4 + 2 * dice.below(4) : 25 * dice.below(5); bits > 0;
             --bits)
            content.bits(dice.below(2), 1);
        const std::string fragment = write_frame(kLeagueKind, content);
        const LinkRead read = open_link(registry(), fragment);
        if (!read.league) continue;
        ++opened_ones;
        if (fragment_of(*read.league) != fragment) ++wrong;
    }
    CHECK(opened_ones > 500);
    CHECK(wrong == 0);
}

TEST_CASE("every league link ever released opens the same league", "[league-link]") {
    std::ifstream in(std::string(SHIAIBA_TEST_DATA) + "/links/leagues.json", std::ios::binary);
    REQUIRE(in);
    const std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
    const auto entries = parse_json(text);
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

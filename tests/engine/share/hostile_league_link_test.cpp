// Tests forged links of leagues: their frame and check value are right, their content is wrong.

#include "catch.hpp"
#include "coins/coins.hpp"
#include "core/fight/dice.hpp"
#include "core/text/json.hpp"
#include "share/content.hpp"
#include "share/frame.hpp"
#include "share/link.hpp"
#include "share/party_code.hpp"
#include "share/some_matches.hpp"
#include "share/writing.hpp"
#include "workload.hpp"

namespace shiaiba {
namespace {

using tests::fragment_of;
using tests::kCoins;
using tests::kShiden;
using tests::registry;
using tests::Writing;

void head(BitWriter& out, std::uint64_t system, std::uint64_t flags) {
    out.varint(system);
    out.varint(0);
    out.varint(flags);
}

LinkRead league_opened(const Writing& write) {
    BitWriter content;
    write(content);
    return open_link(registry(), write_frame(kLeagueKind, content));
}

LinkFailure league_failure(const Writing& write) {
    const LinkRead read = league_opened(write);
    REQUIRE_FALSE(read.opened());
    CHECK_FALSE(read.said.ja.empty());
    CHECK((read.failure == LinkFailure::IllegalBuild) == !read.problems.empty());
    return read.failure;
}

TEST_CASE("the plain league of these tests opens", "[league-link]") {
    const LinkRead read = league_opened([](BitWriter& out) {
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
    CHECK(league_failure([](BitWriter& out) { head(out, 62, 0); }) == LinkFailure::UnknownRuleset);
    CHECK(league_failure([](BitWriter& out) { head(out, kShiden, 128); }) == LinkFailure::Newer);
    // A tie-break that only later programs know; no tie-break; a tie-break twice; tie-breaks of a
    // knock-out.
    const auto ties = [](std::uint64_t format, const std::vector<std::uint64_t>& all) {
        return league_failure([&](BitWriter& out) {
            head(out, kShiden, 32);
            out.varint(format);
            out.varint(all.size());
            for (const std::uint64_t tie : all) out.bits(tie, 2);
            out.varint(2);
            out.bits(0, 50);
        });
    };
    CHECK(ties(0, {3}) == LinkFailure::Newer);
    CHECK(ties(0, {}) == LinkFailure::Altered);
    CHECK(ties(0, {1, 1}) == LinkFailure::Altered);
    CHECK(ties(3, {1}) == LinkFailure::Altered);
    // The default tie-breaks are never written into a link.
    CHECK(ties(0, {0, 1}) == LinkFailure::Altered);
    CHECK(league_failure([](BitWriter& out) {
              head(out, kShiden, 0);
              out.varint(6);
          }) == LinkFailure::Newer);
    for (const char kind : {'B', 'Q', 'Z'}) {
        BitWriter content;
        head(content, kShiden, 0);
        CHECK(open_link(registry(), write_frame(kind, content)).failure == LinkFailure::Newer);
    }
}

TEST_CASE("rosters that nobody writes are altered", "[league-link]") {
    const auto opened = [](const Writing& write) {
        BitWriter content;
        head(content, kShiden, 0);
        write(content);
        return open_link(registry(), write_frame(kRosterKind, content));
    };
    const LinkRead one = opened([](BitWriter& out) {
        out.varint(1);
        out.bits(0, 25);
    });
    REQUIRE(one.league);
    CHECK(one.league->roster);
    for (const std::uint64_t count : {0ULL, 2ULL, 1025ULL, 1ULL << 62}) {
        INFO(count);
        CHECK_FALSE(opened([count](BitWriter& out) {
                        out.varint(count);
                        out.bits(0, 25);
                    }).opened());
    }
    // A roster has no dice, so that it has no seed.
    BitWriter seeded;
    head(seeded, kCoins, 2);
    seeded.bits(7, 64);
    seeded.varint(1);
    seeded.bits(0, 2);
    CHECK_FALSE(open_link(registry(), write_frame(kRosterKind, seeded)).opened());
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
        const LinkFailure why = league_failure(entrants(0, [count](BitWriter& out) {
            out.varint(count);
            out.bits(0, 64);
        }));
        CHECK((why == LinkFailure::Altered || (count == 3 && why == LinkFailure::IllegalBuild)));
    }
    // Bits left over; a number of rounds outside Swiss; a seed in a system without dice.
    CHECK(league_failure(entrants(0, [](BitWriter& out) {
              out.varint(2);
              out.bits(0, 51);
          })) == LinkFailure::Altered);
    CHECK(league_failure([](BitWriter& out) {
              head(out, kShiden, 0);
              out.varint(2);
              out.varint(101);
              out.varint(2);
              out.bits(0, 50);
          }) == LinkFailure::Altered);
    CHECK(league_failure([](BitWriter& out) {
              head(out, kShiden, 2);
              out.varint(0);
              out.bits(5, 64);
              out.varint(2);
              out.bits(0, 50);
          }) == LinkFailure::Altered);
    CHECK(league_failure([](BitWriter& out) {
              head(out, kCoins, 0);
              out.varint(0);
              out.varint(2);
              out.bits(0, 4);
          }) == LinkFailure::Altered);
    // Settings that are equal to the default.
    CHECK(league_failure([](BitWriter& out) {
              head(out, kShiden, 8);
              out.varint(0);
              out.varint(0);
              out.varint(2);
              out.bits(0, 50);
          }) == LinkFailure::Altered);
    // Names that are all empty.
    CHECK(league_failure(entrants(1, [](BitWriter& out) {
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
    CHECK(league_opened(grouped(4, 2, 1, 2, none)).league);
    CHECK(league_opened(grouped(4 | 16, 2, 1, 2, named("x", "y"))).league);
    // Groups in the wrong order, without members, out of bounds, and more groups than entrants.
    CHECK(league_failure(grouped(4, 2, 2, 1, none)) == LinkFailure::Altered);
    CHECK(league_failure(grouped(4, 2, 1, 0, none)) == LinkFailure::Altered);
    CHECK(league_failure(grouped(4, 0, 0, 0, none)) == LinkFailure::Altered);
    CHECK(league_failure(grouped(4, 2, 3, 1, none)) == LinkFailure::Altered);
    CHECK(league_failure(grouped(4, 3, 1, 2, none)) == LinkFailure::Altered);
    CHECK(league_failure(grouped(4, 1ULL << 60, 0, 0, none)) == LinkFailure::Altered);
    // The same name twice, an empty name, names that are the stand-ins for none, names without
    // groups.
    CHECK(league_failure(grouped(4 | 16, 2, 1, 2, named("x", "x"))) == LinkFailure::Altered);
    CHECK(league_failure(grouped(4 | 16, 2, 1, 2, named("", "x"))) == LinkFailure::Altered);
    CHECK(league_failure(grouped(4 | 16, 2, 1, 2, named("1", "2"))) == LinkFailure::Altered);
    CHECK(league_failure([](BitWriter& out) {
              head(out, kShiden, 16);
              out.varint(0);
              out.varint(2);
              out.bits(0, 50);
          }) == LinkFailure::Altered);
}

TEST_CASE("illegal builds and settings of a league are named", "[league-link]") {
    const LinkRead build = league_opened([](BitWriter& out) {
        head(out, kShiden, 0);
        out.varint(0);
        out.varint(2);
        out.bits(0, 25);
        out.bits((1U << 25) - 1, 25);
    });
    REQUIRE(build.problems.size() == 1);
    CHECK(build.problems[0].path == "/entrants/1/build");
    const LinkRead settings = league_opened([](BitWriter& out) {
        head(out, kShiden, 8);
        out.varint(1U << 13);
        out.varint(0);
        out.varint(2);
        out.bits(0, 50);
    });
    REQUIRE(settings.problems.size() == 1);
    CHECK(settings.problems[0].path == "/settings");
}

TEST_CASE("random league contents: what opens is written back as it was", "[league-link]") {
    Dice dice(77);
    std::uint32_t opened_ones = 0;
    int wrong = 0;
    constexpr std::uint32_t kContents = test::workload(60'000, 10);
    for (std::uint32_t n = 0; n < kContents; ++n) {
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
    CHECK(opened_ones > kContents / 120);
    CHECK(wrong == 0);
}

} // namespace
} // namespace shiaiba

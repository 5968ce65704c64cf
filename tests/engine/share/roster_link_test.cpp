// Links of rosters: round trips, one link for one roster, lengths, and what nobody's program makes.
#include <string>
#include <vector>

#include "catch.hpp"
#include "coins/coins.hpp"
#include "core/dice.hpp"
#include "core/json.hpp"
#include "share/frame.hpp"
#include "share/link.hpp"
#include "share/reader.hpp"
#include "share/roster_content.hpp"
#include "share/some_matches.hpp"
#include "share/writing.hpp"
#include "test_file.hpp"
#include "workload.hpp"

namespace shiaiba {
namespace {

using tests::kDigits;
using tests::kShiden;
using tests::registry;
using tests::times;
using tests::Writing;

/// Out of random matches, some with tags.
Roster some_roster(const Ruleset& ruleset, std::uint64_t k) {
    Dice dice(k * 17 + 3);
    Roster roster;
    roster.ruleset = &ruleset;
    roster.settings = tests::some_match(ruleset, k).settings;
    const std::vector<std::string> tags{"赤組", "B", "2", "強い"};
    for (std::uint64_t n = 1 + dice.below(6); n > 0; --n) {
        RosterEntry entry;
        entry.party = tests::some_match(ruleset, k * 10 + n).sides[0];
        for (const std::string& tag : tags) {
            if (k % 2 == 0 && dice.below(3) == 0) entry.tags.push_back(tag);
        }
        roster.entries.push_back(std::move(entry));
    }
    return roster;
}

Roster roster_of(std::size_t entries, const std::string& name) {
    Roster roster;
    roster.ruleset = &tests::shiden();
    roster.settings = *tests::shiden().check_settings(Json());
    Dice dice(7);
    for (std::size_t n = 0; n < entries; ++n) {
        roster.entries.push_back(
            {alone(tests::shiden(), name, tests::shiden().random(dice, Json())), {}});
    }
    return roster;
}

std::string link_of(const Roster& roster) {
    const auto made = make_link(roster);
    REQUIRE(made);
    return made->fragment;
}

LinkRead roster_opened(const Writing& write) {
    BitWriter content;
    write(content);
    const LinkRead read = open_link(registry(), write_frame(kRosterKind, content));
    return read.is_roster ? open_roster(registry(), read.payload) : read;
}

void head(BitWriter& out, std::uint64_t flags) {
    out.varint(kShiden);
    out.varint(0);
    out.varint(flags);
}

TEST_CASE("a roster comes back from its link, and its link from the roster", "[roster-link]") {
    for (const Ruleset* ruleset : registry().all()) {
        INFO(ruleset->identity().id);
        int wrong = 0;
        for (std::uint64_t k = 0; k < test::workload(500, 15); ++k) {
            const Roster roster = some_roster(*ruleset, k);
            const auto again = check_roster(registry(), to_json(roster));
            REQUIRE(again);
            const std::string fragment = link_of(roster);
            const LinkRead seen = open_link(registry(), "#" + fragment);
            const LinkRead read = open_roster(registry(), seen.payload, roster.settings);
            const bool same = seen.is_roster && !seen.match && !seen.league && read.roster &&
                              seen.payload == fragment &&
                              to_json(*read.roster) == to_json(roster) &&
                              link_of(*read.roster) == fragment && link_of(*again) == fragment;
            if (!same) ++wrong;
        }
        CHECK(wrong == 0);
    }
}

TEST_CASE("a roster's link is read as any text is, with its tags", "[roster-link]") {
    Roster roster = roster_of(2, "八雲");
    roster.entries[1].tags = {"赤", "速い"};
    const std::string address = "https://example.org/shiden/#" + link_of(roster);
    const Reading reading = read_anything(registry(), tests::shiden(), "見て " + address,
                                          *tests::shiden().check_settings(Json()));
    CHECK(reading.form == "link");
    CHECK(reading.problems.empty());
    REQUIRE(reading.characters.size() == 2);
    CHECK(reading.characters[1].name == "八雲");
    CHECK(reading.tags == std::vector<std::vector<std::string>>{{}, {"赤", "速い"}});
    CHECK(to_json(reading)["tags"] == *parse_json(R"([[],["赤","速い"]])"));
}

TEST_CASE("a roster's link without names has no tags either", "[roster-link]") {
    Roster roster = roster_of(3, "八雲");
    roster.entries[0].tags = {"赤"};
    const auto hidden = make_link(roster, {false});
    REQUIRE(hidden);
    const LinkRead read = open_roster(registry(), hidden->fragment);
    REQUIRE(read.roster);
    for (const RosterEntry& entry : read.roster->entries) {
        CHECK(entry.party.name.empty());
        CHECK(entry.tags.empty());
    }
}

TEST_CASE("rosters' links are as short as promised", "[roster-link]") {
    CHECK(link_of(roster_of(16, "シデンイッセン")).size() <= 300);
    CHECK(link_of(roster_of(16, times("鬼", 24))).size() <= 1'200);
    const auto made = make_link(roster_of(kMostKept, ""));
    REQUIRE_FALSE(made);
    CHECK(made.problems()[0].code == "linkTooLong");
}

TEST_CASE("a roster's link that is altered anywhere does not open", "[roster-link]") {
    Roster roster = roster_of(2, "朧");
    roster.entries[0].tags = {"赤"};
    const std::string fragment = link_of(roster);
    int opened = 0;
    for (std::size_t at = 2; at < fragment.size(); ++at) {
        for (const char digit : kDigits) {
            if (digit == fragment[at]) continue;
            std::string other = fragment;
            other[at] = digit;
            if (open_link(registry(), other).opened()) ++opened;
        }
    }
    CHECK(opened == 0);
}

TEST_CASE("counts, tags and flags of a roster that nobody writes are altered", "[roster-link]") {
    const auto failure = [](const Writing& write) {
        const LinkRead read = roster_opened(write);
        REQUIRE_FALSE(read.roster);
        CHECK_FALSE(read.said.en.empty());
        return read.failure;
    };
    CHECK(failure([](BitWriter& out) {
              for (const std::uint64_t number : {62, 0, 0}) out.varint(number);
          }) == LinkFailure::UnknownRuleset);
    CHECK(failure([](BitWriter& out) { head(out, 2); }) == LinkFailure::Newer);
    for (const std::uint64_t count : {0ULL, 1025ULL, 1ULL << 62}) {
        INFO(count);
        CHECK(failure([count](BitWriter& out) {
                  head(out, 0);
                  out.varint(count);
                  out.bits(0, 60);
              }) == LinkFailure::Altered);
    }
    // Tags that nobody bears, and a number that no tag has.
    CHECK(failure([](BitWriter& out) {
              head(out, 4);
              out.varint(1);
              out.varint(0);
              out.varint(0);
              out.bits(0, 25);
          }) == LinkFailure::Altered);
    CHECK(failure([](BitWriter& out) {
              head(out, 4);
              out.varint(1);
              out.varint(1ULL << 60);
              out.bits(0, 60);
          }) == LinkFailure::Altered);
    // A skill that there is none of.
    CHECK(failure([](BitWriter& out) {
              head(out, 0);
              out.varint(1);
              out.bits(~0ULL >> 39, 25);
          }) == LinkFailure::IllegalBuild);
}

TEST_CASE("every problem of a roster's JSON is told with its place", "[roster-link]") {
    const auto problems = [](const char* json) {
        std::string codes;
        const auto roster = check_roster(registry(), *parse_json(json));
        for (const Problem& problem : roster.problems()) {
            codes += problem.code + " " + problem.path + "\n";
        }
        return codes;
    };
    CHECK(problems("[]") == "notARoster \n");
    CHECK(problems(R"({"system":"shiden"})") == "badEntries /entries\n");
    CHECK(problems(R"({"system":"shiden","entries":[1,
        {"build":{"skills":["一閃","一閃","交錯","+硬","果断"]},"tags":["a","a","",3]},
        {"build":{"skills":["一閃","一閃","交錯","+硬","果断"]},"tags":"a"}]})") ==
          "notAnEntry /entries/0\n"
          "badTags /entries/1/tags/1\nbadTags /entries/1/tags/2\nbadTags /entries/1/tags/3\n"
          "badTags /entries/2/tags\n");
}

TEST_CASE("links of rosters that were once made open for ever", "[roster-link][frozen]") {
    const auto entries = parse_json(tests::test_file("links/rosters.json"));
    REQUIRE(entries);
    for (const Json& entry : *entries) {
        const std::string fragment = entry["fragment"];
        INFO(fragment);
        const LinkRead read = open_roster(registry(), fragment);
        REQUIRE(read.roster);
        CHECK(to_json(*read.roster) == entry["roster"]);
        CHECK(link_of(*read.roster) == fragment);
    }
}

} // namespace
} // namespace shiaiba

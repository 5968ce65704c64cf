// Tests variations of a match: the grammar, the matches that they make, and the counts of members.
#include "analysis/series/vary.hpp"

#include <string>
#include <vector>

#include "analysis/series/report.hpp"
#include "analysis/series/series.hpp"
#include "catch.hpp"
#include "coins/coins.hpp"
#include "teams/teams.hpp"

namespace shiaiba {
namespace {

Match duel() {
    const auto match = check_match(
        Registry({&coins::system()}),
        *parse_json(R"({"system":"coins","seed":"5","sides":[{"stake":1},{"stake":3}]})"));
    REQUIRE(match);
    return *match;
}

/// A match of two against a strong and a weak opponent.
Match encounter() {
    const auto match = check_match(Registry({&teams::system()}),
                                   *parse_json(R"({"system":"teams","seed":"9","sides":[
            {"name":"隊","members":[{"name":"灯","strength":5},{"name":"凪","strength":4}]},
            {"name":"群れ","members":[{"name":"主","strength":6},{"name":"小鬼","strength":3}]}]})"));
    REQUIRE(match);
    return *match;
}

/// The values of a variation as JSON, or the codes of its problems.
std::string values_of(const char* text) {
    const auto variation = read_variation(text);
    std::string out;
    if (variation) return write_json(variation->values);
    for (const Problem& problem : variation.problems()) {
        CHECK_FALSE(problem.text.ja.empty());
        CHECK_FALSE(problem.text.en.empty());
        out += (out.empty() ? "" : " ") + problem.code;
    }
    return out;
}

std::vector<Variant> variants_of(const Match& match, const char* text) {
    const auto variation = read_variation(text);
    REQUIRE(variation);
    const auto all = variants(match, *variation);
    REQUIRE(all);
    return *all;
}

std::string codes(const Variant& variant) {
    std::string out;
    for (const Problem& problem : variant.match.problems()) {
        out += problem.path + " " + problem.code + "\n";
    }
    return out;
}

SeriesTally fought(const Match& match, std::uint64_t fights) {
    return fight_part(fight_of(match), match.seed, 0, fights).tally;
}

} // namespace

TEST_CASE("vary: ranges, lists and words", "[series]") {
    CHECK(values_of("/sides/0/stake=1..4") == "[1,2,3,4]");
    CHECK(values_of("/sides/0/stake=40..90:20") == "[40,60,80]");
    CHECK(values_of("/sides/0/stake=-2..2:2,9") == "[-2,0,2,9]");
    CHECK(values_of("/settings/goal=7") == "[7]");
    CHECK(values_of("/sides/0/tactic=堅実,null,true,false,1.5") ==
          R"(["堅実",null,true,false,"1.5"])");
    CHECK(values_of("/sides/1/members/0#=0..2") == "[0,1,2]");
    const auto variation = read_variation("/sides/1/a~1b~0/2#=1");
    REQUIRE(variation);
    CHECK(variation->copies);
    CHECK(variation->pointer == "/sides/1/a~1b~0/2");
    CHECK(variation->place == std::vector<std::string>{"sides", "1", "a/b~", "2"});
}

TEST_CASE("vary: what is no variation is told, all of it at once", "[series]") {
    for (const char* text : {"", "=", "/sides/0/stake", "/seed=1..3", "sides/0/stake=1", "/sides=1",
                             "/system/0=1", "/settings=1"}) {
        INFO(text);
        CHECK(values_of(text) == "notAVariation");
    }
    for (const char* range : {"4..1", "1..", "..", "1..2:0", "1..2:-1", "1..2:", "1..2:x", "a..b",
                              "1...3", "1:2..3", "1..12345678", "1..99999999999999999999"}) {
        INFO(range);
        CHECK(values_of((std::string("/sides/0/stake=") + range).c_str()) == "badRange");
    }
    CHECK(values_of("/sides/0/stake=") == "noValue");
    CHECK(values_of("/sides/0/stake=,2..1") == "noValue badRange");
    CHECK(values_of("/sides/0/stake=1..101").size() > 200);
    CHECK(values_of("/sides/0/stake=0..101") == "tooManyValues");
    CHECK(values_of("/sides/0/stake=0..9999999,1,2") == "tooManyValues");
    CHECK(values_of("/sides/1/members/0#=-1") == "badCopies");
    CHECK(values_of("/sides/1/members/0#=x,101") == "badCopies badCopies");
}

TEST_CASE("vary: each value is one match, and what isn't legal is named and left out", "[series]") {
    const std::vector<Variant> all = variants_of(duel(), "/sides/1/stake=0..5");
    REQUIRE(all.size() == 6);
    CHECK(codes(all[0]).find("/sides/1/stake ") == 0);
    CHECK_FALSE(codes(all[5]).empty());
    for (int stake = 1; stake <= 4; ++stake) {
        const Variant& one = all[static_cast<std::size_t>(stake)];
        REQUIRE(one.match);
        CHECK(one.value == stake);
        CHECK(to_json(one.match->sides[1])["stake"] == stake);
        CHECK(to_json(one.match->sides[0])["stake"] == 1);
        CHECK(one.match->seed == 5);
    }
    // The value that the match already has makes the same match, and the same numbers.
    CHECK(write_json(to_json(*all[3].match)) == write_json(to_json(duel())));
    CHECK(write_json(to_json({0, fought(*all[3].match, 200)}, "")) ==
          write_json(to_json({0, fought(duel(), 200)}, "")));
}

TEST_CASE("vary: settings that have their default can be varied, unknown ones can't", "[series]") {
    const std::vector<Variant> all = variants_of(duel(), "/settings/goal=3,12,13");
    REQUIRE(all[0].match);
    REQUIRE(all[1].match);
    CHECK_FALSE(all[2].match);
    CHECK(figures(fought(*all[0].match, 100), false).rounds.mean <
          figures(fought(*all[1].match, 100), false).rounds.mean);
    CHECK_FALSE(variants_of(duel(), "/settings/aim=3")[0].match);
    CHECK_FALSE(variants_of(encounter(), "/sides/0/members/0/vigour=3")[0].match);
}

TEST_CASE("vary: copies of a member stand beside it", "[series]") {
    const std::vector<Variant> all = variants_of(encounter(), "/sides/1/members/1#=0..3");
    REQUIRE(all.size() == 4);
    for (std::size_t k = 0; k < 3; ++k) {
        REQUIRE(all[k].match);
        CHECK(all[k].match->sides[1].members.size() == 1 + k);
        CHECK(all[k].match->sides[0].members.size() == 2);
    }
    CHECK(all[2].match->sides[1].members[2].name == "小鬼");
    CHECK(codes(all[3]) == "/sides/1/members partySize\n");
    const std::vector<Variant> first = variants_of(encounter(), "/sides/1/members/0#=2");
    CHECK(first[0].match->sides[1].members[1].name == "主");
    CHECK(first[0].match->sides[1].members[2].name == "小鬼");
    // More copies of an opponent make the fight harder.
    const auto wins = [&](std::size_t k) { return wins_of(fought(*all[k].match, 300))[0]; };
    CHECK(wins(0) > wins(2));
}

TEST_CASE("vary: places that aren't there are told", "[series]") {
    const Match match = encounter();
    for (const char* text :
         {"/sides/1/members/2/strength=3", "/sides/2/name=x", "/sides/1/members/01/strength=3",
          "/sides/1/members/-/strength=3", "/sides/1/members/2#=1", "/sides/1/name#=1",
          "/sides/1/members#=1", "/sides/1/gang/0/strength=3", "/settings/a/b=1",
          "/sides/1/members/0/strength/x=1", "/sides/1/members/9=1"}) {
        INFO(text);
        const auto all = variants(match, *read_variation(text));
        REQUIRE_FALSE(all);
        CHECK(all.problems()[0].code == "noSuchPlace");
    }
    // The coin game ignores a key that it doesn't know.
    CHECK_FALSE(variants(duel(), *read_variation("/sides/0/steak=1..3")));
}

TEST_CASE("series: members are counted as fights leave them, and come through parts", "[series]") {
    const Match match = encounter();
    CHECK(members_counted(match) == 4);
    CHECK(members_counted(duel()) == 0);
    const FightBySeed fight = fight_of(match);
    SeriesSum sum({120, 0});
    const std::string digest = series_digest(match);
    for (const std::uint64_t from : {80U, 0U, 40U}) {
        const SeriesPart part = fight_part(fight, match.seed, from, 40);
        const auto text = parse_json(write_json(to_json(part, digest)));
        CHECK_FALSE(read_part(*text, digest));
        CHECK_FALSE(read_part(*text, digest, 5));
        auto read = read_part(*text, digest, 4);
        REQUIRE(read);
        REQUIRE(sum.take(std::move(*read)));
    }
    std::array<std::uint64_t, 4> out{};
    std::array<std::uint64_t, 4> left{};
    for (std::uint64_t i = 0; i < 120; ++i) {
        const Outcome outcome = fight(SplitMix64::output(match.seed, i));
        REQUIRE(outcome.members.size() == 4);
        for (std::size_t k = 0; k < 4; ++k) {
            if (outcome.members[k].out) ++out[k];
            left[k] += static_cast<std::uint64_t>(outcome.members[k].left);
        }
    }
    const Json report = series_report(match, sum);
    const Json members = report["members"];
    for (std::size_t k = 0; k < 4; ++k) {
        const Json& one = members[k < 2 ? "A" : "B"][k % 2];
        CHECK(one["out"]["fights"] == out[k]);
        CHECK(one["out"]["share"] == to_json(wilson(out[k], 120)));
        CHECK(one["left"]["mean"] == (left[k] * 100 + 60) / 120);
    }
    CHECK(counted_member(match, 3) == Actor{Side::B, 1});
    CHECK_FALSE(series_report(duel(), SeriesSum({1, 0})).contains("members"));
}

TEST_CASE("series: altered counts of members are refused", "[series]") {
    const Match match = encounter();
    const std::string digest = series_digest(match);
    const Json good = to_json(fight_part(fight_of(match), match.seed, 0, 50), digest);
    const auto spoilt = [&](const char* pointer, const Json& value) {
        Json part = good;
        part[Json::json_pointer(pointer)] = value;
        return !read_part(*parse_json(write_json(part)), digest, 4);
    };
    REQUIRE(good["left"].size() == 14);
    CHECK_FALSE(spoilt("/left/9", Json::array({1U, 50U})));
    CHECK(spoilt("/left/9", Json::array({1U, 51U})));
    CHECK(spoilt("/left/9", Json::array({2U, 50U})));
    CHECK(spoilt("/left/9", Json()));
    CHECK(spoilt("/left/4/1", 1000U));
    CHECK(spoilt("/left", Json::array()));
}

} // namespace shiaiba

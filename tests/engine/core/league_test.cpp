// League JSON: every problem with its path, bounds, groups, and the way back.
#include "core/system/league.hpp"

#include <string>

#include "catch.hpp"
#include "coins/coins.hpp"
#include "core/text/json.hpp"
#include "rulesets/shiden/shiden.hpp"

namespace shiaiba {
namespace {

const Registry& registry() {
    static const Registry both({&shiden::ruleset(), &coins::ruleset()});
    return both;
}

Checked<LeagueRequest> check(const std::string& text) {
    const auto json = parse_json(text);
    REQUIRE(json);
    return check_league(registry(), *json);
}

/// "path code" of every problem, a line each.
std::string problems_of(const std::string& text) {
    const auto league = check(text);
    std::string out;
    for (const Problem& problem : league.problems()) {
        out += problem.path + " " + problem.code + "\n";
        CHECK_FALSE(problem.text.ja.empty());
        CHECK_FALSE(problem.text.en.empty());
    }
    return out;
}

std::string coins(std::size_t n) {
    std::string list;
    for (std::size_t k = 0; k < n; ++k)
        list += (k == 0 ? "" : ",") + std::string(R"({"build":{"stake":1}})");
    return R"({"system":"coins","format":"single","entrants":[)" + list + "]}";
}

TEST_CASE("league: what is no league at all", "[league]") {
    CHECK(problems_of("[]") == " notALeague\n");
    CHECK(problems_of("{}") == "/system unknownSystem\n");
    CHECK(problems_of(R"({"system": 5})") == "/system unknownSystem\n");
    CHECK(problems_of(R"({"system": "shiden", "format": "roster", "entrants": []})") ==
          "/entrants badEntrants\n");
    CHECK(problems_of(R"({"system": "shiden", "format": "roster", "rounds": 3, "entrants": [
              {"build": {"skills": ["一閃", "一閃", "交錯", "+硬", "果断"]}}]})") ==
          "/rounds roundsNotWanted\n");
    CHECK(problems_of(R"({"system": "shiden"})") == "/format badFormat\n/entrants badEntrants\n");
}

TEST_CASE("league: all problems at once, each with its path", "[league]") {
    CHECK(problems_of(R"({"system": "shiden", "format": "swiss", "rounds": 0, "entrants": [
        {"build": {"skills": ["一閃", "一閃", "無い", "+硬", "果断"], "name": 5}},
        {"build": {"skills": ["一閃", "一閃", "交錯", "+硬", "果断"]}, "group": "a\u202eb"},
        {"build": {"system": "coins", "stake": 1}, "group": 7},
        7,
        {}]})") == "/rounds badRounds\n"
                   "/entrants/0/build/name nameNotText\n"
                   "/entrants/0/build/skills/2 unknownSkill\n"
                   "/entrants/1/group nameDirection\n"
                   "/entrants/2/build/system otherSystem\n"
                   "/entrants/2/group groupNotText\n"
                   "/entrants/3 notAnEntrant\n"
                   "/entrants/4/build notABuild\n");
}

TEST_CASE("league: 2 to 1,024 entrants", "[league]") {
    CHECK(problems_of(coins(1)) == "/entrants badEntrants\n");
    CHECK(problems_of(coins(2)).empty());
    CHECK(problems_of(coins(1024)).empty());
    CHECK(problems_of(coins(1025)) == "/entrants badEntrants\n");
}

TEST_CASE("league: rounds are the Swiss system's, a seed that of systems with chance", "[league]") {
    const std::string two = R"("entrants": [{"build": {"stake": 1}}, {"build": {"stake": 2}}]})";
    const std::string head = R"({"system": "coins", "format": )";
    CHECK(problems_of(head + R"("hill", "rounds": 3, )" + two) == "/rounds roundsNotWanted\n");
    CHECK(problems_of(head + R"("swiss", "rounds": 101, )" + two) == "/rounds badRounds\n");
    CHECK(problems_of(head + R"("swiss", "rounds": "3", )" + two) == "/rounds badRounds\n");
    CHECK(problems_of(head + R"("swiss", "seed": 3, )" + two) == "/seed badSeed\n");
    CHECK(check(head + R"("swiss", "seed": "18446744073709551615", )" + two)->seed ==
          0xFFFFFFFFFFFFFFFFULL);
}

TEST_CASE("league: JSON to request to JSON", "[league]") {
    const auto league = check(R"({"system": "coins", "format": "swiss", "rounds": 3, "seed": "9",
        "settings": {"goal": 7}, "entrants": [
        {"build": {"stake": 1, "name": " 甲 "}, "group": " 紅 "},
        {"build": {"stake": 2, "name": "乙"}, "group": ""}]})");
    REQUIRE(league);
    CHECK(league->entrants[0].group == "紅");
    const std::string text = write_json(to_json(*league));
    CHECK(text ==
          R"({"system":"coins","version":"1","settings":{"goal":7},"format":"swiss","rounds":3,)"
          R"("seed":"9","entrants":[)"
          R"({"build":{"system":"coins","version":"1","name":"甲","stake":1},"group":"紅"},)"
          R"({"build":{"system":"coins","version":"1","name":"乙","stake":2}}]})");
    CHECK(write_json(to_json(*check(text))) == text);
}

} // namespace
} // namespace shiaiba

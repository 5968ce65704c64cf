// Match JSON: every problem of both sides, the settings, the seed and the decisions, each with a path.
#include "core/system/match.hpp"

#include <string>

#include "catch.hpp"
#include "coins/coins.hpp"
#include "core/text/json.hpp"
#include "rulesets/shiden/shiden.hpp"

namespace shiaiba {
namespace {

const Registry& coin_registry() {
    static const Registry both({&shiden::ruleset(), &coins::ruleset()});
    return both;
}

/// "path code" of every problem, a line each.
std::string problems_of(const char* text) {
    const auto json = parse_json(text);
    REQUIRE(json);
    const auto match = check_match(coin_registry(), *json);
    std::string out;
    for (const Problem& problem : match.problems()) {
        out += problem.path + " " + problem.code + "\n";
        CHECK_FALSE(problem.text.ja.empty());
        CHECK_FALSE(problem.text.en.empty());
    }
    return out;
}

} // namespace

TEST_CASE("match: what is no match at all", "[match]") {
    CHECK(problems_of("[]") == " notAMatch\n");
    CHECK(problems_of("{}") == "/system unknownSystem\n");
    CHECK(problems_of(R"({"system": "chess"})") == "/system unknownSystem\n");
    CHECK(problems_of(R"({"system": "shiden"})") == "/sides badSides\n");
}

TEST_CASE("match: all problems at once, each with its path", "[match]") {
    CHECK(problems_of(R"({"system": "coins", "settings": {"goal": 99}, "seed": "-1",
                          "decisions": ["flip", 3],
                          "sides": [{"stake": 9}, {"stake": 1, "name": "a\u202eb"}]})") ==
          "/sides/0/stake badStake\n"
          "/sides/1/name nameDirection\n"
          "/settings/goal badGoal\n"
          "/seed badSeed\n"
          "/decisions/1 badDecision\n");
}

TEST_CASE("match: both sides are of the match's system and of one version", "[match]") {
    const char* const kRow = R"("skills": ["一閃", "一閃", "交錯", "+硬", "果断"])";
    const std::string row(kRow);
    const std::string good = "{" + row + "}";
    CHECK(problems_of(("{\"system\": \"shiden\", \"version\": \"1.03\", \"sides\": [" + good + "," +
                       good + "]}")
                          .c_str())
              .empty());
    CHECK(
        problems_of(
            ("{\"system\": \"shiden\", \"version\": \"9\", \"sides\": [" + good + "," + good + "]}")
                .c_str()) == "/sides/0/version unknownVersion\n/sides/1/version unknownVersion\n");
    CHECK(problems_of(("{\"system\": \"shiden\", \"sides\": [" + good +
                       ", {\"system\": \"coins\", \"stake\": 1}]}")
                          .c_str()) == "/sides/1/system otherSystem\n");
}

TEST_CASE("match: a seed is 64 bits", "[match]") {
    for (const char* seed : {"0", "18446744073709551615"}) {
        const std::string text = R"({"system": "coins", "seed": ")" + std::string(seed) +
                                 R"(", "sides": [{"stake": 1}, {"stake": 2}]})";
        const auto match = check_match(coin_registry(), *parse_json(text));
        REQUIRE(match);
        CHECK(to_json(*match).at("seed") == seed);
    }
    for (const char* seed : {"", "18446744073709551616", "1x", " 1", "1.0"}) {
        const std::string text = R"({"system": "coins", "seed": ")" + std::string(seed) +
                                 R"(", "sides": [{"stake": 1}, {"stake": 2}]})";
        CHECK(problems_of(text.c_str()) == "/seed badSeed\n");
    }
}

} // namespace shiaiba

// Filters as JSON, good and hostile.
#include "analysis/counters.hpp"

#include <string>

#include "catch.hpp"
#include "core/text/json.hpp"
#include "rulesets/extras.hpp"
#include "rulesets/shiden/shiden.hpp"

namespace shiaiba {
namespace {

Checked<CounterFilter> checked(const std::string& text) {
    const Ruleset& shiden = shiden::ruleset();
    return check_filter(*fast_path_of(shiden), ItemNames(shiden), Json::parse(text));
}

/// Paths and codes of the problems, in order.
std::string problems(const std::string& text) {
    std::string all;
    const auto filter = checked(text);
    for (const Problem& problem : filter.problems()) {
        CHECK_FALSE(problem.text.ja.empty());
        CHECK_FALSE(problem.text.en.empty());
        all += problem.path + " " + problem.code + "; ";
    }
    return all;
}

} // namespace

TEST_CASE("filter: what is absent does not matter", "[counters]") {
    const auto filter = checked("{}");
    REQUIRE(filter);
    CHECK(filter->hold == 0);
    CHECK(filter->without == 0);
    CHECK(filter->changes == 5);
}

TEST_CASE("filter: items by name, once or often", "[counters]") {
    const auto filter =
        checked(R"({"hold":["燐光","一閃","燐光"],"without":["疫病"],"changes":2})");
    REQUIRE(filter);
    CHECK(filter->hold == (1U << 29 | 1U));
    CHECK(filter->without == 1U << 18);
    CHECK(filter->changes == 2);
}

TEST_CASE("filter: every problem at once, with its place", "[counters]") {
    CHECK(problems(R"({"hold":["燐","空虚",7],"without":"疫病","changes":6,"x":1})") ==
          "/hold/0 unknownItem; /hold/1 unknownItem; /hold/2 unknownItem; /without notAList; "
          "/changes badChanges; /x unknownField; ");
    for (const char* changes : {"-1", "1.5", "\"1\"", "null", "1e99", "18446744073709551616"}) {
        CHECK(problems(std::string(R"({"changes":)") + changes + "}") == "/changes badChanges; ");
    }
    for (const char* whole : {"[]", "null", "5", "\"燐光\""}) {
        CHECK(problems(whole) == " notAFilter; ");
    }
}

} // namespace shiaiba

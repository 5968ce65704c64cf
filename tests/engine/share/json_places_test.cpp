// Every value of a JSON text is found where it stands.
#include "share/json_places.hpp"

#include <string>

#include "catch.hpp"
#include "core/text/json.hpp"

namespace shiaiba {
namespace {

std::string place(std::string_view text, const std::string& path) {
    Problems problems{problem_at(path, "x", {})};
    place_problems(text, problems);
    return std::to_string(problems[0].line) + ":" + std::to_string(problems[0].column) + "+" +
           std::to_string(problems[0].length);
}

const std::string kText = "{\"a\": [1, \"二三\", {\"b\\n\": true}],\n"
                          "  \"c/d~e\" : -1.5e3 , \"\": null,\n"
                          "\t\"名\":\t\"\\\"x\\\\\" }";

TEST_CASE("values are found by their pointers") {
    CHECK(place(kText, "") == "1:1+1");
    CHECK(place(kText, "/a") == "1:7+1");
    CHECK(place(kText, "/a/0") == "1:8+1");
    CHECK(place(kText, "/a/1") == "1:11+4");
    CHECK(place(kText, "/a/2") == "1:17+1");
    CHECK(place(kText, "/a/2/b\n") == "1:25+4");
    CHECK(place(kText, "/c~1d~0e") == "2:13+6");
    CHECK(place(kText, "/名") == "3:7+7");
}

TEST_CASE("what isn't there stands where its parent stands") {
    CHECK(place(kText, "/a/7") == "1:7+1");
    CHECK(place(kText, "/a/1/x/y") == "1:11+4");
    CHECK(place(kText, "/z") == "1:1+1");
    CHECK(place("  5", "/z/y") == "1:3+1");
}

TEST_CASE("of a key that stands twice, the last one counts, as for the reader") {
    const std::string text = R"({"a": 1, "a": 22})";
    CHECK(parse_json(text)->at("a") == 22);
    CHECK(place(text, "/a") == "1:15+2");
}

TEST_CASE("empty containers and blanks don't lead astray") {
    CHECK(place("[ ]", "/0") == "1:1+1");
    CHECK(place("{ }", "/x") == "1:1+1");
    CHECK(place("[[],{},[\n0]]", "/2/0") == "2:1+1");
}

} // namespace
} // namespace shiaiba

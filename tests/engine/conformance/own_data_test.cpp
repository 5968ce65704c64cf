// Tests that the examples of docs/own-data.md are whole matches: they are read, fought, and told in
// both languages.
#include <set>
#include <string>

#include "catch.hpp"
#include "core/report/text.hpp"
#include "core/system/match.hpp"
#include "core/text/json.hpp"
#include "kit.hpp"
#include "test_file.hpp"

namespace shiaiba {

TEST_CASE("the examples of docs/own-data.md can be played as they stand", "[own]") {
    const std::string page = tests::test_file("../docs/own-data.md");
    const std::string fence = "```json\n";
    std::set<std::string> systems;
    for (std::size_t at = page.find(fence); at != std::string::npos; at = page.find(fence, at)) {
        at += fence.size();
        const std::size_t end = page.find("```", at);
        REQUIRE(end != std::string::npos);
        const auto json = parse_json(page.substr(at, end - at));
        REQUIRE(json);
        const Match match = tests::checked_match(*json);
        systems.insert(std::string(match.ruleset->identity().id));
        const Played played = play(match, Log::Listen::Everything);
        CHECK(played.outcome);
        for (const Lang lang : kLangs) CHECK_FALSE(text_log(match, played, lang).empty());
        at = end + 3;
    }
    CHECK(systems == std::set<std::string>{"panel", "sengen", "shinki"});
}

} // namespace shiaiba

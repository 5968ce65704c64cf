// Tests that the examples of docs/own-data.md are whole matches: they are read, fought, and told in
// both languages. And that effects as tables of such games have them can be said as data
// (tests/own-data): each is fought with, and its log says what it did.
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
        systems.insert(std::string(match.system->identity.id));
        const Played played = play(match, Log::Listen::Everything);
        CHECK(played.outcome);
        for (const Lang lang : kLangs) CHECK_FALSE(text_log(match, played, lang).empty());
        at = end + 3;
    }
    CHECK(systems == std::set<std::string>{"panel", "sengen", "shinki"});
}

TEST_CASE("ten effects a system that tables have written as data do what they say", "[own]") {
    for (const char* const system : {"shinki", "sengen", "panel"}) {
        const auto effects =
            parse_json(tests::test_file("own-data/" + std::string(system) + ".json"));
        REQUIRE(effects);
        CHECK(effects->size() >= 10);
        for (const Json& one : *effects) {
            INFO(one["effect"].get<std::string>());
            const Match match = tests::checked_match(one["match"]);
            const std::string log = text_log(match, play(match, Log::Listen::Everything), Lang::Ja);
            for (const Json& words : one["says"]) {
                INFO(words.get<std::string>());
                CHECK(log.find(words.get<std::string>()) != std::string::npos);
            }
        }
    }
}

} // namespace shiaiba

// What every ruleset must keep of its settings and rulings.
#include <string>
#include <vector>

#include "catch.hpp"
#include "conformance/matches.hpp"
#include "core/text/json.hpp"

namespace shiaiba::conformance {

TEST_CASE("conformance: every setting that differs from the default is put into words",
          "[conformance]") {
    int said = 0;
    for_every_match([&](const Match& match) {
        const Json settings = match.ruleset->write_settings(match.settings);
        std::vector<std::string> keys;
        for (const SettingSaid& setting : match.ruleset->settings_in_words(match.settings)) {
            keys.emplace_back(setting.key);
            CHECK_FALSE(setting.text.ja.empty());
            CHECK_FALSE(setting.text.en.empty());
            ++said;
        }
        std::vector<std::string> written;
        for (const auto& [key, value] : settings.items()) written.push_back(key);
        CHECK(keys == written);
    });
    CHECK(said > kFights / 2);
}

TEST_CASE("conformance: settings that a system doesn't know are refused by name", "[conformance]") {
    for (const Ruleset* ruleset : registry().all()) {
        INFO("system " << ruleset->identity().id);
        CHECK(ruleset->check_settings(Json()));
        CHECK(ruleset->check_settings(Json::object()));
        const Json strange = *parse_json(R"({"foo":3,"a/b":null})");
        const auto checked = ruleset->check_settings(strange);
        std::string paths;
        for (const Problem& one : checked.problems()) {
            CHECK(one.code == "unknownSetting");
            const bool foo = one.path == "/settings/foo";
            CHECK(one.text.ja.find(foo ? "「foo」" : "「a/b」") != std::string::npos);
            CHECK(one.text.en.find(foo ? "\"foo\"" : "\"a/b\"") != std::string::npos);
            paths += one.path + " ";
        }
        CHECK(paths == "/settings/foo /settings/a~1b ");
        for (const char* const none : {"[]", "3", "\"foo\""}) {
            const auto shapeless = ruleset->check_settings(*parse_json(none));
            REQUIRE(shapeless.problems().size() == 1);
            CHECK(shapeless.problems()[0].code == "badSettings");
        }
        Json match = to_json(random_matches(*ruleset).front());
        match["settings"] = strange;
        CHECK(check_match(registry(), match).problems().size() == 2);
    }
}

TEST_CASE("conformance: a ruling turned round twice is as it was", "[conformance]") {
    for_every_match([](const Match& match) {
        const Ruleset& ruleset = *match.ruleset;
        const auto readings = ruleset.other_readings(match.settings);
        for (std::size_t n = 0; n < readings.size(); ++n) {
            CHECK_FALSE(ruleset.write_settings(readings[n].settings) ==
                        ruleset.write_settings(match.settings));
            const auto back = ruleset.other_readings(readings[n].settings);
            REQUIRE(back.size() == readings.size());
            CHECK(back[n].ruling == readings[n].ruling);
            CHECK_FALSE(back[n].text == readings[n].text);
            CHECK(ruleset.write_settings(back[n].settings) ==
                  ruleset.write_settings(match.settings));
        }
    });
}

} // namespace shiaiba::conformance

// Tests that every system's builds survive JSON, text and links, and that its settings and rulings
// are told in words.
#include <algorithm>
#include <string>
#include <vector>

#include "catch.hpp"
#include "conformance/matches.hpp"
#include "core/report/text.hpp"
#include "core/system/capabilities.hpp"
#include "core/text/json.hpp"
#include "rulesets/registry.hpp"
#include "share/link.hpp"
#include "share/reader.hpp"

namespace shiaiba::conformance {

TEST_CASE("conformance: build to JSON to build is the identity", "[conformance]") {
    for_every_match([](const Match& match) {
        for (const Party& side : match.sides) {
            const Json json = to_json(side);
            const auto again = check_party(registry(), *match.system, json);
            REQUIRE(again);
            CHECK(to_json(*again) == json);
        }
        const Json json = to_json(match);
        const auto again = check_match(registry(), json);
        REQUIRE(again);
        CHECK(to_json(*again) == json);
    });
}

TEST_CASE("conformance: builds one step away are legal, others, and each has its step in words",
          "[conformance]") {
    for_every_match([](const Match& match) {
        const Party& side = match.sides[0];
        std::vector<Json> seen{to_json(side)};
        for (Neighbour& step : match.system->neighbours(side.members[0].build)) {
            const Json json = to_json(with_build(side, 0, std::move(step.build)));
            INFO(write_json(json));
            CHECK(check_party(registry(), *match.system, json));
            CHECK(std::find(seen.begin(), seen.end(), json) == seen.end());
            CHECK_FALSE(step.label.ja.empty());
            CHECK_FALSE(step.label.en.empty());
            seen.push_back(json);
        }
    });
}

TEST_CASE("conformance: build to text to build keeps what the text carries", "[conformance]") {
    for_every_match([](const Match& match) {
        for (const Party& side : match.sides) {
            for (const std::string_view form : match.system->text_forms) {
                const std::string text = to_text(side, form);
                INFO(text);
                const ReaderResult reading = read_anything(registry(), *match.system, text);
                CHECK(reading.problems.empty());
                REQUIRE(reading.characters.size() == 1);
                CHECK(to_text(reading.characters[0], form) == text);
                CHECK(reading.characters[0].name == side.name);
                if (form != "sheet") continue;
                CHECK(to_json(reading.characters[0]) == to_json(side));
            }
        }
    });
}

TEST_CASE("conformance: build to link to build keeps what links carry", "[conformance]") {
    for_every_match([](const Match& match) {
        const auto made = make_link(match, {});
        REQUIRE(made);
        const LinkRead read = open_link(registry(), "#" + made->fragment);
        INFO(read.said.en);
        REQUIRE(read.match);
        CHECK_FALSE(read.result_changed);
        CHECK(read.payload == made->fragment);
        CHECK(read.match->decisions == match.decisions);
        CHECK(read.match->seed == match.seed);
        CHECK(play(*read.match, Log::Listen::Digest).digest ==
              play(match, Log::Listen::Digest).digest);
        for (const Side side : kSides) {
            CHECK(read.match->sides[index(side)].name == match.sides[index(side)].name);
        }
        CHECK(make_link(*read.match, {})->fragment == made->fragment);
    });
}

TEST_CASE("conformance: a system that keeps records reads what it writes", "[conformance]") {
    for (const System* system : all_systems().all()) {
        INFO("system " << system->identity.id);
        const Records* const records = all_systems().records_of(*system);
        REQUIRE((records != nullptr) == system->identity.records);
        if (records == nullptr) continue;
        CHECK(records->system == system);
        for (int k = 0; k < 20; ++k) {
            const Match match = random_match(*system, k);
            const Played played = play(match, Log::Listen::Everything);
            const std::string record = write_json(records->write(match, played));
            CHECK(read_anything(all_systems(), *system, record).form == "record");
            const std::string thread = classic(match, played, Extent::Whole);
            CHECK(read_anything(all_systems(), *system, thread).form == "thread");
        }
    }
}

// Settings and rulings of every system.

TEST_CASE("conformance: every setting that differs from the default is put into words",
          "[conformance]") {
    int said = 0;
    for_every_match([&](const Match& match) {
        const Json settings = match.system->settings().write(match.settings);
        std::vector<std::string> keys;
        for (const SettingSaid& setting : match.system->settings().in_words(match.settings)) {
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
    for (const System* system : registry().all()) {
        INFO("system " << system->identity.id);
        CHECK(system->settings().check(Json()));
        CHECK(system->settings().check(Json::object()));
        const Json strange = *parse_json(R"({"foo":3,"a/b":null})");
        const auto checked = system->settings().check(strange);
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
            const auto shapeless = system->settings().check(*parse_json(none));
            REQUIRE(shapeless.problems().size() == 1);
            CHECK(shapeless.problems()[0].code == "badSettings");
        }
        Json match = to_json(random_matches(*system).front());
        match["settings"] = strange;
        CHECK(check_match(registry(), match).problems().size() == 2);
    }
}

TEST_CASE("conformance: a ruling turned round twice is as it was", "[conformance]") {
    for_every_match([](const Match& match) {
        const System& system = *match.system;
        const auto readings = system.settings().other_readings(match.settings);
        for (std::size_t n = 0; n < readings.size(); ++n) {
            CHECK_FALSE(system.settings().write(readings[n].settings) ==
                        system.settings().write(match.settings));
            const auto back = system.settings().other_readings(readings[n].settings);
            REQUIRE(back.size() == readings.size());
            CHECK(back[n].ruling == readings[n].ruling);
            CHECK_FALSE(back[n].text == readings[n].text);
            CHECK(system.settings().write(back[n].settings) ==
                  system.settings().write(match.settings));
        }
    });
}

} // namespace shiaiba::conformance

// Tests the sample builds that a system offers: the Japanese and the English ones are the same
// except for names and notes.
#include <sstream>
#include <string>
#include <vector>

#include "catch.hpp"
#include "conformance/matches.hpp"
#include "core/report/report.hpp"
#include "core/report/text.hpp"
#include "core/text/json.hpp"
#include "core/text/unicode.hpp"
#include "kit.hpp"
#include "rulesets/registry.hpp"

namespace shiaiba::conformance {
namespace {

bool is_japanese(std::string_view text) {
    for (const char32_t point : decode_utf8(text)) {
        if (point >= 0x3041 && point <= 0x9FFF) return true;
    }
    return false;
}

/// Removes names and notes.
void drop_words(Json& build) {
    if (!build.is_structured()) return;
    if (build.is_object()) {
        for (const char* const key : {"name", "note", "setting"}) build.erase(key);
    }
    for (Json& part : build) drop_words(part);
}

/// Checks that no name or note of the build has a Japanese letter.
void check_english(const Json& build) {
    for (const auto& [key, value] : build.items()) {
        const bool words = key == "name" || key == "note" || key == "setting";
        if (words && value.is_string()) {
            INFO(value.get<std::string>());
            CHECK_FALSE(is_japanese(value.get<std::string>()));
        }
        if (value.is_structured()) check_english(value);
    }
}

TEST_CASE("conformance: samples have names in either language, and are the same but for that",
          "[conformance]") {
    // The games that exist for tests (coins, teams) have samples in one language only.
    for (const System* system : all_systems().all()) {
        INFO(system->identity.id);
        const std::vector<Json> ja = samples_of(*system, Lang::Ja);
        const std::vector<Json> en = samples_of(*system, Lang::En);
        REQUIRE(ja.size() == en.size());
        for (std::size_t k = 0; k < ja.size(); ++k) {
            CHECK(check_party(registry(), *system, en[k]));
            check_english(en[k]);
            Json one = ja[k];
            Json two = en[k];
            drop_words(one);
            drop_words(two);
            CHECK(one == two);
        }
    }
}

TEST_CASE("conformance: a report says why the fight ended, in its language", "[conformance]") {
    for (const System* system : registry().all()) {
        INFO(system->identity.id);
        const Match& match = random_matches(*system).front();
        const Played played = play(match, Log::Listen::Everything);
        CHECK_FALSE(report(match, played, Lang::Ja)["why"].get<std::string>().empty());
        const std::string en = report(match, played, Lang::En)["why"];
        CHECK_FALSE(en.empty());
        CHECK_FALSE(is_japanese(en));
    }
}

TEST_CASE("conformance: an English record has no Japanese brackets, commas or stops",
          "[conformance]") {
    for (const System* system : all_systems().all()) {
        INFO(system->identity.id);
        for (unsigned seed = 1; seed <= test::workload(40, 4); ++seed) {
            const std::vector<Json> samples = samples_of(*system, Lang::En);
            const auto at = static_cast<std::size_t>(seed);
            const Match match = tests::checked_match(
                registry(),
                {{"system", system->identity.id},
                 {"sides", {samples[at % samples.size()], samples[(at * 3 + 1) % samples.size()]}},
                 {"seed", seed}});
            const std::string log = text_log(match, play(match, Log::Listen::Everything), Lang::En);
            std::istringstream lines(log);
            for (std::string line; std::getline(lines, line);) {
                INFO(line);
                CHECK(japanese_marks(line).empty());
            }
        }
    }
}

} // namespace
} // namespace shiaiba::conformance

// Links of 心輝者の戦闘: the numbers that they rest on, and how short fights are ([shinki 16]).
#include <string>
#include <vector>

#include "catch.hpp"
#include "core/system/match.hpp"
#include "core/text/json.hpp"
#include "core/text/unicode.hpp"
#include "rulesets/shinki/sheet/skill_list.hpp"
#include "rulesets/shinki/sheet/vocabulary.hpp"
#include "share/by_hand.hpp"
#include "share/some_matches.hpp"
#include "share/vocabulary_numbers.hpp"
#include "shinki/roster.hpp"

namespace shiaiba {
namespace {

/// Everything that a link holds by its place in a list.
Json shinki_numbers() {
    Json statuses = Json::array();
    for (int k = 0; k < shinki::kStatuses; ++k) {
        statuses.push_back(shinki::words(static_cast<shinki::Status>(k)).id);
    }
    Json all = tests::vocabulary_numbers(shinki::vocabulary());
    all["skills"] = tests::ids_of(shinki::house_list()->skills);
    all["statuses"] = std::move(statuses);
    all["presets"] = tests::preset_numbers(shinki::presets());
    return all;
}

Json party_of_six(const char32_t first) {
    Json members = Json::array();
    const std::vector<std::vector<const char*>> skills{
        {"guren", "shikku", "toushi", "kekki", "kyoen"},
        {"hoshi", "kagenui", "ushiro", "shuchu", "tentsui"},
        {"teppeki", "kagami", "guren", "yojin", "tentsui"},
        {"dokuga", "engoku", "yami", "iatsu", "shuen"},
        {"mikiri", "guren", "shikku", "shuchu", "tentsui"},
        {"yukou", "hoshi", "ryusei", "shuchu", "shuen"}};
    std::u32string name{first, U'火', U'水', U'木'};
    for (std::size_t k = 0; k < 6; ++k) {
        ++name[0];
        members.push_back({{"name", encode_utf8(name)},
                           {"points", {{"hp", k}, {"speed", 6 - k}}},
                           {"skills", skills[k]}});
    }
    return {{"name", encode_utf8(name)}, {"members", members}};
}

} // namespace

TEST_CASE("what links of shinki rest on keeps its numbers and widths, and the presets their plans",
          "[shinki][16]") {
    tests::check_frozen("shinki", shinki_numbers());
}

TEST_CASE("16: two samples of shinki have a link of 70 characters, by hand to the end 130",
          "[shinki][16]") {
    const Json akari = *parse_json(shinki::kAkari);
    const Json shizuku = *parse_json(shinki::kShizuku);
    const auto match = check_match(
        tests::registry(),
        {{"system", "shinki"}, {"sides", {akari, shizuku}}, {"seed", "18446744073709551615"}});
    REQUIRE(match);
    CHECK(tests::fragment_of(*match).size() <= 70);
    CHECK(tests::longest_by_hand("shinki", akari, shizuku, 60) <= 130);
}

TEST_CASE("16: six against six of shinki by hand have a link of 800 characters", "[shinki][16]") {
    CHECK(tests::longest_by_hand("shinki", party_of_six(U'一'), party_of_six(U'鬼'), 12) <= 800);
}

} // namespace shiaiba

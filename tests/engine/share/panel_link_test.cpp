// Links of パネルアレー戦: the numbers that they rest on, and how short fights are.
#include <string>

#include "catch.hpp"
#include "core/system/match.hpp"
#include "core/text/json.hpp"
#include "rulesets/panel/sheet/skill.hpp"
#include "rulesets/panel/sheet/skill_list.hpp"
#include "rulesets/panel/sheet/vocabulary.hpp"
#include "share/content.hpp"
#include "share/frame.hpp"
#include "share/link.hpp"
#include "share/reader.hpp"
#include "share/some_matches.hpp"
#include "share/vocabulary_numbers.hpp"

namespace shiaiba {
namespace {

/// Everything that a link holds by its place in a list.
Json panel_numbers() {
    const panel::SkillList& list = *panel::house_list();
    Json statuses = Json::array();
    for (const panel::Status& status : list.statuses) statuses.push_back(status.name);
    Json elements = Json::array();
    for (const panel::Element element : panel::kAllElements) elements.push_back(letter(element));
    Json all = tests::vocabulary_numbers(panel::vocabulary());
    all["skills"] = tests::ids_of(list.skills);
    all["statuses"] = std::move(statuses);
    all["elements"] = std::move(elements);
    return all;
}

/// Nine plans that say something else each.
Json nine_plans() {
    return {
        "先攻であるか、または自分のHPが9以上である場合、安らぎを使用しない",
        "異状の対象は水パネルを狙う",
        "後攻の場合、パターン2を転写する",
        "ターンが1以下である場合、パネルを2枚残す",
        "白のコストは黒パネルで支払う",
        "(自分のHPが6以下 または 相手のHPが4以下) かつ 後攻 の場合、焔剣を使用する",
        "相手が維持中のスキルを持つ場合、焔剣を使用する",
        "相手の未使用パネルが3以上 かつ 自分のChargeが2未満 かつ ターンが5以下 の場合、焔剣を使用する",
        "未使用の剣パネルを狙う"};
}

Json fighter(const char* name) {
    return {{"name", name},
            {"stats", {{"vitality", 5}, {"reflex", 4}, {"intellect", 6}}},
            {"skills", {"焔剣", "安らぎ", "霞衣", "火花", "水弾", "空気の枷", "灼印", "溜め"}},
            {"patterns", {"火剣火水", "水水風風", "火火風剣"}},
            {"plans", nine_plans()}};
}

} // namespace

TEST_CASE("what links of panel rest on keeps its numbers and widths", "[panel]") {
    tests::check_frozen("panel", panel_numbers());
}

TEST_CASE("a fight of panel with 18 plans has a link of 260 characters", "[panel]") {
    const Json duel{{"system", "panel"},
                    {"sides", {fighter("アカツキノミヤ"), fighter("ABCDEFG")}},
                    {"seed", "18446744073709551615"}};
    const auto match = check_match(tests::registry(), duel);
    INFO(write_json(to_json(match.problems())));
    REQUIRE(match);
    CHECK(tests::fragment_of(*match).size() <= 260);
}

// Its rules know no surrender: nobody loses by saying so (docs/systems/panel.md).
TEST_CASE("a surrender in panel is refused by name, in a link and in JSON", "[panel]") {
    Json duel{{"system", "panel"},
              {"sides", {fighter("甲"), fighter("乙")}},
              {"controllers", {"hand", "hand"}},
              {"seed", "3"}};
    const auto match = check_match(tests::registry(), duel);
    REQUIRE(match);
    const Played waits = play(*match, Log::Listen::Digest);
    REQUIRE(waits.pending);
    CHECK_FALSE(waits.pending->give_up);

    BitWriter content;
    pack_fight(*match, {{Decision::Kind::Surrender, 1, waits.pending->options.size()}}, 0, content);
    const LinkRead read = open_link(tests::registry(), write_frame(kFightKind, content));
    CHECK(read.failure == LinkFailure::IllegalBuild);
    REQUIRE(read.problems.size() == 1);
    CHECK(read.problems[0].code == "noSurrender");
    CHECK(read.problems[0].path == "/decisions/0");

    duel["decisions"] = {"surrender"};
    const Reading reading = read_anything(tests::registry(), *match->ruleset, write_json(duel));
    CHECK_FALSE(reading.match);
    REQUIRE(reading.problems.size() == 1);
    CHECK(reading.problems[0].code == "noSurrender");
    CHECK(reading.problems[0].line == 1);
    CHECK(reading.problems[0].length == 11);
}

} // namespace shiaiba

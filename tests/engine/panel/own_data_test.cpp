// Tests effects that tables of players use, written as custom data in the words of plans ([panel
// 7.2]).
#include <string>

#include "catch.hpp"
#include "core/text/json.hpp"
#include "panel/duel.hpp"
#include "panel/lists.hpp"
#include "rulesets/panel/sheet/skill_list.hpp"
#include "rulesets/panel/words/words.hpp"

namespace shiaiba::test {
namespace {

const char* const kIdle = "5/1/9;";

bool told(const PanelDuel& duel, const std::string& line) {
    return duel.paper().find(line) != std::string::npos;
}

} // namespace

TEST_CASE("7.2: damage counts panels, one's own or the opponent's", "[panel][lists][own]") {
    // Q has four unused panels, and P has paid with its only one.
    const PanelDuel duel = panel_doing(
        R"({"op":"damage","n":"2 × opponent unused panels + my used panels","to":"opponent"})",
        "4/4/7;");
    CHECK(told(duel, "Q HP 7"));
    CHECK(duel.told("nothing").find("相手の未使用のパネル4") != std::string::npos);
    CHECK(duel.told("nothing", Lang::En).find("opponent unused panels 4") != std::string::npos);
}

TEST_CASE("7.2: a blow that grows with what was lost", "[panel][lists][own]") {
    const PanelDuel duel = panel_doing(
        R"({"op":"damage","n":5,"to":"self"},{"op":"attack","n":"自分の失ったHP÷2"})", kIdle);
    CHECK(told(duel, "ATTACK P→Q 2 "));
}

TEST_CASE("7.2: all of a state is spent, and counts", "[panel][lists][own]") {
    const std::string charge = R"({"op":"give","status":"Charge","to":"self"},)";
    const PanelDuel duel =
        panel_doing(charge + charge + charge +
                        R"({"op":"spend","status":"Charge","n":"my Charge","then":[
                            {"op":"attack","n":"2 × number spent"},
                            {"op":"heal","n":"number spent","to":"self"}]})",
                    kIdle);
    CHECK(told(duel, "P spends 3 Charge"));
    CHECK(told(duel, "ATTACK P→Q 6 "));
    // A status that P doesn't have can't be spent.
    const PanelDuel none = panel_doing(
        R"({"op":"spend","status":"Charge","n":"my Charge","then":{"op":"attack","n":9}})", kIdle);
    CHECK_FALSE(told(none, "ATTACK P→Q"));
}

TEST_CASE("7.2: as many states as words say", "[panel][lists][own]") {
    const PanelDuel duel = panel_doing(
        R"json({"op":"give","status":"Poison","to":"opponent","count":"min(3, opponent panels)"})json",
        "5/2/8;");
    CHECK(times_said(duel.told("given"), "Poison") == 2);
}

TEST_CASE("7.2: a condition in words", "[panel][lists][own]") {
    for (const auto& [limit, heals] : {std::pair("15", true), std::pair("14", false)}) {
        const PanelDuel duel = panel_doing(
            R"({"op":"damage","n":5,"to":"self"},{"op":"heal","n":3,"to":"self","if":"自分のHPが)" +
                std::string(limit) + R"(以下"})",
            kIdle);
        CHECK(told(duel, "P HP 18") == heals);
    }
}

TEST_CASE("7.2: what answers an attack knows it", "[panel][lists][own]") {
    const auto list = panel_list(
        listed_active("撃", "火", R"({"op":"attack","n":5})") + "," +
        listed_reactive("鏡", "水",
                        R"({"event":"attack","by":"opponent","if":"受ける攻撃のダメージが4以上"})",
                        R"({"op":"counter","n":"incoming damage ÷ 2"},
                           {"op":"reduce","n":"incoming damage ÷ 2"})"));
    const PanelDuel duel({.p = "5/1/9; 撃; 火; when turn >= 2: do not use 撃",
                          .q = "5/1/9; 鏡; 水",
                          .dice = "6 1 …",
                          .list = list});
    CHECK(told(duel, "COUNTER Q→P 2 "));
    CHECK(told(duel, "Q HP 17"));
}

TEST_CASE("7.2: a trigger that hangs on a condition", "[panel][lists][own]") {
    for (const auto& [limit, answered] : {std::pair("6", false), std::pair("5", true)}) {
        const auto list = panel_list(
            listed_active("撃", "火", R"({"op":"attack","n":5})") + "," +
            listed_innate("怒",
                          R"({"event":"damaged","who":"self","if":"my lost hp is at least )" +
                              std::string(limit) + R"("})",
                          R"({"op":"damage","n":1,"to":"opponent"})"));
        const PanelDuel duel({.p = "5/1/9; 撃; 火; when turn >= 2: do not use 撃",
                              .q = "5/1/9; 怒;",
                              .dice = "6 1 …",
                              .list = list});
        CHECK(told(duel, "P HP 19") == answered);
    }
}

TEST_CASE("7.2: what is chosen is of an element or an art", "[panel][lists][own]") {
    const PanelDuel duel = panel_doing(
        R"({"op":"give","status":"Heat","to":"opponent.panel","count":3,"element":"水"},
           {"op":"give","status":"Bind","to":"opponent.skill","count":3,"art":"sword"})",
        "5/4/6; 打 法; 火水水風",
        listed_active("打", "剣", R"({"op":"attack","n":1})") + "," +
            listed_active("法", "地", R"({"op":"attack","n":1})"));
    const std::string given = duel.told("given");
    CHECK(given.find("パネル2") != std::string::npos);
    CHECK(given.find("パネル3") != std::string::npos);
    CHECK(given.find("パネル1") == std::string::npos);
    CHECK(given.find("打") != std::string::npos);
    CHECK(given.find("法") == std::string::npos);
}

TEST_CASE("7.2: once a battle, and for nothing", "[panel][lists][own]") {
    const auto list = panel_list(listed("奥", R"("cost":"","kind":"active","battle_limit":1,
        "activated":[{"op":"damage","n":1,"to":"opponent"}])"));
    const PanelDuel duel({.p = "5/0/10; 奥", .q = kIdle, .list = list});
    CHECK(duel.count("P uses 奥") == 1);
    CHECK(told(duel, "Q HP 19"));
    // Without cost and without a limit its uses would never end.
    const auto endless = panel::parse_list(panel::list_of(
        panel::skill(R"("cost":"","kind":"active","activated":[{"op":"attack","n":1}])")));
    REQUIRE_FALSE(endless);
    CHECK(endless.problems()[0].code == "L03");
}

TEST_CASE("7.2: modifiers below 0", "[panel][lists][own]") {
    const auto list = panel_list(
        listed_active("撃", "火", R"({"op":"attack","n":5})") + "," +
        listed("鎧", R"("kind":"innate","static":[{"mod":"damageTaken","n":-2,"kind":"attack"}])"));
    const PanelDuel duel({.p = "5/1/9; 撃; 火; when turn >= 2: do not use 撃",
                          .q = "5/1/9; 鎧;",
                          .dice = "6 1 …",
                          .list = list});
    CHECK(told(duel, "Q HP 17"));
    CHECK(panel::skill_text(list->skill(1), *list, Lang::Ja).find("ダメージ−2") !=
          std::string::npos);
}

TEST_CASE("7.2: texts say the words of a list; what is wrong with one is told at its place",
          "[panel][lists][own]") {
    const auto list = panel_list(listed_active(
        "甲", "火", R"({"op":"attack","n":"2 × my unused panels","if":"my hp is at most 6"})"));
    CHECK(panel::skill_text(list->skill(0), *list, Lang::En) ==
          "[Activated] if my hp is at most 6: Attack for (2 × my unused panels)");
    CHECK(
        panel::skill_text(list->skill(0), *list, Lang::Ja) ==
        "【起動】自分のHPが6以下の場合、相手に（2×自分の未使用のパネル）点のダメージの攻撃を行なう");
    const auto broken = panel::parse_list(panel::list_of(panel::skill_of_line(
        R"({"op":"attack","n":"unused panels + my zeal","if":"incoming damage is at least 3"})")));
    std::string told;
    for (const Problem& one : broken.problems()) {
        told += one.code + one.path + "@" + std::to_string(one.column) + " ";
    }
    CHECK(told == "P002/skills/0/activated/0/if@1 P020/skills/0/activated/0/n@1 "
                  "P002/skills/0/activated/0/n@20 ");
}

TEST_CASE("7.2: readings and English names may be left out", "[panel][lists][own]") {
    const auto list = panel::parse_list(panel::list_of(
        R"({"id":"a","name":"甲","cost":"火","kind":"active","activated":[{"op":"attack","n":1}]})"));
    REQUIRE(list);
    CHECK((*list)->skill(0).en == "甲");
}

} // namespace shiaiba::test

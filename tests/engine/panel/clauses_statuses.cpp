// How many of a status, what removes it, and what is immune to it ([panel 6.2, 7.2]).
#include "catch.hpp"
#include "panel/duel.hpp"
#include "panel/skills.hpp"

namespace shiaiba::test {
namespace {

TEST_CASE("6.2: five Charge, three Poison, one Guard and one Edge at most", "[panel][6.2]") {
    const PanelDuel charge({.p = "5/6/4; 溜め; 黒黒黒黒黒黒", .q = "5/1/9;", .dice = "6 1 …"});
    const std::string charged = charge.part("-- action P", "-- action Q");
    CHECK(times_said(charged, "P uses 溜め") == 6);
    CHECK(times_said(charged, "P is Charge") == 5);
    const PanelDuel poison(
        {.p = "5/1/9;", .q = "5/8/2; 毒霧; 水風水風水風水風", .dice = "1 6 1 6 4 …"});
    const std::string poisoned = poison.part("-- action Q", "-- action P");
    CHECK(times_said(poisoned, "Q uses 毒霧") == 4);
    CHECK(times_said(poisoned, "P is Poison") == 3);
    // Each of them hurts.
    CHECK(poison.part("d6=4 (recover P Poison)", "-- action Q").find("|P HP 17") !=
          std::string::npos);
    const PanelDuel guard({.p = "5/3/7; 防護陣; 地地地", .q = "5/1/9;", .dice = "6 1 …"});
    CHECK(times_said(guard.part("-- action P", "-- action Q"), "P is Guard") == 1);
    const PanelDuel edge({.p = "5/3/7; 研ぎ; 剣剣剣", .q = "5/1/9;", .dice = "6 1 …"});
    CHECK(times_said(edge.part("-- action P", "-- action Q"), "P is Edge") == 1);
}

TEST_CASE("7.2: removed are those of the character, of panels, of skills, by letter",
          "[panel][7.2][6.2]") {
    const auto list = panel_list(
        listed_active("毒", "水", R"({"op":"give","status":"Poison","to":"opponent"})") + "," +
        listed_active("枷", "風",
                      R"({"op":"give","status":"Bind","to":"opponent.panel","count":2})") +
        "," +
        listed_active("灼", "火",
                      R"({"op":"give","status":"Heat","to":"opponent.panel","count":1})") +
        "," +
        listed_active("封", "地",
                      R"({"op":"give","status":"Bind","to":"opponent.skill","count":1})") +
        "," +
        listed_active("浄", "白",
                      R"({"op":"remove","category":"ailment","from":"self","count":3})") +
        "," +
        listed_active("解", "白",
                      R"({"op":"remove","status":"Bind","from":"self.skill","count":2})") +
        "," + listed_active("打", "剣", R"({"op":"attack","n":1})"));
    const char* const q = "5/4/6; 毒 枷 灼 封; 水風火地";
    const PanelDuel all({.p = "5/3/7; 打 浄; 剣剣剣", .q = q, .dice = "1 6 …", .list = list});
    CHECK(all.part("P uses", "place #11") ==
          "P uses 浄 paying 剣3  panels 剣BH剣B(剣)|place #9 USE P.浄 <剣>   chain: #9|"
          "resolve #9 USE 浄|place #10 EFFECT P.浄 L1: remove ailment self 3   chain: #10|"
          "resolve #10 EFFECT 浄 L1 remove ailment self 3|Poison ends|Bind ends|Heat ends|"
          "P uses 浄 paying 剣1  panels (剣)剣B(剣)");
    CHECK(all.part("resolve #12", "place") ==
          "resolve #12 EFFECT 浄 L1 remove ailment self 3|Bind ends|Bind ends|"
          "P uses 打 paying 剣2  panels (剣)(剣)(剣)");
    const PanelDuel skills({.p = "5/3/7; 打 解; 剣剣剣", .q = q, .dice = "1 6 …", .list = list});
    CHECK(skills.part("resolve #10", "-- end") ==
          "resolve #10 EFFECT 解 L1 remove Bind self.skill 2|Bind ends");
}

TEST_CASE("7.2: who is immune to one status bears the others", "[panel][7.2][6.2]") {
    const PanelDuel mirror(
        {.p = "5/3/7; 明鏡止水; 水剣火", .q = "5/1/9; 空気の枷; 風", .dice = "6 1 …"});
    CHECK(mirror.part("resolve #3", "-- end") ==
          "resolve #3 EFFECT 空気の枷 L1 give Bind opponent.panel 1|P panel 1 is Bind");
    const PanelDuel spirit({.p = "5/3/7; 闘志; 水剣火",
                            .q = "5/2/8; 賽の目崩し; 地風; target rightmost panel",
                            .dice = "6 1 4 2 …"});
    CHECK(spirit.part("resolve #2 EFFECT", "-- end") ==
          "resolve #2 EFFECT 賽の目崩し L1 roll opponent.panel 2|d6=4 (roll P panel 3)|"
          "d6=2 (roll P panel 2)|P panels 水水R地R");
}

TEST_CASE("6.2: Bind on the topmost skill keeps none of those below from reacting",
          "[panel][6.2][4.4]") {
    const PanelDuel duel(
        {.p = "5/2/8; 火花 安らぎ; 黒水", .q = "5/3/7; 言封じ; 水風地", .dice = "1 6 1 6 3 …"});
    // In the second turn 火花 is bound when the blow comes.
    CHECK(duel.part("d6=3 (recover", "-- action P")
              .find("|P uses 安らぎ paying 水2  panels 黒(水)") != std::string::npos);
    // The next Bind goes to the one that bears none.
    CHECK(times_said(duel.part("d6=3 (recover", "-- action P"), "安らぎ is Bind") == 1);
}

} // namespace
} // namespace shiaiba::test

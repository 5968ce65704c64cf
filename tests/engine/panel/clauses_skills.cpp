// Tests the skills of the house list and the eight statuses ([panel 6.2, 7.3]).
#include "catch.hpp"
#include "panel/duel.hpp"

namespace shiaiba::test {
namespace {

TEST_CASE("7.3: 石礫 and 業火 attack for what they cost", "[panel][7.3][4.1]") {
    const PanelDuel stone({.p = "5/1/9; 石礫; 地", .q = "5/1/9;", .dice = "6 1 …"});
    CHECK(stone.part("P uses", "-- action Q") ==
          "P uses 石礫 paying 地1  panels (地)|place #1 USE P.石礫 <地>   chain: #1|"
          "resolve #1 USE 石礫|place #2 EFFECT P.石礫 L1: attack 1   chain: #2|"
          "resolve #2 EFFECT 石礫 L1 attack 1|place #3 ATTACK P→Q 1 <地>   chain: #3|"
          "resolve #3 ATTACK 1: Q HP 19");
    const PanelDuel blaze({.p = "5/3/7; 業火; 火火火", .q = "5/1/9;", .dice = "6 1 …"});
    CHECK(blaze.part("P uses", "place #2") ==
          "P uses 業火 paying 火1+火2+火3  panels (火)(火)(火)|"
          "place #1 USE P.業火 <火>   chain: #1|resolve #1 USE 業火");
    CHECK(blaze.part("place #3", "-- action Q") ==
          "place #3 ATTACK P→Q 4 <火>   chain: #3|resolve #3 ATTACK 4: Q HP 16");
}

TEST_CASE("7.3: 双刃 attacks twice, its first line first", "[panel][7.3][4.1]") {
    const PanelDuel duel({.p = "5/2/8; 双刃; 剣剣", .q = "5/1/9;", .dice = "6 1 …"});
    CHECK(duel.part("P uses", "-- action Q") ==
          "P uses 双刃 paying 剣1+剣2  panels (剣)(剣)|place #1 USE P.双刃 <剣>   chain: #1|"
          "resolve #1 USE 双刃|place #2 EFFECT P.双刃 L2: attack 1   chain: #2|"
          "place #3 EFFECT P.双刃 L1: attack 2   chain: #2 #3|"
          "resolve #3 EFFECT 双刃 L1 attack 2|place #4 ATTACK P→Q 2 <剣>   chain: #2 #4|"
          "resolve #4 ATTACK 2: Q HP 18|resolve #2 EFFECT 双刃 L2 attack 1|"
          "place #5 ATTACK P→Q 1 <剣>   chain: #5|resolve #5 ATTACK 1: Q HP 17");
}

TEST_CASE("7.3: 大震 hits, takes a panel and ends what is maintained", "[panel][7.3][5.5]") {
    const PanelDuel duel({.p = "5/3/7; 大震; 地地地", .q = "5/3/7; 石鎧; 地地火", .dice = "1 6 …"});
    CHECK(duel.part("P uses", "place #6") ==
          "P uses 大震 paying 地1+地2+地3  panels (地)(地)(地)|"
          "place #2 USE P.大震 <地>   chain: #2|resolve #2 USE 大震|"
          "place #3 EFFECT P.大震 L3: release opponent 1   chain: #3|"
          "place #4 EFFECT P.大震 L2: tap opponent.panel 1   chain: #3 #4|"
          "place #5 EFFECT P.大震 L1: attack 3   chain: #3 #4 #5|"
          "resolve #5 EFFECT 大震 L1 attack 3");
    // Locked panels can't be chosen: the third is taken.
    CHECK(duel.part("resolve #6", "-- end") ==
          "resolve #6 ATTACK 1: Q HP 19|resolve #4 EFFECT 大震 L2 tap opponent.panel 1|"
          "Q panels [地][地](火)|resolve #3 EFFECT 大震 L3 release opponent 1|"
          "Q.石鎧 maintenance released  panels (地)(地)(火)");
}

TEST_CASE("7.3: 石鎧 takes 2 off attacks of 2 and more", "[panel][7.3][5.5][R20]") {
    const PanelDuel duel(
        {.p = "5/3/7; 小突き 火花; 水水火", .q = "5/3/7; 石鎧 火花; 地地火", .dice = "1 6 …"});
    // It does not answer an attack of its owner either.
    CHECK(duel.part("place #4", "-- action P") ==
          "place #4 ATTACK Q→P 1 <火>   chain: #4|resolve #4 ATTACK 1: P HP 19");
    CHECK(duel.part("place #7", "-- end") ==
          "place #7 ATTACK P→Q 2 <水>   chain: #7|"
          "place #8 EFFECT Q.石鎧* L1: reduce 2   chain: #7 #8|"
          "resolve #8 EFFECT 石鎧* L1 reduce 2|#7 damage 0|resolve #7 ATTACK 0: Q HP 20|"
          "P uses 火花 paying 火3  panels (水)(水)(火)|place #9 USE P.火花 <火>   chain: #9|"
          "resolve #9 USE 火花|place #10 EFFECT P.火花 L1: attack 1   chain: #10|"
          "resolve #10 EFFECT 火花 L1 attack 1|place #11 ATTACK P→Q 1 <火>   chain: #11|"
          "resolve #11 ATTACK 1: Q HP 19");
}

TEST_CASE("7.3: 快復 heals 2 and removes one ailment, the leftmost", "[panel][7.3][7.2]") {
    const PanelDuel duel(
        {.p = "5/4/6; 快復; 火火水地", .q = "5/4/6; 火花 空気の枷; 火火風風", .dice = "1 6 …"});
    // Q was hit by two attacks and has two Binds; one Bind stays.
    CHECK(duel.part("P uses", "-- end") ==
          "P uses 快復 paying 水3+地4  panels 火B火B(水)(地)|"
          "place #11 USE P.快復 <水地>   chain: #11|resolve #11 USE 快復|"
          "place #12 EFFECT P.快復 L2: remove ailment self 1   chain: #12|"
          "place #13 EFFECT P.快復 L1: heal 2 self   chain: #12 #13|"
          "resolve #13 EFFECT 快復 L1 heal 2 self|P HP 20|"
          "resolve #12 EFFECT 快復 L2 remove ailment self 1|Bind ends");
    CHECK(times_said(duel.part("== Turn 2", "-- action"), "(recover P panel") == 1);
}

TEST_CASE("7.3: 打消しの印 cancels magic, and no sword art", "[panel][7.3][4.5][5.4]") {
    const PanelDuel duel(
        {.p = "5/2/8; 火花 一太刀; 火剣", .q = "5/4/6; 打消しの印; 風風風風", .dice = "6 1 …"});
    CHECK(duel.part("P uses 火花", "place #4") ==
          "P uses 火花 paying 火1  panels (火)剣|place #1 USE P.火花 <火>   chain: #1|"
          "Q uses 打消しの印 paying 風1+風2  panels (風)(風)風風|"
          "place #2 USE Q.打消しの印 <風>   chain: #1 #2|resolve #2 USE 打消しの印|"
          "place #3 EFFECT Q.打消しの印 L1: cancel   chain: #1 #3|"
          "resolve #3 EFFECT 打消しの印 L1 cancel|#1 is cancelled|"
          "P uses 一太刀 paying 剣2  panels (火)(剣)");
    CHECK(duel.part("place #4", "-- action Q") ==
          "place #4 USE P.一太刀 <剣>   chain: #4|resolve #4 USE 一太刀|"
          "place #5 EFFECT P.一太刀 L1: attack 1   chain: #5|"
          "resolve #5 EFFECT 一太刀 L1 attack 1|place #6 ATTACK P→Q 1 <剣>   chain: #6|"
          "resolve #6 ATTACK 1: Q HP 19");
}

TEST_CASE("7.3: 明鏡止水 adds 1 to its owner's sword attacks", "[panel][7.3][5.5]") {
    const PanelDuel duel(
        {.p = "5/4/6; 明鏡止水 一太刀 火花; 水剣剣火", .q = "5/1/9; 一太刀; 剣", .dice = "6 1 …"});
    CHECK(duel.part("P uses 明鏡止水", "P uses 一太刀") ==
          "P uses 明鏡止水 paying 水1+剣2  panels (水)(剣)剣火|"
          "place #1 USE P.明鏡止水 <水剣>   chain: #1|resolve #1 USE 明鏡止水|"
          "明鏡止水 is now maintained  panels [水][剣]剣火");
    CHECK(duel.part("place #4", "P uses 火花") ==
          "place #4 ATTACK P→Q 1 <剣>   chain: #4|"
          "place #5 EFFECT P.明鏡止水* L1: boost 1   chain: #4 #5|"
          "resolve #5 EFFECT 明鏡止水* L1 boost 1|#4 damage 2|resolve #4 ATTACK 2: Q HP 18");
    CHECK(duel.part("place #8", "-- action Q") ==
          "place #8 ATTACK P→Q 1 <火>   chain: #8|resolve #8 ATTACK 1: Q HP 17");
    CHECK(duel.part("place #11", "-- end") ==
          "place #11 ATTACK Q→P 1 <剣>   chain: #11|resolve #11 ATTACK 1: P HP 19");
}

TEST_CASE("7.3: 闘志 adds 1 to the initiative, each copy", "[panel][7.3][3.2][7.1]") {
    const PanelDuel one({.p = "5/1/9; 闘志; 火", .q = "5/1/9;", .dice = "3 3 3 5 …"});
    CHECK(one.part("== Turn 1", "-- action P") ==
          "== Turn 1|d6=3 (initiative P)|d6=3 (initiative Q)|first: P (9 vs 8)");
    CHECK(one.part("== Turn 2", "-- action Q") ==
          "== Turn 2|d6=3 (initiative P)|d6=5 (initiative Q)|first: Q (9 vs 10)");
    CHECK(one.count("P uses") == 0);
    const PanelDuel two({.p = "5/1/9;", .q = "5/1/9; 闘志 闘志", .dice = "5 4 …"});
    CHECK(two.says("first: Q (10 vs 11)"));
}

// Statuses: their maximum, how they are removed, and immunity ([panel 6.2, 7.2]).

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
    // Each of the three Poisons hurts.
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
    // In the second turn 火花 has Bind when the attack comes.
    CHECK(duel.part("d6=3 (recover", "-- action P")
              .find("|P uses 安らぎ paying 水2  panels 黒(水)") != std::string::npos);
    // The next Bind goes to the skill that has none.
    CHECK(times_said(duel.part("d6=3 (recover", "-- action P"), "安らぎ is Bind") == 1);
}

} // namespace
} // namespace shiaiba::test

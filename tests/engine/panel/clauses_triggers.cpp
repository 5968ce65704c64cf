// What happened, and who may answer it: one test for each kind of trigger ([panel 4.3, 4.4, 7.2]).
#include "catch.hpp"
#include "panel/duel.hpp"
#include "panel/skills.hpp"

namespace shiaiba::test {
namespace {

const std::string kStrike = R"({"op":"attack","n":1})";
const std::string kSting = R"({"op":"damage","n":1,"to":"opponent"})";
const std::string kMend = R"({"op":"heal","n":1,"to":"self"})";

TEST_CASE("4.3: a counter-attack is answered as it is checked, by what answers counters",
          "[panel][4.3][7.2][R22]") {
    const auto list = panel_list(
        listed_active("打", "火", kStrike) + "," +
        listed_reactive("返", "風", R"({"event":"attack","by":"opponent"})",
                        R"({"op":"counter","n":2})") +
        "," +
        listed_innate("鏡", R"({"event":"counter","by":"opponent"})", R"({"op":"reduce","n":1})") +
        "," +
        listed_innate("殻", R"({"event":"counter","by":"opponent","minDamage":3})",
                      R"({"op":"reduce","n":9})"));
    const PanelDuel duel(
        {.p = "5/1/9; 打 鏡 殻; 火", .q = "5/1/9; 鏡 返; 風", .dice = "6 1 …", .list = list});
    CHECK(duel.part("place #3", "-- action Q") ==
          "place #3 ATTACK P→Q 1 <火>   chain: #3|Q uses 返 paying 風1  panels (風)|"
          "place #4 USE Q.返 <風>   chain: #3 #4|resolve #4 USE 返|"
          "place #5 EFFECT Q.返 L1: counter 2   chain: #3 #5|resolve #5 EFFECT 返 L1 counter 2|"
          "place #6 COUNTER Q→P 2 <風>   chain: #3 #6|"
          "place #7 EFFECT P.鏡* L1: reduce 1   chain: #3 #6 #7|"
          "resolve #7 EFFECT 鏡* L1 reduce 1|#6 damage 1|resolve #6 COUNTER 1: P HP 19|"
          "resolve #3 ATTACK 1: Q HP 19");
}

TEST_CASE("4.3: initiativeDecided comes once a turn, first character first",
          "[panel][4.3][3.2][R26]") {
    const auto list = panel_list(listed_innate("始", R"({"event":"initiativeDecided"})", kSting));
    const PanelDuel duel(
        {.p = "5/1/9; 始", .q = "5/1/9; 始", .dice = "2 2 1 6 6 1 …", .list = list});
    CHECK(duel.part("== Turn 1", "-- action Q") ==
          "== Turn 1|d6=2 (initiative P)|d6=2 (initiative Q)|d6=1 (initiative P)|"
          "d6=6 (initiative Q)|first: Q (6 vs 11)|"
          "place #1 EFFECT Q.始* L1: damage 1 opponent   chain: #1|"
          "place #2 EFFECT P.始* L1: damage 1 opponent   chain: #1 #2|"
          "resolve #2 EFFECT 始* L1 damage 1 opponent|Q HP 19|"
          "resolve #1 EFFECT 始* L1 damage 1 opponent|P HP 19");
    CHECK(duel.part("first: P (11 vs 6)", "resolve") ==
          "first: P (11 vs 6)|place #3 EFFECT P.始* L1: damage 1 opponent   chain: #3|"
          "place #4 EFFECT Q.始* L1: damage 1 opponent   chain: #3 #4");
    CHECK(duel.count("place") == 16);
}

TEST_CASE("4.3: statusGiven comes for each that was really given", "[panel][4.3][6.2][7.2]") {
    const auto list = panel_list(
        listed_active("縛", "風",
                      R"({"op":"give","status":"Bind","to":"opponent.panel","count":2})") +
        "," + listed_active("守", "地", R"({"op":"give","status":"Guard","to":"self"})") + "," +
        listed_innate("憤", R"({"event":"statusGiven","who":"self","class":"ailment"})", kSting) +
        "," +
        listed_innate("妬", R"({"event":"statusGiven","who":"opponent","status":"Guard"})",
                      kSting));
    const PanelDuel duel({.p = "5/4/6; 縛 守; 風風地地",
                          .q = "5/3/7; 憤 妬 守; 火火火",
                          .dice = "6 1 …",
                          .list = list});
    // Two of three panels are bound; then the third, and one that bears Bind already.
    CHECK(duel.part("resolve #2", "resolve #3") ==
          "resolve #2 EFFECT 縛 L1 give Bind opponent.panel 2|Q panel 1 is Bind|"
          "Q panel 2 is Bind|place #3 EFFECT Q.憤* L1: damage 1 opponent   chain: #3|"
          "place #4 EFFECT Q.憤* L1: damage 1 opponent   chain: #3 #4|"
          "resolve #4 EFFECT 憤* L1 damage 1 opponent|P HP 19");
    CHECK(duel.part("resolve #6", "P uses 守") ==
          "resolve #6 EFFECT 縛 L1 give Bind opponent.panel 2|Q panel 3 is Bind|"
          "place #7 EFFECT Q.憤* L1: damage 1 opponent   chain: #7|"
          "resolve #7 EFFECT 憤* L1 damage 1 opponent|P HP 17");
    // The first Guard is given, the second is beyond the maximum.
    CHECK(times_said(duel.part("P uses 守", "-- action Q"), "EFFECT Q.妬* L1: damage") == 1);
    CHECK(times_said(duel.part("P uses 守", "-- action Q"), "P is Guard") == 1);
    CHECK(times_said(duel.part("P uses 守", "-- action Q"), "憤") == 0);
}

TEST_CASE("4.3: healed comes where HP really rose", "[panel][4.3][7.2][R37]") {
    const auto list =
        panel_list(listed_active("打", "火", kStrike) + "," +
                   listed_active("癒", "水", R"({"op":"heal","n":2,"to":"self"})") + "," +
                   listed_active("施", "風", R"({"op":"heal","n":1,"to":"opponent"})") + "," +
                   listed_innate("喜", R"({"event":"healed","who":"self"})", kSting));
    const PanelDuel duel(
        {.p = "5/3/7; 癒 施 喜; 水水風", .q = "5/1/9; 打 喜; 火", .dice = "1 6 …", .list = list});
    CHECK(duel.part("resolve #5", "P uses 施") ==
          "resolve #5 EFFECT 癒 L1 heal 2 self|P HP 20|"
          "place #6 EFFECT P.喜* L1: damage 1 opponent   chain: #6|"
          "resolve #6 EFFECT 喜* L1 damage 1 opponent|Q HP 19|"
          "P uses 癒 paying 水2  panels (水)(水)風|place #7 USE P.癒 <水>   chain: #7|"
          "resolve #7 USE 癒|place #8 EFFECT P.癒 L1: heal 2 self   chain: #8|"
          "resolve #8 EFFECT 癒 L1 heal 2 self|P HP 20");
    CHECK(duel.part("resolve #10", "-- end") ==
          "resolve #10 EFFECT 施 L1 heal 1 opponent|Q HP 20|"
          "place #11 EFFECT Q.喜* L1: damage 1 opponent   chain: #11|"
          "resolve #11 EFFECT 喜* L1 damage 1 opponent|P HP 19");
}

TEST_CASE("4.3: released comes when a maintenance ends, by will or by its cost",
          "[panel][4.3][5.5][7.2]") {
    const auto list =
        panel_list(listed_maintained("構", "火", R"("static":[{"mod":"initiative","n":0}])") + "," +
                   listed_innate("隙", R"({"event":"released","who":"opponent"})", kSting) + "," +
                   listed_innate("解", R"({"event":"released","who":"self"})", kMend));
    const PanelDuel willing({.p = "5/1/9; 構 隙 解; 火; release 構",
                             .q = "5/1/9; 隙 解",
                             .dice = "6 1 …",
                             .list = list});
    CHECK(willing.part("-- end", "== Turn 2") ==
          "-- end|P.構 maintenance released  panels (火)|"
          "place #2 EFFECT P.解* L1: heal 1 self   chain: #2|"
          "place #3 EFFECT Q.隙* L1: damage 1 opponent   chain: #2 #3|"
          "resolve #3 EFFECT 隙* L1 damage 1 opponent|P HP 19|"
          "resolve #2 EFFECT 解* L1 heal 1 self|P HP 20|HP P 20/20  Q 20/20");
    const PanelDuel lapsed({.p = "5/1/9; 構 解; 火 水; when turn = 2: transcribe pattern 2",
                            .q = "5/1/9; 隙",
                            .dice = "6 1 6 1 …",
                            .list = list});
    CHECK(lapsed.part("P transcribes", "-- action") ==
          "P transcribes 水 → [水]|P.構 maintenance released  panels (水)|"
          "place #2 EFFECT P.解* L1: heal 1 self   chain: #2|"
          "place #3 EFFECT Q.隙* L1: damage 1 opponent   chain: #2 #3|"
          "resolve #3 EFFECT 隙* L1 damage 1 opponent|P HP 19|"
          "resolve #2 EFFECT 解* L1 heal 1 self|P HP 20");
}

TEST_CASE("4.3: actionStart and actionEnd frame the uses of whose action it is",
          "[panel][4.3][3.2][7.2]") {
    const auto list =
        panel_list(listed_active("打", "火", kStrike) + "," +
                   listed_innate("息", R"({"event":"actionEnd","whose":"self"})", kSting) + "," +
                   listed_innate("狙", R"({"event":"actionStart","whose":"opponent"})", kSting) +
                   "," + listed_innate("鐘", R"({"event":"actionEnd"})", kSting));
    const PanelDuel duel(
        {.p = "5/1/9; 打 息 狙; 火", .q = "5/1/9; 鐘; 風", .dice = "6 1 …", .list = list});
    CHECK(duel.part("resolve #3 ATTACK", "-- end") ==
          "resolve #3 ATTACK 1: Q HP 19|"
          "place #4 EFFECT P.息* L1: damage 1 opponent   chain: #4|"
          "place #5 EFFECT Q.鐘* L1: damage 1 opponent   chain: #4 #5|"
          "resolve #5 EFFECT 鐘* L1 damage 1 opponent|P HP 19|"
          "resolve #4 EFFECT 息* L1 damage 1 opponent|Q HP 18|-- action Q  風|"
          "place #6 EFFECT P.狙* L1: damage 1 opponent   chain: #6|"
          "resolve #6 EFFECT 狙* L1 damage 1 opponent|Q HP 17|"
          "place #7 EFFECT Q.鐘* L1: damage 1 opponent   chain: #7|"
          "resolve #7 EFFECT 鐘* L1 damage 1 opponent|P HP 18");
}

TEST_CASE("7.2: by of damaged: an attack, a counter-attack, an effect, a status",
          "[panel][4.3][7.2][R22][R23]") {
    const auto answers = [](const std::string& name, const std::string& by) {
        return listed_innate(name, R"({"event":"damaged","who":"self","by":")" + by + R"("})",
                             kMend);
    };
    const auto list = panel_list(
        answers("甲", "attack") + "," + answers("乙", "counter") + "," + answers("丙", "effect") +
        "," + answers("丁", "status") + "," + listed_active("打", "火", kStrike) + "," +
        listed_active("衝", "水", R"({"op":"damage","n":1,"to":"opponent"})") + "," +
        listed_active("毒", "地", R"({"op":"give","status":"Poison","to":"opponent"})") + "," +
        listed_reactive("返", "風", R"({"event":"attack","by":"opponent"})",
                        R"({"op":"counter","n":1})"));
    const PanelDuel duel({.p = "5/4/6; 打 衝 毒 返; 火水地風; when turn >= 2: use only 返",
                          .q = "5/1/9; 打 甲 乙 丙 丁; 火; when turn >= 2: do not use 打",
                          .dice = "1 6 1 6 4 …",
                          .list = list});
    // Whatever hurts Q is answered by the one skill that listens for it.
    CHECK(duel.part("resolve #6 COUNTER", "resolve #7") ==
          "resolve #6 COUNTER 1: Q HP 19|place #7 EFFECT Q.乙* L1: heal 1 self   chain: #3 #7");
    CHECK(duel.part("resolve #10 ATTACK", "resolve #11") ==
          "resolve #10 ATTACK 1: Q HP 19|place #11 EFFECT Q.甲* L1: heal 1 self   chain: #11");
    CHECK(duel.part("resolve #13 EFFECT", "resolve #14") ==
          "resolve #13 EFFECT 衝 L1 damage 1 opponent|Q HP 19|"
          "place #14 EFFECT Q.丙* L1: heal 1 self   chain: #14");
    CHECK(duel.part("resolve #17 EFFECT", "resolve #18") ==
          "resolve #17 EFFECT Poison* L1 damage 1 self|Q HP 19|"
          "place #18 EFFECT Q.丁* L1: heal 1 self   chain: #18");
    CHECK(times_said(duel.part("== Turn 1", "== Turn 2"), "L1: heal 1 self") == 3);
}

TEST_CASE("4.4, R11: the die for who is first also falls for reactive skills",
          "[panel][4.4][R11]") {
    const auto list = panel_list(
        listed_reactive("備", "火", R"({"event":"turnStart"})", kSting) + "," +
        listed_innate("静", R"({"event":"turnEnd"})", R"({"op":"heal","n":0,"to":"self"})"));
    const PanelDuel even(
        {.p = "5/1/9; 備; 火", .q = "5/1/9; 静 備; 火", .dice = "2 6 1 …", .list = list});
    CHECK(even.part("== Turn 1", "resolve") ==
          "== Turn 1|d6=2 (order)|Q uses 備 paying 火1  panels (火)|"
          "place #1 USE Q.備 <火>   chain: #1|P uses 備 paying 火1  panels (火)|"
          "place #2 USE P.備 <火>   chain: #1 #2");
    const PanelDuel odd(
        {.p = "5/1/9; 備; 火", .q = "5/1/9; 静 備; 火", .dice = "3 6 1 …", .list = list});
    CHECK(odd.part("== Turn 1", "place #2") ==
          "== Turn 1|d6=3 (order)|P uses 備 paying 火1  panels (火)|"
          "place #1 USE P.備 <火>   chain: #1|Q uses 備 paying 火1  panels (火)");
    // What can't be paid places nothing, so that nothing is rolled for it.
    const PanelDuel poor(
        {.p = "5/1/9; 備; 火", .q = "5/1/9; 静 備; 水", .dice = "6 1 …", .list = list});
    CHECK(poor.part("== Turn 1", "place #1") == "== Turn 1|P uses 備 paying 火1  panels (火)");
}

TEST_CASE("4.4, R11: it falls once in each turn, if both place something",
          "[panel][4.4][R11][3.3]") {
    const auto list = panel_list(listed_innate("刻", R"({"event":"turnStart"})", kSting) + "," +
                                 listed_innate("終", R"({"event":"turnEnd"})", kSting) + "," +
                                 listed_active("打", "火", kStrike));
    // What stands above 刻 on the sheet doesn't matter.
    const PanelDuel both({.p = "5/1/9; 刻; 風", .q = "5/1/9; 打 刻; 風", .list = list});
    CHECK(times_said(both.paper(), "(order)") == 8);
    const PanelDuel one({.p = "5/1/9; 刻; 風", .q = "5/1/9; 打 終; 風", .list = list});
    CHECK(times_said(one.paper(), "(order)") == 0);
}

TEST_CASE("4.4, R11: higher 体力 comes first before anybody goes first, without a die",
          "[panel][4.4][R11]") {
    const auto list = panel_list(listed_innate("刻", R"({"event":"turnStart"})", kSting));
    const auto placed = [&](const char* p, const char* q) {
        return PanelDuel({.p = p, .q = q, .dice = "3 3 1 6 …", .list = list})
            .part("== Turn 1", "resolve");
    };
    CHECK(placed("6/1/8; 刻", "5/1/9; 刻") ==
          "== Turn 1|place #1 EFFECT P.刻* L1: damage 1 opponent   chain: #1|"
          "place #2 EFFECT Q.刻* L1: damage 1 opponent   chain: #1 #2");
    CHECK(placed("5/1/9; 刻", "6/1/8; 刻") ==
          "== Turn 1|place #1 EFFECT Q.刻* L1: damage 1 opponent   chain: #1|"
          "place #2 EFFECT P.刻* L1: damage 1 opponent   chain: #1 #2");
}

TEST_CASE("7.2: a use is answered by its skill's name, by its art and by its elements",
          "[panel][4.3][7.2][8.6]") {
    const auto breaks = [](const std::string& name, const std::string& filter) {
        return listed_reactive(name, "風", R"({"event":"use","by":"opponent",)" + filter + "}",
                               R"({"op":"cancel"})");
    };
    const auto list = panel_list(
        listed_active("打", "火", kStrike) + "," + listed_active("突", "水", kStrike) + "," +
        listed_active("斬", "剣", kStrike) + "," + breaks("甲", R"("skill":"突")") + "," +
        breaks("乙", R"("attr":"火")") + "," + breaks("丙", R"("art":"sword")"));
    const auto answer = [&](const char* skill) {
        const std::string q = std::string("5/3/7; ") + skill +
                              "; 風風風; when incoming damage <= 9: do not use " + skill;
        // What comes in is unknown while a use is answered, so that the plan is silent.
        const std::string said =
            PanelDuel({.p = "5/3/7; 打 突 斬; 火水剣", .q = q, .dice = "6 1 …", .list = list})
                .part("-- action P", "-- action Q");
        CHECK(times_said(said, "is cancelled") == 1);
        CHECK(times_said(said, "ATTACK 1: Q HP") == 2);
        const std::size_t at = said.find(" paying 風1");
        REQUIRE(at != std::string::npos);
        return said.substr(said.rfind("P uses", at), std::string("P uses 打").size());
    };
    CHECK(answer("甲") == "P uses 突");
    CHECK(answer("乙") == "P uses 打");
    CHECK(answer("丙") == "P uses 斬");
}

TEST_CASE("3.2: turnStart comes once a turn, whatever is transcribed or kept",
          "[panel][3.2][4.3]") {
    const auto list =
        panel_list(listed_innate("刻", R"({"event":"turnStart"})", kSting) + "," +
                   listed_maintained("構", "火", R"("static":[{"mod":"initiative","n":0}])"));
    const PanelDuel duel(
        {.p = "5/2/8; 刻 構; 火水; transcribe pattern 1", .q = "5/1/9; 刻", .list = list});
    CHECK(times_said(duel.paper(), "EFFECT P.刻* L1: damage") == 8);
    CHECK(times_said(duel.paper(), "EFFECT Q.刻* L1: damage") == 8);
    CHECK(duel.outcome().left == std::array{12, 12});
}

} // namespace
} // namespace shiaiba::test

// Tests the chain area, and which skills answer which events ([panel 4]).
#include "catch.hpp"
#include "panel/duel.hpp"

namespace shiaiba::test {
namespace {

/// A skill of a list made for one test, as JSON.
std::string skill(const std::string& name, const std::string& members) {
    return R"({"id":")" + name + R"(","name":")" + name + R"(","reading":"かな","en":")" + name +
           R"(",)" + members + "}";
}
const std::string kHit =
    skill("打", R"("cost":"火","kind":"active","activated":[{"op":"attack","n":1}])");

TEST_CASE("4.4: the second character's events lie on top, Guard and Edge on one attack (R25)",
          "[panel][4.4][R25][R26]") {
    const PanelScript script{.p = "5/2/8; 研ぎ 火花; 剣火", .q = "5/1/9; 防護陣; 地"};
    PanelScript last = script;
    last.dice = "1 6 …";
    const PanelDuel edge_on_top(last);
    CHECK(edge_on_top.part("place #7", "-- end") ==
          "place #7 ATTACK P→Q 1 <火>   chain: #7|"
          "place #8 EFFECT Q.Guard* L1: spend 1 Guard   chain: #7 #8|"
          "place #9 EFFECT P.Edge* L1: spend 1 Edge   chain: #7 #8 #9|"
          "resolve #9 EFFECT Edge* L1 spend 1 Edge|P spends 1 Edge|#7 damage 3|"
          "resolve #8 EFFECT Guard* L1 spend 1 Guard|Q spends 1 Guard|#7 damage 1|"
          "resolve #7 ATTACK 1: Q HP 19");
    PanelScript first = script;
    first.dice = "6 1 6 1 …";
    const PanelDuel guard_on_top(first);
    CHECK(guard_on_top.says("resolve #5 ATTACK 3: Q HP 17"));
    CHECK(guard_on_top.part("== Turn 2", "-- action Q").find("ATTACK 2: Q HP 15") !=
          std::string::npos);
}

TEST_CASE("4.4: Heat lies below the use that it was paid with (R24)", "[panel][4.4][6.2][R24]") {
    const PanelDuel duel({.p = "5/2/8; 火花; 火火", .q = "5/2/8; 灼印; 火風", .dice = "1 6 …"});
    CHECK(
        duel.part("P uses", "P uses") ==
        "P uses 火花 paying 火1  panels (火H)火H|"
        "place #5 EFFECT P.Heat* L1: damage 1 self   chain: #5|"
        "place #6 USE P.火花 <火>   chain: #5 #6|resolve #6 USE 火花|"
        "place #7 EFFECT P.火花 L1: attack 1   chain: #5 #7|"
        "resolve #7 EFFECT 火花 L1 attack 1|place #8 ATTACK P→Q 1 <火>   chain: #5 #8|"
        "resolve #8 ATTACK 1: Q HP 19|resolve #5 EFFECT Heat* L1 damage 1 self|Heat ends|P HP 18");
}

TEST_CASE("4.4: while nobody goes first yet: 体力, then a die (R11)", "[panel][4.4][R11]") {
    const std::string innate = skill(
        "刻",
        R"("kind":"innate","triggered":[{"on":{"event":"turnStart"},"do":[{"op":"damage","n":1,"to":"opponent"}]}])");
    const auto list = panel_list(innate);
    const PanelDuel even({.p = "5/1/9; 刻", .q = "5/1/9; 刻", .dice = "2 6 1 …", .list = list});
    CHECK(even.part("== Turn 1", "resolve") ==
          "== Turn 1|d6=2 (order)|"
          "place #1 EFFECT Q.刻* L1: damage 1 opponent   chain: #1|"
          "place #2 EFFECT P.刻* L1: damage 1 opponent   chain: #1 #2");
    const PanelDuel odd({.p = "5/1/9; 刻", .q = "5/1/9; 刻", .dice = "3 6 1 …", .list = list});
    CHECK(odd.part("== Turn 1", "place #2").find("place #1 EFFECT P.") != std::string::npos);
    const PanelDuel stronger({.p = "5/1/9; 刻", .q = "6/1/8; 刻", .dice = "6 1 …", .list = list});
    CHECK_FALSE(stronger.part("== Turn 1", "place #2").find("EFFECT Q.") == std::string::npos);
    const PanelDuel alone({.p = "5/1/9; 刻", .q = "5/1/9;", .dice = "6 1 …", .list = list});
    CHECK(alone.count("d6=") >= 2);
    CHECK(alone.part("== Turn 1", "place #2").find("order") == std::string::npos);
}

TEST_CASE("R19: one copy answers once, two copies both do", "[panel][R19]") {
    const PanelDuel duel(
        {.p = "5/2/8; 焔剣; 火剣", .q = "5/3/7; 霞衣 霞衣; 風風風", .dice = "6 1 …"});
    CHECK(duel.part("== Turn 1", "-- end").find("Q uses 霞衣 paying 風2") != std::string::npos);
    CHECK(duel.part("== Turn 1", "-- end").find("paying 風3") == std::string::npos);
    CHECK(duel.says("resolve #3 ATTACK 0: Q HP 20"));
}

TEST_CASE("4.5: what answers an attack that is gone does nothing", "[panel][4.5]") {
    const auto list = panel_list(
        kHit + "," +
        skill(
            "消",
            R"("cost":"風","kind":"reactive","trigger":{"event":"attack","by":"opponent"},"activated":[{"op":"cancel"},{"op":"reduce","n":1}])"));
    const PanelDuel duel(
        {.p = "5/1/9; 打; 火", .q = "5/1/9; 消; 風", .dice = "6 1 …", .list = list});
    CHECK(duel.part("resolve #4", "-- action Q") ==
          "resolve #4 USE 消|place #5 EFFECT Q.消 L2: reduce 1   chain: #3 #5|"
          "place #6 EFFECT Q.消 L1: cancel   chain: #3 #5 #6|resolve #6 EFFECT 消 L1 cancel|"
          "#3 is cancelled|resolve #5 EFFECT 消 L2 reduce 1");
}

TEST_CASE("4.6: infinite loops end the battle", "[panel][4.6][R38]") {
    // Healing hurts and hurting heals, without end.
    const auto list = panel_list(
        kHit + "," + skill("環", R"("kind":"innate","triggered":[
            {"on":{"event":"damaged","who":"self"},"do":[{"op":"heal","n":1,"to":"self"}]},
            {"on":{"event":"healed","who":"self"},"do":[{"op":"damage","n":1,"to":"self"}]}])") +
        "," +
        skill(
            "転",
            R"("cost":"火","kind":"active","activated":[{"op":"untap","to":"self.panel","count":1}])"));
    const PanelDuel events(
        {.p = "5/1/9; 打; 火", .q = "4/1/10; 環", .dice = "6 1 5 5", .list = list});
    CHECK(events.outcome().reason == "loop");
    CHECK(events.count("place") == 500);
    CHECK(events.outcome().winner == Side::A);
    const PanelDuel uses({.p = "6/1/8; 転; 火", .q = "5/1/9;", .dice = "6 1 5 5", .list = list});
    CHECK(uses.outcome().reason == "loop");
    CHECK(uses.count("P uses") == 200);
    CHECK(uses.says("winner by dice P (11 vs 10)"));
}

TEST_CASE("3.4: both at once, and the two readings of lost HP (R1, R2)", "[panel][3.4][R1][R2]") {
    const auto list = panel_list(
        kHit + "," +
        skill("爆",
              R"("cost":"火","kind":"active","activated":[{"op":"damage","n":50,"to":"both"}])"));
    const PanelDuel both(
        {.p = "5/1/9; 爆; 火", .q = "7/1/7;", .dice = "6 1 6 4 5 2", .list = list});
    CHECK(both.outcome().reason == "both");
    CHECK(both.part("*** defeat", "end") ==
          "*** defeat: HP P -30 / Q -22|d6=6 (tiebreak P)|d6=4 (tiebreak Q)|"
          "d6=5 (tiebreak P)|d6=2 (tiebreak Q)|winner by dice P (10 vs 9)");
    PanelScript script{.p = "9/1/5; 打; 火", .q = "9/1/5;", .list = list};
    const PanelDuel usual(script);
    CHECK(usual.outcome().winner == Side::A);
    CHECK(usual.outcome().left == std::array{36, 28});
    script.settings.page_literal = true;
    CHECK(PanelDuel(script).outcome().winner == Side::B);
}

TEST_CASE("3.1: without 体力 one is defeated before the first turn (R3)", "[panel][3.1][R3][R4]") {
    const PanelDuel one({.p = "0/5/10;", .q = "15/0/0;"});
    CHECK(one.outcome().winner == Side::B);
    CHECK(one.outcome().rounds == 1);
    CHECK(one.says("*** defeat: HP P 0 / Q 60"));
    const PanelDuel both({.p = "0/5/10;", .q = "0/5/10;", .dice = "3 3 1 2"});
    CHECK(both.outcome().reason == "both");
    CHECK(both.outcome().winner == Side::B);
}

TEST_CASE("3.2: the first option is what happens; plans refine it", "[panel][3.2][8.5]") {
    // Keeping panels limits actions and not reactions (R35); a plan knows the damage that comes in.
    const PanelDuel keep(
        {.p = "5/3/7; 火花; 火火火; keep 1 panel", .q = "5/1/9;", .dice = "6 1 …"});
    CHECK(keep.part("== Turn 1", "-- end").find("panels (火)(火)火") != std::string::npos);
    CHECK(keep.part("== Turn 1", "-- end").find("(火)(火)(火)") == std::string::npos);
    const PanelDuel knows({.p = "5/2/8; 火花; 火火",
                           .q = "5/1/9; 霞衣; 風; when incoming damage <= 1: do not use 霞衣"});
    CHECK(knows.count("Q uses") == 0);
    const PanelDuel limit({.p = "5/3/7; 型変え; 火火火 水水水", .q = "5/1/9;"});
    CHECK(limit.count("P uses 型変え") == 8);
    CHECK(limit.says("P transcribes 火火火 → (火)火火"));
}

// Triggers: for each kind a test of what happened and who may answer it ([panel 4.3, 4.4, 7.2]).

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
    // Two of three panels are bound; then the third, and a panel that has Bind already.
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
    // Each way of hurting Q is answered by the one skill that listens for it.
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
    // A skill that can't be paid places nothing, so that no die decides the order.
    const PanelDuel poor(
        {.p = "5/1/9; 備; 火", .q = "5/1/9; 静 備; 水", .dice = "6 1 …", .list = list});
    CHECK(poor.part("== Turn 1", "place #1") == "== Turn 1|P uses 備 paying 火1  panels (火)");
}

TEST_CASE("4.4, R11: it falls once in each turn, if both place something",
          "[panel][4.4][R11][3.3]") {
    const auto list = panel_list(listed_innate("刻", R"({"event":"turnStart"})", kSting) + "," +
                                 listed_innate("終", R"({"event":"turnEnd"})", kSting) + "," +
                                 listed_active("打", "火", kStrike));
    // A skill above 刻 on the sheet doesn't matter.
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
        // The incoming damage is unknown while a use is answered, so that the plan is silent.
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

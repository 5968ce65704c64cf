// The chain area, triggers, loops and the result ([panel 3, 4], rulings).
#include "catch.hpp"
#include "panel/duel.hpp"

namespace shiaiba::test {
namespace {

/// A skill of a test's own list.
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
    // Kept panels bear on actions, not on reactions (R35); a plan knows what comes in.
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

} // namespace
} // namespace shiaiba::test

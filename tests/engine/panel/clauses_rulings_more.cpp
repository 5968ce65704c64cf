// Rulings 52 to 58: attributes, paying, what is placed together, and the bounds ([panel 9]).
#include "catch.hpp"
#include "panel/duel.hpp"
#include "panel/skills.hpp"

namespace shiaiba::test {
namespace {

const std::string kRolling = R"({"op":"roll","to":"self.panel"})";
const std::string kStroke = R"({"op":"attack","n":1})";
const std::string kJustAsFast = R"("static":[{"mod":"initiative","n":0}])";

/// A maintained skill of cost 白 that does these lines at the end of the turn.
std::string at_end(const std::string& lines) {
    return listed("構", R"("cost":"白","kind":"active","maintain":true,
                 "triggered":[{"on":{"event":"turnEnd"},"do":[)" +
                            lines + "]}]");
}

TEST_CASE("R52: lines of the use keep what was paid, also once it is maintained", "[panel][R52]") {
    const auto list =
        panel_list(listed("転", R"("cost":"白","kind":"active","maintain":true,"activated":[)" +
                                    kRolling + "," + kStroke + "]," + kJustAsFast));
    const PanelDuel duel({.p = "5/1/9; 転; 火", .q = "5/1/9;", .dice = "6 1 2 …", .list = list});
    CHECK(times_said(duel.paper(), "P panels [水R]"));
    CHECK(times_said(duel.paper(), "place #4 ATTACK P→Q 1 <火>"));
}

TEST_CASE("R52: triggered lines have what their panels had at the trigger", "[panel][R52][5.4]") {
    // The maintenance has ended when the attack is made.
    const PanelDuel ended(
        {.p = "5/1/9; 構; 火",
         .q = "5/1/9;",
         .dice = "6 1 2 …",
         .list = panel_list(
             at_end(kRolling + R"(,{"op":"release","to":"self","count":1},)" + kStroke))});
    CHECK(times_said(ended.part("-- end", "HP P"), "P panels [水R]"));
    CHECK(times_said(ended.part("-- end", "HP P"), "P.構 maintenance released  panels (水R)"));
    CHECK(times_said(ended.part("-- end", "HP P"), "ATTACK P→Q 1 <火>"));
    // While it is maintained, its attacks are its own as it is now (5.3, R17).
    const PanelDuel still({.p = "5/1/9; 構; 火",
                           .q = "5/1/9;",
                           .dice = "6 1 2 …",
                           .list = panel_list(at_end(kRolling + "," + kStroke))});
    CHECK(times_said(still.part("-- end", "HP P"), "ATTACK P→Q 1 <水>"));
}

TEST_CASE("R52: a skill as a target is looked at as it is now", "[panel][R52][5.3]") {
    const auto list = panel_list(
        listed("打", R"("cost":"火","kind":"active","activated":[)" + kStroke + "]") + "," +
        listed("構", R"("cost":"白","kind":"active","maintain":true,)" + kJustAsFast) + "," +
        listed("封", R"("cost":"風","kind":"active","activated":[
              {"op":"give","status":"Bind","to":"opponent.skill"}])"));
    const PanelDuel duel({.p = "5/1/9; 封; 風; target water skills",
                          .q = "5/1/9; 打 構; 水",
                          .dice = "1 6 …",
                          .list = list});
    CHECK(duel.says("構 is Bind"));
    const PanelDuel unused({.p = "5/1/9; 封; 風; target water skills",
                            .q = "5/1/9; 打 構; 水; do not use 構",
                            .dice = "1 6 …",
                            .list = list});
    CHECK(unused.says("打 is Bind"));
}

TEST_CASE("R53: damage to both is told of the first character first", "[panel][R53]") {
    const auto list =
        panel_list(listed("爆", R"("cost":"火","kind":"active","activated":[
                         {"op":"damage","n":1,"to":"both"}])") +
                   "," + listed("刻", R"("kind":"innate","triggered":[{"on":{"event":"turnStart"},
                         "do":[{"op":"damage","n":1,"to":"both"}]}])"));
    const PanelDuel second({.p = "5/1/9; 爆; 火", .q = "5/1/9;", .dice = "1 6 …", .list = list});
    CHECK(times_said(second.part("resolve #2", "-- end"), "damage 1 both|Q HP 19|P HP 19"));
    // Nobody goes first yet: side 1, whoever has more 体力.
    const PanelDuel undecided({.p = "4/1/10;", .q = "5/1/9; 刻", .dice = "1 6 …", .list = list});
    CHECK(times_said(undecided.part("== Turn 1", "d6"), "damage 1 both|P HP 15|Q HP 19"));
}

TEST_CASE("R54: no plan chooses among panels that an ability opens", "[panel][R54]") {
    const PanelDuel opened({.p = "5/3/7; 焔の刃 一太刀; 火火火; when I maintain 焔の刃: do not use "
                                 "焔の刃 / pay 一太刀 with rightmost panel",
                            .q = "5/1/9;",
                            .dice = "6 1 …"});
    CHECK(opened.says("P uses 一太刀 paying 火2"));
    const PanelDuel own({.p = "5/2/8; 一太刀; 剣剣; pay 一太刀 with rightmost panel",
                         .q = "5/1/9;",
                         .dice = "6 1 …"});
    CHECK(times_said(own.part("P uses", "place"), "P uses 一太刀 paying 剣2"));
}

TEST_CASE("R55: what comes in is unknown while a reaction is paid", "[panel][R55]") {
    PanelScript script{
        .p = "5/1/9; 火花; 火",
        .q = "5/2/8; 霞衣; 風風; when incoming damage >= 1: pay 霞衣 with rightmost panel",
        .dice = "6 1 …"};
    CHECK(times_said(PanelDuel(script).part("Q uses", "place"), "Q uses 霞衣 paying 風1"));
    script.q = "5/2/8; 霞衣; 風風; pay 霞衣 with rightmost panel";
    CHECK(times_said(PanelDuel(script).part("Q uses", "place"), "Q uses 霞衣 paying 風2"));
}

TEST_CASE("R56: what one resolution causes is placed together", "[panel][R56]") {
    const auto list =
        panel_list(listed("構", R"("cost":"火","kind":"active","maintain":true,)" + kJustAsFast) +
                   "," + listed("揺", R"("cost":"地","kind":"active","activated":[
                         {"op":"roll","to":"opponent.panel"}])") +
                   "," + listed("聴", R"("kind":"innate","triggered":[{"on":{"event":"released"},
                         "do":[{"op":"heal","n":1,"to":"self"}]}])") +
                   "," + listed("耐", R"("kind":"innate","triggered":[{"on":{"event":"statusGiven"},
                         "do":[{"op":"heal","n":2,"to":"self"}]}])"));
    // Q's panel is given Roll, then its maintenance ends: P, who goes first, hears of the latter.
    const PanelDuel duel({.p = "9/1/5; 揺 聴; 地; when turn = 1: do not use 揺",
                          .q = "5/1/9; 構 耐; 火",
                          .dice = "6 1 6 1 2 …",
                          .list = list});
    CHECK(duel.part("resolve #3", "resolve #5") ==
          "resolve #3 EFFECT 揺 L1 roll opponent.panel 1|d6=2 (roll Q panel 1)|Q panels [水R]|"
          "Q.構 maintenance released  panels (水R)|"
          "place #4 EFFECT P.聴* L1: heal 1 self   chain: #4|"
          "place #5 EFFECT Q.耐* L1: heal 2 self   chain: #4 #5");
}

TEST_CASE("R57: events are counted until the chain is empty and nothing is left to place",
          "[panel][R57][R38]") {
    // The chain is empty after each of them, and the next one is placed all the same.
    const auto list =
        panel_list(listed("打", R"("cost":"火","kind":"active","activated":[)" + kStroke + "]") +
                   "," + listed("環", R"("kind":"innate","triggered":[
            {"on":{"event":"damaged","who":"self"},"do":[{"op":"heal","n":1,"to":"self"}]},
            {"on":{"event":"healed","who":"self"},"do":[{"op":"damage","n":1,"to":"self"}]}])"));
    const PanelDuel duel({.p = "5/1/9; 打; 火", .q = "4/1/10; 環", .dice = "6 1 …", .list = list});
    CHECK(duel.outcome().reason == "loop");
    CHECK(duel.count("place") == 500);
    CHECK(duel.says("*** infinite loop: HP P 20 / Q 16"));
    // Every use begins to count anew.
    const PanelDuel anew({.p = "5/1/9; 火花; 火", .q = "5/1/9;"});
    CHECK(anew.outcome().reason == "time");
}

TEST_CASE("R58: more than 4,000 events in one turn end the battle", "[panel][R58]") {
    std::string lines = R"({"op":"untap","to":"self.panel"})";
    for (int k = 0; k < 7; ++k) lines += R"(,{"op":"attack","n":0})";
    const auto list = panel_list(
        listed("転", R"("cost":"火","kind":"active","limit":99,"activated":[)" + lines + "]"));
    // 198 uses of sixteen events: 3,168 in each turn.
    const PanelDuel alone({.p = "5/1/9; 転 転; 火", .q = "5/1/9;", .dice = "6 1 …", .list = list});
    CHECK(alone.outcome().reason == "time");
    CHECK(alone.outcome().rounds == 8);
    CHECK(alone.count("place") == 8 * 3'168);
    const PanelDuel both(
        {.p = "5/1/9; 転 転; 火", .q = "5/1/9; 転 転; 火", .dice = "6 1 …", .list = list});
    CHECK(both.outcome().reason == "loop");
    CHECK(both.outcome().rounds == 1);
    CHECK(both.count("place") == 4'000);
}

} // namespace
} // namespace shiaiba::test

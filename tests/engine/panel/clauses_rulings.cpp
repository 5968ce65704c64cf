// Tests the rulings of パネルアレー戦 from R43 on, in order ([panel 9]).
#include "catch.hpp"
#include "panel/duel.hpp"

namespace shiaiba::test {
namespace {

const std::string kBlow = R"({"op":"attack","n":1})";
/// A modifier of 0, which changes nothing.
const std::string kNoFaster = R"("static":[{"mod":"initiative","n":0}])";

TEST_CASE("R43: what is immune to Roll is rolled without it", "[panel][R43]") {
    const PanelDuel duel({.p = "5/4/6; 明鏡止水; 水剣火火; when I maintain 明鏡止水: do not use "
                               "明鏡止水",
                          .q = "5/2/8; 賽の目崩し; 地風; target rightmost panel",
                          .dice = "6 1 2 3 …"});
    CHECK(duel.part("resolve #3 EFFECT", "-- end") ==
          "resolve #3 EFFECT 賽の目崩し L1 roll opponent.panel 2|d6=2 (roll P panel 4)|"
          "d6=3 (roll P panel 3)|P panels [水][剣]風水");
}

TEST_CASE("R44: a lost skill is gone with its statuses", "[panel][R44]") {
    const auto list = panel_list(
        listed_active("捨", "火", kBlow + R"(,{"op":"lose"})") + "," +
            listed_active("印", "風", R"({"op":"give","status":"Mark","to":"opponent.skill"})") +
            "," + listed_active("打", "火", kBlow),
        R"({"letter":"K","name":"Mark","class":"ailment","on":["skill"],"recover":6,
            "trigger":{"event":"turnEnd"},"do":[{"op":"damage","n":1,"to":"self"}]})");
    const PanelDuel duel({.p = "5/1/9; 捨; 火",
                          .q = "5/2/8; 印 打; 風火; when turn = 1: do not use 打 / "
                               "when opponent skills with Mark >= 1: do not use 打",
                          .dice = "1 6 1 6 1 6 …",
                          .list = list});
    CHECK(times_said(duel.paper(), "  捨 is Mark\n"));
    CHECK(duel.part("resolve #4 EFFECT 捨 L2", "-- end") ==
          "resolve #4 EFFECT 捨 L2 lose|P loses 捨|Mark ends");
    // The status of a lost skill does nothing at the end of the turn, rolls no die, isn't counted,
    // and can't be given again.
    CHECK_FALSE(times_said(duel.paper(), "Mark*"));
    CHECK_FALSE(times_said(duel.paper(), "(recover"));
    CHECK(times_said(duel.part("== Turn 2", "== Turn 3"), "Q uses 打"));
    CHECK_FALSE(times_said(duel.part("== Turn 2", "== Turn 3"), "is Mark"));
}

TEST_CASE("R44: maintained uses of a lost skill end, and none begins", "[panel][R44]") {
    const std::string ends = R"("triggered":[{"on":{"event":"turnEnd"},"do":[{"op":"lose"}]}])";
    const auto list = panel_list(
        listed_maintained("堅", "火", ends) + "," +
        listed_maintained("焔", "火",
                          R"("static":[{"mod":"allowPay","panel":"火","as":"剣"}],)" + ends) +
        "," + listed_maintained("剛", "剣", kNoFaster));
    const PanelDuel twice({.p = "5/2/8; 堅; 火火", .q = "5/1/9;", .dice = "6 1 …", .list = list});
    CHECK(twice.part("resolve #4", "HP") ==
          "resolve #4 EFFECT 堅* L1 lose|P loses 堅|P.堅 maintenance released  panels (火)[火]|"
          "P.堅 maintenance released  panels (火)(火)|resolve #3 EFFECT 堅* L1 lose");
    // 焔 lets 火 pay for 剣: without it the use of 剛 is no longer covered, and ends too.
    const PanelDuel covered({.p = "5/2/8; 焔 剛; 火火; when I maintain 焔: do not use 焔",
                             .q = "5/1/9;",
                             .dice = "6 1 …",
                             .list = list});
    CHECK(times_said(covered.part("-- end", "HP"), "P.焔 maintenance released  panels (火)[火]|"
                                                   "P.剛 maintenance released  panels (火)(火)"));
    // Of two uses on the chain the upper one loses the skill.
    const auto chained = panel_list(
        listed_active("打", "水", kBlow) + "," +
        listed("反", R"("cost":"火","kind":"reactive","maintain":true,
              "trigger":{"event":"counter","by":"opponent"},"activated":[{"op":"lose"}],)" +
                         kNoFaster) +
        "," + listed("刺", R"("kind":"innate","triggered":[{"on":{"event":"use","by":"opponent"},
              "do":[{"op":"counter","n":0}]}])"));
    const PanelDuel late(
        {.p = "5/3/7; 打 反; 水火火", .q = "5/1/9; 刺", .dice = "6 1 …", .list = chained});
    CHECK(late.count("resolve #4 USE 反") + late.count("resolve #7 USE 反") == 2);
    CHECK(late.count("反 is now maintained") == 1);
    CHECK(late.count("P.反 maintenance released") == 1);
}

TEST_CASE("R45: releases are done one after another, each with its test of cover", "[panel][R45]") {
    const auto list = panel_list(
        listed_maintained("焔", "火", R"("static":[{"mod":"allowPay","panel":"火","as":"剣"}])") +
        "," + listed_maintained("剛", "剣", kNoFaster) + "," +
        listed_maintained("岩", "地", kNoFaster) + "," +
        listed_active("崩", "地", R"({"op":"release","to":"opponent","count":2})"));
    const PanelDuel duel({.p = "5/1/9; 崩; 地",
                          .q = "5/3/7; 焔 剛 岩; 火火地; when I maintain 焔: do not use 焔",
                          .dice = "1 6 …",
                          .list = list});
    CHECK(duel.part("resolve #5", "-- end") == "resolve #5 EFFECT 崩 L1 release opponent 2|"
                                               "Q.焔 maintenance released  panels (火)[火][地]|"
                                               "Q.剛 maintenance released  panels (火)(火)[地]|"
                                               "Q.岩 maintenance released  panels (火)(火)(地)");
}

TEST_CASE("R45: a maintained use is found by its own panels", "[panel][R45][5.3]") {
    const auto list =
        panel_list(listed_maintained("構", "白", kNoFaster) + "," +
                   listed_active("崩", "地", R"({"op":"release","to":"opponent","count":1})"));
    PanelScript script{.p = "5/1/9; 崩; 地; target water skills",
                       .q = "5/2/8; 構; 火水",
                       .dice = "1 6 …",
                       .list = list};
    CHECK(PanelDuel(script).says("Q.構 maintenance released  panels [火](水)"));
    script.q = "5/2/8; 構; 火剣";
    script.p = "5/1/9; 崩; 地; target sword arts";
    CHECK(PanelDuel(script).says("Q.構 maintenance released  panels [火](剣)"));
    script.p = "5/1/9; 崩; 地";
    CHECK(PanelDuel(script).says("Q.構 maintenance released  panels (火)[剣]"));
}

TEST_CASE("R46: all targets are chosen before the first is touched", "[panel][R46]") {
    const auto list = panel_list(
        listed_active("染", "水", R"({"op":"paint","to":"opponent.panel","count":2,"attr":"風"})"));
    const PanelDuel duel(
        {.p = "5/1/9; 染; 水; when opponent fire panels >= 2: target rightmost panel",
         .q = "5/3/7; ; 火水火",
         .dice = "6 1 …",
         .list = list});
    CHECK(duel.part("resolve #2", "-- action Q") ==
          "resolve #2 EFFECT 染 L1 paint opponent.panel 2|Q panels 火風風");
}

TEST_CASE("R47: locked panels are used ones, to tags and to facts", "[panel][R47]") {
    const auto list = panel_list(
        listed_maintained("構", "火", kNoFaster) + "," +
        listed_active("縛", "風", R"({"op":"give","status":"Bind","to":"opponent.panel"})"));
    const PanelDuel duel({.p = "5/1/9; 縛; 風; when opponent used panels = 1: target used panels",
                          .q = "5/2/8; 構; 水火",
                          .dice = "1 6 …",
                          .list = list});
    CHECK(times_said(duel.part("-- action P", "-- end"), "Q panel 2 is Bind"));
}

TEST_CASE("R48: Heat that was placed hurts also where it has gone", "[panel][R48][R24]") {
    const PanelDuel duel({.p = "5/1/9; 縛り解き; 火", .q = "5/2/8; 灼印; 火風", .dice = "1 6 …"});
    CHECK(duel.part("P uses", "-- end") ==
          "P uses 縛り解き paying 火1  panels (火H)|"
          "place #5 EFFECT P.Heat* L1: damage 1 self   chain: #5|"
          "place #6 USE P.縛り解き <火>   chain: #5 #6|resolve #6 USE 縛り解き|"
          "place #7 EFFECT P.縛り解き L1: remove ailment self 2   chain: #5 #7|"
          "resolve #7 EFFECT 縛り解き L1 remove ailment self 2|Heat ends|"
          "resolve #5 EFFECT Heat* L1 damage 1 self|P HP 18");
}

TEST_CASE("R49: what keeps panels used holds until the next refresh", "[panel][R49]") {
    const auto list = panel_list(
        listed_active("霜", "水", R"({"op":"give","status":"Frost","to":"opponent.panel"})") + "," +
            listed_active("打", "火", kBlow),
        R"({"letter":"F","name":"Frost","class":"ailment","on":["panel"],"flags":["keepUsed"]})");
    const PanelDuel duel({.p = "5/1/9; 打; 火",
                          .q = "5/1/9; 霜; 水; when turn >= 2: do not use 霜",
                          .dice = "1 6 1 6 1 6 …",
                          .list = list});
    CHECK(times_said(duel.part("== Turn 1", "-- end"), "P uses 打 paying 火1  panels (火F)"));
    CHECK(times_said(duel.part("== Turn 2", "-- end"), "-- action P  (火)"));
    CHECK(times_said(duel.part("== Turn 3", "-- end"), "-- action P  火|P uses 打"));
}

TEST_CASE("R50: a status answers each thing that happened", "[panel][R50]") {
    const auto list =
        panel_list(listed_active("纏", "水", R"({"op":"give","status":"Echo","to":"self"})") + "," +
                       listed_active("爆", "火", R"({"op":"damage","n":2,"to":"both"})"),
                   R"({"letter":"K","name":"Echo","class":"boost","on":["character"],
            "trigger":{"event":"damaged"},"do":[{"op":"heal","n":1,"to":"self"}]})");
    const PanelDuel duel({.p = "5/2/8; 纏 爆; 水火", .q = "5/1/9;", .dice = "6 1 …", .list = list});
    CHECK(duel.part("resolve #4", "resolve #6") ==
          "resolve #4 EFFECT 爆 L1 damage 2 both|P HP 18|Q HP 18|"
          "place #5 EFFECT P.Echo* L1: heal 1 self   chain: #5|"
          "place #6 EFFECT P.Echo* L1: heal 1 self   chain: #5 #6");
}

TEST_CASE("R51: the order die falls even where plans refuse the reaction", "[panel][R51][R11]") {
    const auto list = panel_list(
        listed("起",
               R"("cost":"火","kind":"reactive","trigger":{"event":"turnStart"},"activated":[)" +
                   kBlow + "]") +
        "," + listed("刻", R"("kind":"innate","triggered":[{"on":{"event":"turnStart"},
              "do":[{"op":"damage","n":1,"to":"opponent"}]}])"));
    PanelScript script{
        .p = "5/1/9; 起; 火; do not use 起", .q = "5/1/9; 刻", .dice = "3 6 1 …", .list = list};
    const PanelDuel refused(script);
    CHECK(refused.part("== Turn 1", "resolve") ==
          "== Turn 1|d6=3 (order)|place #1 EFFECT Q.刻* L1: damage 1 opponent   chain: #1");
    // A skill that can't be paid has nothing to place.
    script.p = "5/1/9; 起; 水";
    script.dice = "6 1 …";
    CHECK_FALSE(times_said(PanelDuel(script).part("== Turn 1", "first"), "(order)"));
}

// Rulings R52 to R58: attributes, payment, events placed together, and bounds ([panel 9]).

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
    // The maintenance has ended before the attack is made.
    const PanelDuel ended(
        {.p = "5/1/9; 構; 火",
         .q = "5/1/9;",
         .dice = "6 1 2 …",
         .list = panel_list(
             at_end(kRolling + R"(,{"op":"release","to":"self","count":1},)" + kStroke))});
    CHECK(times_said(ended.part("-- end", "HP P"), "P panels [水R]"));
    CHECK(times_said(ended.part("-- end", "HP P"), "P.構 maintenance released  panels (水R)"));
    CHECK(times_said(ended.part("-- end", "HP P"), "ATTACK P→Q 1 <火>"));
    // While the use is maintained, its attacks have the attributes of its panels as they are now
    // (5.3, R17).
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
    // Neither side goes first yet: side 1 comes first, although the other one has more 体力.
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
    // Q's panel gets Roll, then Q's maintenance ends: P, who goes first, hears of the latter.
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
    // The chain is empty after each event, and still the next one is placed.
    const auto list =
        panel_list(listed("打", R"("cost":"火","kind":"active","activated":[)" + kStroke + "]") +
                   "," + listed("環", R"("kind":"innate","triggered":[
            {"on":{"event":"damaged","who":"self"},"do":[{"op":"heal","n":1,"to":"self"}]},
            {"on":{"event":"healed","who":"self"},"do":[{"op":"damage","n":1,"to":"self"}]}])"));
    const PanelDuel duel({.p = "5/1/9; 打; 火", .q = "4/1/10; 環", .dice = "6 1 …", .list = list});
    CHECK(duel.outcome().reason == "loop");
    CHECK(duel.count("place") == 500);
    CHECK(duel.says("*** infinite loop: HP P 20 / Q 16"));
    // Each use starts a new count.
    const PanelDuel anew({.p = "5/1/9; 火花; 火", .q = "5/1/9;"});
    CHECK(anew.outcome().reason == "time");
}

TEST_CASE("R58: more than 4,000 events in one turn end the battle", "[panel][R58]") {
    std::string lines = R"({"op":"untap","to":"self.panel"})";
    for (int k = 0; k < 7; ++k) lines += R"(,{"op":"attack","n":0})";
    const auto list = panel_list(
        listed("転", R"("cost":"火","kind":"active","limit":99,"activated":[)" + lines + "]"));
    // 198 uses of sixteen events each make 3,168 in a turn.
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

TEST_CASE("R63: what a maintained use keeps off is kept off for a whole line",
          "[panel][R63][5.5]") {
    // The first die leaves no water panel for the maintenance; the second panel still gets no Roll.
    const PanelDuel duel(
        {.p = "5/2/8; 明鏡止水; 水剣; when I maintain 明鏡止水: do not use 明鏡止水",
         .q = "5/2/8; 賽の目崩し; 地風; target leftmost panel",
         .dice = "6 1 1 2 …"});
    CHECK(duel.part("resolve #3 EFFECT", "-- end") ==
          "resolve #3 EFFECT 賽の目崩し L1 roll opponent.panel 2|d6=1 (roll P panel 1)|"
          "d6=2 (roll P panel 2)|P panels [火][水]|"
          "P.明鏡止水 maintenance released  panels (火)(水)");
}

} // namespace
} // namespace shiaiba::test

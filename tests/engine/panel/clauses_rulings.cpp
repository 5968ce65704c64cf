// Rulings 43 to 58: what a GM's own skills and statuses bring up ([panel 9]).
#include "catch.hpp"
#include "panel/duel.hpp"
#include "panel/skills.hpp"

namespace shiaiba::test {
namespace {

const std::string kBlow = R"({"op":"attack","n":1})";
/// A modifier that changes nothing.
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
    // It does nothing at the end of the turn, rolls no die, isn't counted and can't be marked again.
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
    // What it covered ends with it.
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
    // What can't be paid is nothing to place.
    script.p = "5/1/9; 起; 水";
    script.dice = "6 1 …";
    CHECK_FALSE(times_said(PanelDuel(script).part("== Turn 1", "first"), "(order)"));
}

} // namespace
} // namespace shiaiba::test

// Costs, attributes, maintenance, statuses, recovery and dispersion ([panel 5, 6], rulings).
#include "catch.hpp"
#include "panel/duel.hpp"

namespace shiaiba::test {
namespace {

TEST_CASE("5.5: maintenance ends with its cost, or by its owner (T10, R13)",
          "[panel][5.5][2.2][R13]") {
    const PanelDuel ends({.p = "5/2/8; 焔の刃; 火水 水水; when turn = 2: transcribe pattern 2 / "
                               "when I maintain 焔の刃: do not use 焔の刃",
                          .q = "5/1/9;",
                          .dice = "6 1 6 1 …"});
    CHECK(ends.part("P transcribes", "-- action P") ==
          "P transcribes 水水 → [水]水|P.焔の刃 maintenance released  panels (水)水");
    const PanelDuel stays(
        {.p = "5/2/8; 焔の刃; 火水; when I maintain 焔の刃: do not use 焔の刃", .q = "5/1/9;"});
    CHECK(stays.count("P uses") == 1);
    CHECK(stays.part("== Turn 8", "-- end").find("-- action P  [火]水") != std::string::npos);
    const PanelDuel released(
        {.p = "5/2/8; 焔の刃; 火水; when I maintain 焔の刃: do not use 焔の刃 / "
              "release 焔の刃",
         .q = "5/1/9;"});
    CHECK(released.count("P uses") == 8);
    CHECK(released.count("P.焔の刃 maintenance released") == 8);
}

TEST_CASE("5.5: each use of a maintained skill counts, oldest first", "[panel][5.5]") {
    const PanelDuel duel({.p = "5/4/6; 陽炎; 火水火水", .q = "5/1/9;", .dice = "6 1 …"});
    CHECK(duel.count("P uses 陽炎") == 2);
    // Both burn at the end of the turn: 6 damage.
    CHECK(duel.part("-- end", "== Turn 2").find("HP P 20/20  Q 14/20") != std::string::npos);
}

TEST_CASE("6.2: Poison hurts by its number and is recovered from as a whole", "[panel][6.2][6.3]") {
    const PanelDuel duel(
        {.p = "5/1/9;", .q = "5/4/6; 毒霧; 水風水風", .dice = "1 6 1 6 4 1 6 5 …"});
    CHECK(duel.part("== Turn 2", "-- action Q") ==
          "== Turn 2|d6=1 (initiative P)|d6=6 (initiative Q)|first: Q (6 vs 11)|"
          "d6=4 (recover P Poison)|"
          "place #5 EFFECT P.Poison* L1: damage 1 self   chain: #5|"
          "resolve #5 EFFECT Poison* L1 damage 1 self|P HP 18");
    // Three at most.
    CHECK(duel.part("== Turn 2", "== Turn 3").find("P is Poison|") != std::string::npos);
    CHECK(duel.part("== Turn 3", "-- action Q").find("Poison ends") != std::string::npos);
    CHECK(duel.part("== Turn 3", "-- action Q").find("place") == std::string::npos);
}

TEST_CASE("6.2: a frozen panel stays used at one refresh (R31)", "[panel][6.2][R31]") {
    const PanelDuel duel(
        {.p = "5/1/9; 火花; 火", .q = "5/2/8; 凍てつく雫; 水水", .dice = "1 6 1 6 …"});
    CHECK(duel.part("== Turn 2", "== Turn 3").find("-- action P  (火Z)") != std::string::npos);
    CHECK(duel.part("-- end", "== Turn 2").find("HP P 19/20  Q 19/20") != std::string::npos);
}

TEST_CASE("6.4: statuses spread before plans choose (R32)", "[panel][6.4][R32]") {
    const PanelScript script{.p = "5/3/7; 火花; 火火火", .q = "5/3/7; 空気の枷; 風風風"};
    PanelScript scripted = script;
    scripted.dice = "1 6 …";
    const PanelDuel left(scripted);
    CHECK(left.part("== Turn 1", "-- end").find("P panel 1 is Bind") != std::string::npos);
    CHECK(left.part("-- action P", "-- end") == "-- action P  火B火B火B");
    scripted.q = "5/3/7; 空気の枷; 風風風; target rightmost panel";
    const PanelDuel right(scripted);
    const std::string turn = right.part("== Turn 1", "-- end");
    CHECK(turn.find("P panel 3 is Bind") < turn.find("P panel 2 is Bind"));
    CHECK(turn.find("P panel 2 is Bind") < turn.find("P panel 1 is Bind"));
}

TEST_CASE("6.2: Bind on panels and skills, and recovery from it (R30)", "[panel][6.2][6.3][R30]") {
    const PanelDuel duel(
        {.p = "5/2/8; 火花; 火火", .q = "5/1/9; 空気の枷; 風", .dice = "1 6 1 6 3 …"});
    CHECK(duel.part("-- action P", "-- end").find("paying 火2  panels 火B(火)") !=
          std::string::npos);
    CHECK(duel.part("== Turn 2", "-- action Q").find("d6=3 (recover P panel 1 Bind)") !=
          std::string::npos);
    // It spreads to the other panel, and nothing is left to pay with.
    CHECK(duel.part("== Turn 2", "== Turn 3").find("-- action P  火B火B|-- end") !=
          std::string::npos);
}

TEST_CASE("7.2: spending, conditions of lines, recolouring, removing", "[panel][7.2][R27]") {
    const PanelDuel spend(
        {.p = "5/4/6; 溜め 解き放ち; 黒黒火地; when my charge >= 2: do not use 溜め",
         .q = "5/1/9;",
         .dice = "6 1 …"});
    CHECK(spend.part("== Turn 1", "-- action Q").find("P spends 2 Charge") != std::string::npos);
    CHECK(spend.part("-- end", "== Turn 2").find("Q 14/20") != std::string::npos);
    const PanelDuel paint(
        {.p = "5/2/8; 開拓 火花; 地水; choose fire for 開拓", .q = "5/1/9;", .dice = "6 1 …"});
    CHECK(paint.part("== Turn 1", "-- action Q").find("P panels (地)火") != std::string::npos);
    CHECK(paint.part("== Turn 1", "-- action Q").find("P uses 火花 paying 火2") !=
          std::string::npos);
    const PanelDuel low({.p = "1/3/11; 救済; 水水水", .q = "5/1/9; 火花; 火", .dice = "1 6 …"});
    // 3 of 4: up to the maximum and no further.
    CHECK(low.part("-- action P", "-- end").find("EFFECT 救済 L2 heal 2 self|P HP 4") !=
          std::string::npos);
    const PanelDuel high({.p = "5/3/7; 救済; 水水水", .q = "5/1/9; 火花; 火", .dice = "1 6 …"});
    CHECK(high.part("-- action P", "-- end").find("L2 heal 2 self|P HP") == std::string::npos);
    const PanelDuel cure({.p = "5/3/7; 縛り解き 火花; 火火火; use 縛り解き",
                          .q = "5/1/9; 空気の枷; 風",
                          .dice = "1 6 …"});
    CHECK(cure.part("P uses 縛り解き", "P uses").find("Bind ends") != std::string::npos);
}

TEST_CASE("5.4, R22: a counter-attack is none of the attacks that are answered",
          "[panel][5.4][R22]") {
    const PanelDuel duel(
        {.p = "5/3/7; 防護陣 火花; 地火火", .q = "5/3/7; 返し刃; 剣風火", .dice = "1 6 …"});
    // Q maintains 返し刃 first; P has Guard when the counter-attack comes: it stays.
    const std::string turn = duel.part("-- action P", "-- end");
    CHECK(turn.find("EFFECT Q.返し刃* L1: counter 2") != std::string::npos);
    CHECK(turn.find("COUNTER Q→P 2 <剣風>") != std::string::npos);
    CHECK(turn.find("Guard*") == std::string::npos);
}

TEST_CASE("6.2: statuses of a list's own work like the others", "[panel][6.2]") {
    const auto list = panel_list(
        R"({"id":"a","name":"脅","reading":"おどし","en":"Threat","cost":"風","kind":"active","activated":[{"op":"give","status":"Fear","to":"opponent"}]})",
        R"({"letter":"F","name":"Fear","ja":"恐怖","class":"ailment","on":["character"],"max":2,"recover":null,
            "trigger":{"event":"actionStart","whose":"self"},"do":[{"op":"damage","n":2,"to":"self"},{"op":"remove","status":"Fear","from":"self","count":1}],"flags":[]})");
    const PanelDuel duel({.p = "5/1/9; ; ; when I have Fear: do not transcribe",
                          .q = "5/1/9; 脅; 風",
                          .dice = "1 6 …",
                          .list = list});
    CHECK(duel.part("-- action P", "-- end") ==
          "-- action P  黒|place #3 EFFECT P.Fear* L2: remove Fear self 1   chain: #3|"
          "place #4 EFFECT P.Fear* L1: damage 2 self   chain: #3 #4|"
          "resolve #4 EFFECT Fear* L1 damage 2 self|P HP 18|"
          "resolve #3 EFFECT Fear* L2 remove Fear self 1|Fear ends");
}

} // namespace
} // namespace shiaiba::test

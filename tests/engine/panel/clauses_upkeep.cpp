// Tests the state of a battle, payment, and maintenance ([panel 2, 3, 5]).
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
    // Both uses burn at the end of the turn: 6 damage.
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
    // Three is the maximum.
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

TEST_CASE("6.4: what gives no status passes over nothing that bears one", "[panel][6.4][7.2]") {
    const auto list = panel_list(
        listed_active("縛", "水", R"({"op":"give","status":"Bind","to":"opponent.panel"})") + "," +
        listed_active("潰", "風", R"({"op":"tap","to":"opponent.panel"})"));
    const PanelDuel duel(
        {.p = "5/2/8; 縛 潰; 水風", .q = "5/2/8; ; 火火", .dice = "6 1 …", .list = list});
    CHECK(duel.part("resolve #2", "P uses") ==
          "resolve #2 EFFECT 縛 L1 give Bind opponent.panel 1|Q panel 1 is Bind");
    CHECK(duel.part("resolve #4", "-- action Q") ==
          "resolve #4 EFFECT 潰 L1 tap opponent.panel 1|Q panels (火B)火");
}

TEST_CASE("6.2: Bind on panels and skills, and recovery from it (R30)", "[panel][6.2][6.3][R30]") {
    const PanelDuel duel(
        {.p = "5/2/8; 火花; 火火", .q = "5/1/9; 空気の枷; 風", .dice = "1 6 1 6 3 …"});
    CHECK(duel.part("-- action P", "-- end").find("paying 火2  panels 火B(火)") !=
          std::string::npos);
    CHECK(duel.part("== Turn 2", "-- action Q").find("d6=3 (recover P panel 1 Bind)") !=
          std::string::npos);
    // Bind spreads to the other panel, and no panel is left to pay with.
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
    // HP rise from 3 to the maximum of 4, and no further.
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
    // Q maintains 返し刃 first. P has Guard when the counter-attack comes, and keeps it.
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

// Maintenance, lost skills and recovery ([panel 5.3, 5.5, 6.3, 7.2]).

const std::string kIdle = R"("static":[{"mod":"initiative","n":0}])";

TEST_CASE("5.5: what is covered through another ends at once with it", "[panel][5.5][5.2]") {
    const PanelDuel duel({.p = "5/3/7; 焔の刃 明鏡止水; 火水火; when I maintain 焔の刃: do not "
                               "use 焔の刃 / release 焔の刃",
                          .q = "5/1/9;",
                          .dice = "6 1 …"});
    CHECK(duel.says("P uses 明鏡止水 paying 水2+火3  panels [火](水)(火)"));
    CHECK(duel.part("-- end", "== Turn 2") ==
          "-- end|P.焔の刃 maintenance released  panels (火)[水][火]|"
          "P.明鏡止水 maintenance released  panels (火)(水)(火)|HP P 20/20  Q 20/20");
}

TEST_CASE("5.2: no other modifier lets a panel pay what it isn't", "[panel][5.2][7.2]") {
    const auto list = panel_list(
        listed_active("火打", "火", R"({"op":"attack","n":1})") + "," +
        listed("備",
               R"("kind":"innate","static":[{"mod":"initiative","n":1},{"mod":"damageDealt","n":1},
            {"mod":"damageTaken","n":1},{"mod":"immune","status":"Roll"}])"));
    const PanelDuel duel(
        {.p = "5/6/4; 火打 備; 水風地剣黒黒", .q = "5/1/9;", .dice = "6 1 …", .list = list});
    CHECK(duel.count("P uses") == 0);
}

TEST_CASE("5.5: cover is looked at until nothing changes any more", "[panel][5.5][5.2]") {
    // 丁, later 乙, lets 水 pay 風, which holds 丙; 甲 lets 火 pay 剣, which holds 乙. 丙 is older
    // than 乙.
    const std::string water = R"("static":[{"mod":"allowPay","panel":"水","as":"風"}])";
    const auto list = panel_list(
        listed_maintained("甲", "火", R"("static":[{"mod":"allowPay","panel":"火","as":"剣"}])") +
        "," + listed_maintained("乙", "剣", water) + "," + listed_maintained("丙", "風", kIdle) +
        "," + listed_maintained("丁", "剣", water));
    const PanelDuel duel({.p = "5/4/6; 丙 丁 乙 甲; 火剣水火; when I maintain 丁: do not use 丁 / "
                               "release 丁 / release 甲",
                          .q = "5/1/9;",
                          .dice = "6 1 …",
                          .list = list});
    CHECK(duel.says("乙 is now maintained  panels [火][剣][水][火]"));
    CHECK(duel.part("-- end", "== Turn 2") ==
          "-- end|P.丁 maintenance released  panels [火](剣)[水][火]|"
          "P.甲 maintenance released  panels (火)(剣)[水][火]|"
          "P.乙 maintenance released  panels (火)(剣)[水](火)|"
          "P.丙 maintenance released  panels (火)(剣)(水)(火)|HP P 20/20  Q 20/20");
}

TEST_CASE("5.5: panels cover a cost if they do in any way", "[panel][5.5][5.2]") {
    // The 火 panel could also pay for 剣, but is needed for 火.
    const auto list = panel_list(
        listed_maintained("帯", "水", R"("static":[{"mod":"allowPay","panel":"火","as":"剣"}])") +
        "," + listed_maintained("鎧", "剣火", kIdle) + "," +
        listed_maintained("盾", "剣剣", kIdle));
    const PanelDuel duel(
        {.p = "5/3/7; 帯 鎧; 火剣水", .q = "5/1/9;", .dice = "6 1 …", .list = list});
    CHECK(duel.part("P uses 鎧", "-- action Q") ==
          "P uses 鎧 paying 剣2+火1  panels (火)(剣)[水]|place #2 USE P.鎧 <剣火>   chain: #2|"
          "resolve #2 USE 鎧|鎧 is now maintained  panels [火][剣][水]");
    // Two letters of a cost need two panels that fit.
    const PanelDuel lapsed({.p = "5/2/8; 盾; 剣剣 剣風; when turn = 2: transcribe pattern 2",
                            .q = "5/1/9;",
                            .dice = "6 1 6 1 …",
                            .list = list});
    CHECK(lapsed.part("P transcribes", "-- action") ==
          "P transcribes 剣風 → [剣][風]|P.盾 maintenance released  panels (剣)(風)");
}

TEST_CASE("5.5: released is the oldest use, whatever it was paid with", "[panel][5.5][7.2][8.5]") {
    const auto list =
        panel_list(listed_maintained("型", "白", kIdle) + "," +
                   listed_active("解", "風", R"({"op":"release","to":"opponent","count":1})"));
    const auto after = [&](const char* pattern, const char* plans) {
        const std::string q = std::string("5/3/7; 型; ") + pattern + "; " + plans;
        return PanelDuel({.p = "5/1/9; 解; 風", .q = q, .dice = "1 6 …", .list = list})
            .part("Q.型 maintenance", "-- end");
    };
    CHECK(after("火水地", "") == "Q.型 maintenance released  panels (火)[水][地]");
    CHECK(after("水火地", "") == "Q.型 maintenance released  panels (水)[火][地]");
    CHECK(after("火水地", "pay white with earth panels") ==
          "Q.型 maintenance released  panels [火][水](地)");
}

TEST_CASE("5.5: a maintained skill works wherever it stands on the sheet", "[panel][5.5]") {
    const char* const both =
        "5/3/7; 焔の刃 陽炎; 火火水; when I maintain 焔の刃: do not use 焔の刃";
    const PanelDuel duel({.p = both, .q = "5/1/9;", .dice = "6 1 …"});
    CHECK(duel.part("-- end", "== Turn 2") ==
          "-- end|place #3 EFFECT P.陽炎* L1: attack 3   chain: #3|"
          "resolve #3 EFFECT 陽炎* L1 attack 3|place #4 ATTACK P→Q 3 <火水>   chain: #4|"
          "resolve #4 ATTACK 3: Q HP 17|HP P 20/20  Q 17/20");
    // Another maintained skill doesn't make it work.
    const PanelDuel alone({.p = "5/1/9; 焔の刃 陽炎; 火", .q = "5/1/9;", .dice = "6 1 …"});
    CHECK(alone.part("-- end", "== Turn 2") == "-- end|HP P 20/20  Q 20/20");
    // The second skill alone may be released.
    const PanelDuel second({.p = "5/3/7; 焔の刃 陽炎; 火火水; when I maintain 焔の刃: do not use "
                                 "焔の刃 / release 陽炎",
                            .q = "5/1/9;",
                            .dice = "6 1 …"});
    CHECK(second.part("P.陽炎 maintenance", "== Turn 2") ==
          "P.陽炎 maintenance released  panels [火](火)(水)|HP P 20/20  Q 17/20");
}

TEST_CASE("5.3: what is maintained strikes with its panels as they are at the blow",
          "[panel][5.3][5.4]") {
    const auto list = panel_list(listed_maintained(
        "面", "白",
        R"("triggered":[{"on":{"event":"turnEnd"},"do":[{"op":"roll","to":"self.panel","count":1},{"op":"attack","n":1}]}])"));
    const PanelDuel duel({.p = "5/1/9; 面; 火", .q = "5/1/9;", .dice = "6 1 3 …", .list = list});
    CHECK(duel.part("-- end", "HP P") ==
          "-- end|place #2 EFFECT P.面* L2: attack 1   chain: #2|"
          "place #3 EFFECT P.面* L1: roll self.panel 1   chain: #2 #3|"
          "resolve #3 EFFECT 面* L1 roll self.panel 1|d6=3 (roll P panel 1)|P panels [風R]|"
          "resolve #2 EFFECT 面* L2 attack 1|place #4 ATTACK P→Q 1 <風>   chain: #4|"
          "resolve #4 ATTACK 1: Q HP 19");
}

TEST_CASE("7.2: a skill that is lost is gone for the battle, its copy is not", "[panel][7.2]") {
    const auto list = panel_list(
        listed_active("捨", "火", R"({"op":"attack","n":2},{"op":"lose"})") + "," +
        listed(
            "身代",
            R"("kind":"innate","triggered":[{"on":{"event":"damaged","who":"self"},"do":[{"op":"heal","n":1,"to":"self"},{"op":"lose"}]}])") +
        "," +
        listed_reactive("札", "風", R"({"event":"attack","by":"opponent"})",
                        R"({"op":"reduce","n":1},{"op":"lose"})"));
    const PanelDuel one(
        {.p = "5/2/8; 捨; 火火", .q = "5/2/8; 身代 札; 風風", .dice = "6 1 …", .list = list});
    CHECK(one.count("P uses") == 1);
    CHECK(one.count("P loses 捨") == 1);
    CHECK(one.part("resolve #7", "-- action Q") ==
          "resolve #7 EFFECT 札 L1 reduce 1|#4 damage 1|resolve #6 EFFECT 札 L2 lose|Q loses 札|"
          "resolve #4 ATTACK 1: Q HP 19|"
          "place #8 EFFECT Q.身代* L2: lose   chain: #2 #8|"
          "place #9 EFFECT Q.身代* L1: heal 1 self   chain: #2 #8 #9|"
          "resolve #9 EFFECT 身代* L1 heal 1 self|Q HP 20|resolve #8 EFFECT 身代* L2 lose|"
          "Q loses 身代|resolve #2 EFFECT 捨 L2 lose|P loses 捨");
    const PanelDuel two(
        {.p = "5/2/8; 捨 捨; 火火", .q = "5/2/8; 身代 札; 風風", .dice = "6 1 …", .list = list});
    CHECK(two.count("P uses 捨") == 2);
    // The second blow finds neither 札 nor 身代.
    CHECK(two.part("resolve #13", "-- action Q") ==
          "resolve #13 ATTACK 2: Q HP 18|resolve #11 EFFECT 捨 L2 lose|P loses 捨");
    CHECK(two.count("Q uses") == 1);
}

TEST_CASE("6.3: Bind on a skill is recovered from with 4 and more", "[panel][6.2][6.3][3.3]") {
    const PanelScript script{.p = "5/1/9; 火花 研ぎ; 火", .q = "5/3/7; 言封じ; 水風地"};
    const auto second_turn = [&](const char* dice) {
        PanelScript scripted = script;
        scripted.dice = dice;
        return PanelDuel(scripted).part("== Turn 2", "-- action Q");
    };
    CHECK(second_turn("1 6 6 1 4 …")
              .find("first: P (11 vs 6)|d6=4 (recover P skill 火花 Bind)|"
                    "Bind ends|-- action P  火|"
                    "P uses 火花 paying 火1  panels (火)") != std::string::npos);
    CHECK(second_turn("1 6 6 1 3 …") ==
          "== Turn 2|d6=6 (initiative P)|d6=1 (initiative Q)|first: P (11 vs 6)|"
          "d6=3 (recover P skill 火花 Bind)|-- action P  火");
}

TEST_CASE("6.2: a panel that Bind has left pays again", "[panel][6.2][6.3][5.2]") {
    const PanelScript script{.p = "5/1/9; 火花; 火", .q = "5/1/9; 空気の枷; 風"};
    const auto second_turn = [&](const char* dice) {
        PanelScript scripted = script;
        scripted.dice = dice;
        return PanelDuel(scripted).part("d6=6 (initiative P)", "place");
    };
    CHECK(second_turn("1 6 6 1 4 …") ==
          "d6=6 (initiative P)|d6=1 (initiative Q)|first: P (11 vs 6)|"
          "d6=4 (recover P panel 1 Bind)|Bind ends|-- action P  火|"
          "P uses 火花 paying 火1  panels (火)");
    CHECK(second_turn("1 6 6 1 3 …") ==
          "d6=6 (initiative P)|d6=1 (initiative Q)|first: P (11 vs 6)|"
          "d6=3 (recover P panel 1 Bind)|-- action P  火B|-- action Q  風|"
          "Q uses 空気の枷 paying 風1  panels (風)");
}

} // namespace
} // namespace shiaiba::test

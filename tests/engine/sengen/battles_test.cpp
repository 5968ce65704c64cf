// Whole battles: the duel of Y16 with the lines of 16, and how a battle is given up.
#include "catch.hpp"
#include "sengen/bout.hpp"
#include "sengen/roster.hpp"

namespace shiaiba::sengen {
namespace {

/// Y4's numbers, with one card that gives nothing but DP.
const char* const kHoshimiOfY16 =
    R"({"ranks":{"stats":"B","skills":"C","abilities":"A"},
        "stats":{"body":4,"vit":4,"int":6,"sense":5,"will":5},
        "skills":{"danmaku":2,"shot":4,"evade":4,"resist":2},"abilities":{"magic":5},
        "cards":["star_ring"]})";
const char* const kIwatoOfY16 =
    R"({"ranks":{"stats":"A","skills":"B","abilities":"C"},
        "stats":{"body":6,"vit":6,"int":3,"sense":6,"will":5},
        "skills":{"danmaku":2,"evade":4,"melee":5,"resist":2},"abilities":{"mtrain":4}})";

constexpr const char* kTurnOne =
    "pass, 23, 27, approach, 5, unarmed 3, evade 6, shot magic 6, evade 8";
constexpr const char* kTurnOneDice = "42613 51426 362451 24631552 65326142";

} // namespace

TEST_CASE("Y16, 16: two turns, to the letter", "[sengen][examples][16]") {
    const Fought one({kHoshimiOfY16, kIwatoOfY16, {}, kTurnOneDice, kTurnOne});
    CHECK(one.line(0) ==
          "1;start;-;;A1.pass B1.pass;A1,26,20,23,0,f,0,-,,0,,,;B1,34,20,27,0,f,0,-,,0,,,");
    CHECK(one.line(1) ==
          "1;rows;-;;A.front B.front;A1,26,20,23,0,f,0,-,,0,,,;B1,34,20,27,0,f,0,-,,0,,,");
    CHECK(one.line(2) ==
          "1;initiative;-;;A1.23 B1.27;A1,26,20,23,0,f,23,-,,0,,,;B1,34,20,27,0,f,27,-,,0,,,");
    CHECK(one.line(3) == "1;main;B1;4261351426362451;B1.approach B1.A1 B1.5 B1.unarmed_3 "
                         "A1.evade_6;A1,26,20,17,0,f,23,-,,0,,,;B1,34,20,19,5,f,27,-,,0,,,");
    CHECK(one.line(4) == "1;main;A1;2463155265326142;A1.shot_magic_6 A1.B1 B1.evade_8;"
                         "A1,26,20,11,0,f,23,-,,0,,,;B1,34,20,11,21,f,27,-,,0,,,");

    const Fought two({kHoshimiOfY16,
                      kIwatoOfY16,
                      {},
                      std::string(kTurnOneDice) + "5342 64 234 3524",
                      std::string(kTurnOne) +
                          ", pass, 15, 14, danmaku magic, dodge 0, approach, 4, unarmed 1, "
                          "evade 3, 1, deploy 1"});
    REQUIRE(two.lines() > 10);
    CHECK(two.line(6).substr(0, 9) == "2;start;-");
    CHECK(two.line(9) == "2;main;A1;;A1.danmaku_magic B1.dodge_0;A1,26,20,12,0,f,15,-,,0,,,;"
                         "B1,34,20,12,23,f,14,-,,0,,,");
    CHECK(two.line(10) ==
          "2;main;B1;5342642343524;B1.approach B1.A1 B1.4 B1.unarmed_1 A1.evade_3 B1.1 A1.deploy_1;"
          "A1,26,20,21,0,f,15,-,1,0,,,;B1,34,20,7,26,f,14,-,,0,,,");
    CHECK(two.says("(8D6) ＞ 28[2,4,6,3,1,5,5,2] ＞ 38"));
}

TEST_CASE("R53, 16: whoever gives up loses, and the phase has no line", "[sengen][R53][16]") {
    for (const bool named : {false, true}) {
        const Fought fought(
            {kHoshimi, kIwato, {}, {}, named ? "pass, surrender B" : "pass, surrender"});
        CHECK(fought.lines() == 1);
        CHECK(fought.result() == "A;surrender;1");
        CHECK(fought.says("surrenders"));
    }
}

} // namespace shiaiba::sengen

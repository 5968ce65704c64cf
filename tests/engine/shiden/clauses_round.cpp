// Section 4 of shiden's rules, general part to 4.3: judging, start, initiative, selection.
#include "catch.hpp"
#include "shiden/duel.hpp"

using shiaiba::test::duel;

TEST_CASE("shiden 4: the fight ends with the phase that destroys the last skill", "[shiden][4]") {
    // A's five hits leave B no attack phase.
    const auto over = duel("先裏裏裏果", "閃閃閃閃閃");
    CHECK(over.phases(1) == "START INIT ATK");
    CHECK(over.at("1;ATK;A5") == "27,28,28,28,2;0,0,0,0,1,0,0,0;x,x,x,x,x;0,0,0,0,0,0,0,0");
    CHECK(over.last() == "RESULT;A;1");

    SECTION("also in the end phase") {
        const auto end = duel("強影強強強", "裏裏裏裏裏");
        CHECK(end.phases(1) == "START INIT ATK ATK END");
        CHECK(end.last() == "RESULT;A;1");
    }
}

TEST_CASE("shiden 4: whoever still has the skill at place 1 has not lost", "[shiden][4]") {
    // 的割 with +強 takes places 2 and 3, then 4 and 5; each 凡打 takes one of B's.
    const auto fight = duel("強強強強強", "強割強強強");
    CHECK(fight.at("2;ATK;B2") == "19,x,x,x,x;0,0,0,0,0,0,0,0;x,1,19,19,19;0,0,0,0,0,0,0,0");
    CHECK(fight.phases(2) == "START INIT ATK ATK END");
}

TEST_CASE("shiden 4: both destroyed after an attack phase: whose phase it was loses",
          "[shiden][4]") {
    // Round 1: both use at speed 2; A's 怒濤 with +強 hits two, B's 影討 takes A's three 裏霞.
    // Round 2: three hits for B's last three; the last one is a 玉響, and takes A's last two for speed 2.
    const auto fight = duel("裏裏裏怒強", "強影強強玉");
    CHECK(fight.at("1;END;-") == "x,x,x,8,19;0,0,0,0,0,0,0,0;x,x,19,19,16;0,0,0,0,0,0,0,0");
    CHECK(fight.at("2;ATK;A4") == "x,x,x,x,x;0,0,0,0,0,0,0,0;x,x,x,x,x;0,0,0,0,0,0,0,0");
    CHECK(fight.last() == "RESULT;B;2");
    CHECK(duel("強影強強玉", "裏裏裏怒強").last() == "RESULT;A;2");
}

TEST_CASE("shiden 4: both destroyed after a simultaneous or end phase: a draw", "[shiden][4]") {
    const auto blows = duel("強強強強強", "強強強強強");
    CHECK(blows.at("5;SIM;A0B0") == "x,x,x,x,x;0,0,0,0,0,0,0,0;x,x,x,x,x;0,0,0,0,0,0,0,0");
    CHECK(blows.last() == "RESULT;D;5");
    const auto shadows = duel("影影影影影", "影影影影影");
    CHECK(shadows.at("1;SIM;A1B1") ==
          "12,12,12,12,12;0,0,0,0,0,0,0,0;12,12,12,12,12;0,0,0,0,0,0,0,0");
    CHECK(shadows.at("1;END;-") == "x,x,x,x,x;0,0,0,0,0,0,0,0;x,x,x,x,x;0,0,0,0,0,0,0,0");
    CHECK(shadows.last() == "RESULT;D;1");
}

TEST_CASE("shiden 4.1: 無想 and 先制 take effect at place = round, if they are still held",
          "[shiden][4.1]") {
    const auto fight = duel("先無強強強", "無先強強強");
    CHECK(fight.at("1;START;-") == "27,26,19,19,19;0,0,0,0,1,0,0,0;26,27,19,19,19;0,0,0,1,0,0,0,0");
    CHECK(fight.at("2;START;-") == "x,26,19,19,19;0,0,0,1,0,0,0,0;x,27,19,19,19;0,0,0,0,1,0,0,0");

    SECTION("not when destroyed before their round") {
        const auto gone = duel("強先強強強", "強割裏強強");
        CHECK(gone.at("2;START;-") == "19,x,19,19,19;0,0,0,0,0,0,0,0;x,1,28,19,19;0,0,0,0,0,0,0,0");
    }
}

TEST_CASE("shiden 4.2: the higher speed goes first, equal speeds act at once", "[shiden][4.2]") {
    CHECK(duel("強強閃裏裏", "強閃裏裏裏").init(1) == "A:3,2");
    CHECK(duel("強強閃裏裏", "強強裏閃裏").init(1) == "B:3,4");
    CHECK(duel("強強閃裏裏", "強強影裏裏").init(1) == "S:3,3");
    CHECK(duel("強強閃裏裏", "強強影裏裏").phases(1) == "START INIT SIM END");
}

TEST_CASE("shiden 4.2: a side with nothing to compare has 0", "[shiden][4.2]") {
    CHECK(duel("裏裏裏裏裏", "裏裏裏裏裏").init(1) == "S:0,0");
    // An intercept skill is not compared.
    CHECK(duel("裏裏裏裏搦", "割裏裏裏裏").init(1) == "B:0,1");
    // Nor 隠刃 in an odd round; the next skill is.
    CHECK(duel("裏裏裏裏隠", "裏裏裏裏裏").init(1) == "S:0,0");
    CHECK(duel("裏隠割裏裏", "裏裏裏裏裏").init(1) == "A:1,0");
    CHECK(duel("裏隠割裏裏", "裏裏裏裏裏").init(2) == "A:2,0");
    // Nor an attack skill under +反; the next skill is.
    CHECK(duel("強閃反裏裏", "裏裏裏裏裏").init(1) == "S:0,0");
    CHECK(duel("強閃反裏閃", "裏裏裏裏裏").init(1) == "A:5,0");
}

TEST_CASE("shiden 4.2: 裏霞 and 狼狽 play no part in the comparison", "[shiden][4.2]") {
    // The 一閃 at place 5 would be used, the 的割 at the head is compared.
    CHECK(duel("割裏裏裏閃", "裏閃裏裏裏").init(1) == "B:1,2");
    // The 搦手 fires in round 1: A bears 狼狽 in round 2.
    CHECK(duel("強割速逆逆", "強搦待強強").init(2) == "A:2,0");
}

TEST_CASE("shiden 4.2: exactly one side under 先制 goes first, whatever the speeds",
          "[shiden][4.2]") {
    CHECK(duel("先裏裏裏割", "強強強強紫").init(1) == "A:1,7");
    CHECK(duel("強強強強紫", "先裏裏裏割").init(1) == "B:7,1");
    // Equal speeds are no simultaneous phase then.
    CHECK(duel("先裏裏裏閃", "強強強強閃").phases(1) == "START INIT ATK ATK END");
    // Both under 先制: the speeds decide.
    CHECK(duel("先裏裏裏割", "先強強強紫").init(1) == "B:1,7");
    CHECK(duel("先裏裏裏閃", "先強強強閃").init(1) == "S:5,5");
}

TEST_CASE("shiden 4.2: exactly one side under スタン goes second, above 先制", "[shiden][4.2]") {
    // Round 1: A's 紫電 stuns it.
    CHECK(duel("裏裏強強紫", "強強強割裏").init(2) == "B:7,1");
    // Round 2: its 先制 does not help.
    const auto fight = duel("裏先強強紫", "裏裏強強強");
    CHECK(fight.at("2;START;-") == "x,27,19,19,4;0,0,0,0,1,1,0,0;x,28,19,19,19;0,0,0,0,0,0,0,0");
    CHECK(fight.init(2) == "B:7,0");

    SECTION("both under スタン: 先制 decides") {
        const auto both = duel("裏先強強紫", "強強強強紫");
        CHECK(both.at("2;START;-") == "x,27,19,19,4;0,0,0,0,1,1,0,0;x,19,19,19,4;0,0,0,0,0,1,0,0");
        CHECK(both.init(2) == "A:7,7");
    }
    SECTION("both under スタン, neither or both under 先制: the speeds decide") {
        CHECK(duel("裏裏強強紫", "強強強強紫").init(2) == "S:7,7");
        CHECK(duel("裏裏強強紫", "強強強紫裏").init(2) == "A:7,6");
        CHECK(duel("裏先強強紫", "裏先強紫裏").init(2) == "A:7,6");
    }
}

TEST_CASE("shiden 4.3: the first attack or support skill is used", "[shiden][4.3]") {
    CHECK(duel("強待閃影果", "強強強強強").at("1;ATK;A3") ==
          "19,15,0,12,2;0,0,0,0,0,0,0,0;x,19,19,19,19;0,0,0,0,0,0,0,0");
    CHECK(duel("強待影閃果", "強強強強強").at("1;ATK;A3") ==
          "19,15,12,0,2;0,0,0,0,0,0,0,0;19,19,19,19,19;0,0,0,0,0,0,0,0");
    // An attack skill under +反 is not used.
    CHECK(duel("閃反影逆逆", "強強強強強").at("1;ATK;A3") ==
          "0,22,12,25,25;0,0,0,0,0,0,0,0;19,19,19,19,19;0,0,0,0,0,0,0,0");
}

TEST_CASE("shiden 4.3: under 裏霞 the rearmost, 隠刃 left out in odd rounds", "[shiden][4.3]") {
    const auto fight = duel("裏強強閃隠", "強強裏裏裏");
    CHECK(fight.at("1;ATK;A4") == "28,19,19,0,7;0,0,0,0,0,0,0,0;x,19,28,28,28;0,0,0,0,0,0,0,0");
    // The 裏霞 at place 1 falls to 凡打; one at place 2 is there in round 2.
    const auto even = duel("強裏強閃隠", "強強裏裏裏");
    CHECK(even.init(2) == "A:4,0");
    CHECK(even.at("2;ATK;A5") == "x,28,19,0,7;0,0,0,0,0,0,0,0;x,x,28,28,28;0,0,0,0,0,0,0,0");
}

TEST_CASE("shiden 4.3: 凡打 can't be destroyed, bears no states and no attached skills",
          "[shiden][4.3]") {
    // 狼狽, 覚悟 and 逆鱗 around it change nothing: 1 damage in round 2.
    const auto fight = duel("逆覚裏裏裏", "強強裏閃裏");
    CHECK(fight.init(1) == "B:2,4");
    CHECK(fight.at("1;ATK;B4") == "x,9,28,28,28;0,0,1,0,0,0,0,0;19,19,28,0,28;0,0,0,0,0,0,0,0");
    CHECK(fight.at("1;END;-") == "x,x,28,28,28;1,0,1,0,0,0,0,0;19,19,28,0,28;0,0,0,0,0,0,0,0");
    CHECK(fight.init(2) == "B:0,4");
    CHECK(fight.at("2;ATK;A0") == "x,x,x,28,28;1,0,1,0,0,0,0,0;x,19,28,0,28;0,0,0,0,0,0,0,0");
}

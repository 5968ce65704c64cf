// Sections 4.4 and 4.5 of shiden's rules: the steps of a phase and their order, and 連撃.
#include "catch.hpp"
#include "shiden/duel.hpp"

using shiaiba::test::duel;

TEST_CASE("shiden 4.4 step 1: 燐光 comes before the use", "[shiden][4.4]") {
    // A's own 防壁 skill is used after its 燐光: the three stay.
    const auto fight = duel("強防燐強強", "強強強強覚");
    CHECK(fight.at("1;ATK;B5") == "19,10,29,19,19;0,0,0,0,0,0,0,0;19,19,19,19,9;1,0,0,0,0,0,0,0");
    CHECK(fight.at("1;ATK;A2") == "19,10,29,19,19;0,3,0,0,0,0,0,0;19,19,19,19,9;0,0,0,0,0,0,0,0");
    // The 覚悟 of round 1 counts for the comparison of round 2, but is gone when the 一閃 is used.
    const auto bare = duel("強覚燐強閃", "強強強強強");
    CHECK(bare.init(2) == "A:7,0");
    CHECK(bare.at("2;ATK;A5") == "x,x,29,19,0;0,0,0,0,0,0,0,0;x,19,19,19,19;0,0,0,0,0,0,0,0");
    // 無想 of the start phase goes too, so that the damage gets through.
    const auto open = duel("強閃燐強強", "無強強強強");
    CHECK(open.at("1;ATK;A2") == "19,0,29,19,19;0,0,0,0,0,0,0,0;x,19,19,19,19;0,0,0,0,0,0,0,0");
}

TEST_CASE("shiden 4.4 step 2: +錬 and +盾 act at every use until the end phase", "[shiden][4.4]") {
    SECTION("+盾, twice in a round with 連撃, then destroyed") {
        const auto fight = duel("連閃盾裏裏", "強強強強覚");
        CHECK(fight.at("1;ATK;A2") == "30,0,24,28,28;0,2,0,0,0,0,0,0;x,19,19,19,9;1,0,0,0,0,0,0,0");
        CHECK(fight.at("1;XATK;A2") == "30,0,24,28,28;0,4,0,0,0,0,0,0;x,x,19,19,9;1,0,0,0,0,0,0,0");
        CHECK(fight.at("1;END;-") == "30,0,x,28,28;0,4,0,0,0,0,0,0;x,x,19,19,x;1,0,0,0,0,0,0,0");
    }
    SECTION("+錬, twice in a round with 連撃: neither 搦手 fires") {
        const auto fight = duel("連割錬裏裏", "強搦搦強覚");
        CHECK(fight.at("1;ATK;A2") == "30,1,23,28,28;0,0,0,0,0,0,0,0;19,x,14,19,9;1,0,0,0,0,0,0,0");
        CHECK(fight.at("1;XATK;A2") == "30,1,23,28,28;0,0,0,0,0,0,0,0;19,x,x,19,9;1,0,0,0,0,0,0,0");
        CHECK(fight.at("1;END;-") == "30,1,x,28,28;0,0,0,0,0,0,0,0;19,x,x,19,x;1,0,0,0,0,0,0,0");
    }
}

TEST_CASE("shiden 4.4 step 2: a limited skill is used up even if its damage met 無想",
          "[shiden][4.4]") {
    const auto fight = duel("強雷裏裏裏", "無強強強強");
    CHECK(fight.at("1;ATK;A2") == "19,6,28,28,28;0,0,0,0,0,0,0,0;26,19,19,19,19;0,0,0,1,0,0,0,0");
    CHECK(fight.at("1;END;-") == "x,x,28,28,28;0,0,0,0,0,0,0,0;x,19,19,19,19;0,0,0,0,0,0,0,0");
}

TEST_CASE("shiden 4.4 step 4: damage comes before the other effects", "[shiden][4.4]") {
    // The 防壁 that +盾 gives in the same simultaneous phase is too late for this phase's damage.
    const auto fight = duel("強閃盾裏裏", "強閃裏裏裏");
    CHECK(fight.init(1) == "S:2,2");
    CHECK(fight.at("1;SIM;A2B2") == "x,0,24,28,28;0,2,0,0,0,0,0,0;x,0,28,28,28;0,0,0,0,0,0,0,0");
}

TEST_CASE("shiden 4.4 step 4: a skill that carries a counter can still be the head",
          "[shiden][4.4]") {
    // A's 的割 sets off B's 待伏, speed 1 with +速, which hits A's places 1 and 2.
    // B's 影討 then names A's head: still the 裏霞 at place 1.
    const auto fight = duel("裏割強裏裏", "影待速裏裏");
    CHECK(fight.init(1) == "S:1,1");
    CHECK(fight.at("1;SIM;A2B1") == "x,x,19,28,28;0,0,0,0,0,0,0,0;12,x,21,28,28;0,0,0,0,0,0,0,0");
    CHECK(fight.at("1;END;-") == "x,x,19,x,x;0,0,0,0,0,0,0,0;12,x,21,28,28;0,0,0,0,0,0,0,0");
}

TEST_CASE("shiden 4.4: a fired skill acts as what it was when it fired", "[shiden][4.4]") {
    // A's 搦手 is hit by B's 的割 and fires; B's 疫病 is hit by A's 的割 and turns that 搦手.
    // It still gives 狼狽, and does not turn B's head.
    const auto fight = duel("搦割裏裏裏", "割疫裏裏裏");
    CHECK(fight.init(1) == "S:1,1");
    CHECK(fight.at("1;SIM;A2B1") == "x,1,28,28,28;0,0,0,0,0,0,0,0;1,x,28,28,28;0,0,0,0,0,0,1,0");
}

TEST_CASE("shiden 4.4 step 6: a used skill that was turned still ends 逆鱗", "[shiden][4.4]") {
    // B's 紫電 destroys the 逆鱗. A's 一閃, now the head, does 2; the second hit sets off the 疫病.
    const auto fight = duel("逆閃裏裏裏", "強疫裏強紫");
    CHECK(fight.at("1;ATK;B5") == "x,0,28,28,28;0,0,1,0,0,0,0,0;19,18,28,19,4;0,0,0,0,0,1,0,0");
    CHECK(fight.at("1;ATK;A2") == "x,18,28,28,28;0,0,0,0,0,0,0,0;x,x,28,19,4;0,0,0,0,0,1,0,0");
}

TEST_CASE("shiden 4.4: in a simultaneous phase both act on the same rows", "[shiden][4.4]") {
    // Each destroys the other's attack skill; both were used. The names of the sides change nothing.
    const auto fight = duel("割裏裏裏裏", "割強裏裏裏");
    CHECK(fight.at("1;SIM;A1B1") == "x,x,28,28,28;0,0,0,0,0,0,0,0;x,19,28,28,28;0,0,0,0,0,0,0,0");
    const auto swapped = duel("割強裏裏裏", "割裏裏裏裏");
    CHECK(swapped.at("1;SIM;A1B1") == "x,19,28,28,28;0,0,0,0,0,0,0,0;x,x,28,28,28;0,0,0,0,0,0,0,0");

    SECTION("the names of the sides do not matter even where 影討 and 疫病 meet") {
        // A's 影討 names B's head; B's attack sets off A's 疫病, which turns that head afterwards.
        const auto ab = duel("影疫裏裏裏", "強割裏裏強");
        CHECK(ab.init(1) == "S:1,1");
        CHECK(ab.at("1;SIM;A1B2") == "12,x,28,28,28;0,0,0,0,0,0,0,0;18,1,28,28,19;0,0,0,0,0,0,0,0");
        CHECK(ab.at("1;END;-") == "12,x,28,28,28;0,0,0,0,0,0,0,0;18,1,28,28,x;0,0,0,0,0,0,0,0");
        const auto ba = duel("強割裏裏強", "影疫裏裏裏");
        CHECK(ba.at("1;END;-") == "18,1,28,28,x;0,0,0,0,0,0,0,0;12,x,28,28,28;0,0,0,0,0,0,0,0");
    }
}

TEST_CASE("shiden 4.5: 連撃 of one side is one more attack phase, whoever went first",
          "[shiden][4.5]") {
    const auto second = duel("連割裏裏裏", "強強強裏閃");
    CHECK(second.init(1) == "B:1,5");
    CHECK(second.phases(1) == "START INIT ATK ATK END");
    const auto kept = duel("連割裏裏裏", "強強強裏影");
    CHECK(kept.phases(1) == "START INIT ATK ATK XATK END");
    CHECK(kept.at("1;XATK;A2") == "30,1,28,28,28;0,0,0,0,0,0,0,0;19,x,x,28,12;0,0,0,0,0,0,0,0");
}

TEST_CASE("shiden 4.5: 連撃 of both sides is one more simultaneous phase", "[shiden][4.5]") {
    const auto fight = duel("連影裏裏裏", "連裏割裏裏");
    CHECK(fight.phases(1) == "START INIT ATK ATK XSIM END");
    CHECK(fight.at("1;ATK;B3") == "30,12,x,28,28;0,0,0,0,0,0,0,0;30,28,1,28,28;0,0,0,0,0,0,0,0");
    CHECK(fight.at("1;XSIM;A2B3") == "30,12,x,x,28;0,0,0,0,0,0,0,0;30,28,1,28,28;0,0,0,0,0,0,0,0");
}

TEST_CASE("shiden 4.5: after a simultaneous phase too, and only in the round of its level",
          "[shiden][4.5]") {
    const auto fight = duel("裏連強強割", "裏割裏裏裏");
    // B's 的割 at place 2 destroys the 連撃 in round 1.
    CHECK(fight.phases(1) == "START INIT SIM END");
    CHECK(fight.phases(2) == "START INIT SIM END");
    const auto kept = duel("裏連割裏裏", "裏裏割裏裏");
    CHECK(kept.phases(1) == "START INIT SIM END");
    CHECK(kept.phases(2) == "START INIT SIM XATK END");
    const auto both = duel("連影裏裏裏", "裏影裏裏裏");
    CHECK(both.phases(1) == "START INIT SIM XATK END");
}

TEST_CASE("shiden 4.5: at most once in a round, and not when the fight is over", "[shiden][4.5]") {
    const auto fight = duel("連連影裏裏", "裏裏裏裏影");
    CHECK(fight.phases(1) == "START INIT ATK ATK XATK END");
    CHECK(fight.phases(2) == "START INIT ATK ATK END");
    const auto over = duel("連先裏裏果", "影強強強強");
    CHECK(over.phases(1) == "START INIT SIM");
    CHECK(over.last() == "RESULT;A;1");
}

// Section 11 of shiden's rules: for every ruling a position that ends otherwise under the other reading.
#include "catch.hpp"
#include "shiden/duel.hpp"

using shiaiba::test::duel;

TEST_CASE("shiden R1: nothing stands left of place 1, not even 凡打", "[shiden][R1]") {
    // Other reading: A's 凡打 with +強 takes two.
    CHECK(duel("強裏裏裏裏", "裏裏裏裏裏").at("1;SIM;A0B0") ==
          "x,28,28,28,28;0,0,0,0,0,0,0,0;x,28,28,28,28;0,0,0,0,0,0,0,0");
    // Other reading: +速 keeps the 待伏, speed 0, from firing.
    CHECK(duel("速裏裏裏裏", "待裏裏裏影").at("1;ATK;A0") ==
          "x,x,28,28,28;0,0,0,0,0,0,0,0;x,28,28,28,12;0,0,0,0,0,0,0,0");
    // Other reading: +錬 does that.
    CHECK(duel("錬裏裏裏裏", "待裏裏裏影").at("1;ATK;A0") ==
          "x,x,28,28,28;0,0,0,0,0,0,0,0;x,28,28,28,12;0,0,0,0,0,0,0,0");
    // Other reading: two 防壁, and the +盾 goes in the end phase.
    const auto shield = duel("盾裏裏裏裏", "裏裏裏裏防");
    CHECK(shield.at("1;ATK;A0") == "24,28,28,28,28;0,0,0,0,0,0,0,0;28,28,28,28,10;0,2,0,0,0,0,0,0");
    CHECK(shield.at("1;END;-") == "24,28,28,28,28;0,0,0,0,0,0,0,0;28,28,28,28,x;0,2,0,0,0,0,0,0");
}

TEST_CASE("shiden R2: a 逆鱗 gained in the destruction step of a use stays", "[shiden][R2]") {
    // A's 的割 sets off a 待伏 that takes A's own 逆鱗. Other reading: the state ends at once.
    const auto fight = duel("逆割裏裏裏", "裏待速裏裏");
    CHECK(fight.at("1;ATK;A2") == "x,x,28,28,28;0,0,1,0,0,0,0,0;28,x,21,28,28;0,0,0,0,0,0,0,0");

    SECTION("one borne before ends, the new one stays") {
        // B's 割 at speed 2 destroys the first 逆鱗, then the same as above.
        const auto both = duel("逆逆割裏裏", "割速待速裏");
        CHECK(both.at("1;ATK;B1") == "x,25,1,28,28;0,0,1,0,0,0,0,0;1,21,15,21,28;0,0,0,0,0,0,0,0");
        CHECK(both.at("1;ATK;A3") == "x,x,x,28,28;0,0,1,0,0,0,0,0;1,21,x,21,28;0,0,0,0,0,0,0,0");
    }
}

TEST_CASE("shiden R3: 裏霞 means the rearmost attack or support skill", "[shiden][R3]") {
    // Other reading: the last skill of the row can't be used, so the first that can, place 1.
    const auto fight = duel("割影裏裏裏", "裏裏裏裏裏");
    CHECK(fight.at("1;ATK;A2") == "1,12,28,28,28;0,0,0,0,0,0,0,0;28,28,28,28,28;0,0,0,0,0,0,0,0");
}

TEST_CASE("shiden R4: 凡打 when only 隠刃 is left in an odd round", "[shiden][R4]") {
    // Other reading: A uses nothing (A-) and B's head stays.
    const auto fight = duel("裏裏裏裏隠", "裏裏裏裏裏");
    CHECK(fight.at("1;SIM;A0B0") == "x,28,28,28,7;0,0,0,0,0,0,0,0;x,28,28,28,28;0,0,0,0,0,0,0,0");
}

TEST_CASE("shiden R5: the used skill's effects come before the intercepts'", "[shiden][R5]") {
    // A's 影討 names B's head, a +強, before A's 疫病 turns it. Other reading: it names the new 疫病,
    // so that place 1 goes and place 5 stays.
    const auto fight = duel("影疫裏裏裏", "強割裏裏強");
    CHECK(fight.at("1;SIM;A1B2") == "12,x,28,28,28;0,0,0,0,0,0,0,0;18,1,28,28,19;0,0,0,0,0,0,0,0");
    CHECK(fight.at("1;END;-") == "12,x,28,28,28;0,0,0,0,0,0,0,0;18,1,28,28,x;0,0,0,0,0,0,0,0");
}

TEST_CASE("shiden R6: 影討 goes by the name at the time of designation", "[shiden][R6]") {
    // The 疫病 turns the named head in B's own phase. Other reading: place 1 goes and place 5 stays.
    const auto fight = duel("影速裏疫裏", "強裏裏割強");
    CHECK(fight.init(1) == "A:2,1");
    CHECK(fight.at("1;ATK;B4") == "12,21,28,x,28;0,0,0,0,0,0,0,0;18,28,28,1,19;0,0,0,0,0,0,0,0");
    CHECK(fight.at("1;END;-") == "12,21,28,x,28;0,0,0,0,0,0,0,0;18,28,28,1,x;0,0,0,0,0,0,0,0");
}

TEST_CASE("shiden R7: 狼狽 works in simultaneous phases", "[shiden][R7]") {
    // Round 1: B's 搦手 fires. Round 2: A's speed is 0, and the 待伏 fires. Other reading: it does not.
    const auto fight = duel("強割裏裏裏", "強搦待裏割");
    CHECK(fight.at("1;SIM;A2B5") == "19,1,28,28,x;0,0,0,0,0,0,1,0;19,x,15,28,1;0,0,0,0,0,0,0,0");
    CHECK(fight.init(2) == "S:1,1");
    CHECK(fight.at("2;SIM;A2B5") == "x,x,28,28,x;0,0,0,0,0,0,1,0;19,x,x,28,1;0,0,0,0,0,0,0,0");
}

TEST_CASE("shiden R8: an attack that is broken off keeps its other effects", "[shiden][R8]") {
    // Other reading: A is not stunned.
    const auto stun = duel("紫裏裏裏裏", "紫反裏裏裏");
    CHECK(stun.at("1;ATK;A1") == "x,28,28,28,28;0,0,0,0,0,1,0,0;x,22,28,28,28;0,0,0,0,0,1,0,0");
    // Other reading: no 防壁.
    const auto shield = duel("裏割盾裏裏", "裏搦裏裏裏");
    CHECK(shield.at("1;ATK;A2") == "28,1,24,28,28;0,2,0,0,0,0,1,0;28,x,28,28,28;0,0,0,0,0,0,0,0");
}

TEST_CASE("shiden R9: +硬 saves limited skills at the end of the round, and from 影討",
          "[shiden][R9]") {
    // Other reading (R9a): the 覚悟 is destroyed and the +硬 stays.
    const auto limited = duel("裏覚硬裏裏", "裏裏裏裏裏");
    CHECK(limited.at("1;END;-") == "x,9,x,28,28;1,0,0,0,0,0,0,0;28,28,28,28,28;0,0,0,0,0,0,0,0");
    // Other reading (R9b): the 待伏 is destroyed and the +硬 stays.
    const auto named = duel("待硬裏裏裏", "裏裏裏裏影");
    CHECK(named.at("1;END;-") == "15,x,28,28,28;0,0,0,0,0,0,0,0;x,28,28,28,12;0,0,0,0,0,0,0,0");
}

TEST_CASE("shiden R10: the least value comes before the bonuses", "[shiden][R10]") {
    // Other reading: 怒濤 has -1 + 1 = 0.
    CHECK(duel("怒速裏裏裏", "裏裏裏裏裏").init(1) == "A:1,0");
    // Other reading: 隠刃 does 0 + 1 = 1.
    CHECK(duel("裏裏裏隠強", "裏裏裏裏裏").at("2;ATK;A4") ==
          "x,28,28,7,19;0,0,0,0,0,0,0,0;x,x,x,28,28;0,0,0,0,0,0,0,0");
}

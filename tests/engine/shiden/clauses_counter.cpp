// Section 5.5 of shiden's rules: attack skills that +反 turns into intercepts.
#include "catch.hpp"
#include "shiden/duel.hpp"

using shiaiba::test::duel;

TEST_CASE("shiden 5.5: an attack skill under +反 is neither used nor compared", "[shiden][5.5]") {
    const auto fight = duel("閃反裏裏裏", "裏裏裏裏裏");
    CHECK(fight.init(1) == "S:0,0");
    // Both use 凡打. B's sets the 一閃 off, so that B's head is hit by two sources.
    CHECK(fight.at("1;SIM;A0B0") == "x,22,28,28,28;0,0,0,0,0,0,0,0;x,28,28,28,28;0,0,0,0,0,0,0,0");
    CHECK(duel("裏閃反裏裏", "裏裏裏裏割").at("1;ATK;A0") ==
          "28,0,22,28,x;0,0,0,0,0,0,0,0;x,28,28,28,1;0,0,0,0,0,0,0,0");
}

TEST_CASE("shiden 5.5: 剣舞 does not count an attack skill under +反", "[shiden][5.5]") {
    // 剣舞 and 果断 count, the 一閃 at place 1 does not: two hits.
    const auto fight = duel("閃反剣果逆", "強強強強強");
    CHECK(fight.init(1) == "A:2,0");
    CHECK(fight.at("1;ATK;A3") == "0,22,3,2,25;0,0,0,0,0,0,0,0;x,x,19,19,19;0,0,0,0,0,0,0,0");
}

TEST_CASE("shiden 5.5: it fires with its own speed and damage", "[shiden][5.5]") {
    SECTION("一閃 at place 2, speed 2, against speeds 2 and 3") {
        CHECK(duel("裏閃裏裏裏", "閃反裏裏裏").at("1;ATK;A2") ==
              "28,0,28,28,28;0,0,0,0,0,0,0,0;x,22,28,28,28;0,0,0,0,0,0,0,0");
        CHECK(duel("裏割速裏裏", "裏閃反裏裏").at("1;ATK;A2") ==
              "x,1,21,28,28;0,0,0,0,0,0,0,0;28,x,22,28,28;0,0,0,0,0,0,0,0");
    }
    SECTION("果断 does damage of its level and breaks the attack off") {
        const auto fight = duel("裏裏割強裏", "裏裏果反裏");
        CHECK(fight.at("1;ATK;A3") == "x,x,x,19,28;0,0,0,0,0,0,0,0;28,28,x,22,28;0,0,0,0,0,0,0,0");
    }
    SECTION("的割 hits by its own order: place 2 first") {
        const auto fight = duel("裏割裏裏裏", "裏割反裏裏");
        CHECK(fight.at("1;ATK;A2") ==
              "28,x,28,28,28;0,0,0,0,0,0,0,0;28,x,22,28,28;0,0,0,0,0,0,0,0");
    }
    SECTION("怒濤 does damage of the round, at speed L-2") {
        // Place 3, speed 1, in round 2: two hits. Place 2, speed 0: too slow.
        const auto fight = duel("防強割逆逆", "強強怒反影");
        CHECK(fight.at("2;ATK;A3") == "x,x,x,25,25;0,3,0,0,0,0,0,0;19,19,x,22,12;0,0,0,0,0,0,0,0");
        const auto slow = duel("裏割裏裏裏", "裏怒反裏裏");
        CHECK(slow.at("1;ATK;A2") == "28,1,28,28,28;0,0,0,0,0,0,0,0;28,x,22,28,28;0,0,0,0,0,0,0,0");
    }
    SECTION("隠刃 fires in odd rounds too: 4-2 hits in round 1") {
        const auto fight = duel("裏割裏裏裏", "裏隠反裏裏");
        CHECK(fight.at("1;ATK;A2") == "x,x,28,28,28;0,0,0,0,0,0,0,0;28,x,22,28,28;0,0,0,0,0,0,0,0");
    }
    SECTION("雷火 does 2") {
        const auto fight = duel("裏割裏裏裏", "裏雷反裏裏");
        CHECK(fight.at("1;ATK;A2") == "x,x,28,28,28;0,0,0,0,0,0,0,0;28,x,22,28,28;0,0,0,0,0,0,0,0");
    }
}

TEST_CASE("shiden 5.5: other effects: 紫電 stuns its owner, 呪詛 weakens the attacker",
          "[shiden][5.5]") {
    const auto stun = duel("裏割裏裏裏", "裏紫反裏裏");
    CHECK(stun.at("1;ATK;A2") == "x,1,28,28,28;0,0,0,0,0,0,0,0;28,x,22,28,28;0,0,0,0,0,1,0,0");
    const auto curse = duel("裏割裏裏裏", "裏呪反裏裏");
    CHECK(curse.at("1;ATK;A2") == "x,1,28,28,28;0,0,0,0,0,0,0,1;28,x,22,28,28;0,0,0,0,0,0,0,0");
}

TEST_CASE("shiden 5.5: its damage is an intercept's: it goes through 防壁", "[shiden][5.5]") {
    const auto fight = duel("防割強強強", "強閃反強影");
    CHECK(fight.at("2;ATK;A2") == "x,x,19,19,19;0,3,0,0,0,0,0,0;19,x,22,19,12;0,0,0,0,0,0,0,0");
}

TEST_CASE("shiden 5.5: 覚悟, 逆鱗 and 狼狽 do not touch it", "[shiden][5.5]") {
    SECTION("覚悟: no more speed, no more damage") {
        const auto slow = duel("裏閃裏裏裏", "閃反裏裏覚");
        CHECK(slow.at("1;ATK;A2") == "28,0,28,28,28;0,0,0,0,0,0,0,0;x,22,28,28,9;1,0,0,0,0,0,0,0");
        const auto weak = duel("裏割裏裏裏", "裏閃反裏覚");
        CHECK(weak.at("1;ATK;A2") == "x,1,28,28,28;0,0,0,0,0,0,0,0;28,x,22,28,9;1,0,0,0,0,0,0,0");
    }
    SECTION("逆鱗: no more damage, and its firing does not end it") {
        // A's 的割 with 連撃 hits twice in round 1: first the 逆鱗 at place 2, then the 一閃 at place 3.
        const auto fight = duel("連割裏裏裏", "裏逆閃反影");
        CHECK(fight.at("1;ATK;A2") == "30,1,28,28,28;0,0,0,0,0,0,0,0;28,x,0,22,12;0,0,1,0,0,0,0,0");
        CHECK(fight.at("1;XATK;A2") == "x,1,28,28,28;0,0,0,0,0,0,0,0;28,x,x,22,12;0,0,1,0,0,0,0,0");
    }
    SECTION("狼狽: it keeps its speed") {
        const auto fight = duel("裏裏割裏封", "裏裏閃反裏");
        CHECK(fight.at("1;ATK;A5") ==
              "28,28,1,28,11;0,0,0,0,0,0,0,0;28,28,0,22,28;0,0,0,0,0,1,1,1");
        CHECK(fight.at("2;ATK;A3") == "x,x,1,28,x;0,0,0,0,0,0,0,0;31,28,x,22,28;0,0,0,0,0,1,1,1");
    }
}

TEST_CASE("shiden 5.5: a 剣舞 under +反 leaves itself out; with 0 damage it still fires",
          "[shiden][5.5]") {
    const auto none = duel("裏割強裏裏", "裏剣反裏裏");
    CHECK(none.at("1;ATK;A2") == "28,1,19,28,28;0,0,0,0,0,0,0,0;28,x,22,28,28;0,0,0,0,0,0,0,0");
    // Two attack skills beside it: 2 hits.
    const auto two = duel("裏割裏裏裏", "裏剣反割割");
    CHECK(two.init(1) == "S:1,1");
    CHECK(two.at("1;SIM;A2B5") == "x,x,28,28,x;0,0,0,0,0,0,0,0;28,x,22,1,1;0,0,0,0,0,0,0,0");
}

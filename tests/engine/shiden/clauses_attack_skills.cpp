// Section 2 of shiden's rules, attack skills and 凡打: one hand-made position for each.
#include "catch.hpp"
#include "shiden/duel.hpp"

using shiaiba::test::duel;

TEST_CASE("shiden 2: 一閃 has the speed of its level and does 1 damage", "[shiden][2]") {
    const auto fight = duel("強強強強閃", "強強閃逆逆");
    CHECK(fight.init(1) == "A:5,3");
    CHECK(fight.at("1;ATK;A5") == "19,19,19,19,0;0,0,0,0,0,0,0,0;x,19,0,25,25;0,0,0,0,0,0,0,0");
    CHECK(fight.at("1;ATK;B3") == "x,19,19,19,0;0,0,0,0,0,0,0,0;x,19,0,25,25;0,0,0,0,0,0,0,0");
}

TEST_CASE("shiden 2: 的割 has speed 1 at every level and does 1 damage in its own place",
          "[shiden][2]") {
    const auto fight = duel("強強割逆逆", "強強強強閃");
    CHECK(fight.init(1) == "B:1,5");
    CHECK(fight.at("1;ATK;A3") == "x,19,1,25,25;0,0,0,0,0,0,0,0;19,19,x,19,0;0,0,0,0,0,0,0,0");
}

TEST_CASE("shiden 2: 果断 has speed 1 and does damage of its level", "[shiden][2]") {
    const auto fight = duel("強強果逆逆", "強強強閃逆");
    CHECK(fight.init(1) == "B:1,4");
    CHECK(fight.at("1;ATK;A3") == "x,19,2,25,25;0,0,0,0,0,0,0,0;x,x,x,0,25;0,0,0,0,0,0,0,0");
}

TEST_CASE("shiden 2: 剣舞 counts the attack skills held, itself included", "[shiden][2]") {
    // Places 3, 4 and 5 are attack skills; the 覚悟 is a support skill and does not count.
    const auto fight = duel("強強剣果閃", "強強強強強");
    CHECK(fight.init(1) == "A:2,0");
    CHECK(fight.at("1;ATK;A3") == "19,19,3,2,0;0,0,0,0,0,0,0,0;x,x,x,19,19;0,0,0,0,0,0,0,0");

    SECTION("destroyed ones no longer count, nor do other kinds of skills") {
        // Place 1 falls to the faster 紫電; 待伏 and 影討 are no attack skills: 剣舞 and 果断 are left.
        const auto after = duel("閃剣待影果", "強強強強紫");
        CHECK(after.init(1) == "B:1,7");
        CHECK(after.at("1;ATK;B5") == "x,3,15,12,2;0,0,0,0,0,0,0,0;19,19,19,19,4;0,0,0,0,0,1,0,0");
        CHECK(after.at("1;ATK;A2") == "x,3,15,12,2;0,0,0,0,0,0,0,0;x,x,19,19,4;0,0,0,0,0,1,0,0");
    }
}

TEST_CASE("shiden 2: 紫電 has speed L+2 and stuns its user", "[shiden][2]") {
    const auto fight = duel("紫逆逆逆逆", "強閃逆逆逆");
    CHECK(fight.init(1) == "A:3,2");
    CHECK(fight.at("1;ATK;A1") == "4,25,25,25,25;0,0,0,0,0,1,0,0;x,0,25,25,25;0,0,0,0,0,0,0,0");
}

TEST_CASE("shiden 2: 呪詛 weakens the target unless this use made an intercept fire",
          "[shiden][2]") {
    SECTION("nothing fires: 衰弱, and 空虚 in the end phase") {
        const auto fight = duel("呪逆逆逆逆", "強強強強強");
        CHECK(fight.init(1) == "A:1,0");
        CHECK(fight.at("1;ATK;A1") ==
              "5,25,25,25,25;0,0,0,0,0,0,0,0;x,19,19,19,19;0,0,0,0,0,0,0,1");
        CHECK(fight.at("1;END;-") == "x,25,25,25,25;0,0,0,0,0,0,0,0;x,31,19,19,19;0,0,0,0,0,0,0,1");
    }
    SECTION("an intercept fires: no 衰弱") {
        const auto fight = duel("呪逆逆逆逆", "搦強強強強");
        CHECK(fight.at("1;ATK;A1") ==
              "5,25,25,25,25;0,0,0,0,0,0,1,0;x,19,19,19,19;0,0,0,0,0,0,0,0");
    }
    SECTION("an intercept that is too slow does not fire: 衰弱") {
        const auto fight = duel("呪逆逆逆逆", "待強強強強");
        CHECK(fight.at("1;ATK;A1") ==
              "5,25,25,25,25;0,0,0,0,0,0,0,0;x,19,19,19,19;0,0,0,0,0,0,0,1");
    }
    SECTION("an intercept that +錬 cancelled did not fire: 衰弱") {
        const auto fight = duel("呪錬逆逆逆", "搦強強強強");
        CHECK(fight.at("1;ATK;A1") ==
              "5,23,25,25,25;0,0,0,0,0,0,0,0;x,19,19,19,19;0,0,0,0,0,0,0,1");
    }
}

TEST_CASE("shiden 2: 雷火 has speed L, does 2 damage and is limited", "[shiden][2]") {
    const auto fight = duel("強雷逆逆逆", "強強強強強");
    CHECK(fight.init(1) == "A:2,0");
    CHECK(fight.at("1;ATK;A2") == "19,6,25,25,25;0,0,0,0,0,0,0,0;x,x,19,19,19;0,0,0,0,0,0,0,0");
    CHECK(fight.at("1;ATK;B0") == "x,6,25,25,25;0,0,0,0,0,0,0,0;x,x,19,19,19;0,0,0,0,0,0,0,0");
    CHECK(fight.at("1;END;-") == "x,x,25,25,25;0,0,0,0,0,0,0,0;x,x,19,19,19;0,0,0,0,0,0,0,0");
}

TEST_CASE("shiden 2: 隠刃 is passed over in odd rounds and does 4-L damage", "[shiden][2]") {
    const auto fight = duel("強隠閃逆逆", "強強強強強");
    CHECK(fight.init(1) == "A:3,0");
    CHECK(fight.at("1;ATK;A3") == "19,7,0,25,25;0,0,0,0,0,0,0,0;x,19,19,19,19;0,0,0,0,0,0,0,0");
    CHECK(fight.init(2) == "A:2,0");
    CHECK(fight.at("2;ATK;A2") == "x,7,0,25,25;0,0,0,0,0,0,0,0;x,x,x,19,19;0,0,0,0,0,0,0,0");

    SECTION("at place 5, where 4-L is below 1, it does 1 damage") {
        // Round 1: both sides have nothing to use, 凡打 against 凡打.
        const auto far = duel("強強強強隠", "強強強強強");
        CHECK(far.init(2) == "A:5,0");
        CHECK(far.at("2;ATK;A5") == "x,19,19,19,7;0,0,0,0,0,0,0,0;x,x,19,19,19;0,0,0,0,0,0,0,0");
    }
}

TEST_CASE("shiden 2: 怒濤 has speed L-2, at least 0, and does damage of the round", "[shiden][2]") {
    const auto fight = duel("強強強強怒", "強強強強強");
    CHECK(fight.init(1) == "A:3,0");
    CHECK(fight.at("1;ATK;A5") == "19,19,19,19,8;0,0,0,0,0,0,0,0;x,19,19,19,19;0,0,0,0,0,0,0,0");
    CHECK(fight.at("2;ATK;A5") == "x,19,19,19,8;0,0,0,0,0,0,0,0;x,x,x,19,19;0,0,0,0,0,0,0,0");
    CHECK(fight.last() == "RESULT;A;3");

    SECTION("at place 1 its speed is 0, not -1") {
        CHECK(duel("怒逆逆逆逆", "強強強強強").init(1) == "S:0,0");
    }
}

TEST_CASE("shiden 2: 凡打 has level 0, speed 0 and does 1 damage", "[shiden][2]") {
    const auto fight = duel("強強強強強", "閃閃閃閃閃");
    CHECK(fight.init(1) == "B:0,1");
    CHECK(fight.at("1;ATK;A0") == "x,19,19,19,19;0,0,0,0,0,0,0,0;x,0,0,0,0;0,0,0,0,0,0,0,0");

    SECTION("speed 0: even a 待伏, speed 0, fires") {
        // B looks away with 影討 (speed 5) first; the 待伏 then hits places 1 and 2.
        const auto slow = duel("強強強強強", "待強強強影");
        CHECK(slow.at("1;ATK;A0") == "x,x,19,19,19;0,0,0,0,0,0,0,0;x,19,19,19,12;0,0,0,0,0,0,0,0");
    }
}

// Section 2 of shiden's rules, support and intercept skills: one hand-made position for each.
#include "catch.hpp"
#include "shiden/duel.hpp"

using shiaiba::test::duel;

TEST_CASE("shiden 2: 覚悟 gives its user 覚悟 and is limited", "[shiden][2]") {
    const auto fight = duel("強覚強強閃", "強強強強強");
    CHECK(fight.init(1) == "A:2,0");
    CHECK(fight.at("1;ATK;A2") == "19,9,19,19,0;1,0,0,0,0,0,0,0;19,19,19,19,19;0,0,0,0,0,0,0,0");
    CHECK(fight.at("1;END;-") == "x,x,19,19,0;1,0,0,0,0,0,0,0;19,19,19,19,19;0,0,0,0,0,0,0,0");
}

TEST_CASE("shiden 2: 防壁 gives its user three 防壁 and is limited", "[shiden][2]") {
    const auto fight = duel("強防強強強", "強強強強強");
    CHECK(fight.init(1) == "A:2,0");
    CHECK(fight.at("1;ATK;A2") == "19,10,19,19,19;0,3,0,0,0,0,0,0;19,19,19,19,19;0,0,0,0,0,0,0,0");
    // 凡打 is an attack skill: one 防壁 is spent on it.
    CHECK(fight.at("1;ATK;B0") == "19,10,19,19,19;0,2,0,0,0,0,0,0;19,19,19,19,19;0,0,0,0,0,0,0,0");
    CHECK(fight.at("1;END;-") == "19,x,19,19,19;0,2,0,0,0,0,0,0;19,19,19,19,19;0,0,0,0,0,0,0,0");
}

TEST_CASE("shiden 2: 封印 gives the opponent スタン, 狼狽 and 衰弱 and is limited", "[shiden][2]") {
    const auto fight = duel("強封強強強", "強強強強強");
    CHECK(fight.init(1) == "A:2,0");
    CHECK(fight.at("1;ATK;A2") == "19,11,19,19,19;0,0,0,0,0,0,0,0;19,19,19,19,19;0,0,0,0,0,1,1,1");
    CHECK(fight.at("1;END;-") == "x,x,19,19,19;0,0,0,0,0,0,0,0;31,19,19,19,19;0,0,0,0,0,1,1,1");
}

TEST_CASE("shiden 2: 影討 names the opponent's head skill and is not limited", "[shiden][2]") {
    const auto fight = duel("強影強強強", "強逆強逆強");
    CHECK(fight.init(1) == "A:2,0");
    CHECK(fight.at("1;ATK;A2") == "19,12,19,19,19;0,0,0,0,0,0,0,0;19,25,19,25,19;0,0,0,0,0,0,0,0");
    CHECK(fight.at("1;END;-") == "x,12,19,19,19;0,0,0,0,0,0,0,0;x,25,x,25,x;0,0,0,0,0,0,0,0");
    // Round 2: it is there for another use, and names 逆鱗 now.
    CHECK(fight.at("2;END;-") == "x,x,19,19,19;0,0,0,0,0,0,0,0;x,x,x,x,x;0,0,2,0,0,0,0,0");
    CHECK(fight.last() == "RESULT;A;2");
}

TEST_CASE("shiden 2: 交錯 has speed L-1 and hits only the attack skill that damaged it",
          "[shiden][2]") {
    SECTION("it hits the 的割, not the head") {
        const auto fight = duel("逆逆割逆逆", "強強交強強");
        CHECK(fight.at("1;ATK;A3") ==
              "25,25,x,25,25;0,0,0,0,0,0,0,0;19,19,x,19,19;0,0,0,0,0,0,0,0");
    }
    SECTION("speed 1 at place 2 is enough against speed 1") {
        const auto fight = duel("逆割逆逆逆", "強交強強強");
        CHECK(fight.at("1;ATK;A2") ==
              "25,x,25,25,25;0,0,0,0,0,0,0,0;19,x,19,19,19;0,0,0,0,0,0,0,0");
    }
    SECTION("speed 0 at place 1 is not") {
        const auto fight = duel("割逆逆逆逆", "交強強強強");
        CHECK(fight.at("1;ATK;A1") ==
              "1,25,25,25,25;0,0,0,0,0,0,0,0;x,19,19,19,19;0,0,0,0,0,0,0,0");
    }
    SECTION("against 凡打 it fires and hits nothing") {
        const auto fight = duel("逆逆逆逆逆", "交強強強影");
        CHECK(fight.at("1;ATK;A0") ==
              "25,25,25,25,25;0,0,0,0,0,0,0,0;x,19,19,19,12;0,0,0,0,0,0,0,0");
    }
}

TEST_CASE("shiden 2: 搦手 has speed L and gives the attacker 狼狽", "[shiden][2]") {
    const auto fires = duel("閃逆逆逆逆", "搦強強強強");
    CHECK(fires.at("1;ATK;A1") == "0,25,25,25,25;0,0,0,0,0,0,1,0;x,19,19,19,19;0,0,0,0,0,0,0,0");
    const auto slow = duel("逆閃逆逆逆", "搦強強強強");
    CHECK(slow.at("1;ATK;A2") == "25,0,25,25,25;0,0,0,0,0,0,0,0;x,19,19,19,19;0,0,0,0,0,0,0,0");
}

TEST_CASE("shiden 2: 待伏 has speed 0 and does 2 damage", "[shiden][2]") {
    // 怒濤 at place 2 has speed 0.
    const auto fires = duel("先怒強強強", "待強強強強");
    CHECK(fires.init(1) == "A:0,0");
    CHECK(fires.at("1;ATK;A2") == "x,x,19,19,19;0,0,0,0,1,0,0,0;x,19,19,19,19;0,0,0,0,0,0,0,0");
    const auto slow = duel("逆逆逆逆割", "強強強強待");
    CHECK(slow.at("1;ATK;A5") == "25,25,25,25,1;0,0,0,0,0,0,0,0;19,19,19,19,x;0,0,0,0,0,0,0,0");
}

TEST_CASE("shiden 2: 玉響 has speed L-1 and does damage of the attack's speed", "[shiden][2]") {
    SECTION("a 的割 with +速 has speed 2: two hits") {
        const auto fight = duel("強強割速逆", "強強玉強強");
        CHECK(fight.at("1;ATK;A3") == "x,x,1,21,25;0,0,0,0,0,0,0,0;19,19,x,19,19;0,0,0,0,0,0,0,0");
    }
    SECTION("speed 0: it fires all the same and breaks the attack off") {
        // 怒濤 at place 2, speed 0, with +強 has 2 damage in round 1: the second point is lost.
        const auto fight = duel("先怒強逆逆", "玉強強強強");
        CHECK(fight.at("1;ATK;A2") ==
              "27,8,19,25,25;0,0,0,0,1,0,0,0;x,19,19,19,19;0,0,0,0,0,0,0,0");
    }
    SECTION("speed 1 at place 2 is too slow against speed 2") {
        const auto fight = duel("強割速逆逆", "強玉強強強");
        CHECK(fight.at("1;ATK;A2") ==
              "19,1,21,25,25;0,0,0,0,0,0,0,0;19,x,19,19,19;0,0,0,0,0,0,0,0");
    }
}

TEST_CASE("shiden 2: 崩技 has speed L and gives the attacker スタン", "[shiden][2]") {
    const auto fires = duel("閃逆逆逆逆", "崩強強強強");
    CHECK(fires.at("1;ATK;A1") == "0,25,25,25,25;0,0,0,0,0,1,0,0;x,19,19,19,19;0,0,0,0,0,0,0,0");
    const auto slow = duel("逆閃逆逆逆", "崩強強強強");
    CHECK(slow.at("1;ATK;A2") == "25,0,25,25,25;0,0,0,0,0,0,0,0;x,19,19,19,19;0,0,0,0,0,0,0,0");
}

TEST_CASE("shiden 2: 疫病 has speed L and turns the attacker's head into 疫病", "[shiden][2]") {
    SECTION("the head is the attack skill itself") {
        const auto fight = duel("閃逆逆逆逆", "疫強強強強");
        CHECK(fight.at("1;ATK;A1") ==
              "18,25,25,25,25;0,0,0,0,0,0,0,0;x,19,19,19,19;0,0,0,0,0,0,0,0");
    }
    SECTION("the head is another skill, of any kind") {
        const auto fight = duel("裏割逆逆逆", "強疫強強強");
        CHECK(fight.at("1;ATK;A2") ==
              "18,1,25,25,25;0,0,0,0,0,0,0,0;19,x,19,19,19;0,0,0,0,0,0,0,0");
    }
    SECTION("too slow: nothing") {
        const auto fight = duel("逆閃逆逆逆", "疫強強強強");
        CHECK(fight.at("1;ATK;A2") ==
              "25,0,25,25,25;0,0,0,0,0,0,0,0;x,19,19,19,19;0,0,0,0,0,0,0,0");
    }
    SECTION("a limited head stays what it is, and no other skill is taken for it") {
        const auto fight = duel("錬割逆逆逆", "強疫強強強");
        CHECK(fight.at("1;ATK;A2") ==
              "23,1,25,25,25;0,0,0,0,0,0,0,0;19,x,19,19,19;0,0,0,0,0,0,0,0");
    }
    SECTION("a head with a damage counter is destroyed as a 疫病: no 逆鱗") {
        // Both 的割 at speed 1: B's hits the 逆鱗, A's sets off the 疫病, which turns that 逆鱗.
        const auto fight = duel("逆割裏裏裏", "割疫裏裏裏");
        CHECK(fight.init(1) == "S:1,1");
        CHECK(fight.at("1;SIM;A2B1") ==
              "x,1,28,28,28;0,0,0,0,0,0,0,0;1,x,28,28,28;0,0,0,0,0,0,0,0");
    }
    SECTION("a +硬 to the right of the new 疫病 saves it") {
        // As above; an attached 逆鱗 could not have been saved, a 疫病 can.
        const auto fight = duel("逆硬割裏裏", "割裏疫裏裏");
        CHECK(fight.init(1) == "S:1,1");
        CHECK(fight.at("1;SIM;A3B1") ==
              "18,x,1,28,28;0,0,0,0,0,0,0,0;1,28,x,28,28;0,0,0,0,0,0,0,0");
    }
    SECTION("the new skill has its own kind and speed at the old place") {
        // Round 2: A has nothing to use any more, but its 疫病 at place 1, speed 1, fires itself.
        const auto fight = duel("閃強強強強", "疫強強強割");
        CHECK(fight.at("1;SIM;A1B5") ==
              "18,19,19,19,x;0,0,0,0,0,0,0,0;x,19,19,19,1;0,0,0,0,0,0,0,0");
        CHECK(fight.init(2) == "B:0,1");
        CHECK(fight.at("2;ATK;B5") == "x,19,19,19,x;0,0,0,0,0,0,0,0;x,18,19,19,1;0,0,0,0,0,0,0,0");
    }
}

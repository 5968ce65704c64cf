// Tests shiden's clauses on damage, support and intercept skills and destruction ([shiden 2, 5 to
// 7]). In all clause tests a build is five letters; duel.hpp explains the trace lines that are
// compared.
#include <string>

#include "catch.hpp"
#include "shiden/duel.hpp"

using shiaiba::test::duel;

TEST_CASE("shiden 5.1: each counter goes on the next held skill, the rest is lost",
          "[shiden][5.1]") {
    // Four hits; in round 2 one target is left for them.
    const auto fight = duel("裏裏割果裏", "裏裏裏裏裏");
    CHECK(fight.at("1;ATK;A4") == "28,28,1,2,28;0,0,0,0,0,0,0,0;x,x,x,x,28;0,0,0,0,0,0,0,0");
    CHECK(fight.at("2;ATK;A4") == "x,28,1,2,28;0,0,0,0,0,0,0,0;x,x,x,x,x;0,0,0,0,0,0,0,0");
    CHECK(fight.last() == "RESULT;A;2");

    SECTION("an empty place takes no counter") {
        // Round 1: 防壁 and 覚悟 are used and, being limited, go. Round 2: two hits, on places 1
        // and 3.
        const auto gap = duel("防果逆逆逆", "裏覚裏裏裏");
        CHECK(gap.at("2;ATK;A2") == "x,2,25,25,25;0,3,0,0,0,0,0,0;x,x,x,28,28;1,0,0,0,0,0,0,0");
    }
}

TEST_CASE("shiden 5.1: a point of damage is one counter", "[shiden][5.1]") {
    // 果断 at place 3 puts three counters one by one; no intercept fires.
    const auto fight = duel("裏裏果裏裏", "裏裏裏裏裏");
    std::string seen;
    for (const auto& board : fight.played().fight_log.boards) {
        std::string now;
        for (const auto& cell : board.sides[1].rows[0].cells) now += std::to_string(cell.counters);
        if (!seen.ends_with(now)) seen += (seen.empty() ? "" : " ") + now;
        if (seen.size() > 5 && now == "00000") break;
    }
    CHECK(seen == "00000 10000 11000 11100 00000");
}

TEST_CASE("shiden 5.1: counters of another source do not shift a target", "[shiden][5.1]") {
    // Speeds 0 and 0. A's 怒濤 hits B's places 1 and 2; B's sets off A's 待伏, which hits the same two.
    const auto fight = duel("待怒強強強", "怒強強強強");
    CHECK(fight.init(1) == "S:0,0");
    CHECK(fight.at("1;SIM;A2B1") == "x,8,19,19,19;0,0,0,0,0,0,0,0;x,x,19,19,19;0,0,0,0,0,0,0,0");
}

TEST_CASE("shiden 5.2: 的割 hits its own place, then above, then the others", "[shiden][5.2]") {
    // +強 and two 逆鱗 make 4 points: places 3, 4, 5, then 1.
    const auto fight = duel("逆逆割強裏", "紫強裏裏裏");
    CHECK(fight.at("1;ATK;B1") == "x,x,1,19,28;0,0,2,0,0,0,0,0;4,19,28,28,28;0,0,0,0,0,1,0,0");
    CHECK(fight.at("1;ATK;A3") == "x,x,1,19,28;0,0,0,0,0,0,0,0;x,19,x,x,x;0,0,0,0,0,1,0,0");

    SECTION("its place is empty: the next above, then from the left") {
        const auto one = duel("裏裏裏割裏", "裏裏裏裏裏");
        CHECK(one.at("1;ATK;A4") == "28,28,28,1,28;0,0,0,0,0,0,0,0;28,28,28,x,28;0,0,0,0,0,0,0,0");
        CHECK(one.at("2;ATK;A4") == "x,28,28,1,28;0,0,0,0,0,0,0,0;28,28,28,x,x;0,0,0,0,0,0,0,0");
        CHECK(one.at("3;ATK;A4") == "x,x,28,1,28;0,0,0,0,0,0,0,0;x,28,28,x,x;0,0,0,0,0,0,0,0");
    }
}

TEST_CASE("shiden 5.3: an intercept fires if it is at least as fast as the attack",
          "[shiden][5.3]") {
    CHECK(duel("裏閃裏裏裏", "搦搦裏裏裏").at("1;ATK;A2") ==
          "28,0,28,28,28;0,0,0,0,0,0,0,0;x,14,28,28,28;0,0,0,0,0,0,0,0");
    CHECK(duel("裏閃強裏裏", "搦搦裏裏裏").at("1;ATK;A2") ==
          "28,0,19,28,28;0,0,0,0,0,0,1,0;x,x,28,28,28;0,0,0,0,0,0,0,0");
    CHECK(duel("裏閃速強裏", "搦搦裏裏裏").at("1;ATK;A2") ==
          "28,0,21,19,28;0,0,0,0,0,0,0,0;x,14,28,28,28;0,0,0,0,0,0,0,0");
}

TEST_CASE("shiden 5.3: a firing intercept breaks the attack off", "[shiden][5.3]") {
    // The source's own example has 交錯 4 and 一閃 5 against 果断 3. There B's first three skills
    // are gone, so here the two are at the front: 交錯 with +速, speed 1, at place 1.
    const auto fight = duel("裏裏果裏裏", "交速裏閃裏");
    CHECK(fight.init(1) == "B:1,4");
    CHECK(fight.at("1;ATK;A3") == "x,28,x,28,28;0,0,0,0,0,0,0,0;x,21,28,0,28;0,0,0,0,0,0,0,0");

    SECTION("one that is too slow does not, and the next one can") {
        const auto next = duel("裏裏果裏裏", "待搦裏裏裏");
        CHECK(next.at("1;ATK;A3") == "28,28,2,28,28;0,0,0,0,0,0,1,0;x,x,28,28,28;0,0,0,0,0,0,0,0");
    }
}

TEST_CASE("shiden 5.3: intercepts' damage goes to the first held skills", "[shiden][5.3]") {
    const auto fight = duel("裏裏割裏裏", "裏裏待速裏");
    CHECK(fight.at("1;ATK;A3") == "x,x,1,28,28;0,0,0,0,0,0,0,0;28,28,x,21,28;0,0,0,0,0,0,0,0");

    SECTION("it sets off no intercept") {
        const auto calm = duel("搦崩割裏裏", "裏裏待速裏");
        CHECK(calm.at("1;ATK;A3") == "x,x,1,28,28;0,0,0,0,0,0,0,0;28,28,x,21,28;0,0,0,0,0,0,0,0");
    }
    SECTION("防壁 does not stop it, 無想 does") {
        // In round 2 A has three 防壁.
        const auto wall = duel("防強割強強", "強強待速影");
        CHECK(wall.at("2;ATK;A3") == "x,x,x,19,19;0,3,0,0,0,0,0,0;19,19,x,21,12;0,0,0,0,0,0,0,0");
        const auto dream = duel("無裏割裏裏", "裏裏待速裏");
        CHECK(dream.at("1;ATK;A3") ==
              "26,28,1,28,28;0,0,0,1,0,0,0,0;28,28,x,21,28;0,0,0,0,0,0,0,0");
    }
    SECTION("it can take the attack skill itself") {
        const auto self = duel("割裏裏裏裏", "待速裏裏裏");
        CHECK(self.at("1;ATK;A1") == "x,x,28,28,28;0,0,0,0,0,0,0,0;x,21,28,28,28;0,0,0,0,0,0,0,0");
    }
}

TEST_CASE("shiden 5.3: 交錯 hits its attacker even where another skill stands before it",
          "[shiden][5.3]") {
    const auto fight = duel("裏裏割硬裏", "裏裏交裏裏");
    CHECK(fight.at("1;ATK;A3") == "28,28,1,x,28;0,0,0,0,0,0,0,0;28,28,x,28,28;0,0,0,0,0,0,0,0");
}

TEST_CASE("shiden 5.4: +錬 passes over the first intercept even if too slow", "[shiden][5.4]") {
    // 待伏, speed 0, could not fire against speed 1; it still uses up the +錬, so that the 搦手
    // fires.
    const auto slow = duel("裏裏果錬裏", "待搦裏裏裏");
    CHECK(slow.at("1;ATK;A3") == "28,28,2,23,28;0,0,0,0,0,0,1,0;x,x,28,28,28;0,0,0,0,0,0,0,0");
    // 搦手, speed 1, could fire: it is passed over, and the damage goes on to all three places.
    const auto fast = duel("裏裏果錬裏", "搦裏裏裏裏");
    CHECK(fast.at("1;ATK;A3") == "28,28,2,23,28;0,0,0,0,0,0,0,0;x,x,x,28,28;0,0,0,0,0,0,0,0");
    // The second intercept fires.
    const auto second = duel("裏裏果錬裏", "搦崩裏裏裏");
    CHECK(second.at("1;ATK;A3") == "28,28,2,23,28;0,0,0,0,0,1,0,0;x,x,28,28,28;0,0,0,0,0,0,0,0");
}

TEST_CASE("shiden 5.6: bonuses add up, for damage and for speed", "[shiden][5.6]") {
    // Round 1: 覚悟; B's 的割 destroys the 逆鱗 at place 5. Round 2: 一閃 does 1 + 強 + 覚悟 + 逆鱗.
    const auto fight = duel("強覚閃強逆", "裏裏裏裏割");
    CHECK(fight.at("1;END;-") == "19,x,0,19,x;1,0,1,0,0,0,0,0;28,28,28,28,1;0,0,0,0,0,0,0,0");
    CHECK(fight.init(2) == "A:5,1");
    CHECK(fight.at("2;ATK;A3") == "19,x,0,19,x;1,0,0,0,0,0,0,0;x,x,x,x,1;0,0,0,0,0,0,0,0");
    // +速 and 覚悟: 3 + 1 + 2.
    CHECK(duel("強覚閃速逆", "裏裏裏裏割").init(2) == "A:6,1");
}

TEST_CASE("shiden 5.6: the least value holds for the base", "[shiden][5.6]") {
    // 怒濤 at place 1 has at least speed 0, then +速.
    CHECK(duel("怒速裏裏裏", "裏裏裏裏裏").init(1) == "A:1,0");
    // 隠刃 at place 4 in round 2 has at least 1 damage, then +強.
    const auto fight = duel("裏裏裏隠強", "裏裏裏裏裏");
    CHECK(fight.at("2;ATK;A4") == "x,28,28,7,19;0,0,0,0,0,0,0,0;x,x,x,28,28;0,0,0,0,0,0,0,0");
}

// Support and intercept skills ([shiden 2]): a position made by hand for each.
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
    // Round 2: the 影討 is still there and is used again; now it names 逆鱗.
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
        // Both 的割 have speed 1: B's hits the 逆鱗, A's sets off the 疫病, which turns that 逆鱗.
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
        // Round 2: A has no skill left to use, but its 疫病 at place 1, speed 1, fires.
        const auto fight = duel("閃強強強強", "疫強強強割");
        CHECK(fight.at("1;SIM;A1B5") ==
              "18,19,19,19,x;0,0,0,0,0,0,0,0;x,19,19,19,1;0,0,0,0,0,0,0,0");
        CHECK(fight.init(2) == "B:0,1");
        CHECK(fight.at("2;ATK;B5") == "x,19,19,19,x;0,0,0,0,0,0,0,0;x,18,19,19,1;0,0,0,0,0,0,0,0");
    }
}

// Destruction, +硬 and the end phase ([shiden 6, 7]).
using shiaiba::test::duel;

TEST_CASE("shiden 6.1: what is destroyed at one timing goes together, then 逆鱗 is gained",
          "[shiden][6.1]") {
    // Both 逆鱗 and the 一閃 fall at once: A has two 逆鱗 states, and no skill left to use them.
    const auto fight = duel("逆逆閃裏裏", "裏裏裏裏果");
    CHECK(fight.init(1) == "A:3,1");
    CHECK(fight.at("1;ATK;B5") == "x,x,x,x,x;0,0,2,0,0,0,0,0;x,28,28,28,2;0,0,0,0,0,0,0,0");

    SECTION("counters of two sources on one skill: destroyed once, and saved once") {
        // B's 的割 hits place 1; A's 的割 sets off B's 待伏, which hits places 1 and 2.
        const auto once = duel("待硬割裏裏", "割裏待速裏");
        CHECK(once.init(1) == "S:1,1");
        CHECK(once.at("1;SIM;A3B1") == "15,x,1,28,28;0,0,0,0,0,0,0,0;1,28,x,21,28;0,0,0,0,0,0,0,0");
    }
}

TEST_CASE("shiden 6.2: +硬 saves from damage, even if it is hit itself", "[shiden][6.2]") {
    // Places 1 and 2 are hit: the 一閃 stays and the +硬 goes.
    const auto fight = duel("閃硬裏裏裏", "裏影強紫強");
    CHECK(fight.at("1;ATK;B4") == "0,x,28,28,28;0,0,0,0,0,0,0,0;28,12,19,4,19;0,0,0,0,0,1,0,0");

    SECTION("an attached skill is not saved, +硬 itself neither") {
        const auto chain = duel("閃硬硬裏裏", "裏影強紫強");
        CHECK(chain.at("1;ATK;B4") == "0,x,20,28,28;0,0,0,0,0,0,0,0;28,12,19,4,19;0,0,0,0,0,1,0,0");
        const auto attached = duel("逆硬裏裏裏", "裏影強紫裏");
        CHECK(attached.at("1;ATK;B4") ==
              "x,20,28,28,28;0,0,1,0,0,0,0,0;28,12,19,4,28;0,0,0,0,0,1,0,0");
    }
    SECTION("not across a gap, not to the right of it") {
        const auto gap = duel("硬閃裏裏裏", "裏割裏裏裏");
        CHECK(gap.at("1;ATK;B2") == "20,x,28,28,28;0,0,0,0,0,0,0,0;x,1,28,28,28;0,0,0,0,0,0,0,0");
    }
}

TEST_CASE("shiden 6.2: +硬 saves a limited skill in the end phase until it is used again",
          "[shiden][6.2]") {
    // The 雷火 is used in round 1 and saved, used in round 2 and destroyed.
    const auto used = duel("強雷硬逆逆", "強裏裏裏裏");
    CHECK(used.at("1;END;-") == "x,6,x,25,25;0,0,0,0,0,0,0,0;x,x,28,28,28;0,0,0,0,0,0,0,0");
    CHECK(used.at("2;END;-") == "x,x,x,25,25;0,0,0,0,0,0,0,0;x,x,x,x,28;0,0,0,0,0,0,0,0");

    SECTION("saved and not used again, it stays") {
        // Round 2 is even: the 隠刃 is used before the 雷火.
        const auto idle = duel("強隠雷硬強", "強裏裏裏裏");
        CHECK(idle.at("1;END;-") == "x,7,6,x,19;0,0,0,0,0,0,0,0;x,x,28,28,28;0,0,0,0,0,0,0,0");
        CHECK(idle.at("2;END;-") == "x,x,6,x,19;0,0,0,0,0,0,0,0;x,x,x,x,28;0,0,0,0,0,0,0,0");
        CHECK(idle.at("3;ATK;A3") == "x,x,6,x,19;0,0,0,0,0,0,0,0;x,x,x,x,x;0,0,0,0,0,0,0,0");
    }
}

TEST_CASE("shiden 6.2: +硬 saves from 影討", "[shiden][6.2]") {
    // The 一閃 at places 1 and 4 are named; only the first has a +硬.
    const auto fight = duel("閃硬裏閃裏", "裏裏裏影裏");
    CHECK(fight.at("1;END;-") == "0,x,28,x,28;0,0,0,0,0,0,0,0;x,28,28,12,28;0,0,0,0,0,0,0,0");
    // A +硬 that is named itself goes, and does not save the skill left of it.
    const auto named = duel("硬閃硬裏裏", "裏裏裏影裏");
    CHECK(named.at("1;END;-") == "x,0,x,28,28;0,0,0,0,0,0,0,0;x,28,28,12,28;0,0,0,0,0,0,0,0");
}

TEST_CASE("shiden 7 step 1: 無想 and 先制 end before anything is destroyed", "[shiden][7]") {
    const auto fight = duel("無強強強強", "先強強強強");
    CHECK(fight.at("1;ATK;A0") == "26,19,19,19,19;0,0,0,1,0,0,0,0;x,19,19,19,19;0,0,0,0,1,0,0,0");
    CHECK(fight.at("1;END;-") == "x,19,19,19,19;0,0,0,0,0,0,0,0;x,19,19,19,19;0,0,0,0,0,0,0,0");
}

TEST_CASE("shiden 7 step 2: every designation counts, also of a 影討 that is gone", "[shiden][7]") {
    // B's 影討 names 裏霞 and falls to A's 一閃 in the same phase.
    const auto gone = duel("裏裏強強割", "強強強強影");
    CHECK(gone.at("1;ATK;A5") == "28,28,19,19,1;0,0,0,0,0,0,0,0;19,19,19,19,x;0,0,0,0,0,0,0,0");
    CHECK(gone.at("1;END;-") == "x,x,19,19,1;0,0,0,0,0,0,0,0;19,19,19,19,x;0,0,0,0,0,0,0,0");

    SECTION("two in one round: the head is another one the second time") {
        // A's 影討 names 逆鱗. B's 的割 sets off A's 待伏, which takes B's places 1 and 2. With 連撃 the
        // 影討 then names the 的割 at the new head. The 逆鱗 at place 4 and the 的割 both go.
        const auto both = duel("連影待速裏", "逆強割逆強");
        CHECK(both.init(1) == "A:2,1");
        CHECK(both.at("1;ATK;B3") == "30,12,x,21,28;0,0,0,0,0,0,0,0;x,x,1,25,19;0,0,1,0,0,0,0,0");
        CHECK(both.at("1;END;-") == "30,12,x,21,28;0,0,0,0,0,0,0,0;x,x,x,x,19;0,0,2,0,0,0,0,0");
    }
    SECTION("a designation holds for its own round only") {
        // Round 1 names 一閃: place 1 goes, the +硬 saves place 4. Round 2 names 裏霞.
        const auto once = duel("閃裏裏閃硬", "裏裏裏影裏");
        CHECK(once.at("1;END;-") == "x,28,28,0,x;0,0,0,0,0,0,0,0;x,28,28,12,28;0,0,0,0,0,0,0,0");
        CHECK(once.at("2;END;-") == "x,x,x,0,x;0,0,0,0,0,0,0,0;x,x,28,12,28;0,0,0,0,0,0,0,0");
    }
    SECTION("a 逆鱗 destroyed here gives its state; limited skills go at the same time") {
        const auto same = duel("強影裏裏裏", "逆防裏裏裏");
        CHECK(same.at("1;END;-") == "19,12,28,28,28;0,0,0,0,0,0,0,0;x,x,28,28,28;0,3,1,0,0,0,0,0");
    }
}

TEST_CASE("shiden 7 step 3: 衰弱 comes after the destruction", "[shiden][7]") {
    const auto fight = duel("呪裏裏裏裏", "裏防強裏裏");
    CHECK(fight.init(1) == "B:1,2");
    CHECK(fight.at("1;ATK;A1") == "5,28,28,28,28;0,0,0,0,0,0,0,0;28,10,19,28,28;0,2,0,0,0,0,0,1");
    CHECK(fight.at("1;END;-") == "5,28,28,28,28;0,0,0,0,0,0,0,0;31,x,19,28,28;0,2,0,0,0,0,0,1");
    // The head itself is a used 防壁: it is destroyed first, then the next one becomes 空虚.
    const auto head = duel("呪裏裏裏裏", "防強裏裏裏");
    CHECK(head.init(1) == "S:1,1");
    CHECK(head.at("1;SIM;A1B1") == "5,28,28,28,28;0,0,0,0,0,0,0,0;x,19,28,28,28;0,3,0,0,0,0,0,1");
    CHECK(head.at("1;END;-") == "5,28,28,28,28;0,0,0,0,0,0,0,0;x,31,28,28,28;0,3,0,0,0,0,0,1");
}

TEST_CASE("shiden 7: a row of nothing but 空虚 has not lost", "[shiden][7]") {
    // Round 1: 封印. Rounds 2 and 3: 防壁. Then both hit with 凡打; A spends 防壁 on it.
    const auto fight = duel("強封防防強", "強強強強強");
    CHECK(fight.at("5;END;-") == "x,x,x,x,19;0,2,0,0,0,0,0,0;x,x,31,31,31;0,0,0,0,0,1,1,1");
    CHECK(fight.at("6;END;-") == "x,x,x,x,19;0,1,0,0,0,0,0,0;x,x,x,31,31;0,0,0,0,0,1,1,1");
}

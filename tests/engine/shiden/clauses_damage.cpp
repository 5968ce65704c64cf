// Sections 5.1 to 5.4 and 5.6 of shiden's rules: targets, intercepts, +錬, amounts and speeds.
#include <string>

#include "catch.hpp"
#include "shiden/duel.hpp"

using shiaiba::test::duel;

TEST_CASE("shiden 5.1: each counter goes on the next held skill, the rest is lost",
          "[shiden][5.1]") {
    // Four hits; in round 2 there is one target left for them.
    const auto fight = duel("裏裏割果裏", "裏裏裏裏裏");
    CHECK(fight.at("1;ATK;A4") == "28,28,1,2,28;0,0,0,0,0,0,0,0;x,x,x,x,28;0,0,0,0,0,0,0,0");
    CHECK(fight.at("2;ATK;A4") == "x,28,1,2,28;0,0,0,0,0,0,0,0;x,x,x,x,x;0,0,0,0,0,0,0,0");
    CHECK(fight.last() == "RESULT;A;2");

    SECTION("an empty place takes no counter") {
        // Round 1: 防壁 and 覚悟 are used, and go. Round 2: two hits, places 1 and 3.
        const auto gap = duel("防果逆逆逆", "裏覚裏裏裏");
        CHECK(gap.at("2;ATK;A2") == "x,2,25,25,25;0,3,0,0,0,0,0,0;x,x,x,28,28;1,0,0,0,0,0,0,0");
    }
}

TEST_CASE("shiden 5.1: a point of damage is one counter", "[shiden][5.1]") {
    // 果断 puts three, one after the other, and nobody answers.
    const auto fight = duel("裏裏果裏裏", "裏裏裏裏裏");
    std::string seen;
    for (const auto& board : fight.played().chronicle.boards) {
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
    // +強 and two 逆鱗 make it 4 points: places 3, 4, 5 and then 1.
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
    // The source's own example: 交錯 4 and 一閃 5 against 果断 3. The first three of B are gone by then,
    // so here at the front: 交錯 with +速, speed 1, at place 1.
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
        // Round 2: A bears three 防壁.
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
    // 待伏, speed 0, could not fire against speed 1; it uses the +錬 up, and the 搦手 fires.
    const auto slow = duel("裏裏果錬裏", "待搦裏裏裏");
    CHECK(slow.at("1;ATK;A3") == "28,28,2,23,28;0,0,0,0,0,0,1,0;x,x,28,28,28;0,0,0,0,0,0,0,0");
    // 搦手, speed 1, could: it is passed over, and the damage goes on over all three places.
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
    // 怒濤 at place 1: 0 at least, then +速.
    CHECK(duel("怒速裏裏裏", "裏裏裏裏裏").init(1) == "A:1,0");
    // 隠刃 at place 4, round 2: 1 at least, then +強.
    const auto fight = duel("裏裏裏隠強", "裏裏裏裏裏");
    CHECK(fight.at("2;ATK;A4") == "x,28,28,7,19;0,0,0,0,0,0,0,0;x,x,x,28,28;0,0,0,0,0,0,0,0");
}

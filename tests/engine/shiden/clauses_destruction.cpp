// Sections 6, 7 and 8 of shiden's rules: destruction, +硬, the end phase, and how long a fight can be.
#include "catch.hpp"
#include "shiden/duel.hpp"

using shiaiba::test::duel;

TEST_CASE("shiden 6.1: what is destroyed at one timing goes together, then 逆鱗 is gained",
          "[shiden][6.1]") {
    // Both 逆鱗 and the 一閃 fall at once: two 逆鱗 are borne, and nothing is left to use them.
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
    // Places 1 and 2 are hit: the 一閃 stays, the +硬 goes.
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
    // Used in round 1 and saved, used in round 2 and destroyed.
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
    // A +硬 that is named goes, and saves what stands left of it from nothing.
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

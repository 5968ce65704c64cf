// Section 2 of shiden's rules, attached skills: one hand-made position for each.
#include "catch.hpp"
#include "shiden/duel.hpp"

using shiaiba::test::duel;

TEST_CASE("shiden 2: +強 adds 1 damage to the attack skill directly left of it", "[shiden][2]") {
    const auto fight = duel("強閃強強強", "強強強強強");
    CHECK(fight.init(1) == "A:2,0");
    CHECK(fight.at("1;ATK;A2") == "19,0,19,19,19;0,0,0,0,0,0,0,0;x,x,19,19,19;0,0,0,0,0,0,0,0");

    SECTION("not across a gap") {
        // Round 1: B's 的割 destroys place 3, so that nothing stands between 一閃 and +強 in round 2.
        const auto gap = duel("強閃裏強強", "強強割裏強");
        CHECK(gap.at("1;ATK;B3") == "19,0,x,19,19;0,0,0,0,0,0,0,0;x,19,1,28,19;0,0,0,0,0,0,0,0");
        CHECK(gap.at("2;ATK;A2") == "19,0,x,19,19;0,0,0,0,0,0,0,0;x,x,1,28,19;0,0,0,0,0,0,0,0");
    }
    SECTION("not to an intercept") {
        const auto none = duel("先怒裏裏裏", "待強強強強");
        CHECK(none.at("1;ATK;A2") == "x,x,28,28,28;0,0,0,0,1,0,0,0;x,19,19,19,19;0,0,0,0,0,0,0,0");
    }
    SECTION("not once it is destroyed") {
        const auto same = duel("閃強強強強", "強割裏強強");
        CHECK(same.init(1) == "S:1,1");
        CHECK(same.at("1;SIM;A1B2") == "0,x,19,19,19;0,0,0,0,0,0,0,0;x,x,28,19,19;0,0,0,0,0,0,0,0");
        const auto later = duel("閃強強強強", "強割速強強");
        CHECK(later.init(1) == "B:1,2");
        CHECK(later.at("1;ATK;A1") == "0,x,19,19,19;0,0,0,0,0,0,0,0;x,1,21,19,19;0,0,0,0,0,0,0,0");
    }
}

TEST_CASE("shiden 2: +硬 is destroyed in place of what stands left of it", "[shiden][2]") {
    // Also 6.2. An attack, a support and an intercept skill are saved, an attached one is not.
    CHECK(duel("閃硬強強強", "強強強強閃").at("1;ATK;B5") ==
          "0,x,19,19,19;0,0,0,0,0,0,0,0;19,19,19,19,0;0,0,0,0,0,0,0,0");
    CHECK(duel("影硬強強強", "強強強強閃").at("1;ATK;B5") ==
          "12,x,19,19,19;0,0,0,0,0,0,0,0;19,19,19,19,0;0,0,0,0,0,0,0,0");
    CHECK(duel("待硬強強強", "強強強強閃").at("1;ATK;B5") ==
          "15,x,19,19,19;0,0,0,0,0,0,0,0;19,19,19,19,0;0,0,0,0,0,0,0,0");
    CHECK(duel("強硬強強強", "強強強強閃").at("1;ATK;B5") ==
          "x,20,19,19,19;0,0,0,0,0,0,0,0;19,19,19,19,0;0,0,0,0,0,0,0,0");
}

TEST_CASE("shiden 2: +速 adds 1 speed to the skill directly left of it", "[shiden][2]") {
    SECTION("attack and support") { CHECK(duel("強閃速強強", "強影速強強").init(1) == "S:3,3"); }
    SECTION("intercept: a 待伏 with speed 1 fires against a 的割") {
        const auto fight = duel("割裏裏裏裏", "待速強強強");
        CHECK(fight.at("1;ATK;A1") == "x,x,28,28,28;0,0,0,0,0,0,0,0;x,21,19,19,19;0,0,0,0,0,0,0,0");
    }
    SECTION("two of them do not add up: only the first stands directly right of the skill") {
        CHECK(duel("強閃速速強", "強強強強強").init(1) == "A:3,0");
    }
}

TEST_CASE("shiden 2: +錬 is limited: it goes in the end phase, met or not", "[shiden][2]") {
    const auto fight = duel("強閃錬強強", "強強強強強");
    CHECK(fight.at("1;ATK;A2") == "19,0,23,19,19;0,0,0,0,0,0,0,0;x,19,19,19,19;0,0,0,0,0,0,0,0");
    CHECK(fight.at("1;END;-") == "x,0,x,19,19;0,0,0,0,0,0,0,0;x,19,19,19,19;0,0,0,0,0,0,0,0");

    SECTION("right of a support skill it does nothing, and stays") {
        const auto idle = duel("強影錬強強", "裏強逆逆逆");
        CHECK(idle.at("1;END;-") == "x,12,23,19,19;0,0,0,0,0,0,0,0;x,19,25,25,25;0,0,0,0,0,0,0,0");
    }
}

TEST_CASE("shiden 2: +盾 adds two 防壁 to an attack or support skill's effects", "[shiden][2]") {
    SECTION("attack") {
        const auto fight = duel("強閃盾強強", "強強強強強");
        CHECK(fight.at("1;ATK;A2") ==
              "19,0,24,19,19;0,2,0,0,0,0,0,0;x,19,19,19,19;0,0,0,0,0,0,0,0");
        CHECK(fight.at("1;END;-") == "19,0,x,19,19;0,1,0,0,0,0,0,0;x,19,19,19,19;0,0,0,0,0,0,0,0");
    }
    SECTION("support, on top of the skill's own effect") {
        const auto fight = duel("強防盾強強", "強強強強強");
        CHECK(fight.at("1;ATK;A2") ==
              "19,10,24,19,19;0,5,0,0,0,0,0,0;19,19,19,19,19;0,0,0,0,0,0,0,0");
    }
    SECTION("an intercept gets nothing from it, and it is not used up") {
        const auto fight = duel("割裏裏裏裏", "搦盾強強強");
        CHECK(fight.at("1;ATK;A1") ==
              "1,28,28,28,28;0,0,0,0,0,0,1,0;x,24,19,19,19;0,0,0,0,0,0,0,0");
        CHECK(fight.at("1;END;-") == "x,28,28,28,28;0,0,0,0,0,0,1,0;x,24,19,19,19;0,0,0,0,0,0,0,0");
    }
}

TEST_CASE("shiden 2: 逆鱗 gives its owner one 逆鱗 when destroyed", "[shiden][2]") {
    const auto fight = duel("逆強強強強", "強強強強閃");
    CHECK(fight.at("1;ATK;B5") == "x,19,19,19,19;0,0,1,0,0,0,0,0;19,19,19,19,0;0,0,0,0,0,0,0,0");
}

TEST_CASE("shiden 2: 無想 works in the round of its level and is limited", "[shiden][2]") {
    const auto fight = duel("強無強強強", "強強強強閃");
    CHECK(fight.at("1;ATK;B5") == "x,26,19,19,19;0,0,0,0,0,0,0,0;19,19,19,19,0;0,0,0,0,0,0,0,0");
    CHECK(fight.at("2;START;-") == "x,26,19,19,19;0,0,0,1,0,0,0,0;x,19,19,19,0;0,0,0,0,0,0,0,0");
    CHECK(fight.at("2;ATK;B5") == "x,26,19,19,19;0,0,0,1,0,0,0,0;x,19,19,19,0;0,0,0,0,0,0,0,0");
    CHECK(fight.at("2;END;-") == "x,x,19,19,19;0,0,0,0,0,0,0,0;x,x,19,19,0;0,0,0,0,0,0,0,0");
}

TEST_CASE("shiden 2: 先制 works in the round of its level and stays in the row", "[shiden][2]") {
    const auto fight = duel("強先強強閃", "強強強強紫");
    CHECK(fight.init(1) == "B:5,7");
    CHECK(fight.at("2;START;-") == "x,27,19,19,0;0,0,0,0,1,0,0,0;x,19,19,19,4;0,0,0,0,0,1,0,0");

    const auto first = duel("先強強強閃", "強強強強紫");
    CHECK(first.at("1;START;-") == "27,19,19,19,0;0,0,0,0,1,0,0,0;19,19,19,19,4;0,0,0,0,0,0,0,0");
    CHECK(first.init(1) == "A:5,7");
    CHECK(first.at("1;ATK;A5") == "27,19,19,19,0;0,0,0,0,1,0,0,0;x,19,19,19,4;0,0,0,0,0,0,0,0");

    SECTION("not limited: its state ends, the skill does not") {
        const auto stays = duel("強先強強強", "強強強強割");
        CHECK(stays.init(2) == "A:0,1");
        CHECK(stays.at("2;END;-") == "x,27,19,19,x;0,0,0,0,0,0,0,0;x,x,19,19,1;0,0,0,0,0,0,0,0");
    }
}

TEST_CASE("shiden 2: 裏霞 makes its owner use the rearmost attack or support skill",
          "[shiden][2]") {
    const auto fight = duel("閃影裏紫強", "強強強強強");
    CHECK(fight.init(1) == "A:1,0");
    // 紫電 with +強: two hits.
    CHECK(fight.at("1;ATK;A4") == "0,12,28,4,19;0,0,0,0,0,1,0,0;x,x,19,19,19;0,0,0,0,0,0,0,0");

    SECTION("no longer when it is destroyed") {
        const auto lost = duel("閃影裏紫強", "強強割裏強");
        // Equal speed 1: A's choice comes before the 的割 destroys its 裏霞.
        CHECK(lost.at("1;SIM;A4B3") == "0,12,x,4,19;0,0,0,0,0,1,0,0;x,x,1,28,19;0,0,0,0,0,0,0,0");
        CHECK(lost.at("2;ATK;A1") == "0,12,x,x,19;0,0,0,0,0,1,0,0;x,x,x,28,19;0,0,0,0,0,0,0,0");
    }
}

TEST_CASE("shiden 2: 燐光 ends all states of both when its owner's phase begins", "[shiden][2]") {
    SECTION("its owner's attack phase, before anything else in it") {
        // B: 防壁 at speed 5. A: the 燐光 takes the three 防壁, then the 紫電 hits and stuns its user.
        const auto fight = duel("強紫裏燐強", "強強強強防");
        CHECK(fight.at("1;ATK;B5") ==
              "19,4,28,29,19;0,0,0,0,0,0,0,0;19,19,19,19,10;0,3,0,0,0,0,0,0");
        CHECK(fight.at("1;ATK;A2") ==
              "19,4,28,29,19;0,0,0,0,0,1,0,0;x,19,19,19,10;0,0,0,0,0,0,0,0");
    }
    SECTION("not the opponent's attack phase") {
        const auto fight = duel("強紫裏燐強", "強強防強強");
        CHECK(fight.init(1) == "A:4,3");
        CHECK(fight.at("1;ATK;B3") ==
              "19,4,28,29,19;0,0,0,0,0,1,0,0;x,19,10,19,19;0,3,0,0,0,0,0,0");
    }
    SECTION("a simultaneous phase, whichever side holds it; a phase of 凡打 too") {
        // A's 封印 comes first; B has only 凡打 to use, but its phase begins with the 燐光.
        const auto fight = duel("強封強強強", "強強燐強強");
        CHECK(fight.at("1;ATK;B0") ==
              "x,11,19,19,19;0,0,0,0,0,0,0,0;19,19,29,19,19;0,0,0,0,0,0,0,0");
        const auto both = duel("無強強強強", "無強強燐強");
        CHECK(both.at("1;START;-") ==
              "26,19,19,19,19;0,0,0,1,0,0,0,0;26,19,19,29,19;0,0,0,1,0,0,0,0");
        CHECK(both.at("1;SIM;A0B0") ==
              "x,19,19,19,19;0,0,0,0,0,0,0,0;x,19,19,29,19;0,0,0,0,0,0,0,0");
    }
}

TEST_CASE("shiden 2: 連撃 gives one more attack phase in the round of its level", "[shiden][2]") {
    const auto fight = duel("連強強閃裏", "強強強強覚");
    CHECK(fight.init(1) == "B:4,5");
    CHECK(fight.phases(1) == "START INIT ATK ATK XATK END");
    CHECK(fight.at("1;ATK;A4") == "30,19,19,0,28;0,0,0,0,0,0,0,0;x,19,19,19,9;1,0,0,0,0,0,0,0");
    CHECK(fight.at("1;XATK;A4") == "30,19,19,0,28;0,0,0,0,0,0,0,0;x,x,19,19,9;1,0,0,0,0,0,0,0");
    CHECK(fight.phases(2) == "START INIT ATK ATK END");
}

TEST_CASE("shiden 2: 空虚 does nothing and keeps its place", "[shiden][2]") {
    // 呪詛 weakens B at the start; its only attack skill becomes 空虚 in the end phase.
    const auto fight = duel("強呪裏裏裏", "裏閃裏裏裏");
    CHECK(fight.init(1) == "B:1,2");
    CHECK(fight.at("1;END;-") == "x,5,28,28,28;0,0,0,0,0,0,0,0;x,31,28,28,28;0,0,0,0,0,0,0,1");
    CHECK(fight.init(2) == "A:1,0");
}

// Tests shiden's clauses on attack skills, attached skills and counters ([shiden 2, 5]).
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
    // Places 3, 4 and 5 are attack skills. 覚悟 would not count.
    const auto fight = duel("強強剣果閃", "強強強強強");
    CHECK(fight.init(1) == "A:2,0");
    CHECK(fight.at("1;ATK;A3") == "19,19,3,2,0;0,0,0,0,0,0,0,0;x,x,x,19,19;0,0,0,0,0,0,0,0");

    SECTION("destroyed ones no longer count, nor do other kinds of skills") {
        // Place 1 falls to the faster 紫電; 待伏 and 影討 are no attack skills, so that 剣舞 and
        // 果断 are left.
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
        // Round 1: neither side has a skill to use, and 凡打 meets 凡打.
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
        // B uses 影討 (speed 5) first; then the 待伏 hits places 1 and 2.
        const auto slow = duel("強強強強強", "待強強強影");
        CHECK(slow.at("1;ATK;A0") == "x,x,19,19,19;0,0,0,0,0,0,0,0;x,19,19,19,12;0,0,0,0,0,0,0,0");
    }
}

// Attached skills ([shiden 2]): a position made by hand for each.
using shiaiba::test::duel;

TEST_CASE("shiden 2: +強 adds 1 damage to the attack skill directly left of it", "[shiden][2]") {
    const auto fight = duel("強閃強強強", "強強強強強");
    CHECK(fight.init(1) == "A:2,0");
    CHECK(fight.at("1;ATK;A2") == "19,0,19,19,19;0,0,0,0,0,0,0,0;x,x,19,19,19;0,0,0,0,0,0,0,0");

    SECTION("not across a gap") {
        // Round 1: B's 的割 destroys place 3, so that a gap is between 一閃 and +強 in round 2.
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
    // Also [shiden 6.2]: an attack, a support and an intercept skill are saved, an attached one is
    // not.
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
    // 紫電 with +強 makes two hits.
    CHECK(fight.at("1;ATK;A4") == "0,12,28,4,19;0,0,0,0,0,1,0,0;x,x,19,19,19;0,0,0,0,0,0,0,0");

    SECTION("no longer when it is destroyed") {
        const auto lost = duel("閃影裏紫強", "強強割裏強");
        // Both have speed 1: A's skill is chosen before the 的割 destroys A's 裏霞.
        CHECK(lost.at("1;SIM;A4B3") == "0,12,x,4,19;0,0,0,0,0,1,0,0;x,x,1,28,19;0,0,0,0,0,0,0,0");
        CHECK(lost.at("2;ATK;A1") == "0,12,x,x,19;0,0,0,0,0,1,0,0;x,x,x,28,19;0,0,0,0,0,0,0,0");
    }
}

TEST_CASE("shiden 2: 燐光 ends all states of both when its owner's phase begins", "[shiden][2]") {
    SECTION("its owner's attack phase, before anything else in it") {
        // B uses 防壁 at speed 5. A's 燐光 ends the three 防壁, then the 紫電 hits and stuns its
        // user.
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
    // 呪詛 weakens B; B's only attack skill becomes 空虚 in the end phase.
    const auto fight = duel("強呪裏裏裏", "裏閃裏裏裏");
    CHECK(fight.init(1) == "B:1,2");
    CHECK(fight.at("1;END;-") == "x,5,28,28,28;0,0,0,0,0,0,0,0;x,31,28,28,28;0,0,0,0,0,0,0,1");
    CHECK(fight.init(2) == "A:1,0");
}

// Attack skills that +反 turns into intercepts ([shiden 5.5]).
using shiaiba::test::duel;

TEST_CASE("shiden 5.5: an attack skill under +反 is neither used nor compared", "[shiden][5.5]") {
    const auto fight = duel("閃反裏裏裏", "裏裏裏裏裏");
    CHECK(fight.init(1) == "S:0,0");
    // Both use 凡打. B's 凡打 sets off the 一閃, so that two sources hit B's head.
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
        // At place 3 it has speed 1 and, in round 2, makes two hits. At place 2 it has speed 0 and
        // is too slow.
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
        // A's 的割 hits twice in round 1 by 連撃: first the 逆鱗 at place 2, then the 一閃 at place
        // 3.
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
    // Two attack skills beside it make 2 hits.
    const auto two = duel("裏割裏裏裏", "裏剣反割割");
    CHECK(two.init(1) == "S:1,1");
    CHECK(two.at("1;SIM;A2B5") == "x,x,28,28,x;0,0,0,0,0,0,0,0;28,x,22,1,1;0,0,0,0,0,0,0,0");
}

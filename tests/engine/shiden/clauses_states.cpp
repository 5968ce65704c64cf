// Tests shiden's states ([shiden 3]): what each does, what it leaves alone, and when it ends.
#include "catch.hpp"
#include "shiden/duel.hpp"

using shiaiba::test::duel;

TEST_CASE("shiden 3: 覚悟 adds 1 damage and 2 speed to attack skills held", "[shiden][3]") {
    const auto fight = duel("強覚裏閃裏", "強強強強強");
    // In a row with 裏霞 the 一閃 would be used in round 1; without 裏霞 the 覚悟 is used first.
    const auto plain = duel("強覚強閃逆", "強強強強強");
    CHECK(plain.init(2) == "A:6,0");
    CHECK(plain.at("2;ATK;A4") == "x,x,19,0,25;1,0,0,0,0,0,0,0;x,x,19,19,19;0,0,0,0,0,0,0,0");
    CHECK(plain.at("2;ATK;B0") == "x,x,x,0,25;1,0,0,0,0,0,0,0;x,x,19,19,19;0,0,0,0,0,0,0,0");
    CHECK(fight.at("1;ATK;A4") == "19,9,28,0,28;0,0,0,0,0,0,0,0;x,19,19,19,19;0,0,0,0,0,0,0,0");

    SECTION("it does not stack, and a support skill is no faster under it") {
        const auto twice = duel("強覚覚強閃", "強強強強強");
        CHECK(twice.init(2) == "A:3,0");
        CHECK(twice.at("2;ATK;A3") == "x,x,9,19,0;1,0,0,0,0,0,0,0;19,19,19,19,19;0,0,0,0,0,0,0,0");
        CHECK(twice.init(3) == "A:7,0");
    }
    SECTION("an intercept is no faster and does no more damage under it") {
        // 待伏 keeps speed 0 against the 的割, speed 1; 玉響 at place 2 fires and does 1 damage for
        // speed 1.
        const auto slow = duel("割逆逆逆逆", "待強強強覚");
        CHECK(slow.at("1;ATK;A1") == "1,25,25,25,25;0,0,0,0,0,0,0,0;x,19,19,19,9;1,0,0,0,0,0,0,0");
        const auto weak = duel("強割逆逆逆", "強玉強強覚");
        CHECK(weak.at("1;ATK;A2") == "x,1,25,25,25;0,0,0,0,0,0,0,0;19,x,19,19,9;1,0,0,0,0,0,0,0");
    }
    SECTION("凡打 is not held: still 1 damage at speed 0") {
        const auto bare = duel("強覚強強強", "強強強強強");
        CHECK(bare.init(2) == "S:0,0");
        CHECK(bare.at("2;SIM;A0B0") == "x,x,x,19,19;1,0,0,0,0,0,0,0;x,19,19,19,19;0,0,0,0,0,0,0,0");
    }
}

TEST_CASE("shiden 3: one 防壁 is spent on all the damage of one use", "[shiden][3]") {
    const auto fight = duel("強強果逆逆", "強強強強防");
    CHECK(fight.at("1;ATK;A3") == "19,19,2,25,25;0,0,0,0,0,0,0,0;19,19,19,19,10;0,2,0,0,0,0,0,0");

    SECTION("it is not spent on an intercept's damage, and does not stop it") {
        // Round 2: B has 防壁 and uses 的割 at place 4; A's 交錯 there hits it.
        const auto through = duel("強強強交強", "強強防割逆");
        CHECK(through.at("2;START;-") ==
              "19,19,19,13,19;0,0,0,0,0,0,0,0;19,19,x,1,25;0,2,0,0,0,0,0,0");
        CHECK(through.at("2;ATK;B4") ==
              "19,19,19,x,19;0,0,0,0,0,0,0,0;19,19,x,x,25;0,2,0,0,0,0,0,0");
    }
    SECTION("it is not spent while its bearer is under 無想") {
        const auto kept = duel("強強強強強", "強無防強強");
        CHECK(kept.at("2;START;-") ==
              "19,19,19,19,19;0,0,0,0,0,0,0,0;19,26,x,19,19;0,2,0,1,0,0,0,0");
        CHECK(kept.at("2;SIM;A0B0") ==
              "x,19,19,19,19;0,0,0,0,0,0,0,0;19,26,x,19,19;0,2,0,1,0,0,0,0");
    }
    SECTION("cancelled damage touches nothing: no counter, no intercept; other effects happen") {
        const auto mute = duel("呪逆逆逆逆", "搦強強強防");
        CHECK(mute.at("1;ATK;A1") ==
              "5,25,25,25,25;0,0,0,0,0,0,0,0;14,19,19,19,10;0,2,0,0,0,0,0,1");
    }
    SECTION("it stacks and stays over the rounds until it is spent") {
        const auto many = duel("強防防強強", "強強強強強");
        CHECK(many.at("2;ATK;A3") ==
              "19,x,10,19,19;0,5,0,0,0,0,0,0;19,19,19,19,19;0,0,0,0,0,0,0,0");
        CHECK(many.at("6;SIM;A0B0") == "19,x,x,19,19;0,0,0,0,0,0,0,0;x,x,x,x,19;0,0,0,0,0,0,0,0");
    }
}

TEST_CASE("shiden 3: each 逆鱗 adds 1 damage to the next attack skill used", "[shiden][3]") {
    // B's 紫電 with +強 destroys both 逆鱗; the 的割 at place 5 then does 3: places 5, 1, 2.
    const auto fight = duel("逆逆強強割", "紫強逆逆裏");
    CHECK(fight.at("1;ATK;B1") == "x,x,19,19,1;0,0,2,0,0,0,0,0;4,19,25,25,28;0,0,0,0,0,1,0,0");
    CHECK(fight.at("1;ATK;A5") == "x,x,19,19,1;0,0,0,0,0,0,0,0;x,x,25,25,x;0,0,0,0,0,1,0,0");

    SECTION("凡打 gets nothing from it and does not end it") {
        const auto kept = duel("逆逆強強強", "紫強逆逆裏");
        CHECK(kept.at("1;ATK;A0") == "x,x,19,19,19;0,0,2,0,0,0,0,0;x,19,25,25,28;0,0,0,0,0,1,0,0");
    }
    SECTION("a support skill does not end it") {
        const auto kept = duel("逆逆影強強", "裏紫強裏裏");
        CHECK(kept.at("1;ATK;A3") == "x,x,12,19,19;0,0,2,0,0,0,0,0;28,4,19,28,28;0,0,0,0,0,1,0,0");
    }
    SECTION("damage that is cancelled was a use all the same") {
        const auto spent = duel("逆強強強閃", "無強強強紫");
        CHECK(spent.at("1;ATK;B5") == "x,19,19,19,0;0,0,1,0,0,0,0,0;26,19,19,19,4;0,0,0,1,0,1,0,0");
        CHECK(spent.at("1;ATK;A5") == "x,19,19,19,0;0,0,0,0,0,0,0,0;26,19,19,19,4;0,0,0,1,0,1,0,0");
    }
}

TEST_CASE("shiden 3: 無想 cancels all damage, an intercept's too, until the end phase",
          "[shiden][3]") {
    const auto fight = duel("無割逆逆逆", "強交強強強");
    // The 交錯 fires but does not damage the 的割.
    CHECK(fight.at("1;ATK;A2") == "26,1,25,25,25;0,0,0,1,0,0,0,0;19,x,19,19,19;0,0,0,0,0,0,0,0");
    CHECK(fight.at("1;ATK;B0") == "26,1,25,25,25;0,0,0,1,0,0,0,0;19,x,19,19,19;0,0,0,0,0,0,0,0");
    CHECK(fight.at("1;END;-") == "x,1,25,25,25;0,0,0,0,0,0,0,0;19,x,19,19,19;0,0,0,0,0,0,0,0");

    SECTION("other effects happen, and no intercept is set off") {
        const auto mute = duel("強呪逆逆逆", "無搦強強強");
        CHECK(mute.at("1;ATK;A2") ==
              "19,5,25,25,25;0,0,0,0,0,0,0,0;26,14,19,19,19;0,0,0,1,0,0,0,1");
    }
}

TEST_CASE("shiden 3: 先制 and 無想 end in the end phase, スタン and 狼狽 and 覚悟 stay",
          "[shiden][3]") {
    const auto fight = duel("先封強強強", "無強強強覚");
    CHECK(fight.at("1;ATK;B5") == "27,11,19,19,19;0,0,0,0,1,0,0,0;26,19,19,19,9;1,0,0,1,0,1,1,1");
    CHECK(fight.at("1;END;-") == "27,x,19,19,19;0,0,0,0,0,0,0,0;x,31,19,19,x;1,0,0,0,0,1,1,1");
    CHECK(fight.at("2;END;-") == "x,x,19,19,19;0,0,0,0,0,0,0,0;x,x,31,19,x;1,0,0,0,0,1,1,1");
}

TEST_CASE("shiden 3: スタン is borne once and lasts", "[shiden][3]") {
    const auto fight = duel("強強強強紫", "強強強強強");
    CHECK(fight.at("2;ATK;A5") == "x,x,19,19,4;0,0,0,0,0,1,0,0;x,x,19,19,19;0,0,0,0,0,0,0,0");
    CHECK(fight.init(2) == "B:7,0");
}

TEST_CASE("shiden 3: 狼狽 makes attack skills' speed 0 in attack phases only", "[shiden][3]") {
    // Round 1: the 搦手 fires. Round 2: the compared speed is 2 as before, but the 待伏 is fast
    // enough.
    const auto fight = duel("強割速逆逆", "強搦待強強");
    CHECK(fight.at("1;ATK;A2") == "19,1,21,25,25;0,0,0,0,0,0,1,0;19,x,15,19,19;0,0,0,0,0,0,0,0");
    CHECK(fight.init(2) == "A:2,0");
    CHECK(fight.at("2;ATK;A2") == "x,x,x,25,25;0,0,0,0,0,0,1,0;19,x,x,19,19;0,0,0,0,0,0,0,0");

    SECTION("at place 1 as anywhere") {
        // The +硬 saves the 的割 in round 1; in round 2 the 待伏, speed 0, is fast enough.
        const auto front = duel("割硬強強強", "搦待強強強");
        CHECK(front.init(2) == "A:1,0");
        CHECK(front.at("2;ATK;A1") == "x,x,x,19,19;0,0,0,0,0,0,1,0;x,x,19,19,19;0,0,0,0,0,0,0,0");
    }
    SECTION("above 覚悟 too") {
        // Round 1: A uses 封印, B 覚悟. Round 2: B's 一閃 at place 5 is compared with 7 but attacks
        // with 0.
        const auto under = duel("強封待強強", "強覚強強閃");
        CHECK(under.init(1) == "S:2,2");
        CHECK(under.init(2) == "A:0,7");
        CHECK(under.at("2;ATK;B5") == "x,x,x,19,19;0,0,0,0,0,0,0,0;x,x,x,x,0;1,0,0,0,0,1,1,1");
    }
    SECTION("玉響 then does 0 damage") {
        const auto zero = duel("強割逆逆逆", "強搦玉強強");
        CHECK(zero.at("2;ATK;A2") == "x,1,25,25,25;0,0,0,0,0,0,1,0;19,x,x,19,19;0,0,0,0,0,0,0,0");
    }
}

TEST_CASE("shiden 3: 衰弱 turns one skill into 空虚 in every end phase", "[shiden][3]") {
    // Round 2: 防壁 is used, no damage is done; the 空虚 at the head stays, and the next skill
    // becomes 空虚 too.
    const auto fight = duel("強封防強強", "強強裏裏強");
    CHECK(fight.at("1;END;-") == "x,x,10,19,19;0,0,0,0,0,0,0,0;31,19,28,28,19;0,0,0,0,0,1,1,1");
    CHECK(fight.at("2;END;-") == "x,x,x,19,19;0,2,0,0,0,0,0,0;31,31,28,28,19;0,0,0,0,0,1,1,1");
    CHECK(fight.at("3;END;-") == "x,x,x,19,19;0,1,0,0,0,0,0,0;x,31,31,28,19;0,0,0,0,0,1,1,1");
}

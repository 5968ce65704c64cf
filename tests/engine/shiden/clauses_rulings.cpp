// Tests shiden's rulings, and the reading of each that was not taken ([shiden 11]).
#include <algorithm>
#include <string>

#include "catch.hpp"
#include "shiden/duel.hpp"

using shiaiba::test::duel;

TEST_CASE("shiden R1: nothing stands left of place 1, not even 凡打", "[shiden][R1]") {
    // Other reading: A's 凡打 with +強 takes two skills.
    CHECK(duel("強裏裏裏裏", "裏裏裏裏裏").at("1;SIM;A0B0") ==
          "x,28,28,28,28;0,0,0,0,0,0,0,0;x,28,28,28,28;0,0,0,0,0,0,0,0");
    // Other reading: +速 keeps the 待伏, speed 0, from firing.
    CHECK(duel("速裏裏裏裏", "待裏裏裏影").at("1;ATK;A0") ==
          "x,x,28,28,28;0,0,0,0,0,0,0,0;x,28,28,28,12;0,0,0,0,0,0,0,0");
    // Other reading: +錬 keeps the 待伏 from firing.
    CHECK(duel("錬裏裏裏裏", "待裏裏裏影").at("1;ATK;A0") ==
          "x,x,28,28,28;0,0,0,0,0,0,0,0;x,28,28,28,12;0,0,0,0,0,0,0,0");
    // Other reading: A gets two 防壁, and the +盾 goes in the end phase.
    const auto shield = duel("盾裏裏裏裏", "裏裏裏裏防");
    CHECK(shield.at("1;ATK;A0") == "24,28,28,28,28;0,0,0,0,0,0,0,0;28,28,28,28,10;0,2,0,0,0,0,0,0");
    CHECK(shield.at("1;END;-") == "24,28,28,28,28;0,0,0,0,0,0,0,0;28,28,28,28,x;0,2,0,0,0,0,0,0");
}

TEST_CASE("shiden R2: a 逆鱗 gained in the destruction step of a use stays", "[shiden][R2]") {
    // A's 的割 sets off a 待伏 that takes A's own 逆鱗. Other reading: the state ends at once.
    const auto fight = duel("逆割裏裏裏", "裏待速裏裏");
    CHECK(fight.at("1;ATK;A2") == "x,x,28,28,28;0,0,1,0,0,0,0,0;28,x,21,28,28;0,0,0,0,0,0,0,0");

    SECTION("one borne before ends, the new one stays") {
        // B's 的割 at speed 2 destroys the first 逆鱗; then the same happens as above.
        const auto both = duel("逆逆割裏裏", "割速待速裏");
        CHECK(both.at("1;ATK;B1") == "x,25,1,28,28;0,0,1,0,0,0,0,0;1,21,15,21,28;0,0,0,0,0,0,0,0");
        CHECK(both.at("1;ATK;A3") == "x,x,x,28,28;0,0,1,0,0,0,0,0;1,21,x,21,28;0,0,0,0,0,0,0,0");
    }
}

TEST_CASE("shiden R3: 裏霞 means the rearmost attack or support skill", "[shiden][R3]") {
    // Other reading: the last skill of the row can't be used, so the first that can is used, place
    // 1.
    const auto fight = duel("割影裏裏裏", "裏裏裏裏裏");
    CHECK(fight.at("1;ATK;A2") == "1,12,28,28,28;0,0,0,0,0,0,0,0;28,28,28,28,28;0,0,0,0,0,0,0,0");
}

TEST_CASE("shiden R4: 凡打 when only 隠刃 is left in an odd round", "[shiden][R4]") {
    // Other reading: A uses nothing (A-), and B's head stays.
    const auto fight = duel("裏裏裏裏隠", "裏裏裏裏裏");
    CHECK(fight.at("1;SIM;A0B0") == "x,28,28,28,7;0,0,0,0,0,0,0,0;x,28,28,28,28;0,0,0,0,0,0,0,0");
}

TEST_CASE("shiden R5: the used skill's effects come before the intercepts'", "[shiden][R5]") {
    // A's 影討 names B's head, a +強, before A's 疫病 turns it. Other reading: it names the new
    // 疫病, so that place 1 goes and place 5 stays.
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

TEST_CASE("shiden R11: a 影討 that is destroyed before the end phase has named all the same",
          "[shiden][R11]") {
    // At once A names B's 裏霞 and B's 雷火 destroys the 影討. Other reading: the four 裏霞 stay.
    const auto fight = duel("裏影裏裏裏", "裏雷裏裏裏");
    CHECK(fight.at("1;SIM;A2B2") == "x,x,28,28,28;0,0,0,0,0,0,0,0;28,6,28,28,28;0,0,0,0,0,0,0,0");
    CHECK(fight.at("1;END;-") == "x,x,28,28,28;0,0,0,0,0,0,0,0;x,x,x,x,x;0,0,0,0,0,0,0,0");
}

TEST_CASE("shiden R12: named and limited skills go at one time", "[shiden][R12]") {
    // The three +硬 are named, and the 雷火 was used: a +硬 that goes itself still saves it. Other
    // reading: that +硬 is gone by then.
    CHECK(duel("裏影裏裏裏", "硬雷硬裏硬").at("1;END;-") ==
          "x,x,28,28,28;0,0,0,0,0,0,0,0;x,6,x,28,x;0,0,0,0,0,0,0,0");
    // A skill that was named and used is destroyed once and saved once. Other reading: it goes the
    // second time.
    CHECK(duel("裏裏裏影裏", "雷硬裏裏裏").at("1;END;-") ==
          "x,x,28,12,28;0,0,0,0,0,0,0,0;6,x,28,28,28;0,0,0,0,0,0,0,0");
}

TEST_CASE("shiden R13: 連撃 always gives its phase", "[shiden][R13]") {
    // The second 的割 sets off the 待伏, which costs A two skills for one: 連撃 can't be declined.
    const auto fight = duel("連裏割裏裏", "覚裏強待速");
    CHECK(fight.phases(1) == "START INIT SIM XATK END");
    CHECK(fight.at("1;XATK;A3") == "x,x,1,28,28;0,0,0,0,0,0,0,0;9,28,x,x,21;1,0,0,0,0,0,0,0");
}

TEST_CASE("shiden R14: a 呪詛 whose damage is cancelled gives 衰弱", "[shiden][R14]") {
    // Damage cancelled by 防壁, then by 無想: no intercept fired.
    CHECK(duel("呪裏裏裏裏", "待裏裏裏防").at("1;ATK;A1") ==
          "5,28,28,28,28;0,0,0,0,0,0,0,0;15,28,28,28,10;0,2,0,0,0,0,0,1");
    CHECK(duel("呪裏裏裏裏", "無待裏裏裏").at("1;ATK;A1") ==
          "5,28,28,28,28;0,0,0,0,0,0,0,0;26,15,28,28,28;0,0,0,1,0,0,0,1");
}

// The readings that were not taken: the same fights, and further effects of each.
using shiaiba::test::duel;

namespace {

/// Winner and number of rounds, "A2".
std::string verdict(const shiaiba::test::Duel& fight) {
    return fight.last().substr(7, 1) + fight.last().substr(9);
}

} // namespace

TEST_CASE("shiden R1 the other way: 凡打 stands left of place 1", "[shiden][R1]") {
    CHECK(duel("強裏裏裏裏", "裏裏裏裏裏", "R1").at("1;SIM;A0B0") ==
          "x,28,28,28,28;0,0,0,0,0,0,0,0;x,x,28,28,28;0,0,0,0,0,0,0,0");
    CHECK(duel("速裏裏裏裏", "待裏裏裏影", "R1").at("1;ATK;A0") ==
          "21,28,28,28,28;0,0,0,0,0,0,0,0;x,28,28,28,12;0,0,0,0,0,0,0,0");
    // 狼狽 slows only attack skills that are held, so that A's 待伏 is too slow even when A has
    // caused 狼狽.
    CHECK(duel("待裏裏裏封", "速裏裏裏裏", "R1").at("1;ATK;B0") ==
          "x,28,28,28,11;0,0,0,0,0,0,0,0;21,28,28,28,28;0,0,0,0,0,1,1,1");
    // The +錬 is used up by supporting the 凡打.
    const auto ren = duel("錬裏裏裏裏", "待裏裏裏影", "R1");
    CHECK(ren.at("1;ATK;A0") == "23,28,28,28,28;0,0,0,0,0,0,0,0;x,28,28,28,12;0,0,0,0,0,0,0,0");
    CHECK(ren.at("1;END;-").substr(0, 13) == "x,28,28,28,28");
    const auto jun = duel("盾裏裏裏裏", "裏裏裏裏防", "R1");
    CHECK(jun.at("1;ATK;A0") == "24,28,28,28,28;0,2,0,0,0,0,0,0;28,28,28,28,10;0,2,0,0,0,0,0,0");
    CHECK(jun.at("1;END;-") == "x,28,28,28,28;0,2,0,0,0,0,0,0;28,28,28,28,x;0,2,0,0,0,0,0,0");
    // The compared speed is still 0, since no skill can be compared.
    CHECK(duel("速裏裏裏裏", "裏裏裏裏裏", "R1").init(1) == "S:0,0");
    // +反 doesn't turn the 凡打 into an intercept.
    CHECK(duel("反裏裏裏裏", "裏裏裏裏裏", "R1").trace() ==
          duel("反裏裏裏裏", "裏裏裏裏裏").trace());
    // Round 1: B's +錬 carries its 凡打 past the 待伏.
    CHECK(verdict(duel("待待交交待", "錬待逆待待")) == "A3");
    CHECK(verdict(duel("待待交交待", "錬待逆待待", "R1")) == "B3");
}

TEST_CASE("shiden R2 the other way: all 逆鱗 end after the destruction", "[shiden][R2]") {
    CHECK(duel("逆割裏裏裏", "裏待速裏裏", "R2").at("1;ATK;A2") ==
          "x,x,28,28,28;0,0,0,0,0,0,0,0;28,x,21,28,28;0,0,0,0,0,0,0,0");
    CHECK(duel("逆逆割裏裏", "割速待速裏", "R2").at("1;ATK;A3") ==
          "x,x,x,28,28;0,0,0,0,0,0,0,0;1,21,x,21,28;0,0,0,0,0,0,0,0");
    // A 逆鱗 gained after a 凡打 stays, since 凡打 is no attack skill that is held.
    CHECK(duel("逆裏裏裏裏", "待裏裏裏裏", "R2").at("1;SIM;A0B0") ==
          "x,x,28,28,28;0,0,1,0,0,0,0,0;x,28,28,28,28;0,0,0,0,0,0,0,0");
    // With the 逆鱗 of round 1 A's 一閃 takes two skills in round 2, without it one.
    CHECK(verdict(duel("閃逆待強閃", "閃強割強待")) == "A2");
    CHECK(verdict(duel("閃逆待強閃", "閃強割強待", "R2")) == "B3");
}

TEST_CASE("shiden R3 the other way: 裏霞 means the rearmost of any kind", "[shiden][R3]") {
    CHECK(duel("割影裏裏裏", "裏裏裏裏裏", "R3").at("1;ATK;A1") ==
          "1,12,28,28,28;0,0,0,0,0,0,0,0;x,28,28,28,28;0,0,0,0,0,0,0,0");
    // If the rearmost skill can be used, it is.
    CHECK(duel("裏裏裏割影", "裏裏裏裏裏", "R3").trace() ==
          duel("裏裏裏割影", "裏裏裏裏裏").trace());
    CHECK(verdict(duel("裏影裏割裏", "裏裏影影影")) == "B3");
    CHECK(verdict(duel("裏影裏割裏", "裏裏影影影", "R3")) == "A2");
}

TEST_CASE("shiden R4 the other way: nothing is used", "[shiden][R4]") {
    CHECK(duel("裏裏裏裏隠", "裏裏裏裏裏", "R4").at("1;SIM;A-B0") ==
          "x,28,28,28,7;0,0,0,0,0,0,0,0;28,28,28,28,28;0,0,0,0,0,0,0,0");
    CHECK(duel("裏裏裏裏隠", "裏裏裏裏閃", "R4").at("1;ATK;A-") ==
          "x,28,28,28,7;0,0,0,0,0,0,0,0;28,28,28,28,0;0,0,0,0,0,0,0,0");
    CHECK(duel("裏隠裏裏裏", "裏裏裏裏連", "R4").phases(1) == "START INIT SIM END");
    // A 隠刃 under +反 is no attack skill, so that 凡打 is used.
    CHECK(duel("裏裏裏隠反", "裏裏裏裏裏", "R4").trace() ==
          duel("裏裏裏隠反", "裏裏裏裏裏").trace());
    // If another skill can be used, that one is used.
    CHECK(duel("強閃強強隠", "強強強強強", "R4").at("1;ATK;A2") ==
          "19,0,19,19,7;0,0,0,0,0,0,0,0;x,x,19,19,19;0,0,0,0,0,0,0,0");
    // With attached skills alone, 凡打 is used in either reading.
    CHECK(duel("裏裏裏裏裏", "強強強強強", "R4").trace() ==
          duel("裏裏裏裏裏", "強強強強強").trace());
    CHECK(verdict(duel("待待裏隠隠", "待裏待待裏")) == "B3");
    CHECK(verdict(duel("待待裏隠隠", "待裏待待裏", "R4")) == "A2");
}

TEST_CASE("shiden R5 the other way: the intercepts' effects come first", "[shiden][R5]") {
    // The 影討 names the new 疫病.
    CHECK(duel("影疫裏裏裏", "強割裏裏強", "R5").at("1;END;-") ==
          "12,x,28,28,28;0,0,0,0,0,0,0,0;x,1,28,28,19;0,0,0,0,0,0,0,0");
    CHECK(verdict(duel("影割疫裏影", "強割強強割")) == "A3");
    CHECK(verdict(duel("影割疫裏影", "強割強強割", "R5")) == "B3");
}

TEST_CASE("shiden R6 the other way: the name that the place bears at the end", "[shiden][R6]") {
    CHECK(duel("影速裏疫裏", "強裏裏割強", "R6").at("1;END;-") ==
          "12,21,28,x,28;0,0,0,0,0,0,0,0;x,28,28,1,19;0,0,0,0,0,0,0,0");
    // A named skill counts even if destroyed: the 待伏 takes B's named 逆鱗, and the other 逆鱗
    // goes too.
    const auto gone = duel("影速裏待速", "逆裏裏割逆", "R6");
    CHECK(gone.at("1;END;-") == "12,21,28,x,21;0,0,0,0,0,0,0,0;x,x,28,1,x;0,0,2,0,0,0,0,0");
    CHECK(verdict(duel("逆閃逆疫疫", "影影逆疫閃")) == "A3");
    CHECK(verdict(duel("逆閃逆疫疫", "影影逆疫閃", "R6")) == "B2");
}

TEST_CASE("shiden R7 the other way: 狼狽 not in simultaneous phases", "[shiden][R7]") {
    CHECK(duel("強割裏裏裏", "強搦待裏割", "R7").at("2;SIM;A2B5") ==
          "x,1,28,28,x;0,0,0,0,0,0,1,0;19,x,x,28,1;0,0,0,0,0,0,0,0");
    CHECK(verdict(duel("強待割待搦", "強搦強割強")) == "A3");
    CHECK(verdict(duel("強待割待搦", "強搦強割強", "R7")) == "B3");
}

TEST_CASE("shiden R8 the other way: what is broken off has no other effects", "[shiden][R8]") {
    // The 紫電 under +反, which fired, keeps its own effect.
    CHECK(duel("紫裏裏裏裏", "紫反裏裏裏", "R8").at("1;ATK;A1") ==
          "x,28,28,28,28;0,0,0,0,0,0,0,0;x,22,28,28,28;0,0,0,0,0,1,0,0");
    // The log tells which effects are lost, if any.
    const auto lost = [](const char* a, const char* b) {
        const auto fight = duel(a, b, "R8");
        const auto& events = fight.played().fight_log.events;
        return std::count_if(events.begin(), events.end(),
                             [](const auto& event) { return event.kind == "loses-effects"; });
    };
    CHECK(lost("紫裏裏裏裏", "紫反裏裏裏") == 1);
    CHECK(lost("呪裏裏裏裏", "搦裏裏裏裏") > 0);
    CHECK(lost("割裏裏裏裏", "搦裏裏裏裏") == 0);
    const auto shield = duel("裏割盾裏裏", "裏搦裏裏裏", "R8");
    CHECK(shield.at("1;ATK;A2") == "28,1,24,28,28;0,0,0,0,0,0,1,0;28,x,28,28,28;0,0,0,0,0,0,0,0");
    // The +盾 took effect before the use, and goes in either reading.
    CHECK(shield.at("1;END;-").find("1,x,28,28;0,0,0") != std::string::npos);
    // Damage that 防壁 cancels is not broken off.
    CHECK(duel("紫裏裏裏裏", "防裏裏裏裏", "R8").trace() ==
          duel("紫裏裏裏裏", "防裏裏裏裏").trace());
    CHECK(verdict(duel("裏裏交盾交", "待裏割盾割")) == "B3");
    CHECK(verdict(duel("裏裏交盾交", "待裏割盾割", "R8")) == "A2");
}

TEST_CASE("shiden R9 the other way: +硬 saves from damage only, each cause by itself",
          "[shiden][R9]") {
    CHECK(duel("裏覚硬裏裏", "裏裏裏裏裏", "R9a").at("1;END;-") ==
          "x,x,20,28,28;1,0,0,0,0,0,0,0;28,28,28,28,28;0,0,0,0,0,0,0,0");
    CHECK(duel("裏覚硬裏裏", "裏裏裏裏裏", "R9b").trace() ==
          duel("裏覚硬裏裏", "裏裏裏裏裏").trace());
    CHECK(duel("待硬裏裏裏", "裏裏裏裏影", "R9b").at("1;END;-") ==
          "x,20,28,28,28;0,0,0,0,0,0,0,0;x,28,28,28,12;0,0,0,0,0,0,0,0");
    CHECK(duel("待硬裏裏裏", "裏裏裏裏影", "R9a").trace() ==
          duel("待硬裏裏裏", "裏裏裏裏影").trace());
    // From damage +硬 saves in either reading.
    CHECK(duel("待硬裏裏裏", "裏裏裏裏閃", "R9a R9b").at("1;ATK;B5") ==
          duel("待硬裏裏裏", "裏裏裏裏閃").at("1;ATK;B5"));
    // A skill that was used and named at once is lost in either of the two readings.
    for (const char* ruling : {"R9a", "R9b"}) {
        INFO(ruling);
        CHECK(duel("覚硬裏裏裏", "裏裏裏影裏", ruling).at("1;END;-").substr(0, 13) ==
              "x,20,28,28,28");
    }
    CHECK(duel("覚硬裏裏裏", "裏裏裏影裏").at("1;END;-").substr(0, 12) == "9,x,28,28,28");
    CHECK(verdict(duel("雷裏裏雷硬", "雷裏雷雷裏")) == "A2");
    CHECK(verdict(duel("雷裏裏雷硬", "雷裏雷雷裏", "R9a")) == "B2");
    CHECK(verdict(duel("影硬交交交", "硬影硬影影")) == "A2");
    CHECK(verdict(duel("影硬交交交", "硬影硬影影", "R9b")) == "B3");
}

TEST_CASE("shiden R10 the other way: least values after all bonuses", "[shiden][R10]") {
    CHECK(duel("怒速裏裏裏", "裏裏裏裏裏", "R10").init(1) == "S:0,0");
    // From level 2 on the least value does not matter for 怒濤.
    CHECK(duel("裏怒速裏裏", "裏裏裏裏裏", "R10").init(1) == "A:1,0");
    CHECK(duel("裏裏裏隠強", "裏裏裏裏裏", "R10").at("2;ATK;A4") ==
          "x,28,28,7,19;0,0,0,0,0,0,0,0;x,x,28,28,28;0,0,0,0,0,0,0,0");
    // 隠刃 at place 5 has 4 − 5 = −1: at least 1, with a bonus or without.
    CHECK(duel("裏裏裏裏隠", "裏裏裏裏裏", "R10").trace() ==
          duel("裏裏裏裏隠", "裏裏裏裏裏").trace());
    CHECK(verdict(duel("強強覚怒強", "覚待玉隠強")) == "B2");
    CHECK(verdict(duel("強強覚怒強", "覚待玉隠強", "R10")) == "A2");
}

TEST_CASE("shiden R11 the other way: a destroyed 影討 named nothing", "[shiden][R11]") {
    const auto lapsed = duel("裏影裏裏裏", "裏雷裏裏裏", "R11");
    CHECK(lapsed.at("1;END;-") == "x,x,28,28,28;0,0,0,0,0,0,0,0;28,x,28,28,28;0,0,0,0,0,0,0,0");
    CHECK(verdict(duel("裏影裏裏裏", "裏雷裏裏裏")) == "A1");
    CHECK(verdict(lapsed) == "B4");
    CHECK(verdict(duel("閃影裏閃裏", "閃影影影影")) == "B4");
    CHECK(verdict(duel("閃影裏閃裏", "閃影影影影", "R11")) == "A5");
    // A 影討 that +硬 saved was not destroyed.
    CHECK(duel("裏影硬裏裏", "裏雷裏裏裏", "R11").at("1;END;-") ==
          "x,12,x,28,28;0,0,0,0,0,0,0,0;x,x,x,x,x;0,0,0,0,0,0,0,0");
    // Nor was one that a 疫病 changed: the 的割 under +反 sets off the 疫病 in the phase of 連撃.
    const auto changed = duel("影連裏割反", "防燐強疫割", "R11");
    CHECK(changed.at("2;XATK;A4") == "18,30,28,1,x;0,0,0,0,0,0,0,0;x,29,19,x,1;0,0,0,0,0,0,0,0");
    CHECK(changed.at("2;END;-") == "18,30,28,1,x;0,0,0,0,0,0,0,0;x,x,19,x,1;0,0,0,0,0,0,0,0");
    // Nor was one that goes in this end phase: two 影討 name each other.
    CHECK(duel("影裏裏裏裏", "影裏裏裏裏", "R11").at("1;END;-") ==
          "x,28,28,28,28;0,0,0,0,0,0,0,0;x,28,28,28,28;0,0,0,0,0,0,0,0");
}

TEST_CASE("shiden R11 the other way: a 影討 used twice lapses with both namings", "[shiden][R11]") {
    // +硬 saves the 影討 from the first 的割; nothing saves it from the one in the phase of 連撃.
    const auto used_twice = duel("連裏影硬裏", "連裏割裏裏");
    CHECK(used_twice.at("1;XSIM;A3B3") ==
          "30,28,x,x,28;0,0,0,0,0,0,0,0;30,28,1,28,28;0,0,0,0,0,0,0,0");
    CHECK(used_twice.at("1;END;-") == "30,28,x,x,28;0,0,0,0,0,0,0,0;x,28,1,28,28;0,0,0,0,0,0,0,0");
    const auto lapsed = duel("連裏影硬裏", "連裏割裏裏", "R11");
    CHECK(lapsed.at("1;END;-") == "30,28,x,x,28;0,0,0,0,0,0,0,0;30,28,1,28,28;0,0,0,0,0,0,0,0");
    const auto& events = lapsed.played().fight_log.events;
    CHECK(std::count_if(events.begin(), events.end(),
                        [](const auto& event) { return event.kind == "lapses"; }) == 2);
}

TEST_CASE("shiden R12 the other way: the named go first, then the limited", "[shiden][R12]") {
    CHECK(duel("裏影裏裏裏", "硬雷硬裏硬", "R12").at("1;END;-") ==
          "x,x,28,28,28;0,0,0,0,0,0,0,0;x,x,x,28,x;0,0,0,0,0,0,0,0");
    CHECK(verdict(duel("裏影裏裏裏", "硬雷硬裏硬")) == "D3");
    CHECK(verdict(duel("裏影裏裏裏", "硬雷硬裏硬", "R12")) == "A2");
    CHECK(duel("裏裏裏影裏", "雷硬裏裏裏", "R12").at("1;END;-") ==
          "x,x,28,12,28;0,0,0,0,0,0,0,0;x,x,28,28,28;0,0,0,0,0,0,0,0");
    CHECK(verdict(duel("雷硬硬待硬", "硬裏裏影影")) == "A3");
    CHECK(verdict(duel("雷硬硬待硬", "硬裏裏影影", "R12")) == "B3");
    // Both sides lose what is named, then what is limited: each 逆鱗 gives its state, each +盾 goes
    // after it.
    CHECK(duel("逆影盾裏裏", "逆影盾裏裏", "R12").at("1;END;-") ==
          "x,12,x,28,28;0,2,1,0,0,0,0,0;x,12,x,28,28;0,2,1,0,0,0,0,0");
    // A +硬 that goes at the first time saves nothing on its side at the second, whatever goes on
    // the other side.
    CHECK(duel("逆影盾裏裏", "硬雷硬裏裏", "R12").at("1;END;-") ==
          "x,x,x,28,28;0,2,1,0,0,0,0,0;x,x,x,28,28;0,0,0,0,0,0,0,0");
    // A skill that is only limited, or only named, is saved in either reading.
    CHECK(duel("裏覚硬裏裏", "裏裏裏裏裏", "R12").at("1;END;-") ==
          duel("裏覚硬裏裏", "裏裏裏裏裏").at("1;END;-"));
    CHECK(duel("待硬裏裏裏", "裏裏裏裏影", "R12").at("1;END;-") ==
          duel("待硬裏裏裏", "裏裏裏裏影").at("1;END;-"));
    // R9a and R9b apply each to its own time: the 雷火 is saved when it is named and then lost, or
    // lost at once.
    CHECK(duel("裏裏裏影裏", "雷硬裏裏裏", "R12 R9a").at("1;END;-") ==
          "x,x,28,12,28;0,0,0,0,0,0,0,0;x,x,28,28,28;0,0,0,0,0,0,0,0");
    CHECK(duel("裏裏裏影裏", "雷硬裏裏裏", "R12 R9b").at("1;END;-") ==
          "x,x,28,12,28;0,0,0,0,0,0,0,0;x,20,28,28,28;0,0,0,0,0,0,0,0");
}

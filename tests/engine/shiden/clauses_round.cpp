// Tests shiden's clauses on builds, the round and its phases ([shiden 1, 4]).
#include <string>
#include <string_view>
#include <vector>

#include "catch.hpp"
#include "core/fight/party.hpp"
#include "core/text/json.hpp"
#include "rulesets/registry.hpp"
#include "shiden/duel.hpp"

using namespace shiaiba;

namespace {

const System& shiden() { return *all_systems().find("shiden"); }

/// The legal characters of a text, as roster lines.
std::vector<std::string> rows(std::string_view text) {
    std::vector<std::string> lines;
    for (const ReadText::Character& found : shiden().read(text, {}).found) {
        if (!found.build) continue;
        std::string line = shiden().to_text(*found.build, found.name, "roster");
        while (!line.empty() && line.back() == '\n') line.pop_back();
        lines.push_back(line);
    }
    return lines;
}

using Rows = std::vector<std::string>;

} // namespace

TEST_CASE("shiden 1: five skills in a row, repetition allowed", "[shiden][1]") {
    CHECK(rows("閃閃閃閃閃/a") == Rows{"閃閃閃閃閃/a"});
    CHECK(rows("閃閃閃閃/a").empty());
    CHECK(rows("閃閃閃閃閃閃/a").empty());
    CHECK(rows("名前:a\nスキル:【一閃】【一閃】【一閃】【一閃】").empty());
}

TEST_CASE("shiden 1: 空虚 and 凡打 can't be taken, the other 31 can", "[shiden][1]") {
    CHECK(rows("名前:a\nスキル:【空虚】【一閃】【一閃】【一閃】【一閃】").empty());
    CHECK(rows("名前:a\nスキル:【一閃】【一閃】【一閃】【一閃】【凡打】").empty());
    CHECK(rows("空閃閃閃閃/a\n凡閃閃閃閃/b").empty());
    const Rows all{"閃割果剣紫/1", "呪雷隠怒覚/2", "防封影交搦/3", "待玉崩疫強/4",
                   "硬速反錬盾/5", "逆無先裏燐/6", "連連連連連/7"};
    std::string text;
    for (const std::string& row : all) text += row + "\n";
    CHECK(rows(text) == all);
    int takeable = 0;
    const Json form = shiden().form({});
    for (const Json& item : form["items"]) takeable += item["takeable"].get<bool>() ? 1 : 0;
    CHECK(takeable == 31);
}

TEST_CASE("shiden 1: a level is a place, and never changes", "[shiden][1]") {
    // Places 1 and 2 are gone; the 果断 at place 5 still does 5 damage to the skills that are left.
    const auto fight = test::duel("裏裏裏裏果", "紫強閃閃閃");
    CHECK(fight.at("1;ATK;B1") == "x,x,28,28,2;0,0,0,0,0,0,0,0;4,19,0,0,0;0,0,0,0,0,1,0,0");
    CHECK(fight.at("1;ATK;A5") == "x,x,28,28,2;0,0,0,0,0,0,0,0;x,x,x,x,x;0,0,0,0,0,1,0,0");
}

// The round ([shiden 4] to 4.3): judging, start, initiative, selection.
using shiaiba::test::duel;

TEST_CASE("shiden 4: the fight ends with the phase that destroys the last skill", "[shiden][4]") {
    // A's five hits leave B without a skill before its attack phase.
    const auto over = duel("先裏裏裏果", "閃閃閃閃閃");
    CHECK(over.phases(1) == "START INIT ATK");
    CHECK(over.at("1;ATK;A5") == "27,28,28,28,2;0,0,0,0,1,0,0,0;x,x,x,x,x;0,0,0,0,0,0,0,0");
    CHECK(over.last() == "RESULT;A;1");

    SECTION("also in the end phase") {
        const auto end = duel("強影強強強", "裏裏裏裏裏");
        CHECK(end.phases(1) == "START INIT ATK ATK END");
        CHECK(end.last() == "RESULT;A;1");
    }
}

TEST_CASE("shiden 4: whoever still has the skill at place 1 has not lost", "[shiden][4]") {
    // 的割 with +強 takes places 2 and 3, then 4 and 5; each 凡打 takes one of B's skills.
    const auto fight = duel("強強強強強", "強割強強強");
    CHECK(fight.at("2;ATK;B2") == "19,x,x,x,x;0,0,0,0,0,0,0,0;x,1,19,19,19;0,0,0,0,0,0,0,0");
    CHECK(fight.phases(2) == "START INIT ATK ATK END");
}

TEST_CASE("shiden 4: both destroyed after an attack phase: whose phase it was loses",
          "[shiden][4]") {
    // Round 1: both act at speed 2; A's 怒濤 with +強 hits two, B's 影討 takes A's three 裏霞.
    // Round 2: three hits on B's last three; the last of these is a 玉響, which takes A's last two
    // for speed 2.
    const auto fight = duel("裏裏裏怒強", "強影強強玉");
    CHECK(fight.at("1;END;-") == "x,x,x,8,19;0,0,0,0,0,0,0,0;x,x,19,19,16;0,0,0,0,0,0,0,0");
    CHECK(fight.at("2;ATK;A4") == "x,x,x,x,x;0,0,0,0,0,0,0,0;x,x,x,x,x;0,0,0,0,0,0,0,0");
    CHECK(fight.last() == "RESULT;B;2");
    CHECK(duel("強影強強玉", "裏裏裏怒強").last() == "RESULT;A;2");
}

TEST_CASE("shiden 4: both destroyed after a simultaneous or end phase: a draw", "[shiden][4]") {
    const auto blows = duel("強強強強強", "強強強強強");
    CHECK(blows.at("5;SIM;A0B0") == "x,x,x,x,x;0,0,0,0,0,0,0,0;x,x,x,x,x;0,0,0,0,0,0,0,0");
    CHECK(blows.last() == "RESULT;D;5");
    const auto shadows = duel("影影影影影", "影影影影影");
    CHECK(shadows.at("1;SIM;A1B1") ==
          "12,12,12,12,12;0,0,0,0,0,0,0,0;12,12,12,12,12;0,0,0,0,0,0,0,0");
    CHECK(shadows.at("1;END;-") == "x,x,x,x,x;0,0,0,0,0,0,0,0;x,x,x,x,x;0,0,0,0,0,0,0,0");
    CHECK(shadows.last() == "RESULT;D;1");
}

TEST_CASE("shiden 4.1: 無想 and 先制 take effect at place = round, if they are still held",
          "[shiden][4.1]") {
    const auto fight = duel("先無強強強", "無先強強強");
    CHECK(fight.at("1;START;-") == "27,26,19,19,19;0,0,0,0,1,0,0,0;26,27,19,19,19;0,0,0,1,0,0,0,0");
    CHECK(fight.at("2;START;-") == "x,26,19,19,19;0,0,0,1,0,0,0,0;x,27,19,19,19;0,0,0,0,1,0,0,0");

    SECTION("not when destroyed before their round") {
        const auto gone = duel("強先強強強", "強割裏強強");
        CHECK(gone.at("2;START;-") == "19,x,19,19,19;0,0,0,0,0,0,0,0;x,1,28,19,19;0,0,0,0,0,0,0,0");
    }
}

TEST_CASE("shiden 4.2: the higher speed goes first, equal speeds act at once", "[shiden][4.2]") {
    CHECK(duel("強強閃裏裏", "強閃裏裏裏").init(1) == "A:3,2");
    CHECK(duel("強強閃裏裏", "強強裏閃裏").init(1) == "B:3,4");
    CHECK(duel("強強閃裏裏", "強強影裏裏").init(1) == "S:3,3");
    CHECK(duel("強強閃裏裏", "強強影裏裏").phases(1) == "START INIT SIM END");
}

TEST_CASE("shiden 4.2: a side with nothing to compare has 0", "[shiden][4.2]") {
    CHECK(duel("裏裏裏裏裏", "裏裏裏裏裏").init(1) == "S:0,0");
    // An intercept skill is not compared.
    CHECK(duel("裏裏裏裏搦", "割裏裏裏裏").init(1) == "B:0,1");
    // 隠刃 is not compared in an odd round; the next skill is.
    CHECK(duel("裏裏裏裏隠", "裏裏裏裏裏").init(1) == "S:0,0");
    CHECK(duel("裏隠割裏裏", "裏裏裏裏裏").init(1) == "A:1,0");
    CHECK(duel("裏隠割裏裏", "裏裏裏裏裏").init(2) == "A:2,0");
    // An attack skill under +反 is not compared; the next skill is.
    CHECK(duel("強閃反裏裏", "裏裏裏裏裏").init(1) == "S:0,0");
    CHECK(duel("強閃反裏閃", "裏裏裏裏裏").init(1) == "A:5,0");
}

TEST_CASE("shiden 4.2: 裏霞 and 狼狽 play no part in the comparison", "[shiden][4.2]") {
    // The 一閃 at place 5 would be used, but the 的割 at the head is compared.
    CHECK(duel("割裏裏裏閃", "裏閃裏裏裏").init(1) == "B:1,2");
    // The 搦手 fires in round 1: A has 狼狽 in round 2.
    CHECK(duel("強割速逆逆", "強搦待強強").init(2) == "A:2,0");
}

TEST_CASE("shiden 4.2: exactly one side under 先制 goes first, whatever the speeds",
          "[shiden][4.2]") {
    CHECK(duel("先裏裏裏割", "強強強強紫").init(1) == "A:1,7");
    CHECK(duel("強強強強紫", "先裏裏裏割").init(1) == "B:7,1");
    // Equal speeds make no simultaneous phase then.
    CHECK(duel("先裏裏裏閃", "強強強強閃").phases(1) == "START INIT ATK ATK END");
    // Both are under 先制: the speeds decide.
    CHECK(duel("先裏裏裏割", "先強強強紫").init(1) == "B:1,7");
    CHECK(duel("先裏裏裏閃", "先強強強閃").init(1) == "S:5,5");
}

TEST_CASE("shiden 4.2: exactly one side under スタン goes second, above 先制", "[shiden][4.2]") {
    // Round 1: A's 紫電 stuns its own side.
    CHECK(duel("裏裏強強紫", "強強強割裏").init(2) == "B:7,1");
    // Round 2: A's 先制 does not help it.
    const auto fight = duel("裏先強強紫", "裏裏強強強");
    CHECK(fight.at("2;START;-") == "x,27,19,19,4;0,0,0,0,1,1,0,0;x,28,19,19,19;0,0,0,0,0,0,0,0");
    CHECK(fight.init(2) == "B:7,0");

    SECTION("both under スタン: 先制 decides") {
        const auto both = duel("裏先強強紫", "強強強強紫");
        CHECK(both.at("2;START;-") == "x,27,19,19,4;0,0,0,0,1,1,0,0;x,19,19,19,4;0,0,0,0,0,1,0,0");
        CHECK(both.init(2) == "A:7,7");
    }
    SECTION("both under スタン, neither or both under 先制: the speeds decide") {
        CHECK(duel("裏裏強強紫", "強強強強紫").init(2) == "S:7,7");
        CHECK(duel("裏裏強強紫", "強強強紫裏").init(2) == "A:7,6");
        CHECK(duel("裏先強強紫", "裏先強紫裏").init(2) == "A:7,6");
    }
}

TEST_CASE("shiden 4.3: the first attack or support skill is used", "[shiden][4.3]") {
    CHECK(duel("強待閃影果", "強強強強強").at("1;ATK;A3") ==
          "19,15,0,12,2;0,0,0,0,0,0,0,0;x,19,19,19,19;0,0,0,0,0,0,0,0");
    CHECK(duel("強待影閃果", "強強強強強").at("1;ATK;A3") ==
          "19,15,12,0,2;0,0,0,0,0,0,0,0;19,19,19,19,19;0,0,0,0,0,0,0,0");
    // An attack skill under +反 is not used.
    CHECK(duel("閃反影逆逆", "強強強強強").at("1;ATK;A3") ==
          "0,22,12,25,25;0,0,0,0,0,0,0,0;19,19,19,19,19;0,0,0,0,0,0,0,0");
}

TEST_CASE("shiden 4.3: under 裏霞 the rearmost, 隠刃 left out in odd rounds", "[shiden][4.3]") {
    const auto fight = duel("裏強強閃隠", "強強裏裏裏");
    CHECK(fight.at("1;ATK;A4") == "28,19,19,0,7;0,0,0,0,0,0,0,0;x,19,28,28,28;0,0,0,0,0,0,0,0");
    // The 裏霞 at place 1 falls to 凡打; a 裏霞 at place 2 still works in round 2.
    const auto even = duel("強裏強閃隠", "強強裏裏裏");
    CHECK(even.init(2) == "A:4,0");
    CHECK(even.at("2;ATK;A5") == "x,28,19,0,7;0,0,0,0,0,0,0,0;x,x,28,28,28;0,0,0,0,0,0,0,0");
}

TEST_CASE("shiden 4.3: 凡打 can't be destroyed, bears no states and no attached skills",
          "[shiden][4.3]") {
    // 狼狽, 覚悟 and 逆鱗 around it change nothing: 1 damage in round 2.
    const auto fight = duel("逆覚裏裏裏", "強強裏閃裏");
    CHECK(fight.init(1) == "B:2,4");
    CHECK(fight.at("1;ATK;B4") == "x,9,28,28,28;0,0,1,0,0,0,0,0;19,19,28,0,28;0,0,0,0,0,0,0,0");
    CHECK(fight.at("1;END;-") == "x,x,28,28,28;1,0,1,0,0,0,0,0;19,19,28,0,28;0,0,0,0,0,0,0,0");
    CHECK(fight.init(2) == "B:0,4");
    CHECK(fight.at("2;ATK;A0") == "x,x,x,28,28;1,0,1,0,0,0,0,0;x,19,28,0,28;0,0,0,0,0,0,0,0");
}

// The phase and 連撃 ([shiden 4.4, 4.5]): steps and their order.
using shiaiba::test::duel;

TEST_CASE("shiden 4.4 step 1: 燐光 comes before the use", "[shiden][4.4]") {
    // A's 防壁 skill is used after A's 燐光 has ended all states, so that its three 防壁 stay.
    const auto fight = duel("強防燐強強", "強強強強覚");
    CHECK(fight.at("1;ATK;B5") == "19,10,29,19,19;0,0,0,0,0,0,0,0;19,19,19,19,9;1,0,0,0,0,0,0,0");
    CHECK(fight.at("1;ATK;A2") == "19,10,29,19,19;0,3,0,0,0,0,0,0;19,19,19,19,9;0,0,0,0,0,0,0,0");
    // The 覚悟 of round 1 counts in the comparison of round 2, but the 燐光 ends it before the 一閃
    // is used.
    const auto bare = duel("強覚燐強閃", "強強強強強");
    CHECK(bare.init(2) == "A:7,0");
    CHECK(bare.at("2;ATK;A5") == "x,x,29,19,0;0,0,0,0,0,0,0,0;x,19,19,19,19;0,0,0,0,0,0,0,0");
    // The 燐光 also ends 無想, which began in the start phase, so that the damage gets through.
    const auto open = duel("強閃燐強強", "無強強強強");
    CHECK(open.at("1;ATK;A2") == "19,0,29,19,19;0,0,0,0,0,0,0,0;x,19,19,19,19;0,0,0,0,0,0,0,0");
}

TEST_CASE("shiden 4.4 step 2: +錬 and +盾 act at every use until the end phase", "[shiden][4.4]") {
    SECTION("+盾, twice in a round with 連撃, then destroyed") {
        const auto fight = duel("連閃盾裏裏", "強強強強覚");
        CHECK(fight.at("1;ATK;A2") == "30,0,24,28,28;0,2,0,0,0,0,0,0;x,19,19,19,9;1,0,0,0,0,0,0,0");
        CHECK(fight.at("1;XATK;A2") == "30,0,24,28,28;0,4,0,0,0,0,0,0;x,x,19,19,9;1,0,0,0,0,0,0,0");
        CHECK(fight.at("1;END;-") == "30,0,x,28,28;0,4,0,0,0,0,0,0;x,x,19,19,x;1,0,0,0,0,0,0,0");
    }
    SECTION("+錬, twice in a round with 連撃: neither 搦手 fires") {
        const auto fight = duel("連割錬裏裏", "強搦搦強覚");
        CHECK(fight.at("1;ATK;A2") == "30,1,23,28,28;0,0,0,0,0,0,0,0;19,x,14,19,9;1,0,0,0,0,0,0,0");
        CHECK(fight.at("1;XATK;A2") == "30,1,23,28,28;0,0,0,0,0,0,0,0;19,x,x,19,9;1,0,0,0,0,0,0,0");
        CHECK(fight.at("1;END;-") == "30,1,x,28,28;0,0,0,0,0,0,0,0;19,x,x,19,x;1,0,0,0,0,0,0,0");
    }
}

TEST_CASE("shiden 4.4 step 2: a limited skill is used up even if its damage met 無想",
          "[shiden][4.4]") {
    const auto fight = duel("強雷裏裏裏", "無強強強強");
    CHECK(fight.at("1;ATK;A2") == "19,6,28,28,28;0,0,0,0,0,0,0,0;26,19,19,19,19;0,0,0,1,0,0,0,0");
    CHECK(fight.at("1;END;-") == "x,x,28,28,28;0,0,0,0,0,0,0,0;x,19,19,19,19;0,0,0,0,0,0,0,0");
}

TEST_CASE("shiden 4.4 step 4: damage comes before the other effects", "[shiden][4.4]") {
    // The 防壁 that +盾 gives in the same simultaneous phase is too late for this phase's damage.
    const auto fight = duel("強閃盾裏裏", "強閃裏裏裏");
    CHECK(fight.init(1) == "S:2,2");
    CHECK(fight.at("1;SIM;A2B2") == "x,0,24,28,28;0,2,0,0,0,0,0,0;x,0,28,28,28;0,0,0,0,0,0,0,0");
}

TEST_CASE("shiden 4.4 step 4: a skill that carries a counter can still be the head",
          "[shiden][4.4]") {
    // A's 的割 sets off B's 待伏, speed 1 with +速, which hits A's places 1 and 2. B's 影討 then
    // still names A's head, the 裏霞 at place 1.
    const auto fight = duel("裏割強裏裏", "影待速裏裏");
    CHECK(fight.init(1) == "S:1,1");
    CHECK(fight.at("1;SIM;A2B1") == "x,x,19,28,28;0,0,0,0,0,0,0,0;12,x,21,28,28;0,0,0,0,0,0,0,0");
    CHECK(fight.at("1;END;-") == "x,x,19,x,x;0,0,0,0,0,0,0,0;12,x,21,28,28;0,0,0,0,0,0,0,0");
}

TEST_CASE("shiden 4.4: a fired skill acts as what it was when it fired", "[shiden][4.4]") {
    // A's 搦手 is hit by B's 的割 and fires; B's 疫病 is hit by A's 的割 and turns that 搦手. The
    // 搦手 still gives 狼狽, and does not act as a 疫病.
    const auto fight = duel("搦割裏裏裏", "割疫裏裏裏");
    CHECK(fight.init(1) == "S:1,1");
    CHECK(fight.at("1;SIM;A2B1") == "x,1,28,28,28;0,0,0,0,0,0,0,0;1,x,28,28,28;0,0,0,0,0,0,1,0");
}

TEST_CASE("shiden 4.4 step 6: a used skill that was turned still ends 逆鱗", "[shiden][4.4]") {
    // B's 紫電 destroys the 逆鱗. A's 一閃, now the head, does 2; the second hit sets off the 疫病.
    const auto fight = duel("逆閃裏裏裏", "強疫裏強紫");
    CHECK(fight.at("1;ATK;B5") == "x,0,28,28,28;0,0,1,0,0,0,0,0;19,18,28,19,4;0,0,0,0,0,1,0,0");
    CHECK(fight.at("1;ATK;A2") == "x,18,28,28,28;0,0,0,0,0,0,0,0;x,x,28,19,4;0,0,0,0,0,1,0,0");
}

TEST_CASE("shiden 4.4: in a simultaneous phase both act on the same rows", "[shiden][4.4]") {
    // Each side destroys the other's attack skill, and both were used. Exchanging the sides changes
    // nothing.
    const auto fight = duel("割裏裏裏裏", "割強裏裏裏");
    CHECK(fight.at("1;SIM;A1B1") == "x,x,28,28,28;0,0,0,0,0,0,0,0;x,19,28,28,28;0,0,0,0,0,0,0,0");
    const auto swapped = duel("割強裏裏裏", "割裏裏裏裏");
    CHECK(swapped.at("1;SIM;A1B1") == "x,19,28,28,28;0,0,0,0,0,0,0,0;x,x,28,28,28;0,0,0,0,0,0,0,0");

    SECTION("the names of the sides do not matter even where 影討 and 疫病 meet") {
        // A's 影討 names B's head; B's attack sets off A's 疫病, which turns that head afterwards.
        const auto ab = duel("影疫裏裏裏", "強割裏裏強");
        CHECK(ab.init(1) == "S:1,1");
        CHECK(ab.at("1;SIM;A1B2") == "12,x,28,28,28;0,0,0,0,0,0,0,0;18,1,28,28,19;0,0,0,0,0,0,0,0");
        CHECK(ab.at("1;END;-") == "12,x,28,28,28;0,0,0,0,0,0,0,0;18,1,28,28,x;0,0,0,0,0,0,0,0");
        const auto ba = duel("強割裏裏強", "影疫裏裏裏");
        CHECK(ba.at("1;END;-") == "18,1,28,28,x;0,0,0,0,0,0,0,0;12,x,28,28,28;0,0,0,0,0,0,0,0");
    }
}

TEST_CASE("shiden 4.5: 連撃 of one side is one more attack phase, whoever went first",
          "[shiden][4.5]") {
    const auto second = duel("連割裏裏裏", "強強強裏閃");
    CHECK(second.init(1) == "B:1,5");
    CHECK(second.phases(1) == "START INIT ATK ATK END");
    const auto kept = duel("連割裏裏裏", "強強強裏影");
    CHECK(kept.phases(1) == "START INIT ATK ATK XATK END");
    CHECK(kept.at("1;XATK;A2") == "30,1,28,28,28;0,0,0,0,0,0,0,0;19,x,x,28,12;0,0,0,0,0,0,0,0");
}

TEST_CASE("shiden 4.5: 連撃 of both sides is one more simultaneous phase", "[shiden][4.5]") {
    const auto fight = duel("連影裏裏裏", "連裏割裏裏");
    CHECK(fight.phases(1) == "START INIT ATK ATK XSIM END");
    CHECK(fight.at("1;ATK;B3") == "30,12,x,28,28;0,0,0,0,0,0,0,0;30,28,1,28,28;0,0,0,0,0,0,0,0");
    CHECK(fight.at("1;XSIM;A2B3") == "30,12,x,x,28;0,0,0,0,0,0,0,0;30,28,1,28,28;0,0,0,0,0,0,0,0");
}

TEST_CASE("shiden 4.5: after a simultaneous phase too, and only in the round of its level",
          "[shiden][4.5]") {
    const auto fight = duel("裏連強強割", "裏割裏裏裏");
    // B's 的割 at place 2 destroys the 連撃 in round 1.
    CHECK(fight.phases(1) == "START INIT SIM END");
    CHECK(fight.phases(2) == "START INIT SIM END");
    const auto kept = duel("裏連割裏裏", "裏裏割裏裏");
    CHECK(kept.phases(1) == "START INIT SIM END");
    CHECK(kept.phases(2) == "START INIT SIM XATK END");
    const auto both = duel("連影裏裏裏", "裏影裏裏裏");
    CHECK(both.phases(1) == "START INIT SIM XATK END");
}

TEST_CASE("shiden 4.5: at most once in a round, and not when the fight is over", "[shiden][4.5]") {
    const auto fight = duel("連連影裏裏", "裏裏裏裏影");
    CHECK(fight.phases(1) == "START INIT ATK ATK XATK END");
    CHECK(fight.phases(2) == "START INIT ATK ATK END");
    const auto over = duel("連先裏裏果", "影強強強強");
    CHECK(over.phases(1) == "START INIT SIM");
    CHECK(over.last() == "RESULT;A;1");
}

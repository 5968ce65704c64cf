// Tests builds, initiative, turns, decisions, attacks, evasions, guards and the end ([rakuen 2 to
// 7, 12]).
#include <algorithm>
#include <string>

#include "catch.hpp"
#include "rakuen/bout.hpp"

namespace shiaiba::test {

// In all clause tests A has POW 20, SPD 15, WIZ 25 and B 25, 20, 15, unless a script has other
// values. Fighters in traces are hp,in,sp,last,stunned,recoil,sealed,evades,guards.

TEST_CASE("5.1: the higher roller decides, equal rolls are rolled again (R3)",
          "[rakuen][5.1][R3]") {
    const Bout bout({.initiative = "40 40 12 77", .decisions = "second"});
    CHECK(bout.field("0;B", 0) == "order 40,40/12,77");
    CHECK(bout.field("0;B", 1) == "second");
    REQUIRE(bout.played().pending);
    CHECK(bout.played().pending->side == Side::A);
}

TEST_CASE("5.1: builds are shown, the first attacker's first (R2)", "[rakuen][5.1][R2]") {
    const Bout bout({.initiative = "1 2", .decisions = "first"});
    CHECK(bout.kinds(0) == "initiative initiative order-first build build");
    CHECK(bout.last_event("build")->side == Side::A);
    CHECK(bout.said("build") == "イチカ POW 20 / SPD 15 / WIZ 25");
    CHECK(bout.said("initiative") == "レン (1D100) ＞ 2");
}

TEST_CASE("5.2 A0: one skipped phase uses up stun, recoil and seal", "[rakuen][5.2][R20]") {
    const Bout bout({.start = R"({"A": {"stunned": true, "recoil": true, "sealed": true}})"});
    CHECK(bout.at("1;A") == "skip;stun;150,1,0,none,0,0,0,0,0;150,0,0,none,0,0,0,0,0");
    CHECK(bout.played().pending->side == Side::B);
    const Bout recoil({.start = R"({"A": {"recoil": true}})"});
    CHECK(recoil.field("1;A", 1) == "recoil");
}

TEST_CASE("5.3: options in their default order", "[rakuen][5.3]") {
    CHECK(Bout({.decisions = ""}).options() == "first; second");
    CHECK(Bout({}).options() == "attack WIZ; attack POW; attack SPD; attack WIZ +finisher; "
                                "attack POW +finisher; attack SPD +finisher");
    CHECK(Bout({.dice = "3:4", .decisions = "first; attack POW"}).options() ==
          "pass; use finisher");
    CHECK(Bout({.dice = "3:4", .decisions = "first; attack POW; pass"}).options() ==
          "guard; evade");
    const Bout dice({.start = R"({"A": {"in": 5}, "B": {"in": 3}})",
                     .dice = "3:4 1:2",
                     .decisions = "first; invisible POW; pass"});
    CHECK(dice.pending() == "idie");
    CHECK(dice.options() == "stop; roll");
}

TEST_CASE("5.3: invisible attacks stand behind plain ones", "[rakuen][5.3]") {
    CHECK(Bout({.start = R"({"A": {"in": 5, "hp": 79}})"}).options() ==
          "attack WIZ; attack POW; attack SPD; invisible WIZ; invisible POW; invisible SPD");
}

TEST_CASE("5.3: a point without a real alternative is not asked", "[rakuen][5.3]") {
    // Below 80 HP 必殺 is not offered after the dice.
    const Bout low(
        {.start = R"({"A": {"hp": 79}})", .dice = "3:4", .decisions = "first; attack POW"});
    CHECK(low.pending() == "defend");
    const Bout used({.start = R"({"A": {"used": ["finisher"]}})",
                     .dice = "3:4",
                     .decisions = "first; attack POW"});
    CHECK(used.pending() == "defend");
    // With IN 2 the invisible guard has no dice and nothing to decide.
    const Bout poor({.start = R"({"A": {"in": 5, "hp": 79}, "B": {"in": 2, "hp": 79}})",
                     .dice = "3:4 1:2",
                     .decisions = "first; invisible POW"});
    CHECK(poor.pending() == "attack");
}

TEST_CASE("5.4: the same ability is not attacked with twice in a row", "[rakuen][5.4]") {
    const Bout bout({.dice = "3:4 1:2",
                     .decisions = "first; attack POW; pass; guard; attack POW; pass; guard"});
    CHECK(bout.options() == "attack WIZ; attack SPD; attack WIZ +finisher; attack SPD +finisher");
    CHECK(Bout({.start = R"({"A": {"last": "WIZ", "in": 5, "hp": 79}})"}).options() ==
          "attack POW; attack SPD; invisible POW; invisible SPD");
}

TEST_CASE("5.4: a skipped attack phase doesn't lift the ban (R5)", "[rakuen][5.4][R5]") {
    const Bout bout({.start = R"({"A": {"last": "POW", "recoil": true}})",
                     .dice = "1:2",
                     .decisions = "first; attack POW; pass; guard"});
    CHECK_FALSE(bout.offers("attack POW"));
    CHECK(bout.offers("attack WIZ"));
}

TEST_CASE("6.1, 6.2: every double adds a roll, and all pairs count", "[rakuen][6.1][6.2]") {
    const Bout bout({.dice = "6:6 0:0 5:6", .decisions = "first; attack POW; pass"});
    CHECK(bout.field("1;A", 1) == "3,43,1,0,63,43");
    CHECK(bout.said("values") == "攻撃値 20+12+20+11=63、命中値 12+20+11=43。クリティカル。");
    CHECK(bout.said("pair-chain") == "イチカ チェイン (2D10) ＞ 11[5,6] ＞ 11");
}

TEST_CASE("3: a face 0 counts ten", "[rakuen][3]") {
    const Bout bout({.dice = "0:4", .decisions = "first; attack POW; pass"});
    CHECK(bout.field("1;A", 1) == "1,14,0,0,34,14");
    CHECK(bout.said("pair") == "イチカ 攻撃ダイス (2D10) ＞ 14[10,4] ＞ 14");
}

TEST_CASE("7.1: an evasion that reaches the hit value succeeds at once (R7)", "[rakuen][7.1][R7]") {
    const Bout bout({.dice = "1:3 2:2", .decisions = "first; attack POW; pass; evade"});
    CHECK(bout.at("1;B") == "evade;1,4,0,0;150,0,0,POW,0,0,0,0,0;150,0,0,none,0,0,0,1,0");
    CHECK(bout.said("evaded") == "レン 回避:成功（回避値4は命中値4以上）。");
}

TEST_CASE("7.1: a double below the hit value rolls on", "[rakuen][7.1]") {
    const Bout bout({.dice = "9:8 2:2 6:5", .decisions = "first; attack POW; pass; evade"});
    CHECK(bout.field("1;B", 1) == "2,15,37,0");
    CHECK(bout.fighter('B') == "113,2,0,none,0,0,0,1,0");
}

TEST_CASE("7.1: an evasion that fails takes the attack value and no stun", "[rakuen][7.1]") {
    const Bout bout({.dice = "6:6 1:2 3:4", .decisions = "first; attack POW; pass; evade"});
    CHECK(bout.fighter('B') == "115,2,0,none,0,0,0,1,0");
    CHECK(bout.pending() == "attack");
}

TEST_CASE("7.1: evading ends the run of guards", "[rakuen][7.1][R27]") {
    const Bout bout({.start = R"({"B": {"guards": 2}})",
                     .dice = "1:2 9:8",
                     .decisions = "first; attack POW; pass; evade"});
    CHECK(bout.fighter('B') == "150,0,0,none,0,0,0,1,0");
}

TEST_CASE("7.2: a guard takes off the same ability and rolls nothing", "[rakuen][7.2]") {
    const Bout bout({.dice = "4:6", .decisions = "first; attack POW; pass; guard"});
    CHECK(bout.at("1;B") == "guard;0,0,5,0;150,0,0,POW,0,0,0,0,0;145,1,0,none,0,0,0,0,1");
    CHECK(bout.said("damage") == "レン HP 150−(30−25)=145 / IN 0+1=1（防御）");
}

TEST_CASE("7.2: damage is never below 0", "[rakuen][7.2]") {
    const Bout bout({.dice = "1:2", .decisions = "first; attack SPD; pass; guard"});
    CHECK(bout.field("1;B", 1) == "0,0,0,0");
    CHECK(bout.fighter('B') == "150,1,0,none,0,0,0,0,1");
    CHECK(bout.said("no-damage", Lang::En) ==
          "レン takes no damage (18−20): HP 150 / IN 0+1=1 (guard)");
}

TEST_CASE("7.2, 7.3: a critical stuns unless the guard die is a double",
          "[rakuen][7.2][7.3][R42]") {
    const Bout stunned({.dice = "6:6 5:6 3:7", .decisions = "first; attack POW; pass; guard"});
    CHECK(stunned.at("1;B").substr(0, 14) == "guard;1,10,18,");
    CHECK(stunned.fighter('B') == "132,2,0,none,0,0,0,0,1"); // skipped since: IN +1
    CHECK(stunned.field("2;B", 0) == "skip");
    const Bout held({.dice = "6:6 5:6 3:3", .decisions = "first; attack POW; pass; guard"});
    CHECK(held.fighter('B') == "132,1,0,none,0,0,0,0,1");
    CHECK(held.kinds(1) == "attack pair pair-chain values guard pair guard-held damage");
}

TEST_CASE("7.3: a skipped guard phase is not stunned (R9)", "[rakuen][7.3][R9]") {
    const Bout bout({.start = R"({"B": {"recoil": true}})",
                     .dice = "6:6 5:6",
                     .decisions = "first; attack POW; pass"});
    CHECK(bout.at("1;B") == "skip;0,0,43,0;150,0,0,POW,0,0,0,0,0;107,1,0,none,0,0,0,0,0");
    CHECK(bout.kinds(1) == "attack pair pair-chain values guard-skipped-recoil damage");
    CHECK(bout.pending() == "attack");
}

TEST_CASE("12: at 0 HP the battle is over and nothing further happens (R40)", "[rakuen][12][R40]") {
    const Bout bout({.start = R"({"B": {"hp": 5, "in": 4}})",
                     .dice = "6:6 5:6 1:2",
                     .decisions = "first; attack POW; pass; guard"});
    CHECK(bout.fighter('B') == "0,4,0,none,0,0,0,0,1");
    CHECK(bout.last() == "RESULT;A;hp;1");
    REQUIRE(bout.played().outcome);
    CHECK(bout.played().outcome->left == std::array<int, 2>{150, 0});
    CHECK(bout.kinds(1) == "attack pair pair-chain values guard pair guard-broken defeated win");
}

TEST_CASE("10: beside 必殺 stands what it brings as things are, and that it is spent",
          "[rakuen][10]") {
    const auto note = [](std::string_view start, std::string_view option) {
        const Bout bout({.start = start});
        REQUIRE(bout.played().pending);
        for (const Option& one : bout.played().pending->options) {
            if (one.id == option) return one.note;
        }
        FAIL("no such option");
        return Text{};
    };
    const Text nothing = note("{}", "attack POW +finisher");
    CHECK(nothing.ja == "仕合に一度の【必殺】は今は何も足さない（IN 0、回避0回）");
    CHECK(nothing.en == "Finisher, once a battle, adds nothing now (IN 0, no evasions)");
    const Text much = note(R"({"A": {"in": 4, "evades": 2}})", "attack POW +finisher");
    CHECK(much.ja == "仕合に一度の【必殺】で攻撃値＋40、命中値＋2。自分のINは0になる");
    CHECK(much.en == "Finisher, once a battle: attack value +40, hit value +2; your IN goes to 0");
}

TEST_CASE(
    "11: beside an attack stands the IN that it brings its target, and whether they may shoot then",
    "[rakuen][11][8.1]") {
    const auto note = [](std::string_view start) {
        const Bout bout({.start = start});
        REQUIRE(bout.played().pending);
        for (const Option& one : bout.played().pending->options) {
            if (one.id == "attack POW") return one.note.ja;
        }
        FAIL("no such option");
        return std::string();
    };
    CHECK(note("{}") == "相手のIN 0は、防御で＋1、回避失敗で＋2");
    CHECK(
        note(R"({"B": {"in": 1}})") ==
        "相手のIN 1は、防御で＋1、回避失敗で＋2（HPで30以上負けていればIN 3からインビジブル攻撃を撃てる）");
    CHECK(note(R"({"B": {"in": 3}})") ==
          "相手のIN 3は、防御で＋1、回避失敗で＋2（回避失敗なら次にインビジブル攻撃を撃てる）");
    CHECK(note(R"({"B": {"in": 2, "hp": 120}})") ==
          "相手のIN 2は、防御で＋1、回避失敗で＋2（次にインビジブル攻撃を撃てるようになる）");
    CHECK(note(R"({"B": {"in": 5}})") ==
          "相手のIN 5は、防御で＋1、回避失敗で＋2（今のINでもインビジブル攻撃を撃てる）");
}

TEST_CASE(
    "10: by the basic rules 必殺 is asked for after the dice, by the advanced ones with the attack too",
    "[rakuen][10]") {
    const auto later = [](const Bout& bout) {
        REQUIRE(bout.played().pending);
        for (const Option& one : bout.played().pending->options) {
            if (one.id != "attack POW +finisher") continue;
            return std::find(one.tags.begin(), one.tags.end(), "later") != one.tags.end();
        }
        FAIL("no such option");
        return false;
    };
    CHECK(later(Bout({.start = "{}"})));
}

TEST_CASE("12: either may surrender at any point (R43)", "[rakuen][12][R43]") {
    const Bout own({.dice = "1:2", .decisions = "first; attack POW; pass; surrender"});
    CHECK(own.last() == "RESULT;A;surrender;1");
    CHECK(own.kinds(1) == "attack pair values surrender win");
    CHECK(own.last_event("surrender")->side == Side::B);
    CHECK(own.last_event("win")->side == Side::A);
    const Bout other({.dice = "1:2", .decisions = "first; attack POW; pass; surrender A"});
    CHECK(other.last() == "RESULT;B;surrender;1");
    const Bout early({.decisions = "surrender"});
    CHECK(early.last() == "RESULT;B;surrender;0");
}

TEST_CASE("12: the engine stops after turn 1000", "[rakuen][12]") {
    std::string dice;
    std::string decisions = "first";
    for (int turn = 1; turn <= 1000; ++turn) {
        dice += "1:2 9:8 ";
        decisions += (turn - 1) / 2 % 2 == 0 ? "; attack POW; pass; evade" //
                                             : "; attack SPD; pass; evade";
    }
    const Bout bout({.dice = dice, .decisions = decisions});
    CHECK(bout.last() == "RESULT;D;limit;1000");
    CHECK(bout.fighter('B') == "150,0,0,SPD,0,0,0,500,0");
}

TEST_CASE("18: the record's example, phase by phase", "[rakuen][18]") {
    const Bout bout({.dice = "4:6 2:9 6:6 5:6 3:7",
                     .decisions = "first; attack POW; pass; evade; attack SPD; pass; guard"});
    CHECK(bout.at("1;A") == "attack POW;1,10,0,0,30,10;"
                            "150,0,0,POW,0,0,0,0,0;150,0,0,none,0,0,0,0,0");
    CHECK(bout.at("1;B") == "evade;1,11,0,0;150,0,0,POW,0,0,0,0,0;150,0,0,none,0,0,0,1,0");
    CHECK(bout.at("2;B") == "attack SPD;2,23,1,0,43,23;"
                            "150,0,0,POW,0,0,0,0,0;150,0,0,SPD,0,0,0,1,0");
    CHECK(bout.at("2;A") == "guard;1,10,28,0;122,1,0,POW,1,0,0,0,1;150,0,0,SPD,0,0,0,1,0");
    CHECK(bout.at("3;A") == "skip;stun;122,2,0,POW,0,0,0,0,1;150,0,0,SPD,0,0,0,1,0");
    CHECK(bout.pending() == "attack");
}

} // namespace shiaiba::test

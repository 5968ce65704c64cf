// Tests invisible attacks ([rakuen 8 to 10]), and the options of every point ([rakuen 5.3]).
#include "catch.hpp"
#include "rakuen/bout.hpp"

namespace shiaiba::test {

TEST_CASE("8.1: when an invisible attack is available (R10, R38)", "[rakuen][8.1][R10][R38]") {
    const auto threshold = [](const char* start) {
        const Bout bout({.start = start, .decisions = "first"});
        return bout.offers("invisible POW");
    };
    CHECK_FALSE(threshold(R"({"A": {"in": 4}})"));
    CHECK(threshold(R"({"A": {"in": 5}})"));
    CHECK_FALSE(threshold(R"({"A": {"in": 3, "hp": 121}})"));
    CHECK(threshold(R"({"A": {"in": 3, "hp": 120}})"));
    CHECK_FALSE(threshold(R"({"A": {"in": 2, "hp": 1}})"));
}

TEST_CASE("8.1: forced doubles are counted from the threshold", "[rakuen][8.1][R10]") {
    const Bout five({.start = R"({"A": {"in": 7}})",
                     .dice = "1:2 1:2 1:2 1:2",
                     .decisions = "first; invisible POW; pass"});
    CHECK(five.field("1;A", 1) == "4,15,0,3,35,15");
    CHECK(five.last_event("invisible")->number("threshold") == 5);
    // Both conditions hold: the lower threshold 3 is used.
    const Bout three({.start = R"({"A": {"in": 7, "hp": 120}})",
                      .dice = "1:2 1:2 1:2 1:2 1:2 1:2",
                      .decisions = "first; invisible POW; pass"});
    CHECK(three.field("1;A", 1) == "6,23,0,5,43,23");
    CHECK(three.said("invisible") ==
          "イチカのインビジブル攻撃：POW 20（強制チェイン 1+(IN 7−発動値3)=5回、"
          "HPが相手より30以上低いため発動値3）");
}

TEST_CASE("8.2: a real double is critical and uses up no forced one", "[rakuen][8.2]") {
    // IN 5 gives one forced double. 4:4 is a real double, 3:0 is forced to 0:0, 9:8 counts as it
    // is.
    const Bout bout({.start = R"({"A": {"in": 5}, "B": {"in": 2}})",
                     .dice = "4:4 3:0 9:8",
                     .decisions = "first; invisible POW; pass"});
    CHECK(bout.field("1;A", 1) == "3,45,1,1,65,45");
    CHECK(bout.said("pair-chain") ==
          "イチカ チェイン (2D10) ＞ 13[3,10]→20[10,10] ＞ 20（強制チェイン）");
    CHECK(bout.said("pair-forced") == "イチカ インビジブル攻撃追加 (2D10) ＞ 17[9,8] ＞ 17");
}

TEST_CASE("8.3: afterwards IN is 0 and the next own guard phase is skipped", "[rakuen][8.3]") {
    const Bout bout({.start = R"({"A": {"in": 5}})",
                     .dice = "1:2 1:2 4:6",
                     .decisions = "first; invisible POW; pass; attack POW; pass"});
    CHECK(bout.field("1;B", 2) == "150,0,0,POW,0,1,0,0,0");
    CHECK(bout.at("2;A") == "skip;0,0,35,0;115,1,0,POW,0,0,0,0,0;148,3,0,POW,0,0,0,0,0");
    CHECK(bout.played().pending->side == Side::A);
    CHECK(bout.pending() == "attack");
}

TEST_CASE("8.3: against a stunned opponent it is the own attack phase", "[rakuen][8.3]") {
    const Bout bout({.start = R"({"A": {"in": 5}})",
                     .dice = "4:4 1:2 1:2",
                     .decisions = "first; invisible POW; pass"});
    CHECK(bout.field("1;B", 3) == "140,3,0,none,1,0,0,0,0");
    CHECK(bout.at("2;B") == "skip;stun;150,0,0,POW,0,1,0,0,0;140,4,0,none,0,0,0,0,0");
    CHECK(bout.at("3;A") == "skip;recoil;150,1,0,POW,0,0,0,0,0;140,4,0,none,0,0,0,0,0");
    CHECK(bout.played().pending->side == Side::B);
}

TEST_CASE("9: with IN below the cost it is an invisible guard all the same (R11)",
          "[rakuen][9][R11]") {
    const Bout two({.start = R"({"A": {"in": 5}, "B": {"in": 2, "guards": 2}})",
                    .dice = "4:5 4:5",
                    .decisions = "first; invisible POW; pass"});
    // 20 + (5:5 = 10) + 9 = 39, minus POW 25.
    CHECK(two.at("1;B") == "iguard;0,0,14,0;150,0,0,POW,0,1,0,0,0;136,5,0,none,0,0,0,0,0");
    CHECK(two.said("damage") == "レン HP 150−(39−25)=136 / IN 2+3=5（インビジブル防御）");
    const Bout three({.start = R"({"A": {"in": 5}, "B": {"in": 3}})",
                      .dice = "4:5 4:5 2:3",
                      .decisions = "first; invisible POW; pass; roll"});
    CHECK(three.at("1;B") == "iguard;1,5,9,0;150,0,0,POW,0,1,0,0,0;141,3,0,none,0,0,0,0,0");
    CHECK(three.said("damage") == "レン HP 150−(39−25−5)=141 / IN 0+3=3（インビジブル防御）");
    CHECK(three.said("pair-paid") == "レン インビジブル防御ダイス IN 3−3=0 (2D10) ＞ 5[2,3] ＞ 5");
    // A posted record adds all dice of the guard up in one sum: 6-6+3=3.
    const Bout twice({.start = R"({"A": {"in": 5}, "B": {"in": 6}})",
                      .dice = "4:5 4:5 2:3 1:2",
                      .decisions = "first; invisible POW; pass; roll; roll"});
    CHECK(twice.last_event("damage")->number("in") == 6);
    CHECK(twice.last_event("damage")->number("paid") == 6);
    CHECK(twice.last_event("damage")->number("total") == 3);
}

TEST_CASE("9: chain dice are free, and a double cancels the stun (R13)", "[rakuen][9][R13]") {
    const Bout bout({.start = R"({"A": {"in": 5}, "B": {"in": 6}})",
                     .dice = "4:4 1:2 1:2 2:2 3:1",
                     .decisions = "first; invisible POW; pass; roll; stop"});
    // 20 + 8 + 4 + 3 = 35, minus 25 and 4 + 4.
    CHECK(bout.at("1;B") == "iguard;2,8,2,0;150,0,0,POW,0,1,0,0,0;148,6,0,none,0,0,0,0,0");
    CHECK(bout.kinds(1) == "invisible pair pair-chain pair-forced values iguard pair-paid "
                           "pair-chain iguard-stops guard-held damage invisible-ends");
}

TEST_CASE("9: without dice a real double stuns, forced ones never do (R14)", "[rakuen][9][R14]") {
    const Bout real({.start = R"({"A": {"in": 5}})",
                     .dice = "4:4 1:2 1:2",
                     .decisions = "first; invisible POW; pass"});
    CHECK(real.field("2;B", 1) == "stun");
    const Bout forced({.start = R"({"A": {"in": 5}})",
                       .dice = "1:2 1:2",
                       .decisions = "first; invisible POW; pass"});
    CHECK(forced.pending() == "attack");
    CHECK(forced.kinds(1) ==
          "invisible pair pair-forced values iguard iguard-stops damage invisible-ends");
}

TEST_CASE("9: under recoil there is no invisible guard either", "[rakuen][9][R37]") {
    const Bout bout({.start = R"({"A": {"in": 5}, "B": {"in": 9, "recoil": true}})",
                     .dice = "1:2 1:2",
                     .decisions = "first; invisible POW; pass"});
    CHECK(bout.at("1;B") == "skip;0,0,27,0;150,0,0,POW,0,1,0,0,0;123,10,0,none,0,0,0,0,0");
}

TEST_CASE("10: 必殺 adds IN × 10 and the evasions, then both are 0", "[rakuen][10][R36]") {
    const char* const start = R"({"A": {"in": 3, "evades": 2}})";
    const Bout declared(
        {.start = start, .dice = "4:5", .decisions = "first; attack POW +finisher"});
    CHECK(declared.at("1;A") == "attack POW +finisher;1,9,0,0,59,11;"
                                "150,0,0,POW,0,0,0,0,0,finisher;150,0,0,none,0,0,0,0,0");
    CHECK(declared.pending() == "defend");
    CHECK(declared.said("attack") == "イチカの攻撃：POW 20＋【必殺】");
    const Bout after(
        {.start = start, .dice = "4:5", .decisions = "first; attack POW; use finisher"});
    CHECK(after.at("1;A") == declared.at("1;A"));
    CHECK(after.kinds(1) == "attack pair use values reset");
}

TEST_CASE("10: 必殺 needs 80 HP and comes once", "[rakuen][10][R38]") {
    CHECK(Bout({.start = R"({"A": {"hp": 80}})"}).offers("attack POW +finisher"));
    CHECK_FALSE(Bout({.start = R"({"A": {"hp": 79}})"}).offers("attack POW +finisher"));
    CHECK_FALSE(Bout({.start = R"({"A": {"used": ["finisher"]}})"}).offers("attack POW +finisher"));
}

TEST_CASE("10: with an invisible attack the same IN counts twice (R15)", "[rakuen][10][R15]") {
    const Bout bout({.start = R"({"A": {"in": 5}})",
                     .dice = "1:2 1:2",
                     .decisions = "first; invisible POW +finisher"});
    // 20 + 4 + 3 + 5·10
    CHECK(bout.field("1;A", 1) == "2,7,0,1,77,7");
    CHECK(bout.field("1;A", 2) == "150,0,0,POW,0,0,0,0,0,finisher");
    CHECK(bout.said("values") ==
          "攻撃値 20+4+3+(5×10)=77（【必殺】+IN×10）、命中値 4+3+0=7"
          "（【必殺】+回避回数0）。強制チェインではスタン効果は発生しない。");
}

// Options at the limits: SP that just suffice, and abilities that are equally good ([rakuen 5.3,
// 13.1]).

TEST_CASE("13.1: two skills may cost all SP that are left", "[rakuen][13.1][5.3]") {
    const Bout two({.advanced = true, .start = R"({"A": {"sp": 2}})"});
    CHECK(two.offers("attack POW +seal +stun"));
    CHECK(two.offers("charge"));
    const Bout paid({.advanced = true,
                     .start = R"({"A": {"sp": 2}})",
                     .dice = "1:2",
                     .decisions = "first; attack POW +seal +stun"});
    CHECK(paid.field("1;A", 2) == "150,0,0,POW,0,0,0,0,0,seal+stun");
    // After the dice 必中 costs the two SP that are left; one SP is too little.
    const Bout sure({.advanced = true,
                     .start = R"({"A": {"sp": 2}})",
                     .dice = "1:2",
                     .decisions = "first; attack POW"});
    CHECK(sure.offers("use surehit"));
    const Bout one({.advanced = true,
                    .start = R"({"A": {"sp": 2}})",
                    .dice = "1:2",
                    .decisions = "first; attack POW +seal"});
    CHECK(one.offers("use stun"));
    CHECK_FALSE(one.offers("use surehit"));
    const Bout none({.advanced = true, .start = R"({"A": {"sp": 0}})"});
    CHECK(none.options() == "attack WIZ; attack POW; attack SPD");
}

TEST_CASE("13.1: guard skills cost the one SP that is left", "[rakuen][13.1][13.3]") {
    const Bout last({.advanced = true,
                     .start = R"({"B": {"sp": 1}})",
                     .dice = "1:2",
                     .decisions = "first; attack POW; pass"});
    CHECK(last.options() == "guard; evade; guard +riposte; evade +counter");
    const Bout none({.advanced = true,
                     .start = R"({"B": {"sp": 0}})",
                     .dice = "1:2",
                     .decisions = "first; attack POW; pass"});
    CHECK(none.options() == "guard; evade");
    const Bout wall({.advanced = true,
                     .start = R"({"A": {"in": 5}, "B": {"sp": 1}})",
                     .dice = "1:2 1:2",
                     .decisions = "first; invisible POW; pass"});
    CHECK(wall.options() == "iguard; iguard +ironwall");
}

TEST_CASE("5.3: every point is asked under its own name", "[rakuen][5.3]") {
    const auto asks = [](const char* dice, const char* decisions) {
        return Bout({.advanced = true,
                     .start = R"({"A": {"in": 5}, "B": {"in": 3}})",
                     .dice = dice,
                     .decisions = decisions})
            .pending();
    };
    CHECK(asks("", "") == "order");
    CHECK(asks("", "first") == "attack");
    CHECK(asks("1:2", "first; attack POW") == "after");
    CHECK(asks("1:2", "first; attack POW; pass") == "defend");
    CHECK(asks("1:2 9:8", "first; attack POW; pass; evade") == "counter");
    CHECK(asks("1:2 1:2", "first; invisible POW; pass") == "iguard");
    CHECK(asks("1:2 1:2", "first; invisible POW; pass; iguard") == "idie");
}

TEST_CASE("5.3: of equally good abilities POW stands before SPD before WIZ", "[rakuen][5.3]") {
    const auto order = [](const char* a, const char* b) {
        return Bout({.a = a, .b = b, .start = R"({"A": {"hp": 79}})"}).options();
    };
    CHECK(order("20 20 20", "20 20 20") == "attack POW; attack SPD; attack WIZ");
    CHECK(order("25 15 20", "20 10 30") == "attack POW; attack SPD; attack WIZ");
    CHECK(order("15 20 25", "20 25 15") == "attack WIZ; attack POW; attack SPD");
    CHECK(order("20 25 15", "15 35 10") == "attack POW; attack WIZ; attack SPD");
    CHECK(order("10 25 25", "20 20 20") == "attack SPD; attack WIZ; attack POW");
    CHECK(order("10 20 30", "15 20 25") == "attack WIZ; attack SPD; attack POW");
}

} // namespace shiaiba::test

// The fifteen worked examples of the source ([rakuen 15]), with their arithmetic.
#include "catch.hpp"
#include "rakuen/bout.hpp"
#include "rulesets/rakuen/fight/exchange.hpp"

namespace shiaiba::test {

TEST_CASE("15.1, 15.2: SPD 20 with [4:6], evaded with [2:9]", "[rakuen][15]") {
    const Bout bout(
        {.a = "25 20 15", .dice = "4:6 2:9", .decisions = "first; attack SPD; pass; evade"});
    CHECK(bout.field("1;A", 1) == "1,10,0,0,30,10");
    CHECK(bout.field("1;B", 1) == "1,11,0,0");
}

TEST_CASE("15.3: a guard with 15 against 30", "[rakuen][15]") {
    const Bout bout({.a = "25 20 15",
                     .b = "25 15 20",
                     .dice = "4:6",
                     .decisions = "first; attack SPD; pass; guard"});
    CHECK(bout.said("damage") == "レン HP 150−(30−15)=135 / IN 0+1=1");
}

TEST_CASE("15.4, 15.5: POW 20 with [6:6]+[5:6], evaded with [2:2]+[4:4]+[8:4]", "[rakuen][15]") {
    const Bout bout({.dice = "6:6 5:6 2:2 4:4 8:4", .decisions = "first; attack POW; pass; evade"});
    CHECK(bout.field("1;A", 1) == "2,23,1,0,43,23");
    CHECK(bout.field("1;B", 1) == "3,24,0,0");
    CHECK(bout.fighter('B') == "150,0,0,none,0,0,0,1,0");
}

TEST_CASE("15.6: threshold 3 and IN 7 force five chains", "[rakuen][15]") {
    rakuen::Fighter own;
    own.in = 7;
    own.hp = 120;
    CHECK(rakuen::forced_doubles(own, rakuen::Fighter{}) == 5);
}

TEST_CASE("15.7: an invisible attack with IN 6 (R30)", "[rakuen][15][R30]") {
    const Bout bout({.start = R"({"A": {"in": 6, "hp": 100}})",
                     .dice = "2:6 4:4 4:5 4:7 0:8 3:7",
                     .decisions = "first; invisible POW; pass"});
    CHECK(bout.field("1;A", 1) == "6,74,1,4,94,74");
    // "own HP below the opponent's" alone would force two.
    const Bout near({.start = R"({"A": {"in": 6, "hp": 149}})",
                     .dice = "2:6 4:4 4:5 4:7",
                     .decisions = "first; invisible POW; pass"});
    CHECK(near.field("1;A", 1) == "4,41,1,2,61,41");
}

TEST_CASE("15.8: an invisible guard with ability 20 and IN 8 against 94", "[rakuen][15]") {
    const Bout bout({.b = "20 20 20",
                     .start = R"({"A": {"in": 6, "hp": 79}, "B": {"in": 8}})",
                     .dice = "2:6 4:4 4:5 4:7 0:8 3:7 2:5 4:6",
                     .decisions = "first; invisible POW; roll; roll"});
    CHECK(bout.field("1;B", 1) == "2,17,57,0");
    CHECK(bout.said("damage") == "レン HP 150−(94−20−17)=93 / IN 8−6+3=5");
}

TEST_CASE("15.9: 必殺 with IN 4, POW 20, four evasions and [5:6]", "[rakuen][15]") {
    const Bout bout({.start = R"({"A": {"in": 4, "evades": 4}})",
                     .dice = "5:6",
                     .decisions = "first; attack POW; use finisher"});
    CHECK(bout.field("1;A", 1) == "1,11,0,0,71,15");
    CHECK(bout.field("1;A", 2) == "150,0,0,POW,0,0,0,0,0,finisher");
    CHECK(bout.said("values", Lang::En) == "Attack value 20+11+(4×10)=71, hit value 11+4=15.");
}

TEST_CASE("15.10: シフト from [7:8] to [8:8] (R31)", "[rakuen][15][R31]") {
    const Bout bout({.advanced = true,
                     .dice = "7:8 1:2",
                     .decisions = "first; attack POW; use shift red +1; pass"});
    CHECK(bout.field("1;A", 0) == "attack POW +shift");
    CHECK(bout.field("1;A", 1) == "2,19,1,0,39,19");
    CHECK(bout.said("shift") == "イチカの【シフト】：[7,8]→[8,8]");
}

TEST_CASE("15.11: チャージ with IN 2 and [1:1][3:3][3:4]", "[rakuen][15]") {
    const Bout bout({.advanced = true,
                     .start = R"({"A": {"in": 2}})",
                     .dice = "1:1 3:3 3:4",
                     .decisions = "first; charge"});
    CHECK(bout.said("charged") == "イチカ IN 2+4=6");
    CHECK(bout.field("1;A", 2) == "150,6,1,none,0,0,0,0,0,charge");
}

TEST_CASE("15.12: 鉄壁 with POW 20 and IN 5 against 94 (R32)", "[rakuen][15][R32]") {
    const Bout bout({.b = "20 20 20",
                     .advanced = true,
                     .start = R"({"A": {"in": 6, "hp": 79, "sp": 0}, "B": {"in": 5}})",
                     .dice = "2:6 4:4 4:5 4:7 0:8 3:7 2:5 3:6",
                     .decisions = "first; invisible POW; iguard +ironwall; roll; roll"});
    CHECK(bout.field("1;B", 1) == "2,16,58,0");
    CHECK(bout.said("damage") == "レン HP 150−(94−20−16)=92 / IN 5−4+5=6");
}

namespace {

/// A attacks four times, B attacks in between and is guarded against; then A may break, or may not.
bool breakable(const char* one, const char* two, const char* three, const char* four) {
    std::string dice;
    std::string decisions = "first";
    const char* const answers[] = {one, two, three, four};
    for (int k = 0; k < 4; ++k) {
        const std::string ability = k % 2 == 0 ? "POW" : "SPD";
        const bool evades = std::string(answers[k]) == "evade";
        decisions += "; attack " + ability + "; pass; " + (evades ? "evade; pass" : "guard");
        dice += evades ? "1:2 9:8 " : "1:2 ";
        decisions += "; attack " + ability + "; pass; guard";
        dice += "1:2 ";
    }
    return Bout({.advanced = true, .dice = dice, .decisions = decisions})
        .offers("attack POW +break");
}

} // namespace

TEST_CASE("15.13, 15.14: three guards in a row, and what comes after them", "[rakuen][15]") {
    CHECK(breakable("evade", "guard", "guard", "guard"));
    CHECK_FALSE(breakable("guard", "guard", "guard", "evade"));
}

TEST_CASE("15.15: an invisible guard is no guard", "[rakuen][15]") {
    // B evades, guards, guards invisibly, guards: A's IN of 5 is spent in the third exchange.
    const Bout bout({.advanced = true,
                     .start = R"({"A": {"in": 5, "hp": 79}})",
                     .dice = "1:2 9:8 1:2 1:2 1:2  1:2 1:2 1:2 1:2 1:2 1:2  1:2 1:2 1:2",
                     .decisions = "first; attack POW; pass; evade; pass;"
                                  "attack POW; pass; guard;"
                                  "attack SPD; pass; guard; attack SPD; pass; guard;"
                                  "invisible POW; pass; iguard; attack POW; pass;"
                                  "attack SPD; pass; guard; attack SPD; pass; guard"});
    CHECK(bout.field("7;B", 3).substr(bout.field("7;B", 3).size() - 2) == ",1");
    CHECK_FALSE(bout.offers("attack POW +break"));
}

} // namespace shiaiba::test

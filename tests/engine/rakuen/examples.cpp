// Tests the examples of the rules ([rakuen 15]), and the tables of an exchange ([rakuen 11, 14])
// row by row.
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
    CHECK(bout.said("damage") == "レン HP 150−(30−15)=135 / IN 0+1=1（防御）");
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
    // The threshold for "own HP below the opponent's" alone would force two doubles.
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
    CHECK(bout.said("damage") == "レン HP 150−(94−20−7−10)=93 / IN 2+3=5（インビジブル防御）");
}

TEST_CASE("15.9: 必殺 with IN 4, POW 20, four evasions and [5:6]", "[rakuen][15]") {
    const Bout bout({.start = R"({"A": {"in": 4, "evades": 4}})",
                     .dice = "5:6",
                     .decisions = "first; attack POW; use finisher"});
    CHECK(bout.field("1;A", 1) == "1,11,0,0,71,15");
    CHECK(bout.field("1;A", 2) == "150,0,0,POW,0,0,0,0,0,finisher");
    CHECK(bout.said("values", Lang::En) == "The attack value is 20+11+(4×10)=71 (Finisher +IN×10), "
                                           "the hit value 11+4=15 (Finisher +4 evasions).");
}

TEST_CASE("15.10: シフト from [7:8] to [8:8] (R31)", "[rakuen][15][R31]") {
    const Bout bout({.advanced = true,
                     .dice = "7:8 1:2",
                     .decisions = "first; attack POW; use shift red +1; pass"});
    CHECK(bout.field("1;A", 0) == "attack POW +shift");
    CHECK(bout.field("1;A", 1) == "2,19,1,0,39,19");
    CHECK(bout.said("shift") == "イチカの【シフト】：[7,8]→[8,8]、チェイン発生（SP 3−1=2）");
}

TEST_CASE("15.11: チャージ with IN 2 and [1:1][3:3][3:4]", "[rakuen][15]") {
    const Bout bout({.advanced = true,
                     .start = R"({"A": {"in": 2}})",
                     .dice = "1:1 3:3 3:4",
                     .decisions = "first; charge"});
    CHECK(bout.said("charged") == "イチカ IN 2+4=6（【チャージ】+2、チェイン2回+2）");
    CHECK(bout.field("1;A", 2) == "150,6,1,none,0,0,0,0,0,charge");
}

TEST_CASE("15.12: 鉄壁 with POW 20 and IN 5 against 94 (R32)", "[rakuen][15][R32]") {
    const Bout bout({.b = "20 20 20",
                     .advanced = true,
                     .start = R"({"A": {"in": 6, "hp": 79, "sp": 0}, "B": {"in": 5}})",
                     .dice = "2:6 4:4 4:5 4:7 0:8 3:7 2:5 3:6",
                     .decisions = "first; invisible POW; iguard +ironwall; roll; roll"});
    CHECK(bout.field("1;B", 1) == "2,16,58,0");
    CHECK(bout.said("damage") == "レン HP 150−(94−20−7−9)=92 / IN 1+5=6（【鉄壁】）");
}

namespace {

/// Whether A may use 突破 after four attacks with these answers of B; in between B attacks and A
/// guards.
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
    // B evades, guards, guards invisibly, guards. A's IN of 5 is spent in the third exchange.
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

// The tables of sections 11 (IN) and 14 (effects), row by row.

namespace {

/// IN of a fighter as the trace writes it.
std::string in_of(const std::string& fighter) { return split(fighter, ',')[1]; }

/// The effects that hit the defender, "stun ", "seal ", both or none; and whether a guard die was
/// rolled.
struct Struck {
    std::string effects;
    std::string rolls;
};

/// A attacks with POW 20 against POW 25, with the dice 2:2 1:2 (critical) or 1:2, and with these
/// skills declared before the dice.
Struck struck(bool critical, const std::string& skills, const std::string& answer,
              const std::string& answer_dice, const char* start = "{}") {
    const bool two = skills.find('+') != skills.rfind('+');
    const std::string dice = (critical ? "2:2 1:2 " : "1:2 ") + answer_dice;
    std::string decisions = "first; attack POW" + skills;
    if (!two) decisions += "; pass";
    if (!answer.empty()) decisions += "; " + answer;
    const Bout bout({.advanced = true, .start = start, .dice = dice, .decisions = decisions});
    Struck out;
    for (const Event& event : bout.played().fight_log.events) {
        if (event.kind == "stunned") out.effects += "stun ";
        if (event.kind == "sealed") out.effects += "seal ";
    }
    out.rolls = split(bout.field("1;B", 1), ',')[0];
    return out;
}

} // namespace

TEST_CASE("11: a guard brings one IN", "[rakuen][11]") {
    const Bout bout({.dice = "4:6", .decisions = "first; attack POW; pass; guard"});
    CHECK(in_of(bout.fighter('B')) == "1");
}
TEST_CASE("11: a failed evasion brings two, a success none", "[rakuen][11]") {
    const Bout failed({.dice = "4:6 1:2", .decisions = "first; attack POW; pass; evade"});
    CHECK(in_of(failed.fighter('B')) == "2");
    const Bout evaded({.dice = "4:6 9:8", .decisions = "first; attack POW; pass; evade"});
    CHECK(in_of(evaded.fighter('B')) == "0");
}
TEST_CASE("11: a skipped guard phase brings one instead of the above (R37)", "[rakuen][11][R37]") {
    const Bout bout({.start = R"({"B": {"recoil": true, "in": 3}})",
                     .dice = "4:6",
                     .decisions = "first; attack POW; pass"});
    CHECK(in_of(bout.fighter('B')) == "4");
}
TEST_CASE("11: a skipped attack phase brings one", "[rakuen][11]") {
    const Bout bout({.start = R"({"A": {"stunned": true, "in": 3}})"});
    CHECK(in_of(bout.fighter('A')) == "4");
}
TEST_CASE("11: damage by 反撃 and カウンター brings none", "[rakuen][11]") {
    const Bout riposte(
        {.advanced = true, .dice = "4:6", .decisions = "first; attack POW; pass; guard +riposte"});
    CHECK(in_of(riposte.fighter('A')) == "0");
    const Bout counter({.advanced = true,
                        .dice = "4:6 9:8",
                        .decisions = "first; attack POW; pass; evade +counter"});
    CHECK(in_of(counter.fighter('A')) == "0");
}
TEST_CASE("11: the order at the end of an exchange", "[rakuen][11]") {
    const Bout stun({.advanced = true,
                     .start = R"({"A": {"in": 5}})",
                     .dice = "4:4 1:2 1:2",
                     .decisions = "first; invisible POW +seal +stun; iguard"});
    CHECK(stun.kinds(1) ==
          "invisible pair pair-chain pair-forced values iguard iguard-stops guard-broken "
          "no-effect damage stunned invisible-ends");
    const Bout counter({.advanced = true,
                        .dice = "5:6 9:8",
                        .decisions = "first; attack POW; pass; evade +counter"});
    CHECK(counter.kinds(1) == "attack pair values evade pair evaded no-damage back");
}
TEST_CASE("11: who falls to an invisible attack leaves the attacker without recoil",
          "[rakuen][11]") {
    const Bout bout({.start = R"({"A": {"in": 5}, "B": {"hp": 2}})",
                     .dice = "1:2 1:2",
                     .decisions = "first; invisible POW; pass"});
    CHECK(bout.fighter('A') == "150,5,0,POW,0,0,0,0,0");
    CHECK(bout.fighter('B') == "0,0,0,none,0,0,0,0,0");
}

TEST_CASE("14: an evasion that succeeds", "[rakuen][14]") {
    CHECK(struck(true, "", "evade; pass", "9:8").effects.empty());
    CHECK(struck(false, " +stun", "evade", "9:8").effects.empty());
    CHECK(struck(false, " +seal", "evade", "9:8").effects.empty());
}
TEST_CASE("14: an evasion that fails", "[rakuen][14]") {
    // The hit value is 7 with the critical, 3 without. Evading, 1:1 1:2 makes 5; 1:1 makes 2 and
    // adds a pair.
    CHECK(struck(true, "", "evade", "1:2").effects.empty());
    CHECK(struck(true, " +stun", "evade", "1:2").effects == "stun ");
    CHECK(struck(true, " +seal", "evade", "1:2").effects == "seal ");
    CHECK(struck(true, " +seal +stun", "evade", "1:2").effects == "stun seal ");
}
TEST_CASE("14: a guard", "[rakuen][14]") {
    CHECK(struck(false, "", "guard", "").rolls == "0");
    CHECK(struck(true, "", "guard", "1:2").effects == "stun ");
    CHECK(struck(false, " +stun", "guard", "1:2").effects == "stun ");
    CHECK(struck(false, " +seal", "guard", "1:2").effects == "seal ");
    CHECK(struck(true, " +seal", "guard", "1:2").effects == "stun ");
    CHECK(struck(false, " +seal +stun", "guard", "1:2").effects == "stun seal ");
    for (const char* skills : {" +stun", " +seal", " +seal +stun"}) {
        CHECK(struck(false, skills, "guard", "5:5").effects.empty());
    }
    CHECK(struck(true, "", "guard", "5:5").effects.empty());
}
TEST_CASE("14: a guard with 反撃", "[rakuen][14]") {
    const auto answered = [](const char* dice, const char* use) {
        const std::string decisions =
            "first; attack POW; " + std::string(use) + "pass; guard +riposte";
        return Bout({.advanced = true, .dice = dice, .decisions = decisions});
    };
    CHECK(answered("2:2 1:2", "").kinds(1).find("stunned") == std::string::npos);
    CHECK(answered("1:2", "use stun; ").kinds(1).find("stunned") == std::string::npos);
    CHECK(answered("1:2 1:2", "use seal; ").kinds(1).find("sealed") != std::string::npos);
    CHECK(answered("1:2 5:5", "use seal; ").kinds(1).find("sealed") == std::string::npos);
    CHECK(answered("2:2 1:2", "use seal; ").kinds(1).find("sealed") == std::string::npos);
}
TEST_CASE("14: an invisible guard", "[rakuen][14]") {
    const auto kinds = [](const std::string& dice, const std::string& skills,
                          const std::string& answer) {
        const std::string decisions = "first; invisible POW" + skills + "; " + answer;
        return Bout({.advanced = true,
                     .start = R"({"A": {"in": 5}, "B": {"in": 3}})",
                     .dice = dice,
                     .decisions = decisions})
            .kinds(1);
    };
    const auto has = [](const std::string& all, const char* kind) {
        return all.find(kind) != std::string::npos;
    };
    const std::string both = " +seal +stun";
    CHECK(has(kinds("1:2 1:2", both, "iguard; stop"), "stunned"));
    CHECK(has(kinds("1:2 1:2", both, "iguard; stop"), "sealed"));
    CHECK(has(kinds("1:2 1:2 1:2", both, "iguard; roll"), "sealed"));
    CHECK_FALSE(has(kinds("1:2 1:2 5:5 1:2", both, "iguard; roll"), "sealed"));
    CHECK_FALSE(has(kinds("1:2 1:2 5:5 1:2", both, "iguard; roll"), "stunned"));
    // A real double in the chain: its stun goes before the seal.
    CHECK(has(kinds("4:4 1:2 1:2", " +seal", "pass; iguard; stop"), "stunned"));
    CHECK_FALSE(has(kinds("4:4 1:2 1:2", " +seal", "pass; iguard; stop"), "sealed"));
}
TEST_CASE("14: skipped by recoil nothing strikes, by 突破 its own seal", "[rakuen][14][R9]") {
    const char* const recoil = R"({"B": {"recoil": true}})";
    CHECK(struck(true, " +seal +stun", "", "", recoil).effects.empty());
    CHECK(struck(true, " +stun +break", "", "", R"({"B": {"guards": 3}})").effects == "seal ");
}
TEST_CASE("14: stun and seal together end with the skipped phase (R20)", "[rakuen][14][R20]") {
    const Bout bout(
        {.advanced = true, .dice = "1:2 1:2", .decisions = "first; attack POW +seal +stun; guard"});
    CHECK(bout.field("1;B", 3) == "150,1,3,none,1,0,1,0,1");
    CHECK(bout.field("2;B", 3) == "150,2,3,none,0,0,0,0,1");
}

} // namespace shiaiba::test

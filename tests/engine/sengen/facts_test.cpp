// Tests the facts that plans may compare (13.1, 13.2), each at decisions at which it is known.
#include <string>

#include "catch.hpp"
#include "rulesets/sengen/plans/estimate.hpp"
#include "sengen/position.hpp"

namespace shiaiba::sengen {
namespace {

/// A member with HP 26, 霊力 20, DP 23 and this plan.
std::string planned(const std::string& plan, const std::string& more = "") {
    return one("4 4 6 5 5", "shot4 evade4 danmaku2 melee2 resist2", "magic5 mtrain1",
               R"("cards":["veil","comet","veil"],"tactic":[")" + plan + R"("])" + more);
}
/// A member with HP 22, 霊力 12, DP 19, evasion 1.
const std::string kOther = one("3 3 3 3 3", "evade1");

/// A position with A1 among friends against two enemies; A1 would not wait by default.
Position scene(const std::string& plan) {
    Position p(party({planned(plan), kOther, kOther}),
               party({one("3 3 3 3 3", "evade2", "", R"("cards":["comet","veil"])"), kOther}));
    p.plans("A1");
    p.at("A1").hp = 20;
    p.at("A1").dp = 15;
    p.at("A1").graze = 12;
    p.at("A1").spirit = 17;
    p.at("A1").used = 1;
    p.at("A1").statuses = {{Status::Bind, 9, 0}};
    p.at("A3").hp = 0;
    Fighter& weak = p.at("B1");
    weak.hp = 11;
    weak.dp = 9;
    weak.graze = 4;
    weak.spirit = 8;
    weak.used = 2;
    weak.deployed = 1;
    weak.card_hp = 5;
    weak.statuses = {{Status::Dazzle, 9, 0}};
    p.turn(4);
    return p;
}
bool at_main(const std::string& condition) {
    Position p = scene("when " + condition + ": wait");
    p.dice("6666666666666666666666666666666666666666");
    p.main("A1");
    return p.acts().find("A1.wait") == 0;
}

/// Whether the plan decides when B1's action asks A1.
bool answers(const std::string& plan, const std::string& act, const std::string& dice,
             const std::string& said, const std::string& foe, int hp = 26) {
    Position p(planned(plan), foe);
    p.plans("A1");
    p.at("A1").dp = 12;
    p.at("A1").graze = 7;
    p.at("A1").hp = hp;
    p.decide(act).dice(dice + "44444444444444444444");
    p.main("B1");
    return p.acts().find(said) != std::string::npos;
}
/// A shot of this member has 4 + 4 + 6; damage 3D + 4, 14 by expectation.
const std::string kArcher =
    one("3 3 4 3 3", "shot4 danmaku3", "magic3 onmyo3", R"("spells":["blast","seal","flash"])");
bool at_defence(const std::string& condition, int hp = 26) {
    return answers("when " + condition + ": do not defend", "shot magic 1", "6", "A1.none", kArcher,
                   hp);
}

} // namespace

TEST_CASE("13.2: facts of either side", "[sengen][13.2]") {
    for (const char* const truth : {"my hp = 20",
                                    "my max hp = 26",
                                    "my lost hp = 6",
                                    "my hp percentage = 76",
                                    "my dp = 15",
                                    "my max dp = 23",
                                    "my graze = 12",
                                    "my spirit = 17",
                                    "my card hp = 0",
                                    "my deploy cards = 1",
                                    "my consume cards = 1",
                                    "not I have a card deployed",
                                    "not I am in the back",
                                    "I have bind",
                                    "not I have dazzle",
                                    "not I have sleep",
                                    "opponent hp = 11",
                                    "opponent max hp = 22",
                                    "opponent lost hp = 11",
                                    "opponent hp percentage = 50",
                                    "opponent dp = 9",
                                    "opponent max dp = 19",
                                    "opponent graze = 4",
                                    "opponent spirit = 8",
                                    "opponent card hp = 5",
                                    "opponent deploy cards = 0",
                                    "opponent consume cards = 1",
                                    "opponent has a card deployed",
                                    "not opponent is in the back",
                                    "opponent has dazzle",
                                    "turn = 4",
                                    "allies = 1",
                                    "enemies = 2"}) {
        INFO(truth);
        CHECK(at_main(truth));
    }
    for (const char* const wrong : {"my hp = 19", "opponent dp > 9", "enemies = 1"}) {
        INFO(wrong);
        CHECK_FALSE(at_main(wrong));
    }
}

TEST_CASE("13.2: dice of an approach, against the weak one", "[sengen][13.2][R62]") {
    // 3 + max(2, 0) + 15 − (4 + 4) = 12: three dice have 37.5 %, four have 76.1 %.
    CHECK(at_main("approach dice = 4"));
    CHECK(least_dice(12, Odds::Approach) == 4);
    CHECK(least_dice(1, Odds::Approach) == 1);
    CHECK(least_dice(-5, Odds::Approach) == 1);
    CHECK(least_dice(109, Odds::Even) == 99);
    CHECK(chance(18, 108).good == 1);
    CHECK(chance(30, 60).good == chance(18, 60).good);
    CHECK(chance(18, 18).good == chance(18, 18).all);
    CHECK(chance(18, 18).all == 101'559'956'668'416);
    CHECK(chance(0, 1).good == 0);
    CHECK(chance(0, 0).good == 1);
    // 7, 15 and 21 of 36 sums of two dice.
    CHECK(chance(2, 10).good == 6);
    CHECK(chance(2, 7).in_ten_thousand() == 5833);
    CHECK(chance(3, 11).at_least(50));
    CHECK_FALSE(chance(3, 12).at_least(50));
}

TEST_CASE("13.1: who is weak: whom a shot reaches, else anybody", "[sengen][13.1]") {
    const auto weak = [](const auto& set) {
        Position p(party({planned("when opponent max hp = 14: wait"), kOther}),
                   party({kOther, one("3 1 3 3 3")}));
        p.plans("A1");
        set(p);
        p.dice("66666666666666666666666666666666666666666");
        p.main("A1");
        return p.acts() == "A1.wait";
    };
    CHECK_FALSE(weak([](Position& p) { p.at("B1").dp = 10; }));
    CHECK(weak([](Position& p) { p.at("B2").dp = 10; }));
    CHECK_FALSE(weak([](Position& p) {
        p.at("B2").dp = 10;
        p.at("B2").back = true;
    }));
    CHECK(weak([](Position& p) {
        p.at("B2").dp = 10;
        p.at("B2").back = true;
        p.at("A1").back = true;
    }));
    CHECK(weak([](Position& p) {
        p.at("B2").dp = 10;
        p.at("B2").back = true;
        p.at("B1").hp = 0;
    }));
    // With equal DP the member with the least HP is the weak one.
    CHECK(weak([](Position& p) { p.at("B1").dp = p.at("B2").dp = 7; }));
}

TEST_CASE("13.1: what can't be known is neither true nor false", "[sengen][13.1]") {
    for (const char* const unknown :
         {"incoming is a shot", "not incoming is homing", "incoming total >= 0",
          "points needed >= -50", "expected damage >= 0", "evade dice >= 1", "evade chance >= 0%",
          "not incoming is lethal", "dp loss >= 0", "hit damage >= 0", "not the hit is lethal"}) {
        INFO(unknown);
        CHECK_FALSE(at_main(unknown));
    }
    CHECK(at_main("incoming is lethal or my hp = 20"));
    for (const char* const unknown : {"dp loss >= 0", "hit damage >= 0", "the hit is lethal"}) {
        INFO(unknown);
        CHECK_FALSE(at_defence(unknown));
    }
}

TEST_CASE("13.2: facts of what is answered with a defence", "[sengen][13.2]") {
    // 14 against 5 + 4 lacks 5 points, which two dice make in 30 of 36 cases.
    for (const char* const truth :
         {"incoming is a shot", "not incoming is homing", "not incoming is danmaku",
          "incoming total = 14", "points needed = 5", "expected damage = 14", "evade dice = 2",
          "evade chance >= 99.9%", "not incoming is lethal", "opponent dp = 18",
          "approach dice >= 1"}) {
        INFO(truth);
        CHECK(at_defence(truth));
    }
    CHECK(at_defence("incoming is lethal", 14));
    CHECK_FALSE(at_defence("incoming is lethal", 15));
}

TEST_CASE("13.2: facts of a danmaku, a spell, and the last moment", "[sengen][13.2]") {
    const auto at_danmaku = [](const std::string& condition) {
        return answers("when " + condition + ": take the danmaku", "danmaku magic", "", "A1.take",
                       kArcher);
    };
    for (const char* const truth : {"incoming is danmaku", "dp loss = 3", "expected damage = 6",
                                    "not incoming is lethal", "my dp = 12"}) {
        INFO(truth);
        CHECK(at_danmaku(truth));
    }
    for (const char* const unknown : {"incoming total >= 0", "points needed >= 0"})
        CHECK_FALSE(at_danmaku(unknown));

    // 7 + 6: target number 15, against will or vit + 2; damage 3D.
    const auto at_resist = [](const std::string& condition) {
        return answers("when " + condition + ": do not resist", "cast blast, 1", "6", "A1.0",
                       kArcher);
    };
    for (const char* const truth : {"incoming is a spell", "incoming total = 15",
                                    "points needed = 9", "expected damage = 10"}) {
        INFO(truth);
        CHECK(at_resist(truth));
    }
    CHECK_FALSE(at_resist("evade dice >= 1"));

    // 1 + 1 + 1 and 4 are too much for a card, or for HP 7.
    const auto at_last = [](const std::string& condition, int hp) {
        return answers("when " + condition + ": take the hit\", \"do not defend", "shot magic 1",
                       "6 111", "A1.accept", kArcher, hp);
    };
    CHECK(at_last("hit damage = 7", 26));
    CHECK(at_last("not the hit is lethal", 8));
    CHECK(at_last("the hit is lethal", 7));
    CHECK(at_last("incoming total = 14", 26));
    CHECK_FALSE(at_last("points needed >= -50", 26));
}

TEST_CASE("13.2: at a boost: what was rolled, and whether it is enough", "[sengen][13.2]") {
    // 5D + 6 = 36; by default A1 boosts by what is missing.
    const auto at_boost = [](const std::string& plan, int cut) {
        Position p(planned("shoot with 6\",\"" + plan), kOther);
        p.plans("A1");
        p.at("A1").graze = 20;
        p.at("A1").used = 7;
        p.at("B1").dp = 0;
        p.at("B1").hp = 18;
        p.at("B1").barrier = 3;
        p.at("B1").mods = {{ModKey::DamageCut, cut, 9}};
        p.dice("66666666 66666");
        p.main("A1");
        const std::string acts = p.acts();
        return acts.substr(acts.find("B1.none") + 8);
    };
    // 18 + 20 + 3 − 36.
    CHECK(at_boost("keep 0 graze", 20).find("A1.5") == 0);
    for (const char* const truth :
         {"hit damage = 36", "not the hit is lethal", "opponent hp = 18", "my graze = 20"}) {
        INFO(truth);
        CHECK(at_boost("when " + std::string(truth) + ": do not boost", 20).find("A1.0") == 0);
    }
    CHECK(at_boost("when the hit is lethal: boost with all graze", 15).find("A1.10") == 0);
    CHECK(at_boost("when not the hit is lethal: boost with all graze", 15).find("A1.0") == 0);
    CHECK(at_boost("when not the hit is lethal: boost with all graze", 16).find("A1.10") == 0);
    CHECK(at_boost("boost to the kill", 20).find("A1.5") == 0);
}

TEST_CASE("13.1: at rows it is the one who suffered most who is spoken of",
          "[sengen][13.1][13.2]") {
    for (const bool low : {true, false}) {
        Position p(party({planned("when my hp percentage < 50: put nobody in the back"), kOther}),
                   kOther);
        p.plans("A1");
        p.at("A2").hp = low ? 10 : 11;
        p.rows();
        CHECK(p.acts() == (low ? "A.front B.front" : "A.back_A2 B.front"));
    }
}

TEST_CASE("13.1: whoever could help speaks of who attacks", "[sengen][13.1]") {
    for (const bool shot : {true, false}) {
        Position p(party({kOther, planned("when incoming is a shot and opponent dp = " +
                                          std::string(shot ? "18" : "17") + ": cover the ally")}),
                   kArcher);
        p.plans("A2");
        p.decide("shot magic 1, A1, yield").dice("6 4444444444444444");
        p.main("B1");
        CHECK((p.acts().find("A2.cover") != std::string::npos) == shot);
    }
}

} // namespace shiaiba::sengen

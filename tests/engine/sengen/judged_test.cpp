// Tests situations that were judged from the battle page and known cards of the game before they
// were played here. They use the house data, and nothing that only this program defines.
#include "catch.hpp"
#include "core/text/json.hpp"
#include "rulesets/sengen/sengen.hpp"
#include "sengen/position.hpp"

namespace shiaiba::sengen {
namespace {

constexpr const char* kHouse = R"({"data":null})";
/// A member with HP 26, 霊力 16, DP 22, recovery up(8/3) = 3.
const std::string kFoe = one("4 4 4 4 4");
/// A member with shots of int 6 and skill 4, damage 3D + 6; danmaku of loss 4, damage 4 + 3; HP 26,
/// 霊力 20, DP 23, recovery 4.
std::string witch(std::string_view more = "") {
    return one("4 4 6 5 5", "danmaku4 shot4 homing4", "magic3", more);
}
/// The member's first card is deployed, as if since the last turn.
void lay(Fighter& one, int hp) {
    one.deployed = 0;
    one.used = 1;
    one.card_hp = hp;
}

} // namespace

TEST_CASE("6: a homing card adds 3 to the total and a fifth of the dice, up", "[sengen][6][8.3]") {
    // int 5, skill 4, 10 and 3 make 22; 神術 3 gives two dice, the card one.
    const std::string priest = one("4 4 5 5 4", "homing4", "onmyo3", R"("cards":["shrine_path"])");
    Position p(priest, kFoe, kHouse);
    p.decide("deploy 1, homing onmyo 0, none").dice("333");
    p.main("A1");
    CHECK(p.of("A1") == "26,16,20,0,f,0,1:26,1,0,,,");
    CHECK(p.points("B1") == "12,16,22,0");
    p.check();
    // Equal is enough; each die of evading brings two graze.
    Position q(priest, kFoe, kHouse);
    q.decide("deploy 1, homing onmyo 0, evade 4").dice("5544");
    q.main("A1");
    CHECK(q.points("B1") == "26,16,18,8");
    q.check();
}

TEST_CASE("6: a melee card adds 5 to the approach, 2 to the blow and a fifth of the dice",
          "[sengen][6][8.4]") {
    const std::string blade = one("4 4 4 4 4", "melee4 evade3", "mtrain4", R"("cards":["stance"])");
    // 4 + 3 + 5 and 7 by dice equal the needed 4 + 15. The blow has 4 + 4 + 2 and two dice, 12;
    // evading with 4 and 8 by dice succeeds.
    Position p(blade, kFoe, kHouse);
    p.decide("deploy 1, approach, 2, unarmed 1, evade 2").dice("34 11 44");
    p.main("A1");
    CHECK(p.points("A1") == "26,16,19,2");
    CHECK(p.points("B1") == "26,16,20,0");
    p.check();
    // 4 and 7 by dice fail: four dice and one of the card, all 1, and 4 + 4.
    Position q(blade, kFoe, kHouse);
    q.decide("deploy 1, approach, 2, unarmed 1, evade 2, 0").dice("34 11 34 11111");
    q.main("A1");
    CHECK(q.points("B1") == "13,16,20,0");
    q.check();
    // With one less by dice the approach fails.
    Position r(blade, kFoe, kHouse);
    r.decide("deploy 1, approach, 2").dice("33");
    r.main("A1");
    CHECK(r.points("A1") == "26,16,20,0");
    r.check();
}

TEST_CASE("6: a guard card counts as two levels more, and cuts 4 more when the guard fails",
          "[sengen][6][8.7]") {
    Position p(witch(), one("4 4 4 4 4", "melee2", "", R"("cards":["iron_body"])"), kHouse);
    lay(p.at("B1"), 26);
    // 16 against 4 + 2 + 2 and 2 by dice; damage 18 + 6 minus 2 × 4 hits the card.
    p.decide("shot magic 1, guard 2").dice("6 11 666");
    p.main("A1");
    CHECK(p.of("B1") == "26,16,20,0,f,0,1:10,1,0,,,g");
    p.check();
    // 8 by dice are enough.
    Position q(witch(), one("4 4 4 4 4", "melee2", "", R"("cards":["iron_body"])"), kHouse);
    lay(q.at("B1"), 26);
    q.decide("shot magic 1, guard 2").dice("6 44");
    q.main("A1");
    CHECK(q.of("B1") == "26,16,20,0,f,0,1:26,1,0,,,g");
    q.check();
}

TEST_CASE("6: a danmaku card takes one DP more, and does 2 more", "[sengen][6][8.1]") {
    for (const bool dodges : {true, false}) {
        Position p(witch(R"("cards":["icicles"])"), kFoe, kHouse);
        p.decide(std::string("deploy 1, danmaku magic, ") + (dodges ? "dodge 0" : "take"));
        p.main("A1");
        CHECK(p.points("B1") == (dodges ? "26,16,17,5" : "17,16,22,0"));
        p.check();
    }
}

TEST_CASE("6: a card for a spell adds 2 to its total, and halves what it costs",
          "[sengen][6][8.6]") {
    // will 5, 妖術 4, 2 by the card and a die of 5 equal the needed 16; 霊力 up(5/2).
    Position p(one("4 4 4 4 5", "", "youjutsu4",
                   R"("youjutsuStat":"will","spells":["lull"],"cards":["mirage"])"),
               kFoe, kHouse);
    p.decide("deploy 1, cast lull, 1, 0").dice("5");
    p.main("A1");
    CHECK(p.points("A1") == "26,17,22,0");
    CHECK(p.at("B1").asleep());
    p.check();
}

TEST_CASE("8.9: of a consumed card and a deployed one only the consumed one counts",
          "[sengen][8.9]") {
    // 6 + 4 + 5 and a die of 1. With the deployed card's 2 the foe's 4 + 12 would not be enough.
    Position p(witch(R"("cards":["star_ring","comet"])"), kFoe, kHouse);
    lay(p.at("A1"), 26);
    p.at("A1").dp = 4;
    p.decide("card 2, shot magic 1, evade 2").dice("1 66");
    p.main("A1");
    // The card first gives half the DP; graze of the evasion counts the dice of both sides.
    CHECK(p.of("A1") == "26,20,15,0,f,0,1:26,1.2,0,,,");
    CHECK(p.points("B1") == "26,16,20,3");
    p.check();
}

TEST_CASE("6: danmaku that breaks two cards brings the recovery of both", "[sengen][6][8.1]") {
    const std::string holder = one("4 4 4 4 4", "", "", R"("cards":["veil"])");
    Position p(witch(), party({holder, holder}), kHouse);
    lay(p.at("B1"), 7);
    lay(p.at("B2"), 1);
    p.at("A1").dp = 10;
    p.decide("danmaku magic, take, take");
    p.main("A1");
    // The rest of the damage is lost.
    CHECK(p.of("B1") == "26,16,22,0,f,0,-,1,0,,,");
    CHECK(p.of("B2") == "26,16,22,0,f,0,-,1,0,,,");
    CHECK(p.at("A1").dp == 10 - 3 + 3 + 3);
    p.check();
}

TEST_CASE("8.7: who covers another rolls body and 〈回避〉, and is hit for certain",
          "[sengen][8.7]") {
    Position p(witch(), party({kFoe, one("5 4 4 4 4", "evade3")}), kHouse);
    p.decide("shot magic 1, B1, yield, cover 3").dice("6 332 111");
    p.main("A1");
    // 5 + 3 + 8 reach 16.
    CHECK(p.points("B1") == "26,16,22,0");
    CHECK(p.points("B2") == "17,16,20,0");
    p.check();
}

TEST_CASE("3: who is small loses and suffers 1 less; a wide graze brings one more for every 3",
          "[sengen][3][8.1]") {
    const auto dodged = [](const char* feats) {
        Position p(witch(), one("4 4 4 4 4", "", "", feats), kHouse);
        p.decide("danmaku magic, dodge 0");
        p.main("A1");
        return p.points("B1");
    };
    CHECK(dodged(R"("feats":["small"])") == "26,16,19,4");
    CHECK(dodged(R"("feats":["wide"])") == "26,16,18,5");
    Position p(witch(), one("4 4 4 4 4", "", "", R"("feats":["small"])"), kHouse);
    p.decide("danmaku magic, take");
    p.main("A1");
    CHECK(p.at("B1").hp == 26 - 6);
}

TEST_CASE("6: a bullet clear brings half the DP, and all friends their recovery", "[sengen][6]") {
    Position p(party({witch(R"("cards":["comet"])"), kFoe}), kFoe, kHouse);
    p.at("A1").dp = 4;
    p.at("A2").dp = 5;
    p.at("B1").dp = 6;
    p.decide("clear 1, wait");
    p.main("A1");
    CHECK(p.at("A1").dp == 4 + 12);
    CHECK(p.at("A2").dp == 5 + 3);
    CHECK(p.at("B1").dp == 6);
    p.check();
}

TEST_CASE("8.1, 7: full defence halves danmaku, up", "[sengen][8.1][7]") {
    for (const bool dodges : {true, false}) {
        Position p(witch(), party({kFoe, kFoe}), kHouse);
        p.at("B1").back = p.at("B1").full_defence = true;
        p.decide(std::string("danmaku magic, ") + (dodges ? "dodge 0" : "take") + ", dodge 0");
        p.main("A1");
        CHECK(p.points("B1") == (dodges ? "26,16,20,2" : "22,16,22,0"));
        CHECK(p.points("B2") == "26,16,18,4");
    }
}

TEST_CASE("3: a character reckoned by hand", "[sengen][3]") {
    // 24 points of characteristics and the gift; 10 + 10 + 6 + 6 + 1 of 34; 15 + 3 × 2 + 8 of 30.
    const std::string by_hand =
        R"({"ranks":{"stats":"B","skills":"C","abilities":"A"},"gift":"sense",)"
        R"("stats":{"body":4,"vit":5,"int":6,"sense":5,"will":4},)"
        R"("skills":{"shot":4,"evade":4,"danmaku":3,"resist":3,"melee":1},)"
        R"("abilities":{"magic":2},"feats":["small"],"extra":{"hp":3},)"
        R"("spells":["boost","blast","flash"],"cards":["star_ring","comet","comet"]})";
    Position p(by_hand, kFoe, kHouse);
    const Fighter& made = p.at("A1");
    CHECK(made.hp_max == 10 + 4 * 5 + 3);
    CHECK(made.spirit_max == 4 * 4);
    CHECK(made.dp_max == 10 + 4 + 5 + 4);
    CHECK(made.dp_rec == 4);
    CHECK(made.evade_base() == 6 + 4);
    CHECK(made.guard_base() == 4 + 1);
    CHECK(p.battle().pool(Side::A) == 3);
    const auto problems = [&](std::string_view was, std::string_view is) {
        std::string build = by_hand;
        build.replace(build.find(was), was.size(), is);
        return tests::codes_of(system().check(*parse_json(build), {}, {}).problems());
    };
    CHECK(problems(R"("melee":1)", R"("melee":1,"homing":1)").empty());
    CHECK(problems(R"("melee":1)", R"("melee":1,"homing":2)").find("E_SKILL_POINTS") == 0);
    CHECK(problems(R"({"hp":3})", R"({"hp":4})").find("E_ABILITY_POINTS") == 0);
}

} // namespace shiaiba::sengen

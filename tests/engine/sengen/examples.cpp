// Tests the examples Y1 to Y22 of the rules ([sengen 12]).
#include "catch.hpp"
#include "sengen/position.hpp"

namespace shiaiba::sengen {

TEST_CASE("Y2: what is declared as initiative is not spent", "[sengen][examples][7]") {
    Position p(one("4 4 6 5 2", "evade2"), one("3 3 3 3 3", "evade2"));
    REQUIRE(p.at("A1").dp_max == 20);
    p.decide("10, 5");
    p.initiative();
    CHECK(p.of("A1").substr(0, 13) == "26,8,20,0,f,1");
    CHECK(p.at("A1").initiative == 10);
    CHECK(p.at("A1").dp == 20);
    CHECK(p.initiative_order() == "A1 B1");
    p.check();
}

TEST_CASE("Y5: a shot, a tie that favours the defender, and a hit",
          "[sengen][examples][8.2][8.7]") {
    struct Case {
        const char* dice;
        const char* target;
        bool hit;
    };
    for (const Case& each :
         {Case{"65326142", "34,20,19,16", false}, Case{"64326142", "34,20,19,16", false},
          Case{"63326142", "11,20,19,0", true}}) {
        Position p(one("4 4 6 5 5", "shot4", "magic5"), one("6 6 3 6 5", "evade4"));
        p.decide("shot magic 6, evade 8");
        p.dice(std::string("24631552") + each.dice + (each.hit ? "16442" : ""));
        p.main("A1");
        CHECK(p.points("B1") == each.target);
        CHECK(p.points("A1") == "26,20,17,0");
        CHECK(p.acts() == std::string("A1.shot_magic_6 A1.B1 B1.evade_8") +
                              (each.hit ? " A1.0 B1.accept" : ""));
        p.check();
    }
}

TEST_CASE("Y6: danmaku, dodged, paid for with graze, and halved", "[sengen][examples][8.1]") {
    const std::string priest = one("3 3 3 3 3", "danmaku4", "onmyo4");
    {
        Position p(priest, one("3 3 3 3 3"));
        p.at("B1").dp = 6;
        p.decide("danmaku onmyo, dodge 0");
        p.main("A1");
        CHECK(p.points("B1") == "22,12,2,4");
        CHECK(p.points("A1") == "22,12,16,0");
        p.check();
    }
    for (const int reigeki : {1, 2}) {
        Position p(priest, one("3 3 3 3 3"));
        p.at("B1").dp = 3;
        p.at("B1").graze = 7;
        p.decide("danmaku onmyo, dodge " + std::to_string(reigeki));
        p.main("A1");
        CHECK(p.points("B1") == (reigeki == 1 ? "22,12,0,7" : "22,12,1,3"));
        p.check();
    }
    // Options that can't be paid for are not listed.
    Position q(priest, one("3 3 3 3 3"));
    q.at("B1").dp = 3;
    q.at("B1").graze = 7;
    q.decide("danmaku onmyo");
    q.main("A1");
    CHECK(q.open_options() == "dodge 1, dodge 2, take");
    // In full defence loss and damage are halved.
    for (const char* const answer : {"dodge 0", "take"}) {
        Position p(priest, one("3 3 3 3 3"));
        p.at("B1").full_defence = true;
        p.decide(std::string("danmaku onmyo, ") + answer);
        p.main("A1");
        CHECK(p.points("B1") == (answer == std::string("take") ? "18,12,19,0" : "22,12,17,2"));
        p.check();
    }
    Position p(priest, one("3 3 3 3 3"));
    p.decide("danmaku onmyo, take");
    p.main("A1");
    CHECK(p.points("B1") == "14,12,19,0");
    CHECK(p.acts() == "A1.danmaku_onmyo B1.take B1.accept");
    p.check();
}

TEST_CASE("Y7: an approach, a blow, and graze into damage", "[sengen][examples][8.4]") {
    for (const bool all_graze : {false, true}) {
        Position p(one("6 6 3 6 5", "evade4 melee5", "mtrain4"),
                   one("4 6 3 3 5", "evade4 danmaku2"));
        REQUIRE(p.at("A1").dp == 27);
        p.decide(std::string("approach, 5, unarmed 3, none, ") + (all_graze ? "5" : "0"));
        p.dice("42613 51426 3524");
        p.main("A1");
        CHECK(p.points("A1") == (all_graze ? "34,20,19,0" : "34,20,19,5"));
        CHECK(p.points("B1") == (all_graze ? "4,20,25,0" : "9,20,25,0"));
        for (const Event& event : p.fight_log().events) {
            if (event.kind == "approach") {
                CHECK(event.number("total") == 26);
                CHECK(event.number("need") == 23);
            }
            if (event.kind == "melee") CHECK(event.number("total") == 29);
        }
        p.check();
    }
}

TEST_CASE("Y8: a guard that fails takes twice the skill off the damage",
          "[sengen][examples][8.7]") {
    // Magic 3, int 5: a shot of 6 DP at skill 3 has 7 dice.
    Position p(one("3 3 5 3 3", "shot3", "magic3"), one("5 6 3 3 3", "melee3"));
    p.decide("shot magic 6, guard 6");
    p.dice("6 6 2 2 2 2 2 4 4 2 5 3 3 6 4 3");
    p.main("A1");
    // 5 + 3 + 22 = 30 against 5 + 3 + 21 = 29; damage 13 + 5 = 18, minus 6.
    CHECK(p.points("B1") == "22,12,18,0");
    CHECK(p.at("B1").guard_used);
    CHECK(p.of("B1").substr(p.of("B1").size() - 1) == "g");
    p.check();
}

TEST_CASE("Y9: evading homing shots in full defence", "[sengen][examples][8.3][8.7]") {
    Position p(one("3 3 5 3 3", "homing4", "onmyo3"),
               party({one("3 3 3 3 3"), one("3 3 3 5 3", "evade4")}));
    p.at("B2").back = true;
    p.at("B2").full_defence = true;
    p.decide("homing onmyo 1, B2, stop, evade 3");
    p.dice("344");
    p.main("A1");
    for (const Event& event : p.fight_log().events) {
        if (event.kind == "homing" || event.kind == "evade") CHECK(event.number("total") == 25);
    }
    CHECK(p.points("B2") == "22,12,16,6");
    CHECK(p.points("A1") == "22,12,15,0");
    p.check();
}

TEST_CASE("Y10: covering an ally", "[sengen][examples][8.7]") {
    // In the example T is B1 and C is B2. 6 + 1 + 20 = 27 on T.
    const std::string shooter = one("3 3 6 3 3", "shot1", "magic1");
    const std::string pair = party({one("3 3 3 3 3", "evade2"), one("5 3 3 3 3", "evade3")});
    {
        Position p(shooter, pair);
        p.decide("shot magic 6, B1, yield, cover 5, accept");
        p.dice("543422 64432 3");
        p.main("A1");
        CHECK(p.points("B1") == "22,12,19,0");
        CHECK(p.points("B2") == "13,12,16,0");
        CHECK(p.of("B2").back() == 'c');
        CHECK(p.acts() == "A1.shot_magic_6 A1.B1 B1.yield B2.cover_5 A1.0 B2.accept");
    }
    Position p(shooter, pair);
    p.decide("shot magic 6, B1, yield, cover 5");
    p.dice("543422 64431 66666 6666 6666 6666");
    p.main("A1");
    CHECK(p.asked() == "B1 defence");
    CHECK(p.open_options().find("yield") == std::string::npos);
    CHECK(p.open_options().find("evade 1,") == 0);
    CHECK(p.at("B2").covered);
}

TEST_CASE("Y11: a resistance that graze makes up", "[sengen][examples][8.6]") {
    for (const bool boost : {true, false}) {
        Position p(one("3 3 5 3 3", "", "onmyo4", R"("spells":["seal"])"),
                   one("3 3 3 3 4", "resist2"));
        p.at("B1").graze = 6;
        p.decide(std::string("cast seal, 2, 3, ") + (boost ? "boost" : "accept"));
        p.dice("54 243");
        p.main("A1");
        // 20 − 3, and 7 less unless the spell is resisted.
        CHECK(p.points("B1") == (boost ? "22,16,17,0" : "22,16,10,6"));
        CHECK(p.points("A1") == "22,8,17,0");
        CHECK(p.acts() ==
              std::string("A1.cast_seal A1.B1 A1.2 B1.3 B1.") + (boost ? "boost" : "accept"));
        p.check();
    }
}

TEST_CASE("Y12: what spell cards give", "[sengen][examples][6]") {
    const std::string mage =
        one("4 4 6 5 5", "", "magic5", R"("cards":["breather","comet","foxfire"])");
    {
        Position p(mage, one("6 6 3 6 5", "shot4", "onmyo5"));
        p.at("A1").dp = 4;
        p.decide("shot onmyo 1, none, deploy 1");
        p.dice("3 66636");
        p.main("B1");
        // The card has 26 HP; 5D and int 3 make 30.
        CHECK(p.at("A1").dp == 16);
        CHECK(p.points("A1") == "26,20,16,0");
        CHECK(p.of("A1").substr(0, 20) == "26,20,16,0,f,0,-,1,0");
        CHECK(p.kinds().find("card_break") != std::string::npos);
    }
    Position p(party({mage, one("3 3 3 3 3", "", "onmyo1")}), one("3 3 3 3 3"));
    REQUIRE(p.at("A2").dp_rec == 2);
    p.at("A1").dp = 15;
    p.at("A2").dp = 5;
    p.decide("clear 2, pass");
    p.at("A1").statuses.push_back({Status::Bind, 2, 10});
    p.at("A2").statuses.push_back({Status::Bind, 2, 10});
    p.turn_start();
    CHECK(p.at("A1").dp == 23);
    CHECK(p.at("A2").dp == 7);
    p.check();

    Position q(mage, one("3 3 6 3 3", "shot4", "magic5"));
    q.at("A1").dp = 4;
    q.decide("shot magic 1, bomb 2");
    q.dice("3");
    q.main("B1");
    CHECK(q.points("A1") == "26,20,8,0");
    q.check();
}

// The worked examples from Y13 on: initiative, several targets, last moments.

namespace {

/// onmyo 3, int 5, 〈ホーミング〉 3: total 24 with one raise, for 8 DP on two targets.
const char* const kPriest =
    R"({"limits":"open","stats":{"body":3,"vit":3,"int":5,"sense":3,"will":3},
    "skills":{"homing":3},"abilities":{"onmyo":3}})";

} // namespace

TEST_CASE("Y13: equal numbers of players and a GM's, and of two parties of players",
          "[sengen][examples][7]") {
    const std::string pc = one("5 5 3 3 5");
    Position p(party({pc, pc}), gm({pc, pc}));
    p.decide("14, 14, 14, 16, first, first, A1");
    p.initiative();
    CHECK(p.initiative_order() == "B2 A1 A2 B1");
    CHECK(p.acts() == "A1.14 A2.14 B1.14 B2.16 A1.first A2.first A.A1");
    p.check();

    Position q(pc, pc);
    q.at("A1").dp = 20;
    q.at("B1").dp = 18;
    q.decide("14, 14, last");
    q.initiative();
    CHECK(q.acts() == "A1.14 B1.14 A1.last");
    CHECK(q.initiative_order() == "B1 A1");
    q.check();
}

TEST_CASE("Y15: homing shots at two", "[sengen][examples][8.3]") {
    Position p(kPriest, party({one("3 3 3 4 3", "evade3"), one("3 3 3 3 3")}));
    p.decide("homing onmyo 1, B1, B2, evade 5, none");
    p.dice("53423 61");
    p.main("A1");
    CHECK(p.points("A1") == "22,12,11,0");
    CHECK(p.points("B1") == "22,12,14,10");
    CHECK(p.points("B2") == "10,12,19,0");
    CHECK(p.acts() == "A1.homing_onmyo_1 A1.B1 A1.B2 B1.evade_5 B2.none B2.accept");
    p.check();
}

TEST_CASE("Y17: resisting in full defence", "[sengen][examples][8.6][R43]") {
    // Element 4, int 4: 12 with one die of 4; target number 10 + 4 + 2.
    const std::string caster =
        one("3 3 4 3 3", "", "element4", R"("elementStat":"int","spells":["freeze"])");
    Position p(caster, one("3 4 3 3 3", "resist1"));
    p.at("B1").full_defence = true;
    p.decide("cast freeze, 1, 2");
    p.dice("4 33");
    p.main("A1");
    CHECK(p.points("B1") == "26,12,18,0");
    CHECK(p.at("B1").statuses.empty());
    p.check();

    for (const int graze : {14, 15}) {
        Position q(caster, one("3 4 3 3 3", "resist1"));
        q.at("B1").graze = graze;
        q.decide(graze == 15 ? "cast freeze, 1, 2, boost" : "cast freeze, 1, 2");
        q.dice("4 33");
        q.main("A1");
        CHECK(q.at("B1").graze == (graze == 15 ? 0 : 14));
        CHECK(q.at("B1").statuses.empty() == (graze == 15));
        q.check();
    }
}

TEST_CASE("Y18: one defence an attack: who covered is hit as a target too",
          "[sengen][examples][8.7][R45]") {
    Position p(kPriest, party({one("3 3 3 4 3", "evade3"), one("5 6 3 3 3", "evade3")}));
    p.decide("homing onmyo 1, B1, B2, yield, cover 4");
    p.dice("5543 43");
    p.main("A1");
    CHECK(p.points("B1") == "22,12,19,0");
    CHECK(p.points("B2") == "10,12,20,0");
    CHECK(p.acts() == "A1.homing_onmyo_1 A1.B1 A1.B2 B1.yield B2.cover_4 B2.none B2.accept "
                      "B2.accept");
    p.check();
}

TEST_CASE("Y19: a card deployed late takes the damage", "[sengen][examples][8.7][R25]") {
    const std::string guest = one("5 4 3 3 5", "", "onmyo5", R"("cards":["breather"])");
    Position p(one("3 3 6 3 3", "shot4", "magic2"), guest);
    p.at("B1").dp = 5;
    p.decide("shot magic 1, none, deploy 1, shot magic 1, none");
    p.dice("6 44 6 44");
    p.main("A1");
    CHECK(p.of("B1") == "26,20,17,0,f,0,1:12,1,0,,,");
    p.main("A1");
    CHECK(p.of("B1") == "26,20,17,0,f,0,-,1,0,,,");
    p.check();
}

TEST_CASE("Y20: whoever has most DP among the tied chooses first", "[sengen][examples][7]") {
    const std::string pc = one("5 5 3 3 5");
    Position p(party({pc, pc}), pc);
    p.at("A1").dp = 12;
    p.at("A2").dp = 15;
    p.at("B1").dp = 14;
    p.decide("12, 12, 12, last, first");
    p.initiative();
    CHECK(p.initiative_order() == "B1 A1 A2");
    CHECK(p.acts() == "A1.12 A2.12 B1.12 A2.last B1.first");
    p.check();
}

TEST_CASE("Y21: a spell on two: everybody resists, then it is rolled once",
          "[sengen][examples][8.6][R49]") {
    Position p(one("3 3 5 3 3", "", "magic3", R"("spells":["blast"])"),
               party({one("3 3 3 3 3"), one("3 3 3 3 3")}));
    p.at("B1").graze = 9;
    p.at("B2").graze = 3;
    p.decide("cast blast, B1, B2, 2, 1, boost, 1, accept");
    // 3 + 5 + 9 = 17, target number 16. B1 has 3 + 6 = 9; each rolls one die.
    p.at("B1").mods.push_back({ModKey::Resist, 5, 3});
    p.at("B2").mods.push_back({ModKey::Resist, 7, 3});
    p.dice("54 5 5 641");
    p.main("A1");
    CHECK(p.acts() == "A1.cast_blast A1.B1 A1.B2 A1.2 B1.1 B1.boost B2.1 B2.accept B1.accept "
                      "B2.accept");
    // Damage 11; B1 takes half of it, rounded up.
    CHECK(p.points("B1") == "16,12,18,0");
    CHECK(p.points("B2") == "11,12,18,3");
    p.check();
}

TEST_CASE("Y22: one bomb against two hits", "[sengen][examples][8.7][R65]") {
    const std::string c = one("5 6 6 6 3", "evade3", "", R"("cards":["comet"])");
    const auto pair = [&](const std::string& first) { return party({first, c}); };
    const std::string t = one("3 3 3 4 3", "evade3");
    {
        Position p(kPriest, pair(t));
        REQUIRE(p.at("B2").dp_rec == 4);
        p.decide("homing onmyo 1, B1, B2, yield, cover 4, bomb 1");
        p.dice("5543");
        p.main("A1");
        // 24 − 4, and 4 gained.
        CHECK(p.points("B1") == "22,12,19,0");
        CHECK(p.points("B2") == "34,12,24,0");
        p.check();
    }
    {
        Position p(kPriest, pair(t));
        p.decide("homing onmyo 1, B1, B2, yield, cover 4, none, bomb 1");
        p.dice("5543 43");
        p.main("A1");
        CHECK(p.points("B2") == "34,12,24,0");
        p.check();
    }
    {
        Position p(kPriest, pair(t));
        p.decide("homing onmyo 1, B1, B2, yield, cover 4, none, accept, bomb 1");
        p.dice("5543 43");
        p.main("A1");
        CHECK(p.points("B2") == "22,12,24,0");
        p.check();
    }
    // If T1 had bombed, it could not step in for T2 ([sengen R63]).
    Position p(kPriest, pair(one("3 3 3 4 3", "evade3", "", R"("cards":["comet"])")));
    p.decide("homing onmyo 1, B1, B2, bomb 1");
    p.dice("666666666666666666666666");
    p.main("A1");
    CHECK(p.asked() == "B2 defence");
    CHECK(p.open_options().find("yield") == std::string::npos);
}

} // namespace shiaiba::sengen

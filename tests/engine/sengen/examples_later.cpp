// The worked examples of section 12 from Y13 on: initiative, several targets, last moments.
#include "catch.hpp"
#include "sengen/position.hpp"

namespace shiaiba::sengen {
namespace {

/// onmyo 3, int 5, 〈ホーミング〉3: 24 with one raise, for 8 DP on two.
const char* const kPriest =
    R"({"limits":"open","stats":{"body":3,"vit":3,"int":5,"sense":3,"will":3},
    "skills":{"homing":3},"abilities":{"onmyo":3}})";

} // namespace

TEST_CASE("Y13: equal numbers of players and a GM's, and of two parties of players",
          "[sengen][examples][7]") {
    const std::string pc = one("5 5 3 3 5");
    Position p(party({pc, pc}), gm({pc, pc}));
    p.decide("14, 14, 14, 16, first, A1");
    p.initiative();
    CHECK(p.initiative_order() == "B2 A1 A2 B1");
    CHECK(p.acts() == "A1.14 A2.14 B1.14 B2.16 A.first A.A1");
    p.check();

    Position q(pc, pc);
    q.at("A1").dp = 20;
    q.at("B1").dp = 18;
    q.decide("14, 14, last");
    q.initiative();
    CHECK(q.acts() == "A1.14 B1.14 A.last");
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
    // Element 4, int 4: 12 by one die of 4, TN 10 + 4 + 2.
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

TEST_CASE("Y19: a card deployed late takes the damage, and helps from the next roll on",
          "[sengen][examples][8.7][R25]") {
    const std::string guest = one("4 5 3 3 5", "", "onmyo5", R"("cards":["iron_body"])");
    Position p(one("3 3 6 3 3", "shot4", "magic2"), guest);
    p.at("B1").dp = 5;
    p.decide("shot magic 1, none, deploy 1, shot magic 1, none");
    p.dice("6 44 6 44");
    p.main("A1");
    CHECK(p.of("B1") == "30,20,17,0,f,0,1:4,1,0,,,");
    p.main("A1");
    CHECK(p.of("B1") == "30,20,17,0,f,0,-,1,0,,,");
    for (const Event& event : p.chronicle().events) {
        if (event.kind == "damage" && event.number("left") == 0) CHECK(event.number("final") == 12);
    }
    p.check();
}

TEST_CASE("Y20: the party with the most DP among the tied chooses", "[sengen][examples][7]") {
    const std::string pc = one("5 5 3 3 5");
    Position p(party({pc, pc}), pc);
    p.at("A1").dp = 12;
    p.at("A2").dp = 15;
    p.at("B1").dp = 14;
    p.decide("12, 12, 12, last, A2");
    p.initiative();
    CHECK(p.initiative_order() == "B1 A2 A1");
    CHECK(p.acts() == "A1.12 A2.12 B1.12 A.last A.A2");
    p.check();
}

TEST_CASE("Y21: a spell on two: everybody resists, then it is rolled once",
          "[sengen][examples][8.6][R49]") {
    Position p(one("3 3 5 3 3", "", "magic3", R"("spells":["blast"])"),
               party({one("3 3 3 3 3"), one("3 3 3 3 3")}));
    p.at("B1").graze = 9;
    p.at("B2").graze = 3;
    p.decide("cast blast, B1, B2, 2, 1, boost, 1, accept");
    // 3 + 5 + 9 = 17, TN 16. B1: 3 + 6 = 9 … with one die each.
    p.at("B1").mods.push_back({ModKey::Resist, 5, 3});
    p.at("B2").mods.push_back({ModKey::Resist, 7, 3});
    p.dice("54 5 5 641");
    p.main("A1");
    CHECK(p.acts() == "A1.cast_blast A1.B1 A1.B2 A1.2 B1.1 B1.boost B2.1 B2.accept B1.accept "
                      "B2.accept");
    // 11: half of it, rounded up, for B1.
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
    // Had T1 bombed, it could not step in for T2 [sengen R 63].
    Position p(kPriest, pair(one("3 3 3 4 3", "evade3", "", R"("cards":["comet"])")));
    p.decide("homing onmyo 1, B1, B2, bomb 1");
    p.dice("666666666666666666666666");
    p.main("A1");
    CHECK(p.asked() == "B2 defence");
    CHECK(p.open_options().find("yield") == std::string::npos);
}

} // namespace shiaiba::sengen

// 13.3: defaults that hang on what the rules alone know at that point.
#include "catch.hpp"
#include "sengen/position.hpp"

namespace shiaiba::sengen {
namespace {

/// HP 22, 霊力 12, DP 19.
const std::string kNobodyElse = one("3 3 3 3 3");

} // namespace

TEST_CASE("13.3: a resistance is boosted where at most four points are missing",
          "[sengen][13.3][8.6]") {
    const std::string mage = one("3 3 4 3 3", "", "magic3", R"("spells":["flash"])");
    for (const int missing : {4, 5}) {
        Position p(mage, kNobodyElse);
        p.at("B1").graze = 40;
        // TN 10 + 3 + 2; will 3 and two dice.
        p.decide("cast flash, 1, 2").dice(missing == 4 ? "5 53" : "5 52");
        p.main("A1");
        CHECK(p.asked() == "B1 resist_boost");
        CHECK(p.default_choice() == (missing == 4 ? "boost" : "accept"));
    }
}

TEST_CASE("13.3, 5.2: a spell for oneself alone heals nobody else", "[sengen][13.3][5.2]") {
    const std::string healer = one("3 3 4 3 3", "", "magic2", R"("spells":["x"])");
    for (const bool own : {true, false}) {
        Position p(party({healer, kNobodyElse}), kNobodyElse,
                   R"({"data":{"name":"試し","spells":[{"id":"x","ja":"術","en":"Spell",)"
                   R"("ability":"magic","min_level":1,"timing":"main","cost":1,"activation":5,)"
                   R"("side":"self","diameter":null,"resist":null,)"
                   R"("effects":[{"op":"heal","dice":1,"flat":0,"stat":false}]}]}})");
        p.at(own ? "A1" : "A2").hp = 10;
        p.dice("111111").main("A1");
        CHECK(p.default_choice() == (own ? "cast x" : "wait"));
    }
}

} // namespace shiaiba::sengen

// Tests default choices that depend on values which only the rules know at that point ([sengen
// 13.3]).
#include "catch.hpp"
#include "sengen/position.hpp"

namespace shiaiba::sengen {
namespace {

/// A member with HP 22, 霊力 12, DP 19.
const std::string kNobodyElse = one("3 3 3 3 3");

} // namespace

TEST_CASE("13.3: a resistance is boosted where at most four points are missing",
          "[sengen][13.3][8.6]") {
    const std::string mage = one("3 3 4 3 3", "", "magic3", R"("spells":["flash"])");
    for (const int missing : {4, 5}) {
        Position p(mage, kNobodyElse);
        p.at("B1").graze = 40;
        // Target number 10 + 3 + 2, against will 3 and two dice.
        p.decide("cast flash, 1, 2").dice(missing == 4 ? "5 53" : "5 52");
        p.main("A1");
        CHECK(p.asked() == "B1 resist_boost");
        CHECK(p.default_choice() == (missing == 4 ? "boost" : "accept"));
    }
}

TEST_CASE("13.3: graze against a danmaku, and dice of a guard, for oneself and for another",
          "[sengen][13.3][8.1][8.7]") {
    Position p(one("3 3 3 3 3", "danmaku2", "magic1"), kNobodyElse);
    p.at("B1").dp = 3;
    p.at("B1").graze = 5;
    // Loss 2 with DP below 6: one point is paid by 3 graze.
    p.decide("danmaku magic");
    p.main("A1");
    CHECK(p.default_choice() == "dodge 1");

    // The total is 3 + 1 + 6. Evading with 1 + 2 dice has less than 70 %, a guard of 11 + 1 die
    // always succeeds.
    const std::string guard = one("6 3 3 1 3", "melee5");
    Position q(one("3 3 3 3 3", "shot1", "magic1"), guard);
    q.at("B1").dp = 2;
    q.decide("shot magic 1").dice("6 6");
    q.main("A1");
    CHECK(q.default_choice() == "guard 1");
    Position r(one("3 3 3 3 3", "shot1", "magic1"), party({kNobodyElse, guard}));
    r.at("B2").dp = 2;
    r.decide("shot magic 1, B1, yield").dice("6 6");
    r.main("A1");
    CHECK(r.asked() == "B2 intercept");
    CHECK(r.default_choice() == "guard 1");
}

TEST_CASE("13.3, 13.2: a boost is what is short of putting its target out",
          "[sengen][13.3][13.2][8.8]") {
    // Damage 1D + 3 = 9 against HP 10 and what lies before them, or against the card's HP if one is
    // deployed.
    struct Case {
        void (*set)(Fighter&);
        const char* defence;
        const char* points;
    };
    const Case cases[] = {
        {[](Fighter&) {}, "none", "1"},
        {[](Fighter& one) { one.barrier = 2; }, "none", "3"},
        {[](Fighter& one) {
             one.mods = {{ModKey::DamageCut, 3, 9}, {ModKey::Guard, 7, 9}};
         },
         "none", "4"},
        // A guard that failed takes 2 × 2 off.
        {[](Fighter&) {}, "guard 1", "5"},
        {[](Fighter& one) {
             one.deployed = 0;
             one.card_hp = 14;
         },
         "none", "5"},
        // The damage is enough already.
        {[](Fighter& one) { one.hp = 9; }, "none", "0"},
        // More is missing than there is graze: all of it is spent.
        {[](Fighter& one) { one.barrier = 7; }, "none", "7"},
        // But not against a card.
        {[](Fighter& one) {
             one.deployed = 0;
             one.card_hp = 18;
         },
         "none", "0"},
    };
    for (const Case& each : cases) {
        Position p(one("3 3 3 3 3", "shot1", "magic1"),
                   one("3 3 3 3 3", "melee2", "", R"("cards":["breather"])"));
        p.at("A1").graze = 15;
        p.at("B1").hp = 10;
        each.set(p.at("B1"));
        p.decide(std::string("shot magic 1, ") + each.defence)
            .dice(each.defence[0] == 'g' ? "616" : "66");
        p.main("A1");
        CHECK(p.asked() == "A1 boost");
        CHECK(p.default_choice() == each.points);
    }
}

TEST_CASE("13.3, 8.8: each hit's boost is what is short of that target", "[sengen][13.3][8.8]") {
    // Damage 2D + 3 = 9 on both targets.
    Position p(one("3 3 3 3 3", "shot1", "magic1", R"("cards":["twin_comet"])"),
               party({kNobodyElse, kNobodyElse}));
    p.at("A1").graze = 15;
    p.at("B1").hp = 10;
    p.at("B2").hp = 13;
    p.decide("card 1, shot magic 1, B1, B2, none, none").dice("11 33");
    p.main("A1");
    CHECK(p.acts().substr(p.acts().find("B2.none")) == "B2.none A1.1 B1.accept A1.4 B2.accept");
    CHECK(p.result() == "A:defeat");
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

TEST_CASE("13.3: a spell that stands on all of one's side has nothing to do", "[sengen][13.3]") {
    const std::string caster = one("3 3 6 3 6", "", "magic3", R"("spells":["g"])");
    constexpr const char* kGarland =
        R"({"data":{"name":"試し","spells":[{"id":"g","ja":"花輪","en":"Garland","ability":"magic",)"
        R"("timing":"setup","cost":1,"activation":5,"side":"ally","diameter":20,)"
        R"("effects":[{"op":"mod","key":"evade","n":1,"turns":99}]}]}})";
    for (const bool all : {true, false}) {
        Position p(party({caster, kNobodyElse, kNobodyElse}), kNobodyElse, kGarland);
        p.at("A3").hp = 0;
        p.decide(all ? "cast g, A1, A2, 1" : "cast g, A1, stop, 1").dice("1 111");
        p.setups();
        p.at("A1").casts = p.at("A1").setup_casts = 0;
        p.setups();
        CHECK(p.asked() == "A1 setup");
        CHECK(p.default_choice() == (all ? "pass" : "cast g"));
    }
}

} // namespace shiaiba::sengen

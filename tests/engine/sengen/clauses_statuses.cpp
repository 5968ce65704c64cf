// Tests custom statuses, effects that last to the end of the battle, and rolls that end a status
// ([sengen 5.2, 5.4]).
#include "catch.hpp"
#include "sengen/position.hpp"

namespace shiaiba::sengen {
namespace {

/// A member with HP 22, 霊力 12, DP 19, recovery 2.
const std::string kSomeone = one("3 3 3 3 3");
/// A shot of 1 DP by this member has the total 4 + the die, and damage 1D + 3.
const std::string kMarksman = one("3 3 3 3 3", "shot1", "magic1");

/// Data with the status "charm", which has these members, and with 《x》, which gives it to an
/// enemy without resistance.
std::string charming(const std::string& members, const std::string& turns = "99") {
    return R"({"data":{"name":"試し","statuses":[{"id":"charm","ja":"魅了","en":"Charm",)" +
           members +
           R"(}],"spells":[{"id":"x","ja":"術","en":"Spell","ability":"magic","timing":"main",)"
           R"("cost":0,"activation":5,"side":"enemy","effects":[{"op":"status","id":"charm","turns":)" +
           turns + R"(},{"op":"mod","key":"evade","n":-1,"turns":)" + turns + "}]}]}}";
}
constexpr Status kCharm = static_cast<Status>(3);
const std::string kWitch = one("3 3 4 3 3", "shot1", "magic3", R"("spells":["x"])");

} // namespace

TEST_CASE("5.4: a status of one's own lasts, and stands in the trace like the others",
          "[sengen][5.4][16]") {
    Position p(kWitch, kSomeone, charming(R"("mods":{"hit":-2,"evade":-3})", "2"));
    p.decide("cast x, 1").dice("1");
    p.main("A1");
    CHECK(p.of("B1") == "22,12,19,0,f,0,-,,0,charm3,evade-1@2,");
    CHECK(p.at("B1").evade_base() == 3 - 3 - 1);
    CHECK(p.at("B1").mod(ModKey::Hit) == -2);
    p.turn(3).turn_end();
    CHECK(p.at("B1").statuses.empty());
}

TEST_CASE("5.2: 99 turns are the whole battle, later than every other end",
          "[sengen][5.2][16][R57]") {
    Position p(kWitch, kSomeone, charming(R"("rouse":true)"));
    p.decide("cast x, 1").dice("1");
    p.main("A1");
    CHECK(p.of("B1") == "22,12,19,0,f,0,-,,0,charm99,evade-1@99,");
    p.turn(99).turn_end();
    CHECK(p.at("B1").has(kCharm));
    // The same effect of the same spell exists only once.
    Position q(kWitch, kSomeone, charming(R"("rouse":true)"));
    q.decide("cast x, 1, cast x, 1").dice("11");
    q.main("A1");
    q.at("A1").casts = 0;
    q.main("A1");
    CHECK(q.at("B1").mods.size() == 1);
    CHECK(q.at("B1").timed(ModKey::Evade) == -1);
}

TEST_CASE("5.4: who may take no action keeps everything else", "[sengen][5.4][6]") {
    const std::string charmed = one("3 3 4 3 3", "melee1 evade1", "magic3", R"("cards":["veil"])");
    const std::string data = R"({"data":{"name":"試し","statuses":[{"id":"charm","ja":"魅了",)"
                             R"("en":"Charm","no_action":true}]}})";
    Position p(party({charmed, kSomeone}), kMarksman, data);
    p.at("A1").statuses = {{kCharm, 9, 20}};
    p.turn(2);
    p.decide("pass, front, 9, 8, 7, pass");
    p.play_turn();
    // A charmed member is asked for its cards alone, and does not wait.
    CHECK(p.trace().find("2;main;A1;;A1.pass;") != std::string::npos);
    CHECK_FALSE(p.at("A1").waited);
    Position q(kMarksman, charmed, data);
    q.at("B1").statuses = {{kCharm, 9, 20}};
    q.decide("shot magic 1").dice("1 11111111");
    q.main("A1");
    CHECK(q.open_options().find("evade 1") == 0);
    CHECK(q.open_options().find("guard 1") != std::string::npos);
}

TEST_CASE("5.4: a status that ends by a hit, and one that a hit gives a roll to end",
          "[sengen][5.4][8.7]") {
    Position p(kMarksman, kSomeone, charming(R"("ends_by_hit":true)"));
    p.at("B1").statuses = {{kCharm, 9, 20}};
    p.decide("shot magic 1, none").dice("1 6");
    p.main("A1");
    CHECK(p.at("B1").statuses.empty());
    for (const bool ok : {true, false}) {
        // 3 + 0 + 3D against the status's target number, without cost or other modifiers ([sengen
        // R66]).
        Position q(kMarksman, one("3 3 3 3 3", "resist1"), charming(R"("reroll_by_hit":true)"));
        q.at("B1").statuses = {{kCharm, 9, 13}, {Status::Dazzle, 9, 99}};
        q.decide("shot magic 1, none").dice(ok ? "1 6 333 111" : "1 6 332 111");
        q.main("A1");
        CHECK(q.at("B1").has(kCharm) == !ok);
        CHECK(q.at("B1").has(Status::Dazzle));
        CHECK(q.at("B1").dp == 19);
        q.check();
    }
    // Behind a barrier that holds there is no roll, and a member that is out has none.
    Position r(kMarksman, kSomeone, charming(R"("reroll_by_hit":true)"));
    r.at("B1").statuses = {{kCharm, 9, 3}};
    r.at("B1").barrier = 20;
    r.decide("shot magic 1, none").dice("1 6");
    r.main("A1");
    CHECK(r.at("B1").has(kCharm));
    r.check();
    Position s(kMarksman, party({kSomeone, kSomeone}), charming(R"("reroll_by_hit":true)"));
    s.at("B1").statuses = {{kCharm, 9, 3}};
    s.at("B1").hp = 3;
    s.decide("shot magic 1, B1, none").dice("1 6");
    s.main("A1");
    CHECK(s.at("B1").has(kCharm));
    s.check();
}

TEST_CASE("5.4, 8.1: an ally's danmaku gives one roll for each status that it may end",
          "[sengen][5.4][8.1]") {
    const std::string priest = one("3 3 3 3 3", "danmaku1", "magic1");
    Position p(party({priest, kSomeone}), kSomeone, charming(R"("rouse":true)"));
    p.at("A2").statuses = {{kCharm, 9, 14}, {Status::Sleep, 9, 14}, {Status::Dazzle, 9, 13}};
    p.decide("danmaku magic, dodge 0, yes").dice("444 333");
    p.main("A1");
    CHECK(p.at("A2").statuses.size() == 1);
    CHECK(p.at("A2").has(Status::Dazzle));
    CHECK(p.line().find(";444333;") != std::string::npos);
    p.check();
    Position q(party({priest, kSomeone}), kSomeone, charming(R"("rouse":false)"));
    q.at("A2").statuses = {{kCharm, 9, 14}};
    q.decide("danmaku magic, dodge 0");
    q.main("A1");
    CHECK(q.acts() == "A1.danmaku_magic B1.dodge_0");
}

} // namespace shiaiba::sengen

// Tests windows of members that have a card deployed or statuses: w7, statuses that end by
// deploying in each window (6), and statuses that forbid actions (5.4, 8.5).
#include "catch.hpp"
#include "sengen/position.hpp"

namespace shiaiba::sengen {
namespace {

/// A member with HP 22, 霊力 12, DP 19, recovery 2.
const std::string kSomeone = one("3 3 3 3 3");
/// A shot of 1 DP by this member has the total 4 + the die, and damage 1D + 3.
const std::string kMarksman = one("3 3 3 3 3", "shot1", "magic1");
const std::string kHolder = one("3 3 3 3 3", "", "", R"("cards":["veil","comet"])");
constexpr Status kCharm = static_cast<Status>(3);

/// Data with the status "charm", which forbids actions, and with 《x》, which gives it to an enemy
/// without resistance.
constexpr const char* kCharming =
    R"({"data":{"name":"試し","statuses":[{"id":"charm","ja":"魅了","en":"Charm","no_action":true}],)"
    R"("spells":[{"id":"x","ja":"術","en":"Spell","ability":"magic","timing":"main","cost":0,)"
    R"("activation":5,"side":"enemy","effects":[{"op":"status","id":"charm","turns":99}]},)"
    R"({"id":"s","ja":"支度","en":"Ready","ability":"magic","timing":"setup","cost":0,)"
    R"("activation":5,"side":"self","effects":[{"op":"graze","c":6}]}]}})";
void lay(Fighter& one, int hp = 9) {
    one.deployed = 0;
    one.used = 1;
    one.card_hp = hp;
}
/// Gives a member bind and dazzle; deploying a card ends one of the two, by choice.
void burden(Fighter& one) { one.statuses = {{Status::Bind, 9, 99}, {Status::Dazzle, 9, 99}}; }
/// A position in which A1, in the back row, will choose full defence.
Position defends(const std::string& member) {
    Position p(party({member, kSomeone}), kSomeone);
    p.turn(2);
    return p;
}

} // namespace

TEST_CASE("6, w7: a card may be given up there, between clearing and graze", "[sengen][6]") {
    Position p = defends(kHolder);
    lay(p.at("A1"));
    p.at("A1").graze = 5;
    p.at("A1").spirit = 3;
    p.decide("pass, back A1, 6, 5, 3, yes");
    p.play_turn();
    CHECK(p.asked() == "A1 main");
    CHECK(p.open_options() == "pass, clear 2, dismiss, absorb");
    CHECK(p.default_choice() == "pass");
    // A deployed card alone is reason enough to ask.
    Position q = defends(one("3 3 3 3 3", "", "", R"("cards":["veil"])"));
    lay(q.at("A1"));
    q.at("B1").dp = 4;
    q.decide("pass, back A1, 6, 5, 3, yes, dismiss");
    q.play_turn();
    CHECK(q.trace().find("2;main;A1;;A1.dismiss B.B1 A1.pass;") != std::string::npos);
    CHECK(q.at("A1").deployed == -1);
    // 4 and 2 at the start, 2 by the card.
    CHECK(q.at("B1").dp == 8);
    // Once the card is given up there is nothing to ask.
    Position r = defends(one("3 3 3 3 3", "", "", R"("cards":["veil"])"));
    r.at("A1").used = 1;
    r.decide("back A1, 6, 5, 3, yes");
    r.play_turn();
    CHECK(r.trace().find(";main;A1;") == std::string::npos);
}

TEST_CASE("13.3, 5.4: of statuses the one that takes actions ends first", "[sengen][13.3][5.4]") {
    Position p(kHolder, kSomeone, kCharming);
    p.at("A1").statuses = {{Status::Bind, 9, 0}, {Status::Dazzle, 9, 0}, {kCharm, 9, 0}};
    p.decide("deploy 1");
    p.main("A1");
    CHECK(p.asked() == "A1 shed");
    CHECK(p.open_options() == "bind, dazzle, charm");
    CHECK(p.default_order() == "charm, bind, dazzle");
    CHECK_FALSE(p.at("A1").has(kCharm));
    CHECK(p.at("A1").statuses.size() == 2);
}

TEST_CASE("6: deploying ends a status before anything else goes on: w4, w5 and w6",
          "[sengen][6][8.7]") {
    // w4: the damage is done after it.
    Position p(kMarksman, kHolder);
    burden(p.at("B1"));
    p.decide("shot magic 1, none, deploy 1, bind").dice("1 6 111");
    p.main("A1");
    CHECK(p.acts() == "A1.shot_magic_1 A1.B1 B1.none A1.0 B1.deploy_1 B1.bind");
    CHECK(p.kinds() == "shot undefended card_deploy dp status_off damage recover");
    CHECK(p.at("B1").has(Status::Dazzle));
    CHECK_FALSE(p.at("B1").has(Status::Bind));
    p.check();
    // w5: without 〈幻惑〉 the blow regains its 3.
    Position q(one("3 3 3 3 3", "melee1 evade9", "mtrain1", R"("cards":["veil"])"), kSomeone);
    burden(q.at("A1"));
    q.decide("approach, 1, deploy 1, dazzle, unarmed 1, none").dice("6 1 1");
    q.main("A1");
    CHECK(q.acts() ==
          "A1.approach A1.B1 A1.1 A1.deploy_1 A1.dazzle A1.unarmed_1 B1.none A1.0 B1.accept");
    CHECK(q.said("melee").find("達成値5。") != std::string::npos);
    q.check();
    // w6: so does the following guard.
    Position r(
        kMarksman, party({kSomeone, one("3 3 3 3 3", "melee1", "", R"("cards":["d"])")}),
        R"({"data":{"name":"試し","cards":[{"id":"d","ja":"札","en":"Card","type":"deploy"}]}})");
    burden(r.at("B2"));
    r.decide("shot magic 1, B1, yield, deploy 1, dazzle, guard 1").dice("3 3");
    r.main("A1");
    CHECK(r.acts() == "A1.shot_magic_1 A1.B1 B1.yield B2.deploy_1 B2.dazzle B2.guard_1");
    CHECK(r.points("B1") == "22,12,19,0");
    r.check();
}

TEST_CASE("5.4: whose actions a status takes has no setup", "[sengen][5.4][7]") {
    const std::string witch = one("3 3 4 3 3", "", "magic3", R"("spells":["s"])");
    Position p(witch, kSomeone, kCharming);
    p.at("A1").statuses = {{kCharm, 9, 0}};
    p.setups();
    CHECK(p.trace().empty());
    Position q(witch, kSomeone, kCharming);
    q.decide("pass");
    q.setups();
    CHECK(q.acts() == "A1.pass");
}

TEST_CASE("5.4, 8.5: an action that a status takes is none of waiting", "[sengen][5.4][8.5]") {
    const std::string witch = one("3 3 4 3 3", "", "magic3", R"("spells":["x"])");
    for (const int actions : {1, 2}) {
        Position p(
            one("3 3 3 3 3", "danmaku1", "magic1", R"("actions":)" + std::to_string(actions)),
            witch, kCharming);
        p.turn(2);
        p.decide("19, 18, wait, cast x, 1").dice("1");
        p.play_turn();
        CHECK(p.at("A1").has(kCharm));
        // A member that is charmed after its last action still counts as having waited.
        CHECK(p.at("A1").waited == (actions == 1));
        CHECK(p.line().find(actions == 1 ? ",charm99,,w;" : ",charm99,,;") != std::string::npos);
        p.at("A1").dp = 4;
        p.turn_start();
        CHECK(p.at("A1").dp == (actions == 1 ? 8 : 6));
    }
}

} // namespace shiaiba::sengen

// Tests the effects of settings ([sengen 2]), and when spell cards may be used ([sengen 6]).
#include "catch.hpp"
#include "sengen/position.hpp"

namespace shiaiba::sengen {
namespace {

/// A member with HP 22, 霊力 12, DP 19, recovery 2 and these cards.
std::string carries(const std::string& cards, const char* skills = "", const char* abilities = "") {
    return one("3 3 3 3 3", skills, abilities, R"("cards":[)" + cards + "]");
}
const std::string kNobodySpecial = one("3 3 3 3 3");

} // namespace

TEST_CASE("2: so many spell cards each", "[sengen][2]") {
    Position p(carries(R"("veil","comet","veil")"), kNobodySpecial, R"({"cards":1})");
    p.decide("deploy 1");
    p.turn_start();
    CHECK(p.open_options() == "dismiss, pass");

    Position none(carries(R"("veil","comet")"), kNobodySpecial, R"({"cards":0})");
    none.turn_start();
    CHECK(none.acts() == "A1.pass B1.pass");
    CHECK(none.open_options().empty());

    Position usual(carries(R"("veil","comet","veil")"), kNobodySpecial);
    usual.turn_start();
    CHECK(usual.open_options() == "deploy 1, deploy 3, clear 2, pass");
}

TEST_CASE("2, R51: with the quick variant turn 1's order is kept", "[sengen][2][R51]") {
    Position p(kNobodySpecial, kNobodySpecial, R"({"fixedInitiative":true})");
    p.decide("7, 9");
    p.play_turn();
    p.play_turn();
    CHECK(p.trace().find("1;initiative;-;;A1.7 B1.9;") != std::string::npos);
    CHECK(p.trace().find("2;initiative;-;;;A1,22,12,19,0,f,7") != std::string::npos);
    CHECK(p.initiative_order() == "B1 A1");
    CHECK(p.kinds().find("initiative", p.kinds().find("initiative") + 1) == std::string::npos);
    p.check();

    Position ties(kNobodySpecial, kNobodySpecial, R"({"fixedInitiative":true})");
    ties.decide("7, 7, last").dice("111 112");
    ties.play_turn();
    ties.play_turn();
    // B won the three dice and chose to go last, and goes last on turn 2 as well.
    CHECK(ties.initiative_order() == "A1 B1");
    ties.check();
}

TEST_CASE("2: where it is cramped nobody recovers DP", "[sengen][2][R48]") {
    Position p(party({carries(R"("comet")"), kNobodySpecial}), kNobodySpecial,
               R"({"cramped":true})");
    p.at("A1").dp = 3;
    p.at("A1").waited = true;
    p.at("A2").dp = 3;
    p.decide("clear 1");
    p.turn_start();
    CHECK(p.at("A1").dp == 13);
    // DP by a bullet clear are not the recovery of a turn.
    CHECK(p.at("A2").dp == 5);
    p.check();
}

TEST_CASE("2: the turn limit, and time up as a draw", "[sengen][2]") {
    for (const bool draw : {false, true}) {
        Position p(kNobodySpecial, kNobodySpecial,
                   draw ? R"({"turnLimit":3,"draw":true})" : R"({"turnLimit":3})");
        p.at("B1").hp = 21;
        p.turn(2).turn_end();
        CHECK(p.result().empty());
        p.turn(3).turn_end();
        CHECK(p.result() == (draw ? "D:time" : "A:judge"));
        p.check();
    }
    // The default limit is 30 turns.
    Position p(kNobodySpecial, kNobodySpecial);
    p.turn(29).turn_end();
    CHECK(p.result().empty());
    p.turn(30).turn_end();
    CHECK(p.result() == "D:time");
}

TEST_CASE("6: deploying gives half the DP maximum, rounded up, never above it", "[sengen][6][R5]") {
    for (const int dp : {0, 5, 12}) {
        Position p(carries(R"("veil")"), kNobodySpecial);
        p.at("A1").dp = dp;
        p.at("A1").statuses.push_back({Status::Bind, 3, 0});
        p.decide("deploy 1, pass");
        p.turn_start();
        CHECK(p.at("A1").dp == std::min(19, dp + 10));
        CHECK(p.at("A1").deployed == 0);
        CHECK(p.at("A1").used == 1);
        p.check();
    }
}

TEST_CASE("6, 5.3: HP of a card whatever its owner's abilities and HP now", "[sengen][6][5.3]") {
    Position p(carries(R"("veil")", "", "mtrain4 magic3"), kNobodySpecial);
    p.at("A1").hp = 3;
    p.decide("deploy 1");
    p.turn_start();
    CHECK(p.at("A1").card_hp == 22);
}

TEST_CASE("6: only one card is deployed, and one that is taken back does not return",
          "[sengen][6]") {
    Position p(carries(R"("veil","icicles","comet")"), kNobodySpecial);
    p.decide("deploy 2, dismiss, deploy 1, dismiss, pass");
    p.turn_start();
    CHECK(p.acts() == "A1.deploy_2 A1.dismiss B.B1 A1.deploy_1 A1.dismiss B.B1 A1.pass B1.pass");
    CHECK(p.at("A1").card_hp == 0);
    CHECK(p.of("A1") == "22,12,19,0,f,0,-,1.2,0,,,");
    p.check();

    Position q(carries(R"("veil","icicles","comet")"), kNobodySpecial);
    q.decide("deploy 1");
    q.turn_start();
    CHECK(q.open_options() == "clear 3, dismiss, pass");
}

TEST_CASE("6, w2: before the action, which is then asked again", "[sengen][6][9]") {
    Position p(carries(R"("veil","comet")", "shot1", "magic1"), kNobodySpecial);
    p.at("A1").dp = 2;
    p.decide("deploy 1, clear 2, dismiss, wait");
    p.main("A1");
    CHECK(p.acts() == "A1.deploy_1 A1.clear_2 A1.dismiss B.B1 A1.wait");
    CHECK(p.of("A1") == "22,12,19,0,f,0,-,1.2,0,,,w");
    p.check();
}

TEST_CASE("6, w3: while answering, again and again", "[sengen][6][9]") {
    const std::string b = carries(R"("veil","comet","foxfire")");
    {
        Position p(one("3 3 3 3 3", "danmaku1", "magic1"), b);
        p.at("B1").dp = 0;
        p.decide("danmaku magic, deploy 1, clear 2, bomb 3");
        p.main("A1");
        CHECK(p.acts() == "A1.danmaku_magic B1.deploy_1 B1.clear_2 B1.bomb_3");
        CHECK(p.points("B1") == "22,12,19,0");
        p.check();
    }
    {
        Position p(one("3 3 3 3 3", "shot1", "magic1"), b);
        p.at("B1").dp = 0;
        p.decide("shot magic 1, deploy 1, clear 2, none").dice("1 1");
        p.main("A1");
        CHECK(p.acts() == "A1.shot_magic_1 A1.B1 B1.deploy_1 B1.clear_2 B1.none A1.0 B1.accept");
        CHECK(p.of("B1").substr(0, 24) == "22,12,19,0,f,0,1:18,1.2,");
    }
    Position p(one("3 3 3 3 3", "", "magic3", R"("spells":["blast"])"), b);
    p.at("B1").dp = 0;
    p.decide("cast blast, 2, clear 2, bomb 3").dice("66");
    p.main("A1");
    CHECK(p.acts() == "A1.cast_blast A1.B1 A1.2 B1.clear_2 B1.bomb_3");
    CHECK(p.points("B1") == "22,12,12,0");
    p.check();
}

TEST_CASE("6, w4: just before damage to deploy or to bomb, once", "[sengen][6][8.7]") {
    Position p(one("3 3 3 3 3", "shot1", "magic1"), carries(R"("veil","comet","icicles")"));
    p.decide("shot magic 1, none").dice("1 6");
    p.main("A1");
    CHECK(p.asked() == "B1 last");
    CHECK(p.open_options() == "accept, deploy 1, deploy 3, bomb 2");
    // By default B1 deploys, and the card takes all damage.
    CHECK(p.acts() == "A1.shot_magic_1 A1.B1 B1.none A1.0 B1.deploy_1");
    CHECK(p.points("B1") == "22,12,19,0");

    // Damage of 0 opens no window; with a card deployed one may only bomb.
    Position q(one("1 3 3 3 3", "shot1", "", R"("weapons":["knives"])"),
               carries(R"("veil","comet","icicles")"));
    q.decide("shot ranged:knives 1, none").dice("1 2");
    q.main("A1");
    CHECK(q.acts() == "A1.shot_ranged:knives_1 A1.B1 B1.none");
    CHECK(q.points("B1") == "22,12,19,0");
    q.check();

    Position r(one("3 3 3 3 3", "shot1", "magic1"), carries(R"("veil","comet","icicles")"));
    r.at("B1").deployed = 0;
    r.at("B1").used = 1;
    r.at("B1").card_hp = 8;
    r.decide("shot magic 1, none").dice("1 6");
    r.main("A1");
    CHECK(r.open_options() == "accept, bomb 2");
    CHECK(r.of("B1").substr(0, 23) == "22,12,19,0,f,0,-,1,0,,,");
    r.at("B1").deployed = 0;
    r.at("B1").card_hp = 8;
    r.decide("shot magic 1, none, bomb 2").dice("1 6");
    r.main("A1");
    CHECK(r.of("B1").substr(0, 25) == "22,12,19,0,f,0,1:8,1.2,0,");
    r.check();
}

TEST_CASE("6: a broken card takes what is too much with it", "[sengen][6][R24]") {
    Position p(one("3 3 6 3 3", "shot1", "magic3"), carries(R"("veil")"));
    p.at("B1").deployed = 0;
    p.at("B1").used = 1;
    p.at("B1").card_hp = 8;
    p.decide("shot magic 1, none").dice("1 666");
    p.main("A1");
    CHECK(p.of("B1") == "22,12,19,0,f,0,-,1,0,,,");
    CHECK(p.at("B1").card_hp == 0);
    CHECK(p.kinds() == "shot undefended damage card_break dp");
    p.check();
}

TEST_CASE("6: a card with a point left is not broken", "[sengen][6]") {
    for (const int left : {0, 1}) {
        // The damage is 1D + 3 = 9.
        Position p(one("3 3 3 3 3", "shot1", "magic1"), carries(R"("veil")"));
        p.at("B1").deployed = 0;
        p.at("B1").used = 1;
        p.at("B1").card_hp = 9 + left;
        p.decide("shot magic 1, none").dice("1 6");
        p.main("A1");
        CHECK(p.of("B1") == (left == 1 ? "22,12,19,0,f,0,1:1,1,0,,," : "22,12,19,0,f,0,-,1,0,,,"));
        p.check();
    }
}

TEST_CASE("6: a bomb, and a bullet clear for everybody who is not out", "[sengen][6][R48]") {
    Position p(party({carries(R"("comet")"), kNobodySpecial, kNobodySpecial, kNobodySpecial}),
               kNobodySpecial);
    for (const char* const who : {"A1", "A2", "A3", "A4"}) {
        p.at(who).dp = 4;
        p.at(who).statuses.push_back({Status::Bind, 3, 0});
    }
    p.at("A2").hp = 0;
    p.at("A3").dp = 18;
    p.at("A4").statuses.push_back({Status::Sleep, 3, 0});
    p.decide("clear 1");
    p.turn_start();
    CHECK(p.at("A1").dp == 14);
    CHECK(p.at("A2").dp == 4);
    CHECK(p.at("A3").dp == 19);
    CHECK(p.at("A4").dp == 6);
    CHECK(p.at("B1").dp == 19);
    p.check();
}

TEST_CASE("6, 5.3: what a deployed card gives, and to which attacks", "[sengen][6][5.3]") {
    // The card gives hit 2 and damage 2 to shots alone: total 3 + 1 + 2 + 1, damage 1D + 3 + 2.
    const std::string mage = carries(R"("star_ring","comet")", "shot1 homing1", "magic1");
    const auto total = [&](const char* attack, const char* dice) {
        Position p(mage, kNobodySpecial);
        p.at("A1").deployed = 0;
        p.at("A1").used = 1;
        p.at("A1").card_hp = 8;
        p.decide(std::string(attack) + ", none").dice(dice);
        p.main("A1");
        for (const Event& event : p.fight_log().events) {
            if (event.kind == "shot" || event.kind == "homing")
                return std::to_string(event.number("total")) + " " + std::to_string(p.at("B1").hp);
        }
        return std::string();
    };
    CHECK(total("shot magic 1", "1 1") == "7 16");
    CHECK(total("homing magic 0", "1") == "14 18");
}

TEST_CASE("6, 5.3: a card for one kind of attack says nothing of the others", "[sengen][6][5.3]") {
    // The card gives hit 2 and damage 4 to its kind of attack: 1D + 3 + 4, a blow 1D + 3 + 1 + 4.
    const auto fought = [](const char* kind, const char* attack, const char* dice) {
        Position p(
            one("3 3 3 3 3", "shot1 homing1 melee1 evade9", "magic1 mtrain1", R"("cards":["x"])"),
            kNobodySpecial,
            R"({"data":{"name":"試し","cards":[{"id":"x","ja":"札","en":"Card","type":"deploy",)"
            R"("bonus":{"hit":2,"damage":4},"for":[")" +
                std::string(kind) + R"("]}]}})");
        p.at("A1").deployed = 0;
        p.at("A1").used = 1;
        p.at("A1").card_hp = 8;
        p.decide(std::string(attack) + ", none").dice(dice);
        p.main("A1");
        for (const Event& event : p.fight_log().events) {
            if (event.kind == "shot" || event.kind == "homing" || event.kind == "melee")
                return std::to_string(event.number("total")) + " " +
                       std::to_string(22 - p.at("B1").hp);
        }
        return std::string();
    };
    CHECK(fought("shot", "shot magic 1", "1 1") == "7 8");
    CHECK(fought("homing", "shot magic 1", "1 1") == "5 4");
    CHECK(fought("melee", "shot magic 1", "1 1") == "5 4");
    CHECK(fought("shot", "homing magic 0", "1") == "14 4");
    CHECK(fought("homing", "homing magic 0", "1") == "16 8");
    CHECK(fought("melee", "homing magic 0", "1") == "14 4");
    CHECK(fought("shot", "approach, 2, unarmed 1", "66 1 1") == "5 5");
    CHECK(fought("homing", "approach, 2, unarmed 1", "66 1 1") == "5 5");
    CHECK(fought("melee", "approach, 2, unarmed 1", "66 1 1") == "7 9");
}

} // namespace shiaiba::sengen

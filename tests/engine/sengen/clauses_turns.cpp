// Tests a turn from P1 to P8, and how a battle ends ([sengen 7]).
#include "catch.hpp"
#include "sengen/position.hpp"

namespace shiaiba::sengen {
namespace {

/// A member with HP 22, 霊力 12, DP 19, recovery 2.
const std::string kPlain = one("3 3 3 3 3");

std::string many(int members) {
    return gm(std::vector<std::string>(static_cast<std::size_t>(members), kPlain));
}

} // namespace

TEST_CASE("P1: who recovers, and how much", "[sengen][7][R6]") {
    Position p(party({kPlain, kPlain, kPlain, kPlain, kPlain}), kPlain);
    for (const char* const who : {"A1", "A2", "A3", "A4", "A5"}) p.at(who).dp = 4;
    p.at("A2").waited = true;
    p.at("A3").statuses.push_back({Status::Bind, 3, 0});
    p.at("A3").waited = true;
    p.at("A4").mods.push_back({ModKey::DpRecovery, -9, 3});
    p.at("A5").hp = 0;
    p.turn_start();
    CHECK(p.at("A1").dp == 6);
    CHECK(p.at("A2").dp == 8);
    CHECK(p.at("A3").dp == 4);
    CHECK(p.at("A4").dp == 0);
    CHECK(p.at("A5").dp == 4);
    CHECK(p.at("B1").dp == 19);
    CHECK_FALSE(p.at("A2").waited);
    CHECK_FALSE(p.at("A3").waited);
    CHECK(p.acts() == "A1.pass A2.pass A3.pass A4.pass B1.pass");
    p.check();
}

TEST_CASE("P1: flags begin anew; who sleeps recovers and is not asked", "[sengen][7][R34]") {
    Position p(one("3 3 3 3 3", "", "", R"("cards":["breather"])"), kPlain);
    Fighter& one = p.at("A1");
    one.guard_used = one.covered = one.guarded_other = one.full_defence = true;
    one.casts = 1;
    one.dp = 4;
    one.deployed = 0;
    one.used = 1;
    one.card_hp = 3;
    p.at("B1").statuses.push_back({Status::Sleep, 2, 0});
    p.at("B1").dp = 4;
    p.turn_start();
    // 2 more by 幕間「茶の刻」.
    CHECK(p.of("A1") == "22,12,8,0,f,0,1:3,1,0,,,");
    CHECK(p.at("A1").casts == 0);
    CHECK(p.at("B1").dp == 6);
    CHECK(p.acts() == "A1.pass");
    p.check();
}

TEST_CASE("P1: everybody has recovered before the first is asked", "[sengen][7]") {
    Position p(party({one("3 3 3 3 3", "", "", R"("cards":["comet"])"), kPlain}), kPlain);
    p.at("A2").dp = 17;
    p.decide("clear 1");
    p.turn_start();
    CHECK(p.at("A2").dp == 19);
    // The card brings these two nothing.
    CHECK(p.kinds() == "battle_start pool dp card_use dp dp");
}

TEST_CASE("P2: at most half of those not out stand in the back", "[sengen][7][9]") {
    Position p(many(3), kPlain);
    p.decide("back A2");
    p.rows();
    CHECK(p.acts() == "A.back_A2 B.front");
    CHECK(p.of("A2").substr(9, 4) == "0,b,");
    CHECK(p.of("A1").substr(9, 4) == "0,f,");
    p.check();

    Position q(many(4), kPlain);
    q.at("A3").hp = 0;
    q.rows();
    CHECK(q.open_options() == "front, back A1, back A2, back A4");
    CHECK(q.asked() == "A1 rows");

    Position r(many(4), kPlain);
    r.rows();
    CHECK(r.open_options() == "front, back A1, back A2, back A3, back A4, back A1 A2, back A1 A3, "
                              "back A1 A4, back A2 A3, back A2 A4, back A3 A4");
}

TEST_CASE("P2, R68: who fell keeps its row, and nobody is moved by it", "[sengen][7][R68]") {
    Position p(many(4), kPlain);
    p.at("A1").back = p.at("A2").back = true;
    p.at("A1").hp = 0;
    p.decide("back A3");
    p.rows();
    CHECK(p.at("A1").back);
    CHECK_FALSE(p.at("A2").back);
    CHECK(p.at("A3").back);
    p.check();
}

TEST_CASE("P2: asleep one may stand anywhere", "[sengen][7]") {
    Position p(many(2), kPlain);
    p.at("A1").statuses.push_back({Status::Sleep, 2, 0});
    p.decide("back A1");
    p.rows();
    CHECK(p.at("A1").back);
    p.check();
}

TEST_CASE("R69, 9: a party of eight chooses among 163 sets", "[sengen][R69][9]") {
    Position p(many(8), kPlain);
    p.rows();
    CHECK(split(p.open_options(), ',').size() == 163);
}

TEST_CASE("P3: from high to low; who sleeps declares one's DP", "[sengen][7]") {
    Position p(many(3), kPlain);
    p.at("A2").statuses.push_back({Status::Sleep, 2, 0});
    p.at("A2").dp = 9;
    p.at("A3").spirit = 0;
    p.decide("3, 12");
    p.initiative();
    CHECK(p.acts() == "A1.3 B1.12");
    CHECK(p.initiative_order() == "B1 A2 A1");
    CHECK(p.at("A2").initiative == 9);
    CHECK(p.at("A3").initiative == 0);
    p.check();

    Position q(kPlain, kPlain);
    q.at("A1").dp = 2;
    q.initiative();
    CHECK(q.open_options() == "0, 1, 2");
}

TEST_CASE("P3, 10: as many DP: three dice for each side, both again while they are equal",
          "[sengen][7][10][R61]") {
    for (const bool gms : {false, true}) {
        Position p(gms ? many(1) : kPlain, gms ? many(1) : kPlain);
        p.decide("5, 5, last").dice("123 321 456 455");
        p.initiative();
        // A's 15 beats 14.
        CHECK(p.acts() == "A1.5 B1.5 A1.last");
        CHECK(p.line().substr(0, 29) == "1;initiative;-;123321456455;A");
        CHECK(p.initiative_order() == "B1 A1");
        CHECK(p.kinds() == "tie tie tie tie place initiative");
        p.check();
    }
}

TEST_CASE("P3, R31: from the highest number down, and each group's own order", "[sengen][7][R31]") {
    Position p(party({kPlain, kPlain, kPlain, kPlain}), many(3));
    p.decide("8, 6, 6, 8, 6, 8, 8, first, first, A4, B3, last, last, A3");
    // Players choose against a GM: first at 8, last at 6.
    p.initiative();
    CHECK(p.acts() == "A1.8 A2.6 A3.6 A4.8 B1.6 B2.8 B3.8 A1.first A4.first A.A4 B.B3 A2.last "
                      "A3.last A.A3");
    CHECK(p.initiative_order() == "A4 A1 B3 B2 B1 A3 A2");
    p.check();
}

TEST_CASE("P3: members of one side alone with equal numbers", "[sengen][7]") {
    Position p(many(3), kPlain);
    p.decide("6, 6, 6, 2, A3, A2");
    p.initiative();
    CHECK(p.initiative_order() == "A3 A2 A1 B1");
    CHECK(p.acts() == "A1.6 A2.6 A3.6 B1.2 A.A3 A.A2");
    p.check();
}

TEST_CASE("P4: who is in the back, in the order of the turn", "[sengen][7]") {
    Position p(many(4), many(2));
    p.at("A1").back = p.at("A3").back = p.at("A4").back = p.at("B2").back = true;
    p.at("A4").statuses.push_back({Status::Sleep, 2, 0});
    p.decide("5, 6, 7, 1, 4, yes, no, yes");
    p.initiative();
    CHECK(p.acts() == "A1.5 A2.6 A3.7 B1.1 B2.4 A3.yes A1.no B2.yes");
    CHECK(p.of("A3").back() == 'd');
    CHECK(p.of("A1").back() == ',');
    p.check();
}

TEST_CASE("P5, R40: who has a spell for it, in order, but in full defence", "[sengen][7][R40]") {
    const std::string fox =
        one("3 3 3 3 3", "", "youjutsu3", R"("youjutsuStat":"will","spells":["haze"])");
    Position p(party({fox, fox, fox, fox}), fox);
    p.at("A2").full_defence = true;
    p.at("A3").statuses.push_back({Status::Sleep, 2, 0});
    p.at("A4").spirit = 3;
    p.order("B1 A4 A3 A2 A1").decide("pass, cast haze, 2").dice("66");
    p.setups();
    const auto lines = split(p.trace(), '\n');
    REQUIRE(lines.size() == 2);
    CHECK(lines[0].substr(0, 19) == "1;setup;B1;;B1.pass");
    CHECK(lines[1].substr(0, 34) == "1;setup;A1;66;A1.cast_haze A1.2;A1");
    CHECK(p.of("A1") == "22,9,17,0,f,0,-,,0,,evade+2@1,");
    p.check();
}

TEST_CASE("P6: everybody in order who is awake and not in full defence", "[sengen][7]") {
    Position p(many(4), kPlain);
    p.at("A1").full_defence = true;
    p.at("A2").statuses.push_back({Status::Sleep, 2, 0});
    p.at("A3").hp = 0;
    p.turn(2);
    p.play_turn();
    const std::string trace = p.trace();
    CHECK(trace.find("2;main;A4;") != std::string::npos);
    CHECK(trace.find("2;main;B1;") != std::string::npos);
    CHECK(trace.find("2;main;A2;") == std::string::npos);
    CHECK(trace.find("2;main;A3;") == std::string::npos);
}

TEST_CASE("P7: an attack that puts the last one out ends the battle at once", "[sengen][7]") {
    Position p(one("3 3 3 3 3", "danmaku1", "magic1"), party({kPlain, kPlain}));
    p.at("B1").hp = 2;
    p.at("B2").hp = 2;
    p.decide("danmaku magic, take, take");
    p.main("A1");
    CHECK(p.result() == "A:defeat");
    CHECK(p.of("B2") == "0,12,19,0,f,0,-,,0,,,x");
    CHECK(p.kinds() == "danmaku take damage out take damage out");
    p.check();
}

TEST_CASE("P8: graze into 霊力, then what has lasted to this turn's end", "[sengen][7][8.8]") {
    Position p(party({kPlain, kPlain}), kPlain);
    p.at("A1").graze = 23;
    p.at("A1").spirit = 9;
    p.at("A1").barrier = 4;
    p.at("A1").mods = {{ModKey::Hit, 1, 5}, {ModKey::Evade, 2, 6}};
    p.at("A1").statuses = {{Status::Dazzle, 6, 0}, {Status::Bind, 5, 0}};
    // Effects run out on members that are out too, but these are not asked ([sengen R68]).
    p.at("A2").hp = 0;
    p.at("A2").graze = 50;
    p.at("A2").spirit = 3;
    p.at("A2").statuses = {{Status::Sleep, 5, 0}};
    p.at("A2").barrier = 2;
    p.turn(5).decide("2");
    p.turn_end();
    CHECK(p.of("A1") == "22,11,19,13,f,0,-,,0,dazzle6,evade+2@6,");
    CHECK(p.of("A2") == "0,3,19,50,f,0,-,,0,,,x");
    CHECK(p.acts() == "A1.2 B1.0");
    p.check();

    Position q(kPlain, kPlain);
    q.at("A1").graze = 23;
    q.at("A1").spirit = 9;
    q.turn_end();
    CHECK(q.open_options() == "0, 1, 2, 3");
    // At the maximum of 霊力 there is nothing to gain, and a sleeper is not asked.
    Position r(kPlain, kPlain);
    r.at("A1").graze = 23;
    r.at("B1").graze = 23;
    r.at("B1").spirit = 1;
    r.at("B1").statuses = {{Status::Sleep, 5, 0}};
    r.turn_end();
    CHECK(r.acts() == "A1.0");
}

TEST_CASE("7: who is ahead on points when time is up", "[sengen][7]") {
    const auto judged = [](const char* a, const char* b, const auto& set) {
        Position p(a, b);
        set(p);
        p.turn(30).turn_end();
        CHECK(p.fight_log().events.front().kind == "time_up");
        return p.result() + ":" + std::string(p.fight_log().events.front().word("why"));
    };
    const std::string strong = one("3 6 3 3 3");
    const char* const s = strong.c_str();
    const char* const w = kPlain.c_str();
    // 17/34 against 11/22.
    const auto half = [](Position& p) {
        p.at("A1").hp = 17;
        p.at("B1").hp = 11;
    };
    CHECK(judged(s, w, half) == "D:time:nothing");
    CHECK(judged(s, w, [](Position& p) {
              p.at("A1").hp = 17;
              p.at("B1").hp = 12;
          }) == "B:judge:hp");
    CHECK(judged(s, w, [](Position& p) {
              p.at("A1").hp = 18;
              p.at("B1").hp = 11;
          }) == "A:judge:hp");
    // Next count cards: those that could still be used, and a deployed one.
    const std::string cards = one("3 3 3 3 3", "", "", R"("cards":["veil","comet","veil"])");
    const char* const c = cards.c_str();
    CHECK(judged(c, w, [](Position&) {}) == "A:judge:cards");
    CHECK(judged(c, c, [](Position& p) { p.at("A1").used = 1; }) == "B:judge:cards");
    CHECK(judged(c, c, [](Position& p) {
              p.at("A1").used = 1;
              p.at("A1").deployed = 0;
              p.at("A1").card_hp = 1;
          }) == "D:time:nothing");
    // Cards of a member that is out don't count, nor does the HP of a member without 霊力.
    const std::string pair = party({kPlain, cards});
    const std::string plain_pair = party({kPlain, kPlain});
    CHECK(judged(pair.c_str(), plain_pair.c_str(), [](Position& p) {
              p.at("A2").hp = 0;
              p.at("B2").spirit = 0;
          }) == "D:time:nothing");
}

TEST_CASE("7: only as many cards as the settings leave count on points", "[sengen][7]") {
    const std::string three = one("3 3 3 3 3", "", "", R"("cards":["veil","comet","veil"])");
    const std::string two = one("3 3 3 3 3", "", "", R"("cards":["veil","comet"])");
    Position p(three, two, R"({"cards":2})");
    p.turn(30).turn_end();
    CHECK(p.result() == "D:time");
    CHECK(p.kinds() == "time_up");
}

} // namespace shiaiba::sengen

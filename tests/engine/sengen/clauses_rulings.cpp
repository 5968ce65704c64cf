// Tests rulings that no test of a clause shows, and the three readings that are settings ([sengen
// 11]).
#include "catch.hpp"
#include "rulesets/sengen/sheet/sheet.hpp"
#include "sengen/position.hpp"

namespace shiaiba::sengen {
namespace {

const std::string kFellow = one("3 3 3 3 3");

int total_of(const Position& p, std::string_view kind) {
    for (const Event& event : p.fight_log().events) {
        if (event.kind == kind) return event.number("total");
    }
    return -1;
}

} // namespace

TEST_CASE("R1: a danmaku beyond level 8", "[sengen][R1]") {
    const auto told = [](int level) {
        Position p(one("3 3 3 3 3", "danmaku" + std::to_string(level), "magic1"), kFellow);
        p.decide("danmaku magic, take");
        p.main("A1");
        for (const Event& event : p.fight_log().events) {
            if (event.kind == "danmaku")
                return std::to_string(event.number("loss")) + " " +
                       std::to_string(event.number("damage"));
        }
        return std::string();
    };
    CHECK(told(8) == "6 7");
    CHECK(told(9) == "6 8");
    CHECK(told(10) == "7 8");
    CHECK(told(11) == "7 9");
}

TEST_CASE("R2: a skill's bonus is dice, or it is added to the total", "[sengen][R2]") {
    for (const bool other : {false, true}) {
        const char* const settings = other ? R"({"R2":true})" : "{}";
        // 6 DP at skill 4 give two more dice, or 2 points.
        Position p(one("3 3 3 3 3", "shot4", "magic1"), kFellow, settings);
        p.decide("shot magic 6, evade 9").dice(other ? "111111 666666666" : "11111111 666666666");
        p.main("A1");
        CHECK(total_of(p, "shot") == 15);
        // Graze counts the dice that were rolled.
        CHECK(p.at("B1").graze == (other ? 15 : 17));
        p.check();
        Position q(one("6 3 3 3 3", "melee4 evade6", "mtrain1"), kFellow, settings);
        q.decide("approach, 2, unarmed 1, evade 9")
            .dice(other ? "66 1 666666666" : "66 11 666666666");
        q.main("A1");
        CHECK(total_of(q, "melee") == 12);
        q.check();
    }
}

TEST_CASE("R3: raises by the table, or one for every two levels", "[sengen][R3]") {
    for (const auto& [level, table, halves] :
         {std::tuple(5, "2", "2"), {6, "2", "3"}, {8, "3", "4"}, {10, "4", "5"}}) {
        for (const bool other : {false, true}) {
            Position p(one("12 12 3 3 12", "homing" + std::to_string(level), "magic1"), kFellow,
                       other ? R"({"R3":true})" : "{}");
            p.main("A1");
            const auto options = split(p.open_options(), ',');
            REQUIRE(options.size() > 1);
            CHECK(options[options.size() - 2] ==
                  std::string("homing magic ") + (other ? halves : table));
        }
    }
}

TEST_CASE("R4: more than four targets", "[sengen][R4]") {
    CHECK(homing_targets(8) == 5);
    CHECK(homing_targets(9) == 6);
    CHECK(homing_targets(11) == 7);
    std::vector<std::string> eight(8, kFellow);
    Position p(one("12 12 3 3 12", "homing9", "magic1"), gm(eight));
    p.decide("homing magic 0, B1, B2, B3, B4, B5, B6");
    p.dice("1").main("A1");
    CHECK(p.asked() == "B1 defence");
    CHECK(p.at("A1").dp == 46 - 12);
}

TEST_CASE("R11: an approach meets its number, or must exceed it", "[sengen][R11]") {
    for (const bool other : {false, true}) {
        Position p(one("3 3 3 3 3", "melee1 evade3"), one("3 3 3 3 3"),
                   other ? R"({"R11":true})" : "{}");
        // 3 + 3 + 12 against 18.
        p.decide("approach, 2").dice("66 11");
        p.main("A1");
        CHECK((p.asked() == "A1 melee") == !other);
        CHECK(p.at("A1").graze == (other ? 0 : 2));
    }
}

TEST_CASE("R30, R54: nobody moves, flees or uses tools", "[sengen][R30][R54]") {
    Position p(party({kFellow, kFellow}), kFellow);
    p.at("A1").back = true;
    p.main("A1");
    CHECK(p.acts() == "A1.wait");
    // From the back row an attack that ignores rows reaches every enemy.
    Position q(party({one("3 3 3 3 3", "homing1", "magic1"), kFellow}), party({kFellow, kFellow}));
    q.at("A1").back = q.at("B1").back = true;
    q.decide("homing magic 0");
    q.dice("11111111 1").main("A1");
    CHECK(q.open_options() == "B1, B2");
}

TEST_CASE("R39: two who are attacked, or attack, pay nothing for that", "[sengen][R39]") {
    Position p(one("3 3 3 3 3", "homing1", "magic1"), party({kFellow, kFellow}));
    p.decide("homing magic 0, B1, B2, none, none").dice("1");
    p.main("A1");
    CHECK(p.at("A1").dp == 15);
    CHECK(p.at("B1").dp == 19);
    CHECK(p.at("B2").dp == 19);
    p.check();
}

TEST_CASE("R55: at the very end nobody is asked for graze", "[sengen][R55]") {
    Position p(one("3 3 3 3 3", "danmaku1", "magic1"), kFellow);
    p.at("A1").graze = 50;
    p.at("A1").spirit = 3;
    p.at("B1").hp = 1;
    p.decide("danmaku magic, take");
    p.main("A1");
    CHECK(p.result() == "A:defeat");
    CHECK(p.points("A1") == "22,3,16,50");
    p.check();
}

TEST_CASE("R7, R41: rows before initiative, and P2 and P3 behind recovery", "[sengen][R7]") {
    Position p(kFellow, kFellow);
    p.play_turn();
    std::string phases;
    for (const std::string& line : split(p.trace(), '\n')) {
        phases += split(line, ';')[1] + " ";
    }
    CHECK(phases == "start rows initiative main main end ");
}

TEST_CASE("R20: covering concerns shots, homing attacks and blows, one target of them",
          "[sengen][R20]") {
    const std::string pair = party({kFellow, one("3 3 3 3 3", "evade3 melee1")});
    Position p(one("3 3 3 3 3", "danmaku1", "magic1"), pair);
    p.decide("danmaku magic");
    p.main("A1");
    CHECK(p.open_options() == "dodge 0, take");
    Position q(one("3 3 4 3 3", "", "magic3", R"("spells":["flash"])"), pair);
    q.decide("cast flash, B1, stop, 1");
    q.dice("5 1111").main("A1");
    CHECK(q.open_options() == "0, 1, 2, 3");
}

TEST_CASE("R23: a bomb before the defence, or behind it", "[sengen][R23]") {
    const std::string bomber = one("3 3 3 3 3", "evade1", "", R"("cards":["comet"])");
    Position p(one("3 3 3 3 3", "shot1", "magic1"), bomber);
    p.decide("shot magic 1, bomb 1").dice("6");
    p.main("A1");
    CHECK(p.points("B1") == "22,12,19,0");
    p.check();
    Position q(one("3 3 3 3 3", "shot1", "magic1"), bomber);
    q.decide("shot magic 1, evade 1, bomb 1").dice("6 1 6");
    q.main("A1");
    CHECK(q.points("B1") == "22,12,19,0");
    CHECK(q.of("B1").substr(0, 19) == "22,12,19,0,f,0,-,1,");
    q.check();
}

TEST_CASE("R34, 6: who sleeps neither deploys nor bombs", "[sengen][R34]") {
    Position p(one("3 3 3 3 3", "shot1 danmaku1", "magic1"),
               one("3 3 3 3 3", "evade1", "", R"("cards":["comet","veil"])"));
    p.at("B1").statuses = {{Status::Sleep, 9, 0}};
    p.decide("shot magic 6").dice("111111 6");
    p.main("A1");
    CHECK(p.acts() == "A1.shot_magic_6 A1.B1 A1.0");
    CHECK(p.points("B1") == "13,12,19,0");
    p.check();
}

TEST_CASE("R36: both parties at once", "[sengen][R36]") {
    // Both sides are out at once only by a spell whose caster is among its own targets; all foes
    // here are out before it.
    Position p(one("3 3 4 3 3", "", "magic1", R"("spells":["x"])"), kFellow,
               R"({"data":{"name":"試し","spells":[{"id":"x","ja":"術","en":"Spell",)"
               R"("ability":"magic","min_level":1,"timing":"main","cost":0,"activation":5,)"
               R"("side":"self","diameter":null,"resist":null,)"
               R"("effects":[{"op":"damage","dice":0,"flat":20,"stat":false}]}]}})");
    p.at("A1").hp = 5;
    p.at("B1").spirit = 0;
    p.decide("cast x, 1").dice("1");
    p.main("A1");
    CHECK(p.result() == "D:both");
    p.check();
}

TEST_CASE("R47: in full defence nobody waits", "[sengen][R47]") {
    Position p(party({kFellow, kFellow}), kFellow);
    p.turn(2);
    p.at("A1").dp = p.at("A2").dp = 3;
    p.decide("back A1, 5, 4, 6, yes");
    p.play_turn();
    CHECK_FALSE(p.at("A1").waited);
    CHECK(p.at("A2").waited);
    p.turn_start();
    CHECK(p.at("A1").dp == 7);
    CHECK(p.at("A2").dp == 9);
}

TEST_CASE("R52, R67: untrained weapons add nothing else, and never less than 0",
          "[sengen][R52][R67][4.1]") {
    const std::string weapons = R"("weapons":["cannon"],"cards":["comet"])";
    for (const auto& [body, die, damage] :
         {std::tuple("1", "1", 0), {"1", "6", 4}, {"4", "1", 2}}) {
        Position p(one(std::string(body) + " 3 3 3 3", "shot1", "", weapons), kFellow);
        p.at("A1").mods = {{ModKey::Damage, 9, 9}};
        p.at("A1").graze = 50;
        // The card's three dice of damage add nothing either.
        p.decide("card 1, shot ranged:cannon 1, none").dice(std::string("111") + die);
        p.main("A1");
        CHECK(p.at("B1").hp == 22 - damage);
        CHECK(p.at("A1").graze == 50);
        p.check();
    }
    // A blow: body and skill.
    Position p(one("3 3 3 3 3", "melee2 evade6", "", R"("weapons":["kanabo"])"), kFellow);
    p.at("A1").mods = {{ModKey::Damage, 9, 9}};
    p.at("A1").graze = 9;
    p.decide("approach, 2, kanabo 1, none").dice("66 1 4");
    p.main("A1");
    CHECK(p.at("B1").hp == 22 - (4 - 3 + 3 + 2));
    CHECK(p.acts() == "A1.approach A1.B1 A1.2 A1.kanabo_1 B1.none B1.accept");
    p.check();
}

TEST_CASE("R57: a status that is there already", "[sengen][R57]") {
    const std::string witch = one("3 3 4 3 3", "", "magic3 element3",
                                  R"("elementStat":"int","spells":["flash","freeze"])");
    Position p(witch, kFellow);
    p.at("B1").statuses = {{Status::Dazzle, 2, 30}, {Status::Bind, 2, 30}};
    p.turn(1).decide("cast flash, 1, 0").dice("5");
    p.main("A1");
    // The ends are equal: the first status stays.
    CHECK(p.at("B1").need_of(Status::Dazzle) == 30);
    p.at("A1").casts = 0;
    p.turn(2).decide("cast flash, 1, 0").dice("5");
    p.main("A1");
    CHECK(p.at("B1").need_of(Status::Dazzle) == 15);
    CHECK(p.of("B1") == "22,12,19,0,f,0,-,,0,dazzle3.bind2,,");
    // An earlier end changes nothing.
    p.at("B1").statuses[1].until = 9;
    p.at("A1").casts = 0;
    p.decide("cast freeze, 1, 0").dice("5");
    p.main("A1");
    CHECK(p.of("B1") == "22,12,19,0,f,0,-,,0,dazzle3.bind9,,");
    CHECK(p.at("B1").need_of(Status::Bind) == 30);
    p.check();
}

TEST_CASE("R57: a spell that holds already says that it doesn't add up", "[sengen][R57]") {
    const auto setup = [](const char* decisions, const char* dice) {
        const Fought fight({kHoshimi, kIwato, R"({"data":null})", dice, decisions});
        REQUIRE(fight.options() == "cast boost, pass");
        return fight.played().pending->options.front().note;
    };
    CHECK(setup("pass, pass, 1, 0", "").ja.empty());
    CHECK(setup("pass, pass, 1, 0, cast boost, 3, wait, wait, pass, pass, 1, 0", "666").ja ==
          "もう効いている。重ねても増えない。");
}

TEST_CASE("R57: modifiers of several spells add up", "[sengen][R57]") {
    Position p(one("3 3 3 3 3", "shot1", "magic1"), kFellow);
    p.at("A1").mods = {{ModKey::Hit, 2, 9}, {ModKey::Hit, 3, 9}, {ModKey::Damage, -1, 9}};
    p.decide("shot magic 1, none").dice("1 1");
    p.main("A1");
    CHECK(total_of(p, "shot") == 10);
    CHECK(p.at("B1").hp == 22 - 3);
    p.check();
}

TEST_CASE("R60: a boost to resist is exactly what is missing", "[sengen][R60]") {
    Position p(one("3 3 4 3 3", "", "magic3", R"("spells":["flash"])"), kFellow);
    p.at("B1").graze = 40;
    p.decide("cast flash, 1, 1, boost").dice("5 4");
    p.main("A1");
    // 15 against 7.
    CHECK(p.at("B1").graze == 16);
    CHECK(p.at("B1").statuses.empty());
    p.check();
}

TEST_CASE("R63: after a bomb one can't step in for a later target", "[sengen][R63]") {
    Position p(one("3 3 3 3 3", "homing1", "onmyo1"),
               party({one("3 3 3 3 3", "evade1 melee1", "", R"("cards":["comet"])"), kFellow}));
    p.decide("homing onmyo 0, B1, B2, bomb 1");
    p.dice("1").main("A1");
    CHECK(p.asked() == "B2 defence");
    CHECK(p.open_options().find("yield") == std::string::npos);
}

} // namespace shiaiba::sengen

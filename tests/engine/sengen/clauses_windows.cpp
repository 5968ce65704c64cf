// Tests the windows w5 to w7 in which spell cards are played outside one's own turn ([sengen 6]),
// and waiting (8.5).
#include "catch.hpp"
#include "sengen/position.hpp"

namespace shiaiba::sengen {
namespace {

/// A member with HP 22, 霊力 12, DP 19, recovery 2.
const std::string kSomeone = one("3 3 3 3 3");
const std::string kMarksman = one("3 3 3 3 3", "shot1", "magic1");
const std::string kHolder = one("3 3 3 3 3", "", "", R"("cards":["veil","comet"])");

} // namespace

TEST_CASE("6, w5: cards are played between an approach and its blow", "[sengen][6][8.4]") {
    const std::string blade =
        one("6 3 3 3 3", "melee1 evade6", "mtrain1", R"("cards":["veil","comet"])");
    Position p(blade, kSomeone);
    p.at("A1").dp = 2;
    p.decide("approach, 2").dice("66 11");
    p.main("A1");
    CHECK(p.asked() == "A1 melee");
    // All DP went into the approach: by default a card that pays for the blow comes before giving
    // the blow up.
    CHECK(p.open_options() == "abandon, deploy 1, clear 2");
    CHECK(p.default_order() == "deploy 1, clear 2, abandon");
    Position q(blade, kSomeone);
    q.at("A1").dp = 2;
    q.decide("approach, 2, deploy 1, unarmed 6, evade 1").dice("66 111111 1");
    q.main("A1");
    CHECK(q.acts().find("A1.2 A1.deploy_1 A1.unarmed_6 B1.evade_1") != std::string::npos);
    // If blows can be paid for, the cards come after them.
    Position r(blade, kSomeone);
    r.at("A1").dp = 3;
    r.decide("approach, 2").dice("66 1 1");
    r.main("A1");
    CHECK(r.open_options() == "unarmed 1, abandon, deploy 1, clear 2");
    CHECK(r.default_choice() == "unarmed 1");
}

TEST_CASE("6, w6: an ally plays a card for who is attacked, also from the back",
          "[sengen][6][8.7]") {
    Position p(kMarksman, party({kSomeone, kHolder}));
    p.at("B1").dp = 1;
    p.at("B2").back = true;
    p.decide("shot magic 1, yield, clear 2, deploy 1, evade 3").dice("1 111");
    p.main("A1");
    // The bullet clear gives 2 DP; after playing both cards B2 can only pass.
    CHECK(p.acts() == "A1.shot_magic_1 A1.B1 B1.yield B2.clear_2 B2.deploy_1 B2.pass B1.evade_3");
    CHECK(p.points("B1") == "22,12,0,4");
    p.check();
    Position q(kMarksman, party({kSomeone, kHolder}));
    q.at("B2").back = true;
    q.decide("shot magic 1, yield").dice("1 111 1");
    q.main("A1");
    CHECK(q.asked() == "B2 intercept");
    CHECK(q.open_options() == "pass, deploy 1, clear 2");
    CHECK(q.default_choice() == "pass");
    // The target can yield once per question.
    Position r(kMarksman, party({kSomeone, kHolder}));
    r.at("B2").back = true;
    r.decide("shot magic 1, yield, pass").dice("1 1111111 1");
    r.main("A1");
    CHECK(r.asked() == "B1 defence");
    CHECK(r.open_options().find("yield") == std::string::npos);
}

TEST_CASE("6, w6: against a danmaku, and with nothing left the pass stands alone",
          "[sengen][6][8.1]") {
    const std::string witch = one("4 4 6 5 5", "danmaku4", "magic3");
    const std::string pair =
        party({one("4 4 4 4 4", "melee1"), one("4 4 4 4 4", "", "", R"("cards":["comet"])")});
    Position p(witch, pair);
    p.at("B1").dp = 2;
    p.decide("danmaku magic");
    p.main("A1");
    CHECK(p.open_options() == "take, yield");
    CHECK(p.default_choice() == "take");
    Position q(witch, pair);
    q.at("B1").dp = 2;
    q.decide("danmaku magic, yield, clear 1, dodge 0, take");
    q.main("A1");
    CHECK(q.acts() == "A1.danmaku_magic B1.yield B2.clear_1 B2.pass B1.dodge_0 B2.take B2.accept");
    CHECK(q.points("B1") == "26,16,1,4");
    q.check();
}

TEST_CASE("6, w6: against a spell, and the one who may is asked again until it passes",
          "[sengen][6][8.6]") {
    const std::string witch = one("3 3 4 3 3", "", "magic3", R"("spells":["flash"])");
    const std::string two = one("3 3 3 3 3", "", "", R"("cards":["comet","comet"])");
    Position p(witch, party({kSomeone, two}));
    p.at("B1").dp = 0;
    p.decide("cast flash, B1, stop, 1, yield, clear 2, pass, 2").dice("5 11");
    p.main("A1");
    CHECK(p.acts() == "A1.cast_flash A1.B1 A1.stop A1.1 B1.yield B2.clear_2 B2.pass B1.2");
    Position q(witch, party({kSomeone, kHolder}));
    q.decide("cast flash, B1, stop, 1").dice("5 1111");
    q.main("A1");
    CHECK(q.open_options() == "0, 1, 2, 3, yield");
    CHECK(q.default_choice() == "3");
}

TEST_CASE("6, w7, R40: in full defence no spell, but one's cards and graze", "[sengen][6][R40]") {
    const std::string fox =
        one("4 4 4 4 4", "", "youjutsu5",
            R"("youjutsuStat":"will","spells":["haze"],"cards":["veil","comet"])");
    Position p(party({fox, kSomeone}), kSomeone);
    p.at("A1").back = p.at("A1").full_defence = true;
    p.setups();
    CHECK(p.trace().empty());
    p.decide("deploy 1");
    p.turn(1);
    Position q(party({fox, kSomeone}), kSomeone);
    q.turn(2);
    q.at("A1").dp = 4;
    q.decide("pass, back A1, 7, 5, 3, yes, deploy 1, pass");
    q.play_turn();
    CHECK(q.trace().find("2;main;A1;;A1.deploy_1 A1.pass;") != std::string::npos);
    CHECK(q.trace().find(";setup;") == std::string::npos);
    q.check();
    // A member without anything to play has no line; 5 graze are enough to be asked.
    Position r(party({kSomeone, kSomeone}), kSomeone);
    r.turn(2);
    r.at("A1").dp = 4;
    r.decide("back A1, 6, 5, 3, yes");
    r.play_turn();
    CHECK(r.trace().find("main;A1") == std::string::npos);
    Position s(party({kSomeone, kSomeone}), kSomeone);
    s.turn(2);
    s.at("A1").graze = 5;
    s.at("A1").spirit = 3;
    s.decide("back A1, 6, 5, 3, yes");
    s.play_turn();
    CHECK(s.asked() == "A1 main");
    CHECK(s.open_options() == "pass, absorb");
    CHECK(s.default_choice() == "pass");
}

TEST_CASE("6, w7: plans of cards before acting speak in full defence, too", "[sengen][6][13.3]") {
    const auto plays = [](const std::string& tactic) {
        Position p(party({one("3 3 3 3 3", "", "",
                              R"("cards":["veil","comet"],"tactic":["concentrate on defence",)"
                              R"("do not deploy Gauze Boundary at the turn's start",)"
                              R"("do not clear at the turn's start",)" +
                                  tactic + "]"),
                          kSomeone}),
                   kSomeone);
        p.plans("A1").turn(2);
        p.at("A1").dp = 4;
        p.play_turn();
        const std::string& trace = p.trace();
        const std::size_t at = trace.find("2;main;A1;;");
        REQUIRE(at != std::string::npos);
        return trace.substr(at + 11, trace.find(';', at + 11) - at - 11);
    };
    CHECK(plays(R"("wait")") == "A1.pass");
    CHECK(plays(R"("deploy Gauze Boundary before acting")") == "A1.deploy_1 A1.pass");
    CHECK(plays(R"("clear before acting")") == "A1.clear_2 A1.pass");
    CHECK(plays(R"("do not clear before acting","clear before acting")") == "A1.pass");
    CHECK(plays(R"("do not deploy Gauze Boundary before acting",)"
                R"("deploy Gauze Boundary before acting")") == "A1.pass");
}

TEST_CASE("8.5: an ability and waiting do not go together, and all actions must be waiting",
          "[sengen][8.5]") {
    const std::string witch = one("3 3 4 3 3", "", "magic3", R"("spells":["boost"])");
    Position p(witch, kSomeone);
    p.decide("cast boost, 1").dice("6");
    p.setups();
    p.decide("wait");
    p.main("A1");
    CHECK_FALSE(p.at("A1").waited);
    const std::string twice = one("3 3 3 3 3", "danmaku1", "magic1", R"("actions":2)");
    for (const bool waits : {true, false}) {
        Position q(twice, kSomeone);
        q.turn(2);
        q.decide(std::string("19, 18, wait, ") + (waits ? "wait" : "danmaku magic, dodge 0"));
        q.play_turn();
        CHECK(q.at("A1").waited == waits);
        q.check();
    }
}

TEST_CASE("P6: who has more actions acts again when all have acted", "[sengen][7]") {
    const std::string boss = one("3 3 3 3 3", "", "", R"("actions":3)");
    Position p(gm({boss, one("3 3 3 3 3", "", "", R"("actions":2)")}), kSomeone);
    p.turn(2);
    p.decide("front, 9, 7, 8");
    p.play_turn();
    std::string mains;
    for (const std::string& line : split(p.trace(), '\n')) {
        const auto parts = split(line, ';');
        if (parts[1] == "main") mains += parts[2] + " ";
    }
    CHECK(mains == "A1 B1 A2 A1 A2 A1 ");
}

TEST_CASE("3: an NPC's own numbers stand in place of the derived ones", "[sengen][3]") {
    Position p(one("3 3 3 3 3", "", "", R"("hp":120,"spirit":60,"dp":40)"), kSomeone);
    CHECK(p.at("A1").hp == 120);
    CHECK(p.at("A1").spirit == 60);
    CHECK(p.at("A1").dp == 40);
    CHECK(p.at("A1").dp_rec == 2);
}

TEST_CASE("2: only one side may be cramped", "[sengen][2][7]") {
    for (const char* const side : {"A", "B"}) {
        Position p(kSomeone, kSomeone, std::string(R"({"cramped":")") + side + "\"}");
        p.at("A1").dp = p.at("B1").dp = 4;
        p.turn_start();
        CHECK(p.at("A1").dp == (*side == 'A' ? 4 : 6));
        CHECK(p.at("B1").dp == (*side == 'B' ? 4 : 6));
    }
}

} // namespace shiaiba::sengen

// Tests clauses and rulings of 心輝者の戦闘 that the worked examples don't show.
#include "catch.hpp"
#include "shinki/position.hpp"

namespace shiaiba::shinki {
namespace {

constexpr const char* kApostle = R"({"kind":"apostle","hp":50,"speed":3})";

} // namespace

TEST_CASE("7.4: waiting draws a card, moving and acting are used up one by one", "[shinki]") {
    Position p(kPlain, kPlain);
    p.hand("A1", "C3").draws("C2 C4");
    p.decide("wait, step -1");
    p.turn("A1");
    CHECK(p.cards("A1") == "C2.C3.C4/");
    CHECK(p.of("A1") == "40,0,0,4,s,a");
    CHECK(p.acts() == "A1.wait A1.step_-1");
    p.check();
}

TEST_CASE("7.4: R28, R41: releasing is free, ending gives up what is left", "[shinki]") {
    Position p(kPlain, kPlain);
    p.hand("A1", "C3").draws("C2");
    p.decide("release, end");
    p.turn("A1");
    CHECK(p.of("A1") == "40,0,0,5,,a");
    p.check();
    Position q(kPlain, kPlain, R"({"noRelease":true})");
    q.draws("C2");
    q.turn("A1");
    CHECK(q.open_options() == "step -1, wait, end");
}

TEST_CASE("6: under 狂乱 only default skills; 10 HP calm it, R16", "[shinki]") {
    Position p(knows(R"("guren")"), kPlain);
    p.at("A1").column = 1;
    p.at("A1").statuses |= bit(Status::Frenzy);
    p.hand("A1", "C3").draws("C2");
    p.decide("calm, skill guren B1, C3, end");
    p.turn("A1");
    CHECK(p.of("A1") == "30,10,0,1,s,a");
    CHECK(p.of("B1") == "33,7,0,1,s,");
    p.check();

    Position q(knows(R"("guren")"), kPlain);
    q.at("A1").column = 1;
    q.at("A1").damage = 30;
    q.at("A1").statuses |= bit(Status::Frenzy);
    q.hand("A1", "C3").draws("C2");
    q.decide("skill attack B1, C3, end");
    q.turn("A1");
    // Calming down takes more HP than A1 has; the attack ends the 狂乱.
    CHECK(q.acts() == "A1.skill_attack_B1 A1.C3 B1.none A1.end");
    CHECK(q.of("A1") == "10,30,0,1,s,a");
    q.check();
}

TEST_CASE("6: who is not in 〈心輝〉 has three skills, and takes it up with one of them",
          "[shinki]") {
    Position p(knows(R"("guren","shikku")"), kPlain);
    p.at("A1").statuses = 0;
    p.at("A1").column = 1;
    p.hand("A1", "C3").draws("C2");
    p.decide("skill shinki, skill guren B1, C3");
    p.turn("A1");
    CHECK(p.of("A1") == "40,0,0,1,s,a");
    CHECK(p.kinds() == "turn_start draw skill status_on skill kihaku no_react damage");
    CHECK(p.at("A1").speed() == 7);
    p.check();
}

TEST_CASE("6, R8, R9: 動揺 takes a card and one 気魄", "[shinki]") {
    Position p(kPlain, kPlain);
    p.at("A1").statuses |= bit(Status::Shaken);
    p.hand("A1", "C3 HK").kihaku("A1", "S2 S3");
    p.decide("HK, S2");
    p.round_end();
    CHECK(p.cards("A1") == "C3/S3");
    CHECK(p.of("A1") == "40,0,0,5,s,");
    p.check();

    Position other(kPlain, kPlain, R"({"R8":true})");
    other.at("A1").statuses |= bit(Status::Shaken);
    other.hand("A1", "C3 HK").kihaku("A1", "S2 S3");
    other.decide("kihaku, S2");
    other.round_end();
    CHECK(other.cards("A1") == "C3.HK/S3");
    other.check();

    Position card(kPlain, kPlain, R"({"R8":true})");
    card.at("A1").statuses |= bit(Status::Shaken);
    card.hand("A1", "C3 HK").kihaku("A1", "S2");
    card.decide("HK");
    card.round_end();
    CHECK(card.cards("A1") == "C3/S2");
    CHECK(card.discards_size() == 1);
    card.check();

    // Without cards in hand one 気魄 goes.
    Position bare(kPlain, kPlain, R"({"R8":true})");
    bare.at("A1").statuses |= bit(Status::Shaken);
    bare.kihaku("A1", "S2 S3").decide("S2");
    bare.round_end();
    CHECK(bare.cards("A1") == "/S3");
    bare.check();

    // Without 気魄 a card of the hand goes, and which one is asked.
    Position poor(kPlain, kPlain, R"({"R8":true})");
    poor.at("A1").statuses |= bit(Status::Shaken);
    poor.hand("A1", "C3 HK");
    poor.round_end();
    CHECK(poor.open_options() == "C3, HK");
    poor.check();

    Position mob(kPlain,
                 gm(std::string(kApostle) + R"(,{"kind":"apostle","mob":true,"hp":9,"speed":1})"));
    mob.at("B2").statuses |= bit(Status::Shaken);
    mob.hand("B", "C3 HK").kihaku("B", "S2");
    mob.round_end();
    CHECK(mob.cards("B") == "C3.HK/");
    mob.check();
}

TEST_CASE("R6: fatal damage of all Blazers, or of those in 〈心輝〉", "[shinki]") {
    for (const bool other : {false, true}) {
        Position p(kPlain, kPlain, other ? R"({"R6":true})" : "{}");
        p.round(6);
        p.at("A1").statuses = 0;
        p.round_end();
        CHECK(p.of("A1") == (other ? "40,0,0,5,," : "34,0,6,5,,n"));
        CHECK(p.of("B1") == "34,0,6,1,s,");
    }
}

TEST_CASE(
    "7.7: more than eight cards go, of the fallen too (R48); none before the fifth round's end hurts",
    "[shinki]") {
    Position p(R"({"members":[{},{}]})", kPlain);
    p.at("A2").down = true;
    p.hand("A1", "SA HA DA CA S2 H2 D2 C2 HK").hand("A2", "S3 H3 D3 C3 S4 H4 D4 C4 SK");
    p.decide("HK, S3").round(4);
    p.round_end();
    CHECK(p.cards("A1") == "SA.HA.DA.CA.S2.H2.D2.C2/");
    CHECK(p.cards("A2") == "H3.D3.C3.S4.H4.D4.C4.SK/");
    CHECK(p.of("B1") == "40,0,0,1,s,");
    p.check();
}

TEST_CASE("7.10, R19: all fall at once: a draw, unless somebody rises", "[shinki]") {
    for (const bool rises : {false, true}) {
        Position p(kPlain, kPlain);
        p.round(7);
        p.at("A1").damage = p.at("B1").damage = 34;
        if (rises) p.kihaku("B1", "S2 S3 S4 S5").decide("yes");
        p.round_end();
        CHECK(p.result() == (rises ? "B:defeat" : "D:both"));
        p.check();
    }
}

TEST_CASE("7.7: the round limit", "[shinki]") {
    Position p(kPlain, kPlain, R"({"roundLimit":3})");
    p.round(3).round_end();
    CHECK(p.result() == "D:limit");
}

TEST_CASE("7.9, R46: finishing, and Override between", "[shinki]") {
    for (const char* const mode : {"ask", "always"}) {
        Position p(knows(R"("guren")"), R"({"members":[{"points":{"hp":1}},{}]})",
                   R"({"finishing":")" + std::string(mode) + "\"}");
        p.at("A1").column = 1;
        p.at("B1").damage = 39;
        p.hand("A1", "C3").kihaku("B1", "S2 S3 S4 S5").draws("C2");
        p.decide("skill guren B1, C3, no" + std::string(std::string(mode) == "ask" ? ", yes" : "") +
                 ", yes, end");
        p.turn("A1");
        CHECK(p.of("B1") == "10,30,0,1,sz,o");
        p.check();
    }
    Position p(kPlain, R"({"members":[{"points":{"hp":1}},{}]})", R"({"finishing":"always"})");
    p.at("B1").damage = 37;
    p.at("B1").statuses |= bit(Status::Poison);
    p.round_end();
    CHECK(p.of("B1") == "0,41,0,1,p,nx");
    CHECK(p.acts() == "A1.yes");
}

TEST_CASE("5: 《連携》 hands cards over, and not by a GM's (R38)", "[shinki]") {
    Position p(R"({"members":[{},{}]})", kPlain);
    p.hand("A1", "C3 HK").hand("A2", "D5").draws("C2");
    p.decide("skill liaison A2, C3, HK, end");
    p.turn("A1");
    CHECK(p.cards("A1") == "C2/");
    CHECK(p.cards("A2") == "C3.D5.HK/");
    p.check();
    Position q(R"({"members":[{},{}]})", kPlain);
    q.hand("A1", "C3 HK").draws("C2");
    q.decide("skill liaison A2, C3, stop, end");
    q.turn("A1");
    CHECK(q.cards("A2") == "C3/");
    q.check();
    Position r(kPlain, gm(std::string(kApostle) + "," + kApostle));
    r.hand("B", "C3 HK").draws("C2");
    r.turn("B1");
    CHECK(r.open_options() == "step +1, wait, end");
}

TEST_CASE("5: 《影縫い》 pulls, 《後跳》 leaves the range, 《疾駆》 goes two columns", "[shinki]") {
    Position p(knows(R"("kagenui")"), kPlain);
    p.at("A1").column = 3;
    p.hand("A1", "C8").draws("C2");
    p.decide("skill kagenui B1, C8, end");
    p.turn("A1");
    CHECK(p.of("B1") == "34,6,0,2,s,");
    p.check();

    Position q(knows(R"("guren")"), knows(R"("ushiro")"));
    q.at("A1").column = q.at("B1").column = 3;
    q.hand("A1", "C8").hand("B1", "D5").draws("C2");
    q.decide("skill guren B1, C8, ushiro, step -1, end");
    q.turn("A1");
    CHECK(q.of("B1") == "40,0,0,2,s,");
    CHECK(q.cards("B1") == "/D5");
    q.check();

    Position r(knows(R"("shikku")"), kPlain);
    r.draws("C2");
    r.decide("skill shikku");
    r.turn("A1");
    CHECK(r.acts() == "A1.skill_shikku A1.column_3 A1.wait");
    CHECK(r.open_options() == "column 3, column 4");
}

TEST_CASE("5: 《集中》 draws and discards, 《血気》 pays HP, 《威圧》 costs 気魄", "[shinki]") {
    Position p(knows(R"("shuchu")"), kPlain);
    p.hand("A1", "C3").draws("C2 HK");
    p.decide("skill shuchu, C2, end");
    p.turn("A1");
    CHECK(p.cards("A1") == "C3.HK/");
    CHECK(p.discards_size() == 1);
    p.check();

    for (const int damage : {35, 36}) {
        Position q(knows(R"("kekki")"), kPlain);
        q.at("A1").damage = damage;
        q.hand("A1", "C3").draws("C2");
        q.turn("A1");
        CHECK((q.open_options().find("kekki") != std::string::npos) == (damage == 35));
    }

    Position r(knows(R"("iatsu")"), R"({"skills":["seishin"]})");
    r.at("A1").column = 2;
    r.kihaku("A1", "S2").draws("C2");
    r.decide("skill iatsu B1, end");
    r.turn("A1");
    CHECK(r.kinds() == "turn_start draw skill kihaku immune pass");
    CHECK(r.cards("A1") == "C2/");
    r.check();
}

TEST_CASE("5: 《終焉の光》 costs fatal HP and reaches everybody; R24: who falls stops nothing",
          "[shinki]") {
    Position p(knows(R"("shuen")"), R"({"members":[{},{"points":{"hp":1}},{}]})");
    p.at("B2").damage = 30;
    p.kihaku("A1", "S2 S3 S4 S5 S6 S7 S8").draws("C2");
    p.decide("skill shuen, end");
    p.turn("A1");
    CHECK(p.of("A1") == "37,0,3,5,s,a");
    CHECK(p.of("B1") == "20,18,0,1,s,");
    CHECK(p.of("B2") == "0,48,0,1,,n");
    CHECK(p.of("B3") == "20,18,0,1,s,");
    p.check();
}

TEST_CASE("7.5, R15: what was guarded holds to the end of the turn", "[shinki]") {
    Position p(kPlain, gm(std::string(kApostle)));
    p.at("B1").column = 5;
    p.at("A1").reduce = 3;
    p.hand("B", "C8").hand("A1", "D4").draws("C2");
    p.decide("skill attack A1, C8, guard, end");
    p.turn("B1");
    CHECK(p.of("A1") == "39,1,0,5,s,");
    CHECK(p.at("A1").reduce == 0);
    p.check();
}

TEST_CASE("7.3, R32: a GM's order is free, and players go first", "[shinki]") {
    Position p(R"({"points":{}})",
               gm(R"({"kind":"apostle","hp":50,"speed":6},{"kind":"apostle","hp":50,"speed":6})"));
    CHECK(p.choose_actor() == "A1");
    p.at("A1").acted = true;
    p.decide("B2");
    CHECK(p.choose_actor() == "B2");
    p.check();
}

TEST_CASE("R35: 《清心》 keeps off the 狂乱 of 《狂宴》, and not Override's", "[shinki]") {
    Position p(knows(R"("kyoen","seishin")"), kPlain);
    p.at("A1").column = 1;
    p.kihaku("A1", "S2 S3 S4").hand("A1", "C9").draws("C2");
    p.decide("skill kyoen B1, C9, end");
    p.turn("A1");
    CHECK(p.of("A1") == "40,0,0,1,s,a");
    p.check();
    Position q(knows(R"("seishin")"), kPlain);
    q.round(5);
    q.at("A1").damage = 36;
    q.kihaku("A1", "S2 S3 S4 S5").decide("yes");
    q.round_end();
    CHECK(q.of("A1") == "10,25,5,5,sz,o");
    q.check();
}

TEST_CASE("R37, R45: counters strike friends as well, with their own modifiers", "[shinki]") {
    Position p(R"({"members":[{"skills":["yukou"]},{"skills":["kagami","toushi"]}]})", kPlain);
    p.at("A2").damage = 20;
    p.hand("A1", "C9").hand("A2", "D8").draws("C2");
    p.decide("skill yukou A2, C9, kagami, end");
    p.turn("A1");
    CHECK(p.of("A2") == "29,9,0,5,s,");
    // floor(8 / 2) + 1, and 2 of 闘志.
    CHECK(p.of("A1") == "31,7,0,5,s,a");
    p.check();
}

TEST_CASE("4: what the data say can be counted", "[shinki]") {
    const SkillList& list = *house_list();
    CHECK(list.skills.size() == 28);
    CHECK(list.skills[kShine].id == "shinki");
    CHECK(list.skills[kOverride].id == "override");
    CHECK(list.skills[static_cast<std::size_t>(list.find("mikiri"))].of_cards);
    CHECK_FALSE(list.skills[static_cast<std::size_t>(list.find("tentsui"))].of_cards);
}

} // namespace shiaiba::shinki

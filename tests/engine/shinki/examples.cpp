// The worked examples of section 11, step by step, up to X16.
#include "catch.hpp"
#include "shinki/position.hpp"

namespace shiaiba::shinki {

TEST_CASE("X1: the page's example: 13 less 10 is 3", "[shinki][examples]") {
    Position p(kPlain, kPlain);
    p.at("A1").column = 1;
    p.hand("A1", "HK C3").hand("B1", "S10 D3").draws("C2");
    p.decide("skill attack B1, HK, guard, S10, end");
    p.turn("A1");
    CHECK(p.of("B1") == "37,3,0,1,s,");
    CHECK(p.cards("A1") == "C2.C3/HK");
    CHECK(p.cards("B1") == "D3/S10");
    CHECK(p.at("B1").reduce == 0);
    CHECK(p.kinds() == "turn_start draw skill kihaku react kihaku reduce damage pass");
    p.check();
}

TEST_CASE("X2, 7.6, R17: a mob turns its cards up, and they go to the discards",
          "[shinki][examples][7.6][R17]") {
    Position p(
        kPlain,
        gm(R"({"kind":"apostle","hp":50,"speed":3},)"
           R"({"kind":"apostle","mob":true,"hp":9,"speed":9,"skills":["sosei","tentsui"]})"));
    p.at("A1").column = 1;
    p.draws("D7 C9");
    p.decide("skill sosei A1");
    p.turn("B2");
    // 7 + 9 − 1.
    CHECK(p.of("A1") == "25,15,0,1,s,");
    CHECK(p.cards("B") == "/");
    CHECK(p.discards_size() == 2);
    p.check();

    Position q(kPlain,
               gm(R"({"kind":"apostle","hp":50,"speed":3},)"
                  R"({"kind":"apostle","mob":true,"hp":9,"speed":9,"skills":["tentsui"]})"));
    q.at("A1").column = 1;
    q.kihaku("B", "S2 S3 S4 S5 S6");
    q.decide("skill tentsui A1");
    q.turn("B2");
    CHECK(q.of("A1") == "22,18,0,1,s,");
    CHECK(q.cards("B") == "/");
    CHECK(q.discards_size() == 5);
    CHECK(q.deck_size() == 47);
    q.check();
}

TEST_CASE("X3, X4: fatal damage counts like any other, and stays", "[shinki][examples]") {
    Position p(kPlain, kPlain);
    p.round(5);
    p.at("A1").damage = 35;
    p.round_end();
    CHECK(p.of("A1") == "0,35,5,5,,n");
    CHECK(p.of("B1") == "35,0,5,1,s,");
    CHECK(p.result() == "B:defeat");
    p.check();

    for (const int damage : {29, 30}) {
        Position q(kPlain, kPlain);
        q.at("A1").fatal = 10;
        q.at("A1").damage = damage - 4;
        q.at("A1").statuses |= bit(Status::Poison);
        q.round_end();
        CHECK(q.of("A1") == (damage == 29 ? "1,29,10,5,sp," : "0,30,10,5,p,n"));
        q.check();
    }
}

TEST_CASE("X5: modifiers", "[shinki][examples]") {
    Position p(knows(R"("toushi","guren")"), knows(R"("teppeki")"));
    p.at("A1").column = 1;
    p.at("A1").statuses |= bit(Status::Dark);
    p.hand("A1", "C9 C3").hand("B1", "D5 D3").draws("C2");
    p.decide("skill guren B1, C9, guard, D5, end");
    p.turn("A1");
    CHECK(p.of("B1") == "36,4,0,1,s,");
    p.check();
}

TEST_CASE("X6: no damage, no poison; darkness comes all the same", "[shinki][examples]") {
    for (const char* const skill : {"dokuga", "yami"}) {
        Position p(knows(R"("dokuga","yami")"), kPlain);
        p.at("A1").column = 1;
        p.at("A1").statuses |= bit(Status::Dark);
        p.hand("A1", "S2 C3").hand("B1", "D5").draws("C2");
        p.decide("skill " + std::string(skill) + " B1, S2, none, end");
        p.turn("A1");
        CHECK(p.of("B1") == (std::string(skill) == "yami" ? "40,0,0,1,sd," : "40,0,0,1,s,"));
        p.check();
    }
}

TEST_CASE("X7: who reads", "[shinki][examples]") {
    struct Case {
        const char* answer;
        const char* left;
    };
    for (const Case& one : {Case{"SQ", "40,0,0,1,s,"}, Case{"DJ", "34,6,0,1,s,"}}) {
        Position p(kPlain, knows(R"("mikiri")"));
        p.at("A1").column = 1;
        p.hand("A1", "HJ C3").hand("B1", "SQ DJ").draws("C2");
        p.decide("skill attack B1, HJ, mikiri, " + std::string(one.answer) + ", end");
        p.turn("A1");
        CHECK(p.of("B1") == one.left);
        p.check();
    }
    // Nothing can be read of a skill that used no cards.
    Position p(knows(R"("tentsui")"), knows(R"("mikiri")"));
    p.at("A1").column = 1;
    p.kihaku("A1", "S2 S3 S4 S5 S6").hand("B1", "HK C3").draws("C2");
    p.decide("skill tentsui B1, mikiri, HK, end");
    p.turn("A1");
    CHECK(p.of("B1") == "28,12,0,1,s,");
    p.check();
}

TEST_CASE("X8, R4: the order of a round's end", "[shinki][examples][7.7][R4]") {
    for (const bool embers : {false, true}) {
        Position p(embers ? knows(R"("yojin")") : kPlain, kPlain);
        p.round(5);
        p.at("A1").damage = 27;
        p.at("A1").statuses |= bit(Status::Poison) | bit(Status::Fire);
        p.kihaku("A1", "S2 S3");
        if (embers) p.decide("use yojin");
        p.round_end();
        CHECK(p.of("A1") == (embers ? "5,30,5,5,spf," : "0,35,5,5,pf,n"));
        p.check();
    }
}

TEST_CASE("X9, R21: a ninth card of 気魄 drives the oldest out", "[shinki][examples][R21]") {
    Position p(knows(R"("sosei")"), kPlain);
    p.at("A1").column = 1;
    p.kihaku("A1", "S2 S3 S4 S5 S6 S7 S8").hand("A1", "D9 C9 C3").draws("C2");
    p.decide("skill sosei B1, D9, C9, end");
    p.turn("A1");
    CHECK(p.of("B1") == "15,25,0,1,s,");
    CHECK(p.cards("A1") == "C2.C3/S3.S4.S5.S6.S7.S8.D9.C9");
    p.check();
}

TEST_CASE("X10, R13: cards that are paid now don't fund the same skill",
          "[shinki][examples][R13]") {
    Position p(knows(R"("kyoen")"), kPlain);
    p.at("A1").column = 1;
    p.kihaku("A1", "S2 S3").draws("C2");
    p.turn("A1");
    CHECK(p.open_options() == "skill attack B1, step +1, wait, release, end");
    p.check();
}

TEST_CASE("X11: ranges are distances", "[shinki][examples]") {
    for (int column = 5; column >= 1; --column) {
        Position p(knows(R"("hoshi")"), kPlain);
        p.at("A1").column = column;
        p.hand("A1", "C3").draws("C2");
        p.turn("A1");
        const bool reaches = p.open_options().find("skill hoshi B1") != std::string::npos;
        CHECK(reaches == (column == 4 || column == 3));
    }
}

TEST_CASE("X12: who acts first", "[shinki][examples]") {
    const std::string party =
        R"({"members":[{"points":{"speed":4}},{"points":{"speed":6}},{"points":{"speed":4},"skills":["shikku"]}]})";
    Position p(party, gm(R"({"kind":"apostle","hp":50,"speed":10})"));
    std::string order;
    for (int n = 0; n < 4; ++n) {
        const std::string next = p.choose_actor();
        order += next + " ";
        p.at(next).acted = true;
    }
    CHECK(order == "A2 A3 A1 B1 ");

    Position q(party, gm(R"({"kind":"apostle","hp":50,"speed":10})"));
    q.at("A3").statuses = 0;
    CHECK(q.choose_actor() == "A2");
    q.at("A2").acted = true;
    q.decide("A3");
    CHECK(q.choose_actor() == "A3");
    q.check();
}

TEST_CASE("X14, 7.8: Override", "[shinki][examples][7.8]") {
    struct Case {
        int fatal;
        int damage;
        const char* left;
    };
    for (const Case& one : {Case{11, 32, "10,23,11,1,szp,o"}, Case{41, 0, "3,0,41,1,szp,o"}}) {
        Position p(kPlain, R"({"points":{"hp":3}})");
        p.at("B1").fatal = one.fatal;
        p.at("B1").damage = one.damage;
        p.at("B1").statuses |= bit(Status::Poison);
        p.kihaku("B1", "S2 S3 S4 S5");
        p.decide("yes");
        p.round_end();
        CHECK(p.of("B1") ==
              std::string(one.left).replace(std::string(one.left).find("szp"), 3, "spz"));
        CHECK(p.cards("B1") == "/");
        p.check();
    }
}

TEST_CASE("X15: an area", "[shinki][examples]") {
    Position p(knows(R"("ryusei")"), gm(R"({"kind":"apostle","hp":50,"speed":9},)"
                                        R"({"kind":"apostle","mob":true,"hp":50,"speed":3})"));
    p.at("A1").column = 2;
    p.hand("A1", "D9 C4 C3").hand("B", "H8 H2").draws("C2");
    p.decide("skill ryusei, D9, C4, guard, H8, end");
    p.turn("A1");
    CHECK(p.of("B1") == "46,4,0,1,,");
    CHECK(p.of("B2") == "38,12,0,1,,");
    p.check();
}

TEST_CASE("X16, R5: without 〈心輝〉 one point fells", "[shinki][examples][6][R5]") {
    for (const char* const card : {"HA", "H4"}) {
        Position p(kPlain, R"({"points":{"hp":1},"shinki":false})");
        p.at("A1").column = 1;
        p.at("A1").statuses |= bit(Status::Dark);
        p.hand("A1", "HA H4 C3").draws("C2");
        p.decide("skill attack B1, " + std::string(card));
        p.turn("A1");
        CHECK(p.of("B1") == (std::string(card) == "HA" ? "40,0,0,1,," : "39,1,0,1,,n"));
    }
    Position p(kPlain, R"({"points":{"hp":1},"shinki":false})");
    p.round(5).round_end();
    CHECK(p.of("B1") == "35,0,5,1,,n");
    CHECK(p.result() == "A:defeat");
}

} // namespace shiaiba::shinki

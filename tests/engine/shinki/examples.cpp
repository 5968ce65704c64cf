// Tests the worked examples of the rules ([shinki 11]).
#include <string>
#include <vector>

#include "catch.hpp"
#include "core/text/json.hpp"
#include "share/some_matches.hpp"
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
    // A skill that used no cards can't be read.
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

TEST_CASE("X9: of nine cards of 気魄 the owner lets one go", "[shinki][examples][1.2]") {
    Position p(knows(R"("sosei")"), kPlain);
    p.at("A1").column = 1;
    p.kihaku("A1", "S2 S3 S4 S5 S6 S7 S8").hand("A1", "D9 C9 C3").draws("C2");
    p.decide("skill sosei B1, D9, C9, S2, end");
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

// The worked examples from X18 on. X17 is a whole opening (battles_test.cpp).

TEST_CASE("X18, R27: drawing by lot", "[shinki][examples][1.1][R27]") {
    Cards deck = Cards::packs(1);
    std::string drawn;
    for (const int roll : {0, 50, 4}) {
        const Card card = deck.at(roll);
        deck.remove(card);
        drawn += std::string(card_id(card)) + " ";
    }
    CHECK(drawn == "SA CK H2 ");
}

TEST_CASE("X19, R18: ties of two parties", "[shinki][examples][7.3][R18]") {
    const std::string party =
        R"({"members":[{"points":{"speed":3}},{"points":{"speed":3}},{"points":{"speed":1}}]})";
    Position p(party, R"({"points":{"speed":3}})");
    p.draws("1");
    CHECK(p.choose_actor() == "B1");
    p.at("B1").acted = true;
    p.decide("A2");
    CHECK(p.choose_actor() == "A2");
    p.at("A2").acted = true;
    CHECK(p.choose_actor() == "A1");
    p.check();

    Position q(party, R"({"points":{"speed":3}})");
    q.draws("0 1");
    q.decide("A2");
    CHECK(q.choose_actor() == "A2");
    q.at("A2").acted = true;
    CHECK(q.choose_actor() == "B1");
    q.check();
}

TEST_CASE("X20: names", "[shinki][examples][1.3]") {
    const auto called_of = [](const char* json, Side side, Lang lang) {
        const System& system = *tests::registry().find("shinki");
        const auto party = check_party(tests::registry(), system, *parse_json(json));
        REQUIRE(party);
        return called(*party, side, lang);
    };
    using Names = std::vector<std::string>;
    constexpr const char* kThree =
        R"({"name":"小鬼の群れ","members":[{"name":"小鬼"},{"name":"小鬼"},{}]})";
    CHECK(called_of(kThree, Side::A, Lang::Ja) == Names{"小鬼1", "小鬼2", "甲3"});
    CHECK(called_of(kThree, Side::B, Lang::Ja) == Names{"小鬼1", "小鬼2", "乙3"});
    CHECK(called_of(kThree, Side::B, Lang::En) == Names{"小鬼1", "小鬼2", "B3"});
    CHECK(called_of(R"({"name":"灯里","members":[{}]})", Side::A, Lang::Ja) == Names{"灯里"});
}

TEST_CASE("X21, R34: rising in the round's end", "[shinki][examples][R34]") {
    Position p(kPlain, kPlain);
    p.round(6);
    p.at("A1").fatal = 6;
    p.at("A1").damage = 30;
    p.at("A1").statuses |= bit(Status::Poison) | bit(Status::Fire);
    p.kihaku("A1", "S2 S3 S4 S5");
    p.decide("yes");
    p.round_end();
    // 40 − 6 − 10 = 24, minus 4 by the fire; then 6 more fatal damage.
    CHECK(p.of("A1") == "0,28,12,5,pfz,no");
    CHECK(p.kinds() == "tick down override kihaku status_on status_on tick fatal fatal down "
                       "no_override");
    p.check();
}

TEST_CASE("12.3, X22: the default payment", "[shinki]") {
    struct Case {
        const char* skills;
        const char* use;
        const char* hand;
        const char* paid;
    };
    for (const Case& one : {Case{R"("guren")", "guren", "C3 D5 H9 SK", "A1.H9"},
                            Case{R"("sosei")", "sosei", "C3 D5 H9 SK", "A1.H9 A1.D5"},
                            Case{R"("sosei")", "sosei", "D5 H9", "A1.D5 A1.H9"}}) {
        Position p(knows(one.skills), kPlain);
        p.at("A1").column = 1;
        p.hand("A1", one.hand);
        p.use("A1", one.use, "B1");
        CHECK(p.acts() == std::string(one.paid) + " B1.none");
    }
    struct Answer {
        const char* skills;
        const char* hit;
        const char* answer;
        const char* paid;
    };
    for (const Answer& one : {Answer{R"("ushiro")", "C8", "ushiro", "B1.C3"},
                              Answer{R"("teppeki")", "C8", "guard", "B1.D5"},
                              Answer{R"("teppeki")", "C9", "guard", "B1.H9"},
                              Answer{R"("mikiri")", "HJ", "mikiri", "B1.SK"},
                              Answer{R"("mikiri")", "HK", "mikiri", "B1.C3"}}) {
        Position p(kPlain, knows(one.skills));
        p.at("A1").column = 1;
        p.hand("A1", one.hit).hand("B1", "C3 D5 H9 SK").decide(one.answer);
        p.use("A1", "attack", "B1");
        const std::string said =
            std::string("A1.") + one.hit + " B1." + one.answer + " " + one.paid;
        CHECK(p.acts().substr(0, said.size()) == said);
    }
    // Against 20 damage no card is enough.
    Position p(knows(R"("kyoen")"), knows(R"("teppeki")"));
    p.at("A1").column = 1;
    p.kihaku("A1", "S2 S3 S4").hand("A1", "C10").hand("B1", "C3 D5 H9 SK").decide("guard");
    p.use("A1", "kyoen", "B1");
    CHECK(p.acts() == "A1.C10 B1.guard B1.SK");
}

TEST_CASE("12.3, X23: the default commands", "[shinki]") {
    Position p(knows(R"("guren","shikku")"), kPlain);
    p.hand("A1", "C3 H9").draws("SK");
    p.turn("A1");
    CHECK(p.acts() == "A1.skill_shikku A1.column_3 A1.wait");
    Position q(knows(R"("guren","shikku")"), kPlain);
    q.at("A1").column = 3;
    q.at("B1").column = 2;
    q.hand("A1", "C3 H9").draws("SK");
    q.turn("A1");
    CHECK(q.acts() == "A1.step_-1 A1.skill_guren_B1 A1.H9 B1.none");
}

TEST_CASE("X24, R42: read, and frenzied all the same", "[shinki][examples][R42]") {
    Position p(knows(R"("kyoen")"), knows(R"("mikiri")"));
    p.at("A1").column = 1;
    p.kihaku("A1", "S2 S3 S4").hand("A1", "H9 C3").hand("B1", "S10 C4").draws("C2");
    p.decide("skill kyoen B1, H9, mikiri, S10, end");
    p.turn("A1");
    CHECK(p.of("B1") == "40,0,0,1,s,");
    CHECK(p.of("A1") == "40,0,0,1,sz,a");
    p.check();
}

TEST_CASE("X25, R43: falling in one's own turn", "[shinki][examples][R43]") {
    Position p(kPlain, knows(R"("kagami")"));
    p.at("A1").column = 1;
    p.at("A1").damage = 37;
    p.kihaku("A1", "S2 S3 S4 S5").hand("A1", "S8 C3").hand("B1", "H9 C4").draws("C2");
    p.decide("skill attack B1, S8, kagami, H9, yes");
    p.turn("A1");
    // 8 − 5 = 3; the counter is 5.
    CHECK(p.of("B1") == "37,3,0,1,s,");
    // The 狂乱 of Override came during the attack, so that it stays.
    CHECK(p.of("A1") == "10,30,0,1,sz,ao");
    CHECK(p.cards("A1") == "C2.C3/S8");
    p.check();
}

TEST_CASE("X26, R47: a mob and the last cards", "[shinki][examples][7.6][R47]") {
    for (const bool more : {true, false}) {
        Position p(kPlain,
                   gm(R"({"kind":"apostle","hp":50,"speed":3},)"
                      R"({"kind":"apostle","mob":true,"hp":9,"speed":9,"skills":["sosei"]})"));
        p.at("A1").column = 1;
        p.deck("D9");
        if (more) p.discards("C4");
        p.decide("skill sosei A1");
        p.turn("B2");
        CHECK(p.of("A1") == (more ? "28,12,0,1,s," : "32,8,0,1,s,"));
        CHECK(p.deck_size() == 0);
        CHECK(p.discards_size() == (more ? 2 : 1));
    }
}

TEST_CASE("X27: a plan", "[shinki][examples][12.4]") {
    const std::string kite = R"({"points":{"hp":1},"tactic":"間合い"})";
    const auto in_columns = [](Position& p, int a, int b) {
        p.at("A1").column = a;
        p.at("B1").column = b;
        p.hand("A1", "C3").draws("C2");
    };
    // By hand: the options that are left after the action, and the default among them.
    Position bare(kite, kPlain);
    in_columns(bare, 4, 3);
    bare.decide("wait");
    bare.turn("A1");
    CHECK(bare.open_options() == "step +1, step -1, release, end");
    CHECK(bare.acts() == "A1.wait A1.end");

    Position p(kite, kPlain);
    p.plans("A1");
    in_columns(p, 4, 3);
    p.turn("A1");
    CHECK(p.acts() == "A1.skill_attack_B1 A1.C2 B1.none A1.step_+1");
    Position q(kite, kPlain);
    q.plans("A1");
    in_columns(q, 2, 2);
    q.turn("A1");
    CHECK(q.acts() == "A1.skill_attack_B1 A1.C2 B1.none A1.step_+1");
}

} // namespace shiaiba::shinki

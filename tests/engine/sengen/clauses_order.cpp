// Tests the order among members that declared the same initiative (P3), and how turns follow each
// other up to the end ([sengen 7]).
#include <array>
#include <vector>

#include "catch.hpp"
#include "core/fight/dice.hpp"
#include "sengen/position.hpp"

namespace shiaiba::sengen {
namespace {

/// A member with HP 22, 霊力 12, DP 19.
const std::string kSomebody = one("3 3 3 3 3");

} // namespace

TEST_CASE("P3 (b): one after another, by DP, takes the earliest or the latest free place",
          "[sengen][7][R31]") {
    Position p(party({kSomebody, kSomebody}), party({kSomebody, kSomebody}));
    p.at("A1").dp = 7;
    p.at("A2").dp = 12;
    p.at("B1").dp = 11;
    p.at("B2").dp = 9;
    // A2 takes the last place, B1 the first, B2 the last but one; A1 has the place that is left.
    p.decide("7, 7, 7, 7, last, first, last").dice("");
    p.initiative();
    CHECK(p.acts() == "A1.7 A2.7 B1.7 B2.7 A2.last B1.first B2.last");
    CHECK(p.initiative_order() == "B1 A1 B2 A2");
    p.check();
    // Only tied members count.
    Position q(party({kSomebody, kSomebody}), kSomebody);
    q.at("A1").dp = 5;
    q.at("B1").dp = 6;
    q.decide("5, 19, 5, first");
    q.initiative();
    CHECK(q.acts() == "A1.5 A2.19 B1.5 B1.first");
    CHECK(q.initiative_order() == "A2 B1 A1");
    q.check();
}

TEST_CASE("P3 (b): those of equal DP roll, of whichever side, and whose totals are equal again",
          "[sengen][7]") {
    Position p(party({one("4 4 4 4 6"), one("4 4 4 4 4")}),
               party({one("4 4 4 4 4"), one("4 4 4 4 4")}));
    p.decide("20, 20, 20, 20, last, first, last").dice("444 333 444 113 224");
    p.initiative();
    CHECK(p.line() == "1;initiative;-;444333444113224;A1.20 A2.20 B1.20 B2.20 A1.last B2.first "
                      "A2.last;" +
                          p.line().substr(p.line().find("A1,26")));
    CHECK(p.initiative_order() == "B2 B1 A2 A1");
    p.check();
    CHECK(p.kinds() == "tie tie tie tie tie place place place initiative");
    // Example Y20.
    Position q(party({kSomebody, kSomebody}), kSomebody);
    q.at("A1").dp = 12;
    q.at("A2").dp = 15;
    q.at("B1").dp = 14;
    q.decide("12, 12, 12, last, first").initiative();
    CHECK(q.initiative_order() == "B1 A1 A2");
    q.check();
}

TEST_CASE("P3 (a): each of the players' characters goes before the NPCs or behind them",
          "[sengen][7]") {
    const std::string trio = party({kSomebody, kSomebody, kSomebody});
    Position p(trio, gm({kSomebody, kSomebody}));
    p.at("A1").dp = 9;
    p.at("A2").dp = 12;
    p.at("A3").dp = 9;
    // The order of asking is by DP, then by the build: A2, A1, A3; then `order` within the groups.
    p.decide("8, 8, 8, 8, 8, first, last, first, A3, B2").initiative();
    CHECK(p.acts() == "A1.8 A2.8 A3.8 B1.8 B2.8 A2.first A1.last A3.first A.A3 B.B2");
    CHECK(p.initiative_order() == "A3 A2 B2 B1 A1");
    p.check();
    // Example Y13: a and b go first, then they are ordered.
    Position q(party({kSomebody, kSomebody}), gm({kSomebody, kSomebody}));
    q.decide("14, 14, 14, 16, first, first, A1").initiative();
    CHECK(q.initiative_order() == "B2 A1 A2 B1");
    q.check();
}

TEST_CASE("P3: who sleeps isn't asked and goes first", "[sengen][7]") {
    Position p(party({kSomebody, kSomebody}), gm({kSomebody}));
    p.at("A2").statuses = {{Status::Sleep, 9, 0}};
    p.at("A2").dp = 8;
    p.decide("8, 8, last").initiative();
    CHECK(p.acts() == "A1.8 B1.8 A1.last");
    CHECK(p.initiative_order() == "A2 B1 A1");
    p.check();
}

TEST_CASE("P3: members of one side alone are ordered by their party", "[sengen][7]") {
    Position p(party({kSomebody, kSomebody, kSomebody}), kSomebody);
    p.decide("5, 5, 5, 9, A3, A1").initiative();
    CHECK(p.initiative_order() == "B1 A3 A1 A2");
    p.check();
}

TEST_CASE("P3: a side without DP is tied like any other", "[sengen][7]") {
    for (const bool a_has_none : {true, false}) {
        Position p(kSomebody, kSomebody);
        p.at(a_has_none ? "A1" : "B1").dp = 0;
        // Without DP only 0 can be declared.
        p.decide("0, last");
        p.initiative();
        CHECK(p.acts() == std::string("A1.0 B1.0 ") + (a_has_none ? "B1.last" : "A1.last"));
        CHECK(p.initiative_order() == (a_has_none ? "A1 B1" : "B1 A1"));
        p.check();
    }
}

TEST_CASE("P3, 1.1: eight against eight", "[sengen][7][1.1]") {
    const std::string eight = gm(std::vector<std::string>(8, kSomebody));
    Position p(eight, eight);
    p.decide("1, 2, 3, 4, 5, 6, 7, 8, 11, 12, 13, 14, 15, 16, 17, 18");
    p.initiative();
    CHECK(p.initiative_order() == "B8 B7 B6 B5 B4 B3 B2 B1 A8 A7 A6 A5 A4 A3 A2 A1");
    p.check();
}

TEST_CASE("P3, R68: who is out keeps the number that it had", "[sengen][7][R68]") {
    Position p(party({kSomebody, kSomebody, kSomebody}), kSomebody);
    p.at("A3").hp = 0;
    p.decide("7, 8, 5").initiative();
    CHECK(p.at("A3").initiative == 0);
    p.at("A2").hp = 0;
    p.decide("0, 4").initiative();
    CHECK(p.at("A1").initiative == 0);
    CHECK(p.at("A2").initiative == 8);
    CHECK(p.at("B1").initiative == 4);
    CHECK(p.initiative_order() == "B1 A1");
    p.check();
}

TEST_CASE("P3: players choose against a GM, whatever their DP", "[sengen][7]") {
    for (const bool gm_is_a : {true, false}) {
        const std::string players = party({kSomebody});
        const std::string npcs = gm({one("12 12 3 3 12")});
        Position p(gm_is_a ? npcs : players, gm_is_a ? players : npcs);
        p.decide("3, 3, first");
        p.initiative();
        CHECK(p.initiative_order() == (gm_is_a ? "B1 A1" : "A1 B1"));
        CHECK(p.kinds() == "place initiative");
        p.check();
    }
}

TEST_CASE("P3, 1.1: the first who is not out chooses for its party", "[sengen][7][1.1]") {
    Position p(party({kSomebody, kSomebody, kSomebody}), kSomebody);
    p.at("A1").hp = 0;
    p.decide("4, 4, 3");
    p.initiative();
    CHECK(p.asked() == "A2 order");
}

TEST_CASE("19: what is dealt anew lies between 0 and one's DP, also where 0 was declared",
          "[sengen][19]") {
    /// Declares 0 for A1, and deals that number anew when B1 is asked.
    class Zero final : public Decisions {
    public:
        explicit Zero(std::uint64_t seed) : dice_(seed) {}
        Decision next(const Question& question) override {
            if (question.side() == Side::B) question.redeal(Side::B, dice_);
            return {Decision::Kind::Pick, 0};
        }

    private:
        Dice dice_;
    };
    bool most = false;
    bool none = false;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        Zero zero(seed);
        Position p(party({kSomebody, kSomebody}), kSomebody);
        // A member that is out keeps 0.
        p.at("A2").hp = 0;
        p.at("A1").dp = 2;
        p.decided_by(zero);
        p.initiative();
        CHECK(p.at("A1").initiative <= 2);
        CHECK(p.at("A2").initiative == 0);
        most = most || p.at("A1").initiative == 2;
        none = none || p.at("A1").initiative == 0;
    }
    CHECK(most);
    CHECK(none);
}

TEST_CASE("19: nobody in the back is dealt anew like any other choice", "[sengen][19]") {
    /// Puts nobody in the back row, and deals that choice anew when B is asked.
    class Front final : public Decisions {
    public:
        explicit Front(std::uint64_t seed) : dice_(seed) {}
        Decision next(const Question& question) override {
            if (question.side() == Side::B) question.redeal(Side::B, dice_);
            return {Decision::Kind::Pick, 0};
        }

    private:
        Dice dice_;
    };
    int backs = 0;
    const std::string pair = party({kSomebody, kSomebody});
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Front front(seed);
        Position p(pair, pair);
        p.decided_by(front);
        p.rows();
        backs += p.at("A1").back || p.at("A2").back ? 1 : 0;
        CHECK_FALSE(p.at("B1").back);
    }
    CHECK(backs > 5);
}

TEST_CASE("19: once told, nothing is dealt anew", "[sengen][19]") {
    /// Takes the last option, and deals anew for both sides at questions before which all choices
    /// have been told.
    class Told final : public Decisions {
    public:
        Decision next(const Question& question) override {
            const std::string point(question.point_name());
            if (point != "rows" && point != "initiative") {
                for (const Side side : kSides) {
                    Dice dice(7);
                    question.redeal(side, dice);
                    CHECK(dice.below(1'000'000) == Dice(7).below(1'000'000));
                    ++asked;
                }
            }
            return {Decision::Kind::Pick, question.size() - 1};
        }
        int asked = 0;
    };
    Told told;
    const std::string pair = party({kSomebody, one("3 3 3 3 3", "danmaku1", "magic1")});
    Position p(pair, pair);
    p.dice("111 112 113 114").decided_by(told);
    p.rows();
    p.initiative();
    p.main("A2");
    CHECK(told.asked > 4);
}

TEST_CASE("7: one turn after the other, each with all of its phases", "[sengen][7][16]") {
    Position p(kSomebody, kSomebody);
    p.play_turn();
    p.play_turn();
    std::string phases;
    for (const std::string& line : split(p.trace(), '\n')) {
        const auto parts = split(line, ';');
        phases += parts[0] + parts[1] + " ";
    }
    CHECK(phases == "1start 1rows 1initiative 1main 1main 1end "
                    "2start 2rows 2initiative 2main 2main 2end ");
}

TEST_CASE("7: what a side has left is the HP of those not out", "[sengen][7]") {
    Position p(party({kSomebody, kSomebody, kSomebody}), party({kSomebody, kSomebody}));
    p.at("A1").hp = 5;
    p.at("A2").hp = 0;
    // A member without 霊力 is out too, whatever its HP.
    p.at("A3").spirit = 0;
    p.at("B2").hp = 21;
    p.turn(30).turn_end();
    CHECK(p.result() == "B:judge");
    const Outcome outcome = p.end();
    CHECK(outcome.winner == Side::B);
    CHECK(outcome.reason == "judge");
    CHECK(outcome.rounds == 30);
    CHECK(outcome.left == std::array<int, 2>{5, 43});
    CHECK(outcome.members == std::vector<Outcome::OfMember>{{Side::A, 5, false},
                                                            {Side::A, 0, true},
                                                            {Side::A, 0, true},
                                                            {Side::B, 22, false},
                                                            {Side::B, 21, false}});
    CHECK(p.line() == "RESULT;B;judge;30");
}

} // namespace shiaiba::sengen

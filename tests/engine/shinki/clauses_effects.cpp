// Tests amounts, conditions, learned effects, and effects that no skill of the house list has
// ([shinki 4]).
#include <string>

#include "catch.hpp"
#include "shinki/position.hpp"

namespace shiaiba::shinki {
namespace {

/// An action on one enemy at any distance.
std::string strike(const std::string& effects, const std::string& cost = R"({"hand":1})") {
    return own_skill(
        R"("timing":"action","range":[0,4],"target":{"side":"enemy","count":1},"cost":)" + cost +
        R"(,"effects":[)" + effects + "]");
}

/// A1 uses the custom skill on B1, who has HP 40, stands in column 1 and can't answer.
struct Struck {
    explicit Struck(const std::string& settings, const std::string& hand = "C5 C3")
        : p(knows(R"("own")"), R"({"members":[{"points":{"hp":1}},{"points":{"hp":1}}]})",
            settings) {
        p.hand("A1", hand);
    }
    std::string hit(const std::string& more, const char* draws = "C2") {
        p.draws(draws).decide("skill own B1" + more + ", end");
        p.turn("A1");
        p.check();
        return p.of("B1");
    }
    Position p;
};

/// The damage of an amount if these cards pay for it.
int amount(const std::string& expr, const std::string& cards) {
    Struck one(strike(R"({"op":"damage","amt":)" + expr + "}",
                      R"({"hand":)" + std::to_string(cards.size() > 3 ? 2 : 1) + "}"),
               cards + " DA");
    std::string tokens = ", " + cards;
    if (const auto blank = tokens.find(' ', 2); blank != std::string::npos) {
        tokens.replace(blank, 1, ", ");
    }
    const std::string left = one.hit(tokens);
    return 40 - std::stoi(left);
}

/// Whether damage of 7 under this condition is dealt to an enemy in 火炎 whom the same skill has
/// hit for 3 before.
bool happens(const std::string& when, int lost = 0, bool near = false) {
    Struck one(
        strike(R"({"op":"damage","amt":{"c":3}},{"op":"damage","amt":{"c":7},"when":)" + when + "}",
               "{}"));
    one.p.at("B1").statuses |= bit(Status::Fire);
    one.p.at("A1").damage = lost;
    if (near) one.p.at("A1").column = 1;
    return one.hit("").substr(0, 2) == "30";
}

} // namespace

TEST_CASE("4: amounts", "[shinki][4]") {
    CHECK(amount(R"({"c":7})", "C9") == 7);
    CHECK(amount(R"({"x":2,"c":-1})", "C9") == 17);
    CHECK(amount(R"({"max":1})", "C9 D4") == 9);
    CHECK(amount(R"({"half":1})", "C9 D4") == 6);
    CHECK(amount(R"({"half":3})", "C9") == 12);
    CHECK(amount(R"({"pair":5})", "C9 D9") == 5);
    CHECK(amount(R"({"pair":5})", "C9 D8") == 0);
    CHECK(amount(R"({"flush":5})", "C9 C8") == 5);
    CHECK(amount(R"({"flush":5})", "C9") == 0);
    CHECK(amount(R"({"face":5})", "C9 DJ") == 5);
    CHECK(amount(R"({"face":5})", "C10") == 0);
    CHECK(amount(R"({"c":3,"x":-1})", "C9") == 0);
}

TEST_CASE("4: an amount below 0 counts as 0 only behind the modifiers of damage",
          "[shinki][4][7.5]") {
    // The amount is −1, and 闘志 adds 2.
    const std::string list =
        R"({"skills":{"name":"x","skills":[{"id":"own","ja":"己","en":"Own","timing":"action",
            "range":[0,4],"target":{"side":"enemy"},"learned":{"damage_plus":2},
            "effects":[{"op":"damage","amt":{"c":-1}},{"op":"fatal_damage","amt":{"c":-4}},
                       {"op":"heal","amt":{"c":-3}}]}]}})";
    CHECK(Struck(list).hit("") == "39,1,0,1,s,");
}

TEST_CASE("4: conditions", "[shinki][4]") {
    CHECK(happens(R"("damaged")"));
    CHECK(happens(R"({"target_status":"fire"})"));
    CHECK_FALSE(happens(R"({"target_status":"poison"})"));
    CHECK(happens(R"({"user_hp_at_most":20})", 20));
    CHECK_FALSE(happens(R"({"user_hp_at_most":20})", 19));
    CHECK(happens(R"("same_column")", 0, true));
    CHECK_FALSE(happens(R"("same_column")"));
}

TEST_CASE("4: fatal damage by a skill is not lowered, and fells", "[shinki][4]") {
    Struck one(strike(R"({"op":"fatal_damage","amt":{"c":6}})", "{}"));
    one.p.at("B1").reduce = 5;
    CHECK(one.hit("") == "34,0,6,1,s,");
    Struck two(strike(R"({"op":"fatal_damage","amt":{"c":6}})", "{}"));
    two.p.at("B1").damage = 34;
    CHECK(two.hit("") == "0,34,6,1,,n");
}

TEST_CASE("4: statuses are taken away, 〈心輝〉 never; duplicates and the immune", "[shinki][4]") {
    Struck one(
        strike(R"({"op":"cleanse","ids":["fire","dark"]},{"op":"status","id":"poison"})", "{}"));
    one.p.at("B1").statuses |= bit(Status::Fire) | bit(Status::Shaken) | bit(Status::Poison);
    CHECK(one.hit("") == "40,0,0,1,spk,");
    CHECK(one.p.kinds() == "turn_start draw skill no_react status_off status_kept pass");
}

TEST_CASE("4: 気魄 is drawn into and lost, the oldest first", "[shinki][4][1.1]") {
    Struck gains(
        strike(R"({"op":"kihaku_gain","n":2,"to":"self"},{"op":"kihaku_loss","n":3})", "{}"));
    gains.p.kihaku("A1", "S2").kihaku("B1", "S4 S5 S6 S7");
    gains.hit("", "C2 D9 D8");
    CHECK(gains.p.cards("A1") == "C2.C3.C5/S2.D9.D8");
    CHECK(gains.p.cards("B1") == "/S7");
    // If the deck runs out, a gain of several cards stops, and the log says so.
    Position last(knows(R"("own")"), kPlain,
                  strike(R"({"op":"kihaku_gain","n":3,"to":"self"})", "{}"));
    last.deck("C2 D9").draws("C2 D9").decide("skill own B1, end");
    last.turn("A1");
    CHECK(last.cards("A1") == "C2/D9");
    CHECK(last.kinds() == "turn_start draw skill no_react no_card kihaku pass");
}

TEST_CASE("4: the owner chooses what it discards; a mob draws and discards nothing",
          "[shinki][4]") {
    Struck one(strike(R"({"op":"discard","n":2},{"op":"draw","n":1})", "{}"));
    one.p.hand("B1", "D5 D6 D7");
    one.hit(", none, D6, D5", "C2 H9");
    CHECK(one.p.cards("B1") == "D7.H9/");
    CHECK(one.p.acts() == "A1.skill_own_B1 B1.none B1.D6 B1.D5 A1.end");

    Position mob(knows(R"("own")"), gm(R"({"kind":"apostle","hp":9,"speed":1},
                                          {"kind":"apostle","mob":true,"hp":9,"speed":1})"),
                 strike(R"({"op":"discard","n":2},{"op":"draw","n":1})", "{}"));
    mob.hand("B", "D5 D6").draws("C2").decide("skill own B2, end");
    mob.turn("A1");
    CHECK(mob.cards("B") == "D5.D6/");
}

TEST_CASE("4, R33: where no more are held than are to go, all go without a question",
          "[shinki][4][R33]") {
    Struck one(strike(R"({"op":"discard","n":2})", "{}"));
    one.p.hand("B1", "D5 D6");
    one.hit(", none");
    CHECK(one.p.cards("B1") == "/");
    CHECK(one.p.acts() == "A1.skill_own_B1 B1.none B1.D5 B1.D6 A1.end");
    CHECK(one.p.kinds() == "turn_start draw skill no_react discard pass");
}

TEST_CASE("4: what comes to nothing is not told", "[shinki][4]") {
    for (const char* const nothing :
         {R"({"op":"fatal_damage","amt":{"c":-3}})", R"({"op":"discard","n":2})"}) {
        Struck one(strike(nothing, "{}"));
        one.hit("");
        CHECK(one.p.of("B1") == "40,0,0,1,s,");
        CHECK(one.p.kinds() == "turn_start draw skill no_react pass");
    }
}

TEST_CASE("4: an effect on oneself may hang on one's own HP", "[shinki][4]") {
    for (const int hp : {20, 21}) {
        Struck one(strike(
            R"({"op":"heal","amt":{"c":5},"to":"self","when":{"user_hp_at_most":20}})", "{}"));
        one.p.at("A1").damage = 40 - hp;
        one.hit("");
        CHECK(one.p.at("A1").hp() == (hp == 20 ? 25 : 21));
    }
}

TEST_CASE("4: one's own move reaches columns 1 and 5, and no others", "[shinki][4]") {
    for (const int from : {2, 3, 4}) {
        Position p(knows(R"("shikku")"), kPlain);
        p.at("A1").column = from;
        p.draws("C2").decide("skill shikku");
        p.turn("A1");
        CHECK(p.open_options() == (from == 2   ? "column 1, column 3, column 4"
                                   : from == 3 ? "column 1, column 2, column 4, column 5"
                                               : "column 2, column 3, column 5"));
    }
}

TEST_CASE("4: who steps out takes one column on the map, and only that", "[shinki][4]") {
    const std::string list = strike(R"({"op":"damage","amt":{"c":3}})", "{}");
    std::string near = list;
    near.replace(near.find("[0,4]"), 5, "[1,1]");
    for (const int column : {1, 3, 5}) {
        Position p(
            knows(R"("own")"), knows(R"("ushiro")"),
            near.substr(0, near.size() - 3) + R"(,)" +
                R"({"id":"ushiro","ja":"後","en":"Back","timing":"reaction","target":{"side":"self"},)"
                R"("effects":[{"op":"step_out"}]}]}})");
        p.at("B1").column = column;
        p.at("A1").column = column == 5 ? 4 : column + 1;
        p.draws("C2").decide(column == 3 ? "skill own B1, ushiro, step +1, end"
                                         : "skill own B1, ushiro, end");
        p.turn("A1");
        // At the edge the only way leads into the attacker's column, and distance 0 is out of
        // range.
        CHECK(p.at("B1").column == (column == 5 ? 4 : column + 1));
        CHECK(p.at("B1").damage == 0);
        CHECK(p.kinds() == "turn_start draw skill react move negate pass");
    }
}

TEST_CASE("4: shifts go as far as the map, and toward never past", "[shinki][4]") {
    const auto shifted = [](const char* way, int n, int a, int b) {
        Struck one(strike(R"({"op":"shift","n":)" + std::to_string(n) + R"(,"dir":")" + way + "\"}",
                          "{}"));
        one.p.at("A1").column = a;
        one.p.at("B1").column = b;
        one.hit("");
        return one.p.at("B1").column;
    };
    CHECK(shifted("toward", 1, 3, 1) == 2);
    CHECK(shifted("toward", 4, 3, 1) == 3);
    CHECK(shifted("toward", 2, 3, 3) == 3);
    CHECK(shifted("toward", 1, 1, 4) == 3);
    CHECK(shifted("toward", 4, 2, 5) == 2);
    CHECK(shifted("away", 1, 3, 2) == 1);
    CHECK(shifted("away", 4, 3, 2) == 1);
    CHECK(shifted("away", 2, 2, 3) == 5);
    // A target in the user's column moves toward the end of its own side, column 1 for side B.
    CHECK(shifted("away", 1, 3, 3) == 2);
}

TEST_CASE("4: a reduction by one's own guard has guard_plus, that of another's has not",
          "[shinki][4]") {
    const std::string list =
        R"({"skills":{"name":"x","skills":[{"id":"own","ja":"己","en":"Own","timing":"move",
            "range":[0,4],"target":{"side":"ally","count":1},"learned":{"guard_plus":4},
            "effects":[{"op":"reduce","amt":{"c":3}}]}]}})";
    for (const char* const who : {"A1", "A2"}) {
        Position p(R"({"members":[{"skills":["own"]},{"skills":["own"]}]})", kPlain, list);
        p.draws("C2").decide("skill own " + std::string(who));
        p.use("A1", "own", who);
        CHECK(p.at(who).reduce == (std::string(who) == "A1" ? 7 : 3));
    }
}

TEST_CASE("4: waiting draws what was learned on top, several add up", "[shinki][4][7.4]") {
    Position p(knows(R"("own","two")"), kPlain,
               R"({"skills":{"name":"x","skills":[
                   {"id":"own","ja":"己","en":"Own","timing":"passive","learned":{"wait_draw":1}},
                   {"id":"two","ja":"弐","en":"Two","timing":"passive","learned":{"wait_draw":2}}]}})");
    p.draws("C2 C3 C4 C5 C6").decide("wait, end");
    p.turn("A1");
    CHECK(p.cards("A1") == "C2.C3.C4.C5.C6/");
    p.check();
}

} // namespace shiaiba::shinki

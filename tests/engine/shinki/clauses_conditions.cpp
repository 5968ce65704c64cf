// Tests the targets and conditions of effects, what stops the rest of a skill, and costs of custom
// skills ([shinki 4]).
#include <string>

#include "catch.hpp"
#include "shinki/position.hpp"

namespace shiaiba::shinki {
namespace {

constexpr const char* kTwin = R"({"members":[{"points":{"hp":1}},{"points":{"hp":1}}]})";
constexpr const char* kTwinOwn =
    R"({"members":[{"points":{"hp":1},"skills":["own"]},{"points":{"hp":1}}]})";

std::string aimed(const std::string& target, const std::string& effects,
                  const std::string& timing = "action") {
    return own_skill(R"("timing":")" + timing + R"(","range":[0,4],"target":)" + target +
                     R"(,"effects":[)" + effects + "]");
}
std::string at_one(const std::string& effects) {
    return aimed(R"({"side":"enemy","count":1})", effects);
}

} // namespace

TEST_CASE("4, R42: an effect on oneself hangs on those whom the skill reaches, and on no others",
          "[shinki][4][R42]") {
    const std::string list =
        at_one(R"({"op":"status","id":"poison","to":"self","when":{"target_status":"fire"}})");
    for (const char* const burning : {"B1", "B2"}) {
        for (const char* const target : {"B1", "B2"}) {
            Position p(knows(R"("own")"), kTwin, list);
            p.at(burning).statuses |= bit(Status::Fire);
            p.draws("C2").decide("skill own " + std::string(target) + ", end");
            p.turn("A1");
            const bool same = std::string(burning) == target;
            CHECK(p.of("A1") == (same ? "40,0,0,5,sp,a" : "40,0,0,5,s,a"));
        }
    }
    // All enemies are reached: it is enough that one of them meets the condition.
    for (const char* const burning : {"A1", "A2"}) {
        Position p(kTwin, knows(R"("own")"),
                   aimed(R"({"side":"enemy","count":"all"})",
                         R"({"op":"status","id":"poison","to":"self",
                             "when":{"target_status":"fire"}})"));
        p.at(burning).statuses |= bit(Status::Fire);
        p.draws("C2").decide("skill own, end");
        p.turn("B1");
        CHECK(p.of("B1") == "40,0,0,1,sp,a");
    }
}

TEST_CASE("4, R42: who has fallen by the skill was reached, who slipped away was not",
          "[shinki][4][R42]") {
    const std::string list = own_skills(
        skill_of("own", R"("timing":"action","range":[0,4],"target":{"side":"enemy","count":1},
            "effects":[{"op":"damage","amt":{"c":5}},
                       {"op":"heal","amt":{"c":7},"to":"self","when":"damaged"},
                       {"op":"status","id":"poison","to":"self","when":"same_column"}])") +
        "," + skill_of("read", R"("timing":"reaction","target":{"side":"self"},
                            "effects":[{"op":"negate"}])"));
    for (const bool negates : {false, true}) {
        Position p(R"({"members":[{"points":{"hp":1},"skills":["read"]},{}]})", knows(R"("own")"),
                   list);
        p.at("A1").damage = 36;
        p.at("A1").column = 1;
        p.at("B1").damage = 10;
        p.draws("C2").decide("skill own A1, " + std::string(negates ? "read" : "none") + ", end");
        p.turn("B1");
        CHECK(p.of("A1") == (negates ? "4,36,0,1,s," : "0,41,0,1,,n"));
        CHECK(p.of("B1") == (negates ? "30,10,0,1,s,a" : "37,3,0,1,sp,a"));
    }
}

TEST_CASE("4: damaged is who has taken at least 1", "[shinki][4]") {
    for (const int reduce : {4, 5}) {
        Position p(knows(R"("own")"), kPlain, at_one(R"({"op":"damage","amt":{"c":5}},
                             {"op":"status","id":"poison","when":"damaged"})"));
        p.at("B1").reduce = reduce;
        p.draws("C2").decide("skill own B1, end");
        p.turn("A1");
        CHECK(p.of("B1") == (reduce == 4 ? "39,1,0,1,sp," : "40,0,0,1,s,"));
    }
}

TEST_CASE("4: the user moves and takes up 〈心輝〉 itself, once, whoever is aimed at",
          "[shinki][4]") {
    Position moves(knows(R"("own")"), kTwin,
                   aimed(R"({"side":"enemy","count":"all"})", R"({"op":"move_self","n":1})"));
    moves.at("A1").column = 3;
    moves.draws("C2").decide("skill own, column 4, end");
    moves.turn("A1");
    CHECK(moves.acts() == "A1.skill_own B1.none B2.none A1.column_4 A1.end");
    CHECK(moves.of("B1") == "40,0,0,1,s,");
    moves.check();

    Position shines(knows(R"("own")"), kPlain, at_one(R"({"op":"shinki"})"));
    shines.at("B1").statuses = 0;
    shines.draws("C2").decide("skill own B1, end");
    shines.turn("A1");
    CHECK(shines.of("B1") == "40,0,0,1,,");
    // An apostle has no 〈心輝〉 to take up.
    Position apostle(kPlain, gm(R"({"kind":"apostle","hp":50,"speed":3,"skills":["own"]})"),
                     at_one(R"({"op":"shinki"})"));
    apostle.draws("C2").decide("skill own A1, end");
    apostle.turn("B1");
    CHECK(apostle.of("B1") == "50,0,0,1,,a");
}

TEST_CASE("7.5-4: the rest of a skill is skipped once its user is down", "[shinki][7.5]") {
    Position self(kTwinOwn, kPlain, own_skill(R"("timing":"move","target":{"side":"self"},
                      "effects":[{"op":"fatal_damage","amt":{"c":40},"to":"self"},
                                 {"op":"status","id":"poison","to":"self"}])"));
    self.draws("C2").decide("skill own");
    self.turn("A1");
    CHECK(self.of("A1") == "0,0,40,5,,an");
    CHECK(self.kinds() == "turn_start draw skill fatal down no_override cut_short lost");
    // The user is the first target of its own skill.
    Position all(kTwinOwn, kPlain,
                 aimed(R"({"side":"ally","count":"all"})", R"({"op":"damage","amt":{"c":40}})"));
    all.draws("C2").decide("skill own");
    all.turn("A1");
    CHECK(all.of("A1") == "0,40,0,5,,an");
    CHECK(all.of("A2") == "40,0,0,5,s,");
    all.check();
}

TEST_CASE("4: away from one's own column leads A's members toward column 5", "[shinki][4]") {
    const auto shifted = [](int from, int n) {
        Position p(kPlain, knows(R"("own")"),
                   at_one(R"({"op":"shift","dir":"away","n":)" + std::to_string(n) + "}"));
        p.at("A1").column = from;
        p.at("B1").column = 3;
        p.draws("C2").decide("skill own A1, end");
        p.turn("B1");
        return p.at("A1").column;
    };
    CHECK(shifted(3, 1) == 4);
    CHECK(shifted(3, 2) == 5);
    CHECK(shifted(2, 1) == 1);
    CHECK(shifted(4, 1) == 5);
}

TEST_CASE("4: a shift that leads nowhere is not told", "[shinki][4]") {
    Position p(knows(R"("own")"), kPlain, at_one(R"({"op":"shift","dir":"away","n":1})"));
    p.draws("C2").decide("skill own B1, end");
    p.turn("A1");
    CHECK(p.kinds() == "turn_start draw skill no_react unmoved pass");
}

TEST_CASE("4: cards are handed over one by one, at least one, and not more than there are",
          "[shinki][4]") {
    const std::string three =
        aimed(R"({"side":"ally_other","count":1})", R"({"op":"give","n":3})", "move");
    Position stops(kTwinOwn, kPlain, three);
    stops.hand("A1", "C3 C4 C5").draws("C2").decide("skill own A2, C3, stop, end");
    stops.turn("A1");
    CHECK(stops.cards("A2") == "C3/");
    stops.check();
    Position first(kTwinOwn, kPlain, three);
    first.hand("A1", "C3").draws("C2").decide("skill own A2");
    first.turn("A1");
    CHECK(first.open_options() == "C2, C3");
    // With no cards left in hand nothing is handed over, and nothing is told.
    Position empty(kTwinOwn, kPlain,
                   aimed(R"({"side":"ally_other","count":1})",
                         R"({"op":"discard","n":2,"to":"self"},{"op":"give","n":1})", "move"));
    empty.draws("C2").decide("skill own A2, end");
    empty.turn("A1");
    CHECK(empty.kinds() == "turn_start draw skill discard pass");
}

TEST_CASE("4: a skill that gives needs more cards than it costs", "[shinki][4][7.5]") {
    for (const bool more : {false, true}) {
        Position p(kTwinOwn, kPlain, own_skill(R"("timing":"move","range":[0,4],"cost":{"hand":1},
                       "target":{"side":"ally_other","count":1},"effects":[{"op":"give","n":1}])"));
        if (more) p.hand("A1", "C3");
        p.draws("C2");
        p.turn("A1");
        CHECK((p.open_options().find("own") != std::string::npos) == more);
    }
}

TEST_CASE("4: one point of fatal damage, and one of a cost, are told like any other",
          "[shinki][4]") {
    Position p(knows(R"("own")"), kPlain,
               own_skill(R"("timing":"action","range":[0,4],"cost":{"hp":1},
                   "target":{"side":"enemy","count":1},
                   "effects":[{"op":"fatal_damage","amt":{"c":1}}])"));
    p.draws("C2").decide("skill own B1, end");
    p.turn("A1");
    CHECK(p.of("A1") == "39,1,0,5,s,a");
    CHECK(p.of("B1") == "39,0,1,1,s,");
    CHECK(p.kinds() == "turn_start draw skill cost no_react fatal pass");
}

TEST_CASE("4, 1.2: no more 気魄 is lost than there is", "[shinki][4][1.2]") {
    Position p(knows(R"("own")"), kPlain, at_one(R"({"op":"kihaku_loss","n":3})"));
    p.kihaku("B1", "S4 S5").draws("C2").decide("skill own B1, end");
    p.turn("A1");
    CHECK(p.cards("B1") == "/");
    CHECK(p.discards_size() == 2);
    p.check();
}

TEST_CASE("4: limits hold for apostles, too", "[shinki][4][7.5]") {
    Position p(kPlain, gm(R"({"kind":"apostle","hp":50,"speed":3,"skills":["own"]})"),
               own_skill(R"("timing":"move","target":{"side":"self"},
                   "limit":{"per":"round","n":1},"effects":[{"op":"draw","n":1}])"));
    p.draws("C2 C3 C4").decide("skill own, end");
    p.turn("B1");
    p.turn("B1");
    CHECK(p.open_options() == "step +1, wait, end");
}

} // namespace shiaiba::shinki

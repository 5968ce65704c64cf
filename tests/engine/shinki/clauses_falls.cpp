// 7.8 to 7.11: who falls, who rises, who finishes whom, and how it ends.
#include <string>

#include "catch.hpp"
#include "shinki/bout.hpp"
#include "shinki/position.hpp"

namespace shiaiba::shinki {
namespace {

constexpr const char* kTrio = R"({"members":[{"points":{"hp":1}},{"points":{"hp":1}},{}]})";
constexpr const char* kAsking = R"({"finishing":"ask"})";

/// An action on one of `side` anywhere that deals so much, and what else is to be set.
std::string bolt(const char* side, int damage, const std::string& more = "{") {
    return more + (more.size() > 1 ? "," : "") +
           own_skill(R"("timing":"action","range":[0,4],"target":{"side":")" + std::string(side) +
                     R"(","count":1},"effects":[{"op":"damage","amt":{"c":)" +
                     std::to_string(damage) + "}}]")
               .substr(1);
}

} // namespace

TEST_CASE("7.8: without 〈心輝〉 one point fells, and none doesn't", "[shinki][7.8][6]") {
    for (const int damage : {0, 1}) {
        Position p(knows(R"("own")"), R"({"members":[{"points":{"hp":1},"shinki":false},{}]})",
                   bolt("enemy", damage));
        p.draws("C2").decide("skill own B1, end");
        p.turn("A1");
        CHECK(p.of("B1") == (damage == 0 ? "40,0,0,1,," : "39,1,0,1,,n"));
        p.check();
    }
    // An apostle never has it.
    Position p(knows(R"("own")"), gm(R"({"kind":"apostle","hp":3,"speed":1})"), bolt("enemy", 2));
    p.draws("C2").decide("skill own B1, end");
    p.turn("A1");
    CHECK(p.of("B1") == "1,2,0,1,,");
}

TEST_CASE("7.8: who has one HP besides its fatal damage rises with it", "[shinki][7.8]") {
    Position p(knows(R"("own")"), kTrio, bolt("enemy", 5));
    p.at("B1").fatal = 39;
    p.kihaku("B1", "S2 S3 S4 S5").draws("C2").decide("skill own B1, yes, end");
    p.turn("A1");
    CHECK(p.of("B1") == "1,0,39,1,sz,o");
    p.check();
}

TEST_CASE("7.8: apostles don't rise", "[shinki][7.8]") {
    Position p(knows(R"("own")"), gm(R"({"kind":"apostle","hp":3,"speed":1},
                                        {"kind":"apostle","hp":3,"speed":1})"),
               bolt("enemy", 5));
    p.kihaku("B", "S2 S3 S4 S5").draws("C2").decide("skill own B1, end");
    p.turn("A1");
    CHECK(p.acts() == "A1.skill_own_B1 B1.none A1.end");
    CHECK(p.cards("B") == "/S2.S3.S4.S5");
}

TEST_CASE("7.9: who has risen is not finished", "[shinki][7.9]") {
    Position p(knows(R"("own")"), kTrio, bolt("enemy", 40, R"({"finishing":"ask")"));
    p.kihaku("B1", "S2 S3 S4 S5").draws("C2").decide("skill own B1, yes, end");
    p.turn("A1");
    CHECK(p.acts() == "A1.skill_own_B1 B1.none B1.yes A1.end");
    CHECK(p.of("B1") == "10,30,0,1,sz,o");
    p.check();
}

TEST_CASE("7.9: who has felled it finishes, be others before it in build order", "[shinki][7.9]") {
    Position p(R"({"members":[{},{"skills":["own"]}]})", kTrio,
               bolt("enemy", 40, R"({"finishing":"ask")"));
    p.draws("C2").decide("skill own B1, yes, end");
    p.turn("A2");
    CHECK(p.acts() == "A2.skill_own_B1 B1.none A2.yes A2.end");
    CHECK(p.of("B1") == "0,40,0,1,,nx");
    p.check();
}

TEST_CASE("7.9, R46: one felled by a friend is the first opponent's that stands",
          "[shinki][7.9][R46]") {
    for (const bool down : {false, true}) {
        Position p(R"({"members":[{"skills":["own"]},{}]})", kTrio,
                   bolt("ally_other", 40, R"({"finishing":"ask")"));
        p.at("B1").down = down;
        p.draws("C2").decide("skill own A2, yes, end");
        p.turn("A1");
        CHECK(p.acts() ==
              "A1.skill_own_A2 A2.none " + std::string(down ? "B2" : "B1") + ".yes A1.end");
        p.check();
    }
    // The last one in build order is one, too.
    Position last(kTrio, kTrio, kAsking);
    last.at("B1").down = last.at("B2").down = true;
    last.at("A1").damage = 37;
    last.at("A1").statuses |= bit(Status::Poison);
    last.decide("no");
    last.round_end();
    CHECK(last.acts() == "B3.no");
    CHECK(last.of("A1") == "0,41,0,5,p,n");
    last.check();
}

TEST_CASE("7.9: where no opponent stands nobody finishes", "[shinki][7.9]") {
    Position p(knows(R"("own")"), kPlain,
               R"({"finishing":"always",)" + own_skill(R"("timing":"action","range":[0,4],
                       "target":{"side":"enemy","count":1},
                       "effects":[{"op":"damage","amt":{"c":40}},
                                  {"op":"fatal_damage","amt":{"c":40},"to":"self"}])")
                                                 .substr(1));
    p.draws("C2").decide("skill own B1");
    p.turn("A1");
    CHECK(p.acts() == "A1.skill_own_B1 B1.none A1.yes");
    CHECK(p.of("A1") == "0,0,40,5,,an");
    CHECK(p.of("B1") == "0,40,0,1,,nx");
    CHECK(p.result() == "D:both");
    p.check();
}

TEST_CASE("7.10: each side can win", "[shinki][7.10]") {
    for (const char* const who : {"A1", "B1"}) {
        const std::string target = std::string(who) == "A1" ? "B1" : "A1";
        Position p(knows(R"("own")"), knows(R"("own")"), bolt("enemy", 40));
        p.draws("C2").decide("skill own " + target);
        p.turn(who);
        CHECK(p.result() == std::string(1, who[0]) + ":defeat");
        p.check();
    }
}

TEST_CASE("7.11, 13: how it ended is told", "[shinki][7.11][13]") {
    const auto fought = [](const char* settings, const char* decisions) {
        return Fought({R"({"name":"A","points":{"hp":1,"speed":5}})",
                       R"({"name":"B","points":{"hp":1}})",
                       settings,
                       {},
                       decisions});
    };
    CHECK(fought(R"({"start":{"A1":{"column":1,"hand":["HK"]},"B1":{"damage":39}}})",
                 "skill attack B1, HK, none")
              .says("Over in 1 rounds. Winner: A."));
    CHECK(fought(R"({})", "surrender A").says("Winner: B."));
    CHECK(fought(R"({"roundLimit":1})", "end, end").says("No decision within 1 rounds."));
}

} // namespace shiaiba::shinki

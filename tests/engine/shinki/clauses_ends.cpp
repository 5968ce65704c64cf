// Tests falls, Override, and the end of rounds and battles ([shinki 7]).
#include <set>
#include <string>

#include "catch.hpp"
#include "core/fight/question.hpp"
#include "shinki/bout.hpp"
#include "shinki/position.hpp"

namespace shiaiba::shinki {
namespace {

constexpr const char* kDuo = R"({"members":[{"points":{"hp":1}},{"points":{"hp":1}}]})";
constexpr const char* kImp = R"({"kind":"apostle","mob":true,"hp":9,"speed":0})";

/// Notes who is asked at which point, and takes default options.
class Listening final : public Decisions {
public:
    Decision next(const Question& question) override {
        asked += token(question.actor()) + " " + question.point_name() + "; ";
        return script_.next(question);
    }
    std::string asked = {};

private:
    Script script_ = {};
};

/// Two skills for the end of a round: one deals fatal damage to one target of `side`, the other
/// heals its user.
std::string two_ends(const char* side, int fatal) {
    const std::string target = std::string(side) == "self"
                                   ? R"("target":{"side":"self"})"
                                   : R"("range":[0,4],"target":{"side":"enemy","count":1})";
    return own_skills(skill_of("own", R"("timing":"round_end",)" + target +
                                          R"(,"effects":[{"op":"fatal_damage","amt":{"c":)" +
                                          std::to_string(fatal) + "}}]") +
                      "," + skill_of("two", R"("timing":"round_end","target":{"side":"self"},
                                         "effects":[{"op":"heal","amt":{"c":5}}])"));
}

} // namespace

TEST_CASE("2: there is a pack where nobody draws", "[shinki][2]") {
    Position p(gm(kImp), gm(kImp));
    CHECK(p.deck_size() == 52);
}

TEST_CASE("2, 7.1: a position gives a GM's members no hand; it draws for each of them",
          "[shinki][2][7.1]") {
    const Fought fought(
        {gm(R"({"kind":"apostle","hp":9,"speed":1},{"kind":"apostle","hp":9,"speed":1})"),
         R"({"members":[{},{}]})",
         R"({"gmHand":1,"start":{"A1":{"column":3,"hand":["HK"]},"B2":{"column":2,"hand":["HQ"]}}})",
         "SA HA DA CA S2 H2 D2 C2 S3 H3 D3", "B1, surrender B"});
    CHECK(fought.line(0) == "0;start;-;;;40,0;A:H3.D3/;B1:SA.HA.DA.CA.S2/;B2:H2.D2.C2.S3.HQ/;"
                            "A1,9,0,0,3,,;A2,9,0,0,1,,;B1,38,0,0,5,s,;B2,38,0,0,2,s,");
}

TEST_CASE("7.1: whoever holds five or more draws none at first", "[shinki][7.1]") {
    const Fought fought({R"({"points":{"speed":1}})", kPlain,
                         R"({"start":{"A1":{"hand":["HK","HQ","HJ","H10","H9","H8"]},
                      "B1":{"hand":["SK","SQ","SJ","S10","S9"]}}})",
                         "C2", "surrender A"});
    CHECK(fought.line(0).find("A1:H8.H9.H10.HJ.HQ.HK/;B1:S9.S10.SJ.SQ.SK/;") !=
          std::string_view::npos);
}

TEST_CASE("7.3: a coin has two sides", "[shinki][7.3][9]") {
    std::set<std::string> seen;
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        const Fought fought({kPlain, kPlain, {}, {}, "surrender A", seed});
        seen.insert(std::string(fought.line(1).substr(0, 12)));
    }
    CHECK(seen == std::set<std::string>{"1;turn;A1;0;", "1;turn;B1;1;"});
}

TEST_CASE("7.3: who has a 行動値 of 0 acts, too", "[shinki][7.3]") {
    Position p(kPlain, gm(kImp));
    p.at("A1").acted = true;
    CHECK(p.choose_actor() == "B1");
    p.at("B1").acted = true;
    CHECK(p.choose_actor() == "-");
}

TEST_CASE("7.3, 8: the first of a party is asked for the order, tied or not", "[shinki][7.3][8]") {
    Position p(R"({"members":[{},{"points":{"speed":2}},{"points":{"speed":2}}]})", kPlain);
    Listening listening;
    p.decided_by(listening);
    CHECK(p.choose_actor() == "A2");
    CHECK(listening.asked == "A1 order; ");
}

TEST_CASE("7.4: behind a turn nobody's commands are left", "[shinki][7.4]") {
    Position p(kPlain, kPlain);
    p.draws("C2").decide("end");
    p.turn("A1");
    CHECK(p.battle().turn_of() == kNobody);
    CHECK_FALSE((p.battle().may_move() || p.battle().may_act()));
    CHECK(p.battle().who({Side::B, 0}) == 1);
    CHECK(p.battle().who({Side::B, 1}) == kNobody);
}

TEST_CASE("1.1: discards wait until the deck is empty", "[shinki][1.1]") {
    Position p(kPlain, kPlain);
    p.deck("C2 C3").discards("S2").draws("C2 C3").decide("wait, end");
    p.turn("A1");
    CHECK(p.cards("A1") == "C2.C3/");
    CHECK(p.kinds() == "turn_start draw wait draw pass");
    CHECK(p.discards_size() == 1);
}

TEST_CASE("7.7-E3: ticks that win end the round", "[shinki][7.7][7.10]") {
    Listening listening;
    Position p(knows(R"("yojin")"), kPlain);
    p.at("A1").damage = 20;
    p.at("B1").damage = 36;
    p.at("B1").statuses |= bit(Status::Poison);
    p.kihaku("A1", "S2 S3").round(5).decided_by(listening);
    p.round_end();
    CHECK(p.result() == "A:defeat");
    CHECK(listening.asked.empty());
    CHECK(p.kinds() == "tick down no_override");
}

TEST_CASE("7.7-E4: by 行動値, and players before a GM's", "[shinki][7.7]") {
    const auto asked = [](const std::string& a, const std::string& b) {
        Listening listening;
        Position p(a, b, two_ends("enemy", 1));
        p.decided_by(listening);
        p.round_end();
        return listening.asked;
    };
    const std::string npc = R"({"kind":"apostle","hp":50,"speed":6,"skills":["two"]})";
    CHECK(asked(knows(R"("two")"), R"({"points":{"hp":1,"speed":1},"skills":["two"]})") ==
          "B1 round_end; A1 round_end; ");
    CHECK(asked(knows(R"("two")"), knows(R"("two")")) == "A1 round_end; B1 round_end; ");
    CHECK(asked(gm(npc), knows(R"("two")")) == "B1 round_end; A1 round_end; ");
}

TEST_CASE("7.7-E4: each skill is asked for by itself, on one of its targets, and not reacted to",
          "[shinki][7.7]") {
    Position skips(knows(R"("own","two")"), kDuo, two_ends("enemy", 2));
    skips.at("A1").damage = 9;
    skips.decide("skip, use two");
    skips.round_end();
    CHECK(skips.of("A1") == "36,4,0,5,s,");
    CHECK(skips.of("B1") == "40,0,0,1,s,");
    skips.check();
    Position uses(knows(R"("own")"), kDuo, two_ends("enemy", 2));
    uses.hand("B2", "D5");
    uses.decide("use own B2");
    uses.round_end();
    CHECK(uses.acts() == "A1.use_own_B2");
    CHECK(uses.of("B1") == "40,0,0,1,s,");
    CHECK(uses.of("B2") == "38,0,2,1,s,");
    uses.check();
}

TEST_CASE("7.7-E4: who falls by a skill of its own has no further one", "[shinki][7.7]") {
    Position p(R"({"members":[{"points":{"hp":1},"skills":["own","two"]},{}]})", kPlain,
               two_ends("self", 40));
    p.decide("use own");
    p.round_end();
    CHECK(p.acts() == "A1.use_own");
    CHECK(p.of("A1") == "0,0,40,5,,n");
    p.check();
}

TEST_CASE("7.7-E4: a skill that wins is the last one", "[shinki][7.7][7.10]") {
    Position p(knows(R"("own","two")"), kPlain, two_ends("enemy", 40));
    p.decide("use own B1").round(6);
    p.round_end();
    CHECK(p.acts() == "A1.use_own_B1");
    CHECK(p.result() == "A:defeat");
    CHECK(p.of("A1") == "40,0,0,5,s,");
    p.check();
}

TEST_CASE("1.2, 7.7-E6: a GM's hand has no limit, and eight cards are within a player's",
          "[shinki][1.2][7.7]") {
    Position p(kPlain, gm(kImp));
    p.hand("A1", "S3 H3 D3 C3 S4 H4 D4 C4").hand("B", "SA HA DA CA S2 H2 D2 C2 HK");
    p.round_end();
    CHECK(p.cards("A1") == "S3.H3.D3.C3.S4.H4.D4.C4/");
    CHECK(p.cards("B") == "SA.HA.DA.CA.S2.H2.D2.C2.HK/");
    CHECK(p.kinds().empty());
}

TEST_CASE("7.7-E7: the fallen take no fatal damage, those behind them do", "[shinki][7.7]") {
    Position p(R"({"members":[{"points":{"hp":1}},{"points":{"hp":1}}]})", kPlain);
    p.at("A1").down = true;
    p.round(5).round_end();
    CHECK(p.of("A1") == "40,0,0,5,s,n");
    CHECK(p.of("A2") == "35,0,5,5,s,");
    CHECK(p.of("B1") == "35,0,5,1,s,");
}

TEST_CASE("6: 動揺 of who has nothing ends all the same", "[shinki][6][7.7]") {
    for (const char* const reading : {"{}", R"({"R8":true})"}) {
        Position p(kPlain, kPlain, reading);
        p.at("A1").statuses |= bit(Status::Shaken);
        p.round_end();
        CHECK(p.of("A1") == "40,0,0,5,s,");
        CHECK(p.kinds() == "status_off");
    }
}

// Falls, Override, finishing, and the end of the battle ([shinki 7.8 to 7.11]).

namespace {

constexpr const char* kTrio = R"({"members":[{"points":{"hp":1}},{"points":{"hp":1}},{}]})";
constexpr const char* kAsking = R"({"finishing":"ask"})";

/// An action on one target of `side` at any distance that deals this damage, with further settings.
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
    // An apostle never has 〈心輝〉, and does not fall by it.
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
    // The last opponent in build order can be the one that is asked.
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
              .says("Over in round 1. Winner: A."));
    CHECK(fought(R"({})", "surrender A").says("Winner: B."));
    CHECK(fought(R"({"roundLimit":1})", "end, end")
              .says("No decision by the end of round 1: a draw."));
}

} // namespace shiaiba::shinki

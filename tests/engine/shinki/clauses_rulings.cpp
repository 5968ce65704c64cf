// Tests the rulings up to R29 ([shinki 10]) that no worked example shows by itself.
#include <array>
#include <string>
#include <utility>

#include "catch.hpp"
#include "shinki/bout.hpp"
#include "shinki/position.hpp"

namespace shiaiba::shinki {
namespace {

constexpr const char* kBoss = R"({"kind":"apostle","hp":50,"speed":3})";

std::string two_of(const char* member) {
    return R"({"members":[)" + std::string(member) + "," + member + "]}";
}

} // namespace

TEST_CASE("R1: a turn has one draw", "[shinki][R1][7.4]") {
    Position p(kPlain, kPlain);
    p.draws("C2").decide("end");
    p.turn("A1");
    CHECK(p.kinds() == "turn_start draw pass");
    CHECK(p.cards("A1") == "C2/");
    p.check();
}

TEST_CASE("R2: one side's discards are drawn by the other", "[shinki][R2][1.1]") {
    Position p(knows(R"("iatsu")"), kPlain);
    p.at("A1").column = 1;
    p.kihaku("A1", "S2").deck("C2").draws("C2");
    p.decide("skill iatsu B1, end, end");
    p.turn("A1");
    CHECK(p.discards_size() == 1);
    p.turn("B1");
    CHECK(p.cards("B1") == "S2/");
    CHECK(p.kinds() ==
          "turn_start draw skill kihaku status_on pass turn_start reshuffle draw pass");
}

TEST_CASE("R3: a battle that is won stops at once", "[shinki][R3][7.10]") {
    const Fought fought({R"({"points":{"hp":1,"speed":1}})",
                         R"({"points":{"hp":1}})",
                         R"({"start":{"A1":{"column":1,"hand":["HK"]},"B1":{"damage":39}}})",
                         {},
                         "skill attack B1, HK, none"});
    // The trace has the start, A's turn and the result: no turn of B and no end of the round.
    CHECK(fought.lines() == 3);
    CHECK(fought.result() == "A;defeat;1");
}

TEST_CASE("R4: statuses, skills, hand limit, fatal damage", "[shinki][R4][7.7]") {
    Position p(knows(R"("yojin")"), kPlain);
    p.round(5);
    p.at("A1").damage = 20;
    p.at("A1").statuses |= bit(Status::Poison);
    p.kihaku("A1", "S5 S6").hand("A1", "SA HA DA CA S2 H2 D2 C2 HK");
    p.decide("use yojin, HK");
    p.round_end();
    CHECK(p.kinds() == "tick skill kihaku heal discard fatal fatal");
    CHECK(p.of("A1") == "16,19,5,5,sp,");
    p.check();
}

TEST_CASE("R5: damage without 〈心輝〉 fells and doesn't kill", "[shinki][R5][6]") {
    Position p(kPlain, R"({"members":[{"shinki":false},{}]})");
    p.at("A1").column = 1;
    p.hand("A1", "C3").draws("C2");
    p.decide("skill attack B1, C3, end");
    p.turn("A1");
    CHECK(p.of("B1") == "35,3,0,1,,n");
    p.check();
}

TEST_CASE("R7: 〈毒〉 and 〈火炎〉 are two statuses", "[shinki][R7][6]") {
    Position p(kPlain, kPlain);
    p.at("A1").statuses |= bit(Status::Poison) | bit(Status::Fire);
    p.round_end();
    CHECK(p.kinds() == "tick tick");
    CHECK(p.of("A1") == "32,8,0,5,spf,");
}

TEST_CASE("R10: each target reacts once to each acting skill", "[shinki][R10][7.5]") {
    Position p(two_of("{}"), kPlain);
    p.at("A1").column = p.at("A2").column = 1;
    p.hand("A1", "C5 C3").hand("A2", "D5 D3").hand("B1", "S2 H2 D2").draws("C2 C4");
    p.decide("skill attack B1, C5, guard, S2, end, skill attack B1, D5, guard, H2, end");
    p.turn("A1");
    CHECK(p.acts() == "A1.skill_attack_B1 A1.C5 B1.guard B1.S2 A1.end");
    p.turn("A2");
    CHECK(p.of("B1") == "34,6,0,1,s,");
    CHECK(p.cards("B1") == "D2/S2.H2");
    p.check();
}

TEST_CASE("R11: skills of a move are not reacted to", "[shinki][R11][7.5]") {
    Position p(knows(R"("iatsu")"), knows(R"("ushiro","mikiri")"));
    p.at("A1").column = 1;
    p.kihaku("A1", "S2").hand("B1", "HK SK").draws("C2");
    p.decide("skill iatsu B1, end");
    p.turn("A1");
    CHECK(p.acts() == "A1.skill_iatsu_B1 A1.end");
    CHECK(p.of("B1") == "40,0,0,1,sk,");
    p.check();
}

TEST_CASE("R12: only the reactions that say so make a skill miss", "[shinki][R12][7.5]") {
    // A reaction that moves two columns leaves the range, and its user is still hit.
    Position p(kPlain, knows(R"("own")"), own_skill(R"("timing":"reaction","target":{"side":"self"},
                            "effects":[{"op":"move_self","n":2}])"));
    p.at("A1").column = 1;
    p.hand("A1", "C5 C3").draws("C2");
    p.decide("skill attack B1, C5, own, column 3, end");
    p.turn("A1");
    CHECK(p.of("B1") == "35,5,0,3,s,");
    p.check();
}

TEST_CASE("R13: 気魄 first, then HP, then the hand", "[shinki][R13][7.5]") {
    // If the hand paid first, the ninth card would push one out before three are spent.
    Position p(knows(R"("kyoen")"), kPlain);
    p.at("A1").column = 1;
    p.kihaku("A1", "S2 S3 S4 S5 S6 S7 S8 S9").hand("A1", "C5 C3").draws("C2");
    p.decide("skill kyoen B1, C5, end");
    p.turn("A1");
    CHECK(p.cards("A1") == "C2.C3/S5.S6.S7.S8.S9.C5");
    CHECK(p.discards_size() == 3);
    p.check();
}

TEST_CASE("R14: all HP that are left can't be paid", "[shinki][R14][4]") {
    for (const int hp : {3, 4, 5}) {
        Position p(knows(R"("kekki","shuen")"), kPlain);
        p.at("A1").damage = 40 - hp;
        p.kihaku("A1", "S2 S3 S4 S5 S6 S7 S8").draws("C2");
        p.turn("A1");
        const std::string options = p.open_options();
        CHECK((options.find("kekki") != std::string::npos) == (hp > 4));
        CHECK((options.find("shuen") != std::string::npos) == (hp > 3));
    }
    // A cost of HP and of fatal HP together.
    for (const int hp : {4, 5}) {
        Position p(knows(R"("own")"), kPlain,
                   own_skill(R"("timing":"move","cost":{"hp":2,"fatal":2},
                                "target":{"side":"self"},"effects":[{"op":"draw","n":1}])"));
        p.at("A1").damage = 40 - hp;
        p.draws("C2");
        p.turn("A1");
        CHECK((p.open_options().find("own") != std::string::npos) == (hp == 5));
    }
    // With 2 HP a cost of 1 leaves one, which is enough.
    for (const int hp : {1, 2}) {
        Position p(knows(R"("own")"), kPlain, own_skill(R"("timing":"move","cost":{"hp":1},
                                "target":{"side":"self"},"effects":[{"op":"draw","n":1}])"));
        p.at("A1").damage = 40 - hp;
        p.draws("C2");
        p.turn("A1");
        CHECK((p.open_options().find("own") != std::string::npos) == (hp == 2));
    }
}

TEST_CASE("R17: a mob is spared costs of the hand alone", "[shinki][R17][7.6]") {
    for (const bool enough : {false, true}) {
        Position p(kPlain, gm(std::string(kBoss) +
                              R"(,{"kind":"apostle","mob":true,"hp":9,"speed":9,
                                   "skills":["kyoen"]})"));
        p.at("A1").column = 1;
        p.kihaku("B", enough ? "S2 S3 S4" : "S2 S3").draws("C9");
        if (enough) p.decide("skill kyoen A1");
        p.turn("B2");
        CHECK(p.of("A1") == (enough ? "21,19,0,1,s," : "40,0,0,1,s,"));
        CHECK(p.cards("B") == (enough ? "/" : "/S2.S3"));
        CHECK(p.discards_size() == (enough ? 4 : 0));
        if (enough) {
            CHECK(p.kinds() == "turn_start skill mill kihaku no_react damage status_on pass");
        }
        p.check();
    }
}

TEST_CASE("R18, R40: a coin between two parties of a kind, also between GMs'",
          "[shinki][R18][R40][7.3]") {
    const std::string swarm = gm(std::string(kBoss) + "," + kBoss);
    for (const auto& [a, b] :
         {std::pair<std::string, std::string>{swarm, swarm}, {two_of("{}"), two_of("{}")}}) {
        Position p(a, b);
        p.draws("1 0").decide("B2, A1");
        CHECK(p.choose_actor() == "B2");
        p.at("B2").acted = true;
        CHECK(p.choose_actor() == "A1");
        CHECK(p.kinds() == "coin order coin order");
        p.check();
    }
    // A player comes before a GM's member, and no coin is tossed.
    Position p(R"({"points":{"speed":0}})", gm(R"({"kind":"apostle","hp":50,"speed":6})"));
    CHECK(p.choose_actor() == "A1");
    CHECK(p.kinds().empty());
}

TEST_CASE("R20: who rises after its turn doesn't act again in that round", "[shinki][R20][7.8]") {
    for (const bool acted : {false, true}) {
        Position p(R"({"points":{"speed":6}})", kPlain);
        p.at("A1").column = 1;
        p.at("B1").damage = 39;
        p.at("B1").acted = acted;
        p.hand("A1", "C5 C3").kihaku("B1", "S2 S3 S4 S5").draws("C2");
        p.decide("skill attack B1, C5, yes, end");
        p.turn("A1");
        CHECK(p.of("B1") == (acted ? "10,30,0,1,sz,ao" : "10,30,0,1,sz,o"));
        CHECK(p.choose_actor() == (acted ? "-" : "B1"));
        p.check();
    }
}

TEST_CASE("R22: each NPC that waits draws into the shared hand", "[shinki][R22][7.4]") {
    Position p(kPlain, gm(std::string(kBoss) + "," + kBoss +
                          R"(,{"kind":"apostle","mob":true,"hp":9,"speed":1})"));
    p.draws("C2 C3 C4 C5").decide("wait, end, wait, end, wait, end");
    p.turn("B1");
    p.turn("B2");
    CHECK(p.cards("B") == "C2.C3.C4.C5/");
    // A mob draws no cards, neither at the start nor by waiting.
    p.turn("B3");
    CHECK(p.cards("B") == "C2.C3.C4.C5/");
    p.check();
}

TEST_CASE("R23: Override at one's own fall, where nobody is killed", "[shinki][R23][7.8]") {
    for (const bool rises : {false, true}) {
        Position p(kPlain, two_of("{}"));
        p.at("A1").column = 1;
        p.at("B1").damage = 37;
        p.hand("A1", "C5 C3").kihaku("B1", "S2 S3 S4 S5 S6").draws("C2");
        p.decide("skill attack B1, C5, " + std::string(rises ? "yes" : "no") + ", end");
        p.turn("A1");
        CHECK(p.of("B1") == (rises ? "10,28,0,1,sz,o" : "0,42,0,1,,n"));
        CHECK(p.cards("B1") == (rises ? "/S6" : "/S2.S3.S4.S5.S6"));
        p.check();
    }
    // Override works once in a battle, and never with fewer than four cards.
    for (const bool used : {false, true}) {
        Position p(kPlain, two_of("{}"));
        p.at("A1").column = 1;
        p.at("B1").damage = 37;
        p.at("B1").override_used = used;
        p.hand("A1", "C5 C3").kihaku("B1", used ? "S2 S3 S4 S5" : "S2 S3 S4").draws("C2");
        p.decide("skill attack B1, C5, end");
        p.turn("A1");
        CHECK(p.of("B1") == (used ? "0,42,0,1,,no" : "0,42,0,1,,n"));
        p.check();
    }
}

TEST_CASE("R25: the fallen are no targets, of friends neither", "[shinki][R25][7.5]") {
    Position p(R"({"members":[{"skills":["yukou"]},{},{}]})", two_of("{}"));
    p.at("A2").down = true;
    p.at("B1").down = true;
    for (const char* const one : {"B1", "B2"}) p.at(one).column = 5;
    p.hand("A1", "C3").draws("C2");
    p.turn("A1");
    CHECK(p.open_options() ==
          "skill attack B2, skill liaison A3, skill yukou A1, skill yukou A3, step -1, wait, "
          "release, end");
}

TEST_CASE("R26, 7.11: the fallen stand up with HP 1, the killed and the burned out don't",
          "[shinki][R26][7.11]") {
    const auto fought = [&](const std::string& more, const std::string& decisions) {
        return Fought(
            {R"({"name":"A","points":{"hp":1,"speed":5}})",
             R"({"name":"B","points":{"hp":1}})",
             R"({"start":{"A1":{"column":1,"hand":["HK"]},"B1":{"damage":39}})" + more + "}",
             {},
             "skill attack B1, HK, none" + decisions});
    };
    const Fought fallen = fought("", "");
    CHECK(fallen.says("Afterwards: B revived with HP 1."));
    CHECK(fallen.says("Afterwards: A HP 40."));
    // The outcome has the HP at the end of the battle, before anybody stands up.
    CHECK(fallen.of("B1").substr(0, 2) == "0,");
    CHECK(fallen.played().outcome->left == std::array{40, 0});
    CHECK(fought(R"(,"finishing":"ask")", ", yes").says("Afterwards: B dead."));
    CHECK(fought(R"(,"finishing":"ask")", ", no").says("Afterwards: B revived with HP 1."));

    const Fought burned({R"({"name":"A","points":{"hp":1}})",
                         R"({"name":"B","points":{"hp":1,"speed":5},"skills":["own"]})",
                         R"({"start":{"A1":{"column":1,"hand":["HK"]},"B1":{"damage":39}},)" +
                             own_skill(R"("timing":"move","target":{"side":"self"},
                          "effects":[{"op":"kihaku_gain","n":4}])")
                                 .substr(1),
                         {},
                         "skill own, end, skill attack B1, HK, none, yes, surrender A"});
    CHECK(burned.result() == "B;surrender;1");
    CHECK(burned.of("B1") == "10,30,0,1,sz,ao");
    CHECK(burned.says("Afterwards: B dead (used Override)."));
}

TEST_CASE("R27: every card that is drawn is a roll, the last of a deck too", "[shinki][R27][9]") {
    int emptied = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const Fought fought({R"({"members":[{"skills":["kekki","shuchu"]},{"skills":["sosei"]}]})",
                             gm(R"({"kind":"apostle","hp":150,"speed":8,"skills":["sosei"]},
                                   {"kind":"apostle","mob":true,"hp":90,"speed":7,
                                    "skills":["ryusei","sosei"]})"),
                             R"({"packs":1,"gmHand":10})",
                             {},
                             {},
                             seed});
        std::size_t rolls = 0;
        for (const Event& event : fought.played().fight_log.events) {
            if (event.kind == "draw") rolls += static_cast<std::size_t>(event.number("n"));
            if (event.kind == "mill") rolls += event.numbers("cards").size();
            if (event.kind == "coin") ++rolls;
            if (event.kind == "reshuffle") ++emptied;
        }
        CHECK(fought.played().rolled == rolls);
    }
    CHECK(emptied > 0);
}

TEST_CASE("R28: 10 HP against 狂乱 are paid when reacting, too", "[shinki][R28][6]") {
    Position p(kPlain, knows(R"("ushiro")"));
    p.at("A1").column = 3;
    p.at("B1").column = 2;
    p.at("B1").statuses |= bit(Status::Frenzy);
    p.hand("A1", "C5 C3").hand("B1", "D5 D3").draws("C2");
    p.decide("skill attack B1, C5, calm, ushiro, D5, step -1, end");
    p.turn("A1");
    CHECK(p.of("B1") == "30,10,0,1,s,");
    CHECK(p.acts() == "A1.skill_attack_B1 A1.C5 B1.calm B1.ushiro B1.D5 B1.step_-1 A1.end");
    p.check();
    // Not with 10 HP, which calming down would use up.
    Position q(kPlain, kPlain);
    q.at("A1").column = 1;
    q.at("B1").damage = 30;
    q.at("B1").statuses |= bit(Status::Frenzy);
    q.hand("A1", "C5 C3").hand("B1", "D5").draws("C2");
    q.decide("skill attack B1, C5");
    q.turn("A1");
    CHECK(q.open_options() == "guard, none");
}

} // namespace shiaiba::shinki

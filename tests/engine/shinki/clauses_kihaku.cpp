// Tests a 気魄 above its limit: its owner chooses each card that goes (1.2). 動揺 takes one in the
// same way.
#include <string>

#include "catch.hpp"
#include "shinki/bout.hpp"
#include "shinki/position.hpp"

namespace shiaiba::shinki {
namespace {

constexpr const char* kEight = "H8 S2 S3 S4 S5 S6 S7 S8";

/// A1 stands beside B1, has a full 気魄 whose oldest card is H8, and pays for 《双星》.
struct Paying {
    explicit Paying(const std::string& tokens, const std::string& plans = {})
        : p(R"({"points":{"hp":1},"skills":["sosei"],"tactic":[)" + plans + "]}", kPlain) {
        if (!plans.empty()) p.plans("A1");
        p.at("A1").column = 1;
        p.kihaku("A1", kEight).hand("A1", "D9 C9 C3").draws("C2").decide(tokens);
        p.turn("A1");
        p.check();
    }
    Position p;
};

/// A skill that gives its target 気魄.
std::string gift(int n) {
    return own_skill(
        R"("timing":"move","range":[0,4],"target":{"side":"enemy"},"effects":[{"op":"kihaku_gain","n":)" +
        std::to_string(n) + "}]");
}

} // namespace

TEST_CASE("1.2: behind each card that is paid one goes, before the next is paid",
          "[shinki][1.2][overflow]") {
    const Paying paying("skill sosei B1, D9, D9, C9, S2, end");
    const Position& p = paying.p;
    CHECK(p.acts() == "A1.skill_sosei_B1 A1.D9 A1.D9 A1.C9 A1.S2 B1.none A1.end");
    CHECK(p.cards("A1") == "C2.C3/H8.S3.S4.S5.S6.S7.S8.C9");
    CHECK(p.discards_size() == 2);
    // A card that was paid counts even if it has gone from the 気魄: 9 + 9 − 1 + 8.
    CHECK(p.of("B1") == "15,25,0,1,s,");
    p.check();
}

TEST_CASE("1.2, 8: its options are the whole 気魄, in the order of cards; the oldest comes first",
          "[shinki][1.2][8][12.3][overflow]") {
    const Paying paying("skill sosei B1, D9");
    const Position& p = paying.p;
    CHECK(p.open_options() == "S2, S3, S4, S5, S6, S7, S8, H8, D9");
    CHECK(p.default_order().rfind("H8, S2, S3, S4, S5, S6, S7, S8, D9", 0) == 0);
    p.check();
}

TEST_CASE("1.2: of equal cards the oldest copy goes", "[shinki][1.2][overflow]") {
    Position p(kPlain, kPlain, R"({"packs":2})");
    p.at("A1").column = 1;
    p.kihaku("A1", "S2 HK S3 HK S4 S5 S6 S7").hand("A1", "D9 C3").draws("C2");
    p.decide("skill attack B1, D9, HK, end");
    p.turn("A1");
    CHECK(p.cards("A1") == "C2.C3/S2.S3.HK.S4.S5.S6.S7.D9");
    p.check();
}

TEST_CASE("1.2: who receives 気魄 chooses, card by card", "[shinki][1.2][4][overflow]") {
    Position p(knows(R"("own")"), kPlain, gift(3));
    p.kihaku("B1", "S2 S3 S4 S5 S6 S7 S8").draws("C2 C4 C5 C6");
    p.decide("skill own B1, C5, S2, end");
    p.turn("A1");
    CHECK(p.acts() == "A1.skill_own_B1 B1.C5 B1.S2 A1.end");
    CHECK(p.cards("B1") == "/S3.S4.S5.S6.S7.S8.C4.C6");
    p.check();
}

TEST_CASE("1.2, R9: a GM's 気魄 holds twenty, and a mob chooses for it, too",
          "[shinki][1.2][overflow]") {
    constexpr const char* kTwenty = "SA HA DA CA S2 H2 D2 C2 S3 H3 D3 C3 S4 H4 D4 C4 S5 H5 D5 C5";
    Position p(knows(R"("own")"), gm(R"({"kind":"apostle","mob":true,"hp":9,"speed":1})"), gift(1));
    p.kihaku("B", kTwenty).draws("SK SQ").decide("skill own B1, D4, end");
    p.turn("A1");
    CHECK(p.acts() == "A1.skill_own_B1 B1.D4 A1.end");
    CHECK(p.cards("B").size() == 20 * 3 - 1 + 1);
    p.check();
}

TEST_CASE("1.2: costs, 《オーバーライド》 and a loss take the oldest", "[shinki][1.2][7.8]") {
    Position p(knows(R"("iatsu")"), kPlain);
    p.at("A1").column = 1;
    p.kihaku("A1", "HK S2 S3").draws("C2").decide("skill iatsu B1, end");
    p.turn("A1");
    CHECK(p.acts() == "A1.skill_iatsu_B1 A1.end");
    CHECK(p.cards("A1") == "C2/S2.S3");
    p.check();
}

TEST_CASE("6: 動揺 takes a 気魄 of the owner's choice behind the hand card",
          "[shinki][6][R8][overflow]") {
    const auto shaken = [](const char* hand, const char* kihaku, const char* tokens,
                           const char* settings = "{}") {
        Position p(kPlain, kPlain, settings);
        p.at("A1").statuses |= bit(Status::Shaken);
        p.hand("A1", hand).kihaku("A1", kihaku).decide(tokens);
        p.round_end();
        CHECK(p.of("A1") == "40,0,0,5,s,");
        p.check();
        return p.acts() + ":" + p.cards("A1");
    };
    CHECK(shaken("C3 HK", "S2 S3", "HK, S3") == "A1.HK A1.S3:C3/S2");
    // A choice with one option is recorded in the acts too.
    CHECK(shaken("C3", "S2", "") == "A1.C3 A1.S2:/");
    CHECK(shaken("", "S2", "") == "A1.S2:/");
    constexpr const char* kOne = R"({"R8":true})";
    CHECK(shaken("C3 HK", "S2 S3", "kihaku, S3", kOne) == "A1.kihaku A1.S3:C3.HK/S2");
    CHECK(shaken("C3 HK", "S2 S3", "C3", kOne) == "A1.C3:HK/S2.S3");
    CHECK(shaken("", "S2", "", kOne) == "A1.kihaku A1.S2:/");
    CHECK(shaken("C3", "", "", kOne) == "A1.C3:/");
    CHECK(shaken("", "", "", kOne) == ":/");
}

TEST_CASE("12.2: plans name the card that goes", "[shinki][12.2][overflow]") {
    const std::string use = R"("use Twin Stars")";
    CHECK(Paying("", use + R"(,"discard the highest kihaku")").p.cards("A1") ==
          "C2.C9/S2.S3.S4.S5.S6.S7.S8.C3");
    CHECK(Paying("", use + R"(,"最低の気魄を捨てる")").p.cards("A1") ==
          "C2.C9/H8.S4.S5.S6.S7.S8.D9.C3");
    CHECK(Paying("", use).p.cards("A1") == "C2.C9/S3.S4.S5.S6.S7.S8.D9.C3");
}

TEST_CASE("13: the log says what left a 気魄, and how many stay", "[shinki][13][overflow]") {
    const Fought fought({R"({"points":{"hp":0,"speed":6},"skills":["fill","sosei"]})",
                         R"({"points":{"hp":6}})",
                         own_skills(skill_of("fill", R"("timing":"move","target":{"side":"self"},
                                        "effects":[{"op":"kihaku_gain","n":8}])") +
                                    "," + skill_of("sosei", R"("timing":"action","cost":{"hand":2},
                                        "range":[0,4],"target":{"side":"enemy"},
                                        "effects":[{"op":"damage","amt":{"x":1,"c":-1,"pair":8}}])")),
                         "C3 S9 H9 D4 D5 C7 C8 C10 CJ CQ S2 S3 S4 S5 S6 S7 S8 H8 H10",
                         "skill fill, skill sosei B1, S9, S9, H9, S3, none, surrender A"});
    CHECK(fought.acts(1) == "A1.skill_fill A1.skill_sosei_B1 A1.S9 A1.S9 A1.H9 A1.S3 B1.none");
    CHECK(fought.of("B1") == "25,25,0,1,s,a");
    CHECK(fought.says("grit +8 (8 in all)"));
    CHECK(fought.says("grit +2; over its limit ♠9 ♠3 chosen and discarded (8 in all)"));
    CHECK(fought.result() == "B;surrender;1");
}

TEST_CASE("8: by hand the oldest card is marked, as one that may go by itself",
          "[shinki][8][overflow]") {
    const Fought fought({R"({"points":{"hp":0,"speed":6},"skills":["fill","sosei"]})",
                         R"({"points":{"hp":6}})",
                         own_skills(skill_of("fill", R"("timing":"move","target":{"side":"self"},
                                        "effects":[{"op":"kihaku_gain","n":8}])") +
                                    "," + skill_of("sosei", R"("timing":"action","cost":{"hand":2},
                                        "range":[0,4],"target":{"side":"enemy"},
                                        "effects":[{"op":"damage","amt":{"x":1}}])")),
                         "C3 S9 H9 D4 D5 C7 C8 C10 CJ CQ S2 H8 S4 S5 S6 S7 S8 S3 H10",
                         "skill fill, skill sosei B1, S9"});
    REQUIRE(fought.pending() == "overflow");
    std::string marked;
    for (const Option& one : fought.played().pending->options) {
        if (!one.tags.empty()) marked += one.id + ":" + one.tags[0] + " ";
    }
    CHECK(marked == "H8:oldest ");
}

TEST_CASE("13: each part of a cost says what it leaves", "[shinki][13][7.5]") {
    const Fought fought(
        {R"({"points":{"hp":0,"speed":6},"skills":["fill","dear"]})", R"({"points":{"hp":6}})",
         own_skills(
             skill_of("fill", R"("timing":"move","target":{"side":"self"},
                                        "effects":[{"op":"kihaku_gain","n":4}])") +
             "," +
             skill_of("dear", R"("timing":"action","cost":{"hand":1,"kihaku":3,"hp":4,"fatal":2},
                                        "range":[0,4],"target":{"side":"enemy"},
                                        "effects":[{"op":"damage","amt":{"x":1}}])")),
         "C3 S9 H9 D4 D5 C7 C8 C10 CJ CQ S2 S3 S4 S5 S6",
         "skill fill, skill dear B1, S9, none, surrender A"});
    CHECK(fought.says("grit −3: the oldest, ♠3 ♠4 ♠5, discarded (1 in all)"));
    CHECK(fought.says("pays 4 HP; HP 34."));
    CHECK(fought.says("takes 2 fatal damage as the cost; HP 32."));
    CHECK(fought.says("grit +1 (2 in all)"));
}

TEST_CASE("13: who is immune to a status is so by a skill that is named", "[shinki][13][4]") {
    const Fought fought(
        {R"({"points":{"hp":0,"speed":6},"skills":["own"]})",
         R"({"points":{"hp":6},"skills":["firm"]})",
         own_skills(skill_of("own", R"("timing":"move","range":[0,4],"target":{"side":"enemy"},
                                       "effects":[{"op":"status","id":"shaken"},
                                                  {"op":"status","id":"dark"}])") +
                    "," +
                    skill_of("firm", R"("timing":"passive","learned":{"immune":["shaken"]})")),
         "", "skill own B1, surrender A"});
    CHECK(fought.says("is immune to Shaken by firm."));
    CHECK(fought.says("gains Darkness by own."));
}

} // namespace shiaiba::shinki

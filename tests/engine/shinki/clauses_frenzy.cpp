// Tests how 狂乱 ends, by 《通常攻撃》 and for 10 HP, also at the end of a round (6), and where a
// GM's party begins (2).
#include <string>

#include "catch.hpp"
#include "shinki/position.hpp"

namespace shiaiba::shinki {
namespace {

constexpr const char* kNpc = R"({"kind":"apostle","hp":50,"speed":3})";

/// The end of a round for A1, who has 狂乱 and knows 《余燼》.
struct End {
    explicit End(int damage, const std::string& tokens, const std::string& plans = {})
        : p(R"({"points":{"hp":1},"skills":["yojin"],"tactic":[)" + plans + "]}", kPlain) {
        if (!plans.empty()) p.plans("A1");
        p.at("A1").damage = damage;
        p.at("A1").statuses |= bit(Status::Frenzy);
        p.kihaku("A1", "S2 S3").decide(tokens);
        p.round_end();
        p.check();
    }
    Position p;
};

} // namespace

TEST_CASE("6: 狂乱 goes as 《通常攻撃》 is declared", "[shinki][6][7.5]") {
    // When the attack is paid A1 is calm already, so that its plan for 狂乱 is silent.
    Position p(
        R"({"points":{"hp":1},"tactic":["use Basic Attack","when I have frenzy: pay with the highest card"]})",
        kPlain);
    p.plans("A1");
    p.at("A1").column = 1;
    p.at("A1").statuses |= bit(Status::Frenzy);
    p.hand("A1", "C3 D5 HK").draws("C2");
    p.turn("A1");
    CHECK(p.acts().find("A1.skill_attack_B1 A1.D5 ") == 0);
    CHECK(p.of("A1").find(",s,") != std::string::npos);
    CHECK(p.kinds().find("skill kihaku status_off no_react damage") != std::string::npos);
    p.check();
}

TEST_CASE("6: 狂乱 that comes during one's own 《通常攻撃》 stays", "[shinki][6][7.5][7.8]") {
    Position p(kPlain, knows(R"("kagami")"));
    p.at("A1").column = 1;
    p.at("A1").damage = 39;
    p.kihaku("A1", "S2 S3 S4 S5").hand("A1", "C5 C3").hand("B1", "D8").draws("C2");
    p.decide("skill attack B1, C5, kagami, yes");
    p.turn("A1");
    CHECK(p.of("A1") == "10,30,0,1,sz,ao");
    CHECK(p.kinds() == "turn_start draw skill kihaku react kihaku reduce ready damage counter "
                       "damage down override kihaku status_on status_on lost");
    p.check();
}

TEST_CASE("6: at a round's end 10 HP are asked for where a skill would be usable then",
          "[shinki][6][7.7]") {
    CHECK(End(9, "").p.open_options() == "calm, skip");
    CHECK(End(9, "").p.default_order() == "skip, calm");
    End calm(9, "calm, use yojin");
    CHECK(calm.p.acts() == "A1.calm A1.use_yojin");
    CHECK(calm.p.of("A1") == "26,14,0,5,s,");
    End spared(9, "calm, skip");
    CHECK(spared.p.acts() == "A1.calm A1.skip");
    CHECK(spared.p.of("A1") == "21,19,0,5,s,");
    End skipped(9, "skip");
    CHECK(skipped.p.acts() == "A1.skip");
    CHECK(skipped.p.of("A1") == "31,9,0,5,sz,");
}

TEST_CASE("6: calming down takes 11 HP, and a skill that is usable behind it", "[shinki][6][7.7]") {
    CHECK(End(29, "").p.open_options() == "calm, skip");
    CHECK(End(30, "").p.open_options().empty());
    Position poor(knows(R"("yojin")"), kPlain);
    poor.at("A1").statuses |= bit(Status::Frenzy);
    poor.kihaku("A1", "S2");
    poor.round_end();
    CHECK(poor.acts().empty());
    // The skill costs 5 HP: 16 are enough for calming down and the skill, 15 are not.
    for (const int damage : {24, 25}) {
        Position p(knows(R"("own")"), kPlain,
                   own_skill(R"("timing":"round_end","cost":{"hp":5},"target":{"side":"self"},
                       "effects":[{"op":"draw","n":1}])"));
        p.at("A1").damage = damage;
        p.at("A1").statuses |= bit(Status::Frenzy);
        p.round_end();
        CHECK(p.open_options() == (damage == 24 ? "calm, skip" : ""));
        p.check();
    }
}

TEST_CASE("12.2: plans calm down at a round's end", "[shinki][12.2]") {
    CHECK(End(9, "", R"("calm down at the round's end")").p.acts() == "A1.calm A1.use_yojin");
    CHECK(End(9, "", R"("ラウンドの終わりに狂乱を鎮める")").p.acts() == "A1.calm A1.use_yojin");
    CHECK(End(9, "", R"("calm down")").p.acts() == "A1.skip");
}

TEST_CASE("2: a GM's party begins on the left, whichever side it is", "[shinki][2][7.4]") {
    const auto columns = [](const std::string& a, const std::string& b) {
        Position p(a, b);
        return std::to_string(p.at("A1").column) + std::to_string(p.at("B1").column);
    };
    CHECK(columns(kPlain, kPlain) == "51");
    CHECK(columns(kPlain, gm(kNpc)) == "51");
    CHECK(columns(gm(kNpc), kPlain) == "15");
    CHECK(columns(gm(kNpc), gm(kNpc)) == "51");
    Position told(gm(kNpc), kPlain, R"({"start":{"A1":{"column":4}}})");
    CHECK(told.at("A1").column == 4);
    CHECK(told.at("B1").column == 5);
}

TEST_CASE("4: from one column a target is pushed to where its side begins", "[shinki][4][2]") {
    const std::string push = own_skill(R"("timing":"move","range":[0,4],"target":{"side":"enemy"},
            "effects":[{"op":"shift","n":1,"dir":"away"}])");
    const auto pushed = [&](const std::string& a, const std::string& b) {
        Position p(a, b, push);
        p.at("A1").column = p.at("B1").column = 3;
        p.draws("C2").decide("skill own B1, end");
        p.turn("A1");
        p.check();
        return p.at("B1").column;
    };
    CHECK(pushed(knows(R"("own")"), kPlain) == 2);
    CHECK(pushed(knows(R"("own")"), gm(kNpc)) == 2);
    CHECK(pushed(gm(R"({"kind":"apostle","hp":50,"speed":3,"skills":["own"]})"), kPlain) == 4);
    CHECK(pushed(gm(R"({"kind":"apostle","hp":50,"speed":3,"skills":["own"]})"), gm(kNpc)) == 2);
    // A start column from the settings does not count as the side's beginning.
    Position told(knows(R"("own")"), kPlain,
                  R"({"start":{"A1":{"column":3},"B1":{"column":3}},)" + push.substr(1));
    told.draws("C2").decide("skill own B1, end");
    told.turn("A1");
    CHECK(told.at("B1").column == 2);
    CHECK(told.at("A1").column == 3);
}

} // namespace shiaiba::shinki

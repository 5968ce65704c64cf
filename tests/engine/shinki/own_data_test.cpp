// Tests effects that tables of players use, written as custom data in the words of plans (4.1).
#include <string>

#include "catch.hpp"
#include "core/report/text.hpp"
#include "core/text/json.hpp"
#include "kit.hpp"
#include "rulesets/shinki/shinki.hpp"
#include "rulesets/shinki/words/words.hpp"
#include "shinki/position.hpp"

namespace shiaiba::shinki {
namespace {

/// An action on an enemy at any distance with these effects, and with further members before them.
std::string strike(const std::string& effects, const std::string& more = R"("cost":{"hand":1},)") {
    return own_skill(R"("timing":"action",)" + more + R"("range":[0,4],"target":{"side":"enemy"},
        "effects":[)" +
                     effects + "]");
}
std::string amount(const std::string& said) { return R"({"op":"damage","amt":")" + said + "\"}"; }
std::string answer(const std::string& effects) {
    return own_skill(
        R"("timing":"reaction","cost":{"hand":1},"target":{"side":"self"},"effects":[)" + effects +
        "]");
}
int hp(const Position& p, int who) { return p.battle().at(who).hp(); }

/// A position in which A1 can use the custom skill with ♥9 on B1, who has no cards.
Position struck(const std::string& settings) {
    return Position(knows(R"("own")"), kPlain, settings);
}

} // namespace

TEST_CASE("4.1: the strength of a blow is an amount in words", "[shinki][list][own]") {
    Position p = struck(strike(amount("2 × my kihaku")));
    p.kihaku("A1", "S2 S3 S4").hand("A1", "H9 C3").decide("H9");
    p.use("A1", "own", "B1");
    // The card that paid is in the 気魄 too.
    CHECK(hp(p, 1) == 40 - 8);
    CHECK(p.said("damage").find("2×自分の気魄4") != std::string::npos);
    CHECK(p.said("damage", Lang::En).find("2 × my grit 4") != std::string::npos);
    p.check();
}

TEST_CASE("4.1: wounds make it stronger, cards and facts add up", "[shinki][list][own]") {
    Position p = struck(strike(amount("X + 自分の失ったHP÷4")));
    p.at("A1").damage = 11;
    p.hand("A1", "H9 C3").decide("H9");
    p.use("A1", "own", "B1");
    CHECK(hp(p, 1) == 40 - 9 - 2);
    p.check();
}

TEST_CASE("4.1: a blow that is capped, or has a floor", "[shinki][list][own]") {
    for (const auto& [kihaku, dealt] : {std::pair("S2 S3 S4 S5 S6", 8), std::pair("S2", 5)}) {
        Position p = struck(strike(amount("max(5, min(8, 2 × my kihaku))"), ""));
        p.kihaku("A1", kihaku);
        p.use("A1", "own", "B1");
        CHECK(hp(p, 1) == 40 - dealt);
        p.check();
    }
}

TEST_CASE("4.1: at bay, and against who is weak", "[shinki][list][own]") {
    const std::string effects =
        amount("3") + R"(,{"op":"damage","amt":{"c":5},"when":"自分のHPが20以下"})" +
        R"(,{"op":"damage","amt":{"c":99},"when":"target's hp is at most 10"})";
    for (const auto& [mine, theirs, left] :
         {std::tuple(0, 0, 37), std::tuple(20, 0, 32), std::tuple(0, 27, 0)}) {
        Position p = struck(strike(effects, ""));
        p.at("A1").damage = mine;
        p.at("B1").damage = theirs;
        p.use("A1", "own", "B1");
        CHECK(hp(p, 1) == left);
        p.check();
    }
    Position p = struck(strike(effects, ""));
    p.use("A1", "own", "B1");
    CHECK(p.said("unmet").find("「自分のHPが20以下」でない") != std::string::npos);
    CHECK(p.said("unmet", Lang::En).find("not: target's hp is at most 10") != std::string::npos);
}

TEST_CASE("4.1: the suit of a card", "[shinki][list][own]") {
    for (const auto& [card, healed] : {std::pair("H9", 6), std::pair("S9", 0)}) {
        Position p = struck(strike(
            amount("1") +
            R"(,{"op":"heal","amt":{"c":6},"to":"self","when":"使用カードにハートがある"})"));
        p.at("A1").damage = 10;
        p.hand("A1", std::string(card) + " C3").decide(card);
        p.use("A1", "own", "B1");
        CHECK(hp(p, 0) == 30 + healed);
        p.check();
    }
}

TEST_CASE("4.1: distance, the round, and how many are left", "[shinki][list][own]") {
    Position p = struck(strike(amount("2 × distance + round + enemies"), ""));
    p.round(3);
    p.use("A1", "own", "B1");
    CHECK(hp(p, 1) == 40 - 8 - 3 - 1);
    p.check();
}

TEST_CASE("4.1: a number of cards in words", "[shinki][list][own]") {
    Position p = struck(strike(
        R"({"op":"kihaku_loss","n":"対象の気魄の半分"},{"op":"draw","n":"2 × enemies","to":"self"})",
        ""));
    p.kihaku("B1", "S2 S3 S4 S5 S6").draws("H2 H3");
    p.use("A1", "own", "B1");
    CHECK(p.cards("B1") == "/S4.S5.S6");
    CHECK(p.cards("A1") == "H2.H3/");
    p.check();
    // An amount of 0 does nothing, and the log says so.
    Position q = struck(strike(R"({"op":"kihaku_loss","n":"対象の気魄の半分"})", ""));
    q.use("A1", "own", "B1");
    CHECK(q.said("unmet").find("対象の気魄÷2が0") != std::string::npos);
}

TEST_CASE("4.1: half of a blow is kept off, and as much strikes back", "[shinki][list][own]") {
    Position p(kPlain, knows(R"("own")"),
               answer(R"({"op":"counter","amt":"incoming damage","range":[0,4]},
                         {"op":"reduce","amt":"受けるダメージ÷2"})"));
    p.at("A1").column = 1;
    p.hand("A1", "HK C3").hand("B1", "S2 S3").draws("D2");
    p.decide("skill attack B1, HK, own, S2, end");
    p.turn("A1");
    CHECK(hp(p, 1) == 40 - 7);
    CHECK(hp(p, 0) == 40 - 13);
    p.check();
}

TEST_CASE("4.1: an answer that only a lethal or carnage skill brings out", "[shinki][list][own]") {
    const auto left = [](int damage) {
        Position p(kPlain, knows(R"("own")"),
                   answer(R"({"op":"negate","when":"incoming is lethal"})"));
        p.at("A1").column = 1;
        p.at("B1").damage = damage;
        p.hand("A1", "HK C3").hand("B1", "S2 S3").draws("D2");
        p.decide("skill attack B1, HK, own, S2, end");
        p.turn("A1");
        return hp(p, 1);
    };
    CHECK(left(0) == 27);
    CHECK(left(30) == 10);
}

TEST_CASE("4.1: a blast on both sides", "[shinki][list][own]") {
    Position p(R"({"members":[{"points":{"hp":1},"skills":["own"]},{"points":{"hp":1}}]})", kPlain,
               own_skill(R"("timing":"action","range":[0,4],"target":{"side":"both","count":"all"},
                            "effects":[{"op":"damage","amt":"4"}])"));
    p.draws("S2").decide("skill own, none, end");
    p.turn("A1");
    for (int who = 0; who < 3; ++who) CHECK(hp(p, who) == 36);
    p.check();
}

TEST_CASE("4.1: what words come to is cut to bounds, and unknown is nothing",
          "[shinki][list][own]") {
    Position p = struck(strike(amount("999 × 999"), ""));
    p.at("B1").max_hp = 5000;
    p.use("A1", "own", "B1");
    CHECK(hp(p, 1) == 5000 - 999);
    Position q = struck(strike(R"({"op":"draw","n":"99","to":"self"})", ""));
    q.draws("H2 H3 H4 H5 H6 H7 H8 H9 H10");
    q.use("A1", "own", "B1");
    CHECK(q.battle().owner_of(0).hand.size() == kMostNumber);
}

TEST_CASE("4.1: a list's texts say its words, and a broken one is told at its place",
          "[shinki][list][own]") {
    const auto settings = system().settings().check(
        *parse_json(strike(amount("2 × my kihaku") +
                           R"(,{"op":"draw","n":"enemies","to":"self","when":"距離が2以上"})")));
    REQUIRE(settings);
    const Json form = system().form(*settings);
    const Json& text = form.at("items")[5].at("text");
    CHECK(text.at("ja").get<std::string>().find(
              "2×自分の気魄ダメージ、距離が2以上なら自分：山札から（敵の数）枚引く") !=
          std::string::npos);
    CHECK(text.at("en").get<std::string>().find(
              "damage 2 × my grit; if distance is at least 2: self: draw (enemies)") !=
          std::string::npos);
    const auto broken = system().settings().check(*parse_json(strike(
        amount("2 × kihaku + my zeal") + R"(,{"op":"draw","n":1,"when":"incoming is lethal"})")));
    std::string told;
    for (const Problem& one : broken.problems()) {
        told += one.code + one.path + "@" + std::to_string(one.column) + " ";
    }
    CHECK(told == "P020/settings/skills/skills/0/effects/0/amt@5 "
                  "P002/settings/skills/skills/0/effects/0/amt@17 "
                  "P002/settings/skills/skills/0/effects/1/when@1 ");
    CHECK(broken.problems()[1].text.en.find("There are my hp, my max hp") != std::string::npos);
}

} // namespace shiaiba::shinki

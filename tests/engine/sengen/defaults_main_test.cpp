// Tests the default main action, line by line of its list in [sengen 13.3]: the first line that
// applies decides.
#include "catch.hpp"
#include "sengen/position.hpp"

namespace shiaiba::sengen {
namespace {

/// A member with HP 22, 霊力 12, DP 19, evasion 1.
const std::string kFirstFoe = one("3 3 3 3 3", "evade1");

/// The default choice in A1's main action with this many DP.
std::string chosen(const std::string& a, const std::string& b, int dp, const auto& set,
                   int turn = 2) {
    Position p(a, b);
    p.at("A1").dp = dp;
    p.turn(turn);
    set(p);
    p.dice("6666666666666666666666666666666666666666666666666666666666666666666666");
    p.main("A1");
    if (p.open_options().empty()) return split(p.acts(), ' ').front();
    return p.default_choice();
}
const auto kAsItIs = [](Position&) {};

std::string sorcerer(const std::string& skills, const std::string& more = "") {
    return one("3 3 5 3 5", skills, "magic3 onmyo2", more);
}

} // namespace

TEST_CASE("13.3, main 1: a card where it is the moment", "[sengen][13.3]") {
    const std::string a = sorcerer("shot2 danmaku2", R"("cards":["veil","comet"])");
    CHECK(chosen(a, kFirstFoe, 12, [](Position& p) { p.at("B1").dp = 8; }) == "card 2");
    CHECK(chosen(a, kFirstFoe, 4, kAsItIs) == "card 2");
    CHECK(chosen(a, kFirstFoe, 12, [](Position& p) { p.at("B1").dp = 9; }) != "card 2");
    // Then the card's action is chosen.
    const auto then = [](const std::string& card, const std::string& skills, int dp) {
        Position p(sorcerer(skills, R"("cards":[")" + card + R"("])"), kFirstFoe);
        p.at("A1").dp = dp;
        p.decide("card 1");
        p.dice("66666666666666666666666666666666666666666");
        p.main("A1");
        return p.asked() == "A1 main" ? p.default_order() : "";
    };
    CHECK(then("comet", "shot2", 0).find("shot magic 6, shot magic 3, shot magic 1") == 0);
    CHECK(then("foxfire", "homing4", 0).find("homing magic 1, homing magic 2, homing magic 0") ==
          0);
    CHECK(then("foxfire", "homing1", 0) == "homing magic 0, homing onmyo 0");
    CHECK(then("snowfield", "danmaku2", 0) == "danmaku magic, danmaku onmyo");
}

TEST_CASE("13.3, main 2: an approach that is likely to succeed", "[sengen][13.3]") {
    // 3 + 1 + 15 − (6 + 5) = 8: three dice.
    const std::string a = one("6 3 3 3 3", "melee3 evade5", "mtrain2");
    const std::string armed = one("6 3 3 3 3", "melee3 evade5 shot1", "mtrain2 magic1");
    CHECK(chosen(a, kFirstFoe, 6, kAsItIs) == "approach");
    CHECK(chosen(a, kFirstFoe, 5, kAsItIs) == "wait");
    CHECK(chosen(armed, kFirstFoe, 10, [](Position& p) { p.at("B1").dp = 12; }) == "approach");
    CHECK(chosen(armed, kFirstFoe, 10, [](Position& p) { p.at("B1").dp = 13; }) != "approach");
    CHECK(chosen(armed, kFirstFoe, 20, kAsItIs) == "approach");
    CHECK(chosen(armed, kFirstFoe, 19, kAsItIs) != "approach");
    const std::string untrained = one("6 3 3 3 3", "melee3 evade5");
    CHECK(chosen(untrained, kFirstFoe, 19, kAsItIs) == "wait");
}

TEST_CASE("13.3, main 3: a danmaku that half of them can't pay for", "[sengen][13.3]") {
    const std::string a = sorcerer("danmaku4");
    const std::string trio = party({kFirstFoe, kFirstFoe, kFirstFoe});
    const auto low = [](int dp, int graze, int many) {
        return [=](Position& p) {
            for (int k = 0; k < many; ++k) {
                Fighter& foe = p.at("B" + std::to_string(k + 1));
                foe.dp = dp;
                foe.graze = graze;
            }
        };
    };
    CHECK(chosen(a, trio, 3, low(3, 2, 2)) == "danmaku magic");
    CHECK(chosen(a, trio, 3, low(3, 2, 1)) == "wait");
    CHECK(chosen(a, trio, 3, low(3, 3, 2)) == "wait");
    CHECK(chosen(a, trio, 3, low(4, 0, 3)) == "wait");
}

TEST_CASE("13.3, main 4 and 5: spells", "[sengen][13.3]") {
    const std::string blaster = sorcerer("shot1", R"("spells":["blast"])");
    CHECK(chosen(blaster, party({kFirstFoe, kFirstFoe}), 8, kAsItIs) == "cast blast");
    CHECK(chosen(blaster, kFirstFoe, 8, kAsItIs) != "cast blast");
    CHECK(chosen(blaster, party({kFirstFoe, kFirstFoe}), 7, kAsItIs) != "cast blast");
    CHECK(chosen(blaster, party({kFirstFoe, kFirstFoe}), 8,
                 [](Position& p) { p.at("A1").spirit = 7; }) != "cast blast");
    const std::string healer = party({sorcerer("shot1", R"("spells":["mend"])"), kFirstFoe});
    CHECK(chosen(healer, kFirstFoe, 8, [](Position& p) { p.at("A2").hp = 10; }) == "cast mend");
    CHECK(chosen(healer, kFirstFoe, 8, [](Position& p) { p.at("A2").hp = 11; }) != "cast mend");
    CHECK(chosen(healer, kFirstFoe, 8, [](Position& p) { p.at("A2").hp = 0; }) != "cast mend");

    const std::string hinders = sorcerer("shot1", R"("spells":["flash"])");
    CHECK(chosen(hinders, kFirstFoe, 8, kAsItIs, 3) == "cast flash");
    CHECK(chosen(hinders, kFirstFoe, 8, kAsItIs, 4) != "cast flash");
    CHECK(chosen(hinders, kFirstFoe, 7, kAsItIs, 3) != "cast flash");
    CHECK(chosen(
              hinders, kFirstFoe, 8, [](Position& p) { p.at("B1").dp = 7; }, 3) != "cast flash");
    CHECK(chosen(
              hinders, kFirstFoe, 8,
              [](Position& p) {
                  p.at("B1").statuses = {{Status::Bind, 9, 0}};
              },
              3) != "cast flash");
}

TEST_CASE("13.3, main 6: shots", "[sengen][13.3]") {
    // DP are at most 21, and 13 is three fifths of that.
    const std::string a = sorcerer("shot2");
    CHECK(chosen(a, kFirstFoe, 13, kAsItIs) == "shot magic 6");
    CHECK(chosen(a, kFirstFoe, 12, kAsItIs) == "shot magic 3");
    const auto dp = [](int n) { return [=](Position& p) { p.at("B1").dp = n; }; };
    CHECK(chosen(a, kFirstFoe, 10, dp(7)) == "shot magic 6");
    CHECK(chosen(a, kFirstFoe, 9, dp(7)) == "shot magic 3");
    CHECK(chosen(a, kFirstFoe, 6, dp(3)) == "shot magic 6");
    CHECK(chosen(a, kFirstFoe, 6, dp(4)) == "shot magic 3");
    CHECK(chosen(a, kFirstFoe, 4, dp(3)) == "shot magic 3");
    CHECK(chosen(a, kFirstFoe, 2, dp(3)) == "wait");
}

TEST_CASE("13.3, main 7 to 10: homing, danmaku, a spare shot, waiting", "[sengen][13.3]") {
    const std::string a = sorcerer("homing4 danmaku1 shot1");
    CHECK(chosen(a, kFirstFoe, 12, kAsItIs) == "homing magic 2");
    CHECK(chosen(a, kFirstFoe, 11, kAsItIs) == "homing magic 0");
    CHECK(chosen(a, kFirstFoe, 4, kAsItIs) == "homing magic 0");
    CHECK(chosen(a, kFirstFoe, 3, kAsItIs) == "shot magic 3");
    CHECK(chosen(sorcerer("danmaku1 shot1"), kFirstFoe, 5, kAsItIs) == "danmaku magic");
    CHECK(chosen(sorcerer("danmaku1 shot1"), kFirstFoe, 4, kAsItIs) == "shot magic 3");
    CHECK(chosen(sorcerer("danmaku1 shot1"), kFirstFoe, 2, kAsItIs) == "wait");
}

TEST_CASE("13.3: sources by what is worth most", "[sengen][13.3]") {
    // Shots: 7·2 + 2·3 against 7·2 + 2·(3 + 4) for knives; danmaku: levels alone; homing: without
    // the knives.
    const std::string a =
        one("3 3 3 3 3", "shot4 danmaku1 homing1", "onmyo2 ranged2", R"("weapons":["knives"])");
    Position p(a, kFirstFoe);
    p.main("A1");
    CHECK(p.default_order() ==
          "shot ranged:knives 6, danmaku onmyo, danmaku ranged:knives, shot ranged:knives 3, "
          "shot ranged:knives 1, shot onmyo 6, shot onmyo 3, shot onmyo 1, homing onmyo 0, wait");
}

} // namespace shiaiba::sengen

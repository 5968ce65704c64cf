// Tests what questions tell: the moves that an attacker can't declare, with reasons, and the
// exchange that a question is about.
#include <string>

#include "catch.hpp"
#include "rakuen/bout.hpp"

namespace shiaiba::test {
namespace {

/// The moves that the waiting question rules out, as "Break: only against three guards in a row
/// [13.1]; …".
std::string unable(const Script& script) {
    const Bout bout(script);
    std::string all;
    for (const Unable& one : bout.played().pending->unable) {
        all += one.name.en + ": " + one.why.en + " [";
        all.append(one.rule).append("]; ");
    }
    return all;
}

std::string prices(const Script& script) {
    const Bout bout(script);
    std::string all;
    for (const Option& option : bout.played().pending->options) {
        if (option.price.empty()) continue;
        all += option.id + ":";
        for (const Price& price : option.price) {
            all += " " + price.what.en + " " + std::to_string(price.amount);
        }
        all += "; ";
    }
    return all;
}

} // namespace

TEST_CASE("5.4, 8.1: an attacker reads why an ability and the invisible attack are missing",
          "[rakuen][5.4][8.1]") {
    CHECK(unable({}) == "Invisible attacks: it takes IN 5, or 3 at 30 HP less than the opponent "
                        "[8.1]; ");
    CHECK(unable({.start = R"({"A": {"in": 6, "last": "POW"}})"}) ==
          "Attack POW: it is the ability of the last attack [5.4]; ");
    CHECK(unable({.start = R"({"A": {"in": 6, "sealed": true}})"}) ==
          "Invisible attacks: you are sealed [13.2]; Finisher: you are sealed [13.2]; ");
    // Only declarations of attacks list them.
    CHECK(unable({.dice = "4:6", .decisions = "first; attack POW"}).empty());
}

TEST_CASE("13.1: an attacker reads what a skill takes", "[rakuen][13.1]") {
    const std::string told =
        unable({.advanced = true, .start = R"({"A": {"sp": 1, "in": 5, "hp": 79}})"});
    const auto says = [&](const std::string& line) { return told.find(line) != std::string::npos; };
    CHECK(says("Finisher: it takes 80 HP [10]; "));
    CHECK(says("Charge: it takes SP 2 [13.1]; "));
    CHECK(says("Half attack: it takes an ability of 30 [13.1]; "));
    CHECK(says("Break: it goes only against three guards in a row [13.1]; "));
    // These skills have no condition that fails.
    CHECK_FALSE(says("Forced stun"));
    CHECK_FALSE(says("Sure hit"));
}

TEST_CASE("9, 13.1: skills are paid with SP, dice of the invisible guard with IN",
          "[rakuen][9][13.1]") {
    CHECK(prices({.advanced = true, .dice = "4:7", .decisions = "first; attack POW"})
              .find("use shift red +1: SP 1; ") != std::string::npos);
    CHECK(prices({.start = R"({"A": {"in": 5}, "B": {"in": 4}})",
                  .dice = "4:7 1:2",
                  .decisions = "first; invisible POW; pass"}) == "roll: IN 3; ");
}

TEST_CASE("7: a defender reads the attack, and what guard and failed evasion leave",
          "[rakuen][7.1][7.2]") {
    const Bout bout({.dice = "4:7", .decisions = "first; attack POW; pass"});
    const PendingQuestion& asked = *bout.played().pending;
    CHECK(asked.prompt.ja == "レン、イチカの攻撃 POW（攻撃値31、命中値11）にどうする？");
    CHECK(asked.prompt.en ==
          "レン, how do you meet イチカ's attack with POW (attack value 31, hit value 11)?");
    // The defender's POW is 25.
    CHECK(asked.otherwise.ja == "防御すれば6のダメージでHP 150→144、回避に成功すればダメージ無し、"
                                "失敗すれば31のダメージでHP 150→119。");
}

TEST_CASE("7, 9, 14: a defender reads all that is at stake", "[rakuen][7.1][7.2][9][14]") {
    const auto stake = [](const Script& script) {
        return Bout(script).played().pending->otherwise;
    };
    const Text critical = stake({.dice = "6:6 5:6", .decisions = "first; attack POW; pass"});
    CHECK(critical.ja ==
          "防御すれば18のダメージでHP 150→132（防御ダイスがゾロ目でなければスタン）、"
          "回避に成功すればダメージ無し、失敗すれば43のダメージでHP 150→107。");
    CHECK(critical.en == "A guard takes 18 damage (HP 150→132, a stun unless the guard die is a "
                         "double); an evasion takes no damage if it succeeds, 43 damage (HP "
                         "150→107) if it fails.");
    CHECK(
        stake({.advanced = true, .dice = "4:6", .decisions = "first; attack POW +seal +stun"}).ja ==
        "防御すれば5のダメージでHP 150→145（防御ダイスがゾロ目でなければスタンと封印）、"
        "回避に成功すればダメージ無し、失敗すれば30のダメージでHP 150→120"
        "（スタンと封印）。");
    const char* const start = R"({"A": {"in": 5}, "B": {"in": 6}})";
    const auto die = [&](const char* dice, const char* decisions) {
        return stake({.start = start, .dice = dice, .decisions = decisions}).ja;
    };
    CHECK(die("4:4 1:2 1:2", "first; invisible POW; pass") ==
          "振らなければ10のダメージでHP 150→140（スタン）。");
    CHECK(die("4:4 1:2 1:2 1:1 1:2", "first; invisible POW; pass; roll") ==
          "振らなければ5のダメージでHP 150→145。");
    const Bout counter(
        {.advanced = true, .dice = "5:6 9:8", .decisions = "first; attack POW; pass; evade"});
    CHECK(counter.played().pending->prompt.ja ==
          "レン、イチカの攻撃 POW（攻撃値31、命中値11）を回避した。"
          "【カウンター】で半分の15（小数点以下切り下げ）を返す？");
}

} // namespace shiaiba::test

// Tests the dice: rolls from a seed or a script, rewinds, and rolls as dice tools print them.
#include "core/fight/dice.hpp"

#include <string>
#include <vector>

#include "catch.hpp"
#include "core/fight/narrator.hpp"

namespace shiaiba {
namespace {

/// Two ten-sided dice as らくえん模擬戦 rolls them.
std::string pair_of(Dice& dice) {
    const std::string red = std::to_string(dice.below(10));
    return red + ":" + std::to_string(dice.below(10));
}
std::string initiative(Dice& dice) {
    const std::string a = std::to_string(dice.d(100));
    return a + "/" + std::to_string(dice.d(100));
}

} // namespace

TEST_CASE("dice: SplitMix64 with seed 0", "[dice]") {
    SplitMix64 stream(0);
    CHECK(stream.next() == 0xe220a8397b1dcdafULL);
    CHECK(stream.next() == 0x6e789e6aa1b965f4ULL);
    CHECK(stream.next() == 0x06c45d188009454fULL);
}

TEST_CASE("dice: any output of a stream without those before it", "[dice]") {
    CHECK(SplitMix64::output(0, 0) == 0xe220a8397b1dcdafULL);
    CHECK(SplitMix64::output(0, 2) == 0x06c45d188009454fULL);
    SplitMix64 stream(~0ULL);
    for (std::uint64_t i = 0; i < 1000; ++i) REQUIRE(SplitMix64::output(~0ULL, i) == stream.next());
}

TEST_CASE("dice: rolls of three seeds", "[dice]") {
    Dice zero(0);
    CHECK(initiative(zero) == "36/1");
    for (const char* expected : {"9:4", "7:0", "3:0", "9:0", "1:6", "3:1"}) {
        CHECK(pair_of(zero) == expected);
    }
    zero.reroll(1);
    for (const char* expected : {"8:8", "5:4", "4:7", "3:4"}) CHECK(pair_of(zero) == expected);

    Dice one(1);
    CHECK(initiative(one) == "66/20");
    for (const char* expected : {"0:5", "1:8", "5:3", "0:0", "7:0", "4:2"}) {
        CHECK(pair_of(one) == expected);
    }
    Dice dated(20250327);
    CHECK(initiative(dated) == "49/48");
    for (const char* expected : {"6:4", "4:2", "5:0", "9:0", "4:9", "7:9"}) {
        CHECK(pair_of(dated) == expected);
    }
}

TEST_CASE("dice: outputs above the last full multiple are redrawn", "[dice]") {
    // This range is just above half of all outputs, so that nearly half of them are rejected.
    constexpr std::uint64_t kRange = (1ULL << 63) + 1;
    Dice dice(0);
    SplitMix64 stream(0);
    for (int k = 0; k < 50; ++k) {
        std::uint64_t expected = stream.next();
        while (expected >= kRange) expected = stream.next();
        CHECK(dice.below(kRange) == expected);
    }
}

TEST_CASE("dice: a script fails on unused, missing and impossible rolls", "[dice]") {
    Dice unused = Dice::scripted({1, 2});
    unused.below(6);
    CHECK(unused.fault() == "1 rolls of the script are unused");
    unused.below(6);
    CHECK(unused.fault().empty());
    unused.below(6);
    CHECK(unused.fault() == "roll 3 is not in the script");
    Dice impossible = Dice::scripted({6});
    impossible.below(6);
    CHECK(impossible.fault() == "roll 1 is 6, not below 6");
}

TEST_CASE("dice: rolls beyond a script don't stand still", "[dice]") {
    Dice dice = Dice::scripted({3});
    CHECK(dice.below(10) == 3);
    std::vector<std::uint64_t> beyond;
    for (int k = 0; k < 8; ++k) beyond.push_back(dice.below(10));
    CHECK(beyond != std::vector<std::uint64_t>(8, beyond.front()));
    CHECK(dice.fault() == "roll 2 is not in the script");
}

TEST_CASE("dice: what is written stands before and behind a rewind", "[dice]") {
    Dice begun = Dice::begun({1, 2}, 3);
    CHECK(begun.below(6) == 1);
    begun.reroll(7);
    CHECK(begun.below(6) == 2);
    // After the written rolls the rewind's own stream follows.
    Dice rewound(3);
    rewound.reroll(7);
    for (int k = 0; k < 8; ++k) CHECK(begun.below(100) == rewound.below(100));
}

TEST_CASE("dice: rolls are counted, written ones too, private ones not", "[dice]") {
    Dice begun = Dice::begun({1, 2}, 3);
    for (int k = 0; k < 3; ++k) begun.below(6);
    CHECK(begun.rolled() == 3);
    begun.reroll(1);
    begun.d(6);
    CHECK(begun.rolled() == 4);
    begun.go_private();
    begun.d(6);
    begun.go_private();
    CHECK(begun.rolled() == 4);
    // A roll that the script does not have is not counted.
    Dice scripted = Dice::scripted({1});
    scripted.below(6);
    scripted.below(6);
    CHECK(scripted.rolled() == 1);
}

TEST_CASE("dice: private rolls use up no script", "[dice]") {
    Dice dice = Dice::scripted({1, 2});
    dice.below(6);
    dice.go_private();
    dice.below(6);
    CHECK(dice.fault() == "1 rolls of the script are unused");
}

// Rolls as text. tests/parity/dice.test.ts compares the rolls that fights print with BCDice itself.

namespace {

Event rolled(std::vector<NumberList> lists) {
    Event event;
    event.lists = std::move(lists);
    return event;
}

TEST_CASE("rolls: one die, several, and faces that were rewritten", "[dice]") {
    CHECK(roll_notation(rolled({{"dice", {3}, 6}})) == "(1D6) ＞ 3");
    CHECK(die_notation(rolled({{"dice", {3}, 6}})) == "1D6 ＞ 3");
    CHECK(roll_notation(rolled({{"dice", {8, 5}, 10}})) == "(2D10) ＞ 13[8,5] ＞ 13");
    CHECK(roll_notation(rolled({{"dice", {2, 2}, 10}, {"fell", {1, 2}, 10}})) ==
          "(2D10) ＞ 3[1,2]→4[2,2] ＞ 4");
    CHECK(in_brackets({10, 1, 1}) == "[10,1,1]");
}

TEST_CASE("rolls: cards and dice that were only changed are none", "[dice]") {
    CHECK(roll_notation(rolled({})).empty());
    CHECK(roll_notation(rolled({{"dice", {4, 2}}})).empty());
    CHECK(roll_notation(rolled({{"changed", {2, 2}, 10}, {"fell", {1, 2}, 10}})).empty());
}

} // namespace
} // namespace shiaiba

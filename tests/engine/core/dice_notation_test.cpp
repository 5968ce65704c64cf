// Rolls as they are printed; tests/parity/dice.test.ts holds what fights print against BCDice itself.
#include "core/fight/narrator.hpp"

#include "catch.hpp"

namespace shiaiba {
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

// Tests giving up ([sengen R53]): it is possible at every point of section 9, and ends the battle at once.
#include <string>

#include "catch.hpp"
#include "sengen/position.hpp"

namespace shiaiba::sengen {
namespace {

/// A member with HP 22, 霊力 12, DP 19.
const std::string kPlayer = one("3 3 3 3 3");
const std::string kFighter = one("3 3 4 3 3", "danmaku1 shot1 homing1 melee1 evade1", "magic3",
                                 R"("spells":["boost","blast"],"cards":["comet","veil"])");
const std::string kPair = party({kFighter, kFighter});

void act(Position& p) { p.main("A1"); }

/// A surrender: what happened before it is told, and the phase has no line in the trace.
struct GivenUp {
    const char* where;
    std::string a;
    std::string b;
    void (*set)(Position&);
    void (*phase)(Position&);
    const char* tokens;
    const char* dice;
    const char* kinds;
    /// The winner; the side that is asked gives up.
    const char* winner;
};

void check_given_up(const GivenUp& each) {
    INFO(each.where);
    Position p(each.a, each.b);
    if (each.set != nullptr) each.set(p);
    p.decide(each.tokens).decide("surrender").dice(each.dice);
    each.phase(p);
    CHECK(p.result() == std::string(each.winner) + ":surrender");
    CHECK(p.kinds() == std::string(each.kinds) + (*each.kinds == 0 ? "" : " ") + "surrender");
    p.check();
}

} // namespace

TEST_CASE("R53, 7: given up before anybody acts", "[sengen][R53][9][7]") {
    const GivenUp cases[] = {
        {"turn_start", kFighter, kFighter, nullptr, [](Position& p) { p.turn_start(); }, "pass", "",
         "battle_start pool pool", "A"},
        {"rows of A", kPair, kPair, nullptr, [](Position& p) { p.rows(); }, "", "", "", "B"},
        {"rows of B", kPair, kPair, nullptr, [](Position& p) { p.rows(); }, "back A2", "", "", "A"},
        {"initiative", kPair, kPair, nullptr, [](Position& p) { p.initiative(); }, "3, 4, 5", "",
         "", "A"},
        {"side", kPlayer, kPlayer, nullptr, [](Position& p) { p.initiative(); }, "3, 3", "111 112",
         "tie tie", "A"},
        {"order", kPair, kPlayer, nullptr, [](Position& p) { p.initiative(); }, "3, 3, 2", "", "",
         "B"},
        {"side behind side", kPair, kPair, nullptr, [](Position& p) { p.initiative(); },
         "3, 3, 3, 3, last", "666 665 111 112", "tie tie tie tie place", "B"},
        {"order behind side", kPair, gm({kFighter, kFighter}), nullptr,
         [](Position& p) { p.initiative(); }, "3, 3, 3, 3, first, first", "", "place place", "B"},
        {"full_defence", kPair, kPlayer, [](Position& p) { p.at("A1").back = true; },
         [](Position& p) { p.initiative(); }, "3, 4, 5", "", "initiative", "B"},
        {"setup", kPair, kFighter, nullptr, [](Position& p) { p.setups(); }, "", "", "", "B"},
        {"dice of a setup spell", kFighter, kFighter, nullptr, [](Position& p) { p.setups(); },
         "cast boost", "", "", "B"},
        {"absorb", kPlayer, kPlayer,
         [](Position& p) {
             p.at("A1").graze = p.at("B1").graze = 20;
             p.at("A1").spirit = p.at("B1").spirit = 9;
             p.at("A1").barrier = 3;
             p.at("A1").statuses = {{Status::Bind, 1, 0}};
         },
         [](Position& p) { p.turn_end(); }, "1", "", "absorb", "A"},
    };
    for (const GivenUp& each : cases) {
        check_given_up(each);
        Position p(each.a, each.b);
        if (each.set != nullptr) each.set(p);
        p.decide(each.tokens).decide("surrender").dice(each.dice);
        each.phase(p);
        // Only a setup before the surrender has a line.
        CHECK(p.trace().empty());
    }
}

TEST_CASE("R53, 8: given up by who acts", "[sengen][R53][9][8]") {
    const auto graze = [](Position& p) { p.at("A1").graze = 20; };
    const auto asleep = [](Position& p) { p.at("A2").statuses = {{Status::Sleep, 9, 0}}; };
    const GivenUp cases[] = {
        {"main", kFighter, kPlayer, nullptr, act, "", "", "", "B"},
        {"main after a free option", kFighter, kPlayer, [](Position& p) { p.at("A1").dp = 9; }, act,
         "deploy 2", "", "card_deploy dp", "B"},
        {"main after a card", kFighter, kPlayer, [](Position& p) { p.at("A1").dp = 9; }, act,
         "card 1", "", "card_use dp", "B"},
        {"target of a shot", kFighter, kPair, nullptr, act, "shot magic 1", "", "", "B"},
        {"target of a homing attack", kFighter, kPair, nullptr, act, "homing magic 0, B2", "", "",
         "B"},
        {"target of an approach", kFighter, kPair, nullptr, act, "approach", "", "", "B"},
        {"target of a spell", kFighter, kPair, nullptr, act, "cast blast", "", "", "B"},
        {"dice of an approach", kFighter, kPlayer, nullptr, act, "approach", "", "", "B"},
        {"dice of a spell", kFighter, kPlayer, nullptr, act, "cast blast", "", "", "B"},
        {"melee", kFighter, kPlayer, nullptr, act, "approach, 3", "666", "approach", "B"},
        {"rouse", kPair, kPlayer, asleep, act, "danmaku magic, dodge 0", "", "danmaku dodge", "B"},
        {"boost", kFighter, kPlayer, graze, act, "shot magic 1, none", "1 111", "shot undefended",
         "B"},
    };
    for (const GivenUp& each : cases) check_given_up(each);
}

TEST_CASE("R53, 8.7: given up by who is attacked, or could help", "[sengen][R53][9][8.7]") {
    const GivenUp cases[] = {
        {"danmaku", kFighter, kPair, nullptr, act, "danmaku magic", "", "danmaku", "A"},
        {"the second one's danmaku", kPair, kPair,
         [](Position& p) {
             p.at("A2").statuses = {{Status::Sleep, 9, 0}};
         },
         act, "danmaku magic, dodge 0", "", "danmaku dodge", "A"},
        {"defence", kFighter, kPlayer, nullptr, act, "shot magic 1", "1", "shot", "A"},
        {"the second one's defence", kFighter, kPair, nullptr, act, "homing magic 0, B1, B2, none",
         "", "homing undefended", "A"},
        {"intercept", kFighter, kPair, nullptr, act, "shot magic 1, B1, yield", "1", "shot", "A"},
        {"last", kFighter, kFighter, nullptr, act, "shot magic 1, none", "1 111", "shot undefended",
         "A"},
        {"last of a danmaku", kFighter, kFighter, nullptr, act, "danmaku magic, take", "",
         "danmaku take", "A"},
        {"resist", kFighter, kPair, nullptr, act, "cast blast, B1, B2, 1", "6", "spell", "A"},
        {"the second one's resist", kFighter, kPair, nullptr, act, "cast blast, B1, B2, 1, 1",
         "6 1", "spell resist", "A"},
        {"resist_boost", kFighter, kPlayer, [](Position& p) { p.at("B1").graze = 99; }, act,
         "cast blast, 1, 1", "6 1", "spell", "A"},
        {"last of a spell", kFighter, kPair, nullptr, act, "cast blast, B1, B2, 1, 0, 0", "6 111",
         "spell unresisted unresisted", "A"},
    };
    for (const GivenUp& each : cases) check_given_up(each);
}

} // namespace shiaiba::sengen

// Tests the lists of options ([sengen 9]): each holds exactly what can be chosen at that point, up
// to its bounds.
#include "catch.hpp"
#include "sengen/position.hpp"

namespace shiaiba::sengen {
namespace {

/// A member with HP 22, 霊力 12, DP 19.
const std::string kAny = one("3 3 3 3 3");
const std::string kMany = one("3 3 4 3 3", "danmaku1 shot1 homing1 melee1 evade1", "magic3",
                              R"("spells":["boost","blast"],"cards":["comet","veil"])");
const std::string kTwo = party({kMany, kMany});

/// A position, decisions, and the question that waits then: who is asked at which point, and its
/// options.
struct Asked {
    std::string a;
    std::string b;
    void (*set)(Position&);
    void (*phase)(Position&);
    const char* tokens;
    const char* dice;
    const char* asked;
    const char* options;
};

void check_list(const Asked& each) {
    Position p(each.a, each.b);
    if (each.set != nullptr) each.set(p);
    p.decide(each.tokens).dice(std::string(each.dice) + std::string(60, '6'));
    each.phase(p);
    CHECK(p.asked() == each.asked);
    CHECK(p.open_options() == each.options);
}

void first_acts(Position& p) { p.main("A1"); }
void few(Position& p) {
    for (const char* const who : {"A1", "B1"}) p.at(who).dp = 2;
}

} // namespace

TEST_CASE("9: lists of a turn's phases", "[sengen][9][7]") {
    const Asked cases[] = {
        {kMany, kMany, nullptr, [](Position& p) { p.turn_start(); }, "pass", "", "B1 turn_start",
         "deploy 2, clear 1, pass"},
        {kTwo, kTwo, nullptr, [](Position& p) { p.rows(); }, "back A1", "", "B1 rows",
         "front, back B1, back B2"},
        {kAny, kAny, few, [](Position& p) { p.initiative(); }, "1", "", "B1 initiative", "0, 1, 2"},
        {kAny, kAny, few, [](Position& p) { p.initiative(); }, "1, 1", "111112", "B1 side",
         "first, last"},
        {kTwo, gm({kAny}), nullptr, [](Position& p) { p.initiative(); }, "1, 1, 1, first, first",
         "", "A1 order", "A1, A2"},
        {party({kAny, kAny, kAny}), kAny, nullptr, [](Position& p) { p.initiative(); },
         "1, 1, 1, 2, A2", "", "A1 order", "A1, A3"},
        {kTwo, kTwo, [](Position& p) { p.at("A2").back = p.at("B2").back = true; },
         [](Position& p) { p.initiative(); }, "5, 4, 3, 2, no", "", "B2 full_defence", "no, yes"},
        {kTwo, kMany, nullptr, [](Position& p) { p.setups(); }, "pass, pass", "", "B1 setup",
         "cast boost, pass"},
        {kTwo, kAny,
         [](Position& p) {
             for (const char* const who : {"A1", "A2", "B1"}) {
                 p.at(who).spirit = 3;
                 p.at(who).graze = 14;
             }
         },
         [](Position& p) { p.turn_end(); }, "2, 0", "", "B1 absorb", "0, 1, 2"},
    };
    for (const Asked& each : cases) check_list(each);
}

TEST_CASE("9: lists of an action", "[sengen][9][8]") {
    const Asked cases[] = {
        {kMany, kAny, few, first_acts, "deploy 2, clear 1", "", "A1 main",
         "danmaku magic, shot magic 1, shot magic 3, shot magic 6, homing magic 0, approach, "
         "cast blast, wait, dismiss"},
        {kMany, kAny, few, first_acts, "card 1", "", "A1 main",
         "shot magic 1, shot magic 3, shot magic 6"},
        {kMany, kTwo, nullptr, first_acts, "shot magic 1", "", "A1 target", "B1, B2"},
        {kMany, kTwo, nullptr, first_acts, "cast blast, B2", "", "A1 target", "B1, stop"},
        // A second target costs exactly the 4 DP that are left.
        {kMany, kTwo, [](Position& p) { p.at("A1").dp = 4; }, first_acts, "homing magic 0, B1", "",
         "A1 target", "B2, stop"},
        {kMany, kTwo, [](Position& p) { p.at("A1").dp = 3; }, first_acts, "homing magic 0, B1", "",
         "B1 defence",
         "evade 1, evade 2, evade 3, evade 4, evade 5, evade 6, evade 7, evade 8, "
         "evade 9, evade 10, evade 11, evade 12, evade 13, evade 14, evade 15, evade 16, "
         "evade 17, evade 18, evade 19, guard 1, guard 2, guard 3, guard 4, guard 5, guard 6, "
         "guard 7, guard 8, guard 9, guard 10, guard 11, guard 12, guard 13, guard 14, guard 15, "
         "guard 16, guard 17, guard 18, guard 19, yield, bomb 1, none, deploy 2, clear 1"},
        {kMany, kTwo, few, first_acts, "approach, B2", "", "A1 dice", "1, 2"},
        {kMany, kTwo, few, first_acts, "cast blast, B2, stop", "", "A1 dice", "1, 2"},
        {kMany, kAny, [](Position& p) { p.at("A1").dp = 5; }, first_acts, "approach, 3", "666",
         "A1 melee", "unarmed 1, abandon, deploy 2, clear 1"},
        {party({kMany, kAny, kAny}), kAny,
         [](Position& p) {
             p.at("A2").statuses = {{Status::Dazzle, 9, 99}};
             p.at("A3").statuses = {{Status::Sleep, 9, 0}};
         },
         first_acts, "danmaku magic, dodge 0, yes", "111", "A1 rouse", "yes, no"},
    };
    for (const Asked& each : cases) check_list(each);
}

TEST_CASE("9: lists of answers", "[sengen][9][8.7]") {
    const auto weak = [](Position& p) {
        p.at("B1").dp = p.at("B2").dp = 2;
        p.at("A1").graze = 5;
    };
    const Asked cases[] = {
        {kMany, kTwo, weak, first_acts, "danmaku magic, take, accept", "", "B2 danmaku",
         "dodge 0, take, yield, bomb 1, deploy 2, clear 1"},
        {kMany, kTwo, weak, first_acts, "danmaku magic, deploy 2", "", "B1 danmaku",
         "dodge 0, take, yield, bomb 1, clear 1"},
        // Without 〈近接戦闘〉 there is no guard.
        {kMany, kAny, few, first_acts, "shot magic 1", "1", "B1 defence", "evade 1, evade 2, none"},
        {kMany, kTwo, weak, first_acts, "homing magic 0, B1, B2, evade 1", "1", "B2 defence",
         "evade 1, evade 2, guard 1, guard 2, yield, bomb 1, none, deploy 2, clear 1"},
        {kMany, party({kAny, kMany, kMany}),
         [](Position& p) {
             for (const char* const who : {"B1", "B2", "B3"}) p.at(who).dp = 1;
         },
         first_acts, "shot magic 1, B1, yield, pass", "1", "B3 intercept",
         "guard 1, cover 1, pass, deploy 2, clear 1"},
        {kMany, kTwo, weak, first_acts, "shot magic 1, B1, none", "1 111", "A1 boost", "0, 1, 2"},
        {kMany, kTwo, weak, first_acts, "shot magic 1, B1, none, 2", "1 111", "B1 last",
         "accept, deploy 2, bomb 1"},
        {kMany, kTwo, weak, first_acts, "cast blast, B1, B2, 1, 0", "6", "B2 resist",
         "0, 1, 2, yield, bomb 1, deploy 2, clear 1"},
        {kMany, kAny, [](Position& p) { p.at("B1").graze = 99; }, first_acts, "cast blast, 1, 1",
         "6 1", "B1 resist_boost", "accept, boost"},
    };
    for (const Asked& each : cases) check_list(each);
}

TEST_CASE("9: an action stands there with just the DP that it costs, and not with one less",
          "[sengen][9][8.1][8.2][8.3][8.4]") {
    const auto options = [](const char* skills, const char* abilities, int dp) {
        Position p(one("3 3 3 3 3", skills, abilities), kAny);
        p.at("A1").dp = dp;
        p.dice(std::string(40, '1')).main("A1");
        // A single option is not asked.
        return p.open_options().empty() ? "wait" : p.open_options();
    };
    CHECK(options("danmaku1", "magic1", 3) == "danmaku magic, wait");
    CHECK(options("danmaku1", "magic1", 2) == "wait");
    CHECK(options("homing1", "magic1", 2) == "homing magic 0, wait");
    CHECK(options("homing1", "magic1", 1) == "wait");
    CHECK(options("homing2", "magic1", 4) == "homing magic 0, homing magic 1, wait");
    CHECK(options("homing2", "magic1", 3) == "homing magic 0, wait");
    CHECK(options("shot1", "magic1", 6) == "shot magic 1, shot magic 3, shot magic 6, wait");
    CHECK(options("shot1", "magic1", 5) == "shot magic 1, shot magic 3, wait");
    CHECK(options("shot1", "magic1", 3) == "shot magic 1, shot magic 3, wait");
    CHECK(options("shot1", "magic1", 2) == "shot magic 1, wait");
    CHECK(options("shot1", "magic1", 1) == "shot magic 1, wait");
    CHECK(options("shot1", "magic1", 0) == "wait");
    CHECK(options("melee1", "", 1) == "approach, wait");
    CHECK(options("melee1", "", 0) == "wait");
    // Without bullets or without the skill there is nothing to fire.
    CHECK(options("danmaku1 shot1 homing1", "", 19) == "wait");
    CHECK(options("", "magic1 onmyo1 mtrain1", 19) == "wait");
}

TEST_CASE("9, 8.8: graze for 霊力, and for a resistance, from just enough on",
          "[sengen][9][8.8][8.6]") {
    const auto absorbs = [](int graze, int spirit) {
        Position p(kAny, kAny);
        p.at("A1").graze = graze;
        p.at("A1").spirit = spirit;
        p.main("A1");
        return p.open_options() == "wait, absorb";
    };
    CHECK(absorbs(5, 11));
    CHECK_FALSE(absorbs(4, 11));
    CHECK_FALSE(absorbs(5, 12));
    // 7 + 6 makes target number 15; will 3 and one die of 1 lack 11.
    for (const int graze : {32, 33}) {
        Position p(kMany, kAny);
        p.at("B1").graze = graze;
        p.decide("cast blast, 1, 1").dice(std::string("6 1") + std::string(9, '1'));
        p.main("A1");
        CHECK((p.asked() == "B1 resist_boost") == (graze == 33));
    }
}

TEST_CASE("13.2: cards that are left are unused ones of that kind, as the settings leave them",
          "[sengen][13.2]") {
    const std::string five =
        one("3 3 3 3 3", "", "", R"("cards":["veil","comet","veil","comet","veil"])");
    const auto left = [&](const char* settings, unsigned used) {
        Position p(five, kAny, settings);
        p.at("A1").used = used;
        return std::to_string(p.battle().cards_left(0, true)) + " " +
               std::to_string(p.battle().cards_left(0, false)) + " " +
               std::to_string(p.battle().cards_left(0));
    };
    CHECK(left(R"({"cards":10})", 0) == "3 2 5");
    CHECK(left(R"({"cards":10})", 0b00001) == "2 2 4");
    CHECK(left(R"({"cards":10})", 0b01010) == "3 0 3");
    CHECK(left("{}", 0) == "3 2 3");
    CHECK(left("{}", 0b00011) == "1 1 1");
    CHECK(left("{}", 0b00111) == "0 0 0");
    CHECK(left(R"({"cards":2})", 0b00111) == "0 0 0");
}

TEST_CASE("8.1: only allies that are not out are roused, and nobody rouses oneself",
          "[sengen][8.1][R59]") {
    Position p(party({kMany, kAny, kAny, kAny}), party({kAny, kAny}));
    for (const char* const who : {"A1", "A2", "A4", "B1", "B2"})
        p.at(who).statuses = {{Status::Dazzle, 9, 9}};
    p.at("A2").hp = 0;
    p.at("B2").spirit = 0;
    p.decide("danmaku magic, dodge 0, no");
    p.main("A1");
    CHECK(p.acts() == "A1.danmaku_magic B1.dodge_0 A1.no");
    p.check();
}

} // namespace shiaiba::sengen

// Tests the feats [当たり判定が小さい] and [カスリ範囲が大きい] in fights ([sengen 3]).
#include "catch.hpp"
#include "sengen/position.hpp"

namespace shiaiba::sengen {
namespace {

/// A member with HP 22, 霊力 12, DP 19, recovery 2.
const std::string kSomeone = one("3 3 3 3 3");
/// A shot of 1 DP by this member has the total 4 + the die, and damage 1D + 3.
const std::string kMarksman = one("3 3 3 3 3", "shot1", "magic1");

} // namespace

TEST_CASE("3: [当たり判定が小さい] and [カスリ範囲が大きい]", "[sengen][3][8.1]") {
    const std::string witch = one("3 3 3 3 3", "danmaku4", "magic1");
    Position p(witch, one("3 3 3 3 3", "", "", R"("feats":["small"])"));
    p.at("B1").graze = 6;
    p.decide("danmaku magic");
    p.main("A1");
    // Of a loss of 4, 3 remain to be paid, at most 3 points by graze.
    CHECK(p.open_options() == "dodge 0, dodge 1, dodge 2, take");
    Position q(witch, one("3 3 3 3 3", "", "", R"("feats":["small"])"));
    q.at("B1").graze = 6;
    q.decide("danmaku magic, dodge 1");
    q.main("A1");
    CHECK(q.points("B1") == "22,12,17,6");
    Position r(witch, one("3 3 3 3 3", "", "", R"("feats":["small"])"));
    r.decide("danmaku magic, take");
    r.main("A1");
    CHECK(r.at("B1").hp == 22 - 4);
    // One more for every 3 gained, counted for each gain by itself.
    Position s(witch, one("3 3 3 3 3", "", "", R"("feats":["wide"])"));
    s.decide("danmaku magic, dodge 0");
    s.main("A1");
    CHECK(s.at("B1").graze == 5);
    Position t(kMarksman, one("3 3 3 3 3", "evade3", "", R"("feats":["wide"])"));
    t.decide("shot magic 6, evade 9").dice("111111 666666666");
    t.main("A1");
    CHECK(t.at("B1").graze == 15 + 5);
}

TEST_CASE("3: [カスリ範囲が大きい] at an approach, and not by what a spell gives",
          "[sengen][3][8.4]") {
    Position p(one("3 3 3 3 3", "melee1 evade9", "", R"("feats":["wide"])"), kSomeone);
    p.decide("approach, 8, abandon").dice("11111111");
    p.main("A1");
    CHECK(p.at("A1").graze == 8 + 2);
    Position q(
        one("3 3 4 3 3", "", "magic3", R"("spells":["s"],"feats":["wide"])"), kSomeone,
        R"({"data":{"name":"試し","spells":[{"id":"s","ja":"支度","en":"Ready","ability":"magic",)"
        R"("timing":"setup","cost":0,"activation":5,"side":"self",)"
        R"("effects":[{"op":"graze","c":6}]}]}})");
    q.decide("cast s, 1").dice("1");
    q.setups();
    CHECK(q.at("A1").graze == 6);
}

TEST_CASE("3: [当たり判定が小さい] behind full defence, and never below 0", "[sengen][3][8.1]") {
    const auto meet = [](int level, const char* answer, int mods, bool full) {
        Position p(one("3 3 3 3 3", "danmaku" + std::to_string(level), "magic1"),
                   one("3 3 3 3 3", "", "", R"("feats":["small"])"));
        p.at("A1").mods = {{ModKey::DanmakuDp, mods, 9}, {ModKey::DanmakuDamage, mods, 9}};
        p.at("B1").full_defence = full;
        p.decide(std::string("danmaku magic, ") + answer);
        p.main("A1");
        return p.points("B1");
    };
    // The value is halved first and then 1 less: 4 and 5 become 2 − 1 and 3 − 1, not up(3/2) and
    // up(4/2).
    CHECK(meet(4, "dodge 0", 0, true) == "22,12,18,2");
    CHECK(meet(4, "take", 0, true) == "20,12,19,0");
    CHECK(meet(5, "take", 0, true) == "20,12,19,0");
    CHECK(meet(6, "take", 2, true) == "19,12,19,0");
    for (const bool full : {true, false}) {
        // The value is never below 0: nobody gains DP or HP.
        CHECK(meet(1, "dodge 0", -1, full) == "22,12,19,0");
        CHECK(meet(1, "take", -2, full) == "22,12,19,0");
    }
    // Plans and lists of options use the reduced loss and damage.
    const std::string planned =
        one("3 3 3 3 3", "", "",
            R"("feats":["small"],"tactic":[)"
            R"("when dp loss = 3 and expected damage = 4: take the danmaku"])");
    Position p(one("3 3 3 3 3", "danmaku4", "magic1"), planned);
    p.plans("B1");
    p.decide("danmaku magic");
    p.main("A1");
    CHECK(p.acts() == "A1.danmaku_magic B1.take B1.accept");
}

} // namespace shiaiba::sengen

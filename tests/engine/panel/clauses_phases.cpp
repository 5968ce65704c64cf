// Tests the questions of each phase of a turn, and that a phase settles its own events before it
// ends ([panel 3.2]).
#include <algorithm>

#include "catch.hpp"
#include "panel/duel.hpp"
#include "rulesets/panel/fight/events.hpp"

namespace shiaiba::test {
namespace {

using panel::What;

const std::string kIdle = R"("static":[{"mod":"initiative","n":0}])";

/// How often a side was asked at a point before the first refresh of the fight.
int asked_in_turn_one(const PanelDuel& duel, Side side, std::string_view point) {
    const FightLog& log = duel.fight_log();
    const auto refresh = std::find_if(log.events.begin(), log.events.end(),
                                      [](const Event& event) { return event.kind == "refresh"; });
    const auto until = static_cast<std::size_t>(refresh - log.events.begin());
    return static_cast<int>(
        std::count_if(log.decisions.begin(), log.decisions.end(), [&](const LoggedDecision& one) {
            return one.event <= until && one.actor.side == side && one.point == point;
        }));
}

} // namespace

TEST_CASE("3.2: what a transcription brings about is settled before the other side transcribes",
          "[panel][3.2][2.2][5.5]") {
    const auto list =
        panel_list(listed_maintained("構", "火", kIdle) + "," +
                   listed_maintained("見", "水",
                                     R"("triggered":[{"on":{"event":"released","who":"self"},)"
                                     R"("do":[{"op":"attack","n":1}]}])"));
    const PanelDuel duel(
        {.p = "5/2/8; 構 見; 火水 水水; when turn = 2: transcribe pattern 2 / "
              "when I maintain 構: do not use 構 / when I maintain 見: do not use 見",
         .q = "5/1/9; ; 風 地; when my lost hp >= 1: transcribe pattern 2",
         .dice = "6 1 6 1 …",
         .list = list});
    CHECK(duel.part("P transcribes", "-- action") ==
          "P transcribes 水水 → [水][水]|P.構 maintenance released  panels (水)[水]|"
          "place #3 EFFECT P.見* L1: attack 1   chain: #3|resolve #3 EFFECT 見* L1 attack 1|"
          "place #4 ATTACK P→Q 1 <水>   chain: #4|resolve #4 ATTACK 1: Q HP 19|"
          "Q transcribes 地 → 地");
}

TEST_CASE("3.2: a turn's end asks once for each use that is maintained", "[panel][3.2][5.5]") {
    const PanelDuel kept({.p = "5/4/6; 陽炎; 火水火水", .q = "5/1/9;", .dice = "6 1 …"});
    CHECK(asked_in_turn_one(kept, Side::A, "maintain") == 2);
    CHECK(asked_in_turn_one(kept, Side::B, "maintain") == 0);
    CHECK(kept.count("P.陽炎 maintenance released") == 0);
    const PanelDuel released(
        {.p = "5/4/6; 陽炎; 火水火水; release 陽炎", .q = "5/1/9;", .dice = "6 1 …"});
    CHECK(asked_in_turn_one(released, Side::A, "maintain") == 2);
    CHECK(times_said(released.part("-- end", "== Turn 2"), "maintenance released") == 2);
    // A use that ends because another one is released is not asked about.
    const auto list = panel_list(
        listed_maintained("橋", "火", R"("static":[{"mod":"allowPay","panel":"火","as":"剣"}])") +
        "," + listed_maintained("剣陣", "剣", kIdle));
    const PanelDuel bridge(
        {.p = "5/2/8; 橋 剣陣; 火火; when I maintain 橋: do not use 橋 / release 橋",
         .q = "5/1/9;",
         .dice = "6 1 …",
         .list = list});
    CHECK(asked_in_turn_one(bridge, Side::A, "maintain") == 1);
    CHECK(times_said(bridge.part("-- end", "== Turn 2"), "maintenance released") == 2);
}

TEST_CASE("4.4, R11: statuses of panels, of skills and of characters ask for the order die",
          "[panel][4.4][R11][6.2]") {
    for (const What what : {What::Panel, What::Skill, What::Character}) {
        const std::string on(panel::word(what));
        INFO(on);
        const std::string behind = what == What::Character ? "" : "." + on;
        const auto give = [&](const std::string& to) {
            return R"({"op":"give","status":"Toll","to":")" + to + behind + "\"}";
        };
        const auto list = [&](const std::string& lines) {
            return panel_list(listed_active("撒", "水", lines),
                              R"({"letter":"T","name":"Toll","class":"boost","on":[")" + on +
                                  R"("],"trigger":{"event":"turnStart"},)"
                                  R"("do":[{"op":"heal","n":1,"to":"self"}]})");
        };
        // Both sides have one, and neither side goes first yet: a die decides whose event is placed
        // lower.
        const PanelDuel both({.p = "5/1/9; 撒; 水",
                              .q = "5/1/9; 撒; 風",
                              .dice = "6 1 4 6 1 …",
                              .list = list(give("self") + "," + give("opponent"))});
        const std::string start = both.part("== Turn 2", "d6=6");
        CHECK(start.rfind("== Turn 2|d6=4 (order)|place #4 EFFECT Q.Toll* L1", 0) == 0);
        CHECK(times_said(start, "place #5 EFFECT P.Toll* L1") == 1);
        // Only one side has one: no die is rolled.
        const PanelDuel one({.p = "5/1/9; 撒; 水",
                             .q = "5/1/9; 撒; 風",
                             .dice = "6 1 6 1 …",
                             .list = list(give("opponent"))});
        CHECK(times_said(one.part("== Turn 2", "-- action"), "(order)") == 0);
        CHECK(times_said(one.part("== Turn 2", "-- action"), "EFFECT Q.Toll* L1") >= 1);
    }
}

} // namespace shiaiba::test

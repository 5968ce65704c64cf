// The paper notation where the worked battles don't reach: zeros, no attributes, loops ([panel 10]).
#include "catch.hpp"
#include "panel/duel.hpp"
#include "panel/skills.hpp"

namespace shiaiba::test {
namespace {

/// A list with an active skill 無 of these lines, and an innate one that strikes back.
std::shared_ptr<const panel::SkillList> list_doing(const std::string& lines) {
    return panel_list(
        listed_active("無", "火", lines) + "," +
        listed("刺", R"("kind":"innate","triggered":[{"on":{"event":"attack","by":"opponent"},
                            "do":[{"op":"reduce","n":0},{"op":"counter","n":1}]}])"));
}

TEST_CASE("10: nothing is written as 0, never left out", "[panel][10]") {
    const PanelDuel duel(
        {.p = "5/1/9; 無; 火",
         .q = "5/1/9;",
         .dice = "6 1 …",
         .list = list_doing(
             R"({"op":"counter","n":0},{"op":"damage","n":0,"to":"both"},{"op":"heal","n":0,"to":"self"},)"
             R"({"op":"give","status":"Charge","to":"self"},{"op":"tap","to":"opponent.panel","count":2},)"
             R"({"op":"spend","status":"Charge","n":1,"then":{"op":"attack","n":0}},{"op":"transcribe"})")});
    const std::string turn = duel.part("resolve #1", "resolve #8");
    for (const char* const line :
         {"L1: counter 0 ", "L2: damage 0 both ", "L3: heal 0 self ", "L4: give Charge self 1 ",
          "L5: tap opponent.panel 2 ", "L6: spend 1 Charge ", "L7: transcribe "}) {
        INFO(line);
        CHECK(turn.find(line) != std::string::npos);
    }
    CHECK(duel.says("resolve #7 EFFECT 無 L2 damage 0 both"));
    CHECK(duel.says("place #9 COUNTER P→Q 0 <火>"));
}

TEST_CASE("10: what has no attributes has empty brackets", "[panel][10][5.4]") {
    const PanelDuel duel({.p = "5/1/9; 無; 火",
                          .q = "5/1/9; 刺",
                          .dice = "6 1 …",
                          .list = list_doing(R"({"op":"attack","n":1})")});
    CHECK(duel.part("place #3", "-- action Q") ==
          "place #3 ATTACK P→Q 1 <火>   chain: #3|"
          "place #4 EFFECT Q.刺* L2: counter 1   chain: #3 #4|"
          "place #5 EFFECT Q.刺* L1: reduce 0   chain: #3 #4 #5|"
          "resolve #5 EFFECT 刺* L1 reduce 0|#3 damage 1|resolve #4 EFFECT 刺* L2 counter 1|"
          "place #6 COUNTER Q→P 1 <>   chain: #3 #6|resolve #6 COUNTER 1: P HP 19|"
          "resolve #3 ATTACK 1: Q HP 19");
}

TEST_CASE("10: a loop ends the notation as a defeat does", "[panel][10][4.6]") {
    const PanelDuel duel({.p = "5/1/9; 無; 火",
                          .q = "4/1/10;",
                          .dice = "6 1 6 1",
                          .list = list_doing(R"({"op":"untap","to":"self.panel"})")});
    CHECK(duel.part("*** ", "end") ==
          "*** infinite loop: HP P 20 / Q 16|d6=6 (tiebreak P)|d6=1 (tiebreak Q)|"
          "winner by dice P (11 vs 5)");
}

} // namespace
} // namespace shiaiba::test

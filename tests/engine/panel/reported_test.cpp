// Tests two duels that were played by hand beside the rules: a maintained skill that covers another
// one's cost, and many abilities at one time.
#include "catch.hpp"
#include "panel/duel.hpp"

namespace shiaiba::test {

TEST_CASE("5.4, 5.5: what 焔の刃 lets 返し刃 be paid with goes with it", "[panel][5.5][reported]") {
    const PanelDuel duel(
        {.p =
             "5/6/4; 焔の刃 返し刃; 火火風風風風 水水水水水水; "
             "when I maintain 焔の刃: do not use 焔の刃 / when I maintain 返し刃: do not use 返し刃 / "
             "when turn >= 3: release 焔の刃 / when turn >= 4: transcribe pattern 2",
         .q = "5/5/5; 一太刀; 剣風風風風",
         .seed = 1});
    // A fire panel pays for the sword: the use is no sword art, and its counter-attack has fire and
    // wind.
    CHECK(duel.part("P uses 返し刃", "-- action Q") ==
          "P uses 返し刃 paying 火2+風3  panels [火](火)(風)風風風|"
          "place #2 USE P.返し刃 <火風>   chain: #2|resolve #2 USE 返し刃|"
          "返し刃 is now maintained  panels [火][火][風]風風風");
    CHECK(duel.part("resolve #5", "-- end") ==
          "resolve #5 ATTACK 1: P HP 19|place #6 EFFECT P.返し刃* L1: counter 2   chain: #6|"
          "resolve #6 EFFECT 返し刃* L1 counter 2|place #7 COUNTER P→Q 2 <火風>   chain: #7|"
          "resolve #7 COUNTER 2: Q HP 18");
    CHECK(duel.part("P.焔の刃 maintenance", "HP") ==
          "P.焔の刃 maintenance released  panels (火)[火][風]風風風|"
          "P.返し刃 maintenance released  panels (火)(火)(風)風風風");
    // When it is no longer maintained it answers nothing.
    CHECK(duel.part("== Turn 4", "== Turn 5").find("返し刃") == std::string::npos);
}

TEST_CASE("4.4, 5.5: of several uses the first one's abilities are placed first",
          "[panel][4.4][5.5][reported]") {
    const auto list = panel_list(
        listed_maintained("甲陣", "白",
                          R"("triggered":[{"on":{"event":"turnEnd"},"do":[{"op":"attack","n":1},)"
                          R"({"op":"heal","n":2,"to":"self"}]},)"
                          R"({"on":{"event":"turnEnd"},"do":[{"op":"heal","n":3,"to":"self"}]}])") +
        "," +
        listed_maintained(
            "乙陣", "火",
            R"("triggered":[{"on":{"event":"turnEnd"},"do":[{"op":"attack","n":2}]}])"));
    // The opponent has neither skills nor panels: it has 60 HP and does nothing.
    const PanelDuel duel(
        {.p = "5/4/6; 甲陣 乙陣; 水火風風; when turn <= 1 and my used panels < 1: use 乙陣",
         .q = "15/0/0;",
         .dice = "1 6 …",
         .list = list});
    CHECK(duel.count("P uses 乙陣 paying 火2") == 1);
    const std::string end = duel.part("-- end", "== Turn 2");
    // Lowest is the second ability of 甲陣's oldest use; 乙陣, which is lower on the sheet, is
    // above all of 甲陣.
    CHECK(end.rfind("-- end|place #5 EFFECT P.甲陣* L1: heal 3 self   chain: #5|"
                    "place #6 EFFECT P.甲陣* L2: heal 2 self   chain: #5 #6|"
                    "place #7 EFFECT P.甲陣* L1: attack 1   chain: #5 #6 #7|"
                    "place #8 EFFECT P.甲陣* L1: heal 3 self",
                    0) == 0);
    CHECK(end.find("place #14 EFFECT P.乙陣* L1: attack 2") < end.find("resolve #14"));
    // The attack has the element of the panel that holds its use.
    CHECK(end.find("ATTACK P→Q 2 <火>") < end.find("ATTACK P→Q 1 <風>"));
    CHECK(end.find("ATTACK P→Q 1 <風>") < end.find("ATTACK P→Q 1 <水>"));
}

} // namespace shiaiba::test

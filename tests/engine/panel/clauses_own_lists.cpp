// Tests what only a GM's own list can cause: the order of several triggered abilities ([panel 4.4])
// and custom statuses ([panel 6.2]). clauses_arrays.cpp tests arrays that grow and shrink.
#include "catch.hpp"
#include "panel/duel.hpp"

namespace shiaiba::test {
namespace {

const std::string kStrike = R"({"op":"attack","n":1})";

// Several triggered abilities ([panel 4.4]).

TEST_CASE("4.4: of several abilities of one skill the first in the text resolves first",
          "[panel][4.4]") {
    const auto list = panel_list(listed_active("撃", "火", kStrike) + "," +
                                 listed_maintained("陣", "水", R"("triggered":[
            {"on":{"event":"turnEnd"},"do":[{"op":"attack","n":1},{"op":"heal","n":2,"to":"self"}]},
            {"on":{"event":"turnEnd"},"do":[{"op":"attack","n":2}]}])"));
    const PanelDuel duel(
        {.p = "1/3/11; 陣 撃; 火水火", .q = "1/2/12; 撃; 火火", .list = list, .seed = 5});
    CHECK(duel.part("-- end", "winner") ==
          "-- end|place #14 EFFECT P.陣* L1: attack 2   chain: #14|"
          "place #15 EFFECT P.陣* L2: heal 2 self   chain: #14 #15|"
          "place #16 EFFECT P.陣* L1: attack 1   chain: #14 #15 #16|"
          "resolve #16 EFFECT 陣* L1 attack 1|place #17 ATTACK P→Q 1 <水>   chain: #14 #15 #17|"
          "resolve #17 ATTACK 1: Q HP 1|resolve #15 EFFECT 陣* L2 heal 2 self|P HP 4|"
          "resolve #14 EFFECT 陣* L1 attack 2|place #18 ATTACK P→Q 2 <水>   chain: #18|"
          "resolve #18 ATTACK 2: Q HP -1|*** defeat: HP P 4 / Q -1");
    CHECK(duel.digest() == 0xb3a1890ecc5e70d1);
}

TEST_CASE("4.4: things that happened keep their order, and so do maintained uses",
          "[panel][4.4][5.5]") {
    // Both sides are damaged at once: for each, the second ability is placed below the first.
    const auto two = [](const char* first, const char* second) {
        return R"("triggered":[{"on":{"event":"damaged"},"do":[)" + std::string(first) +
               R"(]},{"on":{"event":"damaged"},"do":[)" + second + "]}]";
    };
    const std::string abilities =
        two(R"({"op":"heal","n":1,"to":"self"})", R"({"op":"heal","n":2,"to":"self"})");
    const std::string bomb = listed_active("爆", "火", R"({"op":"damage","n":3,"to":"both"})");
    const PanelDuel innate(
        {.p = "5/1/9; 爆 聴; 火",
         .q = "5/1/9;",
         .dice = "6 1 …",
         .list = panel_list(bomb + "," + listed("聴", R"("kind":"innate",)" + abilities))});
    CHECK(innate.part("place #3", "resolve #6") ==
          "place #3 EFFECT P.聴* L1: heal 2 self   chain: #3|"
          "place #4 EFFECT P.聴* L1: heal 1 self   chain: #3 #4|"
          "place #5 EFFECT P.聴* L1: heal 2 self   chain: #3 #4 #5|"
          "place #6 EFFECT P.聴* L1: heal 1 self   chain: #3 #4 #5 #6");
    const auto list = panel_list(
        bomb + "," +
        listed_maintained("型", "白", two(R"({"op":"attack","n":1})", R"({"op":"attack","n":2})")));
    const PanelDuel twice({.p = "5/3/7; 型 爆; 水風火; when my unused panels <= 1: do not use 型",
                           .q = "5/1/9;",
                           .dice = "6 1 …",
                           .list = list});
    // The older use is lower on the chain. An attack's element is that of the panel that paid, and
    // shows whose use it is.
    CHECK(twice.part("resolve #5", "resolve #14").find("Q HP 17") == std::string::npos);
    const std::string settled = twice.part("P uses 爆", "-- action Q");
    CHECK(settled.find("<風>") < settled.find("<水>"));
    CHECK(settled.find("ATTACK P→Q 1 <風>") < settled.find("ATTACK P→Q 2 <風>"));
}

// Custom statuses ([panel 6.2]).

TEST_CASE("6.2: a status of a panel that is paid works below the use, once", "[panel][6.2][4.4]") {
    const auto list = panel_list(
        listed_active("撃", "火", kStrike) + "," +
            listed("注", R"("cost":"水","kind":"active","limit":1,"activated":[
                {"op":"give","status":"Wet","to":"opponent.panel","count":1},
                {"op":"give","status":"Poison","to":"opponent"},
                {"op":"give","status":"Poison","to":"opponent"}])"),
        paid_status("panel", R"(,"once":true)") + "," +
            R"({"letter":"P","name":"Poison","class":"ailment","on":["character"],"max":5,
                "recover":null,"trigger":{"event":"turnEnd"},
                "do":[{"op":"damage","n":"stacks","to":"self"}]})",
        "");
    const PanelDuel duel(
        {.p = "2/3/10; 注 撃; 水火火", .q = "2/2/11; 撃; 火火", .list = list, .seed = 4});
    CHECK(duel.part("Q uses", "Q uses") ==
          "Q uses 撃 paying 火1  panels (火W)火|"
          "place #11 EFFECT Q.Wet* L2: heal 1 opponent   chain: #11|"
          "place #12 EFFECT Q.Wet* L1: damage 2 self   chain: #11 #12|"
          "place #13 USE Q.撃 <火>   chain: #11 #12 #13|resolve #13 USE 撃|"
          "place #14 EFFECT Q.撃 L1: attack 1   chain: #11 #12 #14|"
          "resolve #14 EFFECT 撃 L1 attack 1|"
          "place #15 ATTACK Q→P 1 <火>   chain: #11 #12 #15|resolve #15 ATTACK 1: P HP 7|"
          "resolve #12 EFFECT Wet* L1 damage 2 self|Wet ends|Q HP 4|"
          "resolve #11 EFFECT Wet* L2 heal 1 opponent|P HP 8");
    // This list's Poison hurts at the end of the turn, 1 for each, and no recovery ends it.
    CHECK(duel.part("-- end", "== Turn 2") ==
          "-- end|place #19 EFFECT Q.Poison* L1: damage stacks self   chain: #19|"
          "resolve #19 EFFECT Poison* L1 damage stacks self|Q HP 2|HP P 7/8  Q 2/8");
    CHECK(duel.part("== Turn 2", "-- action").find("recover") == std::string::npos);
    CHECK(duel.outcome().rounds == 2);
    CHECK(duel.digest() == 0x0044a0f0af9f1c9c);
}

TEST_CASE(
    "4.3, 6.2: what is paid concerns the panels that pay, the skill that is used, or its owner",
    "[panel][4.3][6.2][4.4]") {
    // Two panels, two skills and the character have the status; then one panel pays for one skill.
    const auto wet = [](const char* on, const char* to) {
        const auto list = panel_list(listed_active("撃", "火", kStrike) + "," +
                                         listed_active("打", "火", kStrike) + "," +
                                         listed_active("濡", "水",
                                                       R"({"op":"give","status":"Wet","to":")" +
                                                           std::string(to) + R"(","count":2})"),
                                     paid_status(on, ""));
        return PanelDuel({.p = "5/2/8; 撃 打; 火火; when my uses of 撃 >= 1: do not use 撃",
                          .q = "5/1/9; 濡; 水",
                          .dice = "1 6 …",
                          .list = list});
    };
    const auto first_use = [](const PanelDuel& duel) {
        return times_said(duel.part("P uses 撃", "resolve"), "EFFECT P.Wet* L1");
    };
    const PanelDuel panel = wet("panel", "opponent.panel");
    CHECK(first_use(panel) == 1);
    const PanelDuel skill = wet("skill", "opponent.skill");
    CHECK(first_use(skill) == 1);
    CHECK(times_said(skill.part("P uses 打", "resolve"), "EFFECT P.Wet* L1") == 1);
    const PanelDuel character = wet("character", "opponent");
    CHECK(first_use(character) == 1);
    // Paying with the second panel has the same effect as paying with the first.
    CHECK(times_said(character.part("P uses 打", "resolve"), "EFFECT P.Wet* L1") == 1);
    // Payments of the other side have no effect on it.
    CHECK(times_said(character.part("== Turn 2", "P uses"), "Wet*") == 0);
    // Only one skill has the status: using the other one does nothing.
    const auto list = panel_list(
        listed_active("撃", "火", kStrike) + "," + listed_active("打", "火", kStrike) + "," +
            listed_active("濡", "水", R"({"op":"give","status":"Wet","to":"opponent.skill"})"),
        paid_status("skill", ""));
    const PanelDuel other(
        {.p = "5/2/8; 撃 打; 火火; use 打", .q = "5/1/9; 濡; 水", .dice = "1 6 …", .list = list});
    CHECK(times_said(other.part("-- action P", "-- end"), "P uses 打") == 2);
    CHECK(times_said(other.part("-- action P", "-- end"), "Wet*") == 0);
}

TEST_CASE("6.2: a status that ends once it triggers does so as its first line resolves (R59)",
          "[panel][6.2][R59]") {
    // The second line still works with the stacks at the trigger, although the status ended with the
    // first line.
    const auto list = [](const char* first) {
        return panel_list(
            listed_active("撃", "火", kStrike) + "," +
                listed_active("帯", "水", R"({"op":"give","status":"Nerve","to":"self"})"),
            R"({"letter":"N","name":"Nerve","class":"boost","on":["character"],"max":3,"once":true,
                "trigger":{"event":"attack","by":"self"},"do":[)" +
                std::string(first) + R"(,{"op":"boost","n":"stacks"}]})");
    };
    const PanelDuel two({.p = "5/4/6; 帯 撃; 水水火火",
                         .q = "5/1/9;",
                         .dice = "6 1 …",
                         .list = list(R"({"op":"heal","n":"stacks","to":"self"})")});
    CHECK(two.part("place #7 ATTACK", "P uses") ==
          "place #7 ATTACK P→Q 1 <火>   chain: #7|"
          "place #8 EFFECT P.Nerve* L2: boost stacks   chain: #7 #8|"
          "place #9 EFFECT P.Nerve* L1: heal stacks self   chain: #7 #8 #9|"
          "resolve #9 EFFECT Nerve* L1 heal stacks self|Nerve ends|P HP 20|"
          "resolve #8 EFFECT Nerve* L2 boost stacks|#7 damage 3|resolve #7 ATTACK 3: Q HP 17");
    // The status is gone: the next attack gets no bonus.
    CHECK(two.part("place #12 ATTACK", "-- action Q") ==
          "place #12 ATTACK P→Q 1 <火>   chain: #12|resolve #12 ATTACK 1: Q HP 16");
    // The condition of a line does not keep the status from ending.
    const PanelDuel never(
        {.p = "5/2/8; 帯 撃; 水火",
         .q = "5/1/9;",
         .dice = "6 1 …",
         .list =
             list(R"({"op":"heal","n":1,"to":"self","if":{"fact":"turn","cmp":">=","value":8}})")});
    CHECK(never.part("resolve #7", "-- action Q") ==
          "resolve #7 EFFECT Nerve* L1 heal 1 self|Nerve ends|"
          "resolve #6 EFFECT Nerve* L2 boost stacks|#5 damage 2|resolve #5 ATTACK 2: Q HP 18");
}

TEST_CASE("6.2: where such a status is borne no more, none of its lines works (R59)",
          "[panel][6.2][R59]") {
    // Two attacks are placed before either is answered: the second trigger finds no status.
    const auto list = panel_list(
        listed_active("双", "火", kStrike + "," + kStrike) + "," +
            listed_active("帯", "水", R"({"op":"give","status":"Nerve","to":"self"})") + "," +
            listed_innate("追", R"({"event":"attack","by":"self","minDamage":1})",
                          R"({"op":"counter","n":0})"),
        R"({"letter":"N","name":"Nerve","class":"boost","on":["character"],"once":true,
            "trigger":{"event":"use","by":"self"},
            "do":[{"op":"heal","n":1,"to":"self"},{"op":"damage","n":"stacks","to":"opponent"}]})");
    const PanelDuel duel(
        {.p = "5/3/7; 帯 双; 水火火", .q = "5/1/9;", .dice = "6 1 …", .list = list});
    CHECK(times_said(duel.part("P uses 双", "P uses 双"), "Q HP 19") >= 1);
    CHECK(times_said(duel.paper(), "Nerve ends") == duel.count("P uses 帯"));
    // A status that removes itself by its line before another trigger of it resolves.
    const auto both =
        panel_list(listed_active("爆", "火", R"({"op":"damage","n":2,"to":"both"})") + "," +
                       listed_active("帯", "水", R"({"op":"give","status":"Nerve","to":"self"})"),
                   R"({"letter":"N","name":"Nerve","class":"boost","on":["character"],"once":true,
            "trigger":{"event":"damaged"},"do":[{"op":"heal","n":1,"to":"self"}]})");
    const PanelDuel answered(
        {.p = "5/2/8; 帯 爆; 水火", .q = "5/1/9;", .dice = "6 1 …", .list = both});
    CHECK(answered.part("place #5", "-- action Q") ==
          "place #5 EFFECT P.Nerve* L1: heal 1 self   chain: #5|"
          "place #6 EFFECT P.Nerve* L1: heal 1 self   chain: #5 #6|"
          "resolve #6 EFFECT Nerve* L1 heal 1 self|Nerve ends|P HP 19|"
          "resolve #5 EFFECT Nerve* L1 heal 1 self");
}

TEST_CASE("6.2: of a status a panel or a skill has one, or none once it is gone",
          "[panel][6.2][7.2][R44]") {
    // The status triggers when 撃 is paid, and counts its stacks after 撃 has done its line.
    const auto counted = [](const char* on, const char* line, const char* once = "") {
        const auto list =
            panel_list(listed_active("撃", "火", line) + "," +
                           listed_active("濡", "水",
                                         R"({"op":"give","status":"Wet","to":"opponent.)" +
                                             std::string(on) + "\"}"),
                       R"({"letter":"W","name":"Wet","class":"ailment","on":[")" + std::string(on) +
                           R"("],"trigger":{"event":"panelPaid"},
                   "do":[{"op":"damage","n":"stacks","to":"self"}])" +
                           once + "}");
        const PanelDuel duel(
            {.p = "5/2/8; 撃; 火地", .q = "5/1/9; 濡; 水", .dice = "1 6 …", .list = list});
        CHECK(duel.says("place #3 EFFECT P.Wet* L1: damage stacks self"));
        return duel.part("resolve #3", "-- end");
    };
    const std::string resolved = "resolve #3 EFFECT Wet* L1 damage stacks self";
    const char* const dry_panel = R"({"op":"remove","status":"Wet","from":"self.panel"})";
    const char* const dry_skill = R"({"op":"remove","status":"Wet","from":"self.skill"})";
    const char* const panel_goes = R"({"op":"panel_lose","to":"self.panel","end":"left"})";
    CHECK(counted("panel", kStrike.c_str()) == resolved + "|P HP 19");
    CHECK(counted("skill", kStrike.c_str()) == resolved + "|P HP 19");
    CHECK(counted("panel", dry_panel) == resolved);
    CHECK(counted("skill", dry_skill) == resolved);
    CHECK(counted("panel", panel_goes) == resolved);
    CHECK(counted("skill", R"({"op":"lose"})") == resolved);
    // Other panels and skills may go.
    CHECK(counted("skill", panel_goes) == resolved + "|P HP 19");
    CHECK(counted("panel", R"({"op":"lose"})") == resolved + "|P HP 19");
    // A status that ends when it triggers counts the stacks that there were at that time.
    CHECK(counted("panel", kStrike.c_str(), R"(,"once":true)") == resolved + "|Wet ends|P HP 19");
    CHECK(counted("skill", kStrike.c_str(), R"(,"once":true)") == resolved + "|Wet ends|P HP 19");
}

TEST_CASE("6.1, 6.4: a list without Roll rolls an element alone, and nothing spreads",
          "[panel][6.1][6.4]") {
    const std::string dice = listed("賽", R"("cost":"水","kind":"active","limit":1,"activated":[
        {"op":"roll","to":"opponent.panel","count":1}])");
    const PanelScript script{.p = "5/2/8; 賽; 水水", .q = "5/2/8; ; 風風", .dice = "6 1 4 6 1 5 …"};
    PanelScript without = script;
    without.list = panel_list(dice, "", "\"Bind\"");
    const PanelDuel bare(without);
    CHECK(bare.part("resolve #2", "-- action Q") ==
          "resolve #2 EFFECT 賽 L1 roll opponent.panel 1|d6=4 (roll Q panel 1)|Q panels 地風");
    // In the second turn it is the leftmost panel again.
    CHECK(bare.part("resolve #4", "-- action Q").find("roll Q panel 1") != std::string::npos);
    // The list redefines Roll: the rolled panel gets it, and the next roll goes to another panel.
    PanelScript anew = script;
    anew.dice = "6 1 4 6 1 5 …";
    anew.list = panel_list(
        dice, R"({"letter":"K","name":"Roll","class":"ailment","on":["panel"],"recover":null})");
    const PanelDuel given(anew);
    CHECK(given.says("Q panels 地K風"));
    CHECK(given.part("resolve #4", "-- action Q").find("roll Q panel 2") != std::string::npos);
    CHECK(given.says("Q panels 地K剣K"));
}

TEST_CASE("R60: what keeps panels used ends at the refresh on panels alone", "[panel][6.2][R60]") {
    const auto list = panel_list(
        listed_active("霜", "水",
                      R"({"op":"give","status":"Frost","to":"opponent.panel"},)"
                      R"({"op":"give","status":"Frost","to":"opponent"},)"
                      R"({"op":"give","status":"Frost","to":"opponent.skill"})"),
        R"({"letter":"F","name":"Frost","class":"ailment","on":["panel","character","skill"],
            "flags":["keepUsed"]})");
    const PanelDuel duel({.p = "5/1/9; 霜; 火",
                          .q = "5/1/9; 霜; 水; when turn >= 2: do not use 霜",
                          .dice = "1 6 …",
                          .list = list});
    CHECK(duel.fight_log().trace.find("1;second;A;;4;20,1F,F1,1F;") != std::string::npos);
    CHECK(duel.fight_log().trace.find("1;end;-;;4;20,1,F1,1F;") != std::string::npos);
}

TEST_CASE("R62: a status's line counts stacks wherever it has a number", "[panel][6.2][R62]") {
    const auto list =
        panel_list(listed_active("帯", "水", R"({"op":"give","status":"Nerve","to":"self"})"),
                   R"({"letter":"N","name":"Nerve","class":"boost","on":["character"],"max":5,
            "trigger":{"event":"turnEnd"},"do":[{"op":"spend","status":"Charge","n":"stacks",
            "then":{"op":"attack","n":"stacks"}}]},
           {"letter":"Q","name":"Full","class":"boost","on":["character"],"max":1,
            "trigger":{"event":"turnStart"},"do":[{"op":"give","status":"Charge","to":"self"}]})");
    // Two of the status and no Charge: nothing is spent.
    const PanelDuel none({.p = "5/2/8; 帯; 水水", .q = "5/1/9;", .dice = "6 1 …", .list = list});
    CHECK(none.part("-- end", "== Turn 2") ==
          "-- end|place #5 EFFECT P.Nerve* L1: spend stacks Charge   chain: #5|"
          "resolve #5 EFFECT Nerve* L1 spend stacks Charge|HP P 20/20  Q 20/20");
    const auto charged =
        panel_list(listed_active("帯", "水",
                                 R"({"op":"give","status":"Nerve","to":"self"},)"
                                 R"({"op":"give","status":"Charge","to":"self"})"),
                   R"({"letter":"N","name":"Nerve","class":"boost","on":["character"],"max":5,
            "trigger":{"event":"turnEnd"},"do":[{"op":"spend","status":"Charge","n":"stacks",
            "then":{"op":"attack","n":"stacks"}}]})");
    const PanelDuel two({.p = "5/2/8; 帯; 水水", .q = "5/1/9;", .dice = "6 1 …", .list = charged});
    CHECK(two.part("resolve #7", "HP P") ==
          "resolve #7 EFFECT Nerve* L1 spend stacks Charge|P spends 2 Charge|"
          "place #8 ATTACK P→Q 2 <>   chain: #8|resolve #8 ATTACK 2: Q HP 18");
}

} // namespace
} // namespace shiaiba::test

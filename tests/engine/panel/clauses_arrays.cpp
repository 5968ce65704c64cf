// Tests arrays of panels that grow and shrink, which only a GM's own list can cause ([panel 7.2]).
// The strings that are compared are the paper notation (duel.hpp).
#include <algorithm>

#include "catch.hpp"
#include "core/plan/compile.hpp"
#include "panel/duel.hpp"
#include "rulesets/panel/sheet/vocabulary.hpp"

namespace shiaiba::test {
namespace {

const std::string kStrike = R"({"op":"attack","n":1})";
const std::string kStill = R"("static":[{"mod":"initiative","n":0}])";

std::string gain(const char* to, int count, const char* attr, const char* end) {
    return R"({"op":"panel_gain","to":")" + std::string(to) + R"(.panel","count":)" +
           std::to_string(count) + R"(,"attr":)" + attr + R"(,"end":")" + end + "\"}";
}
std::string lose(const char* to, int count, const char* rest) {
    return R"({"op":"panel_lose","to":")" + std::string(to) + R"(.panel","count":)" +
           std::to_string(count) + rest + "}";
}
// Arrays that grow ([panel 7.2]).

TEST_CASE("7.2: panels are gained at an end, and transcription covers from the left",
          "[panel][7.2][2.1]") {
    const auto list =
        panel_list(listed_active("撃", "火", kStrike) + "," +
                   listed("拓", R"("cost":"地","kind":"active","limit":1,"activated":[)" +
                                    gain("self", 2, "\"黒\"", "left") + "]"));
    const PanelDuel duel({.p = "2/3/10; 拓 撃; 地火火 風風風; when turn = 2: transcribe pattern 2",
                          .q = "2/2/11; 撃; 火火",
                          .list = list,
                          .seed = 2});
    CHECK(duel.part("resolve #2", "place #3") ==
          "resolve #2 EFFECT 拓 L1 panel_gain self.panel 2 黒 left|P panels 黒黒(地)火火|"
          "P uses 撃 paying 火4  panels 黒黒(地)(火)火");
    CHECK(duel.part("P transcribes", "-- action") == "P transcribes 風風風 → 風風風火火");
    CHECK(duel.outcome().winner == Side::B);
    CHECK(duel.digest() == 0xab952ebb151a1e47);
}

TEST_CASE("7.2: several at the left lie in reverse; each is chosen, and 20 are the most (R61)",
          "[panel][7.2][8.5][R61]") {
    const std::string chosen = R"({"choose":true,"default":"水"})";
    const auto list = [&](int count, const char* end) {
        return panel_list(listed("芽", R"("cost":"白","kind":"active","limit":1,"activated":[)" +
                                           gain("self", count, chosen.c_str(), end) + "]"));
    };
    const auto array = [&](int count, const char* end, const char* sheet) {
        return PanelDuel({.p = sheet, .q = "5/1/9;", .dice = "6 1 …", .list = list(count, end)})
            .part("P panels", "-- action Q");
    };
    const char* const choosing = "5/1/9; 芽; 剣; when my panels <= 1: choose fire for 芽 / "
                                 "when my panels = 2: choose wind for 芽";
    CHECK(array(3, "right", choosing) == "P panels (剣)火風水");
    CHECK(array(3, "left", choosing) == "P panels 水風火(剣)");
    CHECK(array(9, "right", "1/13/1; 芽; 黒黒黒黒黒黒黒黒黒黒黒黒黒") ==
          "P panels (黒)黒黒黒黒黒黒黒黒黒黒黒黒水水水水水水水");
}

TEST_CASE("7.2: where a line names no end, new panels come at the right", "[panel][7.2]") {
    const auto after = [](const char* to, const char* attr, const char* from) {
        const auto list =
            panel_list(listed_active("芽", "風",
                                     R"({"op":"panel_gain","to":")" + std::string(to) +
                                         R"(.panel","count":2,"attr":)" + attr + "}"));
        return PanelDuel({.p = "5/2/8; 芽; 水風; when my panels >= 3: choose fire for 芽",
                          .q = "5/2/8; ; 地剣",
                          .dice = "6 1 …",
                          .list = list})
            .part(from, "-- action Q");
    };
    CHECK(after("self", "\"黒\"", "resolve #2") ==
          "resolve #2 EFFECT 芽 L1 panel_gain self.panel 2 黒 right|P panels 水(風)黒黒");
    // The second panel is put outside the first.
    CHECK(after("self", R"({"choose":true,"default":"水"})", "P panels") == "P panels 水(風)水火");
    CHECK(after("opponent", "\"黒\"", "Q panels") == "Q panels 地剣黒黒");
}

TEST_CASE("7.2: what an array can't hold is not asked for", "[panel][7.2][8.5]") {
    const auto asked = [](const char* to, const char* p, const char* q) {
        const auto list = panel_list(
            listed("芽", R"("cost":"白","kind":"active","limit":1,"activated":[)" +
                             gain(to, 9, R"({"choose":true,"default":"水"})", "right") + "]"));
        const PanelDuel duel({.p = p, .q = q, .dice = "6 1 …", .list = list});
        // The skill is used in each of the eight turns, but only the first uses find room for a
        // panel.
        CHECK(duel.count("P uses 芽") == 8);
        const std::vector<LoggedDecision>& all = duel.fight_log().decisions;
        return std::count_if(all.begin(), all.end(), [](const LoggedDecision& one) {
            return one.point == "attr" && one.actor.side == Side::A;
        });
    };
    CHECK(asked("self", "1/13/1; 芽; 黒黒黒黒黒黒黒黒黒黒黒黒黒", "5/1/9;") == 20 - 13);
    CHECK(asked("self", "5/1/9; 芽; 黒", "5/1/9;") == 20 - 1);
    // The full array is the target's, not the user's.
    CHECK(asked("opponent", "5/1/9; 芽; 黒", "1/13/1;") == 20 - 13);
}

TEST_CASE("7.2: of the opponent's panels too the effect's owner chooses the elements",
          "[panel][7.2][8.5]") {
    const auto array = [](const char* plans) {
        const auto list = panel_list(listed_active(
            "芽", "風", gain("opponent", 2, R"({"choose":true,"default":"水"})", "right")));
        const PanelDuel duel({.p = std::string("5/1/9; 芽; 風") + plans,
                              .q = "5/1/9; 芽; 地; choose sword for 芽",
                              .dice = "6 1 …",
                              .list = list});
        return duel.part("Q panels", "-- action Q");
    };
    CHECK(array("") == "Q panels 地水水");
    CHECK(array("; choose fire for 芽") == "Q panels 地火火");
}

TEST_CASE("7.2, 8.5: how many panels a plan may keep goes by 神経反射, however far the array grows",
          "[panel][7.2][8.5]") {
    const auto list = panel_list(listed_active("芽", "風", gain("self", 9, "\"水\"", "right")));
    const plan::Names names = panel::names_of(panel_sheet("4/3/8; 芽; 風火水", list));
    const std::vector<plan::Definition> none;
    const auto code = [&](const char* text) {
        const auto compiled = plan::compile(text, {&panel::vocabulary(), &names, &none});
        return compiled.plan ? std::string() : compiled.problems.at(0).code;
    };
    for (const char* const text : {"keep 3 panels", "パネルを3枚残す"}) CHECK(code(text).empty());
    for (const char* const text : {"keep 4 panels", "パネルを4枚残す"}) CHECK(code(text) == "P014");
}

TEST_CASE("7.2: an array of 20 panels pays, is maintained with and refreshed like any other",
          "[panel][7.2][5.2][5.5]") {
    const auto list =
        panel_list(listed("芽", R"("cost":"白","kind":"active","limit":1,"activated":[)" +
                                    gain("self", 9, "\"水\"", "right") + "]") +
                   "," + listed_maintained("構", "水水", kStill));
    const PanelDuel duel(
        {.p = "1/12/2; 芽 構; 黒黒黒黒黒黒黒黒黒黒黒黒; when I maintain 構: do not use 構 / "
              "when turn >= 2: do not use 芽",
         .q = "5/1/9;",
         .dice = "6 1 …",
         .list = list});
    CHECK(duel.part("P uses 構", "-- action Q") ==
          "P uses 構 paying 水13+水14  panels (黒)黒黒黒黒黒黒黒黒黒黒黒(水)(水)水水水水水水|"
          "place #3 USE P.構 <水>   chain: #3|resolve #3 USE 構|"
          "構 is now maintained  panels (黒)黒黒黒黒黒黒黒黒黒黒黒[水][水]水水水水水水");
    CHECK(duel.part("== Turn 2", "-- end")
              .find("-- action P  黒黒黒黒黒黒黒黒黒黒黒黒[水][水]水水水水水水") !=
          std::string::npos);
    // The trace names panels by letters, of which there are enough for twenty; m and n are 13 and 14.
    CHECK(duel.fight_log().trace.find("+2:mn;") != std::string::npos);
}

TEST_CASE("7.2: whatever means a panel goes on meaning it", "[panel][7.2][5.5][6.2]") {
    // Panels come at the left end between payment and maintenance, and between a trigger and its
    // line.
    const auto list = panel_list(
        listed_maintained("構", "水", kStill) + "," +
            listed_reactive("芽", "地", R"({"event":"use","by":"self","skill":"構"})",
                            gain("self", 2, "\"黒\"", "left")) +
            "," +
            listed_active("濡", "風", R"({"op":"give","status":"Wet","to":"opponent.panel"})"),
        paid_status("panel", R"(,"once":true)"));
    const PanelDuel duel({.p = "5/2/8; 構 芽; 水地; when turn >= 2: do not use 構",
                          .q = "5/1/9; 濡; 風",
                          .dice = "1 6 …",
                          .list = list});
    CHECK(duel.part("P uses 構", "-- end") ==
          "P uses 構 paying 水1  panels (水W)地|"
          "place #3 EFFECT P.Wet* L2: heal 1 opponent   chain: #3|"
          "place #4 EFFECT P.Wet* L1: damage 2 self   chain: #3 #4|"
          "place #5 USE P.構 <水>   chain: #3 #4 #5|"
          "P uses 芽 paying 地2  panels (水W)(地)|"
          "place #6 USE P.芽 <地>   chain: #3 #4 #5 #6|resolve #6 USE 芽|"
          "place #7 EFFECT P.芽 L1: panel_gain self.panel 2 黒 left   chain: #3 #4 #5 #7|"
          "resolve #7 EFFECT 芽 L1 panel_gain self.panel 2 黒 left|P panels 黒黒(水W)(地)|"
          "resolve #5 USE 構|構 is now maintained  panels 黒黒[水W](地)|"
          "resolve #4 EFFECT Wet* L1 damage 2 self|Wet ends|P HP 18|"
          "resolve #3 EFFECT Wet* L2 heal 1 opponent|Q HP 20");
}

// Arrays that shrink ([panel 7.2]).

TEST_CASE("7.2: a maintained use that loses a panel ends with that effect", "[panel][7.2][5.5]") {
    const auto list = panel_list(
        listed_active("撃", "火", kStrike) + "," + listed_maintained("構", "火水", R"("triggered":[
            {"on":{"event":"attack","by":"opponent"},"do":[{"op":"reduce","n":1}]},
            {"on":{"event":"released","who":"self"},"do":[{"op":"attack","n":9}]}])") +
        "," +
        listed("剥", R"("cost":"風","kind":"active","limit":1,"activated":[)" +
                         lose("opponent", 1, R"(,"end":"right")") + R"(,{"op":"attack","n":2}])"));
    const PanelDuel duel({.p = "2/3/10; 構 撃; 火火水; when my uses of 構 >= 1: do not use 構 / "
                               "when I maintain 構: do not use 構",
                          .q = "2/2/11; 剥 撃; 風火",
                          .list = list,
                          .seed = 0});
    CHECK(duel.part("resolve #7", "Q uses") ==
          "resolve #7 EFFECT 剥 L1 panel_lose opponent.panel 1 right|P panels [火](火)|"
          "P.構 maintenance released  panels (火)(火)|resolve #6 EFFECT 剥 L2 attack 2|"
          "place #8 ATTACK Q→P 2 <風>   chain: #8|resolve #8 ATTACK 2: P HP 6");
    CHECK(duel.digest() == 0xb0d90a496021e299);
}

TEST_CASE("7.2: which panels leave, and that all of an element may", "[panel][7.2]") {
    const auto after = [](const std::string& line) {
        return PanelDuel({.p = "5/1/9; 剥; 風",
                          .q = "5/4/6; ; 火水火地",
                          .dice = "6 1 …",
                          .list = panel_list(listed_active("剥", "風", line))})
            .part("Q panels", "-- action Q");
    };
    CHECK(after(lose("opponent", 1, "")) == "Q panels 火水火");
    CHECK(after(lose("opponent", 3, R"(,"end":"left")")) == "Q panels 地");
    CHECK(after(lose("opponent", 1, R"(,"attr":"火")")) == "Q panels 火水地");
    CHECK(after(lose("opponent", 1, R"(,"attr":"火","end":"left")")) == "Q panels 水火地");
    CHECK(after(lose("opponent", 5, R"(,"attr":"火")")) == "Q panels 水地");
    CHECK(after(lose("opponent", 9, "")) == "Q panels");
    // No panel has that element: nothing happens.
    CHECK(after(lose("opponent", 1, R"(,"attr":"剣")")).empty());
}

TEST_CASE("7.2: without panels nothing is paid, and facts count what is there",
          "[panel][7.2][8.6][2.1]") {
    const auto list =
        panel_list(listed_active("撃", "火", kStrike) + "," +
                   listed("剥", R"("cost":"風","kind":"active","limit":1,"activated":[)" +
                                    lose("opponent", 2, "") + "]"));
    const PanelDuel duel({.p = "5/2/8; 剥 撃; 風火; when opponent panels = 0: do not use 撃",
                          .q = "5/2/8; 撃; 火火; transcribe pattern 1",
                          .dice = "6 1 6 1 …",
                          .list = list});
    CHECK(duel.part("resolve #2", "-- end") ==
          "resolve #2 EFFECT 剥 L1 panel_lose opponent.panel 2 right|Q panels|-- action Q");
    CHECK(duel.part("== Turn 2", "-- action P").find("Q transcribes 火火 →") != std::string::npos);
    CHECK(duel.part("== Turn 2", "-- end").find("Q uses") == std::string::npos);
}

TEST_CASE("7.2: what paid for a use may leave before it resolves", "[panel][7.2][5.3][5.5]") {
    const auto list = panel_list(
        listed("構",
               R"("cost":"水","kind":"active","maintain":true,"activated":[)" + kStrike + "]") +
        "," + listed("撃", R"("cost":"火","kind":"active","activated":[)" + kStrike + "]") + "," +
        listed_reactive("剥", "風", R"({"event":"use","by":"opponent"})",
                        lose("opponent", 1, R"(,"end":"left")")));
    const PanelDuel held(
        {.p = "5/2/8; 構; 水地", .q = "5/1/9; 剥; 風", .dice = "6 1 …", .list = list});
    // No panel is left to maintain the use, so that it ends at once; its attack keeps the
    // attributes that were paid.
    CHECK(held.part("resolve #3", "-- action Q") ==
          "resolve #3 EFFECT 剥 L1 panel_lose opponent.panel 1 left|P panels 地|"
          "resolve #1 USE 構|構 is now maintained  panels 地|"
          "place #4 EFFECT P.構 L1: attack 1   chain: #4|"
          "P.構 maintenance released  panels 地|resolve #4 EFFECT 構 L1 attack 1|"
          "place #5 ATTACK P→Q 1 <水>   chain: #5|resolve #5 ATTACK 1: Q HP 19");
}

TEST_CASE("7.2: what is left of several panels maintains a use, and it ends at once",
          "[panel][7.2][5.3][5.5]") {
    const auto list =
        panel_list(listed("構", R"("cost":"水火","kind":"active","maintain":true,"activated":[)" +
                                    kStrike + R"(],"static":[{"mod":"damageDealt","n":5}])") +
                   "," +
                   listed_reactive("剥", "風", R"({"event":"use","by":"opponent"})",
                                   lose("opponent", 1, R"(,"end":"left")")) +
                   "," +
                   listed_innate("聴", R"({"event":"released","who":"opponent"})",
                                 R"({"op":"heal","n":1,"to":"self"})"));
    const PanelDuel duel(
        {.p = "5/3/7; 構; 水火地", .q = "5/1/9; 剥 聴; 風", .dice = "6 1 …", .list = list});
    // 火 alone is left, which does not cover 水. The attack of the use keeps both attributes; what
    // the maintenance added to attacks is gone.
    CHECK(duel.part("resolve #3", "-- action Q") ==
          "resolve #3 EFFECT 剥 L1 panel_lose opponent.panel 1 left|P panels (火)地|"
          "resolve #1 USE 構|構 is now maintained  panels [火]地|"
          "place #4 EFFECT P.構 L1: attack 1   chain: #4|"
          "P.構 maintenance released  panels (火)地|"
          "place #5 EFFECT Q.聴* L1: heal 1 self   chain: #4 #5|"
          "resolve #5 EFFECT 聴* L1 heal 1 self|Q HP 20|resolve #4 EFFECT 構 L1 attack 1|"
          "place #6 ATTACK P→Q 1 <水火>   chain: #6|resolve #6 ATTACK 1: Q HP 19");
}

TEST_CASE("7.2: that panels come and go, and their statuses with them, is no event",
          "[panel][7.2][4.3]") {
    // A skill of either side listens for every event except the use of a skill.
    const std::string hear = R"(},"do":[{"op":"heal","n":1,"to":"self"}]})";
    const auto ears = [&](const char* name, const std::vector<const char*>& events) {
        std::string abilities;
        for (const char* const event : events) {
            abilities += abilities.empty() ? "" : ",";
            abilities += R"({"on":{"event":")" + std::string(event) + "\"" + hear;
        }
        return listed(name, R"("kind":"innate","triggered":[)" + abilities + "]");
    };
    const auto list = panel_list(
        listed_active("濡", "水",
                      R"({"op":"give","status":"Wet","to":"opponent.panel","count":2})") +
            "," +
            listed_active("換", "風",
                          lose("opponent", 1, R"(,"end":"left")") + "," +
                              lose("self", 1, R"(,"end":"left")") + "," +
                              gain("opponent", 1, "\"黒\"", "left") + "," +
                              gain("self", 2, R"({"choose":true,"default":"地"})", "right")) +
            "," + ears("聴", {"statusGiven", "released", "healed"}) + "," +
            ears("聞", {"damaged", "attack", "counter"}),
        R"({"letter":"W","name":"Wet","class":"ailment","on":["panel"],
            "trigger":{"event":"statusGiven")" +
            hear);
    const PanelDuel duel({.p = "5/2/8; 濡 換 聴 聞; 水風",
                          .q = "5/2/8; 聴 聞; 火火",
                          .dice = "6 1 …",
                          .list = list});
    for (const char* const heard : {"EFFECT P.聴*", "EFFECT Q.聴*", "EFFECT Q.Wet*"}) {
        CHECK(times_said(duel.part("P uses 濡", "resolve #3"), heard) > 0);
    }
    // One 火 with its Wet goes, and the 水 that paid; 黒 and two 地 come.
    CHECK(duel.part("P uses 換", "-- action Q") ==
          "P uses 換 paying 風2  panels (水)(風)|place #11 USE P.換 <風>   chain: #11|"
          "resolve #11 USE 換|"
          "place #12 EFFECT P.換 L4: panel_gain self.panel 2 right   chain: #12|"
          "place #13 EFFECT P.換 L3: panel_gain opponent.panel 1 黒 left   chain: #12 #13|"
          "place #14 EFFECT P.換 L2: panel_lose self.panel 1 left   chain: #12 #13 #14|"
          "place #15 EFFECT P.換 L1: panel_lose opponent.panel 1 left   chain: #12 #13 #14 #15|"
          "resolve #15 EFFECT 換 L1 panel_lose opponent.panel 1 left|Q panels 火W|"
          "resolve #14 EFFECT 換 L2 panel_lose self.panel 1 left|P panels (風)|"
          "resolve #13 EFFECT 換 L3 panel_gain opponent.panel 1 黒 left|Q panels 黒火W|"
          "resolve #12 EFFECT 換 L4 panel_gain self.panel 2 right|P panels (風)地地");
}

TEST_CASE("7.2: with a panel its statuses go; what they placed stays, as far as it still works",
          "[panel][7.2][6.2][R48]") {
    const auto turn = [](const char* once) {
        const auto list = panel_list(
            listed_active("撃", "火", lose("self", 1, R"(,"end":"left")")) + "," +
                listed_active("濡", "水", R"({"op":"give","status":"Wet","to":"opponent.panel"})"),
            R"({"letter":"W","name":"Wet","class":"ailment","on":["panel"],"trigger":{"event":"panelPaid"},
                "do":[{"op":"heal","n":"stacks","to":"opponent"},{"op":"damage","n":1,"to":"self"}])" +
                std::string(once) + "}");
        return PanelDuel(
                   {.p = "5/2/8; 撃; 火地", .q = "5/1/9; 濡; 水", .dice = "1 6 …", .list = list})
            .part("resolve #6", "-- end");
    };
    const std::string gone = "resolve #6 EFFECT 撃 L1 panel_lose self.panel 1 left|P panels 地|";
    CHECK(turn("") == gone + "resolve #4 EFFECT Wet* L1 heal stacks opponent|Q HP 20|"
                             "resolve #3 EFFECT Wet* L2 damage 1 self|P HP 19");
    CHECK(turn(R"(,"once":true)") == gone + "resolve #4 EFFECT Wet* L1 heal stacks opponent|"
                                            "resolve #3 EFFECT Wet* L2 damage 1 self");
    // In the house list a Heat that was placed hurts also when its panel has gone (R48).
    const auto list = panel_list(
        listed_active("撃", "火", lose("self", 1, R"(,"end":"left")")) + "," +
        listed_active("焼", "水", R"({"op":"give","status":"Heat","to":"opponent.panel"})"));
    const PanelDuel heat(
        {.p = "5/2/8; 撃; 火地", .q = "5/1/9; 焼; 水", .dice = "1 6 …", .list = list});
    CHECK(heat.part("resolve #5", "-- end") ==
          "resolve #5 EFFECT 撃 L1 panel_lose self.panel 1 left|P panels 地|"
          "resolve #3 EFFECT Heat* L1 damage 1 self|P HP 19");
}

} // namespace
} // namespace shiaiba::test

// The three worked battles, line by line: dice, payments, every event on the chain ([panel 10]).

#include "catch.hpp"
#include "panel/duel.hpp"
#include "test_file.hpp"

namespace shiaiba::test {
namespace {

std::string golden(const std::string& file) { return tests::test_file("golden/panel/" + file); }

TEST_CASE("10.1: reaction, reversed lines, Bind", "[panel][10.1][4.1][4.2][R28]") {
    const PanelDuel duel({.p = "1/5/9; 焔剣 水弾 火花; 剣火水火火",
                          .q = "1/3/11; 言封じ 霞衣 安らぎ; 風水地; "
                               "when my hp >= 4: do not use 安らぎ",
                          .dice = "4 2 1 6"});
    CHECK(duel.paper() == golden("battle-a.txt"));
    CHECK(duel.outcome().winner == Side::A);
    CHECK(duel.outcome().reason == "defeat");
    CHECK(duel.outcome().rounds == 2);
    CHECK(duel.outcome().left == std::array{3, 0});
    // 11: the trace, a line a phase.
    const std::string& trace = duel.chronicle().trace;
    CHECK(trace.find("1;initiative;-;42;0;4,51211,,;4,324,,\n"
                     "1;transcription;-;;0;4,51211,,;4,324,,\n"
                     "1;status;-;;0;4,51211,,;4,324,,\n"
                     "1;first;A;;16;4,5u1u2u1u1u,,;2,3u2u4,,\n") != std::string::npos);
    CHECK(trace.find("2;first;B;;21;3,51211,,1B;3,3u2u4u,,\n") != std::string::npos);
    CHECK(trace.substr(trace.size() - 18) == "RESULT;A;defeat;2\n");
}

TEST_CASE("10.2: maintenance, sword art or magic, Roll and transcription",
          "[panel][10.2][5.4][5.5][6.4]") {
    const PanelDuel duel({.p = "1/3/11; 焔の刃 一太刀; 火火剣 火剣剣; "
                               "when I maintain 焔の刃: do not use 焔の刃 / "
                               "when turn = 2: transcribe pattern 2",
                          .q = "1/5/9; 賽の目崩し 火花 小突き 鍔迫り; 剣剣地風火; "
                               "target sword panels",
                          .dice = "3 3 5 2 1 6 6 4 2 5 4 2 3 4 3 5 6 1 4"});
    CHECK(duel.paper() == golden("battle-b.txt"));
    CHECK(duel.outcome().winner == Side::B);
    CHECK(duel.outcome().left == std::array{0, 3});
}

TEST_CASE("10.3: black panels, white cost, time-out and tie-break", "[panel][10.3][3.4]") {
    const PanelDuel duel({.p = "6/2/7; 小突き 受け流し; ; when turn >= 2: do not use 小突き",
                          .q = "6/3/6; 小突き 受け流し; 剣剣地; "
                               "when turn >= 2: do not use 小突き",
                          .dice = "5 1 4 2 4 2 4 2 4 2 4 2 4 2 4 2 3 3 5 2"});
    CHECK(duel.paper() == golden("battle-c.txt"));
    CHECK(duel.outcome().winner == Side::A);
    CHECK(duel.outcome().reason == "time");
    CHECK(duel.outcome().rounds == 8);
}

} // namespace
} // namespace shiaiba::test

// Tests situations whose outcome was computed by hand from the rules alone: every line of the trace
// is compared.
#include "catch.hpp"
#include "sengen/bout.hpp"

namespace shiaiba::sengen {
namespace {

/// Checks all lines of the trace.
void check_lines(const Bout& bout, const std::vector<std::string_view>& lines) {
    const Fought fought(bout);
    REQUIRE(fought.lines() == lines.size());
    for (std::size_t k = 0; k < lines.size(); ++k) CHECK(fought.line(k) == lines[k]);
}

} // namespace

TEST_CASE("8.7, w4: a card that is deployed in the last window gives its cut at once",
          "[sengen][8.7]") {
    Bout bout;
    bout.a = one("4 4 6 5 5", "danmaku4 shot4 homing3 evade3", "magic3");
    bout.b = one("4 4 4 4 4", "", "", R"("cards":["cut"])");
    bout.settings =
        R"({"data":{"name":"x","cards":[{"id":"cut","ja":"気符「堅」","en":"Hard","type":"deploy","hp":8,"bonus":{"damage_cut":2}}]}})";
    bout.dice = "11111111111";
    bout.decisions = "pass, 23, 22, shot magic 6, none, deploy 1, wait, surrender A";
    check_lines(
        bout,
        {"1;start;-;;A1.pass B1.pass;A1,26,20,23,0,f,0,-,,0,,,;B1,26,16,22,0,f,0,-,,0,,,",
         "1;rows;-;;A.front B.front;A1,26,20,23,0,f,0,-,,0,,,;B1,26,16,22,0,f,0,-,,0,,,",
         "1;initiative;-;;A1.23 B1.22;A1,26,20,23,0,f,23,-,,0,,,;B1,26,16,22,0,f,22,-,,0,,,",
         "1;main;A1;11111111111;A1.shot_magic_6 A1.B1 B1.none A1.0 B1.deploy_1;A1,26,20,17,0,f,23,-,,0,,,;B1,26,16,22,0,f,22,1:1,1,0,,,",
         "1;main;B1;;B1.wait;A1,26,20,17,0,f,23,-,,0,,,;B1,26,16,22,0,f,22,1:1,1,0,,,w",
         "1;end;-;;A1.0 B1.0;A1,26,20,17,0,f,23,-,,0,,,;B1,26,16,22,0,f,22,1:1,1,0,,,w",
         "RESULT;B;surrender;2"});
}

TEST_CASE("P3 (b): four who declared one number", "[sengen][7]") {
    Bout bout;
    bout.a = party({one("4 4 4 4 6"), one("4 4 4 4 4")});
    bout.b = party({one("4 4 4 4 4"), one("4 4 4 4 4")});
    bout.settings = R"({"data":null})";
    bout.dice = "444333444113224";
    bout.decisions = "front, front, 20, 20, 20, 20, last, first, last, front, front, surrender A";
    check_lines(
        bout,
        {"1;start;-;;A1.pass A2.pass B1.pass B2.pass;A1,26,24,24,0,f,0,-,,0,,,;A2,26,16,22,0,f,0,-,,0,,,;B1,26,16,22,0,f,0,-,,0,,,;B2,26,16,22,0,f,0,-,,0,,,",
         "1;rows;-;;A.front B.front;A1,26,24,24,0,f,0,-,,0,,,;A2,26,16,22,0,f,0,-,,0,,,;B1,26,16,22,0,f,0,-,,0,,,;B2,26,16,22,0,f,0,-,,0,,,",
         "1;initiative;-;444333444113224;A1.20 A2.20 B1.20 B2.20 A1.last B2.first A2.last;A1,26,24,24,0,f,20,-,,0,,,;A2,26,16,22,0,f,20,-,,0,,,;B1,26,16,22,0,f,20,-,,0,,,;B2,26,16,22,0,f,20,-,,0,,,",
         "1;main;B2;;B2.wait;A1,26,24,24,0,f,20,-,,0,,,;A2,26,16,22,0,f,20,-,,0,,,;B1,26,16,22,0,f,20,-,,0,,,;B2,26,16,22,0,f,20,-,,0,,,w",
         "1;main;B1;;B1.wait;A1,26,24,24,0,f,20,-,,0,,,;A2,26,16,22,0,f,20,-,,0,,,;B1,26,16,22,0,f,20,-,,0,,,w;B2,26,16,22,0,f,20,-,,0,,,w",
         "1;main;A2;;A2.wait;A1,26,24,24,0,f,20,-,,0,,,;A2,26,16,22,0,f,20,-,,0,,,w;B1,26,16,22,0,f,20,-,,0,,,w;B2,26,16,22,0,f,20,-,,0,,,w",
         "1;main;A1;;A1.wait;A1,26,24,24,0,f,20,-,,0,,,w;A2,26,16,22,0,f,20,-,,0,,,w;B1,26,16,22,0,f,20,-,,0,,,w;B2,26,16,22,0,f,20,-,,0,,,w",
         "1;end;-;;A1.0 A2.0 B1.0 B2.0;A1,26,24,24,0,f,20,-,,0,,,w;A2,26,16,22,0,f,20,-,,0,,,w;B1,26,16,22,0,f,20,-,,0,,,w;B2,26,16,22,0,f,20,-,,0,,,w",
         "2;start;-;;A1.pass A2.pass B1.pass B2.pass;A1,26,24,24,0,f,20,-,,0,,,;A2,26,16,22,0,f,20,-,,0,,,;B1,26,16,22,0,f,20,-,,0,,,;B2,26,16,22,0,f,20,-,,0,,,",
         "2;rows;-;;A.front B.front;A1,26,24,24,0,f,20,-,,0,,,;A2,26,16,22,0,f,20,-,,0,,,;B1,26,16,22,0,f,20,-,,0,,,;B2,26,16,22,0,f,20,-,,0,,,",
         "RESULT;B;surrender;2"});
}

TEST_CASE("6, w6: an ally clears for who could not dodge", "[sengen][6][8.1]") {
    Bout bout;
    bout.a = one("4 4 6 5 5", "danmaku4 shot4 homing3 evade3", "magic3");
    bout.b = party({one("4 4 4 4 4", "melee1", "", R"("dp":12)"),
                    one("4 4 4 4 4", "", "", R"("cards":["comet"])")});
    bout.settings = R"({"cramped":"B","data":null})";
    bout.dice = "11111111111";
    bout.decisions =
        "pass, front, 23, 12, 22, shot magic 1, B1, guard 10, wait, wait, pass, front, 23, 2, 22, danmaku magic, yield, clear 1, dodge 0, take, surrender A";
    check_lines(
        bout,
        {"1;start;-;;A1.pass B1.pass B2.pass;A1,26,20,23,0,f,0,-,,0,,,;B1,26,16,12,0,f,0,-,,0,,,;B2,26,16,22,0,f,0,-,,0,,,",
         "1;rows;-;;A.front B.front;A1,26,20,23,0,f,0,-,,0,,,;B1,26,16,12,0,f,0,-,,0,,,;B2,26,16,22,0,f,0,-,,0,,,",
         "1;initiative;-;;A1.23 B1.12 B2.22;A1,26,20,23,0,f,23,-,,0,,,;B1,26,16,12,0,f,12,-,,0,,,;B2,26,16,22,0,f,22,-,,0,,,",
         "1;main;A1;11111111111;A1.shot_magic_1 A1.B1 B1.guard_10;A1,26,20,22,0,f,23,-,,0,,,;B1,26,16,2,0,f,12,-,,0,,,g;B2,26,16,22,0,f,22,-,,0,,,",
         "1;main;B2;;B2.wait;A1,26,20,22,0,f,23,-,,0,,,;B1,26,16,2,0,f,12,-,,0,,,g;B2,26,16,22,0,f,22,-,,0,,,w",
         "1;main;B1;;B1.wait;A1,26,20,22,0,f,23,-,,0,,,;B1,26,16,2,0,f,12,-,,0,,,wg;B2,26,16,22,0,f,22,-,,0,,,w",
         "1;end;-;;A1.0 B1.0 B2.0;A1,26,20,22,0,f,23,-,,0,,,;B1,26,16,2,0,f,12,-,,0,,,wg;B2,26,16,22,0,f,22,-,,0,,,w",
         "2;start;-;;A1.pass B1.pass B2.pass;A1,26,20,23,0,f,23,-,,0,,,;B1,26,16,2,0,f,12,-,,0,,,;B2,26,16,22,0,f,22,-,,0,,,",
         "2;rows;-;;A.front B.front;A1,26,20,23,0,f,23,-,,0,,,;B1,26,16,2,0,f,12,-,,0,,,;B2,26,16,22,0,f,22,-,,0,,,",
         "2;initiative;-;;A1.23 B1.2 B2.22;A1,26,20,23,0,f,23,-,,0,,,;B1,26,16,2,0,f,2,-,,0,,,;B2,26,16,22,0,f,22,-,,0,,,",
         "2;main;A1;;A1.danmaku_magic B1.yield B2.clear_1 B2.pass B1.dodge_0 B2.take B2.accept;A1,26,20,20,0,f,23,-,,0,,,;B1,26,16,1,4,f,2,-,,0,,,;B2,19,16,22,0,f,22,-,1,0,,,",
         "2;main;B2;;B2.wait;A1,26,20,20,0,f,23,-,,0,,,;B1,26,16,1,4,f,2,-,,0,,,;B2,19,16,22,0,f,22,-,1,0,,,w",
         "RESULT;B;surrender;2"});
}

TEST_CASE("6, w7, R40: cards in full defence", "[sengen][6][R40]") {
    Bout bout;
    bout.a = one("4 4 6 5 5", "danmaku4 shot4 homing3 evade3", "magic3");
    bout.b = party({one("4 4 4 4 4", "", "youjutsu5",
                        R"("youjutsuStat":"will","spells":["haze"],"cards":["mirage","comet"])"),
                    one("4 4 4 4 4")});
    bout.settings = R"({"data":null})";
    bout.decisions = "pass, back B1, 23, 22, 22, B1, yes, wait, deploy 1, pass, pass, surrender A";
    check_lines(
        bout,
        {"1;start;-;;A1.pass B1.pass B2.pass;A1,26,20,23,0,f,0,-,,0,,,;B1,26,16,22,0,f,0,-,,0,,,;B2,26,16,22,0,f,0,-,,0,,,",
         "1;rows;-;;A.front B.back_B1;A1,26,20,23,0,f,0,-,,0,,,;B1,26,16,22,0,b,0,-,,0,,,;B2,26,16,22,0,f,0,-,,0,,,",
         "1;initiative;-;;A1.23 B1.22 B2.22 B.B1 B1.yes;A1,26,20,23,0,f,23,-,,0,,,;B1,26,16,22,0,b,22,-,,0,,,d;B2,26,16,22,0,f,22,-,,0,,,",
         "1;main;A1;;A1.wait;A1,26,20,23,0,f,23,-,,0,,,w;B1,26,16,22,0,b,22,-,,0,,,d;B2,26,16,22,0,f,22,-,,0,,,",
         "1;main;B1;;B1.deploy_1 B1.pass;A1,26,20,23,0,f,23,-,,0,,,w;B1,26,16,22,0,b,22,1:26,1,0,,,d;B2,26,16,22,0,f,22,-,,0,,,",
         "1;main;B2;;B2.wait;A1,26,20,23,0,f,23,-,,0,,,w;B1,26,16,22,0,b,22,1:26,1,0,,,d;B2,26,16,22,0,f,22,-,,0,,,w",
         "1;end;-;;A1.0 B1.0 B2.0;A1,26,20,23,0,f,23,-,,0,,,w;B1,26,16,22,0,b,22,1:26,1,0,,,d;B2,26,16,22,0,f,22,-,,0,,,w",
         "2;start;-;;A1.pass B1.pass B2.pass;A1,26,20,23,0,f,23,-,,0,,,;B1,26,16,22,0,b,22,1:26,1,0,,,;B2,26,16,22,0,f,22,-,,0,,,",
         "RESULT;B;surrender;2"});
}

TEST_CASE("6: breaking a card", "[sengen][6]") {
    Bout bout;
    bout.a = one("4 4 6 5 5", "danmaku5 shot4 homing3 evade3", "magic5", R"("actions":1)");
    bout.b = one("4 4 4 4 4", "", "", R"("cards":["veil"])");
    bout.settings = R"({"data":null})";
    bout.dice = "1111111166666";
    bout.decisions = "pass, 23, 22, shot magic 6, deploy 1, none, 23, 22, surrender A";
    check_lines(
        bout,
        {"1;start;-;;A1.pass B1.pass;A1,26,20,23,0,f,0,-,,0,,,;B1,26,16,22,0,f,0,-,,0,,,",
         "1;rows;-;;A.front B.front;A1,26,20,23,0,f,0,-,,0,,,;B1,26,16,22,0,f,0,-,,0,,,",
         "1;initiative;-;;A1.23 B1.22;A1,26,20,23,0,f,23,-,,0,,,;B1,26,16,22,0,f,22,-,,0,,,",
         "1;main;A1;1111111166666;A1.shot_magic_6 A1.B1 B1.deploy_1 B1.none A1.0 B1.accept;A1,26,20,20,0,f,23,-,,0,,,;B1,26,16,22,0,f,22,-,1,0,,,",
         "1;main;B1;;B1.wait;A1,26,20,20,0,f,23,-,,0,,,;B1,26,16,22,0,f,22,-,1,0,,,w",
         "1;end;-;;A1.0 B1.0;A1,26,20,20,0,f,23,-,,0,,,;B1,26,16,22,0,f,22,-,1,0,,,w",
         "2;start;-;;A1.pass B1.pass;A1,26,20,23,0,f,23,-,,0,,,;B1,26,16,22,0,f,22,-,1,0,,,",
         "2;rows;-;;A.front B.front;A1,26,20,23,0,f,23,-,,0,,,;B1,26,16,22,0,f,22,-,1,0,,,",
         "2;initiative;-;;A1.23 B1.22;A1,26,20,23,0,f,23,-,,0,,,;B1,26,16,22,0,f,22,-,1,0,,,",
         "RESULT;B;surrender;2"});
}

TEST_CASE("6: giving a card up", "[sengen][6]") {
    Bout bout;
    bout.a = party(
        {one("4 4 6 5 5", "danmaku4 shot4 homing3 evade3", "magic3", R"("cards":["veil","veil"])"),
         one("4 4 6 5 5", "danmaku4 shot4 homing3 evade3", "magic3")});
    bout.b = party({one("4 4 4 4 4"), one("4 4 4 4 4")});
    bout.settings = R"({"data":null})";
    bout.dice = "1666666666616666";
    bout.decisions =
        "deploy 1, pass, front, front, 23, 23, 22, 22, A1, B1, shot magic 1, B1, evade 10, shot magic 1, B2, evade 4, dismiss, B2, deploy 2, pass, front, front, 23, 23, 17, 22, A1, surrender A";
    check_lines(
        bout,
        {"1;start;-;;A1.deploy_1 A1.pass A2.pass B1.pass B2.pass;A1,26,20,23,0,f,0,1:26,1,0,,,;A2,26,20,23,0,f,0,-,,0,,,;B1,26,16,22,0,f,0,-,,0,,,;B2,26,16,22,0,f,0,-,,0,,,",
         "1;rows;-;;A.front B.front;A1,26,20,23,0,f,0,1:26,1,0,,,;A2,26,20,23,0,f,0,-,,0,,,;B1,26,16,22,0,f,0,-,,0,,,;B2,26,16,22,0,f,0,-,,0,,,",
         "1;initiative;-;;A1.23 A2.23 B1.22 B2.22 A.A1 B.B1;A1,26,20,23,0,f,23,1:26,1,0,,,;A2,26,20,23,0,f,23,-,,0,,,;B1,26,16,22,0,f,22,-,,0,,,;B2,26,16,22,0,f,22,-,,0,,,",
         "1;main;A1;16666666666;A1.shot_magic_1 A1.B1 B1.evade_10;A1,26,20,22,0,f,23,1:26,1,0,,,;A2,26,20,23,0,f,23,-,,0,,,;B1,26,16,12,11,f,22,-,,0,,,;B2,26,16,22,0,f,22,-,,0,,,",
         "1;main;A2;16666;A2.shot_magic_1 A2.B2 B2.evade_4;A1,26,20,22,0,f,23,1:26,1,0,,,;A2,26,20,22,0,f,23,-,,0,,,;B1,26,16,12,11,f,22,-,,0,,,;B2,26,16,18,5,f,22,-,,0,,,",
         "1;main;B1;;B1.wait;A1,26,20,22,0,f,23,1:26,1,0,,,;A2,26,20,22,0,f,23,-,,0,,,;B1,26,16,12,11,f,22,-,,0,,,w;B2,26,16,18,5,f,22,-,,0,,,",
         "1;main;B2;;B2.wait;A1,26,20,22,0,f,23,1:26,1,0,,,;A2,26,20,22,0,f,23,-,,0,,,;B1,26,16,12,11,f,22,-,,0,,,w;B2,26,16,18,5,f,22,-,,0,,,w",
         "1;end;-;;A1.0 A2.0 B1.0 B2.0;A1,26,20,22,0,f,23,1:26,1,0,,,;A2,26,20,22,0,f,23,-,,0,,,;B1,26,16,12,11,f,22,-,,0,,,w;B2,26,16,18,5,f,22,-,,0,,,w",
         "2;start;-;;A1.dismiss B.B2 A1.deploy_2 A1.pass A2.pass B1.pass B2.pass;A1,26,20,23,0,f,23,2:26,1.2,0,,,;A2,26,20,23,0,f,23,-,,0,,,;B1,26,16,17,11,f,22,-,,0,,,;B2,26,16,22,5,f,22,-,,0,,,",
         "2;rows;-;;A.front B.front;A1,26,20,23,0,f,23,2:26,1.2,0,,,;A2,26,20,23,0,f,23,-,,0,,,;B1,26,16,17,11,f,22,-,,0,,,;B2,26,16,22,5,f,22,-,,0,,,",
         "2;initiative;-;;A1.23 A2.23 B1.17 B2.22 A.A1;A1,26,20,23,0,f,23,2:26,1.2,0,,,;A2,26,20,23,0,f,23,-,,0,,,;B1,26,16,17,11,f,17,-,,0,,,;B2,26,16,22,5,f,22,-,,0,,,",
         "RESULT;B;surrender;2"});
}

TEST_CASE("6, 8.6: a card against a spell, and the status that it ends", "[sengen][6][8.6]") {
    Bout bout;
    bout.a = one("4 4 6 5 5", "shot4", "magic3", R"("spells":["hex","doze"],"actions":2)");
    bout.b = one("4 4 4 4 4", "", "", R"("cards":["veil"])");
    bout.settings =
        R"({"data":{"name":"x","spells":[{"id":"hex","ja":"呪","en":"Hex","ability":"magic","timing":"main","cost":4,"activation":8,"side":"enemy","diameter":null,"resist":null,"effects":[{"op":"status","id":"bind","turns":99},{"op":"status","id":"dazzle","turns":99}]},{"id":"doze","ja":"睡","en":"Doze","ability":"magic","timing":"main","cost":4,"activation":8,"side":"enemy","diameter":null,"resist":"will","on_resist":"none","effects":[{"op":"status","id":"sleep","turns":99}]}]}})";
    bout.dice = "66";
    bout.decisions =
        "pass, 23, 22, cast hex, 1, wait, wait, pass, 23, 22, cast doze, 1, deploy 1, dazzle, wait, wait, surrender A";
    check_lines(
        bout,
        {"1;start;-;;A1.pass B1.pass;A1,26,20,23,0,f,0,-,,0,,,;B1,26,16,22,0,f,0,-,,0,,,",
         "1;rows;-;;A.front B.front;A1,26,20,23,0,f,0,-,,0,,,;B1,26,16,22,0,f,0,-,,0,,,",
         "1;initiative;-;;A1.23 B1.22;A1,26,20,23,0,f,23,-,,0,,,;B1,26,16,22,0,f,22,-,,0,,,",
         "1;main;A1;6;A1.cast_hex A1.B1 A1.1;A1,26,16,22,0,f,23,-,,0,,,;B1,26,16,22,0,f,22,-,,0,bind99.dazzle99,,",
         "1;main;B1;;B1.wait;A1,26,16,22,0,f,23,-,,0,,,;B1,26,16,22,0,f,22,-,,0,bind99.dazzle99,,w",
         "1;main;A1;;A1.wait;A1,26,16,22,0,f,23,-,,0,,,;B1,26,16,22,0,f,22,-,,0,bind99.dazzle99,,w",
         "1;end;-;;A1.0 B1.0;A1,26,16,22,0,f,23,-,,0,,,;B1,26,16,22,0,f,22,-,,0,bind99.dazzle99,,w",
         "2;start;-;;A1.pass B1.pass;A1,26,16,23,0,f,23,-,,0,,,;B1,26,16,22,0,f,22,-,,0,bind99.dazzle99,,",
         "2;rows;-;;A.front B.front;A1,26,16,23,0,f,23,-,,0,,,;B1,26,16,22,0,f,22,-,,0,bind99.dazzle99,,",
         "2;initiative;-;;A1.23 B1.22;A1,26,16,23,0,f,23,-,,0,,,;B1,26,16,22,0,f,22,-,,0,bind99.dazzle99,,",
         "2;main;A1;6;A1.cast_doze A1.B1 A1.1 B1.deploy_1 B1.dazzle;A1,26,12,22,0,f,23,-,,0,,,;B1,26,16,22,0,f,22,1:26,1,0,bind99,,",
         "2;main;B1;;B1.wait;A1,26,12,22,0,f,23,-,,0,,,;B1,26,16,22,0,f,22,1:26,1,0,bind99,,w",
         "2;main;A1;;A1.wait;A1,26,12,22,0,f,23,-,,0,,,;B1,26,16,22,0,f,22,1:26,1,0,bind99,,w",
         "2;end;-;;A1.0 B1.0;A1,26,12,22,0,f,23,-,,0,,,;B1,26,16,22,0,f,22,1:26,1,0,bind99,,w",
         "RESULT;B;surrender;3"});
}

} // namespace shiaiba::sengen

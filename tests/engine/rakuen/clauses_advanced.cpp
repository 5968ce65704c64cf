// Tests the advanced rules: SP, each skill, the seal ([rakuen 13]).
#include "catch.hpp"
#include "rakuen/bout.hpp"

namespace shiaiba::test {

TEST_CASE("13.1: three SP, paid at declaration, one or two a skill", "[rakuen][13.1]") {
    const Bout bout(
        {.advanced = true, .dice = "1:2", .decisions = "first; attack POW +seal +stun"});
    CHECK(bout.field("1;A", 2) == "150,0,1,POW,0,0,0,0,0,seal+stun");
    const Bout charged({.advanced = true, .dice = "1:2", .decisions = "first; charge"});
    CHECK(charged.field("1;A", 2) == "150,2,1,none,0,0,0,0,0,charge");
}

TEST_CASE("13.1: at most two skills a phase, before and after the dice (R16)",
          "[rakuen][13.1][R16]") {
    const Bout both(
        {.advanced = true, .dice = "1:2", .decisions = "first; attack POW +seal; use stun"});
    CHECK(both.pending() == "defend");
    const Bout one({.advanced = true, .dice = "1:2", .decisions = "first; attack POW +seal"});
    CHECK(one.options() == "pass; use finisher; use shift red +1; use shift red -1; "
                           "use shift blue +1; use shift blue -1; use stun; use surehit");
}

TEST_CASE("13.1: what is not paid for or used already is not offered", "[rakuen][13.1]") {
    const Bout poor({.advanced = true, .start = R"({"A": {"sp": 1}})"});
    CHECK(poor.offers("attack POW +seal"));
    CHECK_FALSE(poor.offers("attack POW +seal +stun"));
    CHECK_FALSE(poor.offers("charge"));
    const Bout used({.advanced = true, .start = R"({"A": {"used": ["seal"]}})"});
    CHECK_FALSE(used.offers("attack POW +seal"));
    CHECK(used.offers("attack POW +stun"));
}

TEST_CASE("13.1: useless skills are legal (R41)", "[rakuen][13.1][R41]") {
    const Bout bout({.advanced = true,
                     .start = R"({"A": {"in": 5}, "B": {"recoil": true}})",
                     .dice = "1:2 1:2",
                     .decisions = "first; invisible POW +stun; use surehit"});
    CHECK(bout.field("1;A", 1) == "2,7,0,1,27,99");
    CHECK(bout.field("1;B", 3) == "123,1,3,none,0,0,0,0,0");
}

TEST_CASE("13.2: under the seal neither invisible attack nor skills (R19)", "[rakuen][13.2][R19]") {
    const Bout sealed({.advanced = true, .start = R"({"A": {"sealed": true, "in": 9}})"});
    CHECK(sealed.options() == "attack WIZ; attack POW; attack SPD");
    // The seal ends with that attack phase, and skills of the guard phase are allowed.
    const Bout after({.advanced = true,
                      .start = R"({"A": {"sealed": true}})",
                      .dice = "1:2 1:2",
                      .decisions = "first; attack POW; guard; attack POW; pass"});
    CHECK(after.field("1;A", 2) == "150,0,3,POW,0,0,0,0,0");
    const Bout guard({.advanced = true,
                      .start = R"({"B": {"sealed": true}})",
                      .dice = "1:2",
                      .decisions = "first; attack POW; pass"});
    CHECK(guard.offers("guard +riposte"));
    CHECK(guard.offers("evade +counter"));
}

TEST_CASE("13.3: 反撃 and カウンター against which attacks (R21)", "[rakuen][13.3][R21]") {
    const auto options = [](const char* decisions) {
        return Bout({.advanced = true, .dice = "1:2", .decisions = decisions}).options();
    };
    const std::string both = "guard; evade; guard +riposte; evade +counter";
    CHECK(options("first; attack POW; pass") == both);
    CHECK(options("first; attack POW +seal; pass") == "guard; evade");
    CHECK(options("first; attack POW; use seal; pass") == both);
    CHECK(options("first; attack POW +seal; use stun") == both);
    // Skills of earlier attacks don't matter.
    CHECK(Bout({.advanced = true,
                .start = R"({"A": {"used": ["seal"], "sp": 0}})",
                .dice = "1:2",
                .decisions = "first; attack POW"})
              .options() == both);
}

TEST_CASE("13.4: シフト goes round the ring and need not make a double (R22)",
          "[rakuen][13.4][R22]") {
    const auto shifted = [](const char* dice, const char* use) {
        const std::string decisions = "first; attack POW; " + std::string(use) + "; pass";
        return Bout({.advanced = true, .dice = dice, .decisions = decisions}).field("1;A", 1);
    };
    CHECK(shifted("0:4", "use shift red +1") == "1,5,0,0,25,5");
    CHECK(shifted("0:4", "use shift red -1") == "1,13,0,0,33,13");
    CHECK(shifted("4:9", "use shift blue +1") == "1,14,0,0,34,14");
    CHECK(shifted("4:1", "use shift blue -1") == "1,14,0,0,34,14");
    // 9:0 becomes the double 0:0, which adds another pair.
    CHECK(shifted("9:0 3:3 1:2", "use shift red +1") == "3,29,1,0,49,29");
}

TEST_CASE("13.4: シフト changes the last pair of a chain, and no invisible attack",
          "[rakuen][13.4]") {
    const Bout bout({.advanced = true,
                     .dice = "5:5 3:4 1:2",
                     .decisions = "first; attack POW; use shift blue -1; pass"});
    CHECK(bout.field("1;A", 1) == "3,19,1,0,39,19");
    const Bout invisible({.advanced = true,
                          .start = R"({"A": {"in": 5}})",
                          .dice = "1:2 1:2",
                          .decisions = "first; invisible POW"});
    CHECK(invisible.pending() == "after");
    CHECK_FALSE(invisible.offers("use shift red +1"));
}

TEST_CASE("13.5: 連撃 takes the same ability again and adds the lower other (R17, R23)",
          "[rakuen][13.5][R17][R23]") {
    const Bout bout({.advanced = true,
                     .start = R"({"A": {"last": "POW"}})",
                     .dice = "1:2",
                     .decisions = "first; attack POW +rush; pass"});
    CHECK(bout.field("1;A", 1) == "1,3,0,0,38,3"); // 20 + 15 + 3
    CHECK(bout.said("values") == "攻撃値 20+15+3=38（【連撃】+15）、命中値 3。");
    const Bout start({.advanced = true, .start = R"({"A": {"last": "POW", "in": 5}})"});
    CHECK_FALSE(start.offers("attack POW"));
    CHECK_FALSE(start.offers("attack WIZ +rush"));
    CHECK(start.offers("invisible POW +rush"));
    const Bout far(
        {.a = "50 5 5", .b = "20 20 20", .advanced = true, .start = R"({"A": {"last": "POW"}})"});
    CHECK_FALSE(far.offers("attack POW +rush"));
    const Bout near(
        {.a = "49 6 5", .b = "20 20 20", .advanced = true, .start = R"({"A": {"last": "POW"}})"});
    CHECK(near.offers("attack POW +rush"));
}

TEST_CASE("13.6: ハーフアタック halves, hits at 99 and brings IN (R24)", "[rakuen][13.6][R24]") {
    const Bout bout({.a = "31 14 15",
                     .advanced = true,
                     .start = R"({"A": {"last": "POW"}})",
                     .dice = "1:2",
                     .decisions = "first; attack POW +half; pass"});
    CHECK(bout.field("1;A", 1) == "1,3,0,0,18,99");
    CHECK(bout.field("1;A", 2) == "150,1,2,POW,0,0,0,0,0,half");
    CHECK(bout.said("values") ==
          "攻撃値 (31÷2=15)+3=18（【ハーフアタック】÷2、小数点以下切り下げ）、"
          "命中値 99（【ハーフアタック】）。");
    CHECK_FALSE(Bout({.a = "29 16 15", .advanced = true}).offers("attack POW +half"));
    // The defender's ability is not halved.
    const Bout guarded({.a = "31 14 15",
                        .b = "10 25 25",
                        .advanced = true,
                        .dice = "1:2",
                        .decisions = "first; attack POW; use half; pass; guard"});
    CHECK(guarded.field("1;B", 1) == "0,0,8,0");
}

TEST_CASE("13.6: フラットアタック adds the higher other and brings IN", "[rakuen][13.6]") {
    const Bout bout({.b = "15 20 25",
                     .advanced = true,
                     .dice = "1:2",
                     .decisions = "first; attack POW +flat; pass"});
    CHECK(bout.field("1;A", 1) == "1,3,0,0,48,3"); // 20 + 25 + 3
    CHECK(bout.field("1;A", 2) == "150,1,2,POW,0,0,0,0,0,flat");
    CHECK_FALSE(Bout({.b = "14 21 25", .advanced = true}).offers("attack POW +flat"));
}

TEST_CASE("13.6: both together bring one IN (R25)", "[rakuen][13.6][R25]") {
    const Bout bout({.a = "30 15 15",
                     .b = "30 15 15",
                     .advanced = true,
                     .dice = "1:2",
                     .decisions = "first; attack POW +half +flat"});
    CHECK(bout.field("1;A", 1) == "1,3,0,0,33,99"); // 15 + 15 + 3
    CHECK(bout.field("1;A", 2) == "150,1,1,POW,0,0,0,0,0,half+flat");
}

TEST_CASE("13.6: the IN is lost to 必殺 and to an invisible attack (R6)", "[rakuen][13.6][R6]") {
    const Bout finisher({.b = "20 15 25",
                         .advanced = true,
                         .start = R"({"A": {"in": 2}})",
                         .dice = "1:2",
                         .decisions = "first; attack POW +finisher +flat"});
    CHECK(finisher.field("1;A", 1) == "1,3,0,0,68,3"); // 20 + 25 + 3 + 2·10
    CHECK(finisher.field("1;A", 2) == "150,0,1,POW,0,0,0,0,0,finisher+flat");
    CHECK(finisher.kinds(1) == "attack pair values gain reset");
    CHECK(finisher.said("gain") == "【フラットアタック】：イチカ IN 2+1=3");
    CHECK(finisher.said("gain", Lang::En) == "イチカ gains IN 2+1=3 by Flat attack.");
    // A record may name the skills in any order.
    CHECK(Bout({.b = "20 15 25",
                .advanced = true,
                .start = R"({"A": {"in": 2}})",
                .dice = "1:2",
                .decisions = "first; attack POW +flat +finisher"})
              .kinds(1) == "attack pair values gain reset");
    CHECK(finisher.said("reset") == "【必殺】：イチカ IN 3→0、回避回数 0→0。");
    const Bout invisible({.b = "20 15 25",
                          .advanced = true,
                          .start = R"({"A": {"in": 5}})",
                          .dice = "1:2 1:2",
                          .decisions = "first; invisible POW +flat; pass; iguard"});
    CHECK(invisible.field("1;A", 2) == "150,6,2,POW,0,0,0,0,0,flat");
    CHECK(invisible.field("1;B", 2) == "150,0,2,POW,0,1,0,0,0,flat");
}

TEST_CASE("13.7: 必中 overrides 必殺", "[rakuen][13.7]") {
    const Bout bout({.advanced = true,
                     .start = R"({"A": {"evades": 3}})",
                     .dice = "1:2",
                     .decisions = "first; attack POW +finisher; use surehit"});
    CHECK(bout.field("1;A", 1) == "1,3,0,0,23,99");
}

TEST_CASE("13.7: 突破 skips the guard phase that answers it (R26)", "[rakuen][13.7][R26]") {
    const char* const start = R"({"A": {"in": 5}, "B": {"guards": 3, "in": 4}})";
    const Bout bout({.advanced = true,
                     .start = start,
                     .dice = "6:6 1:2",
                     .decisions = "first; attack POW +break; pass"});
    CHECK(bout.at("1;B") == "skip;0,0,35,0;150,5,2,POW,0,0,0,0,0,break;"
                            "115,5,3,none,0,0,1,0,3");
    CHECK(bout.kinds(1) == "attack pair pair-chain values guard-skipped-break damage sealed");
    const Bout invisible({.advanced = true,
                          .start = start,
                          .dice = "1:2 1:2",
                          .decisions = "first; invisible POW; use break; pass"});
    CHECK(invisible.field("1;B", 0) == "skip");
    CHECK_FALSE(
        Bout({.advanced = true, .start = R"({"B": {"guards": 2}})"}).offers("attack POW +break"));
}

TEST_CASE("13.7: 突破 against a recoiling defender: one skip for both (R45)",
          "[rakuen][13.7][R45]") {
    const Bout bout({.advanced = true,
                     .start = R"({"B": {"guards": 3, "recoil": true}})",
                     .dice = "1:2",
                     .decisions = "first; attack POW +break; pass"});
    CHECK(bout.at("1;B") == "skip;0,0,23,0;150,0,2,POW,0,0,0,0,0,break;"
                            "127,1,3,none,0,0,1,0,3");
}

TEST_CASE("13.8: チャージ keeps the ban and has no guard phase (R5)", "[rakuen][13.8][R5]") {
    const Bout bout({.advanced = true,
                     .start = R"({"A": {"last": "POW"}})",
                     .dice = "1:1 1:2",
                     .decisions = "first; charge"});
    CHECK(bout.at("1;A") == "charge;2,5,1,0,0,0;150,3,1,POW,0,0,0,0,0,charge;"
                            "150,0,3,none,0,0,0,0,0");
    CHECK(bout.at("1;B").empty());
    CHECK(bout.played().pending->side == Side::B);
}

TEST_CASE("13.8: a charge uses up the opponent's recoil (R4)", "[rakuen][13.8][R4]") {
    const Bout bout({.advanced = true,
                     .start = R"({"B": {"recoil": true}})",
                     .dice = "1:2",
                     .decisions = "first; charge"});
    CHECK(bout.at("1;B") == "skip;0,0,0,0;150,2,1,none,0,0,0,0,0,charge;"
                            "150,1,3,none,0,0,0,0,0");
    CHECK(bout.kinds(1) == "charge pair charged guard-skipped-recoil no-damage");
    CHECK(bout.pending() == "attack");
    CHECK(bout.played().pending->side == Side::B);
}

TEST_CASE("13.9: 切札 doubles, and fails where the opponent stands (R18)", "[rakuen][13.9][R18]") {
    const Bout lost({.advanced = true,
                     .start = R"({"A": {"in": 3, "hp": 100}})",
                     .dice = "1:2 1:2",
                     .decisions = "first; invisible POW +trump; pass; iguard"});
    CHECK(lost.field("1;A", 1) == "2,7,0,1,47,7");
    CHECK(lost.last() == "RESULT;B;trump;1");
    CHECK(lost.fighter('A') == "0,0,2,POW,0,1,0,0,0,trump");
    CHECK(lost.said("values") == "攻撃値 (20×2=40)+4+3=47（【切札】×2）、命中値 4+3=7。"
                                 "強制チェインではスタン効果は発生しない。");
    const Bout won({.advanced = true,
                    .start = R"({"A": {"in": 3, "hp": 10}, "B": {"hp": 60}})",
                    .dice = "9:0 9:8",
                    .decisions = "first; invisible POW +trump; use surehit; iguard"});
    // (20×2) + 20 + 17 = 77, minus 25: the opponent keeps 8 HP.
    CHECK(won.last() == "RESULT;B;trump;1");
    const Bout far({.advanced = true, .start = R"({"A": {"in": 5, "hp": 101}})"});
    CHECK_FALSE(far.offers("invisible POW +trump"));
    const Bout strong(
        {.a = "31 14 15", .advanced = true, .start = R"({"A": {"in": 5, "hp": 100}})"});
    CHECK_FALSE(strong.offers("invisible POW +trump"));
    CHECK(strong.offers("invisible WIZ +trump"));
    CHECK_FALSE(strong.offers("attack WIZ +trump"));
}

TEST_CASE("13.9: 切札 that beats the opponent wins", "[rakuen][13.9]") {
    const Bout bout({.advanced = true,
                     .start = R"({"A": {"in": 3, "hp": 1}, "B": {"hp": 51}})",
                     .dice = "9:0 9:8",
                     .decisions = "first; invisible POW +trump; pass; iguard"});
    CHECK(bout.last() == "RESULT;A;hp;1");
    CHECK(bout.fighter('A') == "1,3,2,POW,0,0,0,0,0,trump");
}

TEST_CASE("13.9: with ハーフアタック it gives the ability itself", "[rakuen][13.9]") {
    const Bout bout({.a = "30 15 15",
                     .advanced = true,
                     .start = R"({"A": {"in": 3, "hp": 100}})",
                     .dice = "1:2 1:2",
                     .decisions = "first; invisible POW +half +trump; iguard"});
    CHECK(bout.field("1;A", 1) == "2,7,0,1,37,99");
    CHECK(bout.said("values") ==
          "攻撃値 (30×2÷2=30)+4+3=37（【切札】×2、【ハーフアタック】÷2）、"
          "命中値 99（【ハーフアタック】）。強制チェインではスタン効果は発生しない。");
}

TEST_CASE("13.10: 反撃 throws half of the damage back and takes no stun", "[rakuen][13.10]") {
    const Bout bout({.advanced = true,
                     .dice = "6:6 5:6",
                     .decisions = "first; attack POW; pass; guard +riposte"});
    CHECK(bout.at("1;B") == "guard +riposte;0,0,18,9;141,0,3,POW,0,0,0,0,0;"
                            "132,1,2,none,0,0,0,0,1,riposte");
    CHECK(bout.kinds(1) == "attack pair pair-chain values guard guard-held damage back");
    CHECK(bout.said("back") == "レンの【反撃】：イチカに18÷2=9ダメージ。HP 150−9=141");
}

TEST_CASE("13.10: against a seal the die is rolled (R28)", "[rakuen][13.10][R28]") {
    const Bout sealed({.advanced = true,
                       .dice = "1:9 1:2",
                       .decisions = "first; attack POW; use seal; pass; guard +riposte"});
    CHECK(sealed.at("1;B") == "guard +riposte;1,3,5,2;148,0,2,POW,0,0,0,0,0,seal;"
                              "145,1,2,none,0,0,1,0,1,riposte");
    const Bout stun({.advanced = true,
                     .dice = "1:9",
                     .decisions = "first; attack POW; use stun; pass; guard +riposte"});
    CHECK(stun.field("1;B", 1) == "0,0,5,2");
    CHECK(stun.fighter('B') == "145,1,2,none,0,0,0,0,1,riposte");
}

TEST_CASE("13.10: who falls throws nothing back", "[rakuen][13.10]") {
    const Bout bout({.advanced = true,
                     .start = R"({"B": {"hp": 5}})",
                     .dice = "1:9",
                     .decisions = "first; attack POW; pass; guard +riposte"});
    CHECK(bout.last() == "RESULT;A;hp;1");
    CHECK(bout.fighter('A') == "150,0,3,POW,0,0,0,0,0");
}

TEST_CASE("13.11: カウンター throws half of the attack value back (R29, R35)",
          "[rakuen][13.11][R29][R35]") {
    const Bout declared({.advanced = true,
                         .dice = "5:6 9:8",
                         .decisions = "first; attack POW; pass; evade +counter"});
    CHECK(declared.at("1;B") == "evade +counter;1,17,0,15;135,0,3,POW,0,0,0,0,0;"
                                "150,1,2,none,0,0,0,1,0,counter");
    CHECK(declared.kinds(1) == "attack pair values evade pair evaded no-damage back");
    const Bout low({.advanced = true,
                    .dice = "4:6 9:8",
                    .decisions = "first; attack POW; pass; evade +counter"});
    CHECK(low.fighter('B') == "150,0,2,none,0,0,0,1,0,counter");
    const Bout failed({.advanced = true,
                       .dice = "5:6 1:2",
                       .decisions = "first; attack POW; pass; evade +counter"});
    CHECK(failed.at("1;B") == "evade +counter;1,3,31,0;150,0,3,POW,0,0,0,0,0;"
                              "119,2,2,none,0,0,0,1,0,counter");
}

TEST_CASE("13.11: it may be decided after the success, without IN", "[rakuen][13.11][R35]") {
    const Bout waiting(
        {.advanced = true, .dice = "5:6 9:8", .decisions = "first; attack POW; pass; evade"});
    CHECK(waiting.options() == "pass; counter");
    const Bout bout({.advanced = true,
                     .dice = "5:6 9:8",
                     .decisions = "first; attack POW; pass; evade; counter"});
    CHECK(bout.fighter('B') == "150,0,2,none,0,0,0,1,0,counter");
    CHECK(bout.fighter('A') == "135,0,3,POW,0,0,0,0,0");
    CHECK(bout.kinds(1) == "attack pair values evade pair evaded use unhurt back");
    const Bout failed(
        {.advanced = true, .dice = "5:6 1:2", .decisions = "first; attack POW; pass; evade"});
    CHECK(failed.pending() == "attack");
}

TEST_CASE("13.11: カウンター can decide the battle", "[rakuen][13.11][12]") {
    const Bout bout({.advanced = true,
                     .start = R"({"A": {"hp": 15}})",
                     .dice = "5:6 9:8",
                     .decisions = "first; attack POW; pass; evade +counter"});
    CHECK(bout.last() == "RESULT;B;hp;1");
    CHECK(bout.fighter('B') == "150,1,2,none,0,0,0,1,0,counter");
}

TEST_CASE("13.12: 鉄壁 pays two and brings five, also without dice", "[rakuen][13.12]") {
    const char* const start = R"({"A": {"in": 5}, "B": {"in": 2}})";
    const Bout rolled({.advanced = true,
                       .start = start,
                       .dice = "9:8 9:8 1:2",
                       .decisions = "first; invisible POW; pass; iguard +ironwall; roll"});
    // 20 + 18 + 17 = 55, minus 25 and 3.
    CHECK(rolled.at("1;B") == "iguard +ironwall;1,3,27,0;150,0,3,POW,0,1,0,0,0;"
                              "123,5,2,none,0,0,0,0,0,ironwall");
    const Bout kept({.advanced = true,
                     .start = start,
                     .dice = "9:8 9:8",
                     .decisions = "first; invisible POW; pass; iguard +ironwall; stop"});
    CHECK(kept.field("1;B", 3) == "120,7,2,none,0,0,0,0,0,ironwall");
}

} // namespace shiaiba::test

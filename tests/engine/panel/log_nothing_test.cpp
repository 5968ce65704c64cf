// Tests the log's sentences on effects that do nothing, maintenance that ends, payments, and the
// verdict.
#include <string>

#include "catch.hpp"
#include "panel/duel.hpp"

namespace shiaiba::test {
namespace {

TEST_CASE("6.2: a status that is not given says why", "[panel][6.2][words]") {
    std::string poison;
    for (int k = 0; k < 4; ++k) {
        poison += R"({"op":"give","status":"Poison","to":"opponent"},)";
    }
    const PanelDuel most = panel_doing(poison + R"({"op":"give","status":"Guard","to":"self"},)"
                                                R"({"op":"give","status":"Guard","to":"self"})");
    CHECK(most.tells("乙のPoisonは3個のまま（最大）。"));
    CHECK(most.tells("B: Poison stays at 3, the maximum.", Lang::En));
    CHECK(most.tells("甲にはすでにGuardがある。"));
    const PanelDuel panels =
        panel_doing(R"({"op":"give","status":"Heat","to":"opponent.panel","count":2},)"
                    R"({"op":"give","status":"Heat","to":"opponent.panel"},)"
                    R"({"op":"give","status":"Bind","to":"opponent.skill"})",
                    "5/1/9; ; 水");
    // There are fewer panels than the line wants, a panel that has Heat already, and no skill at
    // all.
    CHECK(panels.tells("乙のパネルは1枚だけ。"));
    CHECK(panels.tells("乙のパネル1にはすでにHeatがある。"));
    CHECK(panels.tells("乙にスキルがない。"));
    CHECK(panels.tells("B has only 1 panel.", Lang::En));
    CHECK(panels.tells("B's panel 1: Heat already.", Lang::En));
    CHECK(panels.tells("B has no skill.", Lang::En));
}

TEST_CASE("7.2: there is nothing to remove, to spend, to use up or to release",
          "[panel][7.2][words]") {
    const PanelDuel duel =
        panel_doing(R"({"op":"remove","category":"ailment","from":"self","count":2},)"
                    R"({"op":"remove","status":"Heat","from":"opponent.panel","count":1},)"
                    R"({"op":"give","status":"Charge","to":"self"},)"
                    R"({"op":"spend","status":"Charge","n":2,"then":{"op":"attack","n":3}},)"
                    R"({"op":"tap","to":"self.panel"},{"op":"untap","to":"opponent.panel"},)"
                    R"({"op":"release","to":"opponent"},{"op":"lose"})");
    CHECK(duel.tells("甲に取り除く異状がない。"));
    CHECK(duel.tells("A has no ailments to remove.", Lang::En));
    CHECK(duel.tells("乙のパネルに取り除くHeatがない。"));
    CHECK(duel.tells("B has no Heat to remove from panels.", Lang::En));
    CHECK(duel.tells("甲のChargeは1個で、2個を消費できない。"));
    CHECK(duel.tells("A has 1 Charge and cannot spend 2.", Lang::En));
    CHECK(duel.tells("甲に未使用のパネルがない。"));
    CHECK(duel.tells("乙に維持パネルでない使用済みのパネルがない。"));
    CHECK(duel.tells("乙に維持しているスキルがない。"));
    CHECK(duel.tells("B has no maintained skill.", Lang::En));
}

TEST_CASE("7.2: healing and damage say what stays as it was", "[panel][7.2][5.6][words]") {
    const PanelDuel heal =
        panel_doing(R"({"op":"heal","n":2,"to":"self"},{"op":"heal","n":0,"to":"self"},)"
                    R"({"op":"damage","n":1,"to":"self"},{"op":"heal","n":2,"to":"self"},)"
                    R"({"op":"damage","n":0,"to":"opponent"},{"op":"attack","n":0})");
    CHECK(heal.tells("甲のHPは20のまま（最大HP）。"));
    CHECK(heal.tells("A stays at HP 20, the maximum.", Lang::En));
    CHECK(heal.tells("甲のHPは20のまま（回復は0点）。"));
    CHECK(heal.tells("甲のHPを1点回復する（HP 20、最大HPまで）。"));
    CHECK(heal.tells("A is healed by 1 (HP 20, the maximum).", Lang::En));
    CHECK(heal.tells("ダメージは0点で、乙のHPは20のまま。"));
    CHECK(times_said(heal.told("resolve-attack"), "の攻撃：ダメージは0点で、乙のHPは20のまま。") ==
          1);
    const PanelDuel guarded(
        {.p = "5/1/9; 火花; 火", .q = "5/2/8; 霞衣 霞衣; 風風", .dice = "6 1 …"});
    CHECK(guarded.tells("甲の【火花】の攻撃のダメージは0点のまま。"));
    CHECK(guarded.tells("The damage of A's Spark attack stays at 0.", Lang::En));
}

TEST_CASE("6.2: a second triggering finds its status ended", "[panel][6.2][R59][words]") {
    const PanelDuel duel = panel_doing(
        R"({"op":"give","status":"Once","to":"self"},{"op":"damage","n":1,"to":"both"})", "5/1/9;",
        "",
        R"({"letter":"O","name":"Once","class":"boost","on":["character"],"max":1,)"
        R"("once":true,"trigger":{"event":"damaged"},"do":[{"op":"heal","n":1,"to":"self"}]})");
    CHECK(times_said(duel.told("ended"), "甲のOnceが終わる。") == 1);
    CHECK(times_said(duel.told("nothing"), "甲にOnceはもうない。") == 1);
    CHECK(duel.tells("A: Once is borne no more.", Lang::En));
}

TEST_CASE("5.5: why a skill is maintained no longer", "[panel][5.5][words]") {
    const PanelDuel cost({.p = "5/2/8; 焔の刃; 火水; when I maintain 焔の刃: do not use 焔の刃",
                          .q = "5/2/8; 賽の目崩し; 地風",
                          .dice = "6 1 6 6 …"});
    CHECK(cost.tells(
        "甲の【焔の刃】の維持が解除される（パネル1（黒）ではコスト《火》に合わない）。"));
    CHECK(cost.tells("A no longer maintains Blade of Flame (panel 1 (black) cannot pay the cost of "
                     "fire).",
                     Lang::En));
    const PanelDuel chosen(
        {.p = "5/2/8; 焔の刃; 火水; release 焔の刃", .q = "5/1/9;", .dice = "6 1 …"});
    CHECK(chosen.tells("甲は【焔の刃】の維持を解除する。"));
    CHECK(chosen.tells("A releases Blade of Flame.", Lang::En));
    const PanelDuel effect({.p = "5/2/8; 焔の刃; 火水; when I maintain 焔の刃: do not use 焔の刃",
                            .q = "5/3/7; 大震; 地地地",
                            .dice = "6 1 …"});
    CHECK(effect.tells("甲の【焔の刃】の維持が解除される（乙の【大震】の効果による）。"));
    CHECK(effect.tells("A no longer maintains Blade of Flame (by the effect of B's Great Quake).",
                       Lang::En));
    const auto list = panel_list(listed_maintained(
        "失", "火", R"("triggered":[{"on":{"event":"turnEnd"},"do":[{"op":"lose"}]}])"));
    const PanelDuel lost({.p = "5/1/9; 失; 火", .q = "5/1/9;", .dice = "6 1 …", .list = list});
    CHECK(lost.tells("甲の【失】の維持が解除される（スキルを失った）。"));
}

TEST_CASE("5.2: what pays is named by place and element, and for what an ability lets it pay",
          "[panel][5.2][words]") {
    const PanelDuel one(
        {.p = "5/2/8; 焔の刃 一太刀; 火火; when I maintain 焔の刃: do not use 焔の刃",
         .q = "5/1/9;",
         .dice = "6 1 …"});
    CHECK(
        one.tells("甲は【焔の刃】を使用する（コスト《火》をパネル1（火）で支払う。未使用は火）。"));
    CHECK(one.tells("甲は【一太刀】を使用する（コスト《剣》をパネル2（火を剣として）で支払う。"
                    "未使用はなし）。"));
    CHECK(one.tells("A uses Single Cut (cost: sword; paid with panel 2 (fire as sword); "
                    "unused: none).",
                    Lang::En));
}

TEST_CASE("6.2: Freeze says which panel stays used, and ends", "[panel][6.2][R31][words]") {
    const PanelDuel duel(
        {.p = "5/2/8; 凍てつく雫; 水水", .q = "5/2/8; 火花; 火黒", .dice = "6 1 …"});
    CHECK(times_said(duel.told("thawed"),
                     "乙のパネル1はFreezeで使用済みのまま。Freezeが終わる。") >= 1);
    const PanelDuel idle({.p = "5/2/8; 凍てつく雫; 水水", .q = "5/2/8; ; 火黒", .dice = "6 1 …"});
    CHECK(times_said(idle.told("thawed"), "乙のパネル1のFreezeが終わる。") >= 1);
}

TEST_CASE("7.2: arrays that can neither grow nor shrink say so", "[panel][7.2][words]") {
    const PanelDuel duel =
        panel_doing(R"({"op":"panel_gain","to":"self.panel","count":20,"attr":"黒"},)"
                    R"({"op":"panel_lose","to":"opponent.panel","count":1,"attr":"剣"})",
                    "5/2/8; ; 火水");
    CHECK(duel.tells("甲のパネルアレーは20枚まで。"));
    CHECK(duel.tells("乙に剣パネルがない。"));
    CHECK(duel.tells("B has no sword panel.", Lang::En));
}

TEST_CASE("3.1, 3.4: the verdict says by what it falls", "[panel][3.1][3.4][R1][R3][words]") {
    const PanelDuel duel({.p = "5/3/7; 業火; 火火火", .q = "1/1/13;", .dice = "6 1 …"});
    CHECK(duel.tells("乙はHPが0以下になったので敗北し、甲の勝ち。"));
    CHECK(duel.tells("B has 0 HP or less and is defeated: A wins.", Lang::En));
    const PanelDuel before({.p = "0/5/10;", .q = "15/0/0;"});
    CHECK(before.tells("第1ターンの前に、甲はHPが0以下なので敗北し、乙の勝ち。"));
    CHECK(before.tells("Before turn 1 A has 0 HP or less and is defeated: B wins.", Lang::En));
    const PanelDuel both({.p = "0/5/10;", .q = "0/5/10;", .dice = "3 3 1 2"});
    CHECK(both.tells("第1ターンの前に、両者のHPが0以下なので、両者が同時に敗北した。"));
    panel::PanelSettings literal;
    literal.page_literal = true;
    const auto timed = [](const panel::PanelSettings& settings) {
        return PanelDuel({.p = "5/1/9; 火花; 火; when turn >= 2: do not use 火花",
                          .q = "5/1/9;",
                          .dice = "6 1 …",
                          .settings = settings});
    };
    CHECK(timed({}).tells("失ったHPは甲 0、乙 1。失ったHPの少ない甲の勝ち。"));
    CHECK(timed({}).tells("HP lost: A 0, B 1. A has lost less and wins.", Lang::En));
    CHECK(timed(literal).tells("失ったHPは甲 0、乙 1。失ったHPの少ない甲の負けで、乙の勝ち。"));
}

} // namespace
} // namespace shiaiba::test

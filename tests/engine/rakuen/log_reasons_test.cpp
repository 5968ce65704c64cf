// Tests the reasons in the log of らくえん模擬戦: effects that were paid without result, what a
// guard die decided, and the terms of sums with their sources.
#include <string>

#include "catch.hpp"
#include "rakuen/bout.hpp"

namespace shiaiba::test {
namespace {

/// The sentences of all events of a kind, one per line.
std::string all_said(const Bout& bout, std::string_view kind, Lang lang = Lang::Ja) {
    std::string all;
    for (const Event& event : bout.played().fight_log.events) {
        if (event.kind != kind) continue;
        const Spans said = bout.match().system->narrate(event, bout.match().names(), lang);
        all += (all.empty() ? "" : "\n") + plain(said, lang);
    }
    return all;
}

Bout advanced(std::string_view dice, std::string_view decisions, std::string_view start = "{}") {
    return Bout({.advanced = true, .start = start, .dice = dice, .decisions = decisions});
}

/// The log's sentences on effects that were paid and lost.
std::string no_effect(std::string_view dice, std::string_view decisions,
                      std::string_view start = "{}", Lang lang = Lang::Ja) {
    return all_said(advanced(dice, decisions, start), "no-effect", lang);
}

std::string rule(const Bout& bout, std::string_view kind) {
    const Event* const event = bout.last_event(kind);
    return event == nullptr ? "" : std::string(event->rule);
}

} // namespace

TEST_CASE("10, 13: a skill that is used bears the clause that says what it does",
          "[rakuen][10][13]") {
    CHECK(rule(Bout({.dice = "4:5", .decisions = "first; attack POW; use finisher"}), "use") ==
          "10");
    CHECK(rule(advanced("4:5", "first; attack POW; use finisher"), "use") == "10");
    CHECK(rule(advanced("4:5", "first; attack POW; use surehit"), "use") == "13.7");
    const Bout spent({.start = R"({"A": {"used": ["finisher"]}})"});
    REQUIRE(spent.played().pending);
    CHECK(spent.played().pending->unable.back().name.en == "Finisher");
    CHECK(spent.played().pending->unable.back().rule == "10");
}

TEST_CASE("7.2, 9, 14: a guard that is struck at bears the clause of its rules",
          "[rakuen][7.2][9][14]") {
    const char* const decisions = "first; attack POW; pass; guard";
    CHECK(rule(Bout({.dice = "6:6 5:6 3:7", .decisions = decisions}), "guard-broken") == "7.2");
    CHECK(rule(advanced("6:6 5:6 3:7", decisions), "guard-broken") == "14");
    CHECK(rule(Bout({.start = R"({"A": {"in": 5}})",
                     .dice = "4:4 1:2 1:2",
                     .decisions = "first; invisible POW; pass"}),
               "guard-broken") == "9");
    // A stun has the clause of the critical, or of the skill.
    CHECK(rule(advanced("6:6 5:6 3:7", decisions), "stunned") == "7.3");
    CHECK(rule(advanced("1:2 1:2", "first; attack POW +stun; pass; guard"), "stunned") == "13.7");
}

TEST_CASE("13.7, 14: a success of the evasion says what it leaves of 強制封印 and 強制スタン",
          "[rakuen][13.7][14]") {
    CHECK(no_effect("3:4 9:8", "first; attack POW +seal; pass; evade") ==
          "イチカの【強制封印】（SP 1消費済み）：回避:成功のため封印効果は発生しない。");
    CHECK(no_effect("3:4 9:8", "first; attack POW +seal; pass; evade", "{}", Lang::En) ==
          "イチカ's Forced seal (SP 1 spent) brings no seal: the evasion succeeded.");
    CHECK(no_effect("3:4 9:8", "first; attack POW +seal +stun; evade") ==
          "イチカの【強制封印】（SP 1消費済み）：回避:成功のため封印効果は発生しない。\n"
          "イチカの【強制スタン】（SP 1消費済み）：回避:成功のため"
          "スタン効果は発生しない。");
    // Effects that do hit, or that a guard die prevents, are told by other sentences.
    CHECK(no_effect("3:4 1:2", "first; attack POW +seal +stun; evade").empty());
    CHECK(no_effect("3:4 2:2", "first; attack POW +seal +stun; guard").empty());
}

TEST_CASE("13.2, 14: a critical leaves nothing of 強制封印 on a guard", "[rakuen][13.2][14]") {
    const char* const said =
        "イチカの【強制封印】（SP 1消費済み）：クリティカルのスタン効果が優先されるため"
        "封印効果は発生しない。";
    CHECK(no_effect("2:2 1:2 1:2", "first; attack POW +seal; pass; guard") == said);
    CHECK(no_effect("4:4 1:2 1:2", "first; invisible POW +seal; pass; iguard",
                    R"({"A": {"in": 5}})") == said);
    // A failed evasion is sealed in any case.
    CHECK(no_effect("2:2 1:2 1:2", "first; attack POW +seal; pass; evade").empty());
}

TEST_CASE("14, R9: a skipped guard phase leaves nothing of either", "[rakuen][14][R9]") {
    const char* const recoil = R"({"B": {"recoil": true}})";
    CHECK(no_effect("1:2", "first; attack POW +stun; pass", recoil) ==
          "イチカの【強制スタン】（SP 1消費済み）：ガードフェイズのスキップは"
          "防御でも回避失敗でもないためスタン効果は発生しない。");
    CHECK(no_effect("1:2", "first; attack POW +stun; pass", recoil, Lang::En) ==
          "イチカ's Forced stun (SP 1 spent) brings no stun: a skipped guard phase is neither "
          "guard nor failed evasion.");
    // A fighter who falls is not hit by further effects, and no reason is told.
    CHECK(no_effect("1:2", "first; attack POW +stun; pass", R"({"B": {"recoil": true, "hp": 5}})")
              .empty());
    // A critical without a skill is told together with the skipped phase.
    const auto skipped = [](Lang lang) {
        return Bout({.start = R"({"B": {"recoil": true}})",
                     .dice = "6:6 5:6",
                     .decisions = "first; attack POW; pass"})
            .said("guard-skipped-recoil", lang);
    };
    CHECK(skipped(Lang::Ja) ==
          "レンはインビジブル攻撃のデメリットで行動不能：ガードフェイズをスキップ"
          "（防御ではないためスタン効果は発生しない）。");
    CHECK(skipped(Lang::En) ==
          "レン is incapacitated by the recoil: the guard phase is skipped (which is no guard, so "
          "the critical does not stun).");
}

TEST_CASE("13.7, R45: 突破 names itself where it skips, beside a recoil, and where it seals",
          "[rakuen][13.7][R45]") {
    const auto broken = [](const char* start) {
        return advanced("1:2", "first; attack POW +break; pass", start);
    };
    const Bout alone = broken(R"({"B": {"guards": 3}})");
    CHECK(alone.said("guard-skipped-break") ==
          "レンは【突破】で行動不能：ガードフェイズをスキップ。");
    CHECK(
        alone.said("sealed") ==
        "レンは【突破】で封印状態になる：次のアタックフェイズではインビジブル攻撃もスキルも使えない。");
    const Bout both = broken(R"({"B": {"guards": 3, "recoil": true}})");
    CHECK(both.said("guard-skipped-recoil") ==
          "レンはインビジブル攻撃のデメリットと【突破】で行動不能：ガードフェイズをスキップ。");
    CHECK(both.said("guard-skipped-recoil", Lang::En) ==
          "レン is incapacitated by the recoil and by Break: the guard phase is skipped.");
    // The skill 突破 is shown as the attacker's.
    for (const Span& span : both.match().system->narrate(*both.last_event("guard-skipped-recoil"),
                                                         both.match().names(), Lang::Ja)) {
        if (span.kind == Span::Kind::Skill) CHECK(span.side == Side::A);
    }
}

TEST_CASE("13.11: カウンター that comes to nothing, or brings no IN, says why",
          "[rakuen][13.11][R29]") {
    CHECK(no_effect("5:6 1:2", "first; attack POW; pass; evade +counter") ==
          "レンの【カウンター】（SP 1消費済み）：回避:失敗のためダメージを与えない。");
    CHECK(no_effect("5:6 1:2", "first; attack POW; pass; evade +counter", "{}", Lang::En) ==
          "レン's Counter (SP 1 spent) throws nothing back: the evasion failed.");
    CHECK(no_effect("4:6 9:8", "first; attack POW; pass; evade +counter") ==
          "レンの【カウンター】：命中値10は11未満のためINは増えない。");
    CHECK(no_effect("5:6 9:8", "first; attack POW; pass; evade +counter").empty());
}

TEST_CASE("13.10: 反撃 of who falls, and 反撃 that needs no die", "[rakuen][13.10]") {
    const Bout fallen =
        advanced("6:4", "first; attack POW; pass; guard +riposte", R"({"B": {"hp": 3}})");
    CHECK(fallen.kinds(1) == "attack pair values guard defeated no-effect win");
    CHECK(fallen.said("no-effect") ==
          "レンの【反撃】（SP 1消費済み）：防御のダメージでHPが0になったため使用できない。");
    const Bout held = advanced("6:6 5:6", "first; attack POW; pass; guard +riposte");
    CHECK(held.said("guard-held") ==
          "レン 防御:成功（【反撃】のためスタン効果は無効、防御ダイスは不要）。");
    CHECK(held.said("guard-held", Lang::En) ==
          "レン's guard succeeds: Riposte voids the stun, no die is needed.");
    const Bout sealed = advanced("1:2 1:3", "first; attack POW +seal; use stun; guard +riposte");
    CHECK(sealed.said("guard-broken") ==
          "レン 防御:失敗（ゾロ目でないため封印効果は有効、【反撃】のためスタン効果は無効）。");
}

TEST_CASE("13.7: 必中 says what its hit value is for, and that it is for nothing here",
          "[rakuen][13.7][R41]") {
    CHECK(no_effect("1:2 1:2", "first; invisible POW; use surehit; pass; iguard",
                    R"({"A": {"in": 5}})") ==
          "イチカの【必中】（SP 2消費済み）：インビジブル攻撃は回避できないため"
          "命中値99は意味を持たない。");
    const Bout bout =
        advanced("1:2", "first; attack POW +finisher; use surehit", R"({"A": {"evades": 3}})");
    CHECK(bout.said("values") == "攻撃値 20+3+(0×10)=23（【必殺】+IN×10）、"
                                 "命中値 99（【必中】、【必殺】の回避回数3は加えない）。");
}

TEST_CASE("5.2, R20: a skipped attack phase says what it uses up besides", "[rakuen][5.2][R20]") {
    const Bout bout({.start = R"({"A": {"stunned": true, "recoil": true, "sealed": true}})"});
    CHECK(bout.said("attack-skipped-stun") ==
          "イチカはスタンで行動不能：アタックフェイズをスキップ"
          "（インビジブル攻撃のデメリット、封印もここまで）。IN 0+1=1");
    CHECK(bout.said("attack-skipped-stun", Lang::En) ==
          "イチカ is stunned, and so incapacitated: the attack phase is skipped (which uses up the "
          "recoil, the seal as well) and brings IN 0+1=1");
    const Bout recoil({.start = R"({"A": {"recoil": true}})"});
    CHECK(recoil.said("attack-skipped-recoil") ==
          "イチカはインビジブル攻撃のデメリットで行動不能：アタックフェイズをスキップ。IN 0+1=1");
}

TEST_CASE("7.2: the guard die is named, and why the guard succeeds or fails", "[rakuen][7.2]") {
    const auto guarded = [](const char* dice) {
        return Bout({.dice = dice, .decisions = "first; attack POW; pass; guard"});
    };
    const Bout broken = guarded("6:6 5:6 3:7");
    CHECK(broken.said("pair") == "レン 防御ダイス (2D10) ＞ 10[3,7] ＞ 10");
    CHECK(broken.said("pair", Lang::En) == "レン rolls the guard die: (2D10) ＞ 10[3,7] ＞ 10");
    CHECK(broken.said("guard-broken") == "レン 防御:失敗（ゾロ目でないためスタン効果は有効）。");
    CHECK(broken.said("guard-broken", Lang::En) ==
          "レン's guard fails: no double was rolled, so the stun takes hold.");
    CHECK(broken.said("stunned") ==
          "レンにスタン発生（クリティカル）。次のアタックフェイズはスキップ。");
    CHECK(guarded("6:6 5:6 3:3").said("guard-held") ==
          "レン 防御:成功（ゾロ目のためスタン効果は無効）。");
    const Bout both = advanced("1:2 1:3", "first; attack POW +seal +stun; guard");
    CHECK(both.said("guard-broken") ==
          "レン 防御:失敗（ゾロ目でないためスタン効果と封印効果は有効）。");
    CHECK(both.said("stunned", Lang::En) ==
          "レン is stunned (Forced stun): the next attack phase will be skipped.");
}

TEST_CASE("7.1, 7.3: a critical says why it does not stun who fails to evade",
          "[rakuen][7.1][7.3]") {
    const Bout bout({.dice = "6:6 1:2 3:4", .decisions = "first; attack POW; pass; evade"});
    CHECK(bout.said("evade-failed") == "レン 回避:失敗（回避値7は命中値15未満）"
                                       "（クリティカルでも回避失敗ではスタン効果は発生しない）。");
    CHECK(bout.said("evade-failed", Lang::En) ==
          "レン fails to evade: evade value 7 is below hit value 15 (a critical does not stun who "
          "fails to evade).");
}

TEST_CASE("6.2, 7.1, 9: sums have a term for every pair", "[rakuen][6.2][7.1][9]") {
    const Bout invisible({.start = R"({"A": {"in": 6, "hp": 79}, "B": {"in": 8}})",
                          .dice = "2:6 4:4 4:5 4:7 0:8 3:7 2:5 4:6",
                          .decisions = "first; invisible POW; roll; roll"});
    CHECK(invisible.said("values") ==
          "攻撃値 20+12+8+10+14+20+10=94、命中値 12+8+10+14+20+10=74。クリティカル。");
    CHECK(invisible.said("damage") == "レン HP 150−(94−25−7−10)=98 / IN 2+3=5（インビジブル防御）");
    const Bout evaded(
        {.dice = "6:6 5:6 2:2 4:4 8:4", .decisions = "first; attack POW; pass; evade"});
    CHECK(evaded.said("evaded") == "レン 回避:成功（回避値4+8+12=24は命中値23以上）。");
    // シフト changes the last pair.
    const Bout shifted = advanced("7:8 1:2", "first; attack POW; use shift red +1; pass");
    CHECK(shifted.said("values") == "攻撃値 20+16+3=39、命中値 16+3=19。クリティカル。");
}

TEST_CASE("9: an invisible guard without dice says whether there could have been any",
          "[rakuen][9][R11][R14]") {
    const auto guarded = [](const char* start, const char* dice, const char* decisions) {
        return Bout({.start = start, .dice = dice, .decisions = decisions});
    };
    const Bout unable =
        guarded(R"({"A": {"in": 5}, "B": {"in": 2}})", "4:4 1:2 1:2", "first; invisible POW; pass");
    CHECK(unable.said("iguard-stops") == "レンはダイスを振れない（IN 2、1回に3必要）。");
    CHECK(unable.said("iguard-stops", Lang::En) ==
          "レン cannot roll any dice (IN 2, each takes 3).");
    CHECK(unable.said("guard-broken") ==
          "レン 防御:失敗（ダイスを振れないためスタン効果は有効）。");
    const char* const start = R"({"A": {"in": 5}, "B": {"in": 6}})";
    const Bout none = guarded(start, "4:4 1:2 1:2", "first; invisible POW; pass; stop");
    CHECK(none.said("iguard-stops") == "レンはダイスを振らない（IN 6）。");
    CHECK(none.said("guard-broken") == "レン 防御:失敗（ダイスを振らないためスタン効果は有効）。");
    const Bout one = guarded(start, "4:4 1:2 1:2 1:2", "first; invisible POW; pass; roll; stop");
    CHECK(one.said("iguard-stops") == "レンはダイスを止める（IN 3）。");
    // All IN went into dice, so that there is nothing to explain.
    const Bout two =
        guarded(start, "4:4 1:2 1:2 1:2 1:2", "first; invisible POW; pass; roll; roll");
    CHECK(two.said("iguard-stops").empty());
}

TEST_CASE("8.2, R14: forced chains are said to bring no stun", "[rakuen][8.2][R14]") {
    const Bout forced({.start = R"({"A": {"in": 5}})",
                       .dice = "1:2 1:2",
                       .decisions = "first; invisible POW; pass"});
    CHECK(forced.said("values") ==
          "攻撃値 20+4+3=27、命中値 4+3=7。強制チェインではスタン効果は発生しない。");
    CHECK(forced.said("values", Lang::En) ==
          "The attack value is 20+4+3=27, the hit value 4+3=7. Forced chains bring no stun.");
}

TEST_CASE("R24: what is halved is shown, and that it is rounded", "[rakuen][13.6][13.10][R24]") {
    const auto halved = [](const char* a, Lang lang) {
        return Bout({.a = a,
                     .advanced = true,
                     .dice = "1:2",
                     .decisions = "first; attack POW +half; pass"})
            .said("values", lang);
    };
    CHECK(halved("35 10 15", Lang::Ja) ==
          "攻撃値 (35÷2=17)+3=20（【ハーフアタック】÷2、小数点以下切り下げ）、"
          "命中値 99（【ハーフアタック】）。");
    CHECK(halved("35 10 15", Lang::En) ==
          "The attack value is (35÷2=17)+3=20 (Half attack ÷2, rounded down), "
          "the hit value 99 (Half attack).");
    CHECK(halved("30 15 15", Lang::Ja) == "攻撃値 (30÷2=15)+3=18（【ハーフアタック】÷2）、"
                                          "命中値 99（【ハーフアタック】）。");
    const auto back = [](const char* dice, Lang lang) {
        return advanced(dice, "first; attack POW; pass; guard +riposte").said("back", lang);
    };
    CHECK(back("4:8", Lang::Ja) ==
          "レンの【反撃】：イチカに7÷2=3ダメージ（小数点以下切り下げ）。HP 150−3=147");
    CHECK(back("4:8", Lang::En) ==
          "レン's Riposte throws 7÷2=3 (rounded down) back at イチカ: HP 150−3=147");
    CHECK(back("4:7", Lang::Ja) == "レンの【反撃】：イチカに6÷2=3ダメージ。HP 150−3=147");
}

TEST_CASE("11: IN says what brought it", "[rakuen][11]") {
    const auto damage = [](const char* dice, const char* answer, const char* start = "{}") {
        const std::string decisions = "first; attack POW; pass" + std::string(answer);
        const std::string said = advanced(dice, decisions, start).said("damage");
        return said.substr(said.find("IN"));
    };
    CHECK(damage("4:6", "; guard") == "IN 0+1=1（防御）");
    CHECK(damage("4:6 1:2", "; evade") == "IN 0+2=2（回避失敗）");
    CHECK(damage("4:6 1:2", "; evade +counter") == "IN 0+2=2（回避失敗）");
    CHECK(damage("4:6", "; guard +riposte") == "IN 0+1=1（防御）");
    CHECK(damage("4:6", "", R"({"B": {"recoil": true}})") == "IN 0+1=1（行動不能）");
    CHECK(advanced("5:6 9:8", "first; attack POW; pass; evade +counter").said("no-damage") ==
          "レン HP 150（ダメージ無し） / IN 0+1=1（【カウンター】）");
    const char* const invisible = R"({"A": {"in": 5}, "B": {"in": 2}})";
    CHECK(advanced("1:2 9:8", "first; invisible POW; pass; iguard +ironwall; stop", invisible)
              .said("damage") == "レン HP 150−(41−25)=134 / IN 2+5=7（【鉄壁】）");
    CHECK(Bout({.a = "30 15 15",
                .b = "30 15 15",
                .advanced = true,
                .dice = "1:2",
                .decisions = "first; attack POW +half +flat"})
              .said("gain") ==
          "【ハーフアタック】＋【フラットアタック】：イチカ IN 0+1=1（併用しても最大1）");
    CHECK(Bout({.start = R"({"A": {"in": 3, "evades": 2}})",
                .dice = "4:5",
                .decisions = "first; attack POW +finisher"})
              .said("reset") == "【必殺】：イチカ IN 3→0、回避回数 2→0。");
}

TEST_CASE("13.8: the chains of a charge are counted, and what they bring", "[rakuen][13.8]") {
    const Bout chained = advanced("1:1 3:3 3:4", "first; charge", R"({"A": {"in": 2}})");
    CHECK(all_said(chained, "pair-chain") == "イチカ チャージチェイン1 (2D10) ＞ 6[3,3] ＞ 6\n"
                                             "イチカ チャージチェイン2 (2D10) ＞ 7[3,4] ＞ 7");
    CHECK(chained.said("pair-chain", Lang::En) ==
          "イチカ rolls charge chain 2: (2D10) ＞ 7[3,4] ＞ 7");
    CHECK(chained.said("charged") == "イチカ IN 2+4=6（【チャージ】+2、チェイン2回+2）");
    CHECK(advanced("1:2", "first; charge").said("charged") == "イチカ IN 0+2=2（【チャージ】）");
}

TEST_CASE("8.3: the recoil says which phase it takes", "[rakuen][8.3]") {
    const auto ends = [](const char* dice, Lang lang) {
        return Bout({.start = R"({"A": {"in": 5}})",
                     .dice = dice,
                     .decisions = "first; invisible POW; pass"})
            .said("invisible-ends", lang);
    };
    CHECK(ends("1:2 1:2", Lang::Ja) ==
          "イチカ IN 5→0。インビジブル攻撃のデメリット：次の自分のガードフェイズは行動不能。");
    CHECK(ends("1:2 1:2", Lang::En) ==
          "The invisible attack takes イチカ's IN 5→0. Recoil: イチカ is incapacitated in the next "
          "guard phase of their own.");
    CHECK(ends("4:4 1:2 1:2", Lang::Ja) ==
          "イチカ IN 5→0。インビジブル攻撃のデメリット：レンがスタンのため、"
          "次の自分のアタックフェイズは行動不能。");
}

TEST_CASE("5.1: who chooses the order says by which roll", "[rakuen][5.1][R3]") {
    const Bout bout({.initiative = "40 40 12 77", .decisions = "second"});
    CHECK(bout.said("initiative-tie") == "どちらも40：振り直し。");
    CHECK(bout.said("order-second") == "レンは後攻を選択（77は12を上回る）。");
    CHECK(bout.said("order-second", Lang::En) ==
          "レン lets イチカ attack first (77 is more than 12).");
}

TEST_CASE("19: by consent a line says what was paid, not what it costs", "[rakuen][19][13.1]") {
    const Bout bout =
        advanced("4:6", "first; consent; attack POW +seal +stun", R"({"A": {"sp": 1}})");
    CHECK(bout.said("attack") == "イチカの攻撃：POW 20＋【強制封印】＋【強制スタン】（SP 1−1=0）");
    // By consent skills are paid together, so that the cost of one skill can't be told.
    CHECK(no_effect("4:6 9:8", "first; consent; attack POW +seal; evade", R"({"A": {"sp": 0}})") ==
          "イチカの【強制封印】：回避:成功のため封印効果は発生しない。");
}

} // namespace shiaiba::test

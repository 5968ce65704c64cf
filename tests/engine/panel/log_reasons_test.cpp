// Tests the reasons that the log gives: quoted lines of skills, owners, answers on the chain,
// payments, and skills that were not used.
#include <string>

#include "catch.hpp"
#include "panel/duel.hpp"
#include "rulesets/panel/plans/question.hpp"
#include "rulesets/panel/words/words.hpp"

namespace shiaiba::test {
namespace {

TEST_CASE("7.2: a line is quoted as its skill has it, with its condition and what comes then",
          "[panel][7.2][words]") {
    const PanelDuel duel(
        {.p = "5/4/6; 溜め 解き放ち; 黒黒火地; when my charge >= 2: do not use 溜め / "
              "when turn >= 2: do not use 解き放ち",
         .q = "5/1/9; 防護陣; 地; when turn >= 2: do not use 防護陣",
         .dice = "1 6 …"});
    const std::string said = duel.told("resolve-effect");
    CHECK(times_said(said, "甲の【解き放ち】：「Chargeを2個消費する。そうしたら、"
                           "相手に3点のダメージの攻撃を行なう」\n") == 1);
    CHECK(times_said(said,
                     "乙のGuard：「Guardを1個消費する。そうしたら、"
                     "その攻撃のダメージを2点軽減する」（甲の【解き放ち】の攻撃に対して）") == 1);
    CHECK(times_said(duel.told("resolve-effect", Lang::En),
                     "A's Unleash: “Spend 2 Charge: Attack for 3”\n") == 1);
    const PanelDuel mercy({.p = "5/3/7; 救済; 水水水", .q = "5/1/9;", .dice = "6 1 …"});
    CHECK(times_said(mercy.told("place-effect"),
                     "連鎖に置く：甲の【救済】：「自分のHPが6以下の場合、自分のHPを2点回復する」") >
          0);
    CHECK(times_said(mercy.told("nothing"), "甲の【救済】：条件を満たさない（自分のHPが6以下）。") >
          0);
    CHECK(times_said(mercy.told("nothing", Lang::En),
                     "A's Salvation: its condition does not hold (my hp is at most 6).") > 0);
}

TEST_CASE("7.2: of several abilities the one that works is quoted", "[panel][7.2][4.4][words]") {
    const auto list = panel_list(listed(
        "二",
        R"("kind":"innate","triggered":[{"on":{"event":"turnStart"},"do":[{"op":"heal","n":1,"to":"self"}]},)"
        R"({"on":{"event":"turnEnd"},"do":[{"op":"attack","n":7},)"
        R"({"op":"heal","n":2,"to":"self","if":{"fact":"turn","cmp":">=","value":2}}]}])"));
    const PanelDuel duel({.p = "5/1/9; 二", .q = "5/1/9;", .dice = "6 1 …", .list = list});
    CHECK(duel.tells("甲の【二】：「自分のHPを1点回復する」（ターン開始時）"));
    CHECK(duel.tells("甲の【二】：「相手に7点のダメージの攻撃を行なう」（ターン終了時）"));
    CHECK(duel.tells("連鎖に置く：甲の【二】：「ターンが2以上の場合、自分のHPを2点回復する」"
                     "（ターン終了時）"));
    CHECK(duel.tells("甲の【二】：条件を満たさない（ターンが2以上）。"));
    CHECK(duel.tells("A's 二: “Attack for 7” (at turn end)", Lang::En));
}

TEST_CASE("7.2: a question quotes the whole line, and counts panels as panels",
          "[panel][7.2][8.5]") {
    const auto list = panel_list(listed_active(
        "試", "火",
        R"({"op":"spend","status":"Charge","n":1,"then":{"op":"tap","to":"opponent.panel","count":2}})"));
    const panel::Sheet p = panel_sheet("5/1/9; 試; 火", list);
    const panel::Sheet q = panel_sheet("5/2/8; ; 火水", list);
    const panel::State state = panel::opening(p, q);
    panel::ChainEvent event;
    event.slot = 0;
    event.line = &list->skill(0).activated[0];
    panel::Asking asking;
    asking.point = panel::Point::Target;
    asking.slot = 0;
    asking.effect = &event;
    asking.line = &event.line->then[0];
    asking.count = 2;
    const std::vector<panel::Option> options{{panel::Option::What::Panel, Side::B, 0},
                                             {panel::Option::What::Panel, Side::B, 1}};
    CHECK(panel::PanelQuestion(asking, state, options).prompt().ja ==
          "{A1}、「試」の効果「Chargeを1個消費する。そうしたら、相手のパネル2枚を使用済みにする」"
          "で、{B1}のどのパネルを選ぶ（2枚のうち1枚目）？");
}

TEST_CASE("2.1: a transcription tells the pattern, what keeps its element, and the array",
          "[panel][2.1][words]") {
    const PanelDuel duel({.p = "5/3/7; ; 火火剣 火剣剣; when turn = 2: transcribe pattern 2",
                          .q = "5/2/8; 賽の目崩し; 地風",
                          .dice = "1 6 6 2 6 1 1 1 …"});
    CHECK(times_said(duel.told("transcribed"),
                     "甲はパターン2「火剣剣」を転写する（Rollのパネル1・2は変わらない。"
                     "パネルアレーは黒水剣）。") == 1);
    CHECK(times_said(duel.told("transcribed", Lang::En),
                     "A transcribes pattern 2 “fire, sword, sword” (panels 1, 2 unchanged by Roll; "
                     "array: black, water, sword).") == 1);
    const PanelDuel plain(
        {.p = "5/2/8; ; 火火 水風; transcribe pattern 2", .q = "5/1/9;", .dice = "6 1 …"});
    CHECK(plain.tells("甲はパターン2「水風」を転写する（パネルアレーは水風）。"));
    const PanelDuel none =
        panel_doing(R"({"op":"spend","status":"Charge","n":1,"then":{"op":"lose"}})", "5/1/9; 転",
                    listed_innate("転", R"({"event":"turnStart"})", R"({"op":"transcribe"})"));
    CHECK(none.tells("乙に転写するパターンがない。"));
}

TEST_CASE("7.2: panels that change say into what, and what they do not take",
          "[panel][7.2][6.2][words]") {
    const PanelDuel chosen({.p = "5/2/8; 開拓; 地風; choose fire for 開拓 / when turn >= 2: do not "
                                 "use 開拓",
                            .q = "5/1/9;",
                            .dice = "6 1 …"});
    CHECK(chosen.tells("甲のパネル2を火に変える。"));
    CHECK(chosen.tells("A's panel 2 becomes fire.", Lang::En));
    const PanelDuel same({.p = "5/2/8; 開拓; 地地; when turn >= 2: do not use 開拓",
                          .q = "5/1/9;",
                          .dice = "6 1 …"});
    CHECK(same.tells("甲のパネル2は地のまま。"));
    CHECK(same.tells("A's panel 2 stays earth.", Lang::En));
    const PanelDuel two = panel_doing(
        R"({"op":"paint","to":"opponent.panel","count":2,"attr":"風"})", "5/2/8; ; 風水");
    CHECK(two.tells("乙のパネル1を風（変わらない）、パネル2を風に変える。"));
    const PanelDuel tapped = panel_doing(
        R"({"op":"tap","to":"opponent.panel","count":2},{"op":"untap","to":"self.panel"})",
        "5/3/7; ; 風水地");
    CHECK(tapped.tells("乙のパネル1・2を使用済みにする。"));
    CHECK(tapped.tells("甲のパネル1を未使用にする。"));
    CHECK(tapped.tells("B's panels 1, 2: exhausted.", Lang::En));
    CHECK(tapped.tells("A's panel 1: refreshed.", Lang::En));
}

TEST_CASE("6.1: rolling says what is given Roll, and what is not", "[panel][6.1][6.4][words]") {
    const std::string roll = R"({"op":"roll","to":"opponent.panel","count":)";
    const PanelDuel rolled = panel_doing(roll + "2}", "5/2/8; ; 風水");
    CHECK(rolled.tells("乙のパネル1・2にRollを与える。"));
    CHECK(rolled.tells("B's panels 1, 2: Roll is given.", Lang::En));
    const PanelDuel again = panel_doing(roll + "1}," + roll + "2}," + roll + "1}", "5/2/8; ; 風水");
    CHECK(again.tells("乙のパネル2にRollを与える（パネル1にはすでにある）。"));
    CHECK(again.tells("乙のパネル1にはすでにRollがある。"));
    const PanelDuel firm = panel_doing(
        roll + R"(1},{"op":"give","status":"Roll","to":"opponent.panel"})", "5/2/8; 盾; 風水",
        listed("盾", R"("kind":"innate","static":[{"mod":"immune","status":"Roll"}])"));
    CHECK(times_said(firm.told("panels"), "乙のパネル1にRollは与えられない（【盾】）。") == 1);
    CHECK(times_said(firm.told("nothing"), "乙のパネル1にRollは与えられない（【盾】）。") == 1);
    CHECK(firm.tells("B's panel 1: Roll cannot be given (盾).", Lang::En));
}

TEST_CASE("4.1: events on the chain say whose they are, and what they answer",
          "[panel][4.1][4.4][words]") {
    const PanelDuel duel({.p = "1/5/9; 焔剣 水弾 火花; 剣火水火火",
                          .q = "1/3/11; 言封じ 霞衣 安らぎ; 風水地; "
                               "when my hp >= 4: do not use 安らぎ",
                          .dice = "4 2 1 6"});
    CHECK(duel.tells("連鎖に置く：乙の【霞衣】の使用 〈風〉"));
    CHECK(duel.tells("解決：乙の【霞衣】の使用"));
    CHECK(duel.tells("連鎖に置く：乙の【霞衣】：「その攻撃のダメージを3点軽減する」"));
    CHECK(duel.tells(
        "乙は【霞衣】を使用する（甲の【焔剣】の攻撃に対して。コスト《風》をパネル1（風）で"
        "支払う。未使用は水地）。"));
    // An answer also names an event that resolved before.
    CHECK(duel.tells(
        "乙は【安らぎ】を使用する（甲の【水弾】の攻撃に対して。コスト《水》をパネル2（水）"
        "で支払う。未使用は地）。"));
    CHECK(duel.tells(
        "B uses Haze Robe (answering A's Flame Sword attack; cost: wind; paid with panel 1 "
        "(wind); unused: water, earth).",
        Lang::En));
    const PanelDuel heat({.p = "5/2/8; 灼印; 火風; when turn >= 2: do not use 灼印",
                          .q = "5/2/8; 石礫; 地地",
                          .dice = "6 1 …"});
    CHECK(
        times_said(heat.told("place-effect"),
                   "連鎖に置く：乙のパネル1のHeat：「これを取り除き、自分に1点のダメージを与える」"
                   "（パネルで支払った時）") == 1);
    CHECK(times_said(heat.told("resolve-effect", Lang::En),
                     "B's panel 1's Heat: “Remove it: Deal 1 damage to oneself”") == 1);
}

TEST_CASE("4.1, 6.2: what bears a status is said with what the status does",
          "[panel][4.1][6.2][words]") {
    const PanelDuel skill(
        {.p = "5/2/8; 試; 火火",
         .q = "5/1/9;",
         .dice = "6 1 …",
         .list = panel_list(
             listed_active("試", "火", R"({"op":"give","status":"Wet","to":"self.skill"})"),
             paid_status("skill", ""))});
    CHECK(times_said(skill.told("place-effect"),
                     "連鎖に置く：甲の【試】のWet：「自分に2点のダメージを与える」"
                     "（コストを支払った時）\n") >= 1);
    CHECK(times_said(skill.told("place-effect", Lang::En),
                     "Placed: A's 試's Wet: “Deal 2 damage to oneself” "
                     "(when a cost is paid)\n") >= 1);
    // The panel that pays leaves the array before its Heat resolves.
    const PanelDuel removed(
        {.p = "5/2/8; 熱 失; 火地; target unused panels",
         .q = "5/1/9;",
         .dice = "6 1 …",
         .list = panel_list(
             listed_active("熱", "火", R"({"op":"give","status":"Heat","to":"self.panel"})") + "," +
             listed_active("失", "地", R"({"op":"panel_lose","to":"self.panel","count":1})"))});
    CHECK(times_said(removed.told("resolve-effect"),
                     "甲の取り除かれたパネルのHeat：「これを取り除き、"
                     "自分に1点のダメージを与える」（パネルで支払った時）\n") == 1);
}

TEST_CASE("4.4: what triggers and is not used says why", "[panel][4.4][5.2][6.2][words]") {
    const PanelDuel declined(
        {.p = "5/1/9; 火花; 火", .q = "5/1/9; 霞衣; 風; do not use 霞衣", .dice = "6 1 …"});
    CHECK(declined.tells("乙は【霞衣】を使用しない（甲の【火花】の攻撃に対して）。"));
    CHECK(declined.tells("B does not use Haze Robe (answering A's Spark attack).", Lang::En));
    const PanelDuel unpaid({.p = "5/1/9; 火花; 火", .q = "5/2/8; 霞衣; 水地", .dice = "6 1 …"});
    CHECK(unpaid.tells("乙の【霞衣】がトリガーするが、コスト《風》を支払えない"
                       "（甲の【火花】の攻撃に対して。支払えるパネルは水地）。"));
    const PanelDuel bound({.p = "5/4/6; 言封じ 火花; 水風地火",
                           .q = "5/2/8; 霞衣; 風風; do not use 霞衣",
                           .dice = "6 1 …"});
    CHECK(times_said(bound.told("barred"),
                     "乙の【霞衣】がトリガーするが、Bindで働かない（甲の【") >= 1);
    const auto list = panel_list(
        listed_active("撃", "火", R"({"op":"attack","n":1})") + "," +
        listed("一", R"("cost":"風","kind":"reactive","limit":1,"trigger":{"event":"attack"},)"
                     R"("activated":[{"op":"reduce","n":1}])"));
    const PanelDuel limited(
        {.p = "5/2/8; 撃; 火火", .q = "5/2/8; 一; 風風", .dice = "6 1 …", .list = list});
    CHECK(times_said(
              limited.told("barred"),
              "乙の【一】がトリガーするが、使用は1ターンに1回まで（甲の【撃】の攻撃に対して）") >=
          1);
    // These reasons are bookkeeping, which a reader can hide.
    for (const PanelDuel* const duel : {&declined, &unpaid, &bound, &limited}) {
        for (const Event& event : duel->fight_log().events) {
            if (event.kind == "declined" || event.kind == "barred" || event.kind == "unpaid") {
                CHECK(panel::is_bookkeeping(event));
            }
        }
    }
}

TEST_CASE("4.5: what is cancelled is named, and what is gone cannot be changed",
          "[panel][4.5][words]") {
    const PanelDuel use(
        {.p = "5/2/8; 火花; 火火", .q = "5/2/8; 打消しの印; 風風", .dice = "6 1 …"});
    CHECK(use.tells("甲の【火花】の使用は打ち消された。"));
    CHECK(use.tells("A's use of Spark is cancelled.", Lang::En));
    const auto list =
        panel_list(listed_active("撃", "火", R"({"op":"attack","n":1})") + "," +
                   listed_innate("消", R"({"event":"attack","by":"opponent"})",
                                 R"({"op":"cancel"},{"op":"cancel"},{"op":"reduce","n":1})"));
    const PanelDuel blow({.p = "5/1/9; 撃; 火", .q = "5/1/9; 消", .dice = "6 1 …", .list = list});
    CHECK(blow.tells("甲の【撃】の攻撃は打ち消された。"));
    // Two lines in each of eight turns.
    CHECK(times_said(blow.told("nothing"), "甲の【撃】の攻撃はもう連鎖領域にない。") == 16);
}

} // namespace
} // namespace shiaiba::test

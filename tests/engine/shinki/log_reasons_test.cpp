// Tests the log's reasons ([shinki 13]): what numbers are made of, what is left, who chose, and why
// something happened.
#include "catch.hpp"
#include "rulesets/shinki/plans/question.hpp"
#include "rulesets/shinki/words/words.hpp"
#include "shinki/bout.hpp"
#include "shinki/position.hpp"

namespace shiaiba::shinki {
namespace {

/// A position in which A1 and B1 stand in one column.
struct Near {
    Near(const std::string& a, const std::string& b, std::string_view settings = "{}")
        : p(a, b, settings) {
        p.at("A1").column = 1;
    }
    /// A turn of A1 with these decisions.
    Position& act(std::string_view decisions) {
        p.draws("C2").decide(decisions).turn("A1");
        return p;
    }
    Position p;
};
/// A strike paid with a card, with these effects.
std::string blow(const std::string& effects, const std::string& more = R"("cost":{"hand":1},)") {
    return own_skill(R"("timing":"action",)" + more +
                     R"("range":[0,4],"target":{"side":"enemy"},"effects":[)" + effects + "]");
}
const std::string kOwn = knows(R"("own")");

} // namespace

TEST_CASE("13, 5: 《鏡盾》 says when and how far it strikes back, and that it does or cannot",
          "[shinki][13][5][7.5]") {
    Near one(knows(R"("guren")"), knows(R"("kagami")"));
    one.p.hand("A1", "C9").hand("B1", "D7");
    one.act("skill guren B1, C9, kagami, end");
    CHECK(
        one.p.said("ready") ==
        "乙1の《鏡盾》：甲1の《紅蓮斬》の処理後、距離0~1なら4ダメージの反撃（♦7：7÷2（切り捨て）+1）。");
    CHECK(one.p.said("ready", Lang::En) ==
          "B1's Mirror Shield: after A1's Crimson Slash, at range 0–1, it strikes back for 4 "
          "(♦7: 7/2 rounded down + 1).");
    CHECK(one.p.said("counter") == "乙1の《鏡盾》が甲1に反撃する（距離0、射程0~1）。");
    CHECK(one.p.said("damage").find("甲1に4ダメージ（♦7：7÷2（切り捨て）+1）。残りHP36。") !=
          std::string::npos);
    Near far(knows(R"("hoshi")"), knows(R"("kagami")"));
    far.p.at("A1").column = 3;
    far.p.hand("A1", "C9").hand("B1", "D7");
    far.act("skill hoshi B1, C9, kagami, end");
    CHECK(far.p.said("counter").empty());
    CHECK(far.p.said("no_counter") == "乙1の《鏡盾》は甲1に反撃できない（距離2、射程0~1の外）。");
    CHECK(far.p.said("no_counter", Lang::En) ==
          "B1's Mirror Shield cannot strike back at A1 (distance 2, out of range 0–1).");
    const std::string two = R"({"members":[{"points":{"hp":1},"skills":["kagami"]},{}]})";
    Near both(knows(R"("guren")"), two);
    both.p.at("B1").damage = 39;
    both.p.hand("A1", "C9").hand("B1", "D7");
    both.act("skill guren B1, C9, kagami, end");
    CHECK(both.p.said("no_counter") == "乙1の《鏡盾》は甲1に反撃できない（乙1が戦闘不能）。");
    // The text of the skill on a sheet says so too.
    const SkillList& list = *house_list();
    CHECK(
        skill_text(list.skills[static_cast<std::size_t>(list.find("kagami"))], list, Lang::Ja) ==
        "自分：ターン終了時まで受けるダメージ−(X÷2（切り捨て）+1)、相手のスキルの処理後、距離0~1なら"
        "X÷2（切り捨て）+1ダメージの反撃。");
}

TEST_CASE("13, 7.5: damage, healing and reduction carry their cards and what these give",
          "[shinki][13][7.5][4]") {
    const auto dealt = [](const std::string& amount, std::string_view cards, int hand,
                          Lang lang = Lang::Ja) {
        Near one(kOwn, kPlain,
                 blow(R"({"op":"damage","amt":)" + amount + "}",
                      R"("cost":{"hand":)" + std::to_string(hand) + "},"));
        one.p.hand("A1", cards);
        std::string paid(cards);
        if (hand > 1) paid.insert(paid.find(' '), ",");
        one.act("skill own B1, " + paid + ", end");
        return one.p.said("damage", lang);
    };
    CHECK(dealt(R"({"x":1})", "S9", 1) == "乙1に9ダメージ（♠9）。残りHP31。");
    CHECK(dealt(R"({"x":1,"c":-1,"pair":8})", "S9 D9", 2) ==
          "乙1に25ダメージ（♠9 ♦9：合計18−1+対8）。残りHP15。");
    CHECK(dealt(R"({"x":1,"c":-1,"pair":8})", "S9 D9", 2, Lang::En) ==
          "B1 takes 25 damage (♠9 ♦9: sum 18 − 1 + pair 8); HP 15.");
    CHECK(dealt(R"({"x":1,"c":-1,"pair":8})", "S9 D8", 2) ==
          "乙1に16ダメージ（♠9 ♦8：合計17−1）。残りHP24。");
    CHECK(dealt(R"({"max":1,"c":3})", "DK C4", 2) ==
          "乙1に16ダメージ（♦K ♣4：最大13+3）。残りHP24。");
    CHECK(dealt(R"({"half":2,"flush":3,"face":1})", "DK D4", 2) ==
          "乙1に20ダメージ（♦K ♦4：合計17÷2（切り捨て）×2+同じスート3+絵札1）。残りHP20。");
    CHECK(dealt(R"({"half":1})", "D4", 1) == "乙1に2ダメージ（♦4：4÷2（切り捨て））。残りHP38。");
    // Cards that the amount does not use are not named.
    CHECK(dealt(R"({"c":7})", "D4", 1) == "乙1に7ダメージ。残りHP33。");

    Near guard(knows(R"("guren","toushi")"), knows(R"("teppeki")"));
    guard.p.at("A1").statuses |= bit(Status::Dark);
    guard.p.hand("A1", "C9").hand("B1", "DJ");
    guard.act("skill guren B1, C9, guard, end");
    CHECK(guard.p.said("reduce") ==
          "乙1の受けるダメージ −14（♦J：11+《鉄壁》3、ターン終了時まで、計−14）。");
    CHECK(guard.p.said("reduce", Lang::En) ==
          "B1 takes 14 less damage (♦J: 11 + Bulwark 3; until the turn ends, 14 less in all).");
    CHECK(guard.p.said("damage") ==
          "乙1に0ダメージ（♣9：9+4+《闘志》2−〈暗闇〉3−軽減14）。残りHP40。");

    Near healed(knows(R"("yukou")"), kPlain);
    healed.p.at("A1").damage = 5;
    healed.p.hand("A1", "C9");
    healed.act("skill yukou A1, C9, none, end");
    CHECK(healed.p.said("heal") ==
          "甲1のHPが5点回復した（♣9：9+2、受けているダメージは5）。残りHP40。");
    Near whole(knows(R"("yukou")"), kPlain);
    whole.p.at("A1").damage = 30;
    whole.p.hand("A1", "C9");
    whole.act("skill yukou A1, C9, none, end");
    CHECK(whole.p.said("heal") == "甲1のHPが11点回復した（♣9：9+2）。残りHP21。");
    // A mob's number names the card that it turned up.
    Position mob(kPlain,
                 gm(R"({"kind":"apostle","mob":true,"hp":9,"speed":1,"skills":["attack"]})"));
    mob.at("A1").column = 1;
    mob.draws("HQ").decide("skill attack A1, end").turn("B1");
    CHECK(mob.said("damage") == "甲1に12ダメージ（♥Q）。残りHP28。");
}

TEST_CASE("13, 7.3: who got the turn says by which 行動値, and who chose among the tied",
          "[shinki][13][7.3]") {
    const std::string two = R"({"name":"隊","members":[{"name":"朱"},{"name":"碧"}]})";
    Position p(two, R"({"name":"群","points":{"speed":0}})");
    p.draws("0").decide("A2");
    CHECK(p.choose_actor() == "A2");
    CHECK(p.said("coin") ==
          "行動値6で同値：朱、碧、群。コイン（0：隊、1：群）は0、隊が先にターンを得る。");
    CHECK(p.said("coin", Lang::En) ==
          "Tied at speed 6: 朱, 碧, 群. The coin (0 隊, 1 群) shows 0: 隊 goes first.");
    CHECK(p.said("order") == "行動値6で同値：朱、碧。朱が碧を先に選んだ。");
    CHECK(p.said("order", Lang::En) == "Tied at speed 6: 朱, 碧. 朱 puts 碧 first.");
    Position q(two, gm(R"({"name":"影","kind":"apostle","hp":9,"speed":6})"));
    q.decide("A1");
    CHECK(q.choose_actor() == "A1");
    CHECK(q.said("order") == "行動値6で同値：朱、碧。朱が自分を先に選んだ。");
    q.draws("C2").decide("end").turn("A1");
    CHECK(q.said("turn_start") == "朱がターンを得た（行動値6、同値のNPCよりPC優先：影）。");
    CHECK(q.said("turn_start", Lang::En) ==
          "朱's turn (speed 6, before the NPCs tied with it: 影).");
    Position r(knows(R"("shikku")"), kPlain);
    r.draws("C2").decide("end").turn("A1");
    CHECK(r.said("turn_start") == "甲1がターンを得た（行動値7＝6+《疾駆》1）。");
    CHECK(r.said("turn_start", Lang::En) == "A1's turn (speed 7 = 6 + Dash 1).");
}

TEST_CASE("13, 7.1: a line a member says who fights", "[shinki][13][7.1]") {
    const Fought fought(
        {R"({"name":"灯里","points":{"hp":2,"speed":4},"shinki":false})",
         R"({"name":"巣","gm":true,"members":[{"name":"親","kind":"apostle","hp":24,"speed":8},
             {"name":"影","kind":"apostle","mob":true,"hp":9,"speed":7,"skills":["attack"]}]})",
         R"({"start":{"A1":{"column":3,"damage":2,"hand":["SA"]}}})", "C2 C3 C4 C5",
         "surrender A"});
    CHECK(
        fought.says("灯里（心輝者）：HP40/42、行動値10、第3列、〈心輝〉状態でない、手札5枚（♠A ♣2 "
                    "♣3 ♣4 ♣5）。 [7.1]"));
    CHECK(fought.says("親（眷属）：HP24、行動値8、第1列、手札は共有（5枚）。 [7.1]"));
    CHECK(fought.says("影（モブ）：HP9、行動値7、第1列、手札なし。 [7.1]"));
    CHECK(fought.says("灯里 (Blazer): HP 40/42, speed 10, column 3, without Shine, 5 in hand (♠A "
                      "♣2 ♣3 ♣4 ♣5). [7.1]"));
    CHECK(fought.says("影 (mob): HP 9, speed 7, column 1, no hand. [7.1]"));
}

TEST_CASE("13, 1.2: what is left of a hand stands where it changes", "[shinki][13][1.2]") {
    Near one(knows(R"("shuchu")"), kPlain);
    one.p.hand("A1", "C9 D9").hand("B1", "H4 H5").draws("S3 S4");
    one.p.decide("skill shuchu, D9, skill attack B1, C9, guard, H4").turn("A1");
    CHECK(one.p.said("draw") == "甲1は山札から1枚引いた（♠3、手札3枚）。\n"
                                "甲1は山札から1枚引いた（♠4、手札4枚）。");
    CHECK(one.p.said("draw", Lang::En).find("A1 draws 1 (♠3; 3 in hand).") == 0);
    CHECK(one.p.said("discard") == "甲1は手札から♦9を選んで捨てた（手札3枚）。");
    CHECK(one.p.said("discard", Lang::En) == "A1 discards ♦9 by choice (3 in hand).");
    CHECK(one.p.said("skill") ==
          "甲1は《集中》を使用した。\n"
          "甲1は乙1に《通常攻撃》を使用した（使用カード♣9を気魄に変換、手札2枚）。");
    CHECK(one.p.said("react") ==
          "乙1はリアクションで《ガード》を使用した（使用カード♥4を気魄に変換、手札1枚）。");
    CHECK(one.p.said("react", Lang::En) ==
          "B1 answers with Guard (♥4 turned into grit; 1 in hand).");
    Position p(R"({"members":[{"name":"朱"},{"name":"碧"}]})", kPlain);
    p.hand("A1", "C9 D9").draws("S3").decide("skill liaison A2, C9, stop, end").turn("A1");
    CHECK(p.said("give") == "朱は碧に♣9を渡した（手札：朱 2枚、碧 1枚）。");
    CHECK(p.said("give", Lang::En) == "朱 hands 碧 ♣9 (in hand: 朱 2, 碧 1).");
    // A1 has nine cards, one too many: it chooses the one that goes.
    Position q(kPlain, kPlain);
    q.hand("A1", "C2 C3 C4 C5 C6 C7 C8 C9 CJ").decide("C2").round_end();
    CHECK(q.said("discard") == "甲1は手札の上限を超えたので♣2を選んで捨てた（手札8枚）。");
}

} // namespace shiaiba::shinki

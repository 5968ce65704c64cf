// Tests the log's reasons for what does not happen ([shinki 13]): reactions, reach, moves,
// Override, statuses.
#include "catch.hpp"
#include "rulesets/shinki/shinki.hpp"
#include "rulesets/shinki/words/words.hpp"
#include "shinki/bout.hpp"
#include "shinki/position.hpp"

namespace shiaiba::shinki {
namespace {

const std::string kOwn = knows(R"("own")");
/// An action on enemies at any distance, with these effects.
std::string action(const std::string& effects, const std::string& count = "1") {
    return own_skill(R"("timing":"action","range":[0,4],"target":{"side":"enemy","count":)" +
                     count + R"(},"effects":[)" + effects + "]");
}
/// A turn of A1, who stands beside B1 and draws C2.
Position& act(Position& p, std::string_view decisions) {
    p.at("A1").column = 1;
    p.draws("C2").decide(decisions).turn("A1");
    return p;
}

} // namespace

TEST_CASE("13, 7.5: nobody who cannot react is passed over in silence", "[shinki][13][7.5]") {
    const auto said = [](const std::string& b, const auto& set, Lang lang = Lang::Ja) {
        Position p(kPlain, b);
        p.hand("A1", "C9");
        set(p);
        return act(p, "skill attack B1, C9, end").said("no_react", lang);
    };
    const auto nothing = [](Position&) {};
    CHECK(said(kPlain, nothing) == "乙1は使えるリアクションがない（手札0枚）。");
    CHECK(said(kPlain, nothing, Lang::En) == "B1 has no reaction to use (0 in hand).");
    const auto bare = [](Position& p) { p.hand("B1", "D9").at("B1").statuses = 0; };
    CHECK(said(kPlain, bare) == "乙1は使えるリアクションがない（〈心輝〉状態でない）。");
    CHECK(said(kPlain, bare, Lang::En) == "B1 has no reaction to use (without Shine).");
    const auto raging = [](Position& p) {
        p.at("B1").damage = 30;
        p.at("B1").statuses |= bit(Status::Frenzy);
    };
    CHECK(said(knows(R"("mikiri")"), raging) ==
          "乙1は使えるリアクションがない（手札0枚、〈狂乱〉）。");
    const std::string mob =
        gm(R"({"name":"影","kind":"apostle","mob":true,"hp":99,"speed":1,"skills":["attack"]})");
    CHECK(said(mob, nothing) == "影は使えるリアクションがない（リアクションのスキルを持たない）。");
    CHECK(said(mob, nothing, Lang::En) == "影 has no reaction to use (it has no such skill).");
    // A member that can react and doesn't has chosen so.
    Position p(kPlain, kPlain);
    p.hand("A1", "C9").hand("B1", "D9");
    CHECK(act(p, "skill attack B1, C9, none, end").said("no_react") ==
          "乙1はリアクションで何もしない。");
    // Both sentences are bookkeeping, which a log can leave out.
    for (const Event& event : p.fight_log().events) {
        CHECK((event.kind != "no_react" || is_bookkeeping(event)));
    }
}

TEST_CASE("13, 7.5: a target that is oneself is named, and whom a skill leaves out",
          "[shinki][13][7.5]") {
    Position p(knows(R"("yukou")"), kPlain);
    p.hand("A1", "C9");
    CHECK(act(p, "skill yukou A1, C9, none, end").said("skill") ==
          "甲1は自分に《癒光》を使用した（使用カード♣9を気魄に変換、手札1枚）。");
    CHECK(p.said("skill", Lang::En) ==
          "A1 uses Healing Light on itself (♣9 turned into grit; 1 in hand).");
    // A skill without range reaches only its user.
    Position own(knows(R"("kekki")"), kPlain);
    CHECK(act(own, "skill kekki, end").said("skill") == "甲1は《血気》を使用した。");
    Position rain(knows(R"("ryusei")"),
                  R"({"members":[{"name":"朱"},{"name":"碧"},{"name":"玄"}]})");
    rain.hand("A1", "C9 C8");
    rain.at("B2").column = 2;
    rain.at("B3").column = 5;
    act(rain, "skill ryusei, C9, C8, end");
    CHECK(rain.said("left_out") ==
          "《流星雨》の射程1~3の外で対象にならない：朱（距離0）、玄（距離4）。");
    CHECK(rain.said("left_out", Lang::En) ==
          "Out of range 1–3 of Meteor Rain: 朱 (distance 0), 玄 (distance 4).");
}

TEST_CASE("13, 4: a skill that has no effect says by which answer, and from where",
          "[shinki][13][4]") {
    Position p(knows(R"("guren")"), knows(R"("ushiro")"));
    p.hand("A1", "C9").hand("B1", "D9");
    act(p, "skill guren B1, C9, ushiro, end");
    CHECK(p.said("move") == "乙1は《後跳》で第1列から第2列へ移動した。");
    CHECK(p.said("move", Lang::En) == "B1 moves from column 1 to column 2 by Backstep.");
    CHECK(p.said("negate") == "《紅蓮斬》は乙1に効果がない（《後跳》で距離1になり、射程0の外）。");
    CHECK(p.said("negate", Lang::En) ==
          "Crimson Slash has no effect on B1 (out of range 0 at distance 1 by Backstep).");
    Position q(kPlain, knows(R"("ushiro")"));
    q.hand("A1", "C9").hand("B1", "D9");
    act(q, "skill attack B1, C9, ushiro, end");
    CHECK(q.said("negate").empty());
    CHECK(q.said("within") == "乙1は《後跳》で《通常攻撃》の射程を出ていない（距離1、射程0~1）。");
    CHECK(q.said("within", Lang::En) ==
          "B1 does not leave the range of Basic Attack by Backstep (distance 1, range 0–1).");
}

TEST_CASE("13, 4: a contest shows the cards of both sides", "[shinki][13][4]") {
    const auto read = [](const std::string& attack, std::string_view own, std::string_view other,
                         Lang lang = Lang::Ja) {
        Position p(knows(R"("sosei","tentsui")"), knows(R"("mikiri")"));
        p.hand("A1", own).hand("B1", other);
        p.kihaku("A1", "S2 S3 S4 S5 S6");
        act(p, attack + ", mikiri, end");
        return p.said("contest", lang);
    };
    CHECK(read("skill sosei B1, C9, H3", "C9 H3", "DJ") ==
          "乙1の《見切り》（♦J：11）と甲1の《双星》（♣9 ♥3：最大9）の読み合い：上回った。");
    CHECK(read("skill sosei B1, C9, H3", "C9 H3", "DJ", Lang::En) ==
          "B1's Read (♦J: 11) against A1's Twin Stars (♣9 ♥3: highest 9): higher.");
    CHECK(read("skill sosei B1, C9, H3", "C9 H3", "D9") ==
          "乙1の《見切り》（♦9：9）と甲1の《双星》（♣9 ♥3：最大9）の読み合い：上回らない。");
    CHECK(
        read("skill tentsui B1", "C9", "DK") ==
        "乙1の《見切り》（♦K：13）と甲1の《天墜》（使用カードなし）の読み合い：比べるカードがなく、上回らない。");
    CHECK(read("skill tentsui B1", "C9", "DK", Lang::En) ==
          "B1's Read (♦K: 13) against A1's Heavenfall (no card used): no card to beat, not "
          "higher.");
}

TEST_CASE("13, 4: who isn't moved, and an effect whose condition fails, say why",
          "[shinki][13][4]") {
    Position p(kOwn, kPlain, action(R"({"op":"shift","n":1,"dir":"toward"})"));
    CHECK(act(p, "skill own B1, end").said("unmoved") ==
          "乙1は《own》で動かない（同じ列にいる）。");
    Position q(kOwn, kPlain, action(R"({"op":"shift","n":1,"dir":"away"})"));
    CHECK(act(q, "skill own B1, end").said("unmoved") ==
          "乙1は《own》で動かない（マップの端にいる）。");
    CHECK(q.said("unmoved", Lang::En) == "B1 is not moved by own (at the edge of the map).");
    Position venom(knows(R"("dokuga")"), kPlain);
    venom.hand("A1", "C3").hand("B1", "DK");
    act(venom, "skill dokuga B1, C3, guard, end");
    CHECK(venom.said("unmet") ==
          "乙1に《毒牙》の「〈毒〉を与える」は働かない（ダメージを受けていない）。");
    CHECK(venom.said("unmet", Lang::En) ==
          "Venom Fang does not work on B1: gives Poison (not damaged).");
    const auto unmet = [](const std::string& when, Lang lang = Lang::Ja) {
        Position own(kOwn, kPlain, action(R"({"op":"status","id":"fire","when":)" + when + "}"));
        own.at("B1").column = 3;
        return act(own, "skill own B1, end").said("unmet", lang);
    };
    CHECK(unmet(R"({"target_status":"poison"})") ==
          "乙1に《own》の「〈火炎〉を与える」は働かない（〈毒〉でない）。");
    CHECK(unmet(R"({"user_hp_at_most":9})") ==
          "乙1に《own》の「〈火炎〉を与える」は働かない（甲1のHPが9以下でない）。");
    CHECK(unmet(R"("same_column")", Lang::En) ==
          "own does not work on B1: gives Fire (not in the same column).");
}

TEST_CASE("13, 6: a status says what brings and ends it", "[shinki][13][6]") {
    Position p(knows(R"("iatsu")"), kPlain);
    p.kihaku("A1", "S3 S4").hand("B1", "H3 H4").kihaku("B1", "D3 D4");
    act(p, "skill iatsu B1, end");
    CHECK(p.said("status_on") == "乙1は《威圧》で〈動揺〉になった。");
    CHECK(p.said("status_on", Lang::En) == "B1 gains Shaken by Menace.");
    CHECK(p.said("kihaku") == "甲1の気魄 −1：古い順に♠3を捨て札に置いた（計1枚）。");
    p.decide("H4, D3").round_end();
    CHECK(p.said("discard") == "乙1は〈動揺〉で手札から♥4を選んで捨てた（手札1枚）。");
    CHECK(p.said("kihaku").find("乙1は〈動揺〉で気魄から♦3を選んで捨てた（計1枚）。") !=
          std::string::npos);
    CHECK(p.said("kihaku", Lang::En)
              .find("Shaken, B1 discards ♦3 of its grit by choice (1 in all).") !=
          std::string::npos);
    CHECK(p.said("status_off") == "乙1の〈動揺〉が解除された（効果の処理後）。");
    Position none(kPlain, kPlain);
    none.at("A1").statuses |= bit(Status::Shaken);
    none.round_end();
    CHECK(none.said("status_off") == "甲1の〈動揺〉が解除された（捨てる手札も気魄もない）。");
    Position raging(kPlain, kPlain);
    raging.at("A1").statuses |= bit(Status::Frenzy);
    raging.hand("A1", "C9");
    act(raging, "calm, release, end");
    CHECK(raging.said("cost") == "甲1は〈狂乱〉の解除にHPを10点支払った。残りHP30。");
    CHECK(raging.said("status_off") == "甲1の〈狂乱〉が解除された（HPの支払い）。\n"
                                       "甲1の〈心輝〉が解除された（解除の宣言）。");
    Position used(kPlain, kPlain);
    used.at("A1").statuses |= bit(Status::Frenzy);
    used.hand("A1", "C9");
    act(used, "skill attack B1, C9, end");
    CHECK(used.said("status_off") == "甲1の〈狂乱〉が解除された（《通常攻撃》の使用）。");
    Position twice(kOwn, kPlain, action(R"({"op":"status","id":"fire"})"));
    twice.at("B1").statuses |= bit(Status::Fire);
    CHECK(act(twice, "skill own B1, end").said("status_kept") ==
          "乙1はすでに〈火炎〉なので、《own》で変わらない。");
}

TEST_CASE("13, 7.4: waiting that draws more or nothing, and commands that are given up or lost",
          "[shinki][13][7.4]") {
    Position p(kOwn, kPlain, own_skill(R"("timing":"passive","learned":{"wait_draw":2})"));
    p.draws("C2 C3 C4 C5").decide("wait, end").turn("A1");
    CHECK(p.said("wait") == "甲1は待機した（《own》の習得効果で+2枚）。");
    CHECK(p.said("wait", Lang::En) == "A1 waits (2 more by own).");
    CHECK(p.said("pass") == "甲1はムーブコマンドを放棄した。");
    CHECK(p.said("pass", Lang::En) == "A1 gives up its move command.");
    Position mob(kPlain, gm(R"({"name":"影","kind":"apostle","mob":true,"hp":9,"speed":1})"));
    mob.decide("wait, end").turn("B1");
    CHECK(mob.said("wait") == "影は待機した（モブは引かない）。");
    Position q(knows(R"("guren")"), knows(R"("kagami")"));
    q.at("A1").damage = 39;
    q.kihaku("A1", "S2 S3 S4 S5").hand("A1", "C9").hand("B1", "D8");
    act(q, "skill guren B1, C9, kagami, yes");
    CHECK(q.said("lost") == "甲1は戦闘不能になったので、ムーブコマンドを失った。");
    CHECK(q.said("lost", Lang::En) == "A1 has fallen and loses its move command.");
}

} // namespace shiaiba::shinki

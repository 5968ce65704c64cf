// Tests the log's sentences on falls, Override, finishing, and the end of a battle ([shinki 13]).
#include "catch.hpp"
#include "rulesets/shinki/shinki.hpp"
#include "shinki/bout.hpp"
#include "shinki/position.hpp"

namespace shiaiba::shinki {
namespace {

/// A1 stands beside B1, who has this damage, and strikes it with a nine.
struct Blow {
    explicit Blow(int damage, std::string_view settings = "{}") : p(kPlain, kPlain, settings) {
        p.at("A1").column = 1;
        p.at("B1").damage = damage;
        p.hand("A1", "C9");
    }
    Position& strike(const std::string& decisions = "") {
        p.draws("C2").decide("skill attack B1, C9" + (decisions.empty() ? "" : ", " + decisions));
        p.turn("A1");
        return p;
    }
    Position p;
};
constexpr const char* kAsk = R"({"finishing":"ask"})";

} // namespace

TEST_CASE("13, 7.8: who falls is told why", "[shinki][13][7.8]") {
    Blow hit(39);
    CHECK(hit.strike().said("down") == "乙1は戦闘不能になった（HP0、〈心輝〉は解除）！");
    CHECK(hit.p.said("down", Lang::En) == "B1 falls (HP 0, Shine ends)!");
    Blow bare(0);
    bare.p.at("B1").statuses = 0;
    CHECK(bare.strike().said("down") ==
          "乙1は戦闘不能になった（〈心輝〉状態でないときにダメージを受けた。HP31）！");
    CHECK(bare.p.said("down", Lang::En) == "B1 falls (damaged without Shine; HP 31)!");
    // Only with the setting R5 such a character dies, and a reason is told.
    CHECK(bare.p.said("dead").empty());
    Blow dead(0, R"({"R5":true})");
    dead.p.at("B1").statuses = 0;
    CHECK(dead.strike().said("dead") ==
          "乙1は死亡した（〈心輝〉状態でないときにダメージを受けた）。");
    CHECK(dead.p.said("dead", Lang::En) == "B1 is dead (damaged without Shine).");
}

TEST_CASE("13, 7.8: Override says what it interrupts, with what HP, and else why there is none",
          "[shinki][13][7.8]") {
    Blow risen(39);
    risen.p.kihaku("B1", "S2 S3 S4 S5 S6");
    risen.strike("yes, end");
    CHECK(risen.p.said("override") ==
          "乙1は戦闘不能に割り込んで《オーバーライド》を使用し、HP10で復活した！");
    CHECK(risen.p.said("override", Lang::En) ==
          "B1 interrupts its fall with Override and rises with HP 10!");
    CHECK(risen.p.said("kihaku").find(
              "乙1の気魄 −4：古い順に♠2 ♠3 ♠4 ♠5を捨て札に置いた（計1枚）。") != std::string::npos);
    CHECK(risen.p.said("status_on") == "乙1は《オーバーライド》で〈狂乱〉になった。\n"
                                       "乙1は《オーバーライド》で〈心輝〉になった。");
    Blow worn(0);
    worn.p.at("B1").fatal = 37;
    worn.p.kihaku("B1", "S2 S3 S4 S5");
    CHECK(worn.strike("yes, end").said("override") ==
          "乙1は戦闘不能に割り込んで《オーバーライド》を使用し、"
          "HP3（最大HP−フェイタルダメージ37）で復活した！");
    CHECK(worn.p.said("override", Lang::En) ==
          "B1 interrupts its fall with Override and rises with HP 3 (maximum HP − fatal damage "
          "37)!");
    Blow declined(39);
    declined.p.kihaku("B1", "S2 S3 S4 S5");
    CHECK(declined.strike("no").said("no_override") == "乙1は《オーバーライド》を使用しない。");
    CHECK(Blow(39).strike().said("no_override") ==
          "乙1は《オーバーライド》を使用できない（気魄0枚、コスト4枚）。");
    CHECK(Blow(39).strike().said("no_override", Lang::En) ==
          "B1 cannot use Override (0 grit, it costs 4).");
    Blow again(39);
    again.p.at("B1").override_used = true;
    CHECK(again.strike().said("no_override") ==
          "乙1は《オーバーライド》を使用できない（この戦闘で使用済み）。");
    Blow spent(0);
    spent.p.at("B1").fatal = 40;
    CHECK(spent.strike().said("no_override") ==
          "乙1は《オーバーライド》を使用できない（フェイタルダメージが最大HPに達した）。");
}

TEST_CASE("13, 7.9: finishing is told before it is done, and what came of it",
          "[shinki][13][7.9]") {
    Blow finished(39, kAsk);
    CHECK(finished.strike("yes").said("finish") == "甲1は乙1にとどめを刺す。");
    CHECK(finished.p.said("dead") == "乙1は死亡した（とどめ）。");
    CHECK(finished.p.said("dead", Lang::En) == "B1 is dead (finished).");
    Blow spared(39, kAsk);
    CHECK(spared.strike("no").said("spare") == "甲1は乙1にとどめを刺さない。");
    CHECK(spared.p.said("spare", Lang::En) == "A1 does not finish B1.");
    Blow risen(39, kAsk);
    risen.p.kihaku("B1", "S2 S3 S4 S5");
    risen.strike("no, yes, yes, end");
    CHECK(risen.p.said("override") ==
          "乙1は甲1のとどめに割り込んで《オーバーライド》を使用し、HP10で復活した！");
    CHECK(risen.p.said("override", Lang::En) ==
          "B1 interrupts the finishing by A1 with Override and rises with HP 10!");
    CHECK(risen.p.said("dead").empty());
}

TEST_CASE(
    "13, 7.7, R19: those who fall at one moment are named in the order in which they may rise",
    "[shinki][13][7.7][R19]") {
    Position p(kPlain, kPlain);
    p.round(5).at("A1").damage = 35;
    p.at("A1").fatal = 0;
    p.at("B1").damage = 37;
    p.kihaku("B1", "S2 S3 S4 S5").decide("yes").round_end();
    CHECK(p.said("fatal") == "甲1はフェイタルダメージを5点受けた（第5ラウンド、計5点）。残りHP0。\n"
                             "乙1はフェイタルダメージを5点受けた（第5ラウンド、計5点）。残りHP0。");
    CHECK(p.said("fatal", Lang::En).find("A1 suffers 5 fatal damage (round 5; 5 in all); HP 0.") ==
          0);
    CHECK(p.said("falls") == "同時に戦闘不能になる：甲1、乙1。この順に処理する。");
    CHECK(p.said("falls", Lang::En) == "They fall at one moment: A1, B1; settled in this order.");
    // A single member falls without this sentence.
    Position q(kPlain, kPlain);
    q.round(5).at("A1").damage = 35;
    q.round_end();
    CHECK(q.said("falls").empty());
}

TEST_CASE("13, 7.5: whoever falls by its own skill does no more of it", "[shinki][13][7.5]") {
    Position p(knows(R"("own")"), kPlain,
               own_skill(R"("timing":"action","range":[0,4],"target":{"side":"enemy"},)"
                         R"("effects":[{"op":"fatal_damage","amt":{"c":4},"to":"self"},)"
                         R"({"op":"status","id":"fire"}])"));
    p.at("A1").damage = 38;
    p.draws("C2").decide("skill own B1").turn("A1");
    CHECK(p.said("fatal") == "甲1はフェイタルダメージを4点受けた（計4点）。残りHP0。");
    CHECK(p.said("cut_short") == "甲1は戦闘不能なので、《own》の残りの効果は処理されない。");
    CHECK(p.said("cut_short", Lang::En) == "A1 is down: the rest of own does not happen.");
}

TEST_CASE("13, 7.11: the end says what goes, who comes back and who is dead",
          "[shinki][13][7.11]") {
    const Fought fought(
        {R"({"name":"灯里","points":{"hp":1,"speed":5},"skills":["own"]})",
         R"({"name":"巣","gm":true,"members":[{"name":"親","kind":"apostle","hp":9,"speed":1},
             {"name":"影","points":{"hp":1}}]})",
         R"({"start":{"A1":{"column":1,"hand":["HK","C9"]}},)" +
             own_skill(R"("timing":"move","range":[0,4],"target":{"side":"enemy"},"effects":[)"
                       R"({"op":"kihaku_gain","n":4,"to":"self"},{"op":"status","id":"fire"},)"
                       R"({"op":"fatal_damage","amt":{"c":3}}])")
                 .substr(1),
         "", "skill own B2, skill attack B1, HK, none, surrender B"});
    CHECK(fought.says("戦闘終了（1ラウンド）。勝者：灯里。 [7.10]"));
    CHECK(fought.says(
        "戦闘の終了：巣の手札11枚を捨て札に置く、気魄5枚をすべて捨て札に置く、"
        "影の〈火炎〉を解除、フェイタルダメージを通常のダメージに変換（影 3）。 [7.11]"));
    CHECK(fought.says("The battle ends: 巣 discards its hand (11 cards), all 5 grit are "
                      "discarded, ended: Fire of 影, fatal damage becomes damage (影 3). [7.11]"));
    CHECK(fought.says("戦闘終了時：親 復活、HP1、影 HP37。 [7.11]"));
    // If nothing is removed at the end, nothing is told.
    const Fought nothing({kPlain, kPlain, "{}", "", "surrender A"});
    CHECK_FALSE(nothing.says("戦闘の終了："));
}

TEST_CASE("13: a draw at the bound of rounds is called one", "[shinki][13][7.7]") {
    const Fought fought({kPlain, kPlain, R"({"roundLimit":1})", "", "end, end"});
    CHECK(fought.says("1ラウンドで決着がつかない：引き分け。"));
}

TEST_CASE("13, 6: who has no 〈心輝〉 is called so wherever it matters", "[shinki][13][6][2]") {
    const auto checked = system().settings().check(*parse_json(R"({"R5":true,"R6":true})"));
    std::string all;
    for (const SettingSaid& one : system().settings().in_words(*checked)) all += one.text.ja;
    CHECK(all == "変身していない者はダメージで死亡する。"
                 "フェイタルダメージは〈心輝〉状態の者だけが受ける。");
}

namespace {

/// The figure of an actor on a board.
int meter(const Board& board, Actor actor, std::string_view id) {
    const Board::Half& half = board.sides[index(actor.side)];
    for (const Board::Meter& one : half.figures[static_cast<std::size_t>(actor.member)].meters) {
        if (one.id == id) return one.value;
    }
    return -1;
}

Played duel(std::uint64_t seed) {
    Bout bout{kDawn, kYomi};
    bout.seed = seed;
    return Fought(bout).played();
}

} // namespace

TEST_CASE("13, 18: a line that tells HP stands beside a board that shows them", "[shinki][13]") {
    int told = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const FightLog log = duel(seed).fight_log;
        for (std::size_t k = 0; k < log.events.size(); ++k) {
            const Event& event = log.events[k];
            const bool paid = event.kind == "cost";
            if (!paid && event.kind != "damage" && event.kind != "tick") continue;
            INFO(seed << " " << event.kind);
            const int hp = event.number("hp");
            CHECK(meter(log.boards[k + 1], event.actor(), "hp") == hp);
            if (paid) CHECK(meter(log.boards[k], event.actor(), "hp") == hp + event.number("n"));
            told += paid ? 1 : 0;
        }
    }
    CHECK(told > 0);
}

TEST_CASE("13, 7.11: what ends with the battle is off its last board", "[shinki][13][7.11]") {
    int settled = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const FightLog log = duel(seed).fight_log;
        for (const Event& event : log.events) settled += event.kind == "settled" ? 1 : 0;
        for (const Board::Half& half : log.boards.back().sides) {
            for (const Board::Pile& pile : half.piles) {
                if (pile.id == "kihaku") CHECK(pile.count == 0);
            }
            for (const Board::Figure& figure : half.figures) {
                for (const auto& [state, n] : figure.states) CHECK(state == "shinki");
                for (const Board::Meter& one : figure.meters) {
                    if (one.id == "fatal") CHECK(one.value == 0);
                }
            }
        }
    }
    CHECK(settled > 0);
}

} // namespace shiaiba::shinki

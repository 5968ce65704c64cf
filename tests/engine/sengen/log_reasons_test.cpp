// Tests the log's sentences on what did not happen ([sengen 14]): damage that a bomb voids, gains
// at their maximum, impossible defences, and rewards that were not earned; and on targets and
// sources.
#include "catch.hpp"
#include "rulesets/sengen/words/words.hpp"
#include "sengen/position.hpp"

namespace shiaiba::sengen {
namespace {

constexpr const char* kHouse = R"({"data":null})";
/// A member with HP 22, 霊力 12, DP 19, recovery 2.
const std::string kSomeone = one("3 3 3 3 3");
/// A shot of 1 DP by this member has the total 4 + the die, and damage 1D + 3.
const std::string kMarksman = one("3 3 3 3 3", "shot1", "magic1");
const std::string kBomber = one("3 3 3 3 3", "melee1", "", R"("cards":["comet"])");
const std::string kVeiled = one("3 3 3 3 3", "", "", R"("cards":["veil"])");

} // namespace

TEST_CASE("14, 6: a bomb says what it voids, and the damage that would have come",
          "[sengen][14][6]") {
    const auto bombed = [](const char* act, const char* faces, std::string_view kind,
                           Lang lang = Lang::Ja) {
        Position p(one("3 3 3 3 3", "shot1 homing1 danmaku4", "magic1"), kBomber, kHouse);
        p.at("A1").graze = 6;
        p.decide(act).dice(faces);
        p.main("A1");
        return p.said(kind, lang);
    };
    const char* const last = "homing magic 0, none, bomb 1";
    CHECK(bombed(last, "4", "harm_roll") == "甲1のダメージ (1D6+3) ＞ 4[4]+3 ＞ 7");
    CHECK(bombed(last, "4", "card_use") ==
          "乙1、【彗星「一直線」】で喰らいボム！甲1のホーミングを打ち消す。");
    CHECK(bombed(last, "4", "card_use", Lang::En).find(": A1's homing attack is voided.") !=
          std::string::npos);
    // No damage has been rolled for this target yet.
    const char* const first = "homing magic 0, bomb 1";
    CHECK(bombed(first, "", "harm_roll").empty());
    CHECK(bombed(first, "", "card_use").find("甲1のホーミングを打ち消す。") != std::string::npos);
    // What the dice don't show is told with the bomb.
    const char* const danmaku = "danmaku magic, take, bomb 1";
    CHECK(bombed(danmaku, "", "card_use").find("！甲1の弾幕の5ダメージを打ち消す。") !=
          std::string::npos);
    CHECK(bombed(danmaku, "", "card_use", Lang::En).find(": 5 damage of A1's danmaku is voided.") !=
          std::string::npos);
    const char* const boosted = "shot magic 1, none, 3, bomb 1";
    CHECK(bombed(boosted, "1 4", "harm_roll") == "甲1のダメージ (1D6+3) ＞ 4[4]+3 ＞ 7");
    CHECK(bombed(boosted, "1 4", "card_use").find("！甲1のショットの10ダメージ（グレイズ+3）を") !=
          std::string::npos);
    const char* const guarded = "shot magic 1, guard 1, 0, bomb 1";
    CHECK(bombed(guarded, "6 1 4", "card_use").find("！甲1のショットの5ダメージ（ガード−2）を") !=
          std::string::npos);
}

TEST_CASE("14, 8.8: graze for damage stands behind the dice that it was chosen after",
          "[sengen][14][8.8]") {
    Position p(kMarksman, kSomeone);
    p.at("A1").graze = 7;
    p.decide("shot magic 1, none, 3").dice("1 4");
    p.main("A1");
    CHECK(p.kinds() == "shot undefended harm_roll boost damage");
    CHECK(p.said("boost") == "甲1はグレイズで乙1へのダメージ+3（グレイズ−6、残り1）。");
    CHECK(p.said("damage") == "乙1に10ダメージ（グレイズ+3）。残り12。");
    CHECK(p.said("damage", Lang::En) == "B1 takes 10 damage (graze +3); 12 left.");
    // Without graze for damage the dice are told together with the damage.
    Position q(kMarksman, kSomeone);
    q.at("A1").graze = 7;
    q.decide("shot magic 1, none, 0").dice("1 4");
    q.main("A1");
    CHECK(q.kinds() == "shot undefended damage");
}

TEST_CASE("14: a gain says where its maximum cut it, and that it came to nothing",
          "[sengen][14][6]") {
    const auto deployed = [](int dp, Lang lang) {
        Position p(kVeiled, kSomeone, kHouse);
        p.at("A1").dp = dp;
        p.decide("deploy 1, pass").turn(2).turn_start();
        const std::string said = p.said("dp", lang);
        return said.substr(said.rfind(lang == Lang::Ja ? "甲1" : "A1"));
    };
    CHECK(deployed(3, Lang::Ja) == "甲1のDP +10（計15）。");
    CHECK(deployed(10, Lang::Ja) == "甲1のDP +7（計19、最大値まで）。");
    CHECK(deployed(10, Lang::En) == "A1: DP +7 (now 19, the maximum).");
    CHECK(deployed(19, Lang::Ja) == "甲1のDPは19のまま（最大値）。");
    CHECK(deployed(19, Lang::En) == "A1: DP stays at 19, the maximum.");
    Position p(kVeiled, kSomeone, kHouse);
    p.at("A1").deployed = 0;
    p.at("A1").used = 1;
    p.decide("dismiss").turn(2).turn_start();
    CHECK(p.said("dp") == "【結界「薄絹」】が下げられるが、乙1のDPは19のまま（最大値）。");
    Position q(one("3 3 3 3 3", "", "onmyo2", R"("spells":["mend"])"), kSomeone, kHouse);
    q.at("A1").hp = 20;
    q.decide("cast mend, 3").dice("666 66");
    q.main("A1");
    CHECK(q.said("heal") == "甲1のHP +2（計22、最大値まで）。(2D6+3) ＞ 12[6,6]+3 ＞ 15");
}

TEST_CASE("14, 8.6: 霊力 that a spell brings is what came of it", "[sengen][14][8.6]") {
    Position p(one("3 3 4 3 3", "", "magic1", R"("spells":["x"])"), kSomeone,
               R"({"data":{"name":"試し","spells":[{"id":"x","ja":"泉","en":"Spring",)"
               R"("ability":"magic","min_level":1,"cost":1,"activation":5,"timing":"main",)"
               R"("side":"self","effects":[{"op":"spirit","c":5},{"op":"graze","c":-3}]}]}})");
    p.decide("cast x, 1").dice("6");
    p.main("A1");
    CHECK(p.said("spirit") == "甲1の霊力 +1（計12、最大値まで）。");
    CHECK(p.said("graze") == "甲1のグレイズは0のまま（下限）。");
}

TEST_CASE("14, 5.2: who is bound and lacks DP is told to recover none", "[sengen][14][5.2]") {
    const auto bound = [](int dp) {
        Position p(kSomeone, kSomeone);
        p.at("A1").dp = dp;
        p.at("A1").statuses = {{Status::Bind, 9, 0}};
        p.turn(2).turn_start();
        return p.said("bound");
    };
    CHECK(bound(4) == "甲1は束縛でDPが回復しない（DP 4）。");
    CHECK(bound(19).empty());
}

TEST_CASE("14, 8.7: who cannot defend is told apart from who does not", "[sengen][14][8.7]") {
    Position p(kMarksman, kSomeone);
    p.at("B1").dp = 0;
    p.decide("shot magic 1").dice("1 1");
    p.main("A1");
    CHECK(p.said("undefended") == "乙1は防げない（DP 0）。");
    CHECK(p.said("undefended", Lang::En) == "B1 cannot defend (DP 0).");
    Position q(kMarksman, kSomeone);
    q.decide("shot magic 1, none").dice("1 1");
    q.main("A1");
    CHECK(q.said("undefended") == "乙1は防がない。");
    // A member that has covered another has no defence left against the same attack.
    Position r(one("3 3 3 3 3", "homing3", "magic1"), party({kSomeone, kSomeone}));
    r.decide("homing magic 0, B1, B2, yield, cover 9").dice("666666666 1");
    r.main("A1");
    CHECK(r.said("undefended") == "乙2は防げない（この攻撃で防御済み）。");
    CHECK(r.said("damage") == "乙2に4ダメージ（乙1をカバー）。残り18。(1D6+3) ＞ 1[1]+3 ＞ 4\n"
                              "乙2に4ダメージ。残り14。");
    CHECK(r.said("damage", Lang::En).find("B2 takes 4 damage (covering B1); 18 left.") == 0);
    Position s(one("3 3 4 3 3", "", "magic3", R"("spells":["flash"])"), kSomeone, kHouse);
    s.at("B1").dp = 0;
    s.decide("cast flash, 3").dice("666");
    s.main("A1");
    CHECK(s.said("unresisted") == "乙1は抵抗できない（DP 0）。");
}

TEST_CASE("14, 8.1: who is caught for want of DP, asleep, or by choice", "[sengen][14][8.1]") {
    const std::string fairy = one("3 3 3 3 3", "danmaku4", "magic1");
    Position p(fairy, kSomeone);
    p.at("B1").dp = 3;
    p.decide("danmaku magic");
    p.main("A1");
    CHECK(p.said("take") == "乙1はDP不足（DP減少4、残り3）で弾幕を受けた。");
    CHECK(p.said("take", Lang::En) == "B1 lacks DP (loss 4, 3 left) and is caught by the danmaku.");
    Position q(fairy, kSomeone);
    q.at("B1").statuses = {{Status::Sleep, 9, 0}};
    q.decide("danmaku magic");
    q.main("A1");
    CHECK(q.said("take") == "乙1は眠っていて弾幕を受けた。");
    Position r(fairy, kSomeone);
    r.at("B1").graze = 9;
    r.decide("danmaku magic, dodge 2");
    r.main("A1");
    CHECK(r.said("dodge", Lang::En) ==
          "B1's reigeki 2 (graze −6): dodges the danmaku, DP −2 (17 left), graze +2 (now 5).");
}

TEST_CASE("14, 8.5: waiting that earns nothing says why", "[sengen][14][8.5]") {
    const std::string witch = one("3 3 4 3 3", "", "magic3", R"("spells":["boost"])");
    Position p(witch, kSomeone, kHouse);
    p.decide("cast boost, 1").dice("1");
    p.setups();
    p.decide("wait");
    p.main("A1");
    CHECK(p.said("wait") == "甲1は待機（能力を使ったため、次のターンの+2はない。DP残り18）。");
    CHECK(p.said("wait", Lang::En) ==
          "A1 waits (no +2 next turn, an ability was used; 18 DP left).");
    Position q(kMarksman, kSomeone);
    q.decide("wait");
    q.main("A1");
    CHECK(q.said("wait") == "甲1は待機（DP残り19）。");
}

TEST_CASE("14, 8.4: a blow that cannot be paid", "[sengen][14][8.4]") {
    Position p(one("3 3 3 3 3", "melee1"), kSomeone);
    p.at("A1").dp = 3;
    p.decide("approach, 3").dice("666");
    p.main("A1");
    CHECK(p.said("abandon") == "甲1は近接攻撃できない（DP 0）。");
    CHECK(p.said("abandon", Lang::En) == "A1 cannot strike (DP 0).");
}

TEST_CASE("14, 8.6: a spell names its targets, what resists it, and what a card saves",
          "[sengen][14][8.6]") {
    const std::string witch =
        one("3 3 4 3 3", "", "magic3", R"("spells":["flash","boost","blast"])");
    Position p(witch, kSomeone, kHouse);
    p.at("B1").graze = 9;
    p.decide("cast flash, 3, 1, boost").dice("554 6");
    p.main("A1");
    CHECK(p.said("spell") == "甲1が乙1へ【閃光】を使う（DP−3、残り16。霊力−6、残り6）。"
                             "達成値21、発動18：成功。(3D6+7) ＞ 14[5,5,4]+7 ＞ 21");
    CHECK(p.said("spell", Lang::En)
              .find("A1 casts Flash on B1 (DP −3, 16 left; spirit −6, 6 "
                    "left): total 21 vs 18, success.") == 0);
    Position q(witch, kSomeone, kHouse);
    q.at("B1").graze = 30;
    q.decide("cast flash, 3, 3, boost").dice("554 321");
    q.main("A1");
    CHECK(q.said("resist") == "乙1の意志抵抗（DP−3、残り16。グレイズ−24（残り6）で達成値+8）。"
                              "達成値17、目標値17：成功。(3D6+3) ＞ 6[3,2,1]+3 ＞ 9");
    Position r(witch, kSomeone, kHouse);
    r.decide("cast blast, 3, 1").dice("666 1 111");
    r.main("A1");
    CHECK(r.said("resist").find("乙1の耐久抵抗（DP−1、残り18）。") == 0);
    CHECK(r.said("resist", Lang::En).find("B1 resists by vitality (DP −1, 18 left): total 4 vs") ==
          0);
    // A spell on its caster alone names no target.
    Position s(witch, kSomeone, kHouse);
    s.decide("cast boost, 3").dice("666");
    s.setups();
    CHECK(s.said("spell").find("甲1が【魔力集束】を使う（") == 0);
    const auto carded = [&](const char* card, const char* choice) {
        Position t(
            one("3 3 4 3 3", "", "magic3", R"("spells":["blast"],"cards":["d"])"), kSomeone,
            std::string(R"({"data":{"name":"試し","spells":[{"id":"blast","ja":"爆","en":)"
                        R"("Blast","ability":"magic","min_level":1,"cost":5,)"
                        R"("activation":17,"timing":"main","side":"enemy","effects":)"
                        R"([{"op":"graze","c":1}]}],"cards":[{"id":"d","ja":"札","en":"C",)") +
                card + "}]}}");
        t.decide(choice).dice("1");
        t.main("A1");
        return t.said("spell") + t.said("spell", Lang::En);
    };
    const std::string free =
        carded(R"("type":"consume","action":"spell","bonus":{"free_cost":true})", "card 1, 1");
    CHECK(free.find("霊力不要（カード）、残り12。") == std::string::npos);
    CHECK(free.find("霊力不要（カード）、残り12）。") != std::string::npos);
    CHECK(free.find("spirit 0 (card), 12 left)") != std::string::npos);
    const std::string half =
        carded(R"("type":"deploy","bonus":{"cost_half":true})", "deploy 1, cast blast, 1");
    CHECK(half.find("霊力−3（カードで半減）、残り9）。") != std::string::npos);
}

TEST_CASE("14: modifiers go by the spell or the status that they are of", "[sengen][14][8.6]") {
    Position p(one("3 3 4 3 3", "shot1", "magic3", R"("spells":["boost"])"), kSomeone, kHouse);
    p.decide("cast boost, 3").dice("666");
    p.setups();
    p.at("A1").statuses = {};
    p.decide("shot magic 1, none").dice("1 111");
    p.main("A1");
    CHECK(p.said("damage").find("（魔力集束+2）") != std::string::npos);
    CHECK(p.said("damage", Lang::En).find(" (Focus +2)") != std::string::npos);
    Position q(kMarksman, kSomeone,
               R"({"data":{"name":"試し","statuses":[{"id":"fog","ja":"霧","en":"Fog",)"
               R"("mods":{"hit":-2}}]}})");
    q.at("A1").statuses = {{static_cast<Status>(3), 9, 0}};
    q.decide("shot magic 1, none").dice("1 1");
    q.main("A1");
    CHECK(q.said("shot").find("達成値3（霧−2）。") != std::string::npos);
    CHECK(q.said("shot", Lang::En).find(": total 3 (Fog −2).") != std::string::npos);
}

TEST_CASE("14, 8.7: a roll after damage bears the clause of the damage step", "[sengen][14][8.7]") {
    const auto clause = [](const Position& p, std::string_view kind) {
        for (const Event& event : p.fight_log().events) {
            if (event.kind == kind) return std::string(event.rule);
        }
        return std::string();
    };
    Position p(kMarksman, kSomeone);
    p.at("B1").statuses = {{Status::Dazzle, 9, 4}};
    p.decide("shot magic 1, none").dice("1 1 111");
    p.main("A1");
    CHECK(clause(p, "recover") == "8.7");
    Position q(party({one("3 3 3 3 3", "danmaku1", "magic1"), kSomeone}), kSomeone);
    q.at("A2").statuses = {{Status::Dazzle, 9, 4}};
    q.decide("danmaku magic, dodge 0, yes").dice("111");
    q.main("A1");
    CHECK(clause(q, "rouse") == "8.1");
}

TEST_CASE("14, 7: a tie says what is equal, and by what somebody chooses", "[sengen][14][7]") {
    Position p(kSomeone, kSomeone);
    p.decide("9, 9, last").dice("222 222 333 111");
    p.initiative();
    CHECK(p.said("tie") == "イニシアティブ9・DP19で同値：甲1 (3D6) ＞ 6[2,2,2] ＞ 6\n"
                           "乙1 (3D6) ＞ 6[2,2,2] ＞ 6\n"
                           "出目も同値：甲1 (3D6) ＞ 9[3,3,3] ＞ 9\n"
                           "乙1 (3D6) ＞ 3[1,1,1] ＞ 3");
    CHECK(p.said("place") == "甲1は同値の中で後に動く。");
    Position q(kSomeone, kSomeone);
    q.at("B1").dp = 12;
    q.decide("9, 9, last");
    q.initiative();
    CHECK(q.said("place") == "甲1（DP19）は同値の中で後に動く。");
    CHECK(q.said("place", Lang::En) == "A1 (DP 19) goes last in the tie.");
    Position r(kSomeone, gm({kSomeone}));
    r.decide("9, 9, first");
    r.initiative();
    CHECK(r.said("place") == "甲1はNPCより先に動く。");
    CHECK(r.said("place", Lang::En) == "A1 goes before the NPCs.");
}

TEST_CASE("14: a barrier says how long it stands", "[sengen][14][8.6]") {
    const std::string priest = one("3 3 3 3 3", "", "onmyo2", R"("spells":["ward"])");
    const auto warded = [&](int barrier) {
        Position p(priest, kSomeone, kHouse);
        p.at("A1").barrier = barrier;
        p.decide("cast ward, 3").dice("666");
        p.setups();
        return p.said("barrier");
    };
    const std::string fresh = warded(0);
    CHECK(fresh.find("甲1に") == 0);
    CHECK(fresh.find("点の障壁（ターン終了まで）。") != std::string::npos);
    CHECK(warded(30) == "甲1の障壁は30点のまま（ターン終了まで）。");
}

TEST_CASE("14: a raise is told where there is one", "[sengen][14][8.3]") {
    const auto homing = [](const char* raises) {
        Position p(one("3 3 3 3 3", "homing4", "magic1"), kSomeone);
        p.decide(std::string("homing magic ") + raises + ", none").dice("1");
        p.main("A1");
        return p.said("homing") + p.said("homing", Lang::En);
    };
    CHECK(homing("0").find("ホーミング（魔法、DP−2、残り17）") != std::string::npos);
    CHECK(homing("1").find("（魔法、上昇1回、DP−4、残り15）") != std::string::npos);
    CHECK(homing("1").find(", 1 raise, DP −4") != std::string::npos);
    CHECK(homing("2").find(", 2 raises, DP −6") != std::string::npos);
}

TEST_CASE("14: what is hidden by default changes nothing, and has no reason", "[sengen][14]") {
    Position p(kMarksman, kSomeone);
    p.at("B1").dp = 0;
    p.decide("shot magic 1").dice("1 1");
    p.main("A1");
    Position q(kMarksman, kSomeone);
    q.decide("shot magic 1, none").dice("1 1");
    q.main("A1");
    const auto hidden = [](const Position& position) {
        for (const Event& event : position.fight_log().events) {
            if (event.kind == "undefended") return is_bookkeeping(event);
        }
        return false;
    };
    CHECK_FALSE(hidden(p));
    CHECK(hidden(q));
}

} // namespace shiaiba::sengen

// Tests the log's additions to numbers: what changed them, and why something happened ([sengen
// 14]).
#include "catch.hpp"
#include "sengen/position.hpp"

namespace shiaiba::sengen {
namespace {

constexpr const char* kHouse = R"({"data":null})";
/// A member with HP 22, 霊力 12, DP 19, recovery 2.
const std::string kSomeone = one("3 3 3 3 3");
/// A shot of 1 DP by this member has the total 4 + the die, and damage 1D + 3.
const std::string kMarksman = one("3 3 3 3 3", "shot1", "magic1");
const std::string kGuardian = one("3 3 3 3 3", "melee1", "", R"("cards":["d"])");

std::string with_card(const std::string& bonus) {
    return R"({"data":{"name":"試し","cards":[{"id":"d","ja":"札","en":"Card",)" + bonus + "}]}}";
}
std::string deploys(const std::string& bonus) {
    return with_card(R"("type":"deploy","bonus":{)" + bonus + "}");
}
std::string consumes(const std::string& action, const std::string& bonus) {
    return with_card(R"("type":"consume","action":")" + action + R"(","bonus":{)" + bonus + "}");
}
void lay(Fighter& one) {
    one.deployed = 0;
    one.used = 1;
    one.card_hp = 22;
}
bool says(const Position& p, std::string_view kind, std::string_view ja, std::string_view en) {
    INFO(p.said(kind));
    INFO(p.said(kind, Lang::En));
    CHECK(p.said(kind).find(ja) != std::string::npos);
    CHECK(p.said(kind, Lang::En).find(en) != std::string::npos);
    return true;
}

} // namespace

TEST_CASE("14, 8.6: a damage that a resistance halves is told whole, and halved",
          "[sengen][14][8.6]") {
    const std::string witch = one("3 3 4 3 3", "", "magic3", R"("spells":["blast"])");
    Position p(witch, kSomeone, kHouse);
    p.decide("cast blast, 3, 3").dice("664 666 443");
    p.main("A1");
    CHECK(p.said("damage") == "乙1に8ダメージ（抵抗で半減）。残り14。(3D6+4) ＞ 11[4,4,3]+4 ＞ 15");
    CHECK(
        p.said("damage", Lang::En) ==
        "B1 takes 8 damage (halved by resistance); 14 left. Damage roll: (3D6+4) ＞ 11[4,4,3]+4 ＞ 15");
    Position q(witch, kSomeone, kHouse);
    q.decide("cast blast, 3, 0").dice("664 443");
    q.main("A1");
    CHECK(q.said("damage") == "乙1に15ダメージ。残り7。(3D6+4) ＞ 11[4,4,3]+4 ＞ 15");
}

TEST_CASE("14, 7, 8.5: a recovery names what changed it, and where the maximum cut it",
          "[sengen][14][7][8.5]") {
    const std::string own = deploys(R"("dp_recovery":3)");
    const auto recovers = [&](int dp, bool waited, bool carded, Lang lang) {
        Position p(one("3 3 3 3 3", "", "", R"("cards":["d"])"), kSomeone, own);
        p.at("A1").dp = dp;
        p.at("A1").waited = waited;
        if (carded) lay(p.at("A1"));
        p.decide("pass, pass").turn(2).turn_start();
        return p.said("dp", lang);
    };
    CHECK(recovers(4, false, false, Lang::Ja) == "甲1のDP回復：DP +2（計6）。");
    CHECK(recovers(4, true, false, Lang::Ja) == "甲1のDP回復（待機+2）：DP +4（計8）。");
    CHECK(recovers(4, true, true, Lang::Ja) == "甲1のDP回復（カード+3、待機+2）：DP +7（計11）。");
    CHECK(recovers(18, true, false, Lang::Ja) ==
          "甲1のDP回復（待機+2）：DP +1（計19、最大値まで）。");
    CHECK(recovers(18, true, true, Lang::En) ==
          "A1 recovers (card +3, waited +2): DP +1 (now 19, the maximum).");
}

TEST_CASE("14, 8.1: full defence that halves a danmaku is named where it does",
          "[sengen][14][8.1]") {
    const std::string fairy = one("3 3 3 3 3", "danmaku4", "magic1");
    const auto meet = [&](const char* feats, const char* answer, bool full, int level = 4) {
        Position p(one("3 3 3 3 3", "danmaku" + std::to_string(level), "magic1"),
                   one("3 3 3 3 3", "", "", feats));
        p.at("B1").full_defence = full;
        p.decide(std::string("danmaku magic, ") + answer);
        p.main("A1");
        return p.said("dodge") + p.said("take");
    };
    const char* const none = R"("feats":[])";
    const char* const small = R"("feats":["small"])";
    CHECK(meet(none, "dodge 0", true) ==
          "乙1は弾幕を回避（防御専念で半減）。DP−2（残り17）、グレイズ +2（計2）。");
    CHECK(meet(none, "dodge 0", false) == "乙1は弾幕を回避。DP−4（残り15）、グレイズ +4（計4）。");
    CHECK(meet(none, "take", true) == "乙1は弾幕をダメージで受けた（防御専念で半減）。");
    CHECK(meet(none, "take", false) == "乙1は弾幕をダメージで受けた。");
    CHECK(meet(small, "take", true) ==
          "乙1は弾幕をダメージで受けた（防御専念で半減、当たり判定が小さい）。");
    CHECK(meet(small, "take", false) == "乙1は弾幕をダメージで受けた（当たり判定が小さい）。");
    // A loss of 1 is not halved.
    CHECK(meet(none, "dodge 0", true, 1).find("半減") == std::string::npos);
    Position p(fairy, kSomeone);
    p.at("B1").full_defence = true;
    p.decide("danmaku magic, dodge 0");
    p.main("A1");
    CHECK(p.said("dodge", Lang::En).find(" (halved by full defence): DP −2") != std::string::npos);
}

TEST_CASE("14: what changed the total of an attack", "[sengen][14][8]") {
    const std::string data = deploys(R"("hit":2,"damage":4,"damage_dice":1)");
    const std::string shooter = one("3 3 3 3 3", "shot1 homing1", "magic1", R"("cards":["d"])");
    for (const char* const act : {"shot magic 1", "homing magic 0"}) {
        Position p(shooter, kSomeone, data);
        lay(p.at("A1"));
        p.at("A1").mods = {{ModKey::Hit, 1, 9}, {ModKey::Damage, 3, 9}};
        p.at("A1").statuses = {{Status::Dazzle, 9, 0}};
        p.decide(std::string(act) + ", none").dice(act[0] == 's' ? "6 11" : "11");
        p.main("A1");
        says(p, act[0] == 's' ? "shot" : "homing", "（カード+2、修正+1、幻惑−3）。",
             " (card +2, modifiers +1, dazzle −3).");
        says(p, "damage", "に12ダメージ（カード+4、カード+1D、修正+3）。",
             " takes 12 damage (card +4, card +1D, modifiers +3);");
        p.check();
    }
    Position p(shooter, kSomeone, consumes("shot", R"("hit":5,"dice":2,"spread":2)"));
    p.decide("card 1, shot magic 1, none").dice("111 11");
    p.main("A1");
    says(p, "shot", "達成値12（カード+5、カード+2D）。", ": total 12 (card +5, card +2D).");
    says(p, "damage", "（カード+1D）", " (card +1D)");
    // 金砕棒 is a weapon of the tests' data (some_data.hpp).
    Position q(one("3 3 3 3 3", "melee1 evade6", "mtrain1", R"("weapons":["kanabo"])"), kSomeone);
    q.decide("approach, 2, kanabo 1, none").dice("66 1 1");
    q.main("A1");
    says(q, "melee", "達成値4（武器−1）。", ": total 4 (weapon −1).");
    says(q, "damage", "に8ダメージ（武器+3）。", " takes 8 damage (weapon +3);");
    // If nothing changed the number, nothing is told.
    Position r(kMarksman, kSomeone);
    r.decide("shot magic 1, none").dice("1 1");
    r.main("A1");
    CHECK(r.said("shot") == "甲1が乙1へ狙いの甘いショット（魔法、DP−1、残り18）。達成値5。"
                            "(1D6+4) ＞ 1[1]+4 ＞ 5");
    CHECK(r.said("damage") == "乙1に4ダメージ。残り18。(1D6+3) ＞ 1[1]+3 ＞ 4");
    // An untrained weapon gets no bonuses ([sengen R52]).
    Position s(one("3 3 3 3 3", "shot1", "", R"("weapons":["cannon"])"), kSomeone);
    s.at("A1").mods = {{ModKey::Damage, 3, 9}};
    s.decide("shot ranged:cannon 1, none").dice("1 6");
    s.main("A1");
    says(s, "damage", "に6ダメージ。", " takes 6 damage;");
}

TEST_CASE("14: what changed an approach, a spell and a danmaku", "[sengen][14][8]") {
    Position p(one("3 3 3 3 3", "melee1", "", R"("cards":["d"])"), kSomeone,
               deploys(R"("approach":5)"));
    lay(p.at("A1"));
    for (const char* const dice : {"1", "6666 "}) {
        p.decide(dice[0] == '1' ? "approach, 1" : "approach, 4, abandon").dice(dice);
        p.main("A1");
        says(p, "approach",
             dice[0] == '1' ? "達成値9（カード+5）、目標値18：失敗。"
                            : "達成値32（カード+5）、目標値18：成功。グレイズ",
             dice[0] == '1' ? ": total 9 (card +5) vs 18, failure."
                            : ": total 32 (card +5) vs 18, success; graze");
    }
    const std::string witch =
        one("3 3 4 3 3", "danmaku4", "magic1", R"("spells":["blast"],"cards":["d"])");
    Position q(witch, kSomeone, deploys(R"("activation":2)"));
    lay(q.at("A1"));
    q.at("A1").statuses = {{Status::Dazzle, 9, 0}};
    q.decide("cast blast, 1").dice("1");
    q.main("A1");
    says(q, "spell", "達成値5（カード+2、幻惑−3）、発動17：失敗。",
         ": total 5 (card +2, dazzle −3) vs 17, ");
    Position r(witch, kSomeone, consumes("spell", R"("activation":5)"));
    r.decide("card 1, 1").dice("1");
    r.main("A1");
    says(r, "spell", "達成値11（カード+5）、", ": total 11 (card +5) vs");
    Position s(witch, kSomeone, deploys(R"("danmaku_dp":1,"danmaku_damage":2)"));
    lay(s.at("A1"));
    s.at("A1").mods = {{ModKey::DanmakuDp, -2, 9}, {ModKey::DanmakuDamage, 3, 9}};
    s.decide("danmaku magic, take");
    s.main("A1");
    says(s, "danmaku", "DP減少3（カード+1、修正−2）、ダメージ10（カード+2、修正+3）。",
         "DP loss 3 (card +1, modifiers −2), damage 10 (card +2, modifiers +3).");
    says(s, "damage", "に10ダメージ。", " takes 10 damage;");
}

TEST_CASE("14: what changed the total of a defence", "[sengen][14][8.7]") {
    const auto set = [](Position& p, ModKey key) {
        lay(p.at("B1"));
        p.at("B1").full_defence = true;
        p.at("B1").mods = {{key, 1, 9}};
        p.at("B1").statuses = {{Status::Dazzle, 9, 0}};
    };
    constexpr const char* kJa = "（カード+2、修正+1、防御専念+5、幻惑−3）、目標値";
    constexpr const char* kEn = " (card +2, modifiers +1, full defence +5, dazzle −3) vs ";
    for (const char* const faces : {"1 6", "6 1 1 111"}) {
        Position p(kMarksman, kGuardian, deploys(R"("evade":2)"));
        set(p, ModKey::Evade);
        p.decide("shot magic 1, evade 1").dice(faces);
        p.main("A1");
        says(p, "evade", kJa, kEn);
    }
    Position p(kMarksman, kGuardian, deploys(R"("guard":1,"guard_levels":1)"));
    set(p, ModKey::Guard);
    p.decide("shot magic 1, guard 1").dice("1 6");
    p.main("A1");
    says(p, "guard", kJa, kEn);
    // A guard for another, and a cover.
    Position q(kMarksman, party({kSomeone, kGuardian}), deploys(R"("guard":1,"guard_levels":1)"));
    lay(q.at("B2"));
    q.at("B2").statuses = {{Status::Dazzle, 9, 0}};
    q.decide("shot magic 1, B1, yield, guard 1").dice("1 6");
    q.main("A1");
    says(q, "guard", "乙1をガード（DP−1、残り18）。達成値9（カード+2、幻惑−3）、目標値5",
         "guards B1 (DP −1, 18 left): total 9 (card +2, dazzle −3) vs 5");
    Position r(kMarksman, party({kSomeone, kGuardian}), deploys(R"("evade":2)"));
    lay(r.at("B2"));
    r.at("B2").statuses = {{Status::Dazzle, 9, 0}};
    r.decide("shot magic 1, B1, yield, cover 1").dice("1 6 1 111");
    r.main("A1");
    says(r, "cover", "達成値6（幻惑−3）、目標値5", ": total 6 (dazzle −3) vs 5");
    const std::string witch = one("3 3 4 3 3", "", "magic3", R"("spells":["flash"])");
    for (const int graze : {0, 99}) {
        Position s(witch, kGuardian, deploys(R"("resist":2)"));
        set(s, ModKey::Resist);
        s.at("B1").graze = graze;
        s.decide(graze > 0 ? "cast flash, 3, 1, boost" : "cast flash, 3, 1").dice("666 1");
        s.main("A1");
        says(s, "resist", kJa, kEn);
    }
}

TEST_CASE("14: a card that answers a spell, and why statuses end", "[sengen][14][6][5.2]") {
    const std::string witch = one("3 3 4 3 3", "danmaku1", "magic3", R"("spells":["flash"])");
    const std::string veiled = one("3 3 3 3 3", "", "", R"("cards":["veil"])");
    Position p(witch, veiled, kHouse);
    p.at("B1").statuses = {{Status::Bind, 9, 0}};
    p.decide("cast flash, 3, deploy 1").dice("666");
    p.main("A1");
    CHECK(p.said("card_deploy") ==
          "乙1、【結界「薄絹」】を展開し、【閃光】を退ける。（カードのHP22）");
    CHECK(p.said("card_deploy", Lang::En) ==
          "B1 deploys Gauze Boundary and holds Flash off (card HP 22).");
    says(p, "status_off", "（展開）", "(by deploying)");
    Position q(kMarksman, kSomeone);
    q.at("B1").statuses = {{Status::Sleep, 9, 0}};
    q.decide("shot magic 1").dice("1 1");
    q.main("A1");
    says(q, "status_off", "乙1の眠りが解けた（ダメージ）。", " ends (damage).");
    Position r(party({witch, kSomeone}), kSomeone);
    r.at("A2").statuses = {{Status::Sleep, 9, 0}, {Status::Dazzle, 9, 4}};
    r.decide("danmaku magic, dodge 0, yes").dice("111");
    r.main("A1");
    CHECK(r.said("status_off") ==
          "甲2の眠りが解けた（起こされて）。\n甲2の幻惑が解けた（起こされて）。");
    says(r, "status_off", "起こされて", " ends (roused).");
    Position s(kSomeone, kSomeone);
    s.at("A1").statuses = {{Status::Bind, 4, 0}};
    s.turn(4).turn_end();
    says(s, "status_off", "甲1の束縛が解けた（時間）。", " ends (time).");
}

TEST_CASE("14, 7: time up says that it is judged, and by what", "[sengen][14][7]") {
    const auto told = [](const auto& set, const char* settings = "{}") {
        Position p(one("3 3 3 3 3", "", "", R"("cards":["veil"])"), kSomeone, settings);
        p.at("A1").used = 1;
        set(p);
        p.turn(30).turn_end();
        return p.said("time_up") + "\n" + p.said("time_up", Lang::En);
    };
    CHECK(told([](Position& p) { p.at("B1").hp = 3; }) ==
          "時間切れ。残りHPの割合で判定：甲 22/22、乙 3/22。\n"
          "Time: judged by the share of HP that is left: A 22/22, B 3/22.");
    CHECK(told([](Position& p) { p.at("A1").used = 0; }) ==
          "時間切れ。HPの割合は等しく、残るスペルカードの数で判定：甲 1、乙 0。\n"
          "Time: shares of HP are equal; judged by the spell cards that are left: A 1, B 0.");
    CHECK(told([](Position&) {}) == "時間切れ。HPの割合もスペルカードの数も等しい。\n"
                                    "Time: neither HP nor spell cards tell the sides apart.");
    CHECK(told([](Position& p) { p.at("B1").hp = 3; }, R"({"draw":true})") == "時間切れ。\nTime.");
}

} // namespace shiaiba::sengen

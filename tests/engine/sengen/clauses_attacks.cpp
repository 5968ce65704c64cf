// Tests main actions: which there are, and what they cost ([sengen 8.1 to 8.5, 8.8, 8.9]).
#include "catch.hpp"
#include "sengen/position.hpp"

namespace shiaiba::sengen {
namespace {

/// A member with HP 22, 霊力 12, DP 19.
const std::string kAttacked = one("3 3 3 3 3");

/// The first number with this name in an event of a kind; −1 if there is none.
int told(const Position& p, std::string_view kind, std::string_view name) {
    for (const Event& event : p.fight_log().events) {
        if (event.kind == kind) return event.number(name);
    }
    return -1;
}
std::string options_of(const std::string& a, int dp = 19) {
    Position p(a, kAttacked);
    p.at("A1").dp = dp;
    p.main("A1");
    return p.open_options();
}

} // namespace

TEST_CASE("8.1: a danmaku is against every enemy that is not out, in build order",
          "[sengen][8.1][R41]") {
    Position p(one("3 3 3 3 3", "danmaku3", "magic2"), party({kAttacked, kAttacked, kAttacked}));
    p.at("A1").back = true;
    p.at("B2").hp = 0;
    p.at("B3").back = true;
    p.at("B3").statuses.push_back({Status::Sleep, 2, 0});
    p.decide("danmaku magic, dodge 0");
    p.main("A1");
    // Loss 3, damage 3 + 2. A sleeper takes the damage and wakes up.
    CHECK(p.points("A1") == "22,12,16,0");
    CHECK(p.points("B1") == "22,12,16,3");
    CHECK(p.points("B2") == "0,12,19,0");
    CHECK(p.points("B3") == "17,12,19,0");
    CHECK(p.at("B3").statuses.empty());
    CHECK(p.acts() == "A1.danmaku_magic B1.dodge_0");
    p.check();
}

TEST_CASE("8.1: loss and damage take modifiers, and neither is below 0", "[sengen][8.1]") {
    Position p(one("3 3 3 3 3", "danmaku1", "magic1"), kAttacked);
    p.at("A1").mods = {{ModKey::DanmakuDp, 2, 9}, {ModKey::DanmakuDamage, 4, 9}};
    p.decide("danmaku magic, take");
    p.main("A1");
    CHECK(told(p, "danmaku", "loss") == 3);
    CHECK(p.at("B1").hp == 16);
    p.at("A1").mods = {{ModKey::DanmakuDp, -9, 9}, {ModKey::DanmakuDamage, -9, 9}};
    p.decide("danmaku magic, take");
    p.main("A1");
    CHECK(p.acts() == "A1.danmaku_magic B1.take");
    CHECK(p.at("B1").hp == 16);
    p.decide("danmaku magic, dodge 0");
    p.main("A1");
    CHECK(p.points("B1") == "16,12,19,0");
    p.check();
}

TEST_CASE("8.1, R9: graze pays for no more than the loss", "[sengen][8.1][R9][R8]") {
    Position p(one("3 3 3 3 3", "danmaku3", "magic1"), kAttacked);
    p.at("B1").graze = 30;
    p.decide("danmaku magic");
    p.main("A1");
    CHECK(p.open_options() == "dodge 0, dodge 1, dodge 2, dodge 3, take");
    // In full defence the loss is 2 before graze is spent.
    Position q(one("3 3 3 3 3", "danmaku3", "magic1"), kAttacked);
    q.at("B1").graze = 30;
    q.at("B1").full_defence = true;
    q.decide("danmaku magic, dodge 2");
    q.main("A1");
    CHECK(q.points("B1") == "22,12,19,24");
    q.check();
}

TEST_CASE("8.1: taking it is forced where no dodge can be paid for", "[sengen][8.1][R10]") {
    Position p(one("3 3 3 3 3", "danmaku3", "magic1"), kAttacked);
    p.at("B1").dp = 1;
    p.at("B1").graze = 5;
    p.decide("danmaku magic");
    p.main("A1");
    CHECK(p.acts() == "A1.danmaku_magic B1.take B1.accept");
    // Taking the danmaku brings no graze.
    CHECK(p.points("B1") == "18,12,1,5");
    p.check();
}

TEST_CASE("8.1, R59, R66: an ally's danmaku rouses", "[sengen][8.1][R59][R66][10]") {
    const std::string bright = one("3 3 3 3 4", "resist2");
    for (const bool ok : {true, false}) {
        Position p(party({one("3 3 3 3 3", "danmaku1", "magic1"), kAttacked, bright}), kAttacked);
        p.at("A2").statuses = {{Status::Sleep, 2, 0}};
        p.at("A3").statuses = {{Status::Dazzle, 2, 17}, {Status::Sleep, 2, 0}};
        p.at("A3").mods = {{ModKey::Resist, 9, 2}};
        p.decide("danmaku magic, dodge 0, yes, yes").dice(ok ? "551" : "541");
        p.main("A1");
        CHECK(p.acts() == "A1.danmaku_magic B1.dodge_0 A1.yes A1.yes");
        CHECK(p.at("A2").statuses.empty());
        CHECK(p.at("A3").statuses.size() == (ok ? 0 : 1));
        // Roused members are not charged for it.
        CHECK(p.at("A3").dp == p.at("A3").dp_max);
        p.check();
    }
    // No ally is roused after the last enemy has fallen, or if the attacker declines.
    Position p(party({one("3 3 3 3 3", "danmaku1", "magic1"), kAttacked}), kAttacked);
    p.at("A2").statuses = {{Status::Sleep, 2, 0}};
    p.decide("danmaku magic, dodge 0, no");
    p.main("A1");
    CHECK(p.at("A2").asleep());
    p.at("B1").hp = 1;
    p.decide("danmaku magic, take");
    p.main("A1");
    CHECK(p.acts() == "A1.danmaku_magic B1.take B1.accept");
    CHECK(p.at("A2").asleep());
}

TEST_CASE("8.2: dice of a shot by DP and skill", "[sengen][8.2][R29]") {
    // By the table, 1, 3 + 1 and 6 + 2 dice at skill 4.
    for (const auto& [size, dice] : {std::pair("1", "1"), {"3", "1111"}, {"6", "11111111"}}) {
        Position p(one("3 3 4 3 3", "shot4", "magic2"), kAttacked);
        p.decide(std::string("shot magic ") + size + ", none").dice(std::string(dice) + "11");
        p.main("A1");
        CHECK(told(p, "shot", "total") == 8 + static_cast<int>(std::string(dice).size()));
        CHECK(p.at("A1").dp == 19 - std::stoi(size));
        CHECK(p.at("B1").hp == 22 - 6);
        p.check();
    }
}

TEST_CASE("8.2, 4.1: hit and damage by weapons, modifiers, dazzle",
          "[sengen][8.2][4.1][R37][R38]") {
    const std::string weapons = R"("feats":["wave"],"weapons":["knives","tachi"])";
    const std::string archer = one("4 3 3 3 3", "shot2", "ranged2 mtrain3", weapons);
    // Knives: hit 1; damage 2D + body 4 + skill 2.
    Position p(archer, kAttacked);
    p.at("A1").mods = {{ModKey::Hit, 2, 9}, {ModKey::Damage, 3, 9}};
    p.at("A1").statuses = {{Status::Dazzle, 9, 0}};
    p.decide("shot ranged:knives 1, none").dice("1 11");
    p.main("A1");
    CHECK(told(p, "shot", "total") == 4 + 2 + 1 + 2 - 3 + 1);
    CHECK(p.at("B1").hp == 22 - (2 + 4 + 2 + 3));
    p.check();
    // A wave: damage 3D + body + the bonus of the long sword, without the skill.
    Position q(archer, kAttacked);
    q.decide("shot wave:tachi 1, none").dice("1 111");
    q.main("A1");
    CHECK(told(q, "shot", "total") == 4 + 2 + 1);
    CHECK(q.at("B1").hp == 22 - (3 + 4 + 1));
    q.check();
}

TEST_CASE("8.2: rows stand in a shot's way", "[sengen][8.2]") {
    const std::string mage = one("3 3 3 3 3", "shot1 homing1 danmaku1 melee1", "magic1");
    Position p(party({mage, mage}), party({kAttacked, kAttacked}));
    p.at("A1").back = p.at("B1").back = true;
    p.main("A1");
    CHECK(p.open_options() == "danmaku magic, homing magic 0, wait");
    Position q(party({mage, mage}), party({kAttacked, kAttacked}));
    q.at("B1").back = true;
    q.decide("shot magic 1");
    q.dice("1 1 1 1").main("A1");
    CHECK(q.acts().substr(0, 22) == "A1.shot_magic_1 A1.B2 ");
    // With all enemies in front out, no enemy is in a shot's reach.
    Position r(mage, party({kAttacked, kAttacked}));
    r.at("B1").back = true;
    r.at("B2").hp = 0;
    r.main("A1");
    CHECK(r.open_options() == "danmaku magic, homing magic 0, wait");
}

TEST_CASE("8.3: raises and targets by skill, as far as DP reach", "[sengen][8.3][R3][R4]") {
    const std::string priest = one("3 3 3 3 3", "homing4", "onmyo1");
    Position p(priest, party({kAttacked, kAttacked, kAttacked, kAttacked}));
    p.at("A1").dp = 11;
    p.decide("homing onmyo 1, B3, B1");
    p.main("A1");
    // Each target costs 4 DP, which are not enough for three.
    CHECK(p.acts().substr(0, 39) == "A1.homing_onmyo_1 A1.B3 A1.B1 B1.evade_");
    CHECK(p.at("A1").dp == 3);

    Position q(priest, party({kAttacked, kAttacked, kAttacked, kAttacked}));
    q.at("A1").dp = 5;
    q.main("A1");
    CHECK(q.open_options() == "homing onmyo 0, homing onmyo 1, wait");
    // At skill 4 at most three targets are possible.
    Position r(priest, party({kAttacked, kAttacked, kAttacked, kAttacked}));
    r.decide("homing onmyo 0, B1, B2, B3");
    r.main("A1");
    CHECK(r.at("A1").dp == 13);
    CHECK(r.asked() == "B1 defence");
    Position s(priest, party({kAttacked, kAttacked, kAttacked}));
    s.decide("homing onmyo 0, B1");
    s.main("A1");
    CHECK(s.open_options() == "B2, B3, stop");
}

TEST_CASE("8.3, 4.1: what can home, and how hard it hits", "[sengen][8.3][4.1][R37]") {
    const std::string more =
        R"("feats":["wave"],"weapons":["knives","spirit_bow","tachi"],"elementStat":"sense")";
    const std::string all = one("4 3 3 5 3", "homing1", "element3 ranged5 mtrain2", more);
    CHECK(options_of(all) == "homing element 0, homing ranged:spirit_bow 0, wait");
    // Damage up(5/2)D + body, without the skill; total 4 + 1 + 10.
    Position p(all, kAttacked);
    p.decide("homing ranged:spirit_bow 0, none").dice("111");
    p.main("A1");
    CHECK(told(p, "homing", "total") == 15);
    CHECK(p.at("B1").hp == 22 - 7);
    // Graze can't be added to the damage of a homing attack.
    CHECK(p.acts() == "A1.homing_ranged:spirit_bow_0 A1.B1 B1.none B1.accept");
    p.check();
    Position q(all, kAttacked);
    q.at("A1").graze = 50;
    q.decide("homing element 0, none").dice("11");
    q.main("A1");
    CHECK(q.at("B1").hp == 22 - 7);
    CHECK(q.at("A1").graze == 50);
    q.check();
}

TEST_CASE("8.4, R11, R12, R13: an approach", "[sengen][8.4][R11][R12][R13]") {
    const std::string blade = one("3 3 3 3 3", "melee1 evade2");
    // 3 + 2 + 16 against 3 + max(1, 3) + 15; modifiers of hit and evasion don't count.
    const std::string wary = one("3 3 3 3 3", "evade1 danmaku3");
    for (const bool ok : {true, false}) {
        Position p(blade, wary);
        p.at("A1").mods = {{ModKey::Hit, 9, 9}, {ModKey::Evade, 9, 9}};
        p.at("A1").statuses = {{Status::Dazzle, 9, 0}};
        p.decide(ok ? "approach, 4, abandon" : "approach, 4").dice(ok ? "6541" : "5541");
        p.main("A1");
        CHECK(told(p, "approach", "total") == (ok ? 21 : 20));
        CHECK(told(p, "approach", "need") == 21);
        CHECK(p.points("A1") == (ok ? "22,12,15,4" : "22,12,15,0"));
        CHECK(p.acts() == std::string("A1.approach A1.B1 A1.4") + (ok ? " A1.abandon" : ""));
        p.check();
    }
    Position p(blade, kAttacked);
    p.at("A1").dp = 4;
    p.decide("approach");
    p.main("A1");
    CHECK(p.open_options() == "1, 2, 3, 4");
    // The board shows who closes in on whom, also if the approach fails ([sengen 19]).
    Position q(blade, kAttacked);
    q.decide("approach, 1").dice("1");
    q.main("A1");
    const auto& strokes = q.fight_log().boards.back().strokes;
    REQUIRE(strokes.size() == 1);
    CHECK(strokes[0].first == q.at("A1").actor);
    CHECK(strokes[0].second == q.at("B1").actor);
}

TEST_CASE("8.4: a blow with each weapon, as far as DP reach", "[sengen][8.4][R14][R29]") {
    const std::string blade =
        one("6 3 3 3 3", "melee4 evade3", "mtrain2", R"("weapons":["tachi","kanabo"])");
    Position p(blade, kAttacked);
    p.decide("approach, 2").dice("66");
    p.at("A1").dp = 6;
    p.main("A1");
    CHECK(p.asked() == "A1 melee");
    CHECK(p.open_options() ==
          "tachi 1, tachi 3, kanabo 1, kanabo 3, unarmed 1, unarmed 3, abandon");
    // 1 + down(3/3) dice; the iron club hits worse and harder: 2D + 6 + 4 + 3.
    Position q(blade, kAttacked);
    q.decide("approach, 2, kanabo 1, none, 0").dice("66 11 11");
    q.main("A1");
    CHECK(told(q, "melee", "total") == 6 + 4 - 1 + 2);
    CHECK(q.at("B1").hp == 22 - 15);
    q.check();
    // Without DP the blow is given up.
    Position r(blade, kAttacked);
    r.at("A1").dp = 2;
    r.decide("approach, 2").dice("66");
    r.main("A1");
    CHECK(r.acts() == "A1.approach A1.B1 A1.2 A1.abandon");
    CHECK(r.kinds() == "approach abandon");
    r.check();
}

TEST_CASE("8.5: who waits recovers 2 more", "[sengen][8.5]") {
    Position p(kAttacked, kAttacked);
    p.at("A1").dp = 3;
    p.main("A1");
    CHECK(p.of("A1").back() == 'w');
    p.turn(2).turn_start();
    CHECK(p.at("A1").dp == 7);
    p.turn(3).turn_start();
    CHECK(p.at("A1").dp == 9);
    p.check();
}

TEST_CASE("8.8, R60: graze into damage, hit by hit", "[sengen][8.8][R22][R60]") {
    const std::string twins = one("3 3 3 3 3", "shot1", "magic1", R"("cards":["twin_comet"])");
    Position p(twins, party({kAttacked, kAttacked}));
    p.at("A1").graze = 9;
    p.decide("card 1, shot magic 1, B1, B2, none, none, 3, 1").dice("11 11");
    p.main("A1");
    CHECK(p.acts() == "A1.card_1 A1.shot_magic_1 A1.B1 A1.B2 B1.none B2.none A1.3 B1.accept A1.1 "
                      "B2.accept");
    // 2 + 3 on each target.
    CHECK(p.at("B1").hp == 14);
    CHECK(p.at("B2").hp == 16);
    CHECK(p.at("A1").graze == 1);
    p.check();

    Position q(one("3 9 3 3 3", "shot1", "magic1"), one("3 12 3 3 3"));
    q.at("A1").graze = 999;
    q.decide("shot magic 1, none").dice("1 1");
    q.main("A1");
    const auto options = split(q.open_options(), ',');
    CHECK(options.back() == "99");
    // Graze never exceeds 999.
    Position r(one("3 3 3 3 3", "danmaku4", "magic1"), kAttacked);
    r.at("B1").graze = 998;
    r.decide("danmaku magic, dodge 0");
    r.main("A1");
    CHECK(r.at("B1").graze == 999);
}

TEST_CASE("8.8: graze into 霊力 before the action, point by point", "[sengen][8.8][R56]") {
    Position p(kAttacked, kAttacked);
    p.at("A1").graze = 14;
    p.at("A1").spirit = 9;
    p.decide("absorb, absorb");
    p.main("A1");
    CHECK(p.acts() == "A1.absorb A1.absorb A1.wait");
    CHECK(p.points("A1") == "22,11,19,4");
    p.check();
    Position q(kAttacked, kAttacked);
    q.at("A1").graze = 14;
    q.main("A1");
    CHECK(q.acts() == "A1.wait");
}

TEST_CASE("8.9, R26: the card's DP first, and then its action alone", "[sengen][8.9][R26]") {
    const std::string mage = one("3 3 3 3 3", "shot1 danmaku1", "magic1 onmyo1",
                                 R"("cards":["comet","foxfire","veil","snowfield"])");
    Position p(mage, kAttacked);
    p.at("A1").dp = 0;
    // Without 〈ホーミング〉 the second card's action is impossible.
    p.main("A1");
    CHECK(p.open_options() == "card 1, card 4, wait, deploy 3, clear 1, clear 2, clear 4");
    Position q(mage, kAttacked);
    q.at("A1").dp = 0;
    q.decide("card 1");
    q.main("A1");
    CHECK(q.asked() == "A1 main");
    CHECK(q.open_options() == "shot onmyo 1, shot onmyo 3, shot onmyo 6, shot magic 1, "
                              "shot magic 3, shot magic 6");
    // 6 + 2 dice; damage 1 + 3 dice.
    Position r(mage, kAttacked);
    r.at("A1").dp = 0;
    r.decide("card 1, shot magic 6, evade 1").dice("11111111 1 1111");
    r.main("A1");
    CHECK(r.points("A1") == "22,12,4,0");
    CHECK(r.at("B1").hp == 22 - 7);
    CHECK(r.kinds() == "card_use dp shot evade damage");
}

TEST_CASE("8.9: dice of a card are the attacker's; danmaku and blows", "[sengen][8.9]") {
    const std::string mage =
        one("3 3 3 3 3", "shot1 danmaku1", "magic1", R"("cards":["comet","snowfield"])");
    Position p(mage, kAttacked);
    p.decide("card 1, shot magic 1, evade 5").dice("111 66666");
    p.main("A1");
    CHECK(p.points("B1") == "22,12,14,8");
    p.check();
    // Loss 1 + 3, damage 2 + 6.
    Position q(mage, kAttacked);
    q.decide("card 2, take");
    q.main("A1");
    CHECK(told(q, "danmaku", "loss") == 4);
    CHECK(q.at("B1").hp == 14);
    CHECK(q.acts() == "A1.card_2 A1.danmaku_magic B1.take B1.accept");
    q.check();

    const std::string blade = one("3 3 3 3 3", "melee1", "mtrain1", R"("cards":["flash_step"])");
    Position r(blade, kAttacked);
    r.decide("card 1, unarmed 1, evade 1").dice("66 1 11");
    r.main("A1");
    // There is no approach and no graze; 1 + 1 dice, damage 1 + 1 dice.
    CHECK(r.acts() == "A1.card_1 A1.approach A1.B1 A1.unarmed_1 B1.evade_1 A1.0 B1.accept");
    CHECK(told(r, "melee", "total") == 16);
    CHECK(r.at("B1").hp == 22 - 6);
    CHECK(r.at("A1").graze == 0);
    r.check();
}

} // namespace shiaiba::sengen

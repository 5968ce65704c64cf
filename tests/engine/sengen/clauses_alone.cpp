// Tests a consumed card beside a deployed one (6, 8.9), bonuses of cards to dice, guards and spells
// (5.3), and breaking cards.
#include "catch.hpp"
#include "rulesets/sengen/sheet/data_list.hpp"
#include "rulesets/sengen/words/words.hpp"
#include "sengen/position.hpp"

namespace shiaiba::sengen {
namespace {

/// A member with HP 22, 霊力 12, DP 19, recovery 2.
const std::string kSomeone = one("3 3 3 3 3");
const std::string kMarksman = one("3 3 3 3 3", "shot1", "magic1");

/// Data with a deploy card "d", and a consume card "c" for that action.
std::string cards(const std::string& deployed, const std::string& action = "shot",
                  const std::string& consumed = "") {
    return R"({"data":{"name":"試し","cards":[{"id":"d","ja":"札","en":"Card","type":"deploy","bonus":{)" +
           deployed + R"(}},{"id":"c","ja":"符","en":"Other","type":"consume","action":")" +
           action + R"(","bonus":{)" + consumed + "}}]}}";
}
void lay(Fighter& one, int hp = 22) {
    one.deployed = 0;
    one.used = 1;
    one.card_hp = hp;
}
int fact(const Position& p, std::string_view kind, std::string_view name) {
    int number = -1;
    for (const Event& event : p.fight_log().events) {
        if (event.kind == kind) number = event.number(name);
    }
    return number;
}

} // namespace

TEST_CASE("6, 8.6, R35: what a spell takes by a consumed card is reckoned without the deployed one",
          "[sengen][6][8.6][8.9][R35]") {
    const std::string data = cards(R"("cost_half":true)", "spell", R"("activation":5)");
    const std::string witch =
        one("3 3 4 3 3", "", "magic3", R"("spells":["blast"],"cards":["d","c"])");
    // 《blast》 costs 5 by the consumed card, and 霊力 must stay above 0: 4 and 5 are too few. With
    // the deployed card it costs 3.
    for (const int spirit : {4, 5, 6}) {
        Position p(witch, kSomeone, data);
        p.at("A1").spirit = spirit;
        p.decide("deploy 1");
        p.main("A1");
        CHECK((p.open_options().find("card 2") != std::string::npos) == (spirit == 6));
        CHECK(p.open_options().find("cast blast") != std::string::npos);
    }
    Position p(witch, kSomeone, data);
    p.at("A1").spirit = 6;
    p.decide("deploy 1, card 2, 1").dice("1");
    p.main("A1");
    CHECK(p.at("A1").spirit == 1);
    CHECK(fact(p, "spell", "cost") == 5);
    p.check();
}

TEST_CASE("6, 8.9: nothing of the deployed card counts for the action of a consumed one",
          "[sengen][6][8.9]") {
    // Each value first without the deployed card, then with it in the next action.
    const std::string both = R"("cards":["d","c"])";
    Position p(one("3 3 3 3 3", "danmaku4", "magic1", both), kSomeone,
               cards(R"("danmaku_dp":1,"danmaku_damage":2)", "danmaku", R"("danmaku_dp":2)"));
    lay(p.at("A1"));
    p.decide("card 2, take");
    p.main("A1");
    CHECK(fact(p, "danmaku", "loss") == 4 + 2);
    CHECK(fact(p, "danmaku", "damage") == 4 + 1);
    p.decide("danmaku magic, take");
    p.main("A1");
    CHECK(fact(p, "danmaku", "loss") == 4 + 1);
    CHECK(fact(p, "danmaku", "damage") == 4 + 1 + 2);
    p.check();

    Position q(one("3 3 3 3 3", "melee1", "mtrain1", both), kSomeone,
               cards(R"("approach":5)", "melee", R"("hit":1)"));
    lay(q.at("A1"));
    q.decide("card 2, 1").dice("1");
    q.main("A1");
    CHECK(fact(q, "approach", "total") == 4);
    q.decide("approach, 1").dice("1");
    q.main("A1");
    CHECK(fact(q, "approach", "total") == 9);
    q.check();

    const std::string witch =
        one("3 3 4 3 3", "", "magic3", R"("spells":["blast"],"cards":["d","c"],"actions":2)");
    Position r(witch, kSomeone,
               cards(R"("activation":2,"cost_half":true)", "spell", R"("activation":5)"));
    lay(r.at("A1"));
    r.decide("card 2, 1").dice("1");
    r.main("A1");
    CHECK(fact(r, "spell", "total") == 4 + 3 + 5 + 1);
    CHECK(r.at("A1").spirit == 12 - 5);
    r.at("A1").casts = 0;
    r.decide("cast blast, 1").dice("1");
    r.main("A1");
    CHECK(fact(r, "spell", "total") == 4 + 3 + 2 + 1);
    CHECK(r.at("A1").spirit == 12 - 5 - 3);
    r.check();

    // The damage is two dice; the deployed card would double them.
    Position s(one("3 3 3 3 3", "shot1", "magic2", both), kSomeone, cards(R"("spread":1)"));
    lay(s.at("A1"));
    s.decide("card 2, shot magic 1, none").dice("1 11");
    s.main("A1");
    s.decide("shot magic 1, none").dice("1 1111");
    s.main("A1");
    s.check();
    // Meanwhile the deployed card still helps defences, recovery, and against damage.
    Position t(one("3 3 3 3 3", "melee1", "", R"("cards":["d"])"), kSomeone,
               cards(R"("evade":1,"guard":2,"resist":3,"damage_cut":4,"dp_recovery":5)"));
    lay(t.at("A1"));
    t.at("A1").alone = true;
    for (const auto& [key, n] : {std::pair(ModKey::Evade, 1),
                                 {ModKey::Guard, 2},
                                 {ModKey::Resist, 3},
                                 {ModKey::DamageCut, 4},
                                 {ModKey::DpRecovery, 5}})
        CHECK(t.at("A1").mod(key) == n);
}

TEST_CASE(
    "6: a coverer's card, and one that a spell breaks, bring the attacker its owner's recovery",
    "[sengen][6][8.7][R75]") {
    // Recovery is up(11 / 3) = 4.
    const std::string holder = one("3 3 5 6 3", "", "", R"("cards":["veil"])");
    Position p(kMarksman, party({kSomeone, holder}));
    lay(p.at("B2"), 5);
    p.at("A1").dp = 10;
    p.decide("shot magic 1, B1, yield, cover 3").dice("1 666 6");
    p.main("A1");
    CHECK(p.at("A1").dp == 10 - 1 + 4);
    CHECK(p.at("B2").hp == 22);
    CHECK(p.said("dp") == "甲1が【結界「薄絹」】を破り、DP +4（計13）。");
    p.check();
    Position q(one("3 3 4 3 3", "", "magic3", R"("spells":["blast"])"), holder, R"({"data":null})");
    lay(q.at("B1"), 5);
    q.at("A1").dp = 10;
    q.decide("cast blast, 3, 0").dice("666 666");
    q.main("A1");
    CHECK(q.at("A1").dp == 10 - 3 + 4);
    CHECK(q.kinds() == "spell unresisted damage card_break dp");
    q.check();
}

TEST_CASE("5.3, 8.7: levels of guarding help to guard another, and take nothing off where it fails",
          "[sengen][5.3][8.7]") {
    const std::string guardian = one("3 3 3 3 3", "melee1", "", R"("cards":["d"])");
    for (const bool ok : {true, false}) {
        Position p(one("3 3 3 3 3", "shot1", "magic1"), party({kSomeone, guardian}),
                   cards(R"("guard_levels":2)"));
        lay(p.at("B2"));
        // 10 against 3 + 1 + 2 and a die.
        p.decide("shot magic 1, B1, yield, guard 1").dice(ok ? "6 4" : "6 3 6");
        p.main("A1");
        CHECK(fact(p, "guard", "total") == (ok ? 10 : 9));
        CHECK(p.at("B1").hp == (ok ? 22 : 22 - 9));
        p.check();
    }
}

TEST_CASE("5.3, R52: without training no card adds dice to a shot or a blow",
          "[sengen][5.3][R52]") {
    for (const bool deployed : {true, false}) {
        const std::string data =
            deployed ? cards(R"("spread":1,"damage":2,"damage_dice":2)")
                     : cards("", "shot", R"("spread":1,"damage":2,"damage_dice":2)");
        Position p(one("5 3 3 3 3", "shot1", "", R"("weapons":["knives"],"cards":["d","c"])"),
                   kSomeone, data);
        if (deployed) lay(p.at("A1"));
        p.decide(deployed ? "shot ranged:knives 1, none" : "card 2, shot ranged:knives 1, none")
            .dice("1 6");
        p.main("A1");
        CHECK(p.at("B1").hp == 22 - (6 - 3 + 5));
        p.check();
    }
    for (const bool deployed : {true, false}) {
        const std::string data =
            deployed ? cards(R"("spread":1,"damage":2,"damage_dice":2)")
                     : cards("", "melee",
                             R"("spread":1,"damage":2,"damage_dice":2,"skip_approach":true)");
        Position p(one("5 3 3 3 3", "melee1 evade9", "", R"("cards":["d","c"])"), kSomeone, data);
        if (deployed) lay(p.at("A1"));
        p.decide(deployed ? "approach, 1, unarmed 1, none" : "card 2, unarmed 1, none")
            .dice(deployed ? "6 1 6" : "1 6");
        p.main("A1");
        CHECK(p.at("B1").hp == 22 - (6 - 3 + 5 + 1));
        p.check();
    }
}

TEST_CASE("4.1, 5.3: untrained homing takes what cards add but a share of no dice",
          "[sengen][4.1][5.3]") {
    const auto dealt = [](const std::string& bonus, const char* dice) {
        Position p(one("5 3 3 3 3", "homing1", "", R"("weapons":["spirit_bow"],"cards":["d","c"])"),
                   kSomeone, cards(bonus));
        lay(p.at("A1"));
        p.decide("homing ranged:spirit_bow 0, none").dice(dice);
        p.main("A1");
        p.check();
        return 22 - p.at("B1").hp;
    };
    CHECK(dealt("", "") == 5);
    CHECK(dealt(R"("spread":5)", "") == 5);
    CHECK(dealt(R"("damage":2)", "") == 7);
    CHECK(dealt(R"("damage_dice":2)", "34") == 12);
}

TEST_CASE("7, 6: time up counts the cards that the pool leaves, and deployed ones",
          "[sengen][7][6]") {
    const std::string three = one("3 3 3 3 3", "", "", R"("cards":["veil","veil","veil"])");
    const auto judged = [&](const auto& set) {
        // Side A has a pool of five cards for two owners.
        Position p(party({three, three}), three);
        p.at("A1").used = 7;
        p.at("A2").used = 1;
        set(p);
        p.turn(30).turn_end();
        return p.result();
    };
    // Two of A's cards are unused, but the pool leaves one.
    CHECK(judged([](Position& p) { p.at("B1").used = 3; }) == "D:time");
    CHECK(judged([](Position& p) { p.at("B1").used = 1; }) == "B:judge");
    CHECK(judged([](Position& p) { p.at("B1").used = 7; }) == "A:judge");
    // A deployed card counts as well.
    CHECK(judged([](Position& p) {
              p.at("B1").used = 7;
              p.at("B1").deployed = 0;
              p.at("B1").card_hp = 5;
          }) == "D:time");
}

TEST_CASE("5.3: what the house's cards are for, as a sheet says it", "[sengen][5.3]") {
    struct Said {
        const char* id;
        const char* ja;
        const char* en;
    };
    constexpr Said kAll[] = {
        {"star_ring", "展開型・ショット（達成値+2、ダメージダイス5個ごとに+1個、端数切上）。",
         "Deploy, shot (total +2, +1 damage die for every 5, rounded up)."},
        {"shrine_path", "展開型・ホーミング（達成値+3、ダメージダイス5個ごとに+1個、端数切上）。",
         "Deploy, homing (total +3, +1 damage die for every 5, rounded up)."},
        {"stance",
         "展開型・近接攻撃（接近の達成値+5、達成値+2、ダメージダイス5個ごとに+1個、端数切上）。",
         "Deploy, melee (approach total +5, total +2, +1 damage die for every 5, rounded up)."},
        {"mirage", "展開型・スペル（眠りの唄：達成値+2、霊力半分）。",
         "Deploy, spell (Lullaby: total +2, half the spirit)."},
        {"iron_body", "展開型・ガード（〈近接戦闘〉のレベル+2）。",
         "Deploy, guard (Melee levels +2)."},
        {"twin_comet", "消費型・スペル（爆裂球：達成値+5、霊力不要）。",
         "Consume, spell (Blast: total +5, costs no spirit)."},
        {"comet",
         "消費型・ショット（前衛・後衛を問わない、達成値+5、ダメージダイス2個ごとに+1個、端数切上）。",
         "Consume, shot (rows don't matter, total +5, +1 damage die for every 2, rounded up)."},
        {"flash_step",
         "消費型・近接攻撃（接近不要、達成値+5、ダメージダイス2個ごとに+1個、端数切上）。",
         "Consume, melee (no approach, total +5, +1 damage die for every 2, rounded up)."},
    };
    const Data& data = *house_data();
    for (const Said& one : kAll) {
        INFO(one.id);
        const Text said = card_text(data.card(place_of(data.cards, one.id)), data);
        CHECK(said.ja == one.ja);
        CHECK(said.en == one.en);
    }
}

} // namespace shiaiba::sengen

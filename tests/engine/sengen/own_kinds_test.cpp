// Tests what a GM's own data alone can have (5.4): weapons that strike and shoot, cards that only
// clear or act by themselves, spells in answer, at the turn's end and on both sides, elements.
#include <string>

#include "catch.hpp"
#include "core/text/json.hpp"
#include "kit.hpp"
#include "rulesets/sengen/sengen.hpp"
#include "rulesets/sengen/sheet/data_list.hpp"
#include "rulesets/sengen/words/words.hpp"
#include "sengen/position.hpp"

namespace shiaiba::sengen {
namespace {

/// A member with HP 22, 霊力 12, DP 19.
const std::string kFoe = one("3 3 3 3 3");
/// The same with Shot 1 and [魔法] 1: the total of its shot for 1 DP is 4 + the die, damage 1D + 3.
const std::string kShooter = one("3 3 3 3 3", "shot1", "magic1");

std::string own(const std::string& lists) { return R"({"data":{"name":"試し",)" + lists + "}}"; }
std::string spell(const std::string& id, const std::string& timing, const std::string& side,
                  const std::string& effects, const std::string& more = "") {
    return R"({"id":")" + id + R"(","ja":"術)" + id + R"(","en":"Art )" + id +
           R"(","ability":"magic","timing":")" + timing + R"(","cost":1,"activation":5,"side":")" +
           side + "\"" + more + R"(,"effects":[)" + effects + "]}";
}
std::string spells(const std::string& all) { return own(R"("spells":[)" + all + "]"); }
std::string card(const std::string& more) {
    return own(R"("cards":[{"id":"own","ja":"札","en":"Own card",)" + more + "}]");
}
std::string damage(int flat) {
    return R"({"op":"damage","dice":0,"flat":)" + std::to_string(flat) + "}";
}
/// Int 4 and [魔法] 3: one die casts with 7 + the die.
std::string caster(const std::string& list) {
    return one("3 3 4 3 3", "", "magic3", R"("spells":[)" + list + "]");
}
const std::string kCarrier = one("3 3 3 3 3", "shot1", "magic1", R"("cards":["own"])");

std::string problems(const std::string& lists) {
    const auto read = read_data(parse_json(own(lists))->at("data"));
    std::string told;
    for (const Problem& one : read.problems())
        told += (told.empty() ? "" : " ") + one.code + one.path;
    return told;
}

} // namespace

TEST_CASE("sengen 5.4: a weapon that strikes and shoots", "[sengen][list][own]") {
    const std::string data = own(
        R"("weapons":[{"id":"gunblade","ja":"銃剣","en":"Gunblade","kind":"both","hit":1,"damage":2}])");
    const std::string armed = one("4 3 3 3 3", "shot1 melee1", "ranged2 mtrain1",
                                  R"("weapons":["gunblade"],"feats":["wave"])");
    // Shot: 4 + 1 + 1 and a die; damage 2D + 4 + 1 + 2.
    Position p(armed, kFoe, data);
    p.decide("shot ranged:gunblade 1, none").dice("3 22").main("A1");
    CHECK(p.points("B1") == "11,12,19,0");
    p.check();
    // Blow: 4 + 1 + 1 and a die; damage 1D + 4 + 1 + 2.
    Position q(armed, kFoe, data);
    q.decide("approach, 3, gunblade 1, none, 0").dice("555 3 2").main("A1");
    CHECK(q.points("B1") == "13,12,19,0");
    q.check();
    // [剣閃・波動] makes it a third kind of source.
    Position r(armed, kFoe, data);
    r.decide("shot wave:gunblade 1, none").dice("3 1").main("A1");
    CHECK(r.points("B1") == "15,12,19,0");
    r.check();
    const auto read = read_data(parse_json(data)->at("data"));
    REQUIRE(read);
    CHECK(weapon_text((*read)->weapon(1), **read).ja == "近接・射撃武器、達成値+1、ダメージ+2。");
    CHECK(problems(R"("weapons":[{"id":"a","ja":"甲","kind":"neither"}])") == "D02/weapons/0/kind");
}

TEST_CASE("sengen 5.4: a card that can only clear bullets", "[sengen][list][own]") {
    const std::string data = card(R"("type":"consume","action":"clear")");
    Position p(kCarrier, kFoe, data);
    p.main("A1");
    const std::string options = p.open_options();
    CHECK(options.find("clear 1") != std::string::npos);
    CHECK(options.find("card 1") == std::string::npos);
    Position q(kCarrier, kShooter, data);
    q.at("A1").dp = 4;
    q.decide("shot magic 1, clear 1, none").dice("3 1").main("B1");
    CHECK(q.points("A1") == "18,12,14,0");
    q.check();
    Position r(kCarrier, kShooter, data);
    r.decide("shot magic 1").dice("3").main("B1");
    CHECK(r.open_options().find("bomb") == std::string::npos);
    CHECK(problems(R"("cards":[{"id":"a","ja":"甲","type":"consume","action":"clear",
        "bonus":{"hit":1}}])") == "D05/cards/0/bonus/hit");
}

TEST_CASE("sengen 5.4: a deployed card that adds dice", "[sengen][list][own]") {
    const std::string data = card(R"("type":"deploy","bonus":{"dice":2,"evade":1},"for":["shot"])");
    Position p(kCarrier, kFoe, data);
    p.at("A1").deployed = 0;
    p.at("A1").card_hp = 22;
    p.decide("shot magic 1, evade 1").dice("111 1 1").main("A1");
    // Three dice: 4 + 3 against 3 + 1; the foe evades nothing and takes 1D + 3.
    CHECK(p.points("B1") == "18,12,18,0");
    CHECK(p.said("shot").find("カード+2D") != std::string::npos);
    p.check();
}

TEST_CASE("sengen 5.4: deployed cards that attack at the turn's end", "[sengen][list][own]") {
    const auto played = [](const std::string& attack, const std::string& decisions,
                           const std::string& dice) {
        auto p = std::make_unique<Position>(kCarrier, kFoe,
                                            card(R"("type":"deploy","attack":)" + attack));
        p->at("A1").deployed = 0;
        p->at("A1").card_hp = 22;
        p->decide(decisions).dice(dice).turn_end();
        p->check();
        return p;
    };
    const std::string danmaku = R"({"kind":"danmaku","loss":2,"damage":3})";
    CHECK(played(danmaku, "dodge 0", "")->points("B1") == "22,12,17,2");
    const auto taken = played(danmaku, "take", "");
    CHECK(taken->points("B1") == "19,12,19,0");
    // Nobody pays for it.
    CHECK(taken->points("A1") == "22,12,19,0");
    CHECK(taken->said("card_attack").find("【札】が弾幕を放つ：DP減少2、ダメージ3") !=
          std::string::npos);
    const auto homing = played(R"({"kind":"homing","total":12,"dice":1,"damage":2})", "none", "4");
    CHECK(homing->points("B1") == "16,12,19,0");
    CHECK(homing->said("card_attack", Lang::En).find("Own card fires homing shots") !=
          std::string::npos);
    CHECK(played(R"({"kind":"homing","total":12,"dice":1})", "evade 2", "66")->points("B1") ==
          "22,12,17,4");
    CHECK(problems(R"("cards":[{"id":"a","ja":"甲","type":"deploy","attack":{"kind":"danmaku",
        "loss":21,"total":9}},{"id":"b","ja":"乙","type":"consume","action":"shot","attack":{}}])") ==
          "D02/cards/0/attack/total D03/cards/0/attack/loss D06/cards/0/attack/damage "
          "D05/cards/1/attack");
}

TEST_CASE("sengen 5.4: a card whose owner sleeps doesn't attack", "[sengen][list][own]") {
    Position p(kCarrier, kFoe,
               card(R"("type":"deploy","attack":{"kind":"danmaku","loss":2,"damage":3})"));
    p.at("A1").deployed = 0;
    p.at("A1").card_hp = 22;
    p.at("A1").statuses = {{Status::Sleep, 9, 0}};
    p.turn_end();
    CHECK(p.points("B1") == "22,12,19,0");
}

TEST_CASE("sengen 5.4: a spell on both sides, and what hangs on whose side one is on",
          "[sengen][list][own]") {
    const std::string both =
        R"({"op":"damage","dice":0,"flat":4,"when":"対象が敵"},
           {"op":"heal","dice":0,"flat":6,"when":"not target is an enemy"})";
    const std::string data =
        spells(spell("storm", "main", "both", both, R"(,"diameter":70,"resist":"will")"));
    Position p(caster(R"("storm")"), kFoe, data);
    p.at("A1").hp = 10;
    // Nobody resists a spell of its own side.
    p.decide("cast storm, A1, B1, 1, 0").dice("1").main("A1");
    CHECK(p.points("A1").substr(0, 3) == "16,");
    CHECK(p.points("B1").substr(0, 3) == "18,");
    p.check();
    // By default it is aimed at those for whom it is.
    Position q(caster(R"("storm")"), kFoe, data);
    q.decide("cast storm").dice("1").main("A1");
    CHECK(q.default_choice() == "B1");
    Position r(caster(R"("rain")"), kFoe,
               spells(spell("rain", "main", "both", R"({"op":"dp","c":2})", R"(,"diameter":70)")));
    r.decide("cast rain").dice("1").main("A1");
    CHECK(r.default_choice() == "A1");
}

TEST_CASE("sengen 5.4: a spell at the turn's end", "[sengen][list][own]") {
    const std::string data = spells(spell("dusk", "end", "enemy", damage(5)) + "," +
                                    spell("noon", "main", "enemy", damage(1)));
    Position p(caster(R"("dusk","noon")"), kFoe, data);
    p.decide("cast dusk, 1").dice("1").turn_end();
    CHECK(p.points("B1") == "17,12,19,0");
    CHECK(p.points("A1") == "22,11,18,0");
    CHECK(p.acts().find("A1.cast_dusk") != std::string::npos);
    p.check();
    // It is the one ability of the turn, and full defence bars it.
    Position q(caster(R"("dusk","noon")"), kFoe, data);
    q.at("A1").casts = 1;
    q.turn_end();
    CHECK(q.asked().empty());
    Position r(caster(R"("dusk")"), kFoe, data);
    r.at("A1").full_defence = true;
    r.turn_end();
    CHECK(r.asked().empty());
    // Plans name it; it isn't waiting.
    Position plans(one("3 3 4 3 3", "", "magic3",
                       R"("spells":["dusk"],"tactic":["ターン終了時に術duskを唱える"])"),
                   kFoe, data);
    plans.at("A1").dp = 5;
    plans.at("A1").waited = true;
    plans.plans("A1").dice("11").turn_end();
    CHECK(plans.acts().find("A1.cast_dusk") != std::string::npos);
    CHECK_FALSE(plans.at("A1").waited);
}

TEST_CASE("sengen 5.4: a spell in answer comes before the defence", "[sengen][list][own]") {
    const std::string data = spells(spell("shell", "answer", "self", R"({"op":"barrier","c":5})"));
    Position p(kShooter, caster(R"("shell")"), data);
    p.decide("shot magic 1, cast shell, 1, none").dice("6 1 6").main("A1");
    // 6 + 3 damage, of which the barrier takes 5.
    CHECK(p.points("B1") == "18,11,18,0");
    CHECK(p.said("spell", Lang::En).find("casts Art shell") != std::string::npos);
    p.check();
    // Against danmaku and against spells, too.
    Position q(one("3 3 3 3 3", "danmaku2", "magic1"), caster(R"("shell")"), data);
    q.decide("danmaku magic, cast shell, 1, take").dice("1").main("A1");
    CHECK(q.points("B1").substr(0, 3) == "22,");
    q.check();
    Position r(one("3 3 4 3 3", "", "magic3", R"("spells":["fire"])"), caster(R"("shell")"),
               spells(spell("shell", "answer", "self", R"({"op":"barrier","c":5})") + "," +
                      spell("fire", "main", "enemy", damage(7), R"(,"resist":"will")")));
    r.decide("cast fire, 1, cast shell, 1, 0").dice("1 1").main("A1");
    CHECK(r.points("B1").substr(0, 3) == "20,");
    r.check();
    // Once a turn, like every ability; not where it can't be paid.
    Position once(kShooter, caster(R"("shell")"), data);
    once.at("B1").casts = 1;
    once.decide("shot magic 1").dice("6").main("A1");
    CHECK(once.open_options().find("cast") == std::string::npos);
}

TEST_CASE("sengen 5.4: negate stands in place of the defence", "[sengen][list][own]") {
    const std::string data = spells(spell("counter", "answer", "self", R"({"op":"negate"})"));
    Position p(kShooter, caster(R"("counter")"), data);
    p.decide("shot magic 1, cast counter, 1").dice("4 1").main("A1");
    // 7 + 1 against 4 + 4: an equal total suffices.
    CHECK(p.points("B1") == "22,11,18,0");
    CHECK(p.said("negate").find("を打ち消す（達成値8、相手の達成値8）") != std::string::npos);
    p.check();
    Position q(kShooter, caster(R"("counter")"), data);
    q.decide("shot magic 1, cast counter, 1").dice("6 1 2").main("A1");
    CHECK(q.points("B1") == "17,11,18,0");
    CHECK(q.said("negate", Lang::En).find("does not negate") != std::string::npos);
    CHECK(q.said("undefended").find("防御済み") != std::string::npos);
    q.check();
    // Danmaku has no total.
    Position r(one("3 3 3 3 3", "danmaku2", "magic1"), caster(R"("counter")"), data);
    r.decide("danmaku magic, cast counter, 1").dice("1").main("A1");
    CHECK(r.points("B1") == "22,11,18,0");
    r.check();
    // A spell goes by its total as well, and is void for who negates it.
    Position s(one("3 3 4 3 3", "", "magic3", R"("spells":["fire"])"), caster(R"("counter")"),
               spells(spell("counter", "answer", "self", R"({"op":"negate"})") + "," +
                      spell("fire", "main", "enemy", damage(7), R"(,"resist":"will")")));
    s.decide("cast fire, 1, cast counter, 1").dice("3 3").main("A1");
    CHECK(s.points("B1") == "22,11,18,0");
    s.check();
    CHECK(problems(R"("spells":[)" + spell("a", "main", "self", R"({"op":"negate"})") + "]") ==
          "D04/spells/0/effects/0/op");
    CHECK(problems(R"("spells":[)" + spell("a", "answer", "both", "") + "," +
                   spell("b", "answer", "enemy", "", R"(,"diameter":5)") + "]") ==
          "D04/spells/0/side D04/spells/1/diameter");
}

TEST_CASE("sengen 5.4: who falls by an answer attacks no more", "[sengen][list][own]") {
    const std::string data = spells(spell("thorn", "answer", "enemy", damage(9)));
    Position p(party({kShooter, kFoe}), caster(R"("thorn")"), data);
    p.at("A1").hp = 9;
    p.decide("shot magic 1, cast thorn, 1").dice("6 1").main("A1");
    CHECK(p.at("A1").out());
    CHECK(p.points("B1") == "22,11,18,0");
    CHECK(p.result().empty());
    p.check();
    // The default answers where no defence is likely to hold; plans do so whenever they say.
    Position q(kShooter, caster(R"("thorn")"), data);
    q.at("B1").dp = 1;
    q.decide("shot magic 1").dice("6").main("A1");
    CHECK(q.default_choice() == "cast thorn");
    Position r(kShooter,
               one("3 3 4 3 3", "evade9", "magic3",
                   R"("spells":["thorn"],"tactic":["answer with Art thorn"])"),
               data);
    r.plans("B1").decide("shot magic 1").dice("1 11 6").main("A1");
    CHECK(r.acts().find("B1.cast_thorn") != std::string::npos);
}

TEST_CASE("sengen 5.4: elements", "[sengen][list][own]") {
    const std::string elements =
        R"("elements":[{"id":"fire","ja":"火","en":"Fire","weak":["water"]},
                       {"id":"water","ja":"水","en":"Water","bearers":["水精"]},
                       {"id":"ice","ja":"冷気","en":"Cold","weak":["fire"],"bearers":["氷精"]}])";
    const std::string data =
        own(elements + R"(,"weapons":[
            {"id":"torch","ja":"松明","en":"Torch","kind":"ranged","element":"fire"},
            {"id":"icicle","ja":"氷柱","en":"Icicle","kind":"ranged","element":"ice"}],"spells":[)" +
            spell("flame", "main", "enemy", R"({"op":"damage","dice":1,"flat":0})",
                  R"(,"resist":"will","element":"fire")") +
            "," + spell("frost", "main", "enemy", damage(4), R"(,"element":"ice")") + "]");
    const std::string armed = one("3 3 4 3 3", "shot1 danmaku2", "ranged2 magic3",
                                  R"("weapons":["torch","icicle"],"spells":["flame","frost"])");
    const std::string ice = one("3 3 3 3 3", "", "", R"("name":"氷精")");
    const std::string water = one("3 3 3 3 3", "", "", R"("name":"水精")");
    // A weakness: 2D more. Shot 2D + 3 + 1.
    Position p(armed, ice, data);
    p.decide("shot ranged:torch 1, none").dice("6 11 34").main("A1");
    CHECK(p.points("B1") == "9,12,19,0");
    CHECK(p.said("element").find("弱点の属性：ダメージ +7") != std::string::npos);
    CHECK(p.said("damage").find("属性+7") != std::string::npos);
    p.check();
    // The same element: the last two dice count for nothing.
    Position q(armed, ice, data);
    q.decide("shot ranged:icicle 1, none").dice("6 34").main("A1");
    CHECK(q.points("B1") == "18,12,19,0");
    q.check();
    // Neither.
    Position r(armed, water, data);
    r.decide("shot ranged:torch 1, none").dice("6 11").main("A1");
    CHECK(r.points("B1") == "16,12,19,0");
    r.check();
    // Danmaku 2 + 2: 5 points more or less.
    Position s(armed, ice, data);
    s.decide("danmaku ranged:torch, take").main("A1");
    CHECK(s.points("B1") == "13,12,19,0");
    Position t(armed, ice, data);
    t.decide("danmaku ranged:icicle, take").main("A1");
    CHECK(t.points("B1") == "22,12,19,0");
    // Spells: 3 off the resistance, and 2D more; without dice 5 points.
    Position u(armed, ice, data);
    u.decide("cast flame, 1, 1").dice("1 6 2 34").main("A1");
    CHECK(u.said("resist").find("達成値6（属性−3）") != std::string::npos);
    CHECK(u.points("B1").substr(0, 3) == "13,");
    u.check();
    Position v(armed, ice, data);
    v.decide("cast frost, 1").dice("1").main("A1");
    CHECK(v.points("B1").substr(0, 3) == "22,");
    CHECK(problems(R"("elements":[{"id":"a","ja":"甲","weak":["b"],"bearers":["誰か","誰か",5]}],
        "weapons":[{"id":"c","ja":"丙","kind":"melee","element":"d"}])") ==
          "D02/elements/0/weak/0 D01/elements/0/bearers/1 D06/elements/0/bearers/2 "
          "D02/weapons/0/element");
    // A problem of an id says which there are.
    const auto unknown = read_data(
        parse_json(
            own(elements + R"(,"weapons":[{"id":"c","ja":"丙","kind":"melee","element":"d"}])"))
            ->at("data"));
    REQUIRE(unknown.problems().size() == 1);
    CHECK(unknown.problems()[0].text.en == "There is no such word here as \"d\". There are fire, "
                                           "water, ice.");
    CHECK(unknown.problems()[0].text.ja.find("使えるのはfire、water、iceです。") !=
          std::string::npos);
}

} // namespace shiaiba::sengen

// Tests effects that tables of players use, written as custom data in the words of plans (5.4).
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

std::string own(const std::string& side, const std::string& effects) {
    return R"({"data":{"name":"試し","spells":[{"id":"own","ja":"術","en":"Own","ability":"magic",
        "timing":"main","cost":1,"activation":5,"side":")" +
           side + R"(","effects":[)" + effects + "]}]}}";
}
/// A1, with int 4 and [魔法] 3, casts with one die; the test gives the dice.
Position casts(const std::string& side, const std::string& effects) {
    Position p(one("3 3 4 3 3", "", "magic3", R"("spells":["own"])"), kFoe, own(side, effects));
    p.decide("cast own, 1");
    return p;
}
std::string damage(const std::string& dice, const std::string& flat) {
    return R"({"op":"damage","dice":)" + dice + R"(,"flat":)" + flat + "}";
}

} // namespace

TEST_CASE("sengen 5.4: level and characteristic in words", "[sengen][list][own]") {
    Position p = casts("enemy", damage("0", R"("2 × Lv + characteristic")"));
    p.dice("1").main("A1");
    CHECK(p.points("B1") == "12,12,19,0");
    CHECK(p.said("reckoned").find("Lv3") != std::string::npos);
    CHECK(p.said("reckoned", Lang::En).find("2 × Lv 3 + characteristic 4 = 10") !=
          std::string::npos);
    p.check();
}

TEST_CASE("sengen 5.4: dice in words", "[sengen][list][own]") {
    Position p = casts("enemy", damage(R"("Lv×2")", "1"));
    p.dice("1 111111").main("A1");
    CHECK(p.points("B1") == "15,12,19,0");
    p.check();
    Position none = casts("enemy", damage(R"("Lv - 5")", "1"));
    none.dice("1").main("A1");
    CHECK(none.points("B1") == "21,12,19,0");
    none.check();
}

TEST_CASE("sengen 5.4: half of the dp goes, and comes back as graze", "[sengen][list][own]") {
    Position p = casts("enemy", R"json({"op":"dp","c":"-(対象のDPの半分)"})json");
    p.dice("1").main("A1");
    CHECK(p.points("B1") == "22,12,10,0");
    p.check();
    Position q =
        casts("self", R"({"op":"graze","c":"my dp ÷ 3"},{"op":"spirit","c":"my graze ÷ 2"})");
    q.dice("1").main("A1");
    // 18 DP are left; half of the 6 graze comes as 霊力.
    CHECK(q.points("A1") == "22,12,18,6");
    q.check();
}

TEST_CASE("sengen 5.4: healing and barriers by what was lost", "[sengen][list][own]") {
    Position p = casts("self", R"({"op":"heal","dice":0,"flat":"自分の失ったHPの半分"},
                                  {"op":"barrier","c":"my lost hp"})");
    p.at("A1").hp = 10;
    p.dice("1").main("A1");
    CHECK(p.points("A1").substr(0, 3) == "16,");
    CHECK(p.at("A1").barrier == 6);
    p.check();
}

TEST_CASE("sengen 5.4: effects that hang on a status, or on how hurt somebody is",
          "[sengen][list][own]") {
    const std::string effects =
        damage("0", "2") + R"(,{"op":"damage","dice":0,"flat":5,"when":"対象が幻惑状態"})" +
        R"(,{"op":"damage","dice":0,"flat":20,"when":"target's hp percentage is at most 25"})";
    Position p = casts("enemy", effects);
    p.dice("1").main("A1");
    CHECK(p.points("B1") == "20,12,19,0");
    CHECK(p.said("unmet").find("「対象が幻惑状態」でない") != std::string::npos);
    p.check();
    Position q = casts("enemy", effects);
    q.at("B1").statuses = {{Status::Dazzle, 9, 0}};
    q.dice("1").main("A1");
    CHECK(q.points("B1").substr(0, 3) == "15,");
    Position r = casts("enemy", effects);
    r.at("B1").hp = 5;
    r.dice("1").main("A1");
    CHECK(r.points("B1").substr(0, 2) == "0,");
}

TEST_CASE("sengen 5.4: modifiers in words, cut to their bounds", "[sengen][list][own]") {
    Position p = casts("self", R"({"op":"mod","key":"evade","n":"turn + enemies","turns":2},
                                  {"op":"mod","key":"guard","n":"999 × 999","turns":2})");
    p.turn(3).dice("1").main("A1");
    CHECK(p.at("A1").mod(ModKey::Evade) == 4);
    CHECK(p.at("A1").mod(ModKey::Guard) == kMostSaidMod);
    p.check();
}

TEST_CASE("sengen 5.4: texts say the words, a broken one is told at its place",
          "[sengen][list][own]") {
    const auto read = [](const std::string& effects) {
        return parse_data(write_json(parse_json(own("enemy", effects))->at("data")));
    };
    const auto data = read(damage(R"("2 × Lv")", R"("my graze")") +
                           R"(,{"op":"dp","c":"-Lv","when":"ターンが3以上"})");
    REQUIRE(data);
    const Text said = spell_text((*data)->spell(0), **data);
    CHECK(said.ja.find("（2×Lv）D+（自分のグレイズ）ダメージ、ターンが3以上ならDP+（0−Lv）") !=
          std::string::npos);
    CHECK(said.en.find("(2 × Lv)D + (my graze) damage, if turn is at least 3: DP +(0 − Lv)") !=
          std::string::npos);
    const auto broken = read(damage(R"("2 × level of zeal")", R"("graze")"));
    std::string told;
    for (const Problem& one : broken.problems()) {
        told += one.code + one.path + "@" + std::to_string(one.column) + " ";
    }
    CHECK(told == "P002/spells/0/effects/0/dice@11 P020/spells/0/effects/0/flat@1 ");
}

} // namespace shiaiba::sengen

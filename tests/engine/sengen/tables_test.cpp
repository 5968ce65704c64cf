// Tests the tables of section 4, values that follow from a sheet, and worked examples without a
// fight.
#include <array>
#include <string>

#include "catch.hpp"
#include "core/system/typed.hpp"
#include "core/text/json.hpp"
#include "rulesets/sengen/sheet/derived.hpp"

namespace shiaiba::sengen {
namespace {

Sheet built(const std::string& fields) {
    const auto build = check_sheet(*parse_json(fields), {}, {});
    std::string told;
    for (const Problem& one : build.problems()) told += one.code + one.path + " ";
    INFO(told);
    REQUIRE(build);
    return build_as<Sheet>(*build);
}
/// A sheet with open limits, 身体 6, 知性 5, 感覚 4, 意志 3, 耐久 2 and these fields.
Sheet open_one(const std::string& more) {
    return built(R"({"limits":"open","stats":{"body":6,"vit":2,"int":5,"sense":4,"will":3},)" +
                 more + "}");
}
std::string roll(const Harm& harm) {
    const std::string flat = std::to_string(harm.flat);
    return std::to_string(harm.dice) + "D+" + flat + (harm.untrained ? " untrained" : "");
}
std::string sources(const Sheet& sheet) {
    std::string all;
    for (const Source& one : sources_of(sheet)) {
        all += (all.empty() ? "" : " ") + id_of(one, *sheet.data);
    }
    return all;
}
Source source(const Sheet& sheet, const std::string& id) {
    for (const Source& one : sources_of(sheet)) {
        if (id_of(one, *sheet.data) == id) return one;
    }
    FAIL(id);
    return {};
}

} // namespace

TEST_CASE("sengen Y1, 8.3: homing totals, its targets and what they cost", "[sengen][8.3][Y1]") {
    CHECK(5 + 4 + kHomingBase == 19);
    CHECK(5 + 4 + kHomingBase + kHomingRaise == 25);
    CHECK(5 + 4 + kHomingBase + 2 * kHomingRaise == 31);
    CHECK(homing_targets(4) == 3);
    CHECK(homing_raises(4) == 2);
}

TEST_CASE("sengen Y3, 4, R1, R4: levels and what they give", "[sengen][4][Y3][R1][R4]") {
    const auto all = [](int (*of)(int), std::initializer_list<int> levels) {
        std::string out;
        for (const int level : levels) out += (out.empty() ? "" : "/") + std::to_string(of(level));
        return out;
    };
    CHECK(all(dp_loss, {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12}) == "0/1/2/3/4/4/5/5/6/6/7/8");
    CHECK(all(danmaku_damage, {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}) ==
          "0/1/2/3/4/5/5/6/6/7/7/8/8");
    const auto shot = [](int level, int size) { return size + shot_bonus(level, size); };
    const auto melee = [](int level, int size) { return size + melee_bonus(level, size); };
    std::string three;
    std::string six;
    for (const int level : {1, 4, 5, 8, 9}) {
        three += std::to_string(shot(level, 3)) + "/";
        six += std::to_string(shot(level, 6)) + "/";
    }
    CHECK(three == "3/4/5/6/7/");
    CHECK(six == "6/8/8/10/10/");
    CHECK(shot(20, 1) == 1);
    CHECK(shot(0, 3) == 3);
    std::string one;
    for (const int level : {1, 3, 4, 7, 10}) one += std::to_string(melee(level, 1)) + "/";
    CHECK(one == "1/1/2/3/4/");
    CHECK(melee(5, 3) == 5);
    CHECK(melee(10, 6) == 11);
    CHECK(all([](int level) { return homing_raises(level); }, {0, 1, 2, 4, 6, 7, 8, 9, 10, 13}) ==
          "0/0/1/2/2/3/3/3/4/5");
    CHECK(all(homing_targets, {0, 1, 2, 3, 4, 6, 7, 9, 10, 11}) == "0/2/2/3/3/4/5/6/6/7");
}

TEST_CASE("sengen R3: raises by halves of the level", "[sengen][R3]") {
    for (int level = 0; level <= 20; ++level) CHECK(homing_raises(level, true) == level / 2);
    CHECK(homing_raises(6, true) != homing_raises(6));
}

TEST_CASE("sengen Y4, 3: what is derived from characteristics", "[sengen][3][Y4]") {
    const Sheet y4 = built(
        R"({"limits":"open","stats":{"body":4,"vit":4,"int":6,"sense":5,"will":5},"abilities":{"magic":5}})");
    CHECK(hp_max(y4) == 26);
    CHECK(spirit_max(y4) == 20);
    CHECK(dp_max(y4) == 23);
    CHECK(dp_recovery(y4) == 4);
    CHECK(dp_recovery(built(
              R"({"limits":"open","stats":{"body":1,"vit":1,"int":3,"sense":3,"will":1}})")) == 2);
    CHECK(dp_recovery(built(
              R"({"limits":"open","stats":{"body":1,"vit":1,"int":1,"sense":1,"will":1}})")) == 2);
    // A card has its owner's HP unless it has a number of its own ([sengen 5.3]).
    CHECK(card_hp(y4, {}) == 26);
    CHECK(
        card_hp(
            built(
                R"({"limits":"open","stats":{"body":1,"vit":4,"int":1,"sense":1,"will":1},"hp":120})"),
            {}) == 120);
    Card sturdy;
    sturdy.hp = 33;
    CHECK(card_hp(y4, sturdy) == 33);
}

TEST_CASE("sengen 3: species, gifts and extra points count in everything", "[sengen][3]") {
    const std::string usual =
        R"("ranks":{"stats":"B","skills":"C","abilities":"A"},"stats":{"body":4,"vit":4,"int":6,"sense":5,"will":5})";
    const Sheet fairy = built("{\"species\":\"fairy\"," + usual + "}");
    CHECK(fairy.at(Stat::Body) == 3);
    CHECK(fairy.at(Stat::Sense) == 7);
    CHECK(hp_max(fairy) == 22);
    CHECK(spirit_max(fairy) == 16);
    CHECK(dp_max(fairy) == 10 + 3 + 3 + 4);
    CHECK(dp_recovery(fairy) == 4);
    const Sheet human = built("{\"gift\":\"int\",\"extra\":{\"hp\":3,\"spirit\":2}," + usual + "}");
    CHECK(human.at(Stat::Int) == 7);
    CHECK(hp_max(human) == 29);
    CHECK(spirit_max(human) == 22);
    CHECK(dp_recovery(human) == 4);
    const Sheet boss = built(
        R"({"limits":"open","stats":{"body":1,"vit":1,"int":1,"sense":1,"will":1},"hp":120,"spirit":60,"dp":40,"extra":{"hp":5}})");
    CHECK(hp_max(boss) == 120);
    CHECK(spirit_max(boss) == 60);
    CHECK(dp_max(boss) == 40);
    CHECK(dp_recovery(boss) == 2);
}

TEST_CASE("sengen Y14, R32: whom an area holds", "[sengen][4][Y14][R32]") {
    CHECK(area_enemies(10, 8) == 2);
    CHECK(area_allies(10, 8) == 3);
    CHECK(area_enemies(25, 9) == 4);
    CHECK(area_enemies(25, 10) == 5);
    CHECK(area_enemies(60, 7) == 5);
    CHECK(area_enemies(25, 6) == 4);
    CHECK(area_enemies(60, 8) == 6);
    CHECK(area_enemies(61, 8) == 8);
    CHECK(area_enemies(5, 8) == 1);
    CHECK(area_enemies(6, 8) == 2);
    CHECK(area_enemies(20, 8) == 3);
    CHECK(area_enemies(30, 8) == 4);
    CHECK(area_enemies(31, 8) == 6);
    CHECK(area_allies(5, 8) == 2);
    CHECK(area_allies(20, 8) == 5);
    CHECK(area_allies(21, 8) == 8);
    // At most as many as there are.
    CHECK(area_enemies(25, 3) == 3);
    CHECK(area_enemies(10, 1) == 1);
    CHECK(area_allies(20, 2) == 2);
}

TEST_CASE("sengen 4.1: sources stand in one order", "[sengen][4.1]") {
    CHECK(sources(open_one(R"("abilities":{"mtrain":5,"ranged":5})")).empty());
    CHECK(
        sources(open_one(
            R"("abilities":{"youjutsu":1,"element":1,"magic":1,"onmyo":1},"elementStat":"int","youjutsuStat":"vit","weapons":["tachi","knives","spirit_bow"])")) ==
        "onmyo magic element youjutsu ranged:knives ranged:spirit_bow");
    const Sheet armed = open_one(R"("feats":["wave"],"weapons":["tachi","knives","kanabo"])");
    CHECK(sources(armed) == "ranged:knives wave:tachi wave:kanabo");
    // Bare hands make no wave, and come after all blades.
    std::string blades;
    for (const int place : melee_weapons_of(armed)) blades += armed.data->weapon(place).id + " ";
    CHECK(blades == "tachi kanabo unarmed ");
}

TEST_CASE("sengen 4.1: the characteristic of a source, and what arts do", "[sengen][4.1]") {
    const Sheet arts = open_one(
        R"("skills":{"danmaku":3,"shot":4},"abilities":{"onmyo":5,"magic":4,"element":3,"youjutsu":2},"elementStat":"sense","youjutsuStat":"will")");
    const auto is = [&](const char* id, int stat, const char* shot, const char* homing,
                        int danmaku) {
        INFO(id);
        const Source one = source(arts, id);
        CHECK(characteristic_of(arts, one) == stat);
        CHECK(roll(shot_harm(arts, one)) == shot);
        CHECK(can_home(arts, one));
        CHECK(roll(homing_harm(arts, one)) == homing);
        CHECK(danmaku_harm(arts, one) == danmaku);
        CHECK(hit_of(arts, one) == 0);
    };
    is("onmyo", 5, "5D+5", "3D+5", 8);
    is("magic", 5, "4D+5", "2D+5", 7);
    is("element", 4, "3D+4", "2D+4", 6);
    is("youjutsu", 3, "2D+3", "1D+3", 5);
}

TEST_CASE("sengen 4.1, R37, R38, R52: weapons, trained and not", "[sengen][4.1][R37][R38][R52]") {
    const std::string arms =
        R"("skills":{"danmaku":2,"shot":4,"melee":3},"feats":["wave"],"weapons":["spirit_bow","cannon","tachi"])";
    const Sheet trained = open_one(arms + R"(,"abilities":{"ranged":3,"mtrain":5})");
    const Source bow = source(trained, "ranged:spirit_bow");
    const Source cannon = source(trained, "ranged:cannon");
    const Source wave = source(trained, "wave:tachi");
    CHECK(roll(shot_harm(trained, bow)) == "3D+10");
    CHECK(roll(shot_harm(trained, cannon)) == "3D+10");
    CHECK(hit_of(trained, cannon) == 0);
    CHECK(roll(homing_harm(trained, bow)) == "2D+6");
    CHECK(roll(shot_harm(trained, wave)) == "5D+6");
    CHECK(danmaku_harm(trained, wave) == 7);
    CHECK(danmaku_harm(trained, bow) == 5);
    CHECK(can_home(trained, bow));
    CHECK_FALSE(can_home(trained, cannon));
    CHECK_FALSE(can_home(trained, wave));
    const int tachi = place_of(trained.data->weapons, "tachi");
    CHECK(roll(melee_harm(trained, tachi)) == "5D+9");
    CHECK(roll(melee_harm(trained, kUnarmed)) == "5D+9");

    const Sheet raw = open_one(arms);
    CHECK(roll(shot_harm(raw, cannon)) == "1D+3 untrained");
    CHECK(roll(homing_harm(raw, bow)) == "0D+6");
    CHECK(roll(shot_harm(raw, wave)) == "1D+3 untrained");
    CHECK(danmaku_harm(raw, cannon) == 2);
    CHECK(roll(melee_harm(raw, tachi)) == "1D+6 untrained");
}

TEST_CASE("sengen 3: what levels cost, and what ranks give", "[sengen][3]") {
    CHECK(kSkillCosts == Costs{0, 1, 3, 6, 10, 15, 20, 25, 30});
    CHECK(costs_of(Ability::Onmyo) == Costs{0, 5, 15, 30, 50, 75, 100, 125, 150});
    CHECK(costs_of(Ability::Magic) == costs_of(Ability::Onmyo));
    CHECK(costs_of(Ability::Element) == Costs{0, 4, 12, 24, 40, 60, 80, 100, 120});
    CHECK(costs_of(Ability::Youjutsu) == Costs{0, 2, 5, 10, 17, 26, 37, 50, 63});
    CHECK(costs_of(Ability::Ranged) == Costs{0, 1, 3, 7, 13, 21, 31, 43, 55});
    CHECK(costs_of(Ability::Mtrain) == costs_of(Ability::Ranged));
    std::string orders;
    for (const auto& order : kRankOrders) {
        for (const int rank : order) orders += static_cast<char>('A' + rank);
        orders += " ";
    }
    CHECK(orders == "ABC ACB BAC BCA CAB CBA ");
}

} // namespace shiaiba::sengen

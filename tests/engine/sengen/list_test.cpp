// Tests data of a GM's own: every problem D01 to D06 with its place, bounds, and hostile data (5.4).
#include <string>

#include "catch.hpp"
#include "core/fight/dice.hpp"
#include "core/text/json.hpp"
#include "kit.hpp"
#include "rulesets/sengen/sheet/data_list.hpp"
#include "workload.hpp"

namespace shiaiba::sengen {
namespace {

/// A file of data with one list.
std::string file(const std::string& key, const std::string& items) {
    return R"({"name":"x",")" + key + R"(":[)" + items + "]}";
}
/// An item with these members and its names.
std::string item(const std::string& members, const std::string& id = "kou") {
    return R"({"id":")" + id + R"(","ja":"名)" + id + R"(","en":"Name )" + id + R"(",)" + members +
           "}";
}
std::string weapon(const std::string& members) { return file("weapons", item(members)); }

const std::string kMust =
    R"("ability":"magic","min_level":1,"timing":"main","cost":0,"activation":5,)";
/// A spell on an enemy with these members.
std::string spell(const std::string& more) {
    return file("spells", item(kMust + R"("side":"enemy","effects":[])" + more));
}
std::string on(const std::string& side, const std::string& more) {
    return file("spells", item(kMust + R"("side":")" + side + R"(","effects":[])" + more));
}
std::string effect(const std::string& one) {
    return file("spells", item(kMust + R"("side":"enemy","effects":[)" + one + "]"));
}
std::string deploy(const std::string& more) {
    return file("cards", item(R"("type":"deploy")" + more));
}
std::string consume(const std::string& action, const std::string& more) {
    return file("cards", item(R"("type":"consume","action":")" + action + "\"" + more));
}
std::string bonus(const std::string& given) { return R"(,"bonus":{)" + given + "}"; }

/// The problems of data that replace the house data as a match reads them.
std::string codes(const std::string& text) {
    const auto json = parse_json(text);
    return tests::codes_of(json ? read_data(*json).problems() : json.problems());
}

} // namespace

TEST_CASE("sengen 5.4: each list takes the place of the house's, a missing one leaves it",
          "[sengen][list][5.4]") {
    const auto read = [](const std::string& text) { return *read_data(*parse_json(text)); };
    const auto armed = read(weapon(R"("kind":"ranged","magic":true)"));
    REQUIRE(armed->weapons.size() == 2);
    CHECK(armed->weapon(kUnarmed).id == "unarmed");
    CHECK(armed->weapon(1).magic);
    CHECK(armed->spells.size() == 10);
    CHECK(armed->cards.size() == 16);
    CHECK(armed->name == "x");
    const auto bare = read(R"({"name":"x","weapons":[],"spells":[],"cards":[]})");
    CHECK(bare->weapons.size() == 1);
    CHECK(bare->spells.empty());
    CHECK(bare->cards.empty());
    // A house card for a spell that the list lacks helps no spell; if the spell is there, the card
    // finds it.
    CHECK(bare->statuses.size() == 3);
    const auto lacks = read(file("spells", item(kMust + R"("side":"self","effects":[])")));
    CHECK(lacks->card(place_of(lacks->cards, "twin_comet")).spell == kNoSpell);
    const auto again =
        read(file("spells", item(kMust + R"("side":"self","effects":[])") + "," +
                                item(kMust + R"("side":"enemy","effects":[])", "blast")));
    CHECK(again->card(place_of(again->cards, "twin_comet")).spell == 1);
    // Names of lists that stay from the house data are taken.
    const auto twice = read_data(
        *parse_json(file("spells", item(kMust + R"("side":"self","effects":[])", "veil"))));
    REQUIRE(twice.problems().size() == 1);
    CHECK(twice.problems()[0].code == "D01");
}

TEST_CASE("sengen 5.4: every problem of data, with its place", "[sengen][list][5.4]") {
    struct Broken {
        const char* codes;
        std::string text;
    };
    const std::string melee = R"("kind":"melee")";
    const Broken all[] = {
        {"", weapon(melee)},
        {"D01/weapons/1/id D01/weapons/1/ja D01/weapons/1/en",
         file("weapons", item(melee) + "," + item(melee))},
        {"D01/weapons/0/id", file("weapons", item(melee, "unarmed"))},
        {"D01/weapons/0/ja", file("weapons", R"({"id":"a","ja":"素手","en":"A","kind":"melee"})")},
        {"D01/weapons/0/en",
         file("weapons", R"({"id":"a","ja":"甲","en":"ＢＡＲＥ hands","kind":"melee"})")},
        // Plans name a source by its art or weapon, so that these names are taken.
        {"D01/weapons/0/ja", file("weapons", R"({"id":"a","ja":"魔法","en":"A","kind":"melee"})")},
        {"D01/weapons/0/id", file("weapons", item(melee, "wave"))},
        // These ids are options beside weapons in the list of blows ([sengen 9]); a card may have
        // them.
        {"D01/weapons/0/id", file("weapons", item(melee, "deploy"))},
        {"D01/weapons/0/id", file("weapons", item(melee, "clear"))},
        {"", file("cards", item(R"("type":"deploy")", "clear"))},
        {"D01/cards/0/id D01/cards/0/ja D01/cards/0/en", R"({"name":"x","weapons":[)" +
                                                             item(melee) + R"(],"cards":[)" +
                                                             item(R"("type":"deploy")") + "]}"},
        {"D02/weapons/0/kind", weapon(R"("kind":"thrown")")},
        {"D02/weapons/0/re~1ach", weapon(melee + R"(,"re/ach":1)")},
        {"D02/bogus", R"({"name":"x","bogus":1})"},
        {"D03/weapons/0/hit", weapon(melee + R"(,"hit":10)")},
        {"", R"({"weapons":[]})"},
        {"D06/name", R"({"name":"","weapons":[]})"},
        {"D06/weapons/0/kind", weapon(R"("hit":0)")},
        {"D06/weapons/0/magic", weapon(melee + R"(,"magic":1)")},
        {"D06/weapons", R"({"name":"x","weapons":{}})"},
        {"D06/weapons/0", file("weapons", "5")},
        {"D06/weapons/0/id D06/weapons/0/ja D06/weapons/0/kind", file("weapons", "{}")},

        {"", spell("")},
        {"", spell(R"(,"diameter":null,"resist":null,"on_resist":null)")},
        {"", spell(R"(,"diameter":5,"resist":"vit","on_resist":"half")")},
        {"", on("ally", R"(,"diameter":5)")},
        {"D02/spells/0/ability",
         file("spells", item(R"("ability":"ranged","min_level":1,"timing":"main","cost":0,
              "activation":5,"side":"enemy","effects":[])"))},
        {"D02/spells/0/side", on("foe", "")},
        {"D02/spells/0/resist", spell(R"(,"resist":"body")")},
        {"D02/spells/0/on_resist", spell(R"(,"resist":"will","on_resist":"all")")},
        {"D04/spells/0/on_resist", spell(R"(,"on_resist":"half")")},
        {"D04/spells/0/resist", on("self", R"(,"resist":"will")")},
        {"D04/spells/0/resist", on("ally", R"(,"resist":"will")")},
        {"D04/spells/0/diameter", on("self", R"(,"diameter":5)")},
        {"D06/spells/0/ability D06/spells/0/timing D06/spells/0/cost "
         "D06/spells/0/activation D06/spells/0/side D06/spells/0/effects",
         file("spells", R"({"id":"a","ja":"甲","en":"A"})")},

        {"D02/spells/0/effects/0/op", effect(R"({"op":"dance"})")},
        {"P002/spells/0/effects/0/dice", effect(R"({"op":"damage","dice":"all"})")},
        {"D02/spells/0/effects/0/key", effect(R"({"op":"mod","key":"speed","n":1,"turns":1})")},
        {"D02/spells/0/effects/0/id", effect(R"({"op":"status","id":"poison","turns":1})")},
        {"",
         effect(
             R"({"op":"status","id":"bind","turns":99},{"op":"mod","key":"hit","n":1,"turns":99})")},
        {"D03/spells/0/effects/0/turns", effect(R"({"op":"status","id":"bind","turns":98})")},
        {"", file("statuses", item(R"("mods":{"hit":-2},"no_action":true,"ends_by_hit":true,)"
                                   R"("reroll_by_hit":true,"rouse":true)"))},
        {"D01/statuses/0/id", file("statuses", R"({"id":"bind","ja":"甲","en":"A"})")},
        {"D01/statuses/0/ja", file("statuses", R"({"id":"a","ja":"眠り","en":"A"})")},
        {"D02/statuses/0/dance", file("statuses", item(R"("dance":true)"))},
        {"D02/statuses/0/mods/speed", file("statuses", item(R"("mods":{"speed":1})"))},
        {"D03/statuses/0/mods/hit", file("statuses", item(R"("mods":{"hit":10})"))},
        {"D06/statuses/0/rouse", file("statuses", item(R"("rouse":1)"))},
        {"",
         R"({"name":"x","statuses":[)" + item(R"("rouse":true)", "charm") + R"(],"spells":[)" +
             item(kMust + R"("side":"enemy","effects":[{"op":"status","id":"charm","turns":99}])") +
             "]}"},
        {"D02/spells/0/effects/0/lv", effect(R"({"op":"spirit","c":1,"lv":1})")},
        {"D02/spells/0/effects/0/dice", effect(R"({"op":"cleanse","dice":1})")},
        {"D06/spells/0/effects/0/op", effect("{}")},
        {"D06/spells/0/effects/0/dice", effect(R"({"op":"heal","flat":1,"stat":true})")},
        {"D06/spells/0/effects/0/c", effect(R"({"op":"dp","lv":1})")},
        {"D06/spells/0/effects/0/turns", effect(R"({"op":"status","id":"bind"})")},
        {"D06/spells/0/effects/0/stat", effect(R"({"op":"damage","dice":"Lv","stat":1})")},
        {"", effect(R"({"op":"damage","dice":"Lv","flat":-3,"stat":true},{"op":"cleanse"},
                       {"op":"graze","c":5},{"op":"barrier","c":0,"lv":2})")},

        {"", deploy("")},
        {"", deploy(R"(,"hp":60,"for":["shot","melee"])" + bonus(R"("hit":9,"damage_cut":-9)"))},
        {"D02/cards/0/type", file("cards", item(R"("type":"throw")"))},
        {"D06/cards/0/type", file("cards", item(R"("hp":5)"))},
        {"D02/cards/0/for/1", deploy(R"(,"for":["shot","danmaku"])")},
        {"D02/cards/0/bonus/lu~1ck", deploy(bonus(R"("lu/ck":1)"))},
        {"D05/cards/0/bonus/targets", deploy(bonus(R"("targets":1)"))},
        {"D03/cards/0/bonus/dice", deploy(bonus(R"("dice":7)"))},
        {"D05/cards/0/action", deploy(R"(,"action":"shot")")},
        {"", deploy(bonus(R"("approach":9,"damage_dice":6,"spread":9,"guard_levels":1)"))},
        {"", deploy(bonus(R"("activation":-9,"cost_half":true)") + R"(,"spell":"blast")")},
        // A bonus that is for spells allows `spell` even if its number is 0.
        {"", deploy(bonus(R"("activation":0)") + R"(,"spell":"blast")")},
        {"D03/cards/0/bonus/cost_half", deploy(bonus(R"("cost_half":false)"))},
        {"D03/cards/0/bonus/free_cost", consume("spell", bonus(R"("free_cost":false)"))},
        {"D06/cards/0/bonus/cost_half", deploy(bonus(R"("cost_half":1)"))},
        {"", consume("shot", bonus(R"("free_dp":false)"))},
        {"D02/cards/0/spell", deploy(bonus(R"("activation":2)") + R"(,"spell":"x")")},
        {"D06/cards/0/spell", deploy(bonus(R"("activation":2)") + R"(,"spell":3)")},
        {"D05/cards/0/spell", deploy(bonus(R"("hit":2)") + R"(,"spell":"blast")")},
        {"D05/cards/0/spell", consume("shot", R"(,"spell":"blast")")},
        {"", consume("spell", bonus(R"("activation":5,"free_cost":true)") + R"(,"spell":"blast")")},
        {"D05/cards/0/bonus/free_cost", deploy(bonus(R"("free_cost":true)"))},
        {"D05/cards/0/bonus/approach", consume("melee", bonus(R"("approach":1)"))},
        {"D03/cards/0/bonus/spread", deploy(bonus(R"("spread":0)"))},
        {"D03/cards/0/bonus/guard_levels", deploy(bonus(R"("guard_levels":10)"))},
        {"D05/cards/0/for", consume("shot", R"(,"for":["shot"])")},
        {"D05/cards/0/hp", consume("shot", R"(,"hp":5)")},
        {"D02/cards/0/action", consume("dance", bonus(R"("dice":1)"))},
        {"D06/cards/0/action", file("cards", item(R"("type":"consume")"))},
        {"D05/cards/0/bonus/evade", consume("shot", bonus(R"("evade":1)"))},
        {"D06/cards/0/bonus", deploy(R"(,"bonus":[])")},
        {"D06/cards/0/bonus/free_dp", consume("shot", bonus(R"("free_dp":1)"))},
    };
    for (const Broken& one : all) {
        INFO(one.text);
        CHECK(codes(one.text) == one.codes);
    }
    CHECK(codes("[]").compare(0, 3, "D06") == 0);
    CHECK_FALSE(codes("{").empty());
}

TEST_CASE("sengen 5.4: what is wrong names what could stand there", "[sengen][list][5.4]") {
    const auto said = [](const std::string& text) {
        const auto read = read_data(*parse_json(text));
        REQUIRE(read.problems().size() == 1);
        return read.problems()[0].text;
    };
    CHECK(said(effect(R"({"op":"status","id":"bind","turns":98})")).en ==
          "\"98\" is out of bounds (1–9). Or 99 (to the battle's end).");
    CHECK(said(effect(R"({"op":"status","id":"bind","turns":98})")).ja ==
          "「98」は範囲(1–9)の外です。99（戦闘の終わりまで）も書けます。");
    CHECK(said(effect(R"({"op":"graze","c":1,"lv":1})")).en ==
          "There is no such member as \"lv\". There are op, c, when.");
    CHECK(said(file("cards", item(R"("type":"consume")"))).en ==
          "\"action\" is missing. There are shot, homing, danmaku, melee, spell, clear.");
    CHECK(said(deploy(R"(,"for":["danmaku"])")).ja ==
          "ここに「danmaku」という語はありません。使えるのはshot、homing、meleeです。");
    // Of a card of another type or action, too.
    CHECK(said(consume("spell", bonus(R"("cost_half":true)")))
              .en.find("There are activation, free_cost.") != std::string::npos);
    CHECK(said(consume("danmaku", R"(,"hp":5)"))
              .en.find("There are id, ja, en, type, action, bonus.") != std::string::npos);
}

TEST_CASE("sengen 5.3: which bonus an action knows", "[sengen][list][5.3]") {
    const auto known = [](const std::string& action) {
        std::string all;
        for (const char* const key : {"dice", "hit", "damage", "damage_dice", "danmaku_dp",
                                      "danmaku_damage", "targets", "ignore_rows", "skip_approach",
                                      "free_dp", "evade", "spread", "activation", "free_cost"}) {
            const std::string name(key);
            const bool flag = name == "ignore_rows" || name == "skip_approach" ||
                              name == "free_dp" || name == "free_cost";
            const std::string text =
                consume(action, bonus("\"" + name + "\":" + (flag ? "true" : "1")));
            const std::string said = codes(text);
            CHECK((said.empty() || said == "D05/cards/0/bonus/" + name));
            if (said.empty()) all += name + " ";
        }
        return all;
    };
    CHECK(known("shot") == "dice hit damage damage_dice targets ignore_rows free_dp spread ");
    CHECK(known("homing") == "hit damage damage_dice free_dp spread ");
    CHECK(known("spell") == "activation free_cost ");
    CHECK(known("danmaku") == "danmaku_dp danmaku_damage free_dp ");
    CHECK(known("melee") ==
          "dice hit damage damage_dice ignore_rows skip_approach free_dp spread ");
}

TEST_CASE("sengen 5.4: numbers hold up to their bounds, and no further", "[sengen][list][5.4]") {
    struct Bounded {
        const char* path;
        std::string before;
        std::string behind;
        int least;
        int most;
    };
    const std::string none = R"("side":"enemy","effects":[]}]})";
    const std::string begin =
        R"({"name":"x","spells":[{"id":"a","ja":"甲","en":"A","ability":"magic","timing":"main",)";
    const std::string roll =
        begin + R"("min_level":1,"cost":0,"activation":5,"side":"enemy","effects":[)";
    const std::string shot =
        R"({"name":"x","cards":[{"id":"a","ja":"甲","en":"A","type":"consume","action":"shot","bonus":{)";
    const std::string cast =
        R"({"name":"x","cards":[{"id":"a","ja":"甲","en":"A","type":"consume","action":"spell","bonus":{)";
    const std::string unfolded =
        R"({"name":"x","cards":[{"id":"a","ja":"甲","en":"A","type":"deploy",)";
    const std::string arms =
        R"({"name":"x","weapons":[{"id":"a","ja":"甲","en":"A","kind":"melee",)";
    const Bounded all[] = {
        {"weapons/0/hit", arms + R"("hit":)", "}]}", -9, 9},
        {"weapons/0/damage", arms + R"("damage":)", "}]}", -9, 9},
        {"spells/0/min_level", begin + R"("cost":0,"activation":5,"min_level":)", "," + none, 1,
         20},
        {"spells/0/cost", begin + R"("min_level":1,"activation":5,"cost":)", "," + none, 0, 12},
        {"spells/0/activation", begin + R"("min_level":1,"cost":0,"activation":)", "," + none, 5,
         40},
        {"spells/0/diameter", begin + R"("min_level":1,"cost":0,"activation":5,"diameter":)",
         "," + none, 1, 100},
        {"spells/0/effects/0/dice", roll + R"({"op":"damage","dice":)", "}]}]}", 0, 10},
        {"spells/0/effects/0/flat", roll + R"({"op":"damage","dice":1,"flat":)", "}]}]}", -20, 20},
        {"spells/0/effects/0/c", roll + R"({"op":"dp","c":)", "}]}]}", -20, 20},
        {"spells/0/effects/0/lv", roll + R"({"op":"dp","c":1,"lv":)", "}]}]}", -20, 20},
        {"spells/0/effects/0/n", roll + R"({"op":"mod","key":"hit","turns":1,"n":)", "}]}]}", -20,
         20},
        {"spells/0/effects/0/turns", roll + R"({"op":"status","id":"bind","turns":)", "}]}]}", 1,
         9},
        {"cards/0/hp", unfolded + R"("hp":)", "}]}", 1, 60},
        {"cards/0/bonus/evade", unfolded + R"("bonus":{"evade":)", "}}]}", -9, 9},
        {"cards/0/bonus/approach", unfolded + R"("bonus":{"approach":)", "}}]}", -9, 9},
        {"cards/0/bonus/activation", unfolded + R"("bonus":{"activation":)", "}}]}", -9, 9},
        {"cards/0/bonus/damage_dice", unfolded + R"("bonus":{"damage_dice":)", "}}]}", 0, 6},
        {"cards/0/bonus/spread", unfolded + R"("bonus":{"spread":)", "}}]}", 1, 9},
        {"cards/0/bonus/guard_levels", unfolded + R"("bonus":{"guard_levels":)", "}}]}", 1, 9},
        {"cards/0/bonus/activation", cast + R"("activation":)", "}}]}", -9, 9},
        {"cards/0/bonus/spread", shot + R"("spread":)", "}}]}", 1, 9},
        {"statuses/0/mods/evade",
         R"({"name":"x","statuses":[{"id":"a","ja":"甲","en":"A","mods":{"evade":)", "}}]}", -9, 9},
        {"cards/0/bonus/hit", shot + R"("hit":)", "}}]}", -9, 9},
        {"cards/0/bonus/dice", shot + R"("dice":)", "}}]}", 0, 6},
        {"cards/0/bonus/damage_dice", shot + R"("damage_dice":)", "}}]}", 0, 6},
        {"cards/0/bonus/targets", shot + R"("targets":)", "}}]}", 1, 8},
    };
    for (const Bounded& one : all) {
        INFO(one.path);
        const auto with = [&](const std::string& n) { return codes(one.before + n + one.behind); };
        const std::string wrong = "D03/" + std::string(one.path);
        CHECK(with(std::to_string(one.least)).empty());
        CHECK(with(std::to_string(one.most)).empty());
        CHECK(with(std::to_string(one.least - 1)) == wrong);
        CHECK(with(std::to_string(one.most + 1)) == wrong);
        CHECK(with("9999999999") == wrong);
        CHECK(with("1.5").substr(0, 3) == "D06");
    }
}

TEST_CASE("sengen 5.4: how many there may be, and what they may be called", "[sengen][list][5.4]") {
    const auto many = [](const char* list, const std::string& members, int n) {
        std::string all;
        for (int k = 0; k < n; ++k) {
            all += (k == 0 ? "" : ",") + item(members, "s" + std::to_string(k));
        }
        return codes(file(list, all));
    };
    CHECK(many("weapons", R"("kind":"melee")", 50).empty());
    CHECK(many("weapons", R"("kind":"melee")", 51) == "D06/weapons");
    const std::string plain = kMust + R"("side":"enemy","effects":[])";
    CHECK(many("spells", plain, 100).empty());
    CHECK(many("spells", plain, 101) == "D06/spells");
    CHECK(many("statuses", R"("rouse":true)", 20).empty());
    CHECK(many("statuses", R"("rouse":true)", 21) == "D06/statuses");
    CHECK(many("cards", R"("type":"deploy")", 200).empty());
    CHECK(many("cards", R"("type":"deploy")", 201) == "D06/cards");
    const std::string cleanse = R"({"op":"cleanse"})";
    const std::string four = cleanse + "," + cleanse + "," + cleanse + "," + cleanse;
    CHECK(codes(effect(four)).empty());
    CHECK(codes(effect(four + "," + cleanse)) == "D06/spells/0/effects");
    const auto called = [](const std::string& ja, const std::string& id = "a") {
        return codes(file("cards", R"({"id":")" + id + R"(","ja":")" + ja +
                                       R"(","en":"E","type":"deploy"})"));
    };
    const std::string most(24, 'n');
    CHECK(called(most).empty());
    for (const std::string& bad : {most + "n", std::string("火、水"), std::string("a,b"),
                                   std::string("a=b"), std::string("")}) {
        INFO(bad);
        CHECK(called(bad) == "D06/cards/0/ja");
    }
    for (const char* const bad : {"A", "a b", "火", "a.b"}) {
        INFO(bad);
        CHECK(called("火", bad) == "D06/cards/0/id");
    }
}

TEST_CASE("sengen 5.4: what is out of bounds is told with its bounds", "[sengen][list][5.4]") {
    const auto data = parse_data(weapon(R"("kind":"melee","hit":10)"));
    REQUIRE(data.problems().size() == 1);
    CHECK(data.problems()[0].text.ja == "「10」は範囲(-9–9)の外です。");
    CHECK(data.problems()[0].rule == "5.4");
}

TEST_CASE("sengen 5.4: bent data are read or refused, never worse",
          "[sengen][list][5.4][hostile]") {
    const std::string house(house_data_text());
    Dice dice(5);
    for (std::uint32_t k = 0; k < test::workload(120); ++k) {
        std::string bent = house;
        for (int n = 0; n < 3; ++n) {
            bent[static_cast<std::size_t>(dice.below(bent.size()))] =
                "{}[]\",:0-9ax"[dice.below(12)];
        }
        const auto data = parse_data(bent);
        CHECK((data || !data.problems().empty()));
    }
}

} // namespace shiaiba::sengen

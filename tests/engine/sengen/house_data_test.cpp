// Tests the house's data of 千幻抄: weapons, spells, spell cards, and what they strengthen (5).
#include <string>

#include "catch.hpp"
#include "rulesets/sengen/sheet/data_list.hpp"

namespace shiaiba::sengen {

TEST_CASE("sengen 5.1, 5.2, 5.3: the house's data", "[sengen][list][5.1][5.2][5.3]") {
    const Data& data = *house_data();
    CHECK(data.weapons.size() == 7);
    CHECK(data.weapon(kUnarmed).id == "unarmed");
    CHECK(data.weapon(1).id == "tachi");
    CHECK(data.spells.size() == 10);
    CHECK(data.spell(0).id == "ward");
    CHECK(data.cards.size() == 16);
    CHECK(data.card(15).id == "iron_body");
    CHECK(parse_data(house_data_text()).problems().empty());

    const Spell& seal = data.spell(place_of(data.spells, "seal"));
    CHECK(seal.diameter == 5);
    CHECK(seal.resisted);
    CHECK(seal.resist == Stat::Will);
    CHECK_FALSE(seal.half);
    CHECK(seal.effects[0].c == -3);
    CHECK(seal.effects[0].lv == -1);
    const Spell& blast = data.spell(place_of(data.spells, "blast"));
    CHECK(blast.half);
    CHECK(blast.resist == Stat::Vit);
    CHECK(blast.effects[0].level_dice);
    const Card& path = data.card(0);
    CHECK(path.deploys);
    CHECK(path.mod(ModKey::Hit) == 3);
    CHECK(path.support.spread == 5);
    CHECK(path.attacks == bit(Attack::Homing));
    const Card& step = data.card(place_of(data.cards, "flash_step"));
    CHECK_FALSE(step.deploys);
    CHECK(step.action == Attack::Melee);
    CHECK(step.bonus.skip_approach);
    CHECK(step.bonus.spread == 2);
    const Card& twin = data.card(place_of(data.cards, "twin_comet"));
    CHECK(twin.action == Attack::Spell);
    CHECK(twin.bonus.free_cost);
    CHECK(data.spell(twin.spell).id == "blast");
    const Card& mirage = data.card(place_of(data.cards, "mirage"));
    CHECK(mirage.support.cost_half);
    CHECK(mirage.support.activation == 2);
    CHECK(data.spell(mirage.spell).id == "lull");
    CHECK(data.statuses.size() == 3);
    CHECK(data.status(Status::Dazzle).reroll_by_hit);
    CHECK(data.status(Status::Bind).reroll_by_hit);
    CHECK_FALSE(data.status(Status::Sleep).reroll_by_hit);
    // Weapons of the house data have no bonuses, and only one is magic.
    for (const Weapon& one : data.weapons) {
        INFO(one.id);
        CHECK(one.hit == 0);
        CHECK(one.damage == 0);
        CHECK(one.magic == (one.id == "spirit_bow"));
        const bool shoots = one.id == "knives" || one.id == "spirit_bow" || one.id == "cannon";
        CHECK(one.ranged == shoots);
    }
    struct Row {
        const char* id;
        int cost;
        int activation;
        int diameter;
    };
    constexpr Row kSpells[] = {{"ward", 4, 16, 0},   {"mend", 4, 16, 0},   {"seal", 4, 16, 5},
                               {"boost", 5, 16, 0},  {"blast", 5, 17, 10}, {"flash", 6, 18, 20},
                               {"freeze", 5, 16, 5}, {"haze", 4, 16, 0},   {"lull", 5, 16, 5},
                               {"cheer", 4, 16, 20}};
    for (const Row& row : kSpells) {
        INFO(row.id);
        const Spell& one = data.spell(place_of(data.spells, row.id));
        CHECK(one.cost == row.cost);
        CHECK(one.activation == row.activation);
        CHECK(one.diameter == row.diameter);
    }
    const Spell& cheer = data.spell(place_of(data.spells, "cheer"));
    CHECK(cheer.side == SpellSide::Ally);
    CHECK(cheer.timing == SpellTiming::Setup);
    REQUIRE(cheer.effects.size() == 1);
    CHECK(cheer.effects[0].op == Op::Dp);
    CHECK(cheer.effects[0].c == 3);
    CHECK(cheer.effects[0].lv == 0);
}

} // namespace shiaiba::sengen

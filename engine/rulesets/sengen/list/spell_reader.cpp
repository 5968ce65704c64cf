// Reads what a spell asks for and does (5.2).
#include "rulesets/sengen/list/spell_reader.hpp"

#include <array>
#include <string>

namespace shiaiba::sengen {
namespace {

constexpr int kMostDice = 10;
constexpr int kMostTurns = 9;
constexpr int kMostOfEffect = 20;

/// Members of effects beside `op`.
enum Takes : unsigned { kRoll = 1, kC = 2, kLv = 4, kMod = 8, kStatus = 16, kTurns = 32 };
constexpr std::array<unsigned, 9> kTakes{kRoll,    kRoll,         kC | kLv,         kC, kC,
                                         kC | kLv, kMod | kTurns, kStatus | kTurns, 0};

void read_dice(const ListObject& fields, Effect& effect) {
    const Json* const given = fields.find("dice");
    if (given == nullptr || !given->is_string()) {
        effect.dice = fields.number("dice", 0, kMostDice, 0, true);
        return;
    }
    effect.level_dice = fields.word("dice", {"Lv"}, "D02") == 0;
}

void read_effect(const ListObject& fields, Effect& effect) {
    const int op = fields.word(
        "op", {"damage", "heal", "dp", "spirit", "graze", "barrier", "mod", "status", "cleanse"},
        "D02", true);
    if (op < 0) return;
    effect.op = static_cast<Op>(op);
    const unsigned taken = kTakes[static_cast<std::size_t>(op)];
    const auto number = [&](const char* key, bool must) {
        return fields.number(key, -kMostOfEffect, kMostOfEffect, 0, must);
    };
    std::vector<const char*> keys{"op"};
    if ((taken & kRoll) != 0) {
        keys.insert(keys.end(), {"dice", "flat", "stat"});
        read_dice(fields, effect);
        effect.flat = number("flat", false);
        effect.stat = fields.flag("stat");
    }
    if ((taken & kC) != 0) {
        keys.push_back("c");
        effect.c = number("c", true);
    }
    if ((taken & kLv) != 0) {
        keys.push_back("lv");
        effect.lv = number("lv", false);
    }
    if ((taken & kMod) != 0) {
        keys.insert(keys.end(), {"key", "n"});
        const int key = fields.word("key",
                                    {"hit", "damage", "evade", "guard", "resist", "danmaku_dp",
                                     "danmaku_damage", "dp_recovery", "damage_cut"},
                                    "D02", true);
        if (key >= 0) effect.key = static_cast<ModKey>(key);
        effect.n = number("n", true);
    }
    if ((taken & kStatus) != 0) {
        keys.push_back("id");
        const int status = fields.word("id", {"bind", "sleep", "dazzle"}, "D02", true);
        if (status >= 0) effect.status = static_cast<Status>(status);
    }
    if ((taken & kTurns) != 0) {
        keys.push_back("turns");
        effect.turns = fields.number("turns", 1, kMostTurns, 1, true);
    }
    fields.only(keys);
}

/// JSON's null says as much as nothing.
bool given(const ListObject& fields, const char* key) {
    const Json* const value = fields.find(key);
    return value != nullptr && !value->is_null();
}

/// D04.
void read_aim(const ListObject& fields, Spell& spell) {
    const int side = fields.word("side", {"self", "ally", "enemy"}, "D02", true);
    if (side >= 0) spell.side = static_cast<SpellSide>(side);
    if (given(fields, "diameter")) {
        spell.diameter = fields.number("diameter", 1, 100, 1);
        if (side == 0) fields.say("D04", "diameter", "diameter");
    }
    if (given(fields, "resist")) {
        const int stat = fields.word("resist", {"will", "vit"}, "D02");
        spell.resisted = stat >= 0;
        spell.resist = stat == 1 ? Stat::Vit : Stat::Will;
        if (side == 0 || side == 1) fields.say("D04", "resist", "resist");
    }
    if (given(fields, "on_resist")) {
        spell.half = fields.word("on_resist", {"none", "half"}, "D02") == 1;
        if (!given(fields, "resist")) fields.say("D04", "on_resist", "on_resist");
    }
}

} // namespace

void read_spell(const ListObject& fields, Spell& spell) {
    fields.only({"id", "ja", "en", "ability", "min_level", "timing", "cost", "activation", "side",
                 "diameter", "resist", "on_resist", "effects"});
    const int ability =
        fields.word("ability", {"onmyo", "magic", "element", "youjutsu"}, "D02", true);
    if (ability >= 0) spell.ability = static_cast<Ability>(ability);
    spell.min_level = fields.number("min_level", 1, 20, 1, true);
    if (fields.word("timing", {"setup", "main"}, "D02", true) == 0) {
        spell.timing = SpellTiming::Setup;
    }
    spell.cost = fields.number("cost", 0, 12, 0, true);
    spell.activation = fields.number("activation", 5, 40, 5, true);
    read_aim(fields, spell);
    const Json* const effects = fields.list("effects", kMostEffects);
    if (!fields.has("effects")) fields.missing("effects");
    for (std::size_t k = 0; effects != nullptr && k < effects->size(); ++k) {
        const std::string path = fields.path("effects") + "/" + std::to_string(k);
        read_effect(fields.part((*effects)[k], path), spell.effects.emplace_back());
    }
}

} // namespace shiaiba::sengen

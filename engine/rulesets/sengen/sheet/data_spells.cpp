// Reads statuses and spells of own data, each effect with the keys that its op has (5.2, 5.4).
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "core/sheet/own_words.hpp"
#include "core/text/json.hpp"
#include "rulesets/sengen/sheet/data_items.hpp"
#include "rulesets/sengen/sheet/vocabulary.hpp"

namespace shiaiba::sengen {
namespace {

constexpr int kMostDice = 10;
constexpr int kMostTurns = 9;
constexpr int kMostOfEffect = 20;

/// Groups of keys that an effect has beside `op`, as bits; kTakes has them by Op.
enum Takes : unsigned { kRoll = 1, kC = 2, kLv = 4, kMod = 8, kStatus = 16, kTurns = 32 };
constexpr std::array<unsigned, 10> kTakes{kRoll,    kRoll,         kC | kLv,         kC, kC,
                                          kC | kLv, kMod | kTurns, kStatus | kTurns, 0,  0};

void read_dice(const ListObject& fields, const plan::LineContext& words, Effect& effect) {
    const Json* const given = fields.find("dice");
    if (given == nullptr || !given->is_string()) {
        effect.dice = fields.number("dice", 0, kMostDice, 0, true);
    } else if (*given == "Lv") {
        effect.level_dice = true;
    } else {
        effect.said_dice = amount_in(fields, "dice", words);
    }
}

/// 99, to the end of the battle, or 1 to 9 turns.
void read_turns(const ListObject& fields, Effect& effect) {
    const Json* const given = fields.find("turns");
    if (given != nullptr && *given == kWholeBattle) {
        effect.turns = kWholeBattle;
    } else {
        effect.turns = fields.number("turns", 1, kMostTurns, 1, true);
    }
}

void read_effect(const ListObject& fields, const Data& data, const plan::LineContext& words,
                 Effect& effect) {
    const int op = fields.word("op",
                               {"damage", "heal", "dp", "spirit", "graze", "barrier", "mod",
                                "status", "cleanse", "negate"},
                               "D02", true);
    if (op < 0) return;
    effect.op = static_cast<Op>(op);
    const unsigned taken = kTakes[static_cast<std::size_t>(op)];
    const auto number = [&](const char* key, bool must) {
        if (says_amount(fields, key) && std::string_view(key) != "lv") {
            effect.said = amount_in(fields, key, words);
            return 0;
        }
        return fields.number(key, -kMostOfEffect, kMostOfEffect, 0, must);
    };
    std::vector<const char*> keys{"op", "when"};
    if (fields.has("when")) {
        effect.when = condition_in(fields, "when", words);
        if (!fields.find("when")->is_string()) fields.text("when", true);
    }
    if ((taken & kRoll) != 0) {
        keys.insert(keys.end(), {"dice", "flat", "stat"});
        read_dice(fields, words, effect);
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
        // An amount in words names the level itself.
        if (!effect.said.empty() && fields.has("lv")) fields.say("D06", "lv", "lv");
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
        const std::string id = fields.text("id", true);
        const int status = place_of(data.statuses, id);
        if (status >= 0) effect.status = static_cast<Status>(status);
        if (status < 0 && !id.empty()) say_unknown(fields, "D02", "id", id, ids_of(data.statuses));
    }
    if ((taken & kTurns) != 0) {
        keys.push_back("turns");
        read_turns(fields, effect);
    }
    fields.only(keys);
}

/// Whether a field has a value; null counts as missing.
bool given(const ListObject& fields, const char* key) {
    const Json* const value = fields.find(key);
    return value != nullptr && !value->is_null();
}

/// Reads whom a spell is for and how it is resisted; D04 if these don't fit together.
void read_aim(const ListObject& fields, Spell& spell) {
    const int side = fields.word("side", {"self", "ally", "enemy", "both"}, "D02", true);
    if (side >= 0) spell.side = static_cast<SpellSide>(side);
    const bool answers = spell.timing == SpellTiming::Answer;
    if (answers && side == 3) fields.say("D04", "side", "both");
    if (given(fields, "diameter")) {
        spell.diameter = fields.number("diameter", 1, 100, 1);
        if (side == 0 || (answers && side == 2)) fields.say("D04", "diameter", "diameter");
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

int read_element(const ListObject& fields, const Data& data) {
    const std::string id = fields.text("element");
    const int place = place_of(data.elements, id);
    if (place < 0 && !id.empty()) say_unknown(fields, "D02", "element", id, ids_of(data.elements));
    return place;
}

void read_spell(const ListObject& fields, const Data& data, Spell& spell) {
    fields.only({"id", "ja", "en", "ability", "min_level", "timing", "cost", "activation", "side",
                 "diameter", "resist", "on_resist", "element", "effects"});
    const int ability =
        fields.word("ability", {"onmyo", "magic", "element", "youjutsu"}, "D02", true);
    if (ability >= 0) spell.ability = static_cast<Ability>(ability);
    spell.min_level = fields.number("min_level", 1, 20, 1);
    const int timing = fields.word("timing", {"setup", "main", "end", "answer"}, "D02", true);
    if (timing >= 0) spell.timing = static_cast<SpellTiming>(timing);
    spell.cost = fields.number("cost", 0, 12, 0, true);
    spell.activation = fields.number("activation", 5, 40, 5, true);
    read_aim(fields, spell);
    spell.element = read_element(fields, data);
    const plan::Names names = data_names(data.statuses);
    const std::vector<plan::Definition> none;
    const plan::LineContext words{&data_vocabulary(), &names, &none};
    const Json* const effects = fields.list("effects", kMostEffects);
    if (!fields.has("effects")) fields.missing("effects");
    for (std::size_t k = 0; effects != nullptr && k < effects->size(); ++k) {
        const std::string path = fields.path("effects") + "/" + std::to_string(k);
        Effect& effect = spell.effects.emplace_back();
        const ListObject one = fields.part((*effects)[k], path);
        read_effect(one, data, words, effect);
        if (effect.op == Op::Negate && timing >= 0 && spell.timing != SpellTiming::Answer)
            one.say("D04", "op", "negate");
    }
}

void read_status(const ListObject& fields, StatusKind& status) {
    fields.only({"id", "ja", "en", "mods", "no_action", "ends_by_hit", "reroll_by_hit", "rouse"});
    status.no_action = fields.flag("no_action");
    status.ends_by_hit = fields.flag("ends_by_hit");
    status.reroll_by_hit = fields.flag("reroll_by_hit");
    status.rouse = fields.flag("rouse");
    const Json* const given = fields.find("mods");
    if (given == nullptr) return;
    const ListObject mods = fields.part(*given, fields.path("mods"));
    if (!given->is_object()) return;
    read_mods(mods, *given, status.mods, [&](const std::string& key, const Json&) {
        mods.problems().push_back(data_words().problem(
            "D02", mods.path() + (Json::json_pointer() / key).to_string(), shown(Json(key))));
    });
}

} // namespace shiaiba::sengen

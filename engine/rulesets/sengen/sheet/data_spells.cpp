// Reads statuses and spells of own data, each effect with the keys that its op has (5.2, 5.4).
#include <string>
#include <vector>

#include "core/sheet/own_words.hpp"
#include "core/text/json.hpp"
#include "rulesets/sengen/sheet/data_items.hpp"
#include "rulesets/sengen/sheet/vocabulary.hpp"

namespace shiaiba::sengen {
namespace {

/// The number of dice: a number, the level, or an amount in words.
void read_dice(const ShapedObject& fields, const plan::LineContext& words, Effect& effect) {
    effect.level_dice = fields.word_or_else("dice") == 0;
    if (effect.level_dice) return;
    if (says_amount(fields, "dice")) {
        effect.said_dice = amount_in(fields, "dice", words);
    } else {
        effect.dice = fields.number("dice");
    }
}

void read_effect(const ShapedObject& fields, const Data& data, const plan::LineContext& words,
                 Effect& effect) {
    const int op = fields.word("op");
    if (op < 0) return;
    effect.op = static_cast<Op>(op);
    const auto takes = [&](const char* key) { return fields.takes(key, op); };
    /// A number, or in its place an amount in words.
    const auto amount = [&](const char* key) {
        if (!says_amount(fields, key)) return fields.number(key);
        effect.said = amount_in(fields, key, words);
        return 0;
    };
    if (fields.has("when")) {
        effect.when = condition_in(fields, "when", words);
        if (!fields.find("when")->is_string()) fields.text("when", true);
    }
    if (takes("dice")) {
        read_dice(fields, words, effect);
        effect.flat = amount("flat");
        effect.stat = fields.flag("stat");
    }
    if (takes("c")) effect.c = amount("c");
    if (takes("lv")) {
        effect.lv = fields.number("lv");
        // An amount in words names the level itself.
        if (!effect.said.empty() && fields.has("lv")) fields.say("D06", "lv", "lv");
    }
    if (takes("key")) {
        const int key = fields.word("key");
        if (key >= 0) effect.key = static_cast<ModKey>(key);
        effect.n = amount("n");
    }
    if (takes("id")) {
        const std::string id = fields.text("id", true);
        const int status = place_of(data.statuses, id);
        if (status >= 0) effect.status = static_cast<Status>(status);
        if (status < 0 && !id.empty()) say_unknown(fields, "D02", "id", id, ids_of(data.statuses));
    }
    if (takes("turns")) effect.turns = fields.number("turns");
    fields.only_its(op);
}

/// Whether a field has a value; null counts as missing.
bool given(const ListObject& fields, const char* key) {
    const Json* const value = fields.find(key);
    return value != nullptr && !value->is_null();
}

/// Reads whom a spell is for and how it is resisted; D04 if these don't fit together.
void read_aim(const ShapedObject& fields, Spell& spell) {
    const int side = fields.word("side");
    if (side >= 0) spell.side = static_cast<SpellSide>(side);
    const bool answers = spell.timing == SpellTiming::Answer;
    if (answers && side == 3) fields.say("D04", "side", "both");
    if (given(fields, "diameter")) {
        spell.diameter = fields.number("diameter");
        if (side == 0 || (answers && side == 2)) fields.say("D04", "diameter", "diameter");
    }
    if (given(fields, "resist")) {
        const int stat = fields.word("resist");
        spell.resisted = stat >= 0;
        spell.resist = stat == 1 ? Stat::Vit : Stat::Will;
        if (side == 0 || side == 1) fields.say("D04", "resist", "resist");
    }
    if (given(fields, "on_resist")) {
        spell.half = fields.word("on_resist") == 1;
        if (!given(fields, "resist")) fields.say("D04", "on_resist", "on_resist");
    }
}

} // namespace

int read_element(const ShapedObject& fields, const Data& data) {
    const std::string id = fields.text("element");
    const int place = place_of(data.elements, id);
    if (place < 0 && !id.empty()) say_unknown(fields, "D02", "element", id, ids_of(data.elements));
    return place;
}

void read_spell(const ShapedObject& fields, const Data& data, Spell& spell) {
    fields.only_its();
    const int ability = fields.word("ability");
    if (ability >= 0) spell.ability = static_cast<Ability>(ability);
    spell.min_level = fields.number("min_level");
    const int timing = fields.word("timing");
    if (timing >= 0) spell.timing = static_cast<SpellTiming>(timing);
    spell.cost = fields.number("cost");
    spell.activation = fields.number("activation");
    read_aim(fields, spell);
    spell.element = read_element(fields, data);
    const plan::Names names = data_names(data.statuses);
    const std::vector<plan::Definition> none;
    const plan::LineContext words{&data_vocabulary(), &names, &none};
    const Json* const effects = fields.list("effects");
    if (!fields.has("effects")) fields.missing("effects");
    for (std::size_t k = 0; effects != nullptr && k < effects->size(); ++k) {
        Effect& effect = spell.effects.emplace_back();
        const ShapedObject one = fields.part_at("effects", k);
        read_effect(one, data, words, effect);
        if (effect.op == Op::Negate && timing >= 0 && spell.timing != SpellTiming::Answer)
            one.say("D04", "op", "negate");
    }
}

void read_status(const ShapedObject& fields, StatusKind& status) {
    fields.only_its();
    status.no_action = fields.flag("no_action");
    status.ends_by_hit = fields.flag("ends_by_hit");
    status.reroll_by_hit = fields.flag("reroll_by_hit");
    status.rouse = fields.flag("rouse");
    if (!fields.has("mods")) return;
    const ShapedObject mods = fields.part("mods");
    mods.only_its();
    for (std::size_t k = 0; k < status.mods.size(); ++k) {
        status.mods[k] = mods.number(kModWords[k].id.data());
    }
}

} // namespace shiaiba::sengen

// Reads data list by list, spells and spell cards op by op; each code has one sentence. The house's data is such a
// file.
#include "rulesets/sengen/sheet/data_list.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <utility>

#include "core/sheet/own_list.hpp"
#include "core/sheet/sheet_lines.hpp"
#include "core/text/json.hpp"
#include "core/text/name.hpp"

namespace shiaiba::sengen {
namespace {

constexpr std::array<ListMessage, 6> kMessages{{
    {"D01", "「{w}」というIDか名前はほかにもあるか、素手のものです。",
     "The id or name \"{w}\" stands there twice, or is that of bare hands."},
    {"D02", "ここに「{w}」という語はありません。", "There is no such word here as \"{w}\"."},
    {"D03", "「{w}」は範囲({b})の外です。", "\"{w}\" is out of bounds ({b})."},
    {"D04",
     "「{w}」：抵抗できるのは敵への術だけで、on_resistはresistのある術に、diameterは自分以外への術に書きます。",
     "\"{w}\": only a spell on enemies is resisted, on_resist belongs to a spell with resist, and "
     "diameter to one that is not on oneself."},
    {"D05",
     "「{w}」は、この型や行動のスペルカードにはありません。forとhpは展開型、actionは消費型に書きます。",
     "\"{w}\" is nothing that a card of this type or action has. for and hp belong to deploy "
     "cards, action to consume cards."},
    {"D06", "「{w}」は書式に合わないか、限度を超えています。",
     "\"{w}\" doesn't fit the format, or is beyond a limit."},
}};

/// D01 to D06.
const ListWords& data_words() {
    static constexpr ListWords kWords{kMessages, "5.4", "D06", "D02", "D03", "D03"};
    return kWords;
}

// Takes spell cards apart: what a card's type and action know of.

constexpr int kMostCardHp = 60;
constexpr int kMostBonus = 9;
constexpr int kMostBonusDice = 6;
constexpr int kMostTargets = 8;

/// A bonus of consume cards: which of its members it is, and bits of the actions that know it.
struct BonusKey {
    const char* id;
    int Bonus::*number;
    bool Bonus::*flag;
    int least;
    int most;
    unsigned actions;
};
constexpr unsigned kShot = bit(Attack::Shot);
constexpr unsigned kHoming = bit(Attack::Homing);
constexpr unsigned kDanmaku = bit(Attack::Danmaku);
constexpr unsigned kMelee = bit(Attack::Melee);
constexpr std::array<BonusKey, 10> kBonusKeys{{
    {"dice", &Bonus::dice, nullptr, 0, kMostBonusDice, kShot | kMelee},
    {"hit", &Bonus::hit, nullptr, -kMostBonus, kMostBonus, kShot | kHoming | kMelee},
    {"damage", &Bonus::damage, nullptr, -kMostBonus, kMostBonus, kShot | kHoming | kMelee},
    {"damage_dice", &Bonus::damage_dice, nullptr, 0, kMostBonusDice, kShot | kHoming | kMelee},
    {"danmaku_dp", &Bonus::danmaku_dp, nullptr, -kMostBonus, kMostBonus, kDanmaku},
    {"danmaku_damage", &Bonus::danmaku_damage, nullptr, -kMostBonus, kMostBonus, kDanmaku},
    {"targets", &Bonus::targets, nullptr, 1, kMostTargets, kShot},
    {"ignore_rows", nullptr, &Bonus::ignore_rows, 0, 1, kShot | kMelee},
    {"skip_approach", nullptr, &Bonus::skip_approach, 0, 1, kMelee},
    {"free_dp", nullptr, &Bonus::free_dp, 0, 1, kShot | kHoming | kDanmaku | kMelee},
}};

const BonusKey* bonus_called(std::string_view id) {
    const auto* const found = std::find_if(kBonusKeys.begin(), kBonusKeys.end(),
                                           [&](const BonusKey& one) { return one.id == id; });
    return found == kBonusKeys.end() ? nullptr : found;
}

/// D05: what other cards know; a word that none knows is D02.
void strange(const ListObject& bonus, const std::string& key) {
    const bool known = find_key<ModKey>(key, kModKeys) >= 0 || bonus_called(key) != nullptr;
    const std::string path = bonus.path() + (Json::json_pointer() / key).to_string();
    bonus.problems().push_back(data_words().problem(known ? "D05" : "D02", path, shown(Json(key))));
}

void read_mods(const ListObject& bonus, const Json& given, Card& card) {
    for (const auto& [key, value] : given.items()) {
        const int mod = find_key<ModKey>(key, kModKeys);
        if (mod < 0) {
            strange(bonus, key);
            continue;
        }
        card.mods[static_cast<std::size_t>(mod)] =
            bonus.number(value, bonus.path(key.c_str()), -kMostBonus, kMostBonus, 0);
    }
}

void read_bonus(const ListObject& bonus, const Json& given, Card& card) {
    for (const auto& [key, value] : given.items()) {
        const BonusKey* const one = bonus_called(key);
        if (one == nullptr || (one->actions & bit(card.action)) == 0) {
            strange(bonus, key);
        } else if (one->flag != nullptr) {
            card.bonus.*(one->flag) = bonus.flag(one->id);
        } else {
            card.bonus.*(one->number) =
                bonus.number(value, bonus.path(one->id), one->least, one->most, one->least);
        }
    }
}

void read_attacks(const ListObject& fields, Card& card) {
    const Json* const given = fields.list("for", kAttacks);
    if (given == nullptr) return;
    card.attacks = 0;
    for (std::size_t k = 0; k < given->size(); ++k) {
        const Json& one = (*given)[k];
        if (one == "shot") {
            card.attacks |= kShot;
        } else if (one == "homing") {
            card.attacks |= kHoming;
        } else if (one == "melee") {
            card.attacks |= kMelee;
        } else {
            fields.problems().push_back(data_words().problem(
                "D02", fields.path("for") + "/" + std::to_string(k), shown(one)));
        }
    }
}

/// All but its names.
void read_card(const ListObject& fields, Card& card) {
    fields.only({"id", "ja", "en", "type", "bonus", "for", "hp", "action"});
    const int type = fields.word("type", {"deploy", "consume"}, "D02", true);
    if (type < 0) return;
    card.deploys = type == 0;
    int action = 0;
    if (card.deploys) {
        read_attacks(fields, card);
        card.hp = fields.number("hp", 1, kMostCardHp, 0);
        if (fields.has("action")) fields.say("D05", "action", "action");
    } else {
        action = fields.word("action", {"shot", "homing", "danmaku", "melee"}, "D02", true);
        if (action >= 0) card.action = static_cast<Attack>(action);
        for (const char* const key : {"for", "hp"}) {
            if (fields.has(key)) fields.say("D05", key, key);
        }
    }
    const Json* const given = fields.find("bonus");
    // What an action that nobody knows would know can't be said.
    if (given == nullptr || action < 0) return;
    const ListObject bonus = fields.part(*given, fields.path("bonus"));
    if (!given->is_object()) return;
    if (card.deploys) {
        read_mods(bonus, *given, card);
    } else {
        read_bonus(bonus, *given, card);
    }
}

// Takes spells apart: each op with the members that it has.

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

/// All but its names.
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

// Reads data list by list; what one item may not share with another is remembered.

constexpr std::size_t kMostWeaponsInData = 50;
constexpr std::size_t kMostSpellsInData = 100;
constexpr std::size_t kMostCardsInData = 200;
constexpr int kMostOfWeapon = 9;

Weapon bare_hands() { return {"unarmed", "素手", "Bare hands"}; }

/// All ids and names, which stand beside each other in plans and in the catalogue.
class NamesInUse {
public:
    void add_words(const Words& words) {
        for (const std::string_view name : {words.id, words.ja, words.en}) add(name);
    }
    template <class Item>
    void add_item(const Item& item) {
        for (const std::string* const name : {&item.id, &item.ja, &item.en}) add(*name);
    }
    /// D01. An item may have one name in both languages.
    template <class Item>
    void read(Item& item, const ListObject& fields) {
        item.id = fields.text("id", true, kMostNamePoints);
        if (!item.id.empty() && !is_item_id(item.id)) fields.say("D06", "id", item.id);
        item.ja = fields.name("ja");
        item.en = fields.name("en");
        for (const auto& [key, name] :
             {std::pair("id", &item.id), std::pair("ja", &item.ja), std::pair("en", &item.en)}) {
            if (name->empty()) continue;
            // A sheet writes "id=name" where a card has a name of its owner's.
            const bool fits = fits_sheets(*name) && name->find('=') == std::string::npos;
            if (!fits) fields.say("D06", key, *name);
            if (names_.count(folded(*name)) != 0) fields.say("D01", key, *name);
        }
        add_item(item);
    }

private:
    void add(std::string_view name) { names_.insert(folded(name)); }

    std::set<std::u32string> names_;
};

class DataReader {
public:
    /// The lists that `data` has stay where the file has none.
    explicit DataReader(Data& data) : data_(data) {}

    Problems read(const Json& json) {
        const ListObject fields(json, "", problems_, data_words());
        fields.only({"name", "weapons", "spells", "cards"});
        data_.name = fields.name("name");
        keep(fields);
        items(fields, "weapons", kMostWeaponsInData, data_.weapons, read_weapon);
        items(fields, "spells", kMostSpellsInData, data_.spells, read_spell);
        items(fields, "cards", kMostCardsInData, data_.cards, read_card);
        return std::move(problems_);
    }

private:
    /// Of each list what the file doesn't replace; of weapons bare hands stay.
    void keep(const ListObject& fields) {
        // Plans say where bullets come from: an art or a weapon. Feats are items, too.
        for (int k = 0; k < kArts; ++k) taken_.add_words(words(static_cast<Ability>(k)));
        for (int k = 0; k < kFeats; ++k) taken_.add_words(words(static_cast<Feat>(k)));
        if (fields.has("weapons") || data_.weapons.empty()) data_.weapons = {bare_hands()};
        if (fields.has("spells")) data_.spells.clear();
        if (fields.has("cards")) data_.cards.clear();
        for (const Weapon& one : data_.weapons) taken_.add_item(one);
        for (const Spell& one : data_.spells) taken_.add_item(one);
        for (const Card& one : data_.cards) taken_.add_item(one);
    }

    template <class Item>
    void items(const ListObject& fields, const char* key, std::size_t most, std::vector<Item>& all,
               void (*rest)(const ListObject&, Item&)) {
        const Json* const given = fields.list(key, most);
        for (std::size_t k = 0; given != nullptr && k < given->size(); ++k) {
            const ListObject one =
                fields.part((*given)[k], fields.path(key) + "/" + std::to_string(k));
            Item item;
            taken_.read(item, one);
            rest(one, item);
            all.push_back(std::move(item));
        }
    }

    static void read_weapon(const ListObject& fields, Weapon& weapon) {
        fields.only({"id", "ja", "en", "kind", "magic", "hit", "damage"});
        weapon.ranged = fields.word("kind", {"melee", "ranged"}, "D02", true) == 1;
        weapon.magic = fields.flag("magic");
        weapon.hit = fields.number("hit", -kMostOfWeapon, kMostOfWeapon, 0);
        weapon.damage = fields.number("damage", -kMostOfWeapon, kMostOfWeapon, 0);
    }

    Data& data_;
    NamesInUse taken_;
    Problems problems_;
};

Checked<std::shared_ptr<const Data>> read_over(Data base, const Json& json) {
    auto data = std::make_shared<Data>(std::move(base));
    Problems problems = DataReader(*data).read(json);
    if (!problems.empty()) return problems;
    return std::shared_ptr<const Data>(std::move(data));
}

} // namespace

Checked<std::shared_ptr<const Data>> read_data(const Json& json) {
    return read_over(*house_data(), json);
}

Checked<std::shared_ptr<const Data>> parse_data(std::string_view text) {
    const auto json = parse_json(text);
    if (!json) return json.problems();
    return read_over({}, *json);
}

// The house's data, as the file that a GM's own data is written in.

std::string_view house_data_text() {
    return
#include "rulesets/sengen/sheet/house.table.inc"
        ;
}

const std::shared_ptr<const Data>& house_data() {
    static const std::shared_ptr<const Data> data = *parse_data(house_data_text());
    return data;
}

} // namespace shiaiba::sengen

// Reads spell cards of own data: which keys of a bonus each type of card and each action knows
// (5.3, 5.4).
#include <array>
#include <string>
#include <string_view>

#include "core/sheet/own_words.hpp"
#include "core/text/json.hpp"
#include "rulesets/sengen/sheet/data_items.hpp"

namespace shiaiba::sengen {
namespace {

constexpr int kMostCardHp = 60;
constexpr int kMostBonus = 9;
constexpr int kMostBonusDice = 6;
constexpr int kMostTargets = 8;

/// A key of a consume card's bonus: the member of Bonus it is read into, its bounds, and the
/// actions that know it, as bits.
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
constexpr unsigned kSpell = bit(Attack::Spell);
constexpr std::array<BonusKey, 13> kBonusKeys{{
    {"dice", &Bonus::dice, nullptr, 0, kMostBonusDice, kShot | kMelee},
    {"hit", &Bonus::hit, nullptr, -kMostBonus, kMostBonus, kShot | kHoming | kMelee},
    {"damage", &Bonus::damage, nullptr, -kMostBonus, kMostBonus, kShot | kHoming | kMelee},
    {"damage_dice", &Bonus::damage_dice, nullptr, 0, kMostBonusDice, kShot | kHoming | kMelee},
    {"spread", &Bonus::spread, nullptr, 1, kMostBonus, kShot | kHoming | kMelee},
    {"danmaku_dp", &Bonus::danmaku_dp, nullptr, -kMostBonus, kMostBonus, kDanmaku},
    {"danmaku_damage", &Bonus::danmaku_damage, nullptr, -kMostBonus, kMostBonus, kDanmaku},
    {"targets", &Bonus::targets, nullptr, 1, kMostTargets, kShot},
    {"ignore_rows", nullptr, &Bonus::ignore_rows, 0, 1, kShot | kMelee},
    {"skip_approach", nullptr, &Bonus::skip_approach, 0, 1, kMelee},
    {"free_dp", nullptr, &Bonus::free_dp, 0, 1, kShot | kHoming | kDanmaku | kMelee},
    {"activation", &Bonus::activation, nullptr, -kMostBonus, kMostBonus, kSpell},
    {"free_cost", nullptr, &Bonus::free_cost, 1, 1, kSpell},
}};

/// A key of a deploy card's bonus that is no modifier: the member of Support it is read into, and
/// its bounds.
struct SupportKey {
    const char* id;
    int Support::*number;
    bool Support::*flag;
    int least;
    int most;
};
constexpr std::array<SupportKey, 7> kSupportKeys{{
    {"approach", &Support::approach, nullptr, -kMostBonus, kMostBonus},
    {"activation", &Support::activation, nullptr, -kMostBonus, kMostBonus},
    {"dice", &Support::dice, nullptr, 0, kMostBonusDice},
    {"damage_dice", &Support::damage_dice, nullptr, 0, kMostBonusDice},
    {"spread", &Support::spread, nullptr, 1, kMostBonus},
    {"guard_levels", &Support::guard_levels, nullptr, 1, kMostBonus},
    {"cost_half", nullptr, &Support::cost_half, 1, 1},
}};

template <class Keys>
const typename Keys::value_type* called(const Keys& keys, std::string_view id) {
    for (const auto& one : keys) {
        if (one.id == id) return &one;
    }
    return nullptr;
}

template <class Key, class Given>
void take(const ListObject& fields, const Key& key, const Json& value, Given& given) {
    if (key.flag != nullptr) {
        given.*(key.flag) = fields.flag(key.id);
        // These flags are true or missing, never false.
        if (key.least == 1 && value == false) {
            fields.problems().push_back(
                data_words().problem("D03", fields.path(key.id), shown(value), "true"));
        }
    } else {
        given.*(key.number) =
            fields.number(value, fields.path(key.id), key.least, key.most, key.least);
    }
}

/// Reports a key that this card doesn't know: D05 if another card knows it, else D02.
void strange(const ListObject& bonus, const std::string& key) {
    const bool known = find_key<ModKey>(key, kModKeys) >= 0 || called(kBonusKeys, key) != nullptr ||
                       called(kSupportKeys, key) != nullptr;
    const std::string path = bonus.path() + (Json::json_pointer() / key).to_string();
    bonus.problems().push_back(data_words().problem(known ? "D05" : "D02", path, shown(Json(key))));
}

void read_support(const ListObject& bonus, const Json& given, Card& card) {
    read_mods(bonus, given, card.mods, [&](const std::string& key, const Json& value) {
        const SupportKey* const one = called(kSupportKeys, key);
        if (one == nullptr) return strange(bonus, key);
        take(bonus, *one, value, card.support);
    });
}

void read_bonus(const ListObject& bonus, const Json& given, Card& card) {
    for (const auto& [key, value] : given.items()) {
        const BonusKey* const one = called(kBonusKeys, key);
        if (one == nullptr || (one->actions & bit(card.action)) == 0) {
            strange(bonus, key);
        } else {
            take(bonus, *one, value, card.bonus);
        }
    }
}

void read_attacks(const ListObject& fields, Card& card) {
    const Json* const given = fields.list("for", 4);
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

/// Reads the attack that a deployed card makes by itself: which numbers it has follows from its
/// kind.
void read_attack(const ListObject& fields, const Data& data, CardAttack& attack) {
    constexpr int kMostLoss = 20;
    constexpr int kLeastTotal = 5;
    constexpr int kMostTotal = 60;
    constexpr int kMostAttackDice = 10;
    constexpr int kMostAttackDamage = 20;
    const int kind = fields.word("kind", {"danmaku", "homing"}, "D02", true);
    if (kind < 0) return;
    attack.element = read_element(fields, data);
    if (kind == 0) {
        attack.kind = CardAttack::Kind::Danmaku;
        fields.only({"kind", "element", "loss", "damage"});
        attack.loss = fields.number("loss", 0, kMostLoss, 0, true);
        attack.damage = fields.number("damage", 0, kMostAttackDamage, 0, true);
        return;
    }
    attack.kind = CardAttack::Kind::Homing;
    fields.only({"kind", "element", "total", "dice", "damage"});
    attack.total = fields.number("total", kLeastTotal, kMostTotal, kLeastTotal, true);
    attack.dice = fields.number("dice", 0, kMostAttackDice, 0, true);
    attack.damage = fields.number("damage", -kMostAttackDamage, kMostAttackDamage, 0);
}

/// Reads the one spell that a card is for. It may be given if the card's action is a spell, or its
/// bonus has a key for spells, whatever its number.
void read_spell_of(const ListObject& fields, const Json* bonus, const Data& data, Card& card) {
    const Json* const given = fields.find("spell");
    if (given == nullptr) return;
    const auto has = [&](const char* key) {
        return bonus != nullptr && bonus->is_object() && bonus->contains(key);
    };
    const bool asks =
        card.deploys ? has("activation") || has("cost_half") : card.action == Attack::Spell;
    if (!asks) return fields.say("D05", "spell", "spell");
    const std::string id = fields.text("spell", true);
    if (id.empty()) return;
    card.spell = place_of(data.spells, id);
    if (card.spell < 0) say_unknown(fields, "D02", "spell", id, ids_of(data.spells));
}

} // namespace

void read_card(const ListObject& fields, const Data& data, Card& card) {
    fields.only({"id", "ja", "en", "type", "bonus", "for", "hp", "attack", "action", "spell"});
    const int type = fields.word("type", {"deploy", "consume"}, "D02", true);
    if (type < 0) return;
    card.deploys = type == 0;
    int action = 0;
    if (card.deploys) {
        read_attacks(fields, card);
        card.hp = fields.number("hp", 1, kMostCardHp, 0);
        if (fields.has("action")) fields.say("D05", "action", "action");
        if (const Json* const attack = fields.find("attack"); attack != nullptr)
            read_attack(fields.part(*attack, fields.path("attack")), data, card.own_attack);
    } else {
        action = fields.word("action", {"shot", "homing", "danmaku", "melee", "spell", "clear"},
                             "D02", true);
        if (action >= 0) card.action = static_cast<Attack>(action);
        for (const char* const key : {"for", "hp", "attack"}) {
            if (fields.has(key)) fields.say("D05", key, key);
        }
    }
    // Of an unknown action it can't be told which keys it knows.
    if (action < 0) return;
    const Json* const given = fields.find("bonus");
    if (given != nullptr) {
        const ListObject bonus = fields.part(*given, fields.path("bonus"));
        if (given->is_object() && card.deploys) read_support(bonus, *given, card);
        if (given->is_object() && !card.deploys) read_bonus(bonus, *given, card);
    }
    read_spell_of(fields, given, data, card);
}

} // namespace shiaiba::sengen

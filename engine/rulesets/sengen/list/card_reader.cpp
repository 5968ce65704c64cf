// Reads what a spell card brings (5.3).
#include "rulesets/sengen/list/card_reader.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "rulesets/sengen/list/problems.hpp"

namespace shiaiba::sengen {
namespace {

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

} // namespace

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

} // namespace shiaiba::sengen

// Data (5): the weapons, spells and spell cards that a match's characters choose from, with the closed sets that
// they are made of (3, 4.1, 5.2) and their names. Links carry places in these lists.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/text/text.hpp"

namespace shiaiba::sengen {

/// Characteristics (特性値).
enum class Stat : std::uint8_t { Body, Vit, Int, Sense, Will };
inline constexpr int kStats = 5;

enum class Skill : std::uint8_t { Danmaku, Shot, Homing, Evade, Melee, Resist };
inline constexpr int kSkills = 6;

/// Special abilities (特殊能力). The first four are made into bullets (妖弾化) and cast spells.
enum class Ability : std::uint8_t { Onmyo, Magic, Element, Youjutsu, Ranged, Mtrain };
inline constexpr int kAbilities = 6;
inline constexpr int kArts = 4;

enum class Feat : std::uint8_t { Wave, Double };
inline constexpr int kFeats = 2;

/// What a modifier concerns.
enum class ModKey : std::uint8_t {
    Hit,
    Damage,
    Evade,
    Guard,
    Resist,
    DanmakuDp,
    DanmakuDamage,
    DpRecovery,
    DamageCut,
};
inline constexpr int kModKeys = 9;

enum class Status : std::uint8_t { Bind, Sleep, Dazzle };
inline constexpr int kStatuses = 3;
/// Of 幻惑, from totals.
inline constexpr int kDazzled = 3;

struct Words {
    /// As JSON and traces have it.
    std::string_view id;
    std::string_view ja;
    std::string_view en;
    /// What it does; empty where the name says it.
    std::string_view about_ja = {};
    std::string_view about_en = {};
};
inline Text text_of(const Words& words) { return {std::string(words.ja), std::string(words.en)}; }
const Words& words(Stat stat);
const Words& words(Skill skill);
const Words& words(Ability ability);
const Words& words(Feat feat);
const Words& words(ModKey key);
const Words& words(Status status);

/// The one of `count` that has this id; −1: there is none.
template <class Key>
int find_key(std::string_view id, int count) {
    for (int k = 0; k < count; ++k) {
        if (words(static_cast<Key>(k)).id == id) return k;
    }
    return -1;
}

// 5.1: weapons.

struct Weapon {
    std::string id;
    std::string ja;
    std::string en;
    bool ranged = false;
    /// Of a ranged one: it can home.
    bool magic = false;
    int hit = 0;
    int damage = 0;
};

/// Everyone has bare hands: they stand in front of every list.
inline constexpr int kUnarmed = 0;

// 5.2: spells as data, with the closed set of effects.

enum class Op : std::uint8_t { Damage, Heal, Dp, Spirit, Graze, Barrier, Mod, Status, Cleanse };

struct Effect {
    Op op = Op::Damage;
    /// Of damage and heal: dice, or as many as the ability's level, and the caster's characteristic beside `flat`.
    int dice = 0;
    bool level_dice = false;
    int flat = 0;
    bool stat = false;
    /// Of DP, 霊力, graze and barriers: c + lv · level.
    int c = 0;
    int lv = 0;
    /// Of a modifier.
    ModKey key = ModKey::Hit;
    int n = 0;
    Status status = Status::Bind;
    int turns = 1;
};

enum class SpellTiming : std::uint8_t { Setup, Main };
enum class SpellSide : std::uint8_t { Self, Ally, Enemy };

inline constexpr std::size_t kMostEffects = 4;

struct Spell {
    std::string id;
    std::string ja;
    std::string en;
    /// One of the arts.
    Ability ability = Ability::Onmyo;
    int min_level = 1;
    SpellTiming timing = SpellTiming::Main;
    int cost = 0;
    int activation = 5;
    SpellSide side = SpellSide::Enemy;
    /// In metres; 0: exactly one character.
    int diameter = 0;
    bool resisted = false;
    /// Will or Vit.
    Stat resist = Stat::Will;
    /// Who resists takes half of the damage.
    bool half = false;
    std::vector<Effect> effects = {};

    bool has(Op op) const {
        for (const Effect& effect : effects) {
            if (effect.op == op) return true;
        }
        return false;
    }
};

// 5.3: spell cards as data.

/// What a consume card performs.
enum class Attack : std::uint8_t { Shot, Homing, Danmaku, Melee };
inline constexpr int kAttacks = 4;
constexpr unsigned bit(Attack attack) { return 1U << static_cast<unsigned>(attack); }

/// By ModKey.
using Mods = std::array<int, kModKeys>;

/// Of a consume card, for its one action.
struct Bonus {
    int dice = 0;
    int hit = 0;
    int damage = 0;
    int damage_dice = 0;
    int danmaku_dp = 0;
    int danmaku_damage = 0;
    /// Of a shot: the most that it may aim at.
    int targets = 1;
    bool ignore_rows = false;
    bool skip_approach = false;
    bool free_dp = false;
};

struct Card {
    std::string id;
    std::string ja;
    std::string en;
    /// 展開型; else 消費型.
    bool deploys = true;
    /// While it is deployed.
    Mods mods = {};
    /// Bits of the attacks that its `hit` and `damage` are for.
    unsigned attacks = bit(Attack::Shot) | bit(Attack::Homing) | bit(Attack::Melee);
    /// 0: by its owner's abilities.
    int hp = 0;
    /// Of a consume card.
    Attack action = Attack::Shot;
    Bonus bonus = {};

    int mod(ModKey key) const { return mods[static_cast<std::size_t>(key)]; }
};

// 5: what a match's characters choose from. Places in these lists are what links carry.

struct Data {
    std::string name;
    /// Bare hands first.
    std::vector<Weapon> weapons;
    std::vector<Spell> spells;
    std::vector<Card> cards;

    const Weapon& weapon(int place) const { return weapons[static_cast<std::size_t>(place)]; }
    const Spell& spell(int place) const { return spells[static_cast<std::size_t>(place)]; }
    const Card& card(int place) const { return cards[static_cast<std::size_t>(place)]; }
};

/// The place of an id in one of its lists; −1 where there is none.
template <class Item>
int place_of(const std::vector<Item>& items, std::string_view id) {
    for (std::size_t k = 0; k < items.size(); ++k) {
        if (items[k].id == id) return static_cast<int>(k);
    }
    return -1;
}

} // namespace shiaiba::sengen

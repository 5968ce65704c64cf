// Data (5): the weapons, spells and spell cards that a match's characters choose from, with the
// closed sets that they are made of (3, 4.1, 5.2) and their names. Links carry places in these
// lists.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/plan/amount.hpp"
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

enum class Feat : std::uint8_t { Wave, Double, Small, Wide };
inline constexpr int kFeats = 4;

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

/// The place of a status in the data. The house's three stand in front of those of a list of one's
/// own.
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

/// The one of `count` that has this id; −1: there is none.
template <class Key>
int find_key(std::string_view id, int count) {
    for (int k = 0; k < count; ++k) {
        if (words(static_cast<Key>(k)).id == id) return k;
    }
    return -1;
}

/// By ModKey.
using Mods = std::array<int, kModKeys>;

// 5.2, 5.4: statuses.

struct StatusKind {
    std::string id;
    std::string ja;
    std::string en;
    Text about = {};
    /// While it lasts.
    Mods mods = {};
    /// Whoever has it takes no action; all else stays.
    bool no_action = false;
    /// It ends as sleep does: by damage behind the barrier.
    bool ends_by_hit = false;
    /// Damage behind the barrier brings a roll that may end it.
    bool reroll_by_hit = false;
    /// An ally's danmaku brings a roll that may end it.
    bool rouse = false;
};

/// The three that every list of data begins with.
std::vector<StatusKind> house_statuses();

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
    /// Of damage and heal: dice, or as many as the ability's level, and the caster's characteristic
    /// beside `flat`.
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
    /// In the words of plans (5.4): the dice; in place of `flat`, `c` or `n`; and what it hangs on.
    plan::Amount said_dice = {};
    plan::Amount said = {};
    std::optional<plan::Condition> when = {};

    bool rolls() const { return op == Op::Damage || op == Op::Heal; }
};
/// Bounds of what amounts in words come to.
inline constexpr int kMostSaidDice = 20;
inline constexpr int kMostSaid = 99;
inline constexpr int kMostSaidMod = 20;
/// `turns` of what lasts to the end of the battle.
inline constexpr int kWholeBattle = 99;

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

    /// Something in it is said in the words of plans.
    bool in_words() const {
        for (const Effect& effect : effects) {
            if (!effect.said.empty() || !effect.said_dice.empty() || effect.when) return true;
        }
        return false;
    }
    bool has(Op op) const {
        for (const Effect& effect : effects) {
            if (effect.op == op) return true;
        }
        return false;
    }
};

// 5.3: spell cards as data.

/// What a consume card performs. The last one is no attack but a spell.
enum class Attack : std::uint8_t { Shot, Homing, Danmaku, Melee, Spell };
inline constexpr int kAttacks = 5;
constexpr unsigned bit(Attack attack) { return 1U << static_cast<unsigned>(attack); }

/// Of a consume card, for its one action.
struct Bonus {
    int dice = 0;
    int hit = 0;
    int damage = 0;
    int damage_dice = 0;
    /// A die of damage more for every so many that begin; 0: none.
    int spread = 0;
    int danmaku_dp = 0;
    int danmaku_damage = 0;
    /// Of a shot: the most that it may aim at.
    int targets = 1;
    bool ignore_rows = false;
    bool skip_approach = false;
    bool free_dp = false;
    /// Of a spell: added to its total, and it takes no 霊力.
    int activation = 0;
    bool free_cost = false;
};

/// What a deployed card gives beside modifiers.
struct Support {
    /// Added to the total of an approach, and to that of spells.
    int approach = 0;
    int activation = 0;
    /// Dice of damage, and one more for every so many that begin; 0: none.
    int damage_dice = 0;
    int spread = 0;
    /// Levels by which 〈近接戦闘〉 counts higher in guarding.
    int guard_levels = 0;
    /// Spells take half of their 霊力.
    bool cost_half = false;
};

/// The spell that a card strengthens is none of those in force, or any.
inline constexpr int kNoSpell = -2;
inline constexpr int kAnySpell = -1;

struct Card {
    std::string id;
    std::string ja;
    std::string en;
    /// 展開型; else 消費型.
    bool deploys = true;
    /// While it is deployed.
    Mods mods = {};
    Support support = {};
    /// Bits of the attacks that its `hit`, `damage` and dice of damage are for.
    unsigned attacks = bit(Attack::Shot) | bit(Attack::Homing) | bit(Attack::Melee);
    /// 0: its owner's.
    int hp = 0;
    /// The one that it strengthens or casts: a place in the data.
    int spell = kAnySpell;
    /// Of a consume card.
    Attack action = Attack::Shot;
    Bonus bonus = {};

    int mod(ModKey key) const { return mods[static_cast<std::size_t>(key)]; }
    bool is_for(Attack attack) const { return (attacks & bit(attack)) != 0; }
    bool is_for_spell(int place) const { return spell == kAnySpell || spell == place; }
};

// 5: what a match's characters choose from. Places in these lists are what links carry.

struct Data {
    std::string name;
    /// The house's three first.
    std::vector<StatusKind> statuses;
    /// Bare hands first.
    std::vector<Weapon> weapons;
    std::vector<Spell> spells;
    std::vector<Card> cards;

    const StatusKind& status(Status status) const {
        return statuses[static_cast<std::size_t>(status)];
    }
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

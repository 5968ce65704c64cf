// Types of the data (5): elements, weapons, spells, spell cards and statuses, and the closed sets
// that they are made of (3, 4.1, 5.2). Links carry indices in the lists of Data and the values of these
// enums, so their order is frozen.
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
/// Number of these four, called arts in the code.
inline constexpr int kArts = 4;

enum class Feat : std::uint8_t { Wave, Double, Small, Wide };
inline constexpr int kFeats = 4;

/// The number that a modifier changes (5.2).
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

/// A status, by its index in the data: the three of the house, then those of own data.
enum class Status : std::uint8_t { Bind, Sleep, Dazzle };
inline constexpr int kStatuses = 3;
/// Points that 幻惑 takes off totals.
inline constexpr int kDazzled = 3;

/// The id and the names of a member of a closed set.
struct Words {
    /// The id in JSON and in traces.
    std::string_view id;
    std::string_view ja;
    std::string_view en;
    /// Its effect in words; empty if the name says it.
    std::string_view about_ja = {};
    std::string_view about_en = {};
};
inline Text text_of(const Words& words) { return {std::string(words.ja), std::string(words.en)}; }
const Words& words(Stat stat);
const Words& words(Skill skill);
const Words& words(Ability ability);
const Words& words(Feat feat);

inline constexpr std::array<Words, kModKeys> kModWords{
    {{"hit", "命中", "hit"},
     {"damage", "ダメージ", "damage"},
     {"evade", "回避", "evasion"},
     {"guard", "ガード", "guard"},
     {"resist", "抵抗", "resistance"},
     {"danmaku_dp", "弾幕のDP減少", "danmaku DP loss"},
     {"danmaku_damage", "弾幕のダメージ", "danmaku damage"},
     {"dp_recovery", "DP回復", "DP recovery"},
     {"damage_cut", "ダメージ減少", "damage cut"}}};
inline const Words& words(ModKey key) { return kModWords[static_cast<std::size_t>(key)]; }

/// The value, of `count`, whose id is this; −1: none.
template <class Key>
int find_key(std::string_view id, int count) {
    for (int k = 0; k < count; ++k) {
        if (words(static_cast<Key>(k)).id == id) return k;
    }
    return -1;
}

/// Numbers by ModKey.
using Mods = std::array<int, kModKeys>;

// 5.2, 5.4: statuses.

struct StatusKind {
    std::string id;
    std::string ja;
    std::string en;
    Text about = {};
    /// Modifiers while it lasts.
    Mods mods = {};
    /// Its bearer takes no action; all else stays.
    bool no_action = false;
    /// Damage behind the barrier ends it, as it ends sleep.
    bool ends_by_hit = false;
    /// Damage behind the barrier brings a roll that may end it.
    bool reroll_by_hit = false;
    /// An ally's danmaku brings a roll that may end it.
    bool rouse = false;
};

/// The three statuses that every list of data begins with.
std::vector<StatusKind> house_statuses();

// 5.4: elements (属性), which own data alone may have.

/// In place of an index in Data::elements.
inline constexpr int kNoElement = -1;

struct Element {
    std::string id;
    std::string ja;
    std::string en;
    /// Indices of the elements that it is weak to.
    std::vector<int> weak = {};
    /// The names of the characters that are of this element.
    std::vector<std::string> bearers = {};
};

/// Of an attack on whoever it is its weakness: dice more, or points where no dice fall; of an attack
/// on its own element as many less. And what the target's resistance loses or gains.
inline constexpr int kElementDice = 2;
inline constexpr int kElementPoints = 5;
inline constexpr int kElementResist = 3;

// 5.1: weapons.

struct Weapon {
    std::string id;
    std::string ja;
    std::string en;
    /// Whether it strikes, and whether it shoots; one of own data may do both.
    bool melee = true;
    bool ranged = false;
    /// A magic weapon costs points; a ranged one can home.
    bool magic = false;
    int hit = 0;
    int damage = 0;
    int element = kNoElement;
};

/// Bare hands, which everybody has: the first of every list of weapons.
inline constexpr int kUnarmed = 0;

// 5.2: spells, and the closed set of their effects.

enum class Op : std::uint8_t {
    Damage,
    Heal,
    Dp,
    Spirit,
    Graze,
    Barrier,
    Mod,
    Status,
    Cleanse,
    /// Of a spell in answer: voids what it answers.
    Negate,
};

/// One effect of a spell; which members it uses follows from `op`.
struct Effect {
    Op op = Op::Damage;
    /// Damage and heal: `dice` dice, or with `level_dice` as many as the ability's level, + `flat`,
    /// + with `stat` the ability's characteristic.
    int dice = 0;
    bool level_dice = false;
    int flat = 0;
    bool stat = false;
    /// DP, spirit, graze and barrier: c + lv × level.
    int c = 0;
    int lv = 0;
    /// Mod: a modifier of n on `key`.
    ModKey key = ModKey::Hit;
    int n = 0;
    Status status = Status::Bind;
    int turns = 1;
    /// In the words of plans (5.4): the number of dice; the amount in place of `flat`, `c` or `n`;
    /// the condition.
    plan::Amount said_dice = {};
    plan::Amount said = {};
    std::optional<plan::Condition> when = {};

    bool rolls() const { return op == Op::Damage || op == Op::Heal; }
    /// Whether it is meant for enemies; of an amount in words that isn't known.
    bool harms() const {
        switch (op) {
        case Op::Damage:
        case Op::Status: return true;
        case Op::Mod: return n < 0;
        case Op::Dp:
        case Op::Spirit:
        case Op::Graze: return c + lv < 0;
        case Op::Heal:
        case Op::Barrier:
        case Op::Cleanse:
        case Op::Negate: break;
        }
        return false;
    }
};
/// Bounds of amounts in words: dice 0 to 20, modifiers ±20, all else ±99.
inline constexpr int kMostSaidDice = 20;
inline constexpr int kMostSaid = 99;
inline constexpr int kMostSaidMod = 20;
/// `turns` of an effect that lasts to the end of the battle.
inline constexpr int kWholeBattle = 99;

/// The last two are of own data alone: at the turn's end, and in answer to an attack.
enum class SpellTiming : std::uint8_t { Setup, Main, End, Answer };
/// Both: of own data alone, anybody.
enum class SpellSide : std::uint8_t { Self, Ally, Enemy, Both };

inline constexpr std::size_t kMostEffects = 4;

struct Spell {
    std::string id;
    std::string ja;
    std::string en;
    /// One of the first four.
    Ability ability = Ability::Onmyo;
    int min_level = 1;
    SpellTiming timing = SpellTiming::Main;
    int cost = 0;
    int activation = 5;
    SpellSide side = SpellSide::Enemy;
    /// Diameter of the area in metres; 0: exactly one character.
    int diameter = 0;
    bool resisted = false;
    /// The characteristic that resists: Will or Vit.
    Stat resist = Stat::Will;
    /// A target that resists takes half of the damage.
    bool half = false;
    int element = kNoElement;
    std::vector<Effect> effects = {};

    /// Whether some amount or condition is in the words of plans.
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
    /// Whether it is meant for enemies: by its side, or by some effect where it may be for both.
    bool hostile() const {
        if (side != SpellSide::Both) return side == SpellSide::Enemy;
        for (const Effect& effect : effects) {
            if (effect.harms()) return true;
        }
        return false;
    }
};

// 5.3: spell cards.

/// The action of a consume card: an attack, a spell, or none, so that it can only clear bullets.
enum class Attack : std::uint8_t { Shot, Homing, Danmaku, Melee, Spell, Clear };
inline constexpr int kAttacks = 6;
const Words& words(Attack attack);
constexpr unsigned bit(Attack attack) { return 1U << static_cast<unsigned>(attack); }

/// Additions of a consume card to its action.
struct Bonus {
    int dice = 0;
    int hit = 0;
    int damage = 0;
    int damage_dice = 0;
    /// k: up(n/k) dice of damage more, n the dice that the attack has by level; 0: none (5.3).
    int spread = 0;
    int danmaku_dp = 0;
    int danmaku_damage = 0;
    /// Most targets of a shot.
    int targets = 1;
    bool ignore_rows = false;
    bool skip_approach = false;
    bool free_dp = false;
    /// Added to the total of a spell; and whether the spell costs no spirit.
    int activation = 0;
    bool free_cost = false;
};

/// Effects of a deployed card beside its modifiers.
struct Support {
    /// Added to the total of an approach, and to the total of spells.
    int approach = 0;
    int activation = 0;
    /// More dice of shots and blows, and of damage; `spread` as in Bonus.
    int dice = 0;
    int damage_dice = 0;
    int spread = 0;
    /// Levels by which 〈近接戦闘〉 counts higher in guarding.
    int guard_levels = 0;
    /// Spells cost half of their spirit, rounded up.
    bool cost_half = false;
};

/// An attack that a deployed card of own data makes by itself at each turn's end (7, P8). Its
/// numbers are fixed: nothing of its owner's is added.
struct CardAttack {
    enum class Kind : std::uint8_t { None, Danmaku, Homing };
    Kind kind = Kind::None;
    /// DP loss of a danmaku; the total of a homing attack.
    int loss = 0;
    int total = 0;
    /// Damage: dice, and what is added to them.
    int dice = 0;
    int damage = 0;
    int element = kNoElement;

    bool there() const { return kind != Kind::None; }
};

/// Values of Card::spell: the card is for a spell that the data lacks; for every spell.
inline constexpr int kNoSpell = -2;
inline constexpr int kAnySpell = -1;

struct Card {
    std::string id;
    std::string ja;
    std::string en;
    /// Whether it is a deploy card (展開型); else a consume card (消費型).
    bool deploys = true;
    /// Modifiers while it is deployed.
    Mods mods = {};
    Support support = {};
    /// The attacks that `hit`, `damage` and the dice of damage of a deploy card are for, as bits.
    unsigned attacks = bit(Attack::Shot) | bit(Attack::Homing) | bit(Attack::Melee);
    /// HP of a deployed card; 0: its owner's maximum.
    int hp = 0;
    /// What it does by itself while it is deployed.
    CardAttack own_attack = {};
    /// Index of the spell that it strengthens or casts.
    int spell = kAnySpell;
    /// Action and bonus of a consume card.
    Attack action = Attack::Shot;
    Bonus bonus = {};

    int mod(ModKey key) const { return mods[static_cast<std::size_t>(key)]; }
    bool is_for(Attack attack) const { return (attacks & bit(attack)) != 0; }
    bool is_for_spell(int place) const { return spell == kAnySpell || spell == place; }
};

// 5: the lists that a match's characters choose from.

struct Data {
    std::string name;
    std::vector<Element> elements = {};
    /// The first three are the house's.
    std::vector<StatusKind> statuses;
    /// The first one is bare hands.
    std::vector<Weapon> weapons;
    std::vector<Spell> spells;
    std::vector<Card> cards;

    const StatusKind& status(Status status) const {
        return statuses[static_cast<std::size_t>(status)];
    }
    const Weapon& weapon(int place) const { return weapons[static_cast<std::size_t>(place)]; }
    const Spell& spell(int place) const { return spells[static_cast<std::size_t>(place)]; }
    const Card& card(int place) const { return cards[static_cast<std::size_t>(place)]; }
    /// 1 if whoever is of the second element is weak to the first, −1 if they are the same, else 0.
    int affinity(int attack, int target) const {
        if (attack == kNoElement || target == kNoElement) return 0;
        if (attack == target) return -1;
        for (const int weak : elements[static_cast<std::size_t>(target)].weak) {
            if (weak == attack) return 1;
        }
        return 0;
    }
    /// The element of the character with this name.
    int element_of(std::string_view called) const {
        for (std::size_t k = 0; k < elements.size(); ++k) {
            for (const std::string& bearer : elements[k].bearers) {
                if (bearer == called) return static_cast<int>(k);
            }
        }
        return kNoElement;
    }
};

/// The index of the item with this id; −1: none.
template <class Item>
int place_of(const std::vector<Item>& items, std::string_view id) {
    for (std::size_t k = 0; k < items.size(); ++k) {
        if (items[k].id == id) return static_cast<int>(k);
    }
    return -1;
}

} // namespace shiaiba::sengen

// The rows of own data: elements, weapons, spells with their effects, spell cards with what they give, and statuses.
// Words stand in the order of their enums.
#include "rulesets/sengen/sheet/format.hpp"

#include <array>
#include <utility>

#include "rulesets/sengen/sheet/tables.hpp"

namespace shiaiba::sengen {
namespace {

using namespace row;

// -- Words

constexpr FormatWord format_word(const Words& one) {
    return {one.id.data(), one.ja.data(), one.en.data()};
}
/// Words of a table: the first `n`.
template <std::size_t n, std::size_t all>
constexpr std::array<FormatWord, n> first_of(const std::array<Words, all>& table) {
    std::array<FormatWord, n> some{};
    for (std::size_t k = 0; k < n; ++k) some[k] = format_word(table[k]);
    return some;
}
constexpr FormatWord word_of(Stat stat) {
    return format_word(kStatWords[static_cast<std::size_t>(stat)]);
}
constexpr FormatWord word_of(Attack attack) {
    return format_word(kAttackWords[static_cast<std::size_t>(attack)]);
}

constexpr auto kArtWords = first_of<std::size_t{kArts}>(kAbilityWords);
constexpr auto kModFormat = first_of<std::size_t{kModKeys}>(kModWords);
/// The three statuses that all data have.
constexpr auto kStatusFormat = first_of<std::size_t{kStatuses}>(kStatusWords);
constexpr auto kActions = first_of<std::size_t{kAttacks}>(kAttackWords);
constexpr std::array<FormatWord, 3> kHelped{word_of(Attack::Shot), word_of(Attack::Homing),
                                            word_of(Attack::Melee)};
constexpr std::array<FormatWord, 2> kAttackKinds{word_of(Attack::Danmaku), word_of(Attack::Homing)};
constexpr std::array<FormatWord, 2> kResistWords{word_of(Stat::Will), word_of(Stat::Vit)};

// -- Modifiers

constexpr int kMostMod = 9;

/// A row for each modifier, as the vocabulary has them.
template <std::size_t... k>
constexpr std::array<FormatKey, kModKeys> mod_rows(std::index_sequence<k...>) {
    return {number(kModWords[k].id.data(), kModWords[k].ja.data(), kModWords[k].en.data(),
                   -kMostMod, kMostMod)...};
}
constexpr std::array<FormatKey, kModKeys> kModRows =
    mod_rows(std::make_index_sequence<std::size_t{kModKeys}>{});
constexpr FormatShape kModsShape{"mods", kModRows};

// -- What all have

constexpr FormatKey kJa = needed(name("ja", "名前", "Name"));
constexpr FormatKey kEn = name("en", "英語の名前", "English name");
constexpr FormatKey kElement = entry("element", "属性", "Element", "elements");

// -- Elements

constexpr int kMostElements = 20;
constexpr int kMostBearers = 50;

constexpr std::array<FormatKey, 5> kElementKeys{{
    id(),
    kJa,
    kEn,
    {.key = "weak",
     .ja = "弱点の属性",
     .en = "Weak to",
     .types = kOfEntries,
     .most = kMostElements,
     .entries = "elements"},
    {.key = "bearers",
     .ja = "この属性のキャラクター",
     .en = "Characters of this element",
     .types = kOfNames,
     .most = kMostBearers},
}};
constexpr FormatShape kElementShape{"element", kElementKeys};

// -- Statuses

constexpr std::array<FormatKey, 8> kStatusKeys{{
    id(),
    kJa,
    kEn,
    part("mods", "修正", "Modifiers", kModsShape),
    flag("no_action", "行動できない", "No actions"),
    flag("ends_by_hit", "ダメージを受けると解ける", "Damage ends it"),
    flag("reroll_by_hit", "ダメージを受けると、振って解けることがある",
         "After damage a roll may end it"),
    flag("rouse", "味方の弾幕で、振って解けることがある",
         "An ally's danmaku brings a roll that may end it"),
}};
constexpr FormatShape kStatusShape{"status", kStatusKeys};

// -- Weapons

constexpr int kMostOfWeapon = 9;

constexpr std::array<FormatWord, 3> kWeaponWords{{
    {"melee", "近接武器", "Melee"},
    {"ranged", "射撃武器", "Ranged"},
    {"both", "近接・射撃武器", "Melee and ranged"},
}};
constexpr std::array<FormatKey, 8> kWeaponKeys{{
    id(),
    kJa,
    kEn,
    needed(word("kind", "武器の種類", "Kind of weapon", words_in<kWeaponWords>)),
    flag("magic", "魔法の武具", "Magic"),
    number("hit", "達成値＋", "Total +", -kMostOfWeapon, kMostOfWeapon),
    number("damage", "ダメージ＋", "Damage +", -kMostOfWeapon, kMostOfWeapon),
    kElement,
}};
constexpr FormatShape kWeaponShape{"weapon", kWeaponKeys};

// -- Effects of spells

constexpr int kMostDice = 10;
constexpr int kMostTurns = 9;
constexpr int kMostOfEffect = 20;

constexpr std::array<FormatWord, 10> kOps{{
    {"damage", "ダメージ", "damage"},
    {"heal", "HPの回復", "heal"},
    {"dp", "DPの増減", "DP"},
    {"spirit", "霊力の増減", "spirit"},
    {"graze", "グレイズの増減", "graze"},
    {"barrier", "障壁", "barrier"},
    {"mod", "修正", "modifier"},
    {"status", "状態を与える", "give a status"},
    {"cleanse", "状態をすべて解く", "end all statuses"},
    {"negate", "応じた攻撃や術を打ち消す", "negate what it answers"},
}};
template <class... More>
constexpr unsigned of(Op op, More... more) {
    return (word_bit(static_cast<int>(op)) | ... | word_bit(static_cast<int>(more)));
}

constexpr std::array<FormatWord, 1> kLevelDice{
    {{"Lv", "能力のレベルと同じ数", "as many as the ability's level"}}};
constexpr FormatNumber kToTheEnd{kWholeBattle, "戦闘の終わりまで", "to the battle's end"};

constexpr FormatKey amount(const char* key, const char* ja, const char* en) {
    return or_else(number(key, ja, en, -kMostOfEffect, kMostOfEffect), kOfAmount);
}

constexpr std::array<FormatKey, 11> kEffectKeys{{
    needed(word("op", "効果", "Effect", words_in<kOps>)),
    {.key = "dice",
     .ja = "ダイスの数",
     .en = "Dice",
     .types = kOfNumber | kOfWord | kOfAmount,
     .must = true,
     .most = kMostDice,
     .words = words_in<kLevelDice>,
     .with = of(Op::Damage, Op::Heal)},
    with(amount("flat", "ダイスに加える数", "Added to the dice"), of(Op::Damage, Op::Heal)),
    with(flag("stat", "能力の特性値を加える", "Add the ability's characteristic"),
         of(Op::Damage, Op::Heal)),
    with(needed(amount("c", "量", "Amount")), of(Op::Dp, Op::Spirit, Op::Graze, Op::Barrier)),
    with(number("lv", "能力の1レベルごとに", "More for each level", -kMostOfEffect, kMostOfEffect),
         of(Op::Dp, Op::Barrier)),
    with(needed(word("key", "修正するもの", "Of what", words_in<kModFormat>)), of(Op::Mod)),
    with(needed(amount("n", "修正値", "Modifier")), of(Op::Mod)),
    with(needed(entry("id", "状態", "Status", "statuses", words_in<kStatusFormat>)),
         of(Op::Status)),
    with(needed(
             or_number(usually(number("turns", "ターン数", "Turns", 1, kMostTurns), 1), kToTheEnd)),
         of(Op::Mod, Op::Status)),
    {.key = "when", .ja = "条件", .en = "Condition", .types = kOfCondition},
}};
constexpr FormatShape kEffectShape{"effect", kEffectKeys, "op"};

// -- Spells

constexpr int kMostLevel = 20;
constexpr int kMostCost = 12;
constexpr int kLeastActivation = 5;
constexpr int kMostActivation = 40;
constexpr int kMostDiameter = 100;

constexpr std::array<FormatWord, 4> kTimings{{
    {"setup", "セットアップ", "Setup"},
    {"main", "メイン", "Main phase"},
    {"end", "ターン終了時", "At the turn's end"},
    {"answer", "攻撃や術に応じて", "In answer to an attack or spell"},
}};
constexpr std::array<FormatWord, 4> kSides{{
    {"self", "自分", "Oneself"},
    {"ally", "味方", "Allies"},
    {"enemy", "敵", "Enemies"},
    {"both", "敵味方", "Anybody"},
}};
constexpr std::array<FormatWord, 2> kOnResist{
    {{"none", "効かない", "no effect"}, {"half", "ダメージが半分になる", "half the damage"}}};

constexpr std::array<FormatKey, 14> kSpellKeys{{
    id(),
    kJa,
    kEn,
    needed(word("ability", "特殊能力", "Ability", words_in<kArtWords>)),
    usually(number("min_level", "必要なレベル", "Least level", 1, kMostLevel), 1),
    needed(word("timing", "タイミング", "Timing", words_in<kTimings>)),
    needed(number("cost", "霊力", "Spirit", 0, kMostCost)),
    needed(number("activation", "発動の目標値", "Activation", kLeastActivation, kMostActivation)),
    needed(word("side", "対象", "Target", words_in<kSides>)),
    or_else(number("diameter", "範囲の直径（m）。なければ1人",
                   "Area's diameter (m); none: one character", 1, kMostDiameter),
            kOfNull),
    or_else(word("resist", "抵抗に使う特性値", "Resisted by", words_in<kResistWords>), kOfNull),
    or_else(word("on_resist", "抵抗されたとき", "When resisted", words_in<kOnResist>), kOfNull),
    kElement,
    needed(parts("effects", "効果", "Effects", kMostEffects, kEffectShape)),
}};
constexpr FormatShape kSpellShape{"spell", kSpellKeys};

// -- Spell cards

constexpr int kMostCardHp = 60;
constexpr int kMostBonus = 9;
constexpr int kMostBonusDice = 6;
constexpr int kMostTargets = 8;

constexpr std::array<FormatWord, 2> kCardTypes{
    {{"deploy", "展開型", "Deploy card"}, {"consume", "消費型", "Consume card"}}};
/// Bits of cards: a deploy card, then consume cards by their action.
constexpr unsigned kDeploy = word_bit(0);
template <class... Actions>
constexpr unsigned consume(Actions... actions) {
    return (word_bit(1 + static_cast<int>(actions)) | ...);
}
constexpr unsigned kConsume = consume(Attack::Shot, Attack::Homing, Attack::Danmaku, Attack::Melee,
                                      Attack::Spell, Attack::Clear);
constexpr unsigned kForRolls = kDeploy | consume(Attack::Shot, Attack::Homing, Attack::Melee);

/// A flag that is true or absent.
constexpr FormatKey only_true(const char* key, const char* ja, const char* en) {
    FormatKey row = flag(key, ja, en);
    row.least = 1;
    return row;
}

/// With which cards a modifier of kModRows stands.
constexpr unsigned with_mod(ModKey key) {
    switch (key) {
    case ModKey::Hit:
    case ModKey::Damage: return kForRolls;
    case ModKey::DanmakuDp:
    case ModKey::DanmakuDamage: return kDeploy | consume(Attack::Danmaku);
    default: return kDeploy;
    }
}
constexpr std::array<FormatKey, 12> kOtherBonusRows{{
    with(number("approach", "接近の達成値", "approach total", -kMostBonus, kMostBonus), kDeploy),
    with(number("dice", "ダイス", "dice", 0, kMostBonusDice),
         kDeploy | consume(Attack::Shot, Attack::Melee)),
    with(number("damage_dice", "ダメージダイス", "damage dice", 0, kMostBonusDice), kForRolls),
    with(number("spread", "ダメージダイスがこの数あるごとに+1個", "+1 damage die for every so many",
                1, kMostBonus),
         kForRolls),
    with(number("guard_levels", "ガードの〈近接戦闘〉のレベル", "Melee levels in guarding", 1,
                kMostBonus),
         kDeploy),
    with(number("activation", "スペルの達成値", "spell total", -kMostBonus, kMostBonus),
         kDeploy | consume(Attack::Spell)),
    with(only_true("cost_half", "霊力半分", "half the spirit"), kDeploy),
    with(only_true("free_cost", "霊力不要", "costs no spirit"), consume(Attack::Spell)),
    with(usually(number("targets", "対象の数", "most targets", 1, kMostTargets), 1),
         consume(Attack::Shot)),
    with(flag("ignore_rows", "前衛・後衛を問わない", "rows don't matter"),
         consume(Attack::Shot, Attack::Melee)),
    with(flag("skip_approach", "接近不要", "no approach"), consume(Attack::Melee)),
    with(flag("free_dp", "DP不要", "costs no DP"),
         consume(Attack::Shot, Attack::Homing, Attack::Danmaku, Attack::Melee)),
}};
constexpr auto kBonusKeys = [] {
    std::array<FormatKey, kModRows.size() + kOtherBonusRows.size()> all{};
    std::size_t at = 0;
    for (const FormatKey& one : kModRows) {
        all[at] = with(one, with_mod(static_cast<ModKey>(at)));
        ++at;
    }
    for (const FormatKey& one : kOtherBonusRows) all[at++] = one;
    return all;
}();
constexpr FormatShape kBonusShape{.id = "bonus", .keys = kBonusKeys, .as_above = true};

// The attack that a deployed card makes by itself.

constexpr int kMostLoss = 20;
constexpr int kLeastTotal = 5;
constexpr int kMostTotal = 60;
constexpr int kMostAttackDice = 10;
constexpr int kMostAttackDamage = 20;
constexpr unsigned kDanmakuAttack = word_bit(0);
constexpr unsigned kHomingAttack = word_bit(1);

constexpr std::array<FormatKey, 7> kAttackKeys{{
    needed(word("kind", "攻撃の種類", "Kind of attack", words_in<kAttackKinds>)),
    with(needed(number("loss", "DP減少", "DP loss", 0, kMostLoss)), kDanmakuAttack),
    with(needed(number("damage", "ダメージ", "Damage", 0, kMostAttackDamage)), kDanmakuAttack),
    with(needed(number("total", "達成値", "Total", kLeastTotal, kMostTotal)), kHomingAttack),
    with(needed(number("dice", "ダメージダイス", "Damage dice", 0, kMostAttackDice)),
         kHomingAttack),
    with(number("damage", "ダメージ＋", "Damage +", -kMostAttackDamage, kMostAttackDamage),
         kHomingAttack),
    kElement,
}};
constexpr FormatShape kAttackShape{"attack", kAttackKeys, "kind"};

/// Duplicates count, too.
constexpr std::size_t kMostFor = 4;

constexpr std::array<FormatKey, 10> kCardKeys{{
    id(),
    kJa,
    kEn,
    needed(word("type", "型", "Type", words_in<kCardTypes>)),
    with(needed(word("action", "行動", "Action", words_in<kActions>)), kConsume),
    with(word_list("for", "助ける行動。なければすべて", "Actions that it helps; none: all",
                   kMostFor, words_in<kHelped>),
         kDeploy),
    part("bonus", "強化", "Bonus", kBonusShape),
    with(entry("spell", "助けるスペル。なければすべて", "Spell that it helps; none: all", "spells"),
         kDeploy | consume(Attack::Spell)),
    with(number("hp", "カードのHP。なければ持ち主の最大HP", "Card HP; none: its owner's maximum", 1,
                kMostCardHp),
         kDeploy),
    with(part("attack", "ターン終了時の攻撃", "Attack at the turn's end", kAttackShape), kDeploy),
}};
constexpr FormatShape kCardShape{"card", kCardKeys, "type", "action"};

// -- The data

constexpr std::size_t kMostStatuses = 20;
constexpr std::size_t kMostWeapons = 50;
constexpr std::size_t kMostSpells = 100;
constexpr std::size_t kMostCards = 200;

constexpr std::array<FormatKey, 6> kDataKeys{{
    name("name", "データの名前", "Name of the data"),
    parts("weapons", "武器", "Weapons", kMostWeapons, kWeaponShape),
    parts("spells", "スペル", "Spells", kMostSpells, kSpellShape),
    parts("cards", "スペルカード", "Spell cards", kMostCards, kCardShape),
    parts("statuses", "状態", "Statuses", kMostStatuses, kStatusShape),
    parts("elements", "属性", "Elements", kMostElements, kElementShape),
}};

} // namespace

const FormatShape kDataShape{"data", kDataKeys};

} // namespace shiaiba::sengen

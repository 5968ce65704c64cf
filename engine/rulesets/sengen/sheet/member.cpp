// The table of a member's fields (3), from which form, check, JSON, text, bits and neighbours follow.
// Links carry the orders of items and of bits.
#include <algorithm>
#include <array>
#include <memory>
#include <string>
#include <utility>

#include "core/sheet/field_levels.hpp"
#include "core/sheet/field_parts.hpp"
#include "rulesets/sengen/sheet/owned_cards.hpp"
#include "rulesets/sengen/sheet/vocabulary.hpp"

namespace shiaiba::sengen {
namespace {

using Type = Field::Type;
using Levels = LevelsPart<Sheet>;

constexpr std::array<FieldItem, 2> kLimits{
    {{"standard", "標準", "Standard", "ランクと点で作る。", "Made by ranks and points."},
     {"open", "無制限", "Open", "首領や試し斬り用。点を数えない。",
      "For bosses and experiments: no points are counted."}}};
constexpr std::array<FieldItem, 2> kSpecies{
    {{"human", "人間", "Human", "特典を一つ持ち、妖術は使えない。", "One gift, and no Youjutsu."},
     {"fairy", "妖精", "Fairy", "身体−1、耐久−1、知性−1、感覚+2、意志−1。",
      "Body −1, vitality −1, intellect −1, sense +2, will −1."}}};
constexpr std::array<FieldItem, 3> kRanked{{{"stats", "特性値", "Characteristics"},
                                            {"skills", "スキル", "Skills"},
                                            {"abilities", "能力", "Abilities"}}};
constexpr std::array<FieldItem, 2> kExtra{
    {{"hp", "追加HP", "Extra HP", {}, {}, "追加HP", "extra HP"},
     {"spirit", "追加霊力", "Extra spirit", {}, {}, "追加霊力", "extra spirit"}}};

constexpr std::array<FieldCondition, 1> kOpen{{{"limits", 1}}};
constexpr std::array<FieldCondition, 1> kStandard{{{"limits", 0}}};
constexpr std::array<FieldCondition, 2> kHuman{{{"limits", 0}, {"species", 0}}};
constexpr std::array<FieldCondition, 1> kElement{
    {{"abilities", static_cast<int>(Ability::Element)}}};
constexpr std::array<FieldCondition, 1> kYoujutsu{
    {{"abilities", static_cast<int>(Ability::Youjutsu)}}};

constexpr std::array<std::string_view, 1> kFeatKinds{"feat"};
constexpr std::array<std::string_view, 1> kWeaponKinds{"weapon"};
constexpr std::array<std::string_view, 4> kSpellKinds{"setup", "main", "turn_end", "answer"};

/// What a game's list of words has as items; texts have their ids too.
template <class Key, std::size_t n>
std::span<const FieldItem> items_of() {
    static const auto all = [] {
        std::array<FieldItem, n> items{};
        for (std::size_t k = 0; k < n; ++k) {
            const Words& one = words(static_cast<Key>(k));
            items[k] = {.id = one.id, .ja = one.ja, .en = one.en, .words = one.id};
        }
        return items;
    }();
    return all;
}

constexpr Field field(FieldType type, const char* key, const char* ja, const char* en,
                      const char* code, const char* wrong_ja, const char* wrong_en) {
    return {.type = type,
            .key = key,
            .ja = ja,
            .en = en,
            .code = code,
            .rule = "3",
            .wrong_ja = wrong_ja,
            .wrong_en = wrong_en,
            .never_null = true};
}
Field choice(Field select, std::span<const FieldItem> items, bool optional,
             std::span<const FieldCondition> when = {}) {
    select.items = items;
    select.optional = optional;
    select.when = when;
    return select;
}

// Numbers of a member of open limits; the struct holds `kNone` where there is none.

template <int Sheet::*kNumber, int kNone>
struct OwnNumber {
    static FieldValue get(const Sheet& sheet) {
        return sheet.*kNumber == kNone ? FieldValue() : FieldValue{{sheet.*kNumber}};
    }
    static void put(Sheet& sheet, FieldValue value) {
        sheet.*kNumber = value.numbers.empty() ? kNone : value.numbers.front();
    }
};
template <int Sheet::*kNumber, int kNone = 0>
FieldRow<Sheet> number(const char* key, const char* ja, const char* en, int most) {
    Field number = field(Type::Number, key, ja, en, "E_STAT_RANGE", "", "");
    number.least = 1;
    number.most = most;
    number.optional = true;
    number.when = kOpen;
    // Actions have a number in any build.
    number.unflagged = kNone > 0;
    using Own = OwnNumber<kNumber, kNone>;
    return {number, by<Sheet, Own::get, Own::put>()};
}

// Ranks, characteristics and levels.

FieldRow<Sheet> ranks() {
    Field ranks =
        field(Type::Select, "ranks", "ランク", "Ranks", "E_RANKS",
              "特性値・スキル・能力に、ランクA・B・Cを一つずつ割り当てます。",
              "Characteristics, skills and abilities have the ranks A, B and C, each once.");
    ranks.labels = "ランク|ranks|制限";
    ranks.items = kRanked;
    ranks.when = kStandard;
    ranks.about_ja = "A・B・Cを一つずつ割り当てる。種族はD。";
    ranks.about_en = "A, B and C, each once; species takes D.";
    const auto about = [](std::size_t of, int rank) {
        const std::array totals{kStatTotals, kSkillTotals, kAbilityTotals};
        const std::string points = std::to_string(totals[of][static_cast<std::size_t>(rank)]);
        return Text{points + "点。", points + " points."};
    };
    return {ranks, std::make_shared<RanksPart<Sheet, 3>>(
                       RanksPart<Sheet, 3>::Facts{ranks, &Sheet::ranks, kRankOrders, about})};
}

FieldRow<Sheet> levels(const Levels::Facts& facts) {
    return {facts.field, std::make_shared<Levels>(facts)};
}
Text shape() { return {"項目と数の組で書いてください。", "It is an object of numbers."}; }

FieldRow<Sheet> stats() {
    Field stats = field(Type::Number, "stats", "特性値", "Characteristics", "E_STAT_RANGE",
                        "{name}は{least}から{most}です。", "{name} is {least} to {most}.");
    stats.labels = "特性値|characteristics|特性|能力値";
    stats.items = items_of<Stat, kStats>();
    stats.least = 1;
    stats.most = kMostOpenStat;
    stats.about_ja = "それぞれ3から6、合計はランクどおり。無制限なら1から12。";
    stats.about_en = "Each 3 to 6, together as the rank says; open: 1 to 12.";
    const auto bounds = [](const Sheet& sheet, std::size_t) {
        return sheet.open ? Levels::Bounds{1, kMostOpenStat}
                          : Levels::Bounds{kLeastStat, kMostStat};
    };
    const Text unknown{"「{key}」という特性値はありません。",
                       "There is no characteristic \"{key}\"."};
    return levels({stats,
                   "E_FIELD",
                   unknown,
                   "E_FIELD",
                   shape(),
                   levels_at<&Sheet::stats>(),
                   bounds,
                   Levels::Steps::Move,
                   {5, 5, 5, 5, 6}});
}

/// Skills or abilities.
template <class Key>
FieldRow<Sheet> bought_levels(Field field, std::span<const FieldItem> items,
                              const LevelsPlace<Sheet>& place, const char* code_unknown,
                              void (*raised)(const Sheet&, Sheet&) = nullptr) {
    field.items = items;
    field.least = 1;
    field.most = kMostOpenLevel;
    const auto bounds = [](const Sheet& sheet, std::size_t k) {
        return Levels::Bounds{0, sheet.open ? kMostOpenLevel : most_level(static_cast<Key>(k))};
    };
    const Text unknown{"「{key}」は知らない名前です。", "\"{key}\" is not known."};
    return levels({field,
                   code_unknown,
                   unknown,
                   "E_FIELD",
                   shape(),
                   place,
                   bounds,
                   Levels::Steps::Pay,
                   {},
                   false,
                   raised});
}
constexpr const char* kLevelJa = "{name}のレベルは{least}から{most}です。";
constexpr const char* kLevelEn = "{name} is of level {least} to {most}.";

FieldRow<Sheet> skills() {
    Field skills =
        field(Type::Number, "skills", "スキル", "Skills", "E_SKILL_RANGE", kLevelJa, kLevelEn);
    skills.labels = "スキル|skills|技能";
    skills.about_ja = "Lv4まで、点はランクどおり。無制限ならLv20まで。";
    skills.about_en = "Up to Lv 4, points as the rank says; open: up to Lv 20.";
    return bought_levels<Skill>(skills, items_of<Skill, kSkills>(), levels_at<&Sheet::skills>(),
                                "E_SKILL_UNKNOWN");
}

FieldRow<Sheet> abilities() {
    Field abilities = field(Type::Number, "abilities", "能力", "Abilities", "E_ABILITY_RANGE",
                            kLevelJa, kLevelEn);
    abilities.labels = "能力|abilities|特殊能力";
    abilities.about_ja =
        "Lv5まで、鍛錬はLv4まで。特技、属性使いと妖術のスペル、魔法の武具、追加のHPと霊力も、"
        "同じ点で買う。神術のスペルは1レベルに2個、魔法は4個、属性使いは1個まで点が要らない。"
        "Lv5までという上限と、妖術のスペルの2点は本作のもの(R)。";
    abilities.about_en =
        "Up to Lv 5, training up to Lv 4. Feats, spells of Element and Youjutsu, magic "
        "weapons, extra HP and spirit are bought for the same points. Two spells a level of "
        "Onmyo, four of Magic and one of Element are free. The bound of Lv 5, and 2 points for a "
        "spell of Youjutsu, are ours (R).";
    // A build that has just got [妖術] uses its best characteristic.
    const auto raised = [](const Sheet& from, Sheet& to) {
        if (from.at(Ability::Youjutsu) > 0) return;
        const auto* const best = std::max_element(to.stats.begin(), to.stats.end());
        to.youjutsu_stat = static_cast<Stat>(best - to.stats.begin());
    };
    return bought_levels<Ability>(abilities, items_of<Ability, kAbilities>(),
                                  levels_at<&Sheet::abilities>(), "E_ABILITY_UNKNOWN", raised);
}

FieldRow<Sheet> extra() {
    static_assert(kMostExtra == 15);
    Field extra = field(Type::Number, "extra", "追加", "Extra", "E_FEAT",
                        "extraは、hpとspiritにそれぞれ0から15の数です。",
                        "extra has hp and spirit, each a number from 0 to 15.");
    const Text wrong = shiaiba::text_of(extra.wrong_ja, extra.wrong_en);
    extra.items = kExtra;
    extra.least = 1;
    extra.most = kMostExtra;
    extra.about_ja = "追加HPは1点につき能力2点、追加霊力は3点。どちらも15点まで(R)。";
    extra.about_en = "A point of extra HP costs 2 ability points, of extra spirit 3; 15 of each at "
                     "most (R).";
    const auto bounds = [](const Sheet&, std::size_t) { return Levels::Bounds{0, kMostExtra}; };
    return levels({extra,
                   "E_FEAT",
                   wrong,
                   "E_FEAT",
                   wrong,
                   levels_at<&Sheet::extra>(),
                   bounds,
                   Levels::Steps::Each,
                   {},
                   true});
}

// The stat of 属性使い is one of two, and the options' order is none of all characteristics.

FieldValue element_stat(const Sheet& sheet) {
    return {{sheet.element_stat == Stat::Sense ? 1 : 0}};
}
void put_element_stat(Sheet& sheet, FieldValue value) {
    if (value.numbers.empty()) return;
    sheet.element_stat = value.numbers.front() == 1 ? Stat::Sense : Stat::Int;
}

FieldValue feats(const Sheet& sheet) {
    FieldValue all;
    for (int k = 0; k < kFeats; ++k) {
        if (sheet.has(static_cast<Feat>(k))) all.numbers.push_back(k);
    }
    return all;
}
void put_feats(Sheet& sheet, FieldValue value) {
    for (int k = 0; k < kFeats; ++k) sheet.feats[static_cast<std::size_t>(k)] = has_item(value, k);
}

Field list(const char* key, const char* ja, const char* en, const char* code, std::size_t most,
           std::span<const std::string_view> kinds) {
    Field list = field(Type::List, key, ja, en, code, "そのようなものはありません。",
                       "There is no such thing.");
    list.most = static_cast<int>(most);
    list.kinds = kinds;
    list.distinct = true;
    list.twice_ja = "二度あります。";
    list.twice_en = "It stands there twice.";
    return list;
}

FieldRow<Sheet> feats() {
    Field feats = list("feats", "特技", "Feats", "E_FEAT", kFeats, kFeatKinds);
    feats.items = items_of<Feat, kFeats>();
    feats.wrong_ja = feats.twice_ja = "wave、double、small、wide のどれかで、一つずつです。";
    feats.wrong_en = feats.twice_en = "It is wave, double, small or wide, each once.";
    feats.count_ja = "特技は{most}個までの並びです。";
    feats.count_en = "Feats are a list of at most {most}.";
    feats.step = 1;
    feats.bit_each = true;
    return {feats, by<Sheet, sengen::feats, put_feats>()};
}

/// Weapons or spells of the match's data.
template <auto kItems>
FieldRow<Sheet> items(const Field& field, std::vector<int> Sheet::*items, int first) {
    static const auto item = [](const Sheet& sheet, int place) -> const auto& {
        return (*sheet.data.*kItems)[static_cast<std::size_t>(place)];
    };
    const Catalogue<Sheet> all{
        [](const Sheet& sheet, const std::string& id) { return place_of(*sheet.data.*kItems, id); },
        [](const Sheet& sheet, int place) { return item(sheet, place).id; },
        [](const Sheet& sheet, int place) {
            return Text{item(sheet, place).ja, item(sheet, place).en};
        },
        [](const Sheet& sheet) { return static_cast<int>((*sheet.data.*kItems).size()); },
        nullptr,
        first};
    return {field, std::make_shared<ItemsPart<Sheet>>(
                       typename ItemsPart<Sheet>::Facts{field, items, all})};
}
FieldRow<Sheet> weapons() {
    Field weapons = list("weapons", "武器", "Weapons", "E_WEAPON", kMostWeapons, kWeaponKinds);
    weapons.labels = "武器|weapons|武装|所持武器";
    weapons.count_ja = "武器は{most}個までの並びです。";
    weapons.count_en = "Weapons are a list of at most {most}.";
    return items<&Data::weapons>(weapons, &Sheet::weapons, kUnarmed + 1);
}
FieldRow<Sheet> spells() {
    Field spells = list("spells", "スペル", "Spells", "E_SPELL", kMostSpells, kSpellKinds);
    spells.labels = "スペル|spells|魔法|術";
    spells.count_ja = "スペルは{most}個までの並びです。";
    spells.count_en = "Spells are a list of at most {most}.";
    return items<&Data::spells>(spells, &Sheet::spells, 0);
}

Fields<Sheet>::Rows rows() {
    Field species = choice(field(Type::Select, "species", "種族", "Species", "E_SPECIES",
                                 "種族は human か fairy です。", "A species is human or fairy."),
                           kSpecies, true, kStandard);
    species.labels = "種族|species";
    return {
        {choice(field(Type::Select, "limits", "制限", "Limits", "E_LIMITS",
                      "制限は standard か open です。", "Limits are standard or open."),
                kLimits, true),
         at<&Sheet::open>()},
        ranks(),
        {species, at<&Sheet::fairy>()},
        {choice(field(Type::Select, "gift", "人間の特典", "Gift", "E_SPECIES",
                      "人間の特典は body、vit、int、sense、will、skills、abilities のどれかです。",
                      "A human's gift is body, vit, int, sense, will, skills or abilities."),
                items_of<Gift, kGifts>(), true, kHuman),
         at<&Sheet::gift>()},
        stats(),
        skills(),
        abilities(),
        {choice(field(Type::Select, "elementStat", "属性使いの特性値", "Element's characteristic",
                      "E_ELEMENT", "属性使いの特性値は int か sense です。",
                      "The characteristic of Element is int or sense."),
                items_of<Stat, kStats>().subspan(2, 2), false, kElement),
         by<Sheet, element_stat, put_element_stat>()},
        {choice(field(Type::Select, "youjutsuStat", "妖術の特性値", "Youjutsu's characteristic",
                      "E_YOUJUTSU", "妖術の特性値は body、vit、int、sense、will のどれかです。",
                      "The characteristic of Youjutsu is body, vit, int, sense or will."),
                items_of<Stat, kStats>(), false, kYoujutsu),
         at<&Sheet::youjutsu_stat>()},
        feats(),
        extra(),
        weapons(),
        spells(),
        cards_row(),
        number<&Sheet::own_hp>("hp", "HP", "HP", kMostOpenPoints),
        number<&Sheet::own_spirit>("spirit", "霊力", "Spirit", kMostOpenPoints),
        number<&Sheet::own_dp>("dp", "DP", "DP", kMostOpenDp),
        number<&Sheet::actions, 1>("actions", "行動", "Actions", kMostActions),
        {"tactic", std::make_shared<TacticPart<Sheet>>(TacticPart<Sheet>::Facts{
                       &Sheet::tactic, presets,
                       [](const Sheet& sheet) { return sheet_names(*sheet.data, sheet); },
                       kMostPlans, "E_TACTIC", "3"})}};
}

} // namespace

const Fields<Sheet>& member_fields() {
    static const Fields<Sheet> fields(
        rows(), {.form = {"limits", "ranks", "species", "gift", "stats", "hp", "spirit", "dp",
                          "actions", "skills", "abilities", "elementStat", "youjutsuStat", "feats",
                          "extra", "weapons", "spells", "cards", "tactic"},
                 .bits = {"limits", "ranks", "species", "gift", "stats", "skills", "abilities",
                          "hp", "spirit", "dp", "actions", "elementStat", "youjutsuStat", "feats",
                          "extra", "weapons", "spells", "cards", "tactic"}});
    return fields;
}

} // namespace shiaiba::sengen

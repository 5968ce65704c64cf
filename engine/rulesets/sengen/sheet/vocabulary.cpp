// The vocabulary of plans as tables: facts, tags, decisions and resources with their words in both
// languages (13.2), and the vocabulary of own data (5.4). Order and widths are frozen: links carry
// them.
#include "rulesets/sengen/sheet/vocabulary.hpp"

#include <algorithm>
#include <array>
#include <iterator>

#include "core/plan/line.hpp"

namespace shiaiba::sengen {
namespace {

using plan::Fill;
using plan::Slot;
using plan::Symbol;
using plan::Tagging;
using plan::Type;

constexpr int kMostKeptPoints = 999;
constexpr int kMostKeptGraze = 999;

constexpr std::uint8_t of(Fact fact) { return static_cast<std::uint8_t>(fact); }
constexpr std::int8_t tag(Tag tag) { return static_cast<std::int8_t>(tag); }

enum Domain : std::int8_t {
    kWhose,
    kWhoHas,
    kWhoDeploys,
    kWhoIs,
    kStatus,
    kIncoming,
    kSource,
    kSpell,
    kCard,
    kWeapon,
    kAction,
    kAnswer,
    kOdds,
    kRow,
    kTarget,
    kDice,
    kBoost,
};

constexpr Symbol kWhoseWords[] = {{"self", "my", "自分の"},
                                  {"opponent", "opponent|opponent's", "相手の"}};
constexpr Symbol kWhoHasWords[] = {{"self", "I have", "自分が"},
                                   {"opponent", "opponent has", "相手が"}};
constexpr Symbol kWhoIsWords[] = {{"self", "I am", "自分が"},
                                  {"opponent", "opponent is", "相手が"}};
constexpr Symbol kIncomingWords[] = {{"shot", "a shot", "ショット"},
                                     {"homing", "homing", "ホーミング"},
                                     {"melee", "a melee attack", "近接攻撃"},
                                     {"danmaku", "danmaku", "弾幕"},
                                     {"spell", "a spell", "能力"}};
// No option has "none": an instruction that requires it leaves doing nothing alone.
constexpr Symbol kActionWords[] = {{"danmaku", "danmaku", "弾幕"},
                                   {"shot", "shot", "ショット"},
                                   {"homing", "homing", "ホーミング"},
                                   {"approach", "approach", "接近"},
                                   {"cast", "spell", "能力"},
                                   {"card", "spell card", "スペルカード"},
                                   {"wait", "wait", "待機"},
                                   {"deploy", "deploy", "展開"},
                                   {"clear", "clear", "弾消し"},
                                   {"dismiss", "dismiss", "下げる"},
                                   {"defend", "full defence", "防御専念"},
                                   {"strike", "strike", "打撃"},
                                   {"none", "none", "なし"}};
constexpr Symbol kAnswerWords[] = {
    {"dodge", "dodge", "かわす"},          {"plain", "dodge without graze", "グレイズなし"},
    {"graze", "dodge with graze", "霊撃"}, {"take", "take", "受ける"},
    {"bomb", "bomb", "喰らいボム"},        {"deploy", "deploy", "展開"},
    {"clear", "clear", "弾消し"},          {"evade", "evade", "回避"},
    {"guard", "guard", "ガード"},          {"yield", "an ally", "味方"},
    {"cover", "cover", "かばう"}};
constexpr Symbol kOddsWords[] = {{"even", "barely", "ぎりぎりで"},
                                 {"fair", "fairly", "ほどよく"},
                                 {"safe", "safely", "確実に"},
                                 {"all", "with everything", "全力で"}};
constexpr Symbol kRowWords[] = {{"wounded", "the wounded", "傷ついた者"},
                                {"nobody", "nobody", "全員前衛"},
                                {"many", "many", "多く"},
                                {"first", "first", "先"},
                                {"last", "last", "後"}};
constexpr Symbol kTargetWords[] = {{"weak", "the weak one", "DPの少ない敵"},
                                   {"wounded", "the wounded one", "HPの少ない敵"}};
constexpr Symbol kDiceWords[] = {{"few", "few", "少なく"}, {"all", "all", "すべて"}};
constexpr Symbol kBoostWords[] = {{"all", "all graze", "すべて"},
                                  {"kill", "to the kill", "倒せるだけ"}};

constexpr plan::Domain kDomains[] = {
    {"who", kWhoseWords, 1},
    {"who", kWhoHasWords, 1},
    {"who", kWhoHasWords, 1},
    {"who", kWhoIsWords, 1},
    {"status", {}, 0},
    {"kind", kIncomingWords, 3},
    {"source", {}, 0},
    {"spell", {}, 0},
    {"card", {}, 0},
    {"weapon", {}, 0},
    {"action", kActionWords, 4},
    {"answer", kAnswerWords, 4},
    {"odds", kOddsWords, 2},
    {"row", kRowWords, 3},
    {"target", kTargetWords, 1},
    {"dice", kDiceWords, 1},
    {"boost", kBoostWords, 1},
};

constexpr plan::Fact kFacts[] = {
    {"hp", Type::Number, 0, 999, true},
    {"maxHp", Type::Number, 0, 999, true},
    {"lostHp", Type::Number, 0, 999, true},
    {"hpPercent", Type::Number, 0, 100, true},
    {"dp", Type::Number, 0, 999, true},
    {"maxDp", Type::Number, 0, 999, true},
    {"graze", Type::Number, 0, 999, true},
    {"spirit", Type::Number, 0, 999, true},
    {"cardHp", Type::Number, 0, 999, true},
    {"deploys", Type::Number, 0, 10, true},
    {"consumes", Type::Number, 0, 10, true},
    {"deployed", Type::Flag, 0, 1, true},
    {"inBack", Type::Flag, 0, 1, true},
    {"has", Type::Flag, 0, 1, true, kStatus},
    {"turn", Type::Number, 1, 99, false},
    {"allies", Type::Number, 0, 7, false},
    {"enemies", Type::Number, 0, 8, false},
    {"approachDice", Type::Number, 1, 99, false},
    {"incoming", Type::Flag, 0, 1, false, kIncoming},
    {"total", Type::Number, 0, 150, false},
    {"need", Type::Number, -50, 150, false},
    {"expected", Type::Number, 0, 200, false},
    {"evadeDice", Type::Number, 1, 99, false},
    {"evadeChance", Type::Chance, 0, 10'000, false},
    {"lethal", Type::Flag, 0, 1, false},
    {"loss", Type::Number, 0, 30, false},
    {"hit", Type::Number, 0, 300, false},
    {"hitLethal", Type::Flag, 0, 1, false},
};

/// The facts of plans, and the three that own data alone know.
constexpr auto kDataFacts = [] {
    constexpr std::size_t kOfPlans = std::size(kFacts);
    std::array<plan::Fact, kOfPlans + 3> all{};
    for (std::size_t k = 0; k < kOfPlans; ++k) all[k] = kFacts[k];
    all[kOfPlans] = {"level", Type::Number, 0, 20, false};
    all[kOfPlans + 1] = {"characteristic", Type::Number, 0, 99, false};
    all[kOfPlans + 2] = {"foe", Type::Flag, 0, 1, false};
    return all;
}();
constexpr std::uint8_t of(DataFact fact) { return static_cast<std::uint8_t>(fact); }

constexpr plan::FactPhrase kFactPhrases[] = {
    {of(Fact::Hp), "{w} hp", "{w}HP"},
    {of(Fact::MaxHp), "{w} max hp", "{w}最大HP"},
    {of(Fact::LostHp), "{w} lost hp", "{w}失ったHP"},
    {of(Fact::HpPercent), "{w} hp percentage", "{w}HPの割合"},
    {of(Fact::Dp), "{w} dp", "{w}DP"},
    {of(Fact::MaxDp), "{w} max dp", "{w}最大DP"},
    {of(Fact::Graze), "{w} graze", "{w}グレイズ"},
    {of(Fact::Spirit), "{w} spirit", "{w}霊力"},
    {of(Fact::CardHp), "{w} card hp", "{w}カードのHP"},
    {of(Fact::Deploys), "{w} deploy cards", "{w}展開型の残り"},
    {of(Fact::Consumes), "{w} consume cards", "{w}消費型の残り"},
    {of(Fact::Deployed), "{d} a card deployed", "{d}展開中"},
    {of(Fact::InBack), "{b} in the back", "{b}後衛"},
    {of(Fact::Has), "{h} {S}", "{h}{S}状態"},
    {of(Fact::Turn), "turn", "ターン"},
    {of(Fact::Allies), "allies", "味方の数"},
    {of(Fact::Enemies), "enemies", "敵の数"},
    {of(Fact::ApproachDice), "approach dice", "接近に要るダイス"},
    {of(Fact::Incoming), "incoming is {K}", "{K}を受ける"},
    {of(Fact::Total), "incoming total", "受ける達成値"},
    {of(Fact::Need), "points needed", "必要な出目"},
    {of(Fact::Expected), "expected damage", "予想ダメージ"},
    {of(Fact::EvadeDice), "evade dice", "回避に要るダイス"},
    {of(Fact::EvadeChance), "evade chance", "回避の成功率"},
    {of(Fact::Lethal), "incoming is lethal", "受ける攻撃が致命的"},
    {of(Fact::Loss), "dp loss", "DP減少数"},
    {of(Fact::Hit), "hit damage", "受けたダメージ"},
    {of(Fact::HitLethal), "the hit is lethal", "受けたダメージが致命的"},
};

constexpr plan::Tag kTags[] = {
    {"action", Tagging::Value, kAction},  {"source", Tagging::Value, kSource},
    {"size", Tagging::Number, -1},        {"raises", Tagging::Number, -1},
    {"spell", Tagging::Value, kSpell},    {"card", Tagging::Value, kCard},
    {"weapon", Tagging::Value, kWeapon},  {"answer", Tagging::Value, kAnswer},
    {"odds", Tagging::Value, kOdds},      {"row", Tagging::Value, kRow},
    {"target", Tagging::Ranked, kTarget}, {"dice", Tagging::Ranked, kDice},
    {"boost", Tagging::Ranked, kBoost},
};

constexpr std::uint32_t only(Point point) { return 1U << static_cast<unsigned>(point); }
constexpr plan::Decision kDecisions[] = {
    {"turn_start", "the turn's start", "ターン開始時", "a card where DP are few",
     "DPが少なければカード"},
    {"rows", "the rows", "前衛・後衛", "half in the back", "半数を後衛に"},
    {"initiative", "initiative", "イニシアティブ", "all DP", "DPすべて"},
    {"side", "a tie of initiative", "同値のとき", "first", "先に動く"},
    {"order", "the order", "順番", "the party's order", "並び順"},
    {"full_defence", "full defence", "防御専念", "at 4 DP or less", "DPが4以下なら"},
    {"setup", "the setup", "セットアップ", "the first spell", "最初の能力"},
    {"main", "the main action", "メインフェイズ", "what the moment asks for", "そのときによる"},
    {"target", "the target", "対象", "the one with least DP", "DPのもっとも少ない敵"},
    {"dice", "the dice", "ダイスの数", "as many as are needed", "要るだけ"},
    {"rouse", "rousing", "目を覚まさせる", "yes", "はい"},
    {"melee", "the blow", "近接攻撃", "the largest", "もっとも大きいもの"},
    {"danmaku", "answering a danmaku", "弾幕への対処", "dodge", "かわす"},
    {"defence", "defence", "防御", "what is likely to hold", "防げそうなもの"},
    {"intercept", "stepping in", "割り込み", "a guard that is likely to hold", "防げそうなら"},
    {"boost", "boosting damage", "ダメージの上乗せ", "to the kill", "倒せるだけ"},
    {"last", "the last moment", "ダメージの直前", "deploy", "展開する"},
    {"resist", "resistance", "抵抗", "3 dice", "3個"},
    {"resist_boost", "boosting a resistance", "抵抗の上乗せ", "up to 4 points", "4点まで"},
    {"absorb", "absorbing graze", "グレイズの吸収", "up to half the spirit", "霊力の半分まで"},
    {"spoils", "whose DP rise", "DPを得る者", "the one that lacks most", "もっとも減っている者"},
    {"shed", "the status that ends", "解く状態", "one that forbids actions",
     "行動できなくなる状態"},
    {"yield", "help of allies", "味方の助け", "a guard that is likely to hold", "防げそうなら",
     only(Point::Danmaku) | only(Point::Defence) | only(Point::Resist)},
    {"turn_end", "the turn's end", "ターン終了時", "the first spell", "最初の能力"},
    {"answer", "answering with a spell", "能力での応答", "where no defence is likely to hold",
     "防げそうにないときに", only(Point::Danmaku) | only(Point::Defence) | only(Point::Resist)},
};

constexpr plan::Resource kResources[] = {
    {"dp", "dp", "DP",
     only(Point::Main) | only(Point::Dice) | only(Point::Melee) | only(Point::Defence) |
         only(Point::Intercept) | only(Point::Resist)},
    {"graze", "graze", "グレイズ",
     only(Point::Danmaku) | only(Point::Boost) | only(Point::ResistBoost) | only(Point::Absorb)},
    {"spirit", "spirit", "霊力", only(Point::Setup) | only(Point::Main) | only(Point::TurnEnd)},
};

constexpr Slot slot(char code, Fill fill, std::int8_t domain, std::int8_t tag = -1,
                    bool own = false) {
    Slot slot{};
    slot.code = code;
    slot.fill = fill;
    slot.domain = domain;
    slot.tag = tag;
    slot.own = own;
    return slot;
}

constexpr Slot kSlots[] = {
    slot('w', Fill::Who, kWhose),
    slot('h', Fill::Who, kWhoHas),
    slot('d', Fill::Who, kWhoDeploys),
    slot('b', Fill::Who, kWhoIs),
    slot('S', Fill::Which, kStatus),
    slot('K', Fill::Which, kIncoming),
    slot('Q', Fill::Tag, kSource, tag(Tag::Source), true),
    slot('N', Fill::TagNumber, -1, tag(Tag::Size)),
    slot('R', Fill::TagNumber, -1, tag(Tag::Raises)),
    slot('X', Fill::Tag, kSpell, tag(Tag::Spell), true),
    slot('C', Fill::Tag, kCard, tag(Tag::Card), true),
    slot('W', Fill::Tag, kWeapon, tag(Tag::Weapon), true),
    slot('e', Fill::Tag, kOdds, tag(Tag::Odds)),
    slot('t', Fill::Tag, kTarget, tag(Tag::Target)),
    slot('n', Fill::Amount, kWhose),
};

} // namespace

const plan::Vocabulary& vocabulary() {
    static const plan::Vocabulary sengen{
        "sengen",
        kDomains,
        kFacts,
        kTags,
        kDecisions,
        kResources,
        kSlots,
        kFactPhrases,
        {},
        forms(),
        "展開し|展開する|弾消し|下げ|置|多く|動|申告|専念|唱え|張|撃|接近し|接近する|使|待機|狙|振|打|かわ|"
        "受け|応じ|回避し|回避する|ガードし|ガードする|任せ|防が|割って|込め|変え|抵抗し|抵抗する|残",
        8,
        4,
        5,
        4,
        5,
        2,
    };
    return sengen;
}

namespace {

constexpr Symbol kWhoseTarget[] = {{"self", "my", "自分の"},
                                   {"opponent", "target's|opponent|opponent's", "対象の|相手の"}};
constexpr Symbol kTargetHas[] = {{"self", "I have", "自分が"},
                                 {"opponent", "target has|opponent has", "対象が|相手が"}};
constexpr Symbol kTargetIs[] = {{"self", "I am", "自分が"},
                                {"opponent", "target is|opponent is", "対象が|相手が"}};
constexpr plan::Domain kDataDomains[] = {{"who", kWhoseTarget, 1},
                                         {"who", kTargetHas, 1},
                                         {"who", kTargetHas, 1},
                                         {"who", kTargetIs, 1},
                                         {"status", {}, 0}};
constexpr Slot kDataSlots[] = {
    slot('w', Fill::Who, kWhose),      slot('h', Fill::Who, kWhoHas),
    slot('d', Fill::Who, kWhoDeploys), slot('b', Fill::Who, kWhoIs),
    slot('S', Fill::Which, kStatus),
};
constexpr plan::FactPhrase kDataPhrases[] = {
    {of(Fact::Hp), "{w} hp", "{w}HP"},
    {of(Fact::MaxHp), "{w} max hp", "{w}最大HP"},
    {of(Fact::LostHp), "{w} lost hp", "{w}失ったHP"},
    {of(Fact::HpPercent), "{w} hp percentage", "{w}HPの割合"},
    {of(Fact::Dp), "{w} dp", "{w}DP"},
    {of(Fact::MaxDp), "{w} max dp", "{w}最大DP"},
    {of(Fact::Graze), "{w} graze", "{w}グレイズ"},
    {of(Fact::Spirit), "{w} spirit", "{w}霊力"},
    {of(Fact::CardHp), "{w} card hp", "{w}カードのHP"},
    {of(Fact::Deploys), "{w} deploy cards", "{w}展開型の残り"},
    {of(Fact::Consumes), "{w} consume cards", "{w}消費型の残り"},
    {of(Fact::Deployed), "{d} a card deployed", "{d}展開中"},
    {of(Fact::InBack), "{b} in the back", "{b}後衛"},
    {of(Fact::Has), "{h} {S}", "{h}{S}状態"},
    {of(Fact::Turn), "turn", "ターン"},
    {of(Fact::Allies), "allies", "味方の数"},
    {of(Fact::Enemies), "enemies", "敵の数"},
    {of(DataFact::Level), "Lv|level", "Lv|レベル"},
    {of(DataFact::Characteristic), "characteristic", "特性値"},
    {of(DataFact::Foe), "target is an enemy", "対象が敵"},
};

} // namespace

const plan::Vocabulary& data_vocabulary() {
    static const plan::Vocabulary all = [] {
        plan::Vocabulary words = vocabulary();
        words.domains = kDataDomains;
        words.facts = kDataFacts;
        words.slots = kDataSlots;
        words.fact_phrases = kDataPhrases;
        words.tags = {};
        words.decisions = {};
        words.resources = {};
        words.forms = {};
        return words;
    }();
    return all;
}

plan::Names data_names(const std::vector<StatusKind>& statuses) {
    plan::Names names;
    names.domains.resize(std::size(kDataDomains));
    for (const StatusKind& one : statuses)
        names.domains[kStatus].push_back({one.en, one.ja, true, one.id});
    plan::fold_names(names);
    return names;
}

plan::SheetNames sheet_names(const Data& data, const Sheet& sheet) {
    plan::Names names;
    names.domains.resize(std::size(kDomains));
    const auto owns = [](const auto& list, int place) {
        return std::find(list.begin(), list.end(), place) != list.end();
    };
    std::vector<int> sources;
    for (const Source& source : sources_of(sheet)) sources.push_back(source_name(source));
    auto& bullets = names.domains[kSource];
    for (int k = 0; k < kArts; ++k) {
        const Words& art = words(static_cast<Ability>(k));
        const std::string id(art.id);
        bullets.push_back({id, std::string(art.ja), owns(sources, k)});
    }
    const std::vector<int> blades = melee_weapons_of(sheet);
    for (std::size_t k = 0; k < data.weapons.size(); ++k) {
        const Weapon& weapon = data.weapons[k];
        const int place = static_cast<int>(k);
        bullets.push_back({weapon.en, weapon.ja, owns(sources, kArts + place), weapon.id});
        names.domains[kWeapon].push_back({weapon.en, weapon.ja, owns(blades, place), weapon.id});
    }
    for (const StatusKind& one : data.statuses)
        names.domains[kStatus].push_back({one.en, one.ja, true, one.id});
    for (std::size_t k = 0; k < data.spells.size(); ++k) {
        const Spell& spell = data.spells[k];
        const bool own = owns(sheet.spells, static_cast<int>(k));
        names.domains[kSpell].push_back({spell.en, spell.ja, own, spell.id});
    }
    for (std::size_t k = 0; k < data.cards.size(); ++k) {
        const Card& card = data.cards[k];
        const bool own =
            std::any_of(sheet.cards.begin(), sheet.cards.end(),
                        [&](const OwnedCard& each) { return each.card == static_cast<int>(k); });
        names.domains[kCard].push_back({card.en, card.ja, own, card.id});
    }
    names.most = {kMostKeptPoints, kMostKeptGraze, kMostKeptPoints};
    plan::fold_names(names);
    return std::make_shared<const plan::Names>(std::move(names));
}

const plan::Tactic& no_plans() {
    static const plan::Tactic none(vocabulary(), {});
    return none;
}

} // namespace shiaiba::sengen

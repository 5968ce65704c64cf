// The vocabulary as data: symbols, facts, tags, phrases, instructions; and the presets (12.4).
// Places of symbols, facts, tags and decisions stand in links: append only.
#include "rulesets/shinki/sheet/vocabulary.hpp"

#include <algorithm>
#include <array>
#include <iterator>

#include "core/plan/line.hpp"
#include "rulesets/shinki/sheet/card.hpp"

namespace shiaiba::shinki {
namespace {

using plan::Fill;
using plan::Slot;
using plan::Symbol;
using plan::Tagging;
using plan::Type;
using plan::Verb;

constexpr int kMostHand = 60;

constexpr std::uint8_t of(Fact fact) { return static_cast<std::uint8_t>(fact); }
constexpr std::uint8_t of(Point point) { return static_cast<std::uint8_t>(point); }
constexpr std::int8_t tag(Tag tag) { return static_cast<std::int8_t>(tag); }

enum Domain : std::int8_t {
    kWhose,
    kWhoHas,
    kStatus,
    kSkill,
    kKind,
    kAnswer,
    kAction,
    kWay,
    kYes,
    kEnough,
    kTarget,
    kCard,
    kTiming,
    /// For own lists only.
    kSuit,
};

constexpr Symbol kWhoseWords[] = {{"self", "my", "自分の"},
                                  {"opponent", "opponent|opponent's", "相手の"}};
constexpr Symbol kWhoHasWords[] = {{"self", "I have", "自分が"},
                                   {"opponent", "opponent has", "相手が"}};
constexpr Symbol kStatusWords[] = {{"shinki", "shine", "心輝"},  {"poison", "poison", "毒"},
                                   {"fire", "fire", "火炎"},     {"dark", "darkness", "暗闇"},
                                   {"shaken", "shaken", "動揺"}, {"frenzy", "frenzy", "狂乱"}};
constexpr Symbol kKinds[] = {{"attack", "attacks", "攻撃スキル"},
                             {"carnage", "carnage skills", "カルネージスキル"},
                             {"healing", "healing", "回復スキル"},
                             {"drawing", "drawing skills", "札を引くスキル"},
                             {"support", "support skills", "補助スキル"}};
constexpr Symbol kAnswers[] = {
    {"guard", "guards", "防御"}, {"dodge", "dodges", "回避"}, {"counter", "counters", "反撃"}};
// No option has the last one: an instruction that requires it leaves only doing nothing.
constexpr Symbol kActions[] = {{"wait", "wait", "待機"},
                               {"calm", "calm", "鎮静"},
                               {"release", "release", "解除"},
                               {"none", "none", "なし"}};
constexpr Symbol kWays[] = {{"closer", "closer", "近く"}, {"away", "away", "遠く"}};
constexpr Symbol kOnlyYes[] = {{"yes", "yes", "はい"}};
constexpr Symbol kEnoughs[] = {{"guard", "guards that are enough", "足りる防御"},
                               {"dodge", "dodges that succeed", "成功する回避"}};
constexpr Symbol kTargets[] = {{"nearest", "the nearest enemy", "もっとも近い敵"},
                               {"weakest", "the weakest enemy", "もっとも弱い敵"},
                               {"strongest", "the strongest enemy", "もっとも強い敵"}};
constexpr Symbol kCardWords[] = {{"highest", "the highest card", "最高の札"},
                                 {"lowest", "the lowest card", "最低の札"}};
constexpr Symbol kTimings[] = {{"reaction", "reactions", "リアクション"}};

constexpr plan::Domain kDomains[] = {
    {"who", kWhoseWords, 1}, {"who", kWhoHasWords, 1}, {"status", kStatusWords, 3},
    {"skill", {}, 0},        {"kind", kKinds, 3},      {"answer", kAnswers, 2},
    {"action", kActions, 2}, {"way", kWays, 1},        {"yes", kOnlyYes, 1},
    {"enough", kEnoughs, 1}, {"target", kTargets, 2},  {"card", kCardWords, 1},
    {"timing", kTimings, 1},
};

constexpr plan::Fact kFacts[] = {
    {"hp", Type::Number, 0, kMostOpenHp, true},
    {"maxHp", Type::Number, 0, kMostOpenHp, true},
    {"lostHp", Type::Number, 0, kMostOpenHp, true},
    {"fatal", Type::Number, 0, kMostOpenHp, true},
    {"hand", Type::Number, 0, 60, true},
    {"kihaku", Type::Number, 0, 20, true},
    {"column", Type::Number, 1, 5, true},
    {"has", Type::Flag, 0, 1, true, kStatus},
    {"round", Type::Number, 1, 99, false},
    {"fatalNext", Type::Number, 0, 99, false},
    {"allies", Type::Number, 0, 7, false},
    {"enemies", Type::Number, 0, 8, false},
    {"distance", Type::Number, 0, 4, false},
    {"weakest", Type::Number, 0, kMostOpenHp, false},
    {"highest", Type::Number, 0, 13, false},
    {"handSum", Type::Number, 0, 500, false},
    {"canAct", Type::Flag, 0, 1, false},
    {"canMove", Type::Flag, 0, 1, false},
    {"canUse", Type::Flag, 0, 1, false, kSkill},
    {"canOverride", Type::Flag, 0, 1, false},
    {"best", Type::Number, 0, 500, false},
    {"canKill", Type::Flag, 0, 1, false},
    {"incoming", Type::Number, 0, kMostOpenHp, false},
    {"lethal", Type::Flag, 0, 1, false},
    {"carnage", Type::Flag, 0, 1, false},
    {"is", Type::Flag, 0, 1, false, kSkill},
    {"canUseKind", Type::Flag, 0, 1, false, kKind},
};

/// The facts of plans, and those of own lists behind them.
constexpr auto kListFacts = [] {
    constexpr std::size_t kOfPlans = std::size(kFacts);
    std::array<plan::Fact, kOfPlans + 4> all{};
    for (std::size_t k = 0; k < kOfPlans; ++k) all[k] = kFacts[k];
    all[kOfPlans] = {"usedSum", Type::Number, 0, 500, false};
    all[kOfPlans + 1] = {"usedHighest", Type::Number, 0, 13, false};
    all[kOfPlans + 2] = {"usedCards", Type::Number, 0, kMostCost, false};
    all[kOfPlans + 3] = {"usedSuit", Type::Flag, 0, 1, false, kSuit};
    return all;
}();
constexpr std::uint8_t of(ListFact fact) { return static_cast<std::uint8_t>(fact); }

constexpr plan::FactPhrase kFactPhrases[] = {
    {of(Fact::Hp), "{w} hp", "{w}HP"},
    {of(Fact::MaxHp), "{w} max hp", "{w}最大HP"},
    {of(Fact::LostHp), "{w} lost hp", "{w}失ったHP"},
    {of(Fact::Fatal), "{w} fatal damage", "{w}フェイタルダメージ"},
    {of(Fact::Hand), "{w} hand", "{w}手札"},
    {of(Fact::Kihaku), "{w} grit|{w} kihaku", "{w}気魄"},
    {of(Fact::Column), "{w} column", "{w}列"},
    {of(Fact::Has), "{h} {X}", "{h}{X}状態"},
    {of(Fact::Round), "round", "ラウンド"},
    {of(Fact::FatalNext), "fatal damage to come", "次のフェイタルダメージ"},
    {of(Fact::Allies), "allies", "味方の数"},
    {of(Fact::Enemies), "enemies", "敵の数"},
    {of(Fact::Distance), "distance", "距離"},
    {of(Fact::Weakest), "least hp of the enemies", "敵の最小HP"},
    {of(Fact::Highest), "my highest card", "自分の最高の札"},
    {of(Fact::HandSum), "sum of my hand", "自分の手札の合計"},
    {of(Fact::CanAct), "able to act", "アクションが可能"},
    {of(Fact::CanMove), "able to move", "ムーブが可能"},
    {of(Fact::CanUse), "able to use {O}", "{O}が使用可能"},
    {of(Fact::CanOverride), "able to override", "オーバーライドが可能"},
    {of(Fact::Best), "best attack", "最良の攻撃"},
    {of(Fact::CanKill), "able to kill", "倒せる攻撃が可能"},
    {of(Fact::Incoming), "incoming damage", "受けるダメージ"},
    {of(Fact::Lethal), "incoming is lethal", "受ける攻撃が致命的"},
    {of(Fact::Carnage), "incoming is a carnage skill", "受ける攻撃がカルネージ"},
    {of(Fact::Is), "incoming is {N}", "受ける攻撃が{N}"},
    {of(Fact::CanUseKind), "able to use {K}", "{K}が使用可能"},
};

constexpr plan::Tag kTags[] = {
    {"skill", Tagging::Value, kSkill},   {"kind", Tagging::Value, kKind},
    {"answer", Tagging::Value, kAnswer}, {"action", Tagging::Value, kAction},
    {"way", Tagging::Value, kWay},       {"kills", Tagging::Value, kYes},
    {"enough", Tagging::Value, kEnough}, {"target", Tagging::Ranked, kTarget},
    {"card", Tagging::Ranked, kCard},    {"timing", Tagging::Value, kTiming},
    {"finish", Tagging::Value, kYes},
};

constexpr plan::Decision kDecisions[] = {
    {"order", "the order", "順番", "the party's order", "並び順"},
    {"command", "the command", "コマンド", "the best attack", "最良の攻撃"},
    {"pay", "paying", "支払い", "the second highest card", "二番目に高い札"},
    {"give", "handing over", "札渡し", "the lowest card", "最低の札"},
    {"column", "moving", "移動", "where the best attack is", "最良の攻撃ができる列"},
    {"react", "answering", "応答", "what protects best", "よく防げるもの"},
    {"sidestep", "dodging", "回避", "out of range", "射程の外"},
    {"round_end", "the round's end", "ラウンドの終わり", "use", "使用する"},
    {"discard", "discarding", "捨て札", "the lowest card", "最低の札"},
    {"override", "Override", "オーバーライド", "override", "使用する"},
    {"finish", "finishing", "とどめ", "spare", "刺さない", 1U << of(Point::Command)},
    {"overflow", "grit over its limit", "上限を超えた気魄", "the oldest card", "最も古い札"},
    {"timed", "the start", "開始時", "use", "使用する"},
    {"target", "further targets", "対象の追加", "as many as may be", "できるだけ"},
};

constexpr std::uint32_t kKeeping = 1U << of(Point::Command) | 1U << of(Point::React) |
                                   1U << of(Point::RoundEnd) | 1U << of(Point::Timed);
constexpr plan::Resource kResources[] = {{"kihaku", "grit", "気魄", kKeeping},
                                         {"cards", "cards", "手札", kKeeping}};

enum Group : std::uint8_t { kSkills, kAnswersOf, kPaidFor, kSkillsOn };
constexpr plan::Selector kSelectors[] = {
    {kSkills, "{S}", "{S}"},
    {kSkills, "{k}", "{k}"},
    {kSkillsOn, "{S}[ on {t}]", "[{t}に]{S}"},
    {kSkillsOn, "{k}[ on {t}]", "[{t}に]{k}"},
    {kAnswersOf, "{S}", "{S}"},
    {kAnswersOf, "{e}", "{e}"},
    {kAnswersOf, "{a}", "{a}"},
    {kPaidFor, "{S}", "{S}"},
    {kPaidFor, "attacks", "攻撃スキル", {tag(Tag::Kind), kAttackKind}},
    {kPaidFor, "reactions", "リアクション", {tag(Tag::Timing), 0}},
};

constexpr Slot tag_slot(char code, Domain domain, Tag of) {
    Slot slot{};
    slot.code = code;
    slot.fill = Fill::Tag;
    slot.domain = domain;
    slot.tag = tag(of);
    slot.own = domain == kSkill;
    return slot;
}
constexpr Slot argument_slot(char code, Fill fill, Domain domain, bool own = false) {
    Slot slot{};
    slot.code = code;
    slot.fill = fill;
    slot.domain = domain;
    slot.own = own;
    return slot;
}
constexpr Slot selector_slot(char code, Group group, bool source = false) {
    Slot slot{};
    slot.code = code;
    slot.fill = Fill::Selector;
    slot.groups = static_cast<std::uint8_t>(1U << group);
    slot.source = source;
    slot.own = true;
    return slot;
}

constexpr Slot kSlots[] = {
    argument_slot('w', Fill::Who, kWhose),
    argument_slot('h', Fill::Who, kWhoHas),
    argument_slot('X', Fill::Which, kStatus),
    argument_slot('O', Fill::Which, kSkill, true),
    argument_slot('N', Fill::Which, kSkill),
    argument_slot('K', Fill::Which, kKind),
    tag_slot('S', kSkill, Tag::Skill),
    tag_slot('k', kKind, Tag::Kind),
    tag_slot('a', kAnswer, Tag::Answer),
    tag_slot('e', kEnough, Tag::Enough),
    tag_slot('t', kTarget, Tag::Target),
    tag_slot('c', kCard, Tag::CardRank),
    selector_slot('s', kSkills),
    selector_slot('o', kSkillsOn),
    selector_slot('r', kAnswersOf),
    selector_slot('p', kPaidFor, true),
    argument_slot('n', Fill::Amount, kWhose),
};

constexpr plan::Form kForms[] = {
    {Verb::Prefer, of(Point::Command), "use {o}", "{o}を使用する", {}, "P013"},
    {Verb::Avoid, of(Point::Command), "do not use {s}", "{s}を使用しない", {}, "P013"},
    {Verb::Require, of(Point::Command), "use only {s}", "{s}だけを使用する", {}, "P013"},
    {Verb::Prefer,
     of(Point::Command),
     "use what kills",
     "倒せるスキルを使用する",
     {{tag(Tag::Kills), 0}}},
    {Verb::Prefer, of(Point::Command), "step closer", "近づく", {{tag(Tag::Way), kCloser}}},
    {Verb::Prefer, of(Point::Command), "step away", "離れる", {{tag(Tag::Way), kAway}}},
    {Verb::Prefer, of(Point::Command), "wait", "待機する", {{tag(Tag::Action), kWaitAction}}},
    {Verb::Avoid,
     of(Point::Command),
     "do not wait",
     "待機しない",
     {{tag(Tag::Action), kWaitAction}}},
    {Verb::Prefer,
     of(Point::Command),
     "calm down",
     "狂乱を鎮める",
     {{tag(Tag::Action), kCalmAction}}},
    {Verb::Prefer,
     of(Point::Command),
     "release the shine",
     "心輝を解除する",
     {{tag(Tag::Action), kReleaseAction}}},
    {Verb::Require,
     of(Point::Command),
     "do nothing",
     "何もしない",
     {{tag(Tag::Action), kNoAction}}},
    {Verb::Prefer, of(Point::React), "answer with {r}", "{r}で応じる", {}, "P013"},
    {Verb::Avoid, of(Point::React), "do not answer with {r}", "{r}で応じない", {}, "P013"},
    {Verb::Require, of(Point::React), "do not answer", "応じない", {{tag(Tag::Action), kNoAction}}},
    {Verb::Prefer, of(Point::Pay), "pay[ for {p}] with {c}", "[{p}には]{c}で支払う", {}, "P013"},
    {Verb::Prefer, of(Point::Column), "move closer", "近くへ移動する", {{tag(Tag::Way), kCloser}}},
    {Verb::Prefer, of(Point::Column), "move away", "遠くへ移動する", {{tag(Tag::Way), kAway}}},
    {Verb::Prefer,
     of(Point::RoundEnd),
     "use {s} at the round's end",
     "ラウンドの終わりに{s}を使用する",
     {},
     "P013"},
    {Verb::Avoid,
     of(Point::RoundEnd),
     "do not use {s} at the round's end",
     "ラウンドの終わりに{s}を使用しない",
     {},
     "P013"},
    {Verb::Prefer, of(Point::Give), "give {c}", "{c}を渡す", {}, "P016"},
    {Verb::Require,
     of(Point::Give),
     "give no more",
     "もう渡さない",
     {{tag(Tag::Action), kNoAction}}},
    {Verb::Prefer, of(Point::Discard), "discard {c}", "{c}を捨てる", {}, "P016"},
    {Verb::Require,
     of(Point::Override),
     "do not override",
     "オーバーライドしない",
     {{tag(Tag::Action), kNoAction}}},
    {Verb::Prefer, of(Point::Finish), "finish the fallen", "とどめを刺す", {{tag(Tag::Finish), 0}}},
    {Verb::Prefer,
     of(Point::Overflow),
     "discard the highest grit|discard the highest kihaku",
     "最高の気魄を捨てる",
     {{tag(Tag::CardRank), kHighestCard}}},
    {Verb::Prefer,
     of(Point::Overflow),
     "discard the lowest grit|discard the lowest kihaku",
     "最低の気魄を捨てる",
     {{tag(Tag::CardRank), kLowestCard}}},
    {Verb::Prefer,
     of(Point::RoundEnd),
     "calm down at the round's end",
     "ラウンドの終わりに狂乱を鎮める",
     {{tag(Tag::Action), kCalmAction}}},
    {Verb::Keep, static_cast<std::uint8_t>(Resource::Kihaku), "keep {n} grit|keep {n} kihaku",
     "気魄を{n}枚残す"},
    {Verb::Keep, static_cast<std::uint8_t>(Resource::Cards), "keep {n} cards", "手札を{n}枚残す"},
    // Skills of own lists (4.1).
    {Verb::Prefer, of(Point::Timed), "use {s} at the start", "開始時に{s}を使用する", {}, "P013"},
    {Verb::Avoid,
     of(Point::Timed),
     "do not use {s} at the start",
     "開始時に{s}を使用しない",
     {},
     "P013"},
    {Verb::Require,
     of(Point::Pay),
     "pay no more",
     "もう支払わない",
     {{tag(Tag::Action), kNoAction}}},
};

constexpr std::array<plan::Preset, 4> kPresets{
    {{"突撃", "Rush", "間合いを詰め、最高の札で打ち、守りを惜しむ",
      "closes in, strikes with its best cards, spares its guard",
      "倒せるスキルを使用する\n"
      "攻撃スキルには最高の札で支払う\n"
      "自分のHPが30より大きい かつ 受けるダメージが5以下 かつ 受ける攻撃が致命的でない場合、防御で応じない\n"
      "アクションが可能でない かつ 自分のHPが20より大きい かつ 自分の手札が6以下の場合、札を引くスキルを使用する"},
     {"間合い", "Kite", "打って離れ、かわせるものはかわす",
      "strikes, then steps back; dodges what it can",
      "アクションが可能でない かつ 距離が1以下の場合、離れる\n"
      "受けるダメージが4以上の場合、成功する回避で応じる\n"
      "自分の手札が1以下 かつ 倒せる攻撃が可能でない場合、待機する"},
     {"堅守", "Bulwark", "守りきり、気魄をためてカルネージスキルへ",
      "guards fully and gathers grit for its carnage skill",
      "受けるダメージが2以上の場合、足りる防御で応じる\n"
      "自分の気魄が5以上の場合、カルネージスキルを使用する\n"
      "自分の手札が3以下 かつ 倒せる攻撃が可能でない場合、待機する"},
     {"奥義", "Reaper", "守って気魄を満たし、一撃で終わらせる",
      "fills its grit by guarding, then ends it with one carnage skill",
      "倒せるスキルを使用する\n"
      "自分の気魄が7以上の場合、カルネージスキルを使用する\n"
      "自分の気魄が7未満 かつ 受けるダメージが1以上の場合、防御で応じる\n"
      "自分の気魄が9未満の場合、ラウンドの終わりに回復スキルを使用しない"}}};

/// The facts that everybody sees; the last kOfAnswers ones are for reactions only.
constexpr plan::FactPhrase kListPhrases[] = {
    {of(Fact::Hp), "{w} hp", "{w}HP"},
    {of(Fact::MaxHp), "{w} max hp", "{w}最大HP"},
    {of(Fact::LostHp), "{w} lost hp", "{w}失ったHP"},
    {of(Fact::Fatal), "{w} fatal damage", "{w}フェイタルダメージ"},
    {of(Fact::Hand), "{w} hand", "{w}手札"},
    {of(Fact::Kihaku), "{w} grit|{w} kihaku", "{w}気魄"},
    {of(Fact::Column), "{w} column", "{w}列"},
    {of(Fact::Has), "{h} {X}", "{h}{X}状態"},
    {of(Fact::Round), "round", "ラウンド"},
    {of(Fact::FatalNext), "fatal damage to come", "次のフェイタルダメージ"},
    {of(Fact::Allies), "allies", "味方の数"},
    {of(Fact::Enemies), "enemies", "敵の数"},
    {of(Fact::Distance), "distance", "距離"},
    {of(Fact::Weakest), "least hp of the enemies", "敵の最小HP"},
    {of(ListFact::UsedSum), "X|sum of the used cards", "X|使用カードの合計"},
    {of(ListFact::UsedHighest), "highest used card", "使用カードの最大値"},
    {of(ListFact::UsedCards), "used cards", "使用カードの枚数"},
    {of(ListFact::UsedSuit), "{V} among the used cards", "使用カードに{V}がある"},
    {of(Fact::Incoming), "incoming damage", "受けるダメージ"},
    {of(Fact::Lethal), "incoming is lethal", "受ける攻撃が致命的"},
    {of(Fact::Carnage), "incoming is a carnage skill", "受ける攻撃がカルネージ"},
};
constexpr std::size_t kOfAnswers = 3;

constexpr Symbol kWhoseTarget[] = {{"self", "my", "自分の"},
                                   {"opponent", "target's|opponent|opponent's", "対象の|相手の"}};
constexpr Symbol kTargetHas[] = {{"self", "I have", "自分が"},
                                 {"opponent", "target has|opponent has", "対象が|相手が"}};
/// In the order of suits (card.hpp).
constexpr Symbol kSuitWords[] = {{"S", "spades", "スペード"},
                                 {"H", "hearts", "ハート"},
                                 {"D", "diamonds", "ダイヤ"},
                                 {"C", "clubs", "クラブ"}};
constexpr auto list_domains(bool reaction) {
    std::array<plan::Domain, kSuit + 1> all{};
    all[kWhose] = {"who", reaction ? std::span<const Symbol>(kWhoseWords) : kWhoseTarget, 1};
    all[kWhoHas] = {"who", reaction ? std::span<const Symbol>(kWhoHasWords) : kTargetHas, 1};
    all[kStatus] = {"status", kStatusWords, 3};
    all[kSuit] = {"suit", kSuitWords, 2};
    return all;
}
constexpr std::array kListDomains{list_domains(false), list_domains(true)};
constexpr Slot kListSlots[] = {
    argument_slot('w', Fill::Who, kWhose),
    argument_slot('h', Fill::Who, kWhoHas),
    argument_slot('X', Fill::Which, kStatus),
    argument_slot('V', Fill::Which, kSuit),
};

plan::Vocabulary list_vocabulary(bool reaction) {
    plan::Vocabulary words = vocabulary();
    words.domains = kListDomains[reaction ? 1 : 0];
    words.facts = kListFacts;
    words.slots = kListSlots;
    words.fact_phrases = kListPhrases;
    words.tags = {};
    words.decisions = {};
    words.resources = {};
    words.selectors = {};
    words.forms = {};
    if (!reaction) {
        words.fact_phrases = words.fact_phrases.first(std::size(kListPhrases) - kOfAnswers);
    }
    return words;
}

} // namespace

plan::LineContext words_of_effects(const SkillList& list, bool reaction) {
    static const std::vector<plan::Definition> none;
    static const std::array<plan::Vocabulary, 2> words{list_vocabulary(false),
                                                       list_vocabulary(true)};
    return {&words[reaction ? 1 : 0], &list.status_names, &none};
}

plan::Names names_of(const std::vector<OwnStatus>& statuses) {
    plan::Names names;
    names.domains.resize(kStatus + 1);
    for (const OwnStatus& one : statuses) {
        names.domains[kStatus].push_back({one.en, one.ja, true, one.id});
    }
    plan::fold_names(names);
    return names;
}

const plan::Vocabulary& vocabulary() {
    static const plan::Vocabulary shinki{
        "shinki",
        kDomains,
        kFacts,
        kTags,
        kDecisions,
        kResources,
        kSlots,
        kFactPhrases,
        kSelectors,
        kForms,
        "使用し|使用する|近づ|離れ|待機し|待機する|鎮め|解除|何も|応じ|支払|移動|渡|捨て|オーバーライドし|とどめ|残し|残す",
        8,
        4,
        5,
        4,
        4,
        1,
    };
    return shinki;
}

plan::SheetNames skill_names(const SkillList& list, const std::vector<int>& own) {
    plan::Names names = list.status_names;
    names.domains.resize(std::size(kDomains));
    for (std::size_t k = 0; k < list.skills.size(); ++k) {
        const Skill& skill = list.skills[k];
        const bool has = std::find(own.begin(), own.end(), static_cast<int>(k)) != own.end();
        names.domains[kSkill].push_back({skill.en, skill.bare_ja(), has, skill.id});
    }
    names.most = {kGmKihaku, kMostHand};
    plan::fold_names(names);
    return std::make_shared<const plan::Names>(std::move(names));
}

const plan::Presets& presets() {
    static const plan::Presets all(vocabulary(), kPresets);
    return all;
}

const plan::Tactic& no_plans() {
    static const plan::Tactic none(vocabulary(), {});
    return none;
}

} // namespace shiaiba::shinki

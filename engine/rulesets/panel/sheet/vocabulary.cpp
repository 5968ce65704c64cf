// The vocabulary of パネルアレー戦 as data: symbols, facts, tags, phrases, instructions; and the
// templates of plans. Places of symbols, facts, tags and decisions stand in links: append only.
#include "rulesets/panel/sheet/vocabulary.hpp"

#include <array>
#include <iterator>

#include "core/plan/line.hpp"
#include "rulesets/panel/sheet/array.hpp"

namespace shiaiba::panel {
namespace {

using plan::FactPhrase;
using plan::Fill;
using plan::Form;
using plan::Resource;
using plan::Selector;
using plan::Slot;
using plan::Symbol;
using plan::Tagging;
using plan::Type;
using plan::Verb;

constexpr std::uint8_t of(Fact fact) { return static_cast<std::uint8_t>(fact); }
constexpr std::uint8_t of(Point point) { return static_cast<std::uint8_t>(point); }
constexpr std::int8_t tag(Tag tag) { return static_cast<std::int8_t>(tag); }

constexpr Symbol kWhoseWords[] = {{"self", "my", "自分の"},
                                  {"opponent", "opponent|opponent's", "相手の"}};
constexpr Symbol kWhoHasWords[] = {{"self", "I have", "自分が"},
                                   {"opponent", "opponent has", "相手が"}};
constexpr Symbol kWhoMaintainsWords[] = {{"self", "I maintain", "自分が"},
                                         {"opponent", "opponent maintains", "相手が"}};
constexpr Symbol kElements[] = {{"火", "fire", "火"},  {"水", "water", "水"},
                                {"風", "wind", "風"},  {"地", "earth", "地"},
                                {"剣", "sword", "剣"}, {"黒", "black", "黒"}};
constexpr Symbol kClasses[] = {{"ailment", "ailments", "異状"},
                               {"boost", "boosts", "強化"},
                               {"special", "special states", "特殊状態"}};
constexpr Symbol kCosts[] = {{"白", "white", "白"}};
constexpr Symbol kArts[] = {{"sword", "sword arts", "剣技"}, {"magic", "magic", "魔法"}};
constexpr Symbol kArtsOf[] = {{"sword", "sword art|sword-art|sword arts", "剣技の|剣技"},
                              {"magic", "magic", "魔法の|魔法"}};
constexpr Symbol kKinds[] = {{"active", "active", "能動"}, {"reactive", "reactive", "受動"}};
constexpr Symbol kDoing[] = {{"attack", "attack", "攻撃"},       {"heal", "healing", "回復"},
                             {"counter", "counter", "反撃"},     {"reduce", "reducing", "軽減"},
                             {"cancel", "cancelling", "打消し"}, {"ailment", "ailment", "異状付与"},
                             {"boost", "boosting", "強化付与"}};
static_assert(std::size(kDoing) == kDoesWords);
constexpr Symbol kOnlyYes[] = {{"yes", "maintain", "維持"}};
constexpr Symbol kStates[] = {{"unused", "unused", "未使用の"},
                              {"used", "used", "使用済みの"},
                              {"maintained", "maintained", "維持中の"}};
// Plans once named a class of statuses here ("ailment", "boost"): files with these words are still
// read, and links keep its two bits (kTags).
constexpr Symbol kEdgeWords[] = {{"leftmost", "leftmost", "左端の", "ailment"},
                                 {"rightmost", "rightmost", "右端の", "boost"}};
constexpr Symbol kChoices[] = {{"keep", "keep", "維持"}, {"release", "release", "解除"}};

constexpr plan::Domain kDomains[] = {
    {"who", kWhoseWords, 1},   {"who", kWhoHasWords, 1},  {"who", kWhoMaintainsWords, 1},
    {"element", kElements, 3}, {"status", {}, 0},         {"class", kClasses, 2},
    {"cost", kCosts, 1},       {"art", kArts, 1},         {"kind", kKinds, 1},
    {"does", kDoing, 3},       {"maintain", kOnlyYes, 1}, {"state", kStates, 2},
    {"edge", kEdgeWords, 1},   {"choice", kChoices, 1},   {"skill", {}, 0},
    {"pattern", {}, 0, true},  {"art", kArtsOf, 1},
};

/// The highest number that links had room for when their widths were frozen. Own lists have made
/// arrays and stacks larger since.
constexpr int kLinkMost = 15;
constexpr plan::Fact kFacts[] = {
    {"hp", Type::Number, 0, 60, true},
    {"maxHp", Type::Number, 0, 60, true},
    {"lostHp", Type::Number, 0, 60, true},
    {"turn", Type::Number, 1, 8, false},
    {"first", Type::Flag, 0, 1, false},
    {"second", Type::Flag, 0, 1, false},
    {"unused", Type::Number, 0, kMostPanels, true, kElement, true, -1, kLinkMost},
    {"used", Type::Number, 0, kMostPanels, true, kElement, true, -1, kLinkMost},
    {"panels", Type::Number, 0, kMostPanels, true, kElement, true, -1, kLinkMost},
    {"status", Type::Number, 0, kMostNumber, true, kStatus, false, -1, kLinkMost},
    {"panelsWith", Type::Number, 0, kMostPanels, true, kStatus, false, -1, kLinkMost},
    {"skillsWith", Type::Number, 0, 120, true, kStatus},
    {"has", Type::Flag, 0, 1, true, kStatus},
    {"maintaining", Type::Flag, 0, 1, true, kSkill, true},
    {"usesThisTurn", Type::Number, 0, 99, false, kSkill},
    {"opponentUsed", Type::Flag, 0, 1, false, kSkill},
    {"incomingDamage", Type::Number, 0, 99, false},
    {"incomingArt", Type::Flag, 0, 1, false},
    {"incomingAttr", Type::Flag, 0, 1, false, kElement},
    {"pattern", Type::Flag, 0, 1, false, kPattern},
};

constexpr auto kListFacts = [] {
    std::array<plan::Fact, std::size(kFacts) + 1> all{};
    for (std::size_t k = 0; k < std::size(kFacts); ++k) all[k] = kFacts[k];
    all[kSpentFact] = {"spent", Type::Number, 0, kMostNumber, false};
    return all;
}();

constexpr FactPhrase kFactPhrases[] = {
    {of(Fact::Hp), "{w} hp", "{w}HP"},
    {of(Fact::MaxHp), "{w} max hp", "{w}最大HP"},
    {of(Fact::LostHp), "{w} lost hp", "{w}失ったHP"},
    {of(Fact::Turn), "turn", "ターン"},
    {of(Fact::First), "going first", "先攻"},
    {of(Fact::Second), "going second", "後攻"},
    {of(Fact::Unused), "{w} unused [{E} ]panels", "{w}未使用の[{E}]パネル|{w}未使用[{E}]パネル"},
    {of(Fact::Used), "{w} used [{E} ]panels", "{w}使用済みの[{E}]パネル|{w}使用済み[{E}]パネル"},
    {of(Fact::Panels), "{w} [{E} ]panels", "{w}[{E}]パネル"},
    {of(Fact::StatusOf), "{w} {X}", "{w}{X}"},
    {of(Fact::PanelsWith), "{w} panels with {X}", "{w}{X}状態のパネル"},
    {of(Fact::SkillsWith), "{w} skills with {X}", "{w}{X}状態のスキル"},
    {of(Fact::Has), "{h} {X}", "{h}{X}状態"},
    {of(Fact::Maintaining), "I maintain {O}", "{O}を維持中|自分が{O}を維持中"},
    {of(Fact::Maintaining), "opponent maintains {N}", "相手が{N}を維持中", 1},
    {of(Fact::Maintaining), "{i} a skill", "{i}維持中のスキルを持つ"},
    {of(Fact::Uses), "my uses of {O}", "自分の{O}の使用回数"},
    {of(Fact::OpponentUsed), "opponent used {N} this turn", "相手がこのターン{N}を使用済み"},
    {of(Fact::IncomingDamage), "incoming damage", "受ける攻撃のダメージ"},
    {of(Fact::IncomingArt), "incoming is a sword art", "受ける攻撃が剣技"},
    {of(Fact::IncomingAttr), "incoming is {E}", "受ける攻撃が{E}属性"},
    {of(Fact::Pattern), "my pattern is {Q}", "自分の現在のパターンが{Q}"},
};

constexpr plan::Tag kTags[] = {
    {"skill", Tagging::Value, kSkill},     {"attr", Tagging::Value, kElement},
    {"art", Tagging::Value, kArt},         {"kind", Tagging::Value, kKind},
    {"maintain", Tagging::Value, kYes},    {"does", Tagging::Value, kDoes},
    {"state", Tagging::Value, kState},     {"element", Tagging::Value, kElement},
    {"status", Tagging::Value, kStatus},   {"edge", Tagging::Value, kEdges, 2},
    {"pattern", Tagging::Value, kPattern}, {"choice", Tagging::Value, kChoice},
    {"class", Tagging::Value, kClass},     {"cost", Tagging::Value, kCost},
};

constexpr plan::Decision kDecisions[] = {
    {"use", "using a skill", "スキルの使用", "the first usable skill", "上から最初に使えるスキル"},
    {"target", "choosing a target", "対象の選択", "the first candidate", "最初の候補"},
    {"pay", "paying", "支払い", "the leftmost fitting panel", "左から最初に払えるパネル"},
    {"transcribe", "transcription", "転写", "none", "転写しない"},
    {"maintain", "maintenance", "維持", "keep", "続ける"},
    {"attr", "choosing an element", "属性の選択", "the effect's own", "効果の既定"},
};

constexpr Resource kResources[] = {{"panels", "panels", "パネル", 1U << of(Point::Use)}};

enum G { kSkills, kAnyPanels, kKeptPanels, kSources };

constexpr Selector kSelectors[] = {
    {kSkills, "{S}", "{S}"},
    {kSkills, "{r}", "{r}"},
    {kSkills, "{a} skills", "{a}属性のスキル"},
    {kSkills, "{d} skills", "{d}スキル"},
    {kSkills, "{v} skills", "{v}スキル"},
    {kSkills, "{y} skills", "{y}スキル"},
    // An element or art together with another property of the skill.
    {kSkills, "{a} {d} skills", "{a}属性の{d}スキル"},
    {kSkills, "{a} {v} skills", "{a}属性の{v}スキル"},
    {kSkills, "{a} {y} skills", "{a}属性の{y}スキル"},
    {kSkills, "{A} {d} skills", "{A}{d}スキル"},
    {kSkills, "{A} {v} skills", "{A}{v}スキル"},
    {kSkills, "{A} {y} skills", "{A}{y}スキル"},
    {kAnyPanels, "[{u} ][{e} ]panels[ with {x}]", "[{u}][{x}状態の][{e}]パネル"},
    {kAnyPanels, "{g} panel", "{g}パネル"},
    // Behind the panels, so that "any target at all" is printed as "target panels" ([panel 8.5]).
    {kSkills, "skills", "スキル"},
    {kKeptPanels, "[{e} ]panels|[{e} ]panel", "[{e}]パネル"},
    {kSources, "{S}", "{S}"},
    {kSources, "{l}", "{l}"},
    {kSources, "{x}", "{x}"},
    {kSources, "{b}", "{b}"},
};

constexpr Slot tag_slot(char code, Domain domain, Tag of) {
    Slot slot{};
    slot.code = code;
    slot.fill = Fill::Tag;
    slot.domain = static_cast<std::int8_t>(domain);
    slot.tag = tag(of);
    return slot;
}
constexpr Slot argument_slot(char code, Fill fill, Domain domain, bool own = false) {
    Slot slot{};
    slot.code = code;
    slot.fill = fill;
    slot.domain = static_cast<std::int8_t>(domain);
    slot.own = own;
    return slot;
}
constexpr Slot selector_slot(char code, std::uint8_t groups, bool source, bool own) {
    Slot slot{};
    slot.code = code;
    slot.fill = Fill::Selector;
    slot.groups = groups;
    slot.source = source;
    slot.own = own;
    return slot;
}
constexpr Slot kept(Slot slot) {
    slot.source = true;
    slot.own = true;
    return slot;
}
constexpr Slot own(Slot slot) {
    slot.own = true;
    return slot;
}

constexpr Slot kSlots[] = {
    argument_slot('w', Fill::Who, kWhose),
    argument_slot('h', Fill::Who, kWhoHas),
    argument_slot('i', Fill::Who, kWhoMaintains),
    argument_slot('E', Fill::Which, kElement),
    argument_slot('X', Fill::Which, kStatus),
    argument_slot('O', Fill::Which, kSkill, true),
    argument_slot('N', Fill::Which, kSkill),
    argument_slot('Q', Fill::Which, kPattern, true),
    tag_slot('S', kSkill, Tag::Skill),
    tag_slot('r', kArt, Tag::Art),
    tag_slot('A', kArtOf, Tag::Art),
    tag_slot('a', kElement, Tag::Attr),
    tag_slot('d', kDoes, Tag::Does),
    tag_slot('v', kKind, Tag::Kind),
    tag_slot('y', kYes, Tag::Maintain),
    tag_slot('u', kState, Tag::State),
    tag_slot('e', kElement, Tag::Element),
    tag_slot('x', kStatus, Tag::Status),
    tag_slot('g', kEdges, Tag::Edge),
    tag_slot('l', kClass, Tag::Class),
    tag_slot('b', kCost, Tag::Cost),
    own(tag_slot('P', kPattern, Tag::Pattern)),
    kept(tag_slot('m', kSkill, Tag::Skill)),
    selector_slot('s', 1U << kSkills, false, true),
    selector_slot('t', (1U << kSkills) | (1U << kAnyPanels), false, false),
    selector_slot('p', 1U << kAnyPanels, false, false),
    selector_slot('k', 1U << kKeptPanels, false, false),
    selector_slot('c', 1U << kSources, true, true),
    argument_slot('n', Fill::Amount, kWhose),
};

constexpr Form kForms[] = {
    {Verb::Prefer, of(Point::Use), "use {s}", "{s}を使用する", {}, "P013"},
    {Verb::Avoid, of(Point::Use), "do not use {s}", "{s}を使用しない", {}, "P013"},
    {Verb::Require, of(Point::Use), "use only {s}", "{s}だけを使用する", {}, "P013"},
    {Verb::Prefer, of(Point::Target), "target {t}[ for {c}]", "[{c}の対象は]{t}を狙う"},
    {Verb::Avoid, of(Point::Target), "do not target {t}[ for {c}]", "[{c}の対象は]{t}を狙わない"},
    {Verb::Keep, 0, "keep {n} {k}", "{k}を{n}枚残す|{n}枚の{k}を残す"},
    {Verb::Prefer, of(Point::Pay), "pay {c} with {p}", "{c}のコストは{p}で支払う", {}, "P013"},
    {Verb::Prefer, of(Point::Transcribe), "transcribe {P}", "{P}を転写する", {}, "P013"},
    {Verb::Avoid, of(Point::Transcribe), "do not transcribe {P}", "{P}を転写しない", {}, "P013"},
    {Verb::Require,
     of(Point::Transcribe),
     "do not transcribe",
     "転写しない",
     {{tag(Tag::Pattern), plan::kNever}}},
    {Verb::Prefer,
     of(Point::Maintain),
     "release {m}",
     "{m}の維持を解除する",
     {{tag(Tag::Choice), 1}},
     "P013"},
    {Verb::Prefer,
     of(Point::Maintain),
     "maintain {m}",
     "{m}の維持を続ける",
     {{tag(Tag::Choice), 0}},
     "P013"},
    {Verb::Prefer, of(Point::Attr), "choose {e} for {c}", "{c}の属性は{e}を選ぶ", {}, "P016"},
};

} // namespace

const plan::Vocabulary& vocabulary() {
    static const plan::Vocabulary panel{
        "panel",
        kDomains,
        kFacts,
        kTags,
        kDecisions,
        kResources,
        kSlots,
        kFactPhrases,
        kSelectors,
        kForms,
        "使用し|使用する|使用せ|狙い|狙う|残し|残す|支払|転写し|転写する|解除|続け|選び|選ぶ",
        3,
        4,
        5,
        4,
        4,
        2,
    };
    return panel;
}

namespace {

/// The facts that own lists may speak of: all facts of plans except the pattern, plus the number
/// spent. The last three, about the incoming attack, are for lines that answer one.
constexpr auto kListPhrases = [] {
    std::array<FactPhrase, std::size(kFactPhrases)> all{};
    std::size_t known = 0;
    std::size_t answers = std::size(kFactPhrases) - 3;
    for (const FactPhrase& phrase : kFactPhrases) {
        const bool incoming =
            phrase.fact >= of(Fact::IncomingDamage) && phrase.fact <= of(Fact::IncomingAttr);
        if (phrase.fact != of(Fact::Pattern)) all[incoming ? answers++ : known++] = phrase;
    }
    all[known] = {kSpentFact, "number spent", "消費した数"};
    return all;
}();

plan::Vocabulary words_of_lists(bool answers) {
    plan::Vocabulary words = vocabulary();
    words.facts = kListFacts;
    words.fact_phrases = kListPhrases;
    words.tags = {};
    words.decisions = {};
    words.resources = {};
    words.selectors = {};
    words.forms = {};
    if (!answers) words.fact_phrases = words.fact_phrases.first(std::size(kListPhrases) - 3);
    return words;
}

} // namespace

const plan::Vocabulary& list_vocabulary(bool answers) {
    static const std::array<plan::Vocabulary, 2> all{words_of_lists(false), words_of_lists(true)};
    return all[answers ? 1 : 0];
}

plan::Names names_of(const SkillList& list, const OwnNames& own) {
    plan::Names names;
    names.domains.resize(std::size(kDomains));
    for (const Status& status : list.statuses) {
        names.domains[kStatus].push_back({status.name, status.name, true, status.ja});
    }
    for (std::size_t k = 0; k < list.skills.size(); ++k) {
        const Skill& skill = list.skills[k];
        names.domains[kSkill].push_back({skill.en, skill.name, own.skills[k] != 0, skill.reading});
    }
    for (std::size_t k = 0; k < own.patterns.size(); ++k) {
        const std::string number = std::to_string(k + 1);
        names.domains[kPattern].push_back(
            {"pattern " + number, "パターン" + number, true, own.patterns[k]});
    }
    names.most = {own.panels};
    plan::fold_names(names);
    return names;
}

// -- Templates of plans

std::string_view templates() {
    return R"json([
{"name":{"ja":"守りの力を惜しむ","en":"Save what guards you"},"plans":[
 {"text":"受ける攻撃のダメージが1以下である場合、受動スキルを使用しない","note":"小さな攻撃は受けておく / take small hits"},
 {"text":"先攻の場合、パネルを2枚残す","note":"後攻の攻撃に応じるため / to answer what comes next"}]},
{"name":{"ja":"回復の時を選ぶ","en":"Heal when it counts"},"plans":[
 {"text":"自分の失ったHPが2未満である場合、回復スキルを使用しない","note":"無駄な回復をしない / waste no healing"},
 {"text":"自分のHPが6以下である場合、回復スキルを使用する","note":"危うければ何より先に / in danger before anything else"}]},
{"name":{"ja":"維持は一つ","en":"Maintain one thing"},"plans":[
 {"text":"自分が維持中のスキルを持つ場合、維持スキルを使用しない","note":"残りのパネルは攻めに / the other panels attack"}]},
{"name":{"ja":"とどめ","en":"The last blow"},"plans":[
 {"text":"相手のHPが4以下である場合、攻撃スキルを使用する","note":"倒せるうちに / while it can be done"},
 {"text":"ターンが8以上である場合、回復スキルを使用しない","note":"後がない / there is no later"}]},
{"name":{"ja":"型を替える","en":"Change the pattern"},"plans":[
 {"text":"後攻の場合、パターン2を転写する","note":"後攻は守りの型 / going second: the guard"},
 {"text":"自分のHPが8以下である場合、パターン2を転写する","note":"押されたら守りの型 / losing: the guard"},
 {"text":"ターンが5以上である場合、パターン2を転写する","note":"後半の型 / the second half"}]},
{"name":{"ja":"何を狙うか","en":"What to aim at"},"plans":[
 {"text":"未使用の剣パネルを狙う","note":"これからの剣技を封じる / sword arts yet to come"},
 {"text":"未使用のパネルを狙う","note":"これから払うパネルを / panels yet to pay"}]},
{"name":{"ja":"順番は一段ずつ","en":"An order, step by step"},"plans":[
 {"text":"火パネルを狙う","note":"まず火 / fire first"},
 {"text":"水パネルを狙う","note":"なければ水 / else water"},
 {"text":"風パネルを狙う","note":"それもなければ風 / else wind"}]},
{"name":{"ja":"払い方","en":"How to pay"},"plans":[
 {"text":"白のコストは黒パネルで支払う","note":"色のあるパネルを残す / save the coloured ones"}]}
])json";
}

} // namespace shiaiba::panel

// The panel duel's facts, tags, phrases and forms.
#include "panel_words.hpp"

namespace shiaiba::plan::panel {
namespace {

enum D {
    kWhose,
    kWhoHas,
    kWhoMaintains,
    kElement,
    kStatus,
    kClass,
    kCost,
    kArt,
    kKind,
    kDoes,
    kYes,
    kState,
    kEdge,
    kChoice,
    kSkill,
    kPattern,
};

constexpr Symbol kWhoseWords[] = {{"self", "my", "自分の"},
                                  {"opponent", "opponent|opponent's", "相手の"}};
constexpr Symbol kWhoHasWords[] = {{"self", "I have", "自分が"},
                                   {"opponent", "opponent has", "相手が"}};
constexpr Symbol kWhoMaintainsWords[] = {{"self", "I maintain", "自分が"},
                                         {"opponent", "opponent maintains", "相手が"}};
constexpr Symbol kElements[] = {{"火", "fire", "火"},  {"水", "water", "水"},
                                {"風", "wind", "風"},  {"地", "earth", "地"},
                                {"剣", "sword", "剣"}, {"黒", "black", "黒"}};
constexpr Symbol kStatuses[] = {{"Bind", "Bind", "Bind"},       {"Heat", "Heat", "Heat"},
                                {"Freeze", "Freeze", "Freeze"}, {"Poison", "Poison", "Poison"},
                                {"Guard", "Guard", "Guard"},    {"Edge", "Edge", "Edge"},
                                {"Roll", "Roll", "Roll"},       {"Charge", "Charge", "Charge"}};
constexpr Symbol kClasses[] = {{"ailment", "ailments", "異状"},
                               {"boost", "boosts", "強化"},
                               {"special", "special states", "特殊状態"}};
constexpr Symbol kCosts[] = {{"白", "white", "白"}};
constexpr Symbol kArts[] = {{"sword", "sword arts", "剣技"}, {"magic", "magic", "魔法"}};
constexpr Symbol kKinds[] = {{"active", "active", "能動"}, {"reactive", "reactive", "受動"}};
constexpr Symbol kDoing[] = {{"attack", "attack", "攻撃"}, {"heal", "healing", "回復"}};
constexpr Symbol kOnlyYes[] = {{"yes", "maintain", "維持"}};
constexpr Symbol kStates[] = {{"unused", "unused", "未使用の"}, {"used", "used", "使用済みの"}};
constexpr Symbol kEdges[] = {{"leftmost", "leftmost", "左端の"},
                             {"rightmost", "rightmost", "右端の"}};
constexpr Symbol kChoices[] = {{"keep", "keep", "維持"}, {"release", "release", "解除"}};

constexpr plan::Domain kDomains[] = {
    {"who", kWhoseWords, 1},   {"who", kWhoHasWords, 1},  {"who", kWhoMaintainsWords, 1},
    {"element", kElements, 3}, {"status", kStatuses, 4},  {"class", kClasses, 2},
    {"cost", kCosts, 1},       {"art", kArts, 1},         {"kind", kKinds, 1},
    {"does", kDoing, 3},       {"maintain", kOnlyYes, 1}, {"state", kStates, 2},
    {"edge", kEdges, 1},       {"choice", kChoices, 1},   {"skill", {}, 0},
    {"pattern", {}, 0, true},
};

enum F {
    kHp,
    kMaxHp,
    kLostHp,
    kTurn,
    kFirst,
    kSecond,
    kUnused,
    kUsed,
    kPanels,
    kStatusOf,
    kPanelsWith,
    kSkillsWith,
    kHas,
    kMaintaining,
    kUses,
    kOpponentUsed,
    kIncomingDamage,
    kIncomingArt,
    kIncomingAttr,
    kPatternNow,
};

constexpr Fact kFacts[] = {
    {"hp", Type::Number, 0, 60, true},
    {"maxHp", Type::Number, 0, 60, true},
    {"lostHp", Type::Number, 0, 60, true},
    {"turn", Type::Number, 1, 8, false},
    {"first", Type::Flag, 0, 1, false},
    {"second", Type::Flag, 0, 1, false},
    {"unused", Type::Number, 0, 15, true, kElement, true},
    {"used", Type::Number, 0, 15, true, kElement, true},
    {"panels", Type::Number, 0, 15, true, kElement, true},
    {"status", Type::Number, 0, 15, true, kStatus},
    {"panelsWith", Type::Number, 0, 15, true, kStatus},
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

constexpr FactPhrase kFactPhrases[] = {
    {kHp, "{w} hp", "{w}HP"},
    {kMaxHp, "{w} max hp", "{w}最大HP"},
    {kLostHp, "{w} lost hp", "{w}失ったHP"},
    {kTurn, "turn", "ターン"},
    {kFirst, "going first", "先攻"},
    {kSecond, "going second", "後攻"},
    {kUnused, "{w} unused [{E} ]panels", "{w}未使用の[{E}]パネル|{w}未使用[{E}]パネル"},
    {kUsed, "{w} used [{E} ]panels", "{w}使用済みの[{E}]パネル|{w}使用済み[{E}]パネル"},
    {kPanels, "{w} [{E} ]panels", "{w}[{E}]パネル"},
    {kStatusOf, "{w} {X}", "{w}{X}"},
    {kPanelsWith, "{w} panels with {X}", "{w}{X}状態のパネル"},
    {kSkillsWith, "{w} skills with {X}", "{w}{X}状態のスキル"},
    {kHas, "{h} {X}", "{h}{X}状態"},
    {kMaintaining, "I maintain {O}", "{O}を維持中|自分が{O}を維持中"},
    {kMaintaining, "opponent maintains {N}", "相手が{N}を維持中", 1},
    {kMaintaining, "{i} a skill", "{i}維持中のスキルを持つ"},
    {kUses, "my uses of {O}", "自分の{O}の使用回数"},
    {kOpponentUsed, "opponent used {N} this turn", "相手がこのターン{N}を使用済み"},
    {kIncomingDamage, "incoming damage", "受ける攻撃のダメージ"},
    {kIncomingArt, "incoming is a sword art", "受ける攻撃が剣技"},
    {kIncomingAttr, "incoming is {E}", "受ける攻撃が{E}属性"},
    {kPatternNow, "my pattern is {Q}", "自分の現在のパターンが{Q}"},
};

enum T {
    kTagSkill,
    kTagAttr,
    kTagArt,
    kTagKind,
    kTagMaintain,
    kTagDoes,
    kTagState,
    kTagElement,
    kTagStatus,
    kTagEdge,
    kTagPattern,
    kTagChoice,
    kTagClass,
    kTagCost,
};

constexpr Tag kTags[] = {
    {"skill", Tagging::Value, kSkill},     {"attr", Tagging::Value, kElement},
    {"art", Tagging::Value, kArt},         {"kind", Tagging::Value, kKind},
    {"maintain", Tagging::Value, kYes},    {"does", Tagging::Value, kDoes},
    {"state", Tagging::Value, kState},     {"element", Tagging::Value, kElement},
    {"status", Tagging::Value, kStatus},   {"edge", Tagging::Value, kEdge},
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

constexpr Resource kResources[] = {{"panels", "panels", "パネル", 1U << kUse}};

enum G { kSkills, kAnyPanels, kKeptPanels, kSources };

constexpr Selector kSelectors[] = {
    {kSkills, "{S}", "{S}"},
    {kSkills, "{r}", "{r}"},
    {kSkills, "{a} skills", "{a}属性のスキル"},
    {kSkills, "{d} skills", "{d}スキル"},
    {kSkills, "{v} skills", "{v}スキル"},
    {kSkills, "{y} skills", "{y}スキル"},
    {kSkills, "skills", "スキル"},
    {kAnyPanels, "[{u} ][{e} ]panels[ with {x}]", "[{u}][{x}状態の][{e}]パネル"},
    {kAnyPanels, "{g} panel", "{g}パネル"},
    {kKeptPanels, "[{e} ]panels|[{e} ]panel", "[{e}]パネル"},
    {kSources, "{S}", "{S}"},
    {kSources, "{l}", "{l}"},
    {kSources, "{x}", "{x}"},
    {kSources, "{b}", "{b}"},
};

constexpr Slot tag_slot(char code, D domain, T tag) {
    Slot slot{};
    slot.code = code;
    slot.fill = Fill::Tag;
    slot.domain = static_cast<std::int8_t>(domain);
    slot.tag = static_cast<std::int8_t>(tag);
    return slot;
}
constexpr Slot argument_slot(char code, Fill fill, D domain, bool own = false) {
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
    tag_slot('S', kSkill, kTagSkill),
    tag_slot('r', kArt, kTagArt),
    tag_slot('a', kElement, kTagAttr),
    tag_slot('d', kDoes, kTagDoes),
    tag_slot('v', kKind, kTagKind),
    tag_slot('y', kYes, kTagMaintain),
    tag_slot('u', kState, kTagState),
    tag_slot('e', kElement, kTagElement),
    tag_slot('x', kStatus, kTagStatus),
    tag_slot('g', kEdge, kTagEdge),
    tag_slot('l', kClass, kTagClass),
    tag_slot('b', kCost, kTagCost),
    own(tag_slot('P', kPattern, kTagPattern)),
    kept(tag_slot('m', kSkill, kTagSkill)),
    selector_slot('s', 1U << kSkills, false, true),
    selector_slot('t', (1U << kSkills) | (1U << kAnyPanels), false, false),
    selector_slot('p', 1U << kAnyPanels, false, false),
    selector_slot('k', 1U << kKeptPanels, false, false),
    selector_slot('c', 1U << kSources, true, true),
    argument_slot('n', Fill::Amount, kWhose),
};

constexpr Form kForms[] = {
    {Verb::Prefer, kUse, "use {s}", "{s}を使用する", {}, "P013"},
    {Verb::Avoid, kUse, "do not use {s}", "{s}を使用しない", {}, "P013"},
    {Verb::Require, kUse, "use only {s}", "{s}だけを使用する", {}, "P013"},
    {Verb::Prefer, kTarget, "target {t}[ for {c}]", "[{c}の対象は]{t}を狙う"},
    {Verb::Avoid, kTarget, "do not target {t}[ for {c}]", "[{c}の対象は]{t}を狙わない"},
    {Verb::Keep, 0, "keep {n} {k}", "{k}を{n}枚残す|{n}枚の{k}を残す"},
    {Verb::Prefer, kPay, "pay {c} with {p}", "{c}のコストは{p}で支払う", {}, "P013"},
    {Verb::Prefer, kTranscribe, "transcribe {P}", "{P}を転写する", {}, "P013"},
    {Verb::Avoid, kTranscribe, "do not transcribe {P}", "{P}を転写しない", {}, "P013"},
    {Verb::Require, kTranscribe, "do not transcribe", "転写しない", {{kTagPattern, kNever}}},
    {Verb::Prefer, kMaintain, "release {m}", "{m}の維持を解除する", {{kTagChoice, 1}}, "P013"},
    {Verb::Prefer, kMaintain, "maintain {m}", "{m}の維持を続ける", {{kTagChoice, 0}}, "P013"},
    {Verb::Prefer, kAttr, "choose {e} for {c}", "{c}の属性は{e}を選ぶ", {}, "P016"},
};

} // namespace

const Vocabulary& vocabulary() {
    static const Vocabulary panel{
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

const Names& sheet() {
    static const Names names = [] {
        Names out;
        out.domains.resize(std::size(kDomains));
        for (const char* const name :
             {"火花",     "一太刀", "水弾",       "石礫",     "小突き",   "双刃",
              "焔剣",     "業火",   "凍てつく雫", "大震",     "毒霧",     "灼印",
              "空気の枷", "言封じ", "賽の目崩し", "開拓",     "溜め",     "解き放ち",
              "快復",     "救済",   "安らぎ",     "霞衣",     "受け流し", "打消しの印",
              "鍔迫り",   "防護陣", "研ぎ",       "明鏡止水", "石鎧",     "返し刃",
              "陽炎",     "焔の刃", "型変え",     "縛り解き", "闘志"}) {
            out.domains[kSkill].push_back({name, name});
        }
        out.domains[kPattern] = {{"pattern 1", "パターン1"}, {"pattern 2", "パターン2"}};
        out.most = {5};
        return out;
    }();
    return names;
}

} // namespace shiaiba::plan::panel

// Writes effects, triggers and conditions in Japanese and English, from tables of sentences in the
// order of Op and When.
#include "rulesets/panel/words/words.hpp"

#include <algorithm>

#include "core/plan/compile.hpp"
#include "rulesets/panel/sheet/format.hpp"
#include "rulesets/panel/sheet/vocabulary.hpp"

namespace shiaiba::panel {
namespace {

struct Said {
    std::string_view ja;
    std::string_view en;
    std::string_view in(Lang lang) const { return lang == Lang::Ja ? ja : en; }
};

/// By Op. Places: {n}, {each}, {to}, {count}, {S} (a status or class), {attr}, {array}, {end},
/// {panels}.
constexpr std::array<Said, kOps> kEffects{{
    {"相手に{n}点のダメージの攻撃を行なう", "Attack for {n}{each}"},
    {"相手に{n}点のダメージの反撃を行なう", "Counter-attack for {n}{each}"},
    {"{to}に{n}点のダメージを与える", "Deal {n} damage{each} to {to}"},
    {"{to}のHPを{n}点回復する", "Heal {to} by {n}{each}"},
    {"その攻撃のダメージを{n}軽減する", "Reduce that attack by {n}{each}"},
    {"その攻撃のダメージを{n}点増やす", "That attack +{n}{each}"},
    {"それを打ち消す", "Cancel it"},
    {"{to}に{S}を与える", "Give {S} to {to}"},
    {"{to}の{S}を{count}個まで取り除く", "Remove up to {count} {S} from {to}"},
    {"{to}をロールする", "Roll {to}"},
    {"{to}の属性を{attr}に変える", "Recolour {to} to {attr}"},
    {"{to}を使用済みにする", "Exhaust {to}"},
    {"{to}を未使用にする", "Refresh {to}"},
    {"パターンを1つ転写する", "Transcribe a pattern"},
    {"{to}の維持を{count}つ解除する", "Release {count} maintained by {to}"},
    {"{S}を{n}個消費する", "Spend {n} {S}{each}"},
    {"このスキルを失う", "Lose this skill"},
    {"{array}の{end}に{panels}加える", "Add {panels} at the {end} end of {array}"},
    {"{array}の{end}の{panels}取り除く", "Remove {panels} from the {end} end of {array}"},
    {"{to}に修正を与える", "Give {to} a modifier"},
}};

constexpr std::array<Said, kWhens> kWhenWords{{
    {"{who}スキルの使用が置かれた時", "when {who} use of a skill is placed"},
    {"{who}攻撃が置かれた時", "when {who} attack is placed"},
    {"{who}反撃が置かれた時", "when {who} counter-attack is placed"},
    {"{who}ダメージを受けた時", "when {who} damage is taken"},
    {"{who}HPが回復した時", "when {who} HP is healed"},
    {"{who}維持が終わった時", "when {who} maintenance ends"},
    {"{who}状態異常を受けた時", "when {who} status is given"},
    {"パネルで支払った時", "when the panel is paid"},
    {"ターン開始時", "at turn start"},
    {"先制が決まった時", "when initiative is decided"},
    {"状態フェイズに", "in the status phase"},
    {"{who}行動開始時", "at the start of {who} action"},
    {"{who}行動終了時", "at the end of {who} action"},
    {"ターン終了時", "at turn end"},
}};

/// Effect::amount of an amount per stack that the bearer has.
constexpr std::string_view kPerStack = "stacks";

/// What a class of statuses is called.
std::string_view called(Class category, Lang lang) {
    const FormatWord& one = class_words()[static_cast<std::size_t>(category)];
    return lang == Lang::Ja ? one.ja : one.en;
}

std::string filled(std::string_view sentence, std::string_view key, std::string_view with) {
    std::string out(sentence);
    const std::string place = "{" + std::string(key) + "}";
    for (std::size_t at = out.find(place); at != std::string::npos; at = out.find(place)) {
        out.replace(at, place.size(), with);
    }
    return out;
}

/// The count; an amount in words stands in brackets.
std::string count_of(const Effect& effect, Lang lang) {
    const std::string& said = effect.said_count.in(lang);
    if (said.empty()) return std::to_string(effect.count);
    return lang == Lang::Ja ? "（" + said + "）" : "(" + said + ")";
}

/// "相手のパネル2枚", "2 panels of the opponent".
std::string target(const Effect& effect, Lang lang) {
    const bool ja = lang == Lang::Ja;
    if (effect.to == "both") return ja ? "両者" : "both";
    const bool own = effect.to.substr(0, 4) == "self";
    std::string who = ja ? (own ? "自分" : "相手") : own ? "oneself" : "the opponent";
    const std::size_t dot = effect.to.find('.');
    if (dot == std::string_view::npos) return who;
    const bool panel = effect.to.substr(dot + 1) == "panel";
    const std::string count = count_of(effect, lang);
    if (ja) {
        return who + "の" + effect.kind.ja +
               (panel ? "パネル" + count + "枚" : "スキル" + count + "つ");
    }
    const std::string plural = count == "1" ? " of " : "s of ";
    return count + " " + effect.kind.en + (panel ? "panel" : "skill") + plural + who;
}

/// "黒パネルを2枚", "2 black panels". Without an element they are of a chosen one (gained) or of
/// any (lost).
std::string panels(const Effect& effect, Lang lang) {
    constexpr std::string_view kNames[] = {"fire ",  "water ", "wind ",
                                           "earth ", "sword ", "black "};
    const bool chosen = effect.attr.empty() && effect.op == word(Op::PanelGain);
    const std::string count = count_of(effect, lang);
    if (lang == Lang::Ja) {
        return std::string(chosen ? "選んだ属性の" : effect.attr) + "パネルを" + count + "枚";
    }
    std::string said = count + " ";
    for (std::size_t k = 0; k < kElements; ++k) {
        if (kElementLetters[k] == effect.attr) said.append(kNames[k]);
    }
    said += count == "1" ? "panel" : "panels";
    return chosen ? said + " of a chosen element" : said;
}

std::string amount(const Effect& effect, Lang lang) {
    if (effect.amount == "all") return lang == Lang::Ja ? "すべて" : "all of it";
    if (effect.amount == "half") return lang == Lang::Ja ? "半分" : "half of it";
    if (!effect.said.ja.empty()) {
        return lang == Lang::Ja ? "（" + effect.said.ja + "）" : "(" + effect.said.en + ")";
    }
    const bool each = effect.amount == kPerStack;
    std::string said = lang == Lang::Ja && each ? "1個につき" : "";
    said += std::to_string(each ? 1 : effect.n);
    if (lang == Lang::Ja && effect.op == "reduce") said += "点";
    return said;
}

} // namespace

std::string when_text(const Trigger& trigger, const SkillList& list, Lang lang) {
    const bool ja = lang == Lang::Ja;
    std::string who;
    if (trigger.who) {
        const bool own = *trigger.who == Who::Self;
        who = ja ? (own ? "自分の" : "相手の") : own ? "one's own" : "the opponent's";
    }
    std::string kind;
    if (trigger.attr) {
        const std::size_t element = index(*trigger.attr);
        kind = ja ? std::string(kElementLetters[element]) + "属性の"
                  : " " + std::string(kElementWords[element]);
    }
    if (trigger.art) {
        const bool sword = *trigger.art == Art::Sword;
        kind += ja ? (sword ? "剣技の" : "魔法の") : sword ? " sword-art" : " magic";
    }
    if (trigger.skill >= 0) {
        const Skill& skill = list.skill(static_cast<std::size_t>(trigger.skill));
        kind += ja ? "「" + skill.name + "」の" : " " + skill.en;
    }
    if (trigger.by) {
        constexpr Said kBy[] = {{"攻撃で", " attack"},
                                {"反撃で", " counter-attack"},
                                {"効果で", " effect"},
                                {"状態異常で", " status"}};
        kind += kBy[static_cast<std::size_t>(*trigger.by)].in(lang);
    }
    if (trigger.category) {
        const std::string category(called(*trigger.category, lang));
        kind += ja ? category + "の" : " " + category;
    }
    if (trigger.status >= 0) {
        kind += ja ? list.status(static_cast<std::size_t>(trigger.status)).name + "の"
                   : " " + list.status(static_cast<std::size_t>(trigger.status)).name;
    }
    std::string said =
        filled(kWhenWords[static_cast<std::size_t>(trigger.when)].in(lang), "who", who + kind);
    if (!ja && who.empty() && kind.empty()) {
        const std::size_t gap = said.find("  ");
        if (gap != std::string::npos) said.replace(gap, 2, " a ");
    }
    if (trigger.when_said) {
        const std::string condition = condition_text(*trigger.when_said, list, lang);
        said += ja ? "（" + condition + "の場合）" : " (if " + condition + ")";
    }
    if (trigger.least > 0) {
        const std::string least = std::to_string(trigger.least);
        said += ja ? "(ダメージ" + least + "以上)" : " (damage " + least + " or more)";
    }
    return said;
}

std::string when_text(const Status& status, const SkillList& list, Lang lang) {
    const bool panels = status.on == 1U << static_cast<unsigned>(What::Panel);
    if (status.trigger->when != When::PanelPaid || panels) {
        return when_text(*status.trigger, list, lang);
    }
    return lang == Lang::Ja ? "コストを支払った時" : "when a cost is paid";
}

std::string_view word(Op op) { return op_words()[static_cast<std::size_t>(op)].id; }

std::string_view word(Who who, What what) {
    return object_words()[2 * static_cast<std::size_t>(what) + static_cast<std::size_t>(who)].id;
}

std::string_view word(Class category) {
    return class_words()[static_cast<std::size_t>(category)].id;
}

std::string attribute_letters(int number) {
    std::string out;
    for (; number > 0; number /= 8) {
        out.insert(0, kElementLetters[static_cast<std::size_t>(number % 8 - 1)]);
    }
    return out;
}

Text elements_said(std::string_view letters) {
    Text said;
    for (std::size_t at = 0; at < letters.size();) {
        const auto* const found =
            std::find_if(kElementLetters.begin(), kElementLetters.end(),
                         [&](std::string_view one) { return letters.substr(at).starts_with(one); });
        // A letter that is no element is 白.
        const bool any = found == kElementLetters.end();
        const std::string_view letter = any ? kAnyLetter : *found;
        said.ja += letter;
        if (!said.en.empty()) said.en += ", ";
        said.en +=
            any ? "any" : kElementWords[static_cast<std::size_t>(found - kElementLetters.begin())];
        at += letter.size();
    }
    return said;
}

Effect effect_of(const Line& line, const SkillList& list) {
    Effect effect;
    effect.op = word(line.op);
    effect.n = line.n;
    if (line.amount != Line::Amount::Number) {
        effect.amount = line.amount == Line::Amount::All    ? "all"
                        : line.amount == Line::Amount::Half ? "half"
                                                            : kPerStack;
    }
    switch (line.op) {
    case Op::Damage:
    case Op::Heal:
    case Op::Give:
    case Op::Remove:
    case Op::Roll:
    case Op::Paint:
    case Op::Tap:
    case Op::Untap:
    case Op::PanelGain:
    case Op::PanelLose:
    case Op::Release: effect.to = line.both ? "both" : word(line.who, line.what); break;
    default: break;
    }
    effect.count = line.count;
    if (line.category) effect.status = word(*line.category);
    if (line.status >= 0) effect.status = list.status(static_cast<std::size_t>(line.status)).name;
    const bool comes_or_goes = line.op == Op::PanelGain || line.op == Op::PanelLose;
    if ((line.op == Op::Paint || comes_or_goes) && !line.choose && !line.any) {
        effect.attr = letter(line.attr);
    }
    if (comes_or_goes) effect.end = line.left ? "left" : "right";
    const auto in_both = [&](const plan::Amount& amount) {
        if (amount.empty()) return Text{};
        return Text{amount_text(amount, list, Lang::Ja), amount_text(amount, list, Lang::En)};
    };
    effect.said = in_both(line.said);
    effect.said_count = in_both(line.said_count);
    if (line.of_element) {
        effect.kind = {std::string(letter(*line.of_element)) +
                           (line.what == What::Skill ? "属性の" : ""),
                       std::string(kElementWords[index(*line.of_element)]) + " "};
    }
    if (line.of_art) {
        const bool sword = *line.of_art == Art::Sword;
        effect.kind.ja += sword ? "剣技の" : "魔法の";
        effect.kind.en += sword ? "sword-art " : "magic ";
    }
    return effect;
}

std::string effect_text(const Effect& effect, Lang lang) {
    std::size_t op = 0;
    while (op + 1 < kOps && op_words()[op].id != effect.op) ++op;
    std::string attr(effect.attr);
    if (attr.empty()) attr = lang == Lang::Ja ? "選んだもの" : "a chosen element";
    std::string said(kEffects[op].in(lang));
    if (!effect.end.empty()) {
        const bool ja = lang == Lang::Ja;
        const bool own = effect.to.substr(0, 4) == "self";
        said = filled(said, "array",
                      ja    ? (own ? "自分のパネルアレー" : "相手のパネルアレー")
                      : own ? "your array"
                            : "the opponent's array");
        const bool left = effect.end == "left";
        said = filled(said, "end", ja ? (left ? "左端" : "右端") : left ? "left" : "right");
        return filled(said, "panels", panels(effect, lang));
    }
    said = filled(said, "to", target(effect, lang));
    said = filled(said, "each", effect.amount == kPerStack ? " per stack" : "");
    said = filled(said, "n", amount(effect, lang));
    said = filled(said, "count", count_of(effect, lang));
    said = filled(said, "attr", attr);
    return filled(said, "S", status_or_class(effect.status).in(lang));
}

Text status_or_class(std::string_view id) {
    for (const FormatWord& one : class_words()) {
        if (one.id == id) return {one.ja, one.en};
    }
    return {std::string(id), std::string(id)};
}

namespace {

plan::Names all_names(const SkillList& list) {
    return names_of(list, {std::vector<std::uint8_t>(list.skills.size()), {}, 0});
}

} // namespace

std::string amount_text(const plan::Amount& amount, const SkillList& list, Lang lang,
                        const std::vector<int>* found) {
    return plan::print(amount, list_vocabulary(true), all_names(list), lang, found);
}

std::string condition_text(const plan::Condition& condition, const SkillList& list, Lang lang) {
    return plan::print(condition, list_vocabulary(true), all_names(list), lang);
}

namespace {

/// "相手に「自分の攻撃のダメージ−2」を与える（2ターン）".
std::string given_modifier(const Line& line, const SkillList& list, Lang lang) {
    const bool ja = lang == Lang::Ja;
    const std::string said = line.said.empty() ? "" : amount_text(line.said, list, lang);
    const std::string what = static_text(line.modifier, list, lang, said);
    const std::string turns = std::to_string(line.turns);
    const bool self = line.who == Who::Self;
    if (ja) {
        const std::string how = line.turns == kWholeBattle ? "対戦終了まで" : turns + "ターン";
        return std::string(self ? "自分" : "相手") + "に「" + what + "」を与える（" + how + "）";
    }
    const std::string how = line.turns == kWholeBattle ? "to the end of the battle"
                            : line.turns == 1          ? "this turn"
                                                       : turns + " turns";
    return std::string("Give ") + (self ? "oneself" : "the opponent") + " “" + what + "” (" + how +
           ")";
}

} // namespace

std::string line_text(const Line& line, const SkillList& list, Lang lang) {
    const bool ja = lang == Lang::Ja;
    std::string said;
    if (line.when) {
        const std::string when = condition_text(*line.when, list, lang);
        said = ja ? when + "の場合、" : "if " + when + ": ";
    }
    Effect effect = effect_of(line, list);
    // Heat and Poison have these; own lists can't.
    if (line.ends) said += ja ? "これを取り除き、" : "Remove it: ";
    if (line.each) effect.amount = kPerStack;
    said += line.op == Op::Modify ? given_modifier(line, list, lang) : effect_text(effect, lang);
    for (const Line& then : line.then) {
        const bool first = &then == &line.then.front();
        said += ja ? (first ? "。そうしたら、" : "、") : first ? ": " : ", ";
        said += line_text(then, list, lang);
    }
    return said;
}

} // namespace shiaiba::panel

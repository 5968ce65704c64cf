// The catalogue of messages, and how the facts of an event fill it.
#include "rulesets/panel/fight/events.hpp"

#include <string>

#include "core/fight/narrator.hpp"
#include "rulesets/panel/words/words.hpp"

namespace shiaiba::panel {
namespace {

constexpr std::array<TaleFacts, kEventKinds> kTaleFacts{{
    {"die-initiative", "3.2", Tone::Note, "{who}の先制：{die}、体力{vitality}{more}を足して{total}",
     "{who}'s initiative: {die}, with vitality {vitality}{more}: {total}"},
    {"die-order", "4.4", Tone::Note, "先制未決定の順 {die}", "Order while undecided {die}"},
    {"die-recover", "6.3", Tone::Note,
     "{who}{own}{object}の{status}{stacks}：回復判定 {die}（{need}以上で回復）",
     "{who}{own}{object}: {status}{stacks}, recovery check {die} (ends on {need} or more)"},
    {"die-roll", "6.1", Tone::Note, "{who}の{object}をロール {die}（{element}）",
     "{who}'s {object} is rolled {die} ({element})"},
    {"die-tie", "3.4", Tone::Note, "{who}：{die}、体力{vitality}を足して{total}",
     "{who}: {die}, with vitality {vitality}: {total}"},
    {"tied-initiative", "3.2", Tone::Note,
     "{a}対{b}で値が等しい。互いのダイス目を破棄し、振り直す。",
     "Equal, {a} to {b}: both dice are discarded and rolled again."},
    {"tied-result", "3.4", Tone::Note, "{a}対{b}で値が等しい。互いのダイス目を破棄し、振り直す。",
     "Equal, {a} to {b}: both dice are discarded and rolled again."},
    {"first", "3.2", Tone::Note, "{who}が先攻（{A} {a}、{B} {b}）。",
     "{who} goes first ({A} {a}, {B} {b})."},
    {"transcribed", "2.1", Tone::Use, "{who}は{pattern}を転写する。",
     "{who} transcribes {pattern}."},
    {"use", "5.2", Tone::Use,
     "{who}は{skill}を使用する（コスト{cost}をパネル{paid}で支払う。未使用は{unused}）。",
     "{who} uses {skill} (cost {cost}, paid with panels {paid}; unused: {unused})."},
    {"unused", "3.2", Tone::Note, "{who}は能動スキルを使用しない。", "{who} uses no active skill."},
    {"place-use", "4.1", Tone::Note, "#{number} {skill}の使用{attrs}を置く",
     "#{number} use of {skill}{attrs} is placed"},
    {"place-effect", "4.1", Tone::Note, "#{number} {of}{stacks}：{line}を置く",
     "#{number} {of}{stacks}: {line} is placed"},
    {"place-attack", "4.1", Tone::Note, "#{number} {who}の攻撃{damage}点{added}{attrs}を置く",
     "#{number} attack of {who} for {damage}{added}{attrs} is placed"},
    {"place-counter", "4.1", Tone::Note, "#{number} {who}の反撃{damage}点{added}{attrs}を置く",
     "#{number} counter-attack of {who} for {damage}{added}{attrs} is placed"},
    {"resolve-use", "4.1", Tone::Note, "#{number} {skill}の使用を解決する",
     "#{number} use of {skill} resolves"},
    {"resolve-effect", "4.1", Tone::Use, "#{number} {who}の{of}{stacks}：{line}",
     "#{number} {who}'s {of}{stacks}: {line}"},
    {"resolve-attack", "5.6", Tone::Hit,
     "#{number} 攻撃：{foe}に{damage}点{added}のダメージを与える（HP {hp}）。",
     "#{number} attack: {damage}{added} damage to {foe} (HP {hp})."},
    {"resolve-counter", "5.6", Tone::Hit,
     "#{number} 反撃：{foe}に{damage}点{added}のダメージを与える（HP {hp}）。",
     "#{number} counter-attack: {damage}{added} damage to {foe} (HP {hp})."},
    {"unpaid", "5.2", Tone::Note, "{who}の{skill}がトリガーするが支払えない。",
     "{who}'s {skill} triggers but cannot be paid."},
    {"strength", "5.6", Tone::State, "#{number}のダメージは{was}点から{damage}点になる。",
     "The damage of #{number} goes from {was} to {damage}."},
    {"cancelled", "4.5", Tone::Gone, "#{number}は打ち消された。", "#{number} is cancelled."},
    {"hurt", "7.2", Tone::Hit, "{who}に{n}点のダメージを与える（HP {hp}）。",
     "{n} damage to {who} (HP {hp})."},
    {"healed", "7.2", Tone::State, "{who}のHPを{n}点回復する（HP {hp}）。",
     "{who} is healed by {n} (HP {hp})."},
    {"maintained", "5.5", Tone::State, "{who}は{skill}を維持する。", "{who} maintains {skill}."},
    {"released", "5.5", Tone::Gone, "{who}の{skill}の維持が解除される。",
     "{who} no longer maintains {skill}."},
    {"given", "6.2", Tone::State, "{who}{own}{object}に{status}を与える{sum}。",
     "{who}{own}{object}: {status} is given{sum}."},
    {"ended", "6.2", Tone::State, "{who}{own}{object}の{status}{stacks}が終わる。",
     "{who}{own}{object}: {status}{stacks} ends."},
    {"spent", "7.2", Tone::State, "{who}は{status}を{n}つ消費する（残り{left}）。",
     "{who} spends {n} {status} ({left} left)."},
    {"panels", "7.2", Tone::State, "{who}のパネル{panels}：{op}", "{who}'s panels {panels}: {op}"},
    {"panels-gained", "7.2", Tone::State, "{who}のパネルアレーの{end}に{pattern}を加える。",
     "{pattern} is added at the {end} end of {who}'s array."},
    {"panels-lost", "7.2", Tone::Gone, "{who}のパネルアレーの{end}から{pattern}を取り除く。",
     "{pattern} is removed from the {end} end of {who}'s array."},
    {"lost", "7.2", Tone::Gone, "{who}は{skill}を失う。", "{who} loses {skill}."},
    {"refresh", "3.2", Tone::Note, "HP：{A} {a}/{mosta}、{B} {b}/{mostb}",
     "HP: {A} {a}/{mosta}, {B} {b}/{mostb}"},
    {"loop", "4.6", Tone::End, "無限ループとして対戦を終える。",
     "An infinite loop ends the battle."},
    {"time-out", "3.1", Tone::End, "8ターンが終わった。", "Eight turns are over."},
    {"both-defeated", "3.4", Tone::End, "両者が同時に敗北した。", "Both are defeated at once."},
    {"defeat", "3.1", Tone::End, "{foe}は敗北し、{who}の勝ち。", "{foe} is defeated: {who} wins."},
    {"equal-lost", "3.4", Tone::Note,
     "失ったHPは{A} {a}、{B} {b}で等しい。互いの体力に6面ダイスの出た目を足して比べる。",
     "HP lost: {A} {a}, {B} {b}, equal. Each adds a die to its vitality."},
    {"win-lost", "3.4", Tone::End, "失ったHPは{A} {a}、{B} {b}。{who}の勝ち。",
     "HP lost: {A} {a}, {B} {b}. {who} wins."},
    {"win-dice", "3.4", Tone::End, "体力にダイス目を足した値は{A} {a}、{B} {b}。{who}の勝ち。",
     "Vitality and die: {A} {a}, {B} {b}. {who} wins."},
}};

} // namespace

const TaleFacts& facts(EventKind kind) { return kTaleFacts[static_cast<std::size_t>(kind)]; }

const TaleFacts& facts_of(const Event& event) {
    for (const TaleFacts& kind : kTaleFacts) {
        if (kind.kind == event.kind) return kind;
    }
    return kTaleFacts.back();
}

bool is_bookkeeping(const Event& event) {
    const auto kind = static_cast<EventKind>(&facts_of(event) - kTaleFacts.data());
    switch (kind) {
    case EventKind::PlaceUse:
    case EventKind::PlaceEffect:
    case EventKind::PlaceAttack:
    case EventKind::PlaceCounter:
    case EventKind::ResolveUse:
    case EventKind::Strength:
    case EventKind::Unpaid: return true;
    // What a use is for is known from the use; what triggers is an answer.
    case EventKind::ResolveEffect: return event.number("triggered") == 0;
    default: return false;
    }
}

// Fills the sentences of the catalogue with the facts of an event.

namespace {

std::string figure(int value) { return std::to_string(value); }

/// How the sentences of one fight are filled.
struct Telling {
    const Names& names;
    const SkillList& list;
    Lang lang;
};

/// A skill by its name.
Span skill_span(std::string_view name, Side side, const Telling& how) {
    const int place = how.list.find_skill(name);
    const bool english = how.lang == Lang::En && place >= 0;
    return {Span::Kind::Skill,
            english ? how.list.skill(static_cast<std::size_t>(place)).en : std::string(name), name,
            -1, side};
}

Span status_span(std::string_view name) { return {Span::Kind::State, std::string(name), name}; }

Span plain_span(std::string said) { return {Span::Kind::Text, std::move(said)}; }

/// What an event comes from.
Span origin(const Event& event, const Telling& how) {
    const std::string_view skill = event.word("skill");
    return skill.empty() ? status_span(event.word("status")) : skill_span(skill, event.side, how);
}

/// What bears a status.
Span object(const Event& event, const Telling& how) {
    const bool ja = how.lang == Lang::Ja;
    if (event.word("on") == "skill") return skill_span(event.word("skill"), event.side, how);
    if (event.word("on") == "character") return plain_span("");
    return plain_span((ja ? "パネル" : "panel ") + figure(event.number("place")));
}

/// "火剣", "fire, sword".
std::string elements_in(std::string_view letters, Lang lang) {
    return elements_said(letters).in(lang);
}

/// "1,2" of the numbers, or "火水" of the letters, that stand behind the first fact.
std::string listed(const Event& event, Lang lang) {
    std::string out;
    bool numbers = false;
    for (std::size_t k = 1; k < event.args.size(); ++k) {
        const int number = event.number(event.args[k].name);
        if (number > 0 && !out.empty()) out += ",";
        numbers = numbers || number > 0;
        out += number > 0 ? figure(number) : std::string(event.word(event.args[k].name));
    }
    return numbers ? out : elements_in(out, lang);
}

std::string element_letter(int number) {
    return std::string(letter(static_cast<Element>(number - 1)));
}

/// What paid, in that order, as the paper has it: "火2・剣1", "2: fire, 1: sword".
std::string paid(const Event& event, Lang lang) {
    std::string out;
    const std::vector<int>& elements = event.numbers("elements");
    for (std::size_t k = 0; k < elements.size() && k + 1 < event.args.size(); ++k) {
        if (k > 0) out += lang == Lang::Ja ? "・" : ", ";
        const std::string place = figure(event.number(event.args[k + 1].name));
        const std::string element = elements_in(element_letter(elements[k]), lang);
        if (lang == Lang::Ja) {
            out.append(element).append(place);
        } else {
            out.append(place).append(": ").append(element);
        }
    }
    return out;
}

std::string unused(const Event& event, Lang lang) {
    std::string out;
    for (const int element : event.numbers("unused")) out += element_letter(element);
    if (out.empty()) return lang == Lang::Ja ? "なし" : "none";
    return elements_in(out, lang);
}

std::string attribute_words(int number, Lang lang) {
    const std::string out = elements_in(attribute_letters(number), lang);
    return out.empty() ? out : " 〈" + out + "〉";
}

/// A number in brackets, with words around it; nothing for 0.
Span aside(int number, Lang lang, std::string_view ja, std::string_view en) {
    if (number == 0) return plain_span("");
    std::string said(lang == Lang::Ja ? ja : en);
    said.replace(said.find('#'), 1, figure(number));
    return plain_span(std::move(said));
}

std::string done(std::string_view op, Lang lang) {
    const bool ja = lang == Lang::Ja;
    if (op == "roll") return ja ? "ロール" : "rolled";
    if (op == "paint") return ja ? "属性変更" : "recoloured";
    if (op == "tap") return ja ? "使用済み" : "exhausted";
    return ja ? "未使用" : "refreshed";
}

Span fill(const Event& event, std::string_view key, const Telling& how) {
    const Lang lang = how.lang;
    if (key == "who") return name_span(how.names, event.side, lang);
    if (key == "foe") return name_span(how.names, other(event.side), lang);
    if (key == "A" || key == "B") return name_span(how.names, key == "A" ? Side::A : Side::B, lang);
    if (key == "skill") return skill_span(event.word(key), event.side, how);
    if (key == "status") return status_span(event.word(key));
    if (key == "of") return origin(event, how);
    if (key == "object") return object(event, how);
    if (key == "attrs") return plain_span(attribute_words(event.number(key), lang));
    if (key == "panels" || key == "pattern") return plain_span(listed(event, lang));
    if (key == "paid") return plain_span(paid(event, lang));
    if (key == "unused") return plain_span(unused(event, lang));
    if (key == "own") {
        const bool character = event.word("on") == "character";
        return plain_span(character ? "" : lang == Lang::Ja ? "の" : "'s ");
    }
    // How many of a status a character has, where that can be more than one.
    if (key == "stacks") return aside(event.number(key), lang, "（#つ）", " (#)");
    if (key == "sum") return aside(event.number("stacks"), lang, "（計#）", " (# now)");
    if (key == "more") return aside(event.number(key), lang, "と修正#", " and modifier #");
    if (key == "added")
        return aside(event.number(key), lang, "（うち修正+#）", " (+# by modifiers)");
    if (key == "cost") {
        const int place = how.list.find_skill(event.word("skill"));
        return plain_span(
            place < 0
                ? std::string()
                : "《" +
                      elements_in(how.list.skill(static_cast<std::size_t>(place)).cost.text, lang) +
                      "》");
    }
    if (key == "end") {
        const bool left = event.word(key) == "left";
        return plain_span(lang == Lang::Ja ? (left ? "左端" : "右端") : left ? "left" : "right");
    }
    if (key == "die") return Span{Span::Kind::Number, die_notation(event)};
    if (key == "element") {
        return plain_span(elements_in(element_letter(event.number("value")), lang));
    }
    if (key == "op") return plain_span(done(event.word(key), lang));
    if (key == "line") {
        const Effect effect{event.word("op"),   event.number("n"),     event.word("amount"),
                            event.word("to"),   event.number("count"), event.word("gives"),
                            event.word("attr"), event.word("end")};
        return plain_span((lang == Lang::Ja ? "「" : "“") + effect_text(effect, lang) +
                          (lang == Lang::Ja ? "」" : "”"));
    }
    return number_span(event.number(key));
}

struct PhaseWords {
    std::string_view id;
    std::string_view ja;
    std::string_view en;
};
constexpr std::array<PhaseWords, 9> kPhaseWords{{
    {"opening", "戦闘開始", "Opening"},
    {"start", "開始フェイズ", "Start"},
    {"initiative", "先制決定フェイズ", "Initiative"},
    {"transcription", "転写フェイズ", "Transcription"},
    {"status", "状態フェイズ", "Status"},
    {"first", "先攻行動：{who}", "First action: {who}"},
    {"second", "後攻行動：{who}", "Second action: {who}"},
    {"end", "終了フェイズ", "End"},
    {"verdict", "勝敗", "Verdict"},
}};

} // namespace

Spans narrate(const Event& event, const Names& names, const SkillList& list, Lang lang) {
    const TaleFacts& kind = facts_of(event);
    const Telling how{names, list, lang};
    return expand(lang == Lang::Ja ? kind.ja : kind.en,
                  [&](std::string_view key) { return fill(event, key, how); });
}

Text round_title(int turn) {
    if (turn == 0) return {"開始", "Opening"};
    return {"第" + figure(turn) + "ターン", "Turn " + figure(turn)};
}

Spans phase_title(const Phase& phase, const Names& names, Lang lang) {
    for (const PhaseWords& words : kPhaseWords) {
        if (words.id != phase.id) continue;
        return expand(lang == Lang::Ja ? words.ja : words.en,
                      [&](std::string_view) { return name_span(names, phase.side, lang); });
    }
    return {};
}

} // namespace shiaiba::panel

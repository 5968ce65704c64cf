// The catalogue of messages, and how the facts of an event fill it.
#include "rulesets/rakuen/fight/events.hpp"

#include <algorithm>
#include <utility>

#include "core/fight/narrator.hpp"
#include "rulesets/rakuen/sheet/skill.hpp"
#include "rulesets/rakuen/words/words.hpp"

namespace shiaiba::rakuen {
namespace {

constexpr std::array<TaleFacts, kEventKinds> kTaleFacts{{
    {"initiative", "5.1", Tone::Note, "{who} {roll}", "{who} {roll}"},
    {"order-first", "5.1", Tone::Use, "{who}は先攻を選ぶ。", "{who} chooses to attack first."},
    {"order-second", "5.1", Tone::Use, "{who}は後攻を選ぶ。", "{who} lets {foe} attack first."},
    {"build", "5.1", Tone::Note, "{who} POW {POW} / SPD {SPD} / WIZ {WIZ}",
     "{who} POW {POW} / SPD {SPD} / WIZ {WIZ}"},
    {"attack", "6.1", Tone::Use, "{who}の攻撃：{ability} {points}{plus1}{skill1}{plus2}{skill2}",
     "{who} attacks: {ability} {points}{plus1}{skill1}{plus2}{skill2}"},
    {"invisible", "8.1", Tone::Use,
     "{who}のインビジブル攻撃：{ability} {points}{plus1}{skill1}{plus2}{skill2}（強制チェイン{forced}回）",
     "{who}'s invisible attack: {ability} {points}{plus1}{skill1}{plus2}{skill2} ({forced} × forced chain)"},
    {"charge", "13.8", Tone::Use, "{who}の{skill}。", "{who} uses {skill}."},
    {"pair", "3", Tone::Note, "{who} {roll}", "{who} {roll}"},
    {"pair-chain", "6.1", Tone::Hit, "{who} チェイン {roll}", "{who} chain {roll}"},
    {"pair-forced", "8.2", Tone::Hit, "{who} 強制チェイン {roll}", "{who} forced chain {roll}"},
    {"pair-paid", "9", Tone::Note, "{who} IN−{paid} {roll}", "{who} IN−{paid} {roll}"},
    {"use", "13.1", Tone::Use, "{who}の{skill}。", "{who} uses {skill}."},
    {"shift", "13.4", Tone::Use, "{who}の{skill}：{from}→{to}", "{who}'s {skill}: {from}→{to}"},
    {"values", "6.2", Tone::Note, "攻撃値 {av}、命中値 {hv}。",
     "Attack value {av}, hit value {hv}."},
    {"gain", "13.6", Tone::State, "{who} IN {insum}", "{who} IN {insum}"},
    {"reset", "10", Tone::State, "{who}のINと回避回数は0になる。",
     "{who}'s IN and evasions return to 0."},
    {"charged", "13.8", Tone::State, "{who} IN {insum}", "{who} IN {insum}"},
    {"attack-skipped-stun", "5.2", Tone::State, "{who}はスタンのため攻撃できない。IN {insum}",
     "{who} is stunned and can't attack. IN {insum}"},
    {"attack-skipped-recoil", "5.2", Tone::State, "{who}は反動のため攻撃できない。IN {insum}",
     "{who} can't attack because of the recoil. IN {insum}"},
    {"guard", "7.2", Tone::Use, "{who}は防御{plus1}{skill1}。", "{who} guards{plus1}{skill1}."},
    {"evade", "7.1", Tone::Use, "{who}は回避{plus1}{skill1}。",
     "{who} tries to evade{plus1}{skill1}."},
    {"iguard", "9", Tone::Use, "{who}のインビジブル防御{plus1}{skill1}。",
     "{who}'s invisible guard{plus1}{skill1}."},
    {"guard-skipped-recoil", "8.3", Tone::State, "{who}は反動のため防御も回避もできない。",
     "{who} can neither guard nor evade because of the recoil."},
    {"guard-skipped-break", "13.7", Tone::State, "{who}は突破され、防御も回避もできない。",
     "{who}'s guard is broken: neither guard nor evasion."},
    {"evaded", "7.1", Tone::Note, "回避値{value}は命中値{hit}に届く。回避成功。",
     "Evade value {value} reaches {hit}: evaded."},
    {"evade-failed", "7.1", Tone::Hit, "回避値{value}は命中値{hit}に届かない。回避失敗。",
     "Evade value {value} falls short of {hit}: not evaded."},
    {"guard-held", "14", Tone::Note, "{who}の防御は崩れない。", "{who}'s guard holds."},
    {"guard-broken", "14", Tone::Hit, "{who}の防御は崩れる。", "{who}'s guard gives way."},
    {"damage", "11", Tone::Hit, "{who} HP {hpsum} / IN {insum}", "{who} HP {hpsum} / IN {insum}"},
    {"no-damage", "11", Tone::Note, "{who} HP {hp}（ダメージなし） / IN {insum}",
     "{who} HP {hp} (no damage) / IN {insum}"},
    {"unhurt", "11", Tone::Note, "{who} HP {hp}（ダメージなし）", "{who} HP {hp} (no damage)"},
    {"defeated", "12", Tone::Gone, "{who} HP {hpsum}", "{who} HP {hpsum}"},
    {"stunned", "7.3", Tone::State, "{who}はスタンした。", "{who} is stunned."},
    {"sealed", "13.2", Tone::State, "{who}は封印された。", "{who} is sealed."},
    {"back", "11", Tone::Fire, "{skill}が返る。{who} HP {hpsum}",
     "{skill} strikes back: {who} HP {hpsum}"},
    {"back-nothing", "11", Tone::Note, "{skill}が返る。{who} HP {hp}（ダメージなし）",
     "{skill} strikes back: {who} HP {hp} (no damage)"},
    {"invisible-ends", "8.3", Tone::State,
     "{who}のINは0になり、次の自分のフェイズは反動で失われる。",
     "{who}'s IN returns to 0, and the recoil costs {who} the next phase."},
    {"trump-failed", "13.9", Tone::Gone, "{who}の切札は相手を倒せなかった。HP 0",
     "{who}'s Trump left {foe} standing: HP 0"},
    {"surrender", "12", Tone::End, "{who}は降参した。", "{who} surrenders."},
    {"win", "12", Tone::End, "{who}の勝ち。", "{who} wins."},
    {"limit", "12", Tone::End, "{turn}ターンで決着がつかず、引き分け。",
     "No decision within {turn} turns: a draw."},
}};

} // namespace

const TaleFacts& facts(EventKind kind) { return kTaleFacts[static_cast<std::size_t>(kind)]; }

EventKind tale_of(const Event& event) {
    std::size_t k = 0;
    while (k + 1 < kEventKinds && kTaleFacts[k].kind != event.kind) ++k;
    return static_cast<EventKind>(k);
}

const TaleFacts& facts_of(const Event& event) { return facts(tale_of(event)); }

// Fills the sentences of the catalogue with the facts of an event.

namespace {

std::string text(int value) { return std::to_string(value); }

/// Terms behind each other and what they come to: 20+11=31. One term alone is its own sum.
std::string sum_of(const std::string& terms, bool alone, int sum) {
    return alone ? terms : terms + "=" + text(sum);
}

/// 6.2: ability, 連撃, フラット, dice, 必殺.
std::string attack_sum(const Event& event) {
    std::string terms = text(event.number("points"));
    if (event.number("trump") != 0) terms += "×2";
    if (event.number("half") != 0) terms += "÷2";
    if (event.number("trump") != 0 || event.number("half") != 0) terms = "(" + terms + ")";
    if (event.number("rush") != 0) terms += "+" + text(event.number("rush"));
    if (event.number("flat") != 0) terms += "+" + text(event.number("flat"));
    terms += "+" + text(event.number("dice"));
    if (event.number("finisher") != 0) terms += "+(" + text(event.number("in")) + "×10)";
    return sum_of(terms, false, event.number("attack"));
}

std::string hit_sum(const Event& event) {
    if (event.number("sure") != 0) return text(event.number("hit"));
    const bool finisher = event.number("finisher") != 0;
    std::string terms = text(event.number("dice"));
    if (finisher) terms += "+" + text(event.number("evades"));
    return sum_of(terms, !finisher, event.number("hit"));
}

/// 150−(43−15)=122
std::string hp_sum(const Event& event) {
    std::string loss = text(event.number("damage"));
    const int own = event.number("own");
    const int reduction = event.number("reduction");
    if (own != 0) {
        loss = "(" + text(event.number("attack")) + "−" + text(own);
        if (reduction != 0) loss += "−" + text(reduction);
        loss += ")";
    }
    return text(event.number("hp")) + "−" + loss + "=" + text(event.number("left"));
}

/// 8−6+3=5
std::string in_sum(const Event& event) {
    std::string terms = text(event.number("in"));
    if (event.number("paid") != 0) terms += "−" + text(event.number("paid"));
    return terms + "+" + text(event.number("gain")) + "=" + text(event.number("total"));
}

Span skill_span(const Event& event, std::string_view key, Lang lang) {
    const std::string_view given = event.word(key);
    for (std::size_t k = 0; k < kSkills; ++k) {
        const Skill skill = skill_at(k);
        if (id(skill) != given) continue;
        return {Span::Kind::Skill, std::string(name_in(skill, lang)), id(skill), -1, event.side};
    }
    return {};
}

/// What stands before a declared skill, if there is one.
Span plus(const Event& event, std::string_view skill, Lang lang) {
    const char* const sign = lang == Lang::Ja ? "＋" : " + ";
    return {Span::Kind::Text, event.word(skill).empty() ? "" : sign};
}

/// Behind the two skills that the rules allow those of a declaration that was gone on from by consent.
Spans with_all_skills(Spans said, const Event& event, Lang lang) {
    constexpr auto kTold = static_cast<std::size_t>(kMostSkillsAPhase);
    if (event.word(kSkillKeys[kTold]).empty()) return said;
    const auto second = std::find_if(said.begin(), said.end(), [&](const Span& span) {
        return span.kind == Span::Kind::Skill && span.id == event.word(kSkillKeys[kTold - 1]);
    });
    Spans more;
    for (std::size_t k = kTold; k < kSkillKeys.size() && !event.word(kSkillKeys[k]).empty(); ++k) {
        more.push_back(plus(event, kSkillKeys[k], lang));
        more.push_back(skill_span(event, kSkillKeys[k], lang));
    }
    said.insert(second == said.end() ? second : second + 1, more.begin(), more.end());
    return said;
}

Span number(std::string said) { return {Span::Kind::Number, std::move(said)}; }

Span fill(const Event& event, std::string_view key, const Names& names, Lang lang) {
    if (key == "who") return name_span(names, event.side, lang);
    if (key == "foe") return name_span(names, other(event.side), lang);
    if (key == "skill" || key == "skill1" || key == "skill2") return skill_span(event, key, lang);
    if (key == "plus1") return plus(event, "skill1", lang);
    if (key == "plus2") return plus(event, "skill2", lang);
    if (key == "ability") return {Span::Kind::Text, std::string(event.word(key))};
    if (key == "roll") return number(roll_notation(event));
    if (key == "from") return number(in_brackets(event.numbers("fell")));
    if (key == "to") return number(in_brackets(event.numbers("changed")));
    if (key == "av") return number(attack_sum(event));
    if (key == "hv") return number(hit_sum(event));
    if (key == "hpsum") return number(hp_sum(event));
    if (key == "insum") return number(in_sum(event));
    return number_span(event.number(key));
}

constexpr std::array<PhaseWords, 4> kPhaseWords{{
    {"initiative", "先後を決める", "Who attacks first"},
    {"attack", "{who}のアタックフェイズ", "{who}: attack phase"},
    {"guard", "{who}のガードフェイズ", "{who}: guard phase"},
    {"verdict", "勝敗", "Verdict"},
}};

} // namespace

Spans narrate(const Event& event, const Names& names, Lang lang) {
    const TaleFacts& kind = facts_of(event);
    Spans said = expand(lang == Lang::Ja ? kind.ja : kind.en,
                        [&](std::string_view key) { return fill(event, key, names, lang); });
    return with_all_skills(std::move(said), event, lang);
}

Text round_title(int turn) {
    if (turn == 0) return {"開始", "Opening"};
    return {"第" + text(turn) + "ターン", "Turn " + text(turn)};
}

Spans phase_title(const Phase& phase, const Names& names, Lang lang) {
    return shiaiba::phase_title(kPhaseWords, phase, names, lang);
}

} // namespace shiaiba::rakuen

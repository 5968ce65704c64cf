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
    {"order-first", "5.1", Tone::Use, "{who}は先攻を選択。", "{who} chooses to attack first."},
    {"order-second", "5.1", Tone::Use, "{who}は後攻を選択。", "{who} lets {foe} attack first."},
    {"build", "5.1", Tone::Note, "{who} POW {POW} / SPD {SPD} / WIZ {WIZ}",
     "{who} POW {POW} / SPD {SPD} / WIZ {WIZ}"},
    {"attack", "6.1", Tone::Use,
     "{who}の攻撃：{ability} {points}{plus1}{skill1}{plus2}{skill2}{sp}",
     "{who} attacks: {ability} {points}{plus1}{skill1}{plus2}{skill2}{sp}"},
    {"invisible", "8.1", Tone::Use,
     "{who}のインビジブル攻撃：{ability} {points}{plus1}{skill1}{plus2}{skill2}{sp}（強制チェイン 1+(IN {in}−発動値{threshold})={forced}回）",
     "{who}'s invisible attack: {ability} {points}{plus1}{skill1}{plus2}{skill2}{sp} (forced chains: 1+(IN {in}−threshold {threshold})={forced})"},
    {"charge", "13.8", Tone::Use, "{who}の{skill}。{sp}", "{who} uses {skill}.{sp}"},
    {"pair", "3", Tone::Note, "{who} {roll}{forced}", "{who} {roll}{forced}"},
    {"pair-chain", "6.1", Tone::Hit, "{who} チェイン {roll}{forced}", "{who} chain {roll}{forced}"},
    {"pair-forced", "8.2", Tone::Hit, "{who} インビジブル攻撃追加 {roll}{forced}",
     "{who} invisible attack, extra roll {roll}{forced}"},
    {"pair-paid", "9", Tone::Note, "{who} IN {paidsum} {roll}", "{who} IN {paidsum} {roll}"},
    {"use", "13.1", Tone::Use, "{who}の{skill}。{sp}", "{who} uses {skill}.{sp}"},
    {"shift", "13.4", Tone::Use, "{who}の{skill}：{from}→{to}{chain}{sp}",
     "{who}'s {skill}: {from}→{to}{chain}{sp}"},
    {"values", "6.2", Tone::Note, "攻撃値 {av}、命中値 {hv}。{critical}",
     "Attack value {av}, hit value {hv}.{critical}"},
    {"gain", "13.6", Tone::State, "{skill1}{plus2}{skill2}：{who} IN {insum}",
     "{skill1}{plus2}{skill2}: {who} IN {insum}"},
    {"reset", "10", Tone::State, "{who} IN {in}→0、回避回数 {evades}→0。",
     "{who} IN {in}→0, evasions {evades}→0."},
    {"charged", "13.8", Tone::State, "{who} IN {insum}", "{who} IN {insum}"},
    {"attack-skipped-stun", "5.2", Tone::State,
     "{who}はスタンで行動不能：アタックフェイズをスキップ。IN {insum}",
     "{who} is stunned, and so incapacitated: the attack phase is skipped. IN {insum}"},
    {"attack-skipped-recoil", "5.2", Tone::State,
     "{who}はインビジブル攻撃のデメリットで行動不能：アタックフェイズをスキップ。IN {insum}",
     "{who} is incapacitated by the recoil: the attack phase is skipped. IN {insum}"},
    {"guard", "7.2", Tone::Use, "{who}は防御{plus1}{skill1}。{sp}",
     "{who} guards{with}{skill1}.{sp}"},
    {"evade", "7.1", Tone::Use, "{who}は回避{plus1}{skill1}。{sp}",
     "{who} tries to evade{with}{skill1}.{sp}"},
    {"iguard", "9", Tone::Use, "{who}のインビジブル防御{plus1}{skill1}。{sp}",
     "{who}'s invisible guard{plus1}{skill1}.{sp}"},
    {"guard-skipped-recoil", "8.3", Tone::State,
     "{who}はインビジブル攻撃のデメリットで行動不能：ガードフェイズをスキップ。",
     "{who} is incapacitated by the recoil: the guard phase is skipped."},
    {"guard-skipped-break", "13.7", Tone::State,
     "{who}は突破で行動不能：ガードフェイズをスキップ。",
     "{who} is incapacitated by Break: the guard phase is skipped."},
    {"evaded", "7.1", Tone::Note, "回避値{value}は命中値{hit}以上。回避:成功。",
     "Evade value {value} reaches hit value {hit}. The evasion succeeds."},
    {"evade-failed", "7.1", Tone::Hit, "回避値{value}は命中値{hit}未満。回避:失敗。",
     "Evade value {value} is below hit value {hit}. The evasion fails."},
    {"guard-held", "14", Tone::Note, "{who} 防御:成功。{kept}", "{who}'s guard succeeds.{kept}"},
    {"guard-broken", "14", Tone::Hit, "{who} 防御:失敗。", "{who}'s guard fails."},
    {"damage", "11", Tone::Hit, "{who} HP {hpsum} / IN {insum}", "{who} HP {hpsum} / IN {insum}"},
    {"no-damage", "11", Tone::Note, "{who} HP {hp}（{unhurt}ダメージ無し） / IN {insum}",
     "{who} HP {hp} ({unhurt}no damage) / IN {insum}"},
    {"unhurt", "11", Tone::Note, "{who} HP {hp}（{unhurt}ダメージ無し）",
     "{who} HP {hp} ({unhurt}no damage)"},
    {"defeated", "12", Tone::Gone, "{who} HP {hpsum}", "{who} HP {hpsum}"},
    {"stunned", "7.3", Tone::State, "{who}にスタン発生。次のアタックフェイズはスキップ。",
     "{who} is stunned: the next attack phase will be skipped."},
    {"sealed", "13.2", Tone::State,
     "{who}は封印状態になる：次のアタックフェイズではインビジブル攻撃もスキルも使えない。",
     "{who} is sealed: in the next attack phase no invisible attack and no skills."},
    {"back", "11", Tone::Fire, "{foe}の{skill}：{who}に{of}÷2={damage}ダメージ。HP {hpsum}",
     "{foe}'s {skill}: {of}÷2={damage} damage to {who}. HP {hpsum}"},
    {"back-nothing", "11", Tone::Note,
     "{foe}の{skill}：{of}÷2={damage}、{who} HP {hp}（ダメージ無し）",
     "{foe}'s {skill}: {of}÷2={damage}, {who} HP {hp} (no damage)"},
    {"invisible-ends", "8.3", Tone::State,
     "{who} IN {in}→0。インビジブル攻撃のデメリット：次の自分のフェイズは行動不能。",
     "{who} IN {in}→0. Recoil: {who} is incapacitated in the next phase of their own."},
    {"trump-failed", "13.9", Tone::Gone,
     "{who}の切札:失敗。{foe}のHPが1以上なので、HP {hp}→0、強制敗北。",
     "{who}'s Trump: failure. {foe} still has HP, so HP {hp}→0: {who} is defeated."},
    {"surrender", "12", Tone::End, "{who}は降参。", "{who} surrenders."},
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

/// 150−(43−15)=122; on a killing blow 10−(36−20)=−6→0 [rakuen R40].
std::string hp_sum(const Event& event) {
    std::string loss = text(event.number("damage"));
    const int own = event.number("own");
    const int reduction = event.number("reduction");
    if (own != 0) {
        loss = "(" + text(event.number("attack")) + "−" + text(own);
        if (reduction != 0) loss += "−" + text(reduction);
        loss += ")";
    }
    const std::string sum = text(event.number("hp")) + "−" + loss + "=";
    const int below = event.number("damage") - event.number("hp");
    return sum + (below > 0 ? "−" + text(below) + "→0" : text(event.number("left")));
}

/// 2+3=5. What dice of an invisible guard cost was told when it was paid.
std::string in_sum(const Event& event) {
    return text(event.number("in") - event.number("paid")) + "+" + text(event.number("gain")) +
           "=" + text(event.number("total"));
}
/// 8−3=5
std::string paid_sum(const Event& event) {
    const int left = event.number("in");
    const int paid = event.number("paid");
    return text(left + paid) + "−" + text(paid) + "=" + text(left);
}
/// （SP 3−1=2）; "" where skills cost nothing.
std::string sp_sum(const Event& event, Lang lang) {
    const int paid = event.number("spPaid");
    if (paid == 0) return "";
    const int left = event.number("sp");
    const std::string sum = "SP " + text(left + paid) + "−" + text(paid) + "=" + text(left);
    return lang == Lang::Ja ? "（" + sum + "）" : " (" + sum + ")";
}
bool is_double(const Event& event) { return event.number("toRed") == event.number("toBlue"); }
/// Rewritten to the double of its higher face (8.2).
bool is_forced(const Event& event) {
    return event.number("red") != event.number("toRed") ||
           event.number("blue") != event.number("toBlue");
}
Span note(bool holds, Lang lang, std::string_view ja, std::string_view en) {
    return {Span::Kind::Text, std::string(!holds ? "" : lang == Lang::Ja ? ja : en)};
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

/// What of the attack a guard kept off: "ゾロ目でスタン効果は無効。"
Span kept_off(const Event& event, Lang lang) {
    const bool stuns = event.number("stuns") != 0;
    const bool seals = event.number("seals") != 0;
    if (stuns && seals) {
        return note(true, lang, "ゾロ目でスタン・封印効果は無効。",
                    " By the double neither stun nor seal takes hold.");
    }
    if (seals)
        return note(true, lang, "ゾロ目で封印効果は無効。",
                    " By the double the seal takes no hold.");
    if (stuns)
        return note(true, lang, "ゾロ目でスタン効果は無効。",
                    " By the double the stun takes no hold.");
    return note(true, lang, "反撃でスタン効果は無効。", " By Riposte the stun takes no hold.");
}

/// "41−25−19、"; "" where nothing was taken off.
std::string unhurt_sum(const Event& event, Lang lang) {
    const int own = event.number("own");
    if (own == 0) return "";
    std::string sum = text(event.number("attack")) + "−" + text(own);
    const int reduction = event.number("reduction");
    if (reduction != 0) sum += "−" + text(reduction);
    return sum + (lang == Lang::Ja ? "、" : ", ");
}

Span number(std::string said) { return {Span::Kind::Number, std::move(said)}; }

Span fill(const Event& event, std::string_view key, const Names& names, Lang lang) {
    if (key == "who") return name_span(names, event.side, lang);
    if (key == "foe") return name_span(names, other(event.side), lang);
    if (key == "skill" || key == "skill1" || key == "skill2") return skill_span(event, key, lang);
    if (key == "plus1") return plus(event, "skill1", lang);
    if (key == "plus2") return plus(event, "skill2", lang);
    if (key == "with") return note(!event.word("skill1").empty(), lang, "＋", " with ");
    if (key == "kept") return kept_off(event, lang);
    if (key == "unhurt") return number(unhurt_sum(event, lang));
    if (key == "ability") return {Span::Kind::Text, std::string(event.word(key))};
    if (key == "roll") return number(roll_notation(event));
    if (key == "from") return number(in_brackets(event.numbers("fell")));
    if (key == "to") return number(in_brackets(event.numbers("changed")));
    if (key == "av") return number(attack_sum(event));
    if (key == "hv") return number(hit_sum(event));
    if (key == "hpsum") return number(hp_sum(event));
    if (key == "insum") return number(in_sum(event));
    if (key == "paidsum") return number(paid_sum(event));
    if (key == "sp") return number(sp_sum(event, lang));
    if (key == "forced" && event.kind != facts(EventKind::Invisible).kind) {
        return note(is_forced(event), lang, "（強制チェイン）", " (forced chain)");
    }
    if (key == "chain") return note(is_double(event), lang, "、チェイン発生", ", which chains");
    if (key == "critical") {
        return note(event.number(key) != 0, lang, "クリティカル。", " Critical.");
    }
    return number_span(event.number(key));
}

constexpr std::array<PhaseWords, 4> kPhaseWords{{
    {"initiative", "先後の決定", "Who attacks first"},
    {"attack", "{who}のアタックフェイズ", "{who}'s attack phase"},
    {"guard", "{who}のガードフェイズ", "{who}'s guard phase"},
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

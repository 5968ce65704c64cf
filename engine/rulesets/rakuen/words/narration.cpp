// Fills the sentences of the catalogue with the facts of an event.
#include "rulesets/rakuen/words/narration.hpp"

#include <array>

#include "core/fight/narrator.hpp"
#include "rulesets/rakuen/words/tales.hpp"
#include "rulesets/rakuen/words/words.hpp"

namespace shiaiba::rakuen {
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
    const TaleFacts& tale = facts_of(event);
    return expand(lang == Lang::Ja ? tale.ja : tale.en,
                  [&](std::string_view key) { return fill(event, key, names, lang); });
}

Text round_title(int turn) {
    if (turn == 0) return {"開始", "Opening"};
    return {"第" + text(turn) + "ターン", "Turn " + text(turn)};
}

Spans phase_title(const Phase& phase, const Names& names, Lang lang) {
    return shiaiba::phase_title(kPhaseWords, phase, names, lang);
}

} // namespace shiaiba::rakuen

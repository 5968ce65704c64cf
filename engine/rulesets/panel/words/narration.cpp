// Fills the sentences of the catalogue with the facts of an event.
#include "rulesets/panel/words/narration.hpp"

#include <array>
#include <string>

#include "core/fight/narrator.hpp"
#include "rulesets/panel/words/tales.hpp"
#include "rulesets/panel/words/words.hpp"

namespace shiaiba::panel {
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
    if (event.word("on") == "character") return plain_span(ja ? "キャラクター" : "character");
    return plain_span((ja ? "パネル" : "panel ") + figure(event.number("place")));
}

/// "1,2" of the numbers, or "火水" of the letters, that stand behind the first fact.
std::string listed(const Event& event) {
    std::string out;
    for (std::size_t k = 1; k < event.args.size(); ++k) {
        const int number = event.number(event.args[k].name);
        if (number > 0 && !out.empty()) out += ",";
        out += number > 0 ? figure(number) : std::string(event.word(event.args[k].name));
    }
    return out;
}

std::string attribute_words(int number) {
    const std::string out = attribute_letters(number);
    return out.empty() ? out : "〈" + out + "〉";
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
    if (key == "skill") return skill_span(event.word(key), event.side, how);
    if (key == "status") return status_span(event.word(key));
    if (key == "of") return origin(event, how);
    if (key == "object") return object(event, how);
    if (key == "attrs") return plain_span(attribute_words(event.number(key)));
    if (key == "panels" || key == "pattern") return plain_span(listed(event));
    if (key == "die") return Span{Span::Kind::Number, die_notation(event)};
    if (key == "element") {
        const auto face = static_cast<std::size_t>(event.number("value") - 1);
        return plain_span(std::string(letter(static_cast<Element>(face))));
    }
    if (key == "op") return plain_span(done(event.word(key), lang));
    if (key == "line") {
        const Effect effect{event.word("op"),  event.number("n"),     event.word("amount"),
                            event.word("to"),  event.number("count"), event.word("gives"),
                            event.word("attr")};
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
    const TaleFacts& tale = facts_of(event);
    const Telling how{names, list, lang};
    return expand(lang == Lang::Ja ? tale.ja : tale.en,
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

// Fills the sentences of the catalogue with the facts of an event.
#include "rulesets/shiden/words/narration.hpp"

#include <string>
#include <utility>

#include "core/fight/narrator.hpp"
#include "rulesets/shiden/words/tales.hpp"
#include "rulesets/shiden/words/words.hpp"

namespace shiaiba::shiden {
namespace {

/// A skill fact: its name under `key`, its level under `level_key`.
Span skill_span(const Event& event, std::string_view key, std::string_view level_key, Side owner,
                Lang lang, bool paper) {
    const std::string_view word = event.word(key);
    const auto skill = skill_named(word);
    if (!skill) return {Span::Kind::Text, lang == Lang::Ja ? "なし" : "(none)"};
    const int level = event.number(level_key);
    const bool numbered = level > 0 || (paper && *skill == Skill::Bonda);
    std::string said(name_in(*skill, lang));
    Span span{Span::Kind::Skill, std::move(said), name(*skill), numbered ? level : -1, owner};
    return span;
}

Span state_span(std::string_view word, Lang lang) {
    for (int k = 0; k < kStates; ++k) {
        const auto state = static_cast<State>(k);
        if (name(state) == word) {
            return {Span::Kind::State, std::string(name_in(state, lang)), name(state)};
        }
    }
    return {};
}

constexpr std::array<PhaseWords, 8> kPhaseWords{{
    {"start", "開始", "Start"},
    {"initiative", "先攻を決める", "Initiative"},
    {"attack", "{who}の攻撃", "{who} attacks"},
    {"simultaneous", "同時行動", "Both act at once"},
    {"extra-attack", "{who}の連撃", "{who} attacks again"},
    {"extra-simultaneous", "連撃による同時行動", "Both act once more"},
    {"end", "終了", "End of the round"},
    {"verdict", "勝敗", "Verdict"},
}};

} // namespace

Span fill(const Event& event, std::string_view key, const Names& names, Lang lang, bool paper) {
    const Side side = event.side;
    if (key == "who") return name_span(names, side, lang);
    if (key == "foe") return name_span(names, other(side), lang);
    if (key == "skill") return skill_span(event, key, "level", side, lang, paper);
    if (key == "other") return skill_span(event, key, "otherlevel", side, lang, paper);
    if (key == "foeskill") return skill_span(event, key, "foelevel", other(side), lang, paper);
    if (key == "to") return skill_span(event, key, "", side, lang, false);
    if (key == "by") {
        const Side owner = event.number("byside") == 0 ? side : other(side);
        return skill_span(event, key, "bylevel", owner, lang, paper);
    }
    if (key == "skillA") return skill_span(event, key, "levelA", Side::A, lang, paper);
    if (key == "skillB") return skill_span(event, key, "levelB", Side::B, lang, paper);
    if (key == "state") return state_span(event.word(key), lang);
    return number_span(event.number(key));
}

Spans narrate(const Event& event, const Names& names, Lang lang) {
    const TaleFacts& tale = facts_of(event);
    return expand(lang == Lang::Ja ? tale.ja : tale.en,
                  [&](std::string_view key) { return fill(event, key, names, lang, false); });
}

Spans phase_title(const Phase& phase, const Names& names, Lang lang) {
    return shiaiba::phase_title(kPhaseWords, phase, names, lang);
}

} // namespace shiaiba::shiden

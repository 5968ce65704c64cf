// Writes the sentence of an event: chooses it from the catalogue and fills its places (13).
#include <array>
#include <cstdlib>
#include <string>

#include "core/fight/narrator.hpp"
#include "core/system/typed.hpp"
#include "rulesets/shinki/words/asides.hpp"
#include "rulesets/shinki/words/sentences.hpp"
#include "rulesets/shinki/words/words.hpp"

namespace shiaiba::shinki {
namespace {

constexpr std::array<PhaseWords, 4> kPhases{{{"start", "開始", "Start"},
                                             {"order", "順番", "Order"},
                                             {"turn", "{who}のターン", "{who}'s turn"},
                                             {"end", "ラウンドの終了", "End of the round"}}};

Span text_span(std::string said) { return {Span::Kind::Text, std::move(said)}; }

/// The skill list of the match that the names belong to.
const SkillList& skills_of(const Names& names) {
    return names.settings != nullptr ? given_or_default<Settings>(*names.settings).list()
                                     : *house_list();
}

Span skill_span(std::string_view id, Actor whose, const SkillList& list, Lang lang) {
    const int place = list.find(id);
    if (place < 0) return text_span(std::string(id));
    const Skill& skill = list.skills[static_cast<std::size_t>(place)];
    return {Span::Kind::Skill, lang == Lang::Ja ? "《" + skill.bare_ja() + "》" : skill.en,
            skill.id,          -1,
            whose.side,        whose.member};
}

Span status_span(std::string_view id, const SkillList& list, Lang lang) {
    const auto status = list.find_status(id);
    if (!status) return text_span(std::string(id));
    return {Span::Kind::State, name_of(list.words(*status)).in(lang), list.words(*status).id};
}

Span fill_in(std::string_view key, const Said& said, Lang lang) {
    const auto& [event, list, names] = said;
    if (key == "who") {
        return event.member == kWholeSide ? name_span(names, event.side, lang)
                                          : name_span(names, event.actor(), lang);
    }
    if (key == "side") return name_span(names, event.side, lang);
    if (key == "a") return name_span(names, Side::A, lang);
    if (key == "b") return name_span(names, Side::B, lang);
    if (key == "fallen" || (key == "to" && event.kind != "move")) {
        return name_span(names, event.who(key), lang);
    }
    if (key == "skill") {
        const bool others = event.kind == "negate" || event.kind == "within";
        const bool users = event.kind == "unmet" || event.kind == "unmoved";
        return skill_span(event.word("skill"),
                          others  ? event.who("to")
                          : users ? event.who("by")
                                  : event.actor(),
                          list, lang);
    }
    if (key == "acting") return skill_span(event.word("acting"), event.who("to"), list, lang);
    if (key == "attack") return skill_span(list.skills[kAttack].id, event.actor(), list, lang);
    if (key == "status") return status_span(event.word("status"), list, lang);
    if (const auto words = aside(key, said)) return text_span(words->in(lang));
    // The sentence has the sign.
    if (key == "change") return number_span(std::abs(event.number("change")));
    return number_span(event.number(key));
}

} // namespace

std::vector<std::string_view> event_kinds() { return kinds_of(sentences()); }

Tone tone(const Event& event) { return sentence(event).tone; }

bool is_bookkeeping(const Event& event) {
    // A 気魄 that loses cards is told: which cards went may matter when they are drawn again.
    const bool gain = event.kind == "kihaku" && event.numbers("cards").empty();
    return event.kind == "turn_start" || gain || event.kind == "no_react";
}

Spans narrate(const Event& event, const Names& names, Lang lang) {
    const Sentence& one = sentence(event);
    const Said said{event, skills_of(names), names};
    return expand(lang == Lang::Ja ? one.ja : one.en,
                  [&](std::string_view key) { return fill_in(key, said, lang); });
}

std::span<const PhaseWords> phases() { return kPhases; }

} // namespace shiaiba::shinki

// Narrates events: fills the sentences of the catalogue (sentences.cpp) with the facts of events.
#include <optional>

#include "core/fight/narrator.hpp"
#include "rulesets/rakuen/fight/events.hpp"
#include "rulesets/rakuen/sheet/skill.hpp"
#include "rulesets/rakuen/words/terms.hpp"
#include "rulesets/rakuen/words/words.hpp"

namespace shiaiba::rakuen {
namespace {

Span skill_span(std::string_view given, Side whose, Lang lang) {
    for (std::size_t k = 0; k < kSkills; ++k) {
        const Skill skill = skill_at(k);
        if (id(skill) != given) continue;
        return {Span::Kind::Skill, std::string(name_in(skill, lang)), id(skill), -1, whose};
    }
    return {};
}

/// The part of a place's key behind `name`: "rush" of "skill:rush". Absent if the key begins
/// otherwise.
std::optional<std::string_view> behind(std::string_view key, std::string_view name) {
    if (key.substr(0, name.size()) != name) return std::nullopt;
    return key.substr(name.size());
}

Span fill(const Event& event, std::string_view key, const Names& names, Lang lang) {
    const auto number = [](std::string said) { return Span{Span::Kind::Number, std::move(said)}; };
    if (key == "who") return name_span(names, event.side, lang);
    if (key == "foe") return name_span(names, other(event.side), lang);
    if (key == "skill") return skill_span(event.word(key), event.side, lang);
    if (const auto own = behind(key, "skill:")) return skill_span(*own, event.side, lang);
    if (const auto theirs = behind(key, "theirs:")) {
        return skill_span(*theirs, other(event.side), lang);
    }
    if (key == "ability") return {Span::Kind::Text, std::string(event.word(key))};
    if (key == "roll") return number(roll_notation(event));
    if (key == "from") return number(in_brackets(event.numbers("fell")));
    if (key == "to") return number(in_brackets(event.numbers("changed")));
    if (key == "av") return number(attack_sum(event));
    if (key == "hv") return number(hit_sum(event));
    if (key == "ev") return number(evade_sum(event));
    if (key == "hpsum") return number(hp_sum(event));
    if (key == "insum") return number(in_sum(event));
    if (key == "paidsum") return number(paid_sum(event));
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
    const EventRow& kind = row(kind_of(event));
    return expand(with_asides(lang == Lang::Ja ? kind.ja : kind.en, event, lang),
                  [&](std::string_view key) { return fill(event, key, names, lang); });
}

std::span<const PhaseWords> phases() { return kPhaseWords; }

} // namespace shiaiba::rakuen

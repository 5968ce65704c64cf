// The names of skills and states: found by what people write, and said with readings and what each does.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "core/text/text.hpp"
#include "rulesets/shiden/sheet/skill.hpp"

namespace shiaiba::shiden {

/// A skill name at the beginning of a text, and how many code points it takes. The text is folded to
/// half-width.
struct NameMatch {
    Skill skill;
    std::size_t length;
};
std::optional<NameMatch> match_name(std::u32string_view text);

/// A whole text that is nothing but a skill's name.
std::optional<Skill> skill_from(std::string_view written);

/// The one letter of roster lines.
std::optional<Skill> skill_lettered(char32_t letter);

// The words of the catalogue: English names, readings, and what each skill and state does.

/// `{L}` in the effects stands for the level: see effect_text().
struct SkillWords {
    std::string_view reading;
    std::string_view en;
    /// What the name means, in English.
    std::string_view gloss;
    std::string_view effect_ja;
    std::string_view effect_en;
};
const SkillWords& words(Skill skill);

struct StateWords {
    std::string_view reading;
    std::string_view en;
    std::string_view gloss;
    std::string_view effect_ja;
    std::string_view effect_en;
};
const StateWords& words(State state);

const char* kind_word(Kind kind);
Text kind_name(Kind kind);

/// The name in a language: 一閃 / Issen.
std::string_view name_in(Skill skill, Lang lang);
std::string_view name_in(State state, Lang lang);

/// What a skill does; level 0: at any level ("LV").
Text effect_text(Skill skill, int level);

} // namespace shiaiba::shiden

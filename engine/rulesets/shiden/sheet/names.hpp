// Names of skills and states: finds them in text, and gives their readings and effects in words.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "core/text/text.hpp"
#include "rulesets/shiden/sheet/skill.hpp"

namespace shiaiba::shiden {

/// The skill whose name is the longest at the beginning of a text, and its length in code points.
/// The text must be folded to half-width.
struct NameMatch {
    Skill skill;
    std::size_t length;
};
std::optional<NameMatch> match_name(std::u32string_view text);

/// The skill whose name is the whole text; other widths and blanks around it are accepted.
std::optional<Skill> skill_from(std::string_view written);

/// The skill of a letter in roster lines.
std::optional<Skill> skill_lettered(char32_t letter);

// Words for skills and states: English names, readings, and effects.

/// `{L}` in the effects stands for the level: see effect_text().
struct SkillWords {
    std::string_view reading;
    std::string_view en;
    /// The meaning of the name, in English.
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

/// The effect of a skill at a level; level 0: at any level ("LV").
Text effect_text(Skill skill, int level);

} // namespace shiaiba::shiden

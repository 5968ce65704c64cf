// The words of the catalogue: English names, readings, and what each skill and state does.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "core/text/text.hpp"
#include "rulesets/shiden/fight/state.hpp"
#include "rulesets/shiden/sheet/skill.hpp"

namespace shiaiba::shiden {

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

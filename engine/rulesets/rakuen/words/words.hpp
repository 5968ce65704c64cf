// The words of the system: skills, states, meters and moves in Japanese and English.
#pragma once

#include <string>
#include <string_view>

#include "core/text/text.hpp"
#include "rulesets/rakuen/fight/move.hpp"

namespace shiaiba::rakuen {

struct SkillWords {
    std::string_view reading;
    std::string_view en;
    std::string_view glyph;
    /// What it does, in our words.
    std::string_view effect_ja;
    std::string_view effect_en;
};
const SkillWords& words(Skill skill);
/// The name in a language: 必殺 / Finisher.
std::string_view name_in(Skill skill, Lang lang);

/// States as the board shows them.
struct StateWords {
    std::string_view id;
    std::string_view glyph;
    std::string_view ja;
    std::string_view en;
    bool counted;
    bool good;
    std::string_view effect_ja;
    std::string_view effect_en;
};
inline constexpr std::size_t kStates = 5;
const StateWords& state_words(std::size_t k);

/// What a move says as a button.
Text label(const Move& move);

} // namespace shiaiba::rakuen

// Finds skills by what people write for them: name, common other spellings, letter.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

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

} // namespace shiaiba::shiden

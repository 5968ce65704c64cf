// Words of らくえん模擬戦: names of skills, states, meters and moves, messages of a fight, and
// builds as a form and on a chat palette.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "core/fight/narrator.hpp"
#include "core/system/system.hpp"
#include "core/text/json_fwd.hpp"
#include "core/text/text.hpp"
#include "rulesets/rakuen/fight/exchange.hpp"
#include "rulesets/rakuen/sheet/settings.hpp"
#include "rulesets/rakuen/sheet/sheet.hpp"

namespace shiaiba::rakuen {

struct SkillWords {
    std::string_view reading;
    std::string_view en;
    std::string_view glyph;
    /// The skill's effect, in this project's words.
    std::string_view effect_ja;
    std::string_view effect_en;
};
const SkillWords& words(Skill skill);
/// The skill's effect under the rulings of the match.
Text effect_text(Skill skill, Turned turned);
/// The name in a language: 必殺 / Finisher.
std::string_view name_in(Skill skill, Lang lang);

/// A state as the board shows it. `counted`: with its number; `good`: its bearer gains by it.
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

/// A move as the text of a button.
Text label(const Move& move);

// Messages of a fight, in Japanese and English.

Spans narrate(const Event& event, const Names& names, Lang lang);
/// Fills the places of asides (asides.cpp) in a sentence. Asides may hold places themselves:
/// {skill:rush} is a skill of the event's side, {theirs:rush} one of the other side, {foe} the
/// other side.
std::string with_asides(std::string_view sentence, const Event& event, Lang lang);
std::span<const PhaseWords> phases();

// A build on the chat palette of a virtual table.

/// The rolls of [rakuen 3], and the skills that the rules of the match have.
Palette palette(const RakuenBuild& build, const RakuenSettings& settings);

// The form that the page builds characters with, as data.

/// `Form` of bindings/types/system.d.ts.
Json form(const RakuenSettings& settings);

} // namespace shiaiba::rakuen

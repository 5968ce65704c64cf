// What is said of パネルアレー戦: what events carry, how skills and effects are said ([panel 7.2]), fights in
// sentences and in a referee's notation, sheets in a form.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "core/fight/log.hpp"
#include "core/fight/narrator.hpp"
#include "core/system/ruleset.hpp"
#include "core/text/json_fwd.hpp"
#include "core/text/text.hpp"
#include "rulesets/panel/fight/events.hpp"
#include "rulesets/panel/sheet/sheet.hpp"
#include "rulesets/panel/sheet/skill.hpp"

namespace shiaiba::panel {

/// As lists write them.
inline constexpr std::array<std::string_view, kOps> kOpWords{
    "attack",  "counter", "damage", "heal",       "reduce",    "boost", "cancel",
    "give",    "remove",  "roll",   "paint",      "tap",       "untap", "transcribe",
    "release", "spend",   "lose",   "panel_gain", "panel_lose"};
constexpr std::string_view word(Op op) { return kOpWords[static_cast<std::size_t>(op)]; }

/// "self", "opponent.panel" …
std::string_view word(Who who, What what);
/// "ailment" …
std::string_view word(Class category);

/// Letters of Attributes::number(), "火剣".
std::string attribute_letters(int number);

/// "火剣"; in English "fire, sword".
Text elements_said(std::string_view letters);

/// An effect as events carry it.
struct Effect {
    std::string_view op;
    int n = 0;
    /// "all", "half", "stacks" or nothing.
    std::string_view amount;
    /// "self", "opponent.panel", "both" …
    std::string_view to;
    int count = 1;
    /// A status, or a class of them.
    std::string_view status;
    /// A letter; nothing: chosen, or of what is lost any.
    std::string_view attr;
    /// "left" or "right", where panels come or go.
    std::string_view end = {};
    /// In place of n and of count, what words say.
    Text said = {};
    Text said_count = {};
    /// In front of what is chosen or taken: of an element or art.
    Text kind = {};
};
Effect effect_of(const Line& line, const SkillList& list);
std::string effect_text(const Effect& effect, Lang lang);
/// A status by its name, or a class of them by its id: 異状.
Text status_or_class(std::string_view id);

/// The line of those that `line` holds, itself the first, of which `wanted` says yes; `place` is then its number. nullptr:
/// none.
template <class Wanted>
const Line* find_line(const Line& line, int& place, const Wanted& wanted) {
    if (wanted(line)) return &line;
    for (const Line& then : line.then) {
        ++place;
        if (const Line* const found = find_line(then, place, wanted)) return found;
    }
    return nullptr;
}

/// A text line with its condition and what it does then, as a reader sees it.
std::string line_text(const Line& line, const SkillList& list, Lang lang);
/// "自分の未使用のパネル3×2": of an amount in words, with what its facts were.
std::string amount_text(const plan::Amount& amount, const SkillList& list, Lang lang,
                        const std::vector<int>* found = nullptr);
/// "自分のHPが6以下"
std::string condition_text(const plan::Condition& condition, const SkillList& list, Lang lang);
/// When a reactive skill may be used, or an ability works.
std::string when_text(const Trigger& trigger, const SkillList& list, Lang lang);
/// What a status listens for: it has a trigger. What pays is what bears it.
std::string when_text(const Status& status, const SkillList& list, Lang lang);
/// All abilities, each with its kind in front, a text line a line.
std::string skill_text(const Skill& skill, const SkillList& list, Lang lang);
/// By its place in the list.
std::string status_text(const SkillList& list, std::size_t place, Lang lang);

// The catalogue's sentences, filled with the facts of an event.

/// `list`: the match's, which knows what skills are called in English.
Spans narrate(const Event& event, const Names& names, const SkillList& list, Lang lang);
Text round_title(int turn);
Spans phase_title(const Phase& phase, const Names& names, Lang lang);

// The notation that a referee keeps on paper: dice, events with their numbers, the chain ([panel 0, 10]).

/// Side A is P, side B is Q.
std::string paper(const FightLog& fight_log);

// What a player has at hand on a table's chat palette.

/// The rolls of [panel 3.3], and its skills with what they cost.
Palette palette(const Sheet& sheet);

// What the builder page asks for, as data.

/// Of a match with these skills.
Json form(const SkillList& list);

} // namespace shiaiba::panel

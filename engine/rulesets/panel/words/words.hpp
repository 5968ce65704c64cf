// Words of パネルアレー戦: skills, effects and conditions in sentences ([panel 7.2]), fights as
// sentences and in the referee's notation, the palette, and the form of a sheet.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>

#include "core/fight/log.hpp"
#include "core/fight/narrator.hpp"
#include "core/system/system.hpp"
#include "core/text/json_fwd.hpp"
#include "core/text/text.hpp"
#include "rulesets/panel/fight/events.hpp"
#include "rulesets/panel/sheet/sheet.hpp"
#include "rulesets/panel/sheet/skill.hpp"

namespace shiaiba::panel {

/// As lists write it: "attack", "panel_gain" …
std::string_view word(Op op);

/// As lists write it: "self", "opponent.panel" …
std::string_view word(Who who, What what);
/// As lists write it: "ailment" …
std::string_view word(Class category);

/// The letters of Attributes::number(): "火剣".
std::string attribute_letters(int number);

/// Letters of elements as a reader sees them: "火剣", in English "fire, sword".
Text elements_said(std::string_view letters);

/// A panel in English: "sword H (used)" for 「(剣H)」.
std::string in_english(const Panel& panel, const SkillList& list);

/// An effect as events of the log carry it.
struct Effect {
    std::string_view op;
    int n = 0;
    /// "all", "half", "stacks", or "" for the number `n`.
    std::string_view amount;
    /// "self", "opponent.panel", "both" …; "": the effect has no target.
    std::string_view to;
    int count = 1;
    /// Name of a status, or id of a class of statuses.
    std::string_view status;
    /// A letter; "": the owner chooses, or (panels lost) any element.
    std::string_view attr;
    /// "left" or "right": the end at which panels come or go.
    std::string_view end = {};
    /// Amounts in words instead of `n` and `count`; empty: none.
    Text said = {};
    Text said_count = {};
    /// Words in front of the target: its element or art.
    Text kind = {};
};
Effect effect_of(const Line& line, const SkillList& list);
std::string effect_text(const Effect& effect, Lang lang);
/// A status by its name, or a class of statuses by its id ("ailment": 異状).
Text status_or_class(std::string_view id);

/// Searches `line` and the lines that it contains, depth first. Returns the first one for which
/// `wanted` is true, nullptr if there is none. `place` counts the lines passed: start it at 0.
template <class Wanted>
const Line* find_line(const Line& line, int& place, const Wanted& wanted) {
    if (wanted(line)) return &line;
    for (const Line& then : line.then) {
        ++place;
        if (const Line* const found = find_line(then, place, wanted)) return found;
    }
    return nullptr;
}

/// A text line with its condition, its effect and the lines that follow.
std::string line_text(const Line& line, const SkillList& list, Lang lang);
/// An amount in words; with `found`, the values of its facts: "自分の未使用のパネル3×2".
std::string amount_text(const plan::Amount& amount, const SkillList& list, Lang lang,
                        const std::vector<int>* found = nullptr);
/// A condition in words: "自分のHPが6以下".
std::string condition_text(const plan::Condition& condition, const SkillList& list, Lang lang);
/// When a reactive skill may be used, or an ability triggers: "自分の攻撃が置かれた時".
std::string when_text(const Trigger& trigger, const SkillList& list, Lang lang);
/// When a status with a trigger triggers. For panelPaid the words depend on what bears it.
std::string when_text(const Status& status, const SkillList& list, Lang lang);
/// A modifier in words, as its bearer sees it: "自分の攻撃のダメージ+1". `said`: its number in words.
std::string static_text(const Static& one, const SkillList& list, Lang lang,
                        const std::string& said = {});
/// All abilities of a skill, each introduced by its kind; one text line per line.
std::string skill_text(const Skill& skill, const SkillList& list, Lang lang);
/// The rules of a status, by its place in the list.
std::string status_text(const SkillList& list, std::size_t place, Lang lang);

// -- Sentences of events

/// Fills the event's sentence from the catalogue. `list` is that of the match: it has the English
/// names of skills.
Spans narrate(const Event& event, const Names& names, const SkillList& list, Lang lang);
std::span<const PhaseWords> phases();

// -- The referee's notation on paper: dice, numbered events, the chain ([panel 0, 10])

/// The whole fight; side A is P, side B is Q.
std::string paper(const FightLog& fight_log);

// -- The chat palette of a virtual tabletop

/// The rolls of [panel 3.3], and the sheet's skills with their costs.
Palette palette(const Sheet& sheet);

// -- The form that asks for a sheet

/// `list`: the skill list of the match.
Json form(const SkillList& list);

} // namespace shiaiba::panel

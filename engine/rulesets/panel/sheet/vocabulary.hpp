// Vocabulary of plans in パネルアレー戦 ([panel 8.5, 8.6]): decisions, tags of options, facts,
// names; and templates of plans.
#pragma once

#include <string_view>

#include "core/plan/vocabulary.hpp"
#include "rulesets/panel/sheet/skill.hpp"

namespace shiaiba::panel {

// The numbers of these enums stand in links: append only.

/// Domains of values. A domain without symbols takes its names from the skill list and the sheet.
enum Domain {
    kWhose,
    kWhoHas,
    kWhoMaintains,
    kElement,
    kStatus,
    kClass,
    kCost,
    kArt,
    kKind,
    kDoes,
    kYes,
    kState,
    kEdges,
    kChoice,
    kSkill,
    kPattern,
    /// The arts as an attribute: "sword art reactive skills".
    kArtOf,
};

/// Decision points ([panel 8.5]).
enum class Point { Use, Target, Pay, Transcribe, Maintain, Attr };

enum class Fact {
    Hp,     ///< who
    MaxHp,  ///< who
    LostHp, ///< who
    Turn,
    First,          ///< flag; absent while the initiative is not decided
    Second,         ///< flag
    Unused,         ///< who, element or any
    Used,           ///< who, element or any; locked panels are used
    Panels,         ///< who, element or any
    StatusOf,       ///< who, status: how many of it the character bears
    PanelsWith,     ///< who, status
    SkillsWith,     ///< who, status
    Has,            ///< flag, who, status
    Maintaining,    ///< flag, who, skill or any
    Uses,           ///< skill: own uses in this turn
    OpponentUsed,   ///< flag, skill: this turn
    IncomingDamage, ///< while answering an attack or counter that was placed
    IncomingArt,    ///< flag: a sword art; likewise
    IncomingAttr,   ///< flag, element; likewise
    Pattern,        ///< flag, pattern: the last that was transcribed
};

enum class Tag {
    Skill,
    Attr,
    Art,
    Kind,
    Maintain,
    Does,
    State,
    Element,
    Status,
    Edge,
    Pattern,
    Choice,
    Class,
    Cost,
};

/// Values of Tag::Does.
enum class Does { Attack, Heal, Counter, Reduce, Cancel, Ailment, Boost };
inline constexpr int kDoesWords = 7;
/// Values of Tag::State: a locked panel is used and maintained.
enum class PanelState { Unused, Used, Maintained };
/// Values of Tag::Edge: the first and the last panel that is offered.
enum class Edge { Leftmost, Rightmost };
/// Values of Tag::Choice.
enum class Upkeep { Keep, Release };

const plan::Vocabulary& vocabulary();

/// The one fact that amounts of own lists have beside those of plans ([panel 7.2]): how many stacks
/// the `spend` around the line took.
inline constexpr int kSpentFact = static_cast<int>(Fact::Pattern) + 1;
/// The vocabulary of amounts and conditions in own lists. `answers`: with the facts of the incoming
/// attack, for lines that answer one.
const plan::Vocabulary& list_vocabulary(bool answers);

/// The names that a sheet adds to those of its skill list.
struct OwnNames {
    /// By place in the list: 1 if the sheet has the skill, else 0.
    std::vector<std::uint8_t> skills;
    /// Empty for a pattern without a name.
    std::vector<std::string> patterns;
    int panels = 0;
};
plan::Names names_of(const SkillList& list, const OwnNames& own);

// -- Templates: plans to start from, grouped by idea

/// Capabilities::plan_templates.
std::string_view templates();

} // namespace shiaiba::panel

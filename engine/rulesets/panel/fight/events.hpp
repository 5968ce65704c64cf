// Everything that a fight of パネルアレー戦 can tell: one entry an event, with its clause and sentences.
#pragma once

#include <array>
#include <string_view>

#include "core/system/ruleset.hpp"
#include "rulesets/panel/sheet/skill.hpp"

namespace shiaiba::panel {

/// What events are about, as they write it.
inline constexpr std::array<std::string_view, 3> kWhatWords{"character", "panel", "skill"};
constexpr std::string_view word(What what) { return kWhatWords[static_cast<std::size_t>(what)]; }

enum class EventKind {
    DieInitiative,
    DieOrder,
    DieRecover,
    DieRoll,
    DieTie,
    TiedInitiative,
    TiedResult,
    First,
    Transcribed,
    Use,
    Unused,
    PlaceUse,
    PlaceEffect,
    PlaceAttack,
    PlaceCounter,
    ResolveUse,
    ResolveEffect,
    ResolveAttack,
    ResolveCounter,
    Unpaid,
    /// A skill triggers, but may not be used, or does not work.
    Barred,
    /// A reaction that could be paid for is not used.
    Declined,
    Strength,
    Cancelled,
    Hurt,
    Healed,
    Maintained,
    Released,
    Given,
    Ended,
    Spent,
    Panels,
    PanelsGained,
    PanelsLost,
    Lost,
    /// An effect, or a part of it, came to nothing.
    Nothing,
    /// A status that keeps panels used ends at the refresh.
    Thawed,
    Refresh,
    Loop,
    TimeOut,
    BothDefeated,
    Defeat,
    EqualLost,
    WinLost,
    WinDice,
};
inline constexpr std::size_t kEventKinds = static_cast<std::size_t>(EventKind::WinDice) + 1;

struct TaleFacts {
    std::string_view kind;
    /// Clause.
    std::string_view rule;
    Tone tone;
    /// Sentences; `{key}` takes a fact of the event.
    std::string_view ja;
    std::string_view en;
};

/// The entry of a kind.
const TaleFacts& facts(EventKind kind);
/// The entry that tells an event: of several of its kind the one that its fact "why" names.
const TaleFacts& facts_of(const Event& event);
/// How the chain goes on between a use, what answers it, and what comes of them; also what would have answered.
bool is_bookkeeping(const Event& event);

} // namespace shiaiba::panel

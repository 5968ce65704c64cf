// The kinds of events that a fight of パネルアレー戦 tells; each has one entry in the catalogue of
// sentences (words/sentences.cpp), in the order of EventKind.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "core/system/system.hpp"
#include "rulesets/panel/sheet/skill.hpp"

namespace shiaiba::panel {

/// The kinds of objects as events and the JSON of the log name them.
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
    /// A skill triggers, but may not be used, or doesn't work.
    Barred,
    /// A player doesn't use a reaction that could be paid for.
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
    Modified,
    ModifierEnded,
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

/// The rows of all kinds, in the order of EventKind.
std::span<const EventRow> catalogue();
inline const EventRow& row(EventKind kind) { return catalogue()[static_cast<std::size_t>(kind)]; }
/// The row for an event: among several of its kind, the one that its fact "why" names.
const EventRow& row_for(const Event& event);
/// Whether the event only tells of the chain's mechanics (placing, reactions that weren't used), so
/// that short logs leave it out.
bool is_bookkeeping(const Event& event);

} // namespace shiaiba::panel

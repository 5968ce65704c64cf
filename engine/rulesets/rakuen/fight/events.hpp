// Events that a fight of らくえん模擬戦 can tell: for each kind its clause, its tone and its
// sentences in both languages.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "core/system/system.hpp"

namespace shiaiba::rakuen {

enum class EventKind {
    Initiative,
    InitiativeTie,
    OrderFirst,
    OrderSecond,
    Build,
    Attack,
    Invisible,
    Charge,
    Pair,
    PairChain,
    PairForced,
    PairPaid,
    Use,
    Shift,
    Values,
    Gain,
    Reset,
    Charged,
    AttackSkippedStun,
    AttackSkippedRecoil,
    Guard,
    Evade,
    InvisibleGuard,
    InvisibleGuardStops,
    GuardSkippedRecoil,
    GuardSkippedBreak,
    Evaded,
    EvadeFailed,
    GuardHeld,
    GuardBroken,
    NoEffect,
    Damage,
    NoDamage,
    Unhurt,
    Defeated,
    Stunned,
    Sealed,
    Back,
    BackNothing,
    InvisibleEnds,
    TrumpFailed,
    Surrender,
    Win,
    Limit,
};
inline constexpr std::size_t kEventKinds = static_cast<std::size_t>(EventKind::Limit) + 1;

/// The facts of a declaration that name its skills, in the table's order. By the rules a
/// declaration has two skills at most; by consent it may have all eight that can be declared.
inline constexpr std::array<std::string_view, 8> kSkillKeys{"skill1", "skill2", "skill3", "skill4",
                                                            "skill5", "skill6", "skill7", "skill8"};

/// The rows of all kinds, in the order of EventKind.
std::span<const EventRow> catalogue();
inline const EventRow& row(EventKind kind) { return catalogue()[static_cast<std::size_t>(kind)]; }
EventKind kind_of(const Event& event);

} // namespace shiaiba::rakuen

// Events of 紫電一閃 弐: every kind of event of a fight, with its clause and sentences.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "core/system/system.hpp"

namespace shiaiba::shiden {

enum class EventKind {
    InitiativeSpeed,
    InitiativeEven,
    InitiativeSensei,
    InitiativeStun,
    Rengeki,
    Rinkou,
    StateEnds,
    StateEndsPartly,
    SkipsHidden,
    Uragasumi,
    UragasumiIdle,
    Use,
    UseConfused,
    UseSupport,
    UseBonda,
    UsesNothing,
    ReadiesRen,
    ReadiesJun,
    Nullified,
    Blocked,
    Hit,
    HitTooSlow,
    HitCancelled,
    NoTarget,
    Fire,
    FireNullified,
    FireHit,
    FireNothing,
    Interrupted,
    InterruptedLast,
    Gain,
    GainMany,
    Keeps,
    Spared,
    LosesEffects,
    Designates,
    DesignatesPlace,
    Changes,
    StaysLimited,
    StaysEkibyou,
    Lapses,
    NamesNothing,
    Destroyed,
    Saved,
    NotSaved,
    DestroyedLimited,
    DestroyedShadow,
    Weakens,
    Defeat,
    DefeatOfMover,
    DrawGame,
    Limit,
};
inline constexpr std::size_t kEventKinds = static_cast<std::size_t>(EventKind::Limit) + 1;

/// Blocks of the paper notation: a blank line separates one from the next ([shiden 9]).
enum class Block { Head, Use, Damage, Effect, Destruction, Verdict };

/// An EventRow of this game.
struct Tale {
    std::string_view kind;
    std::string_view rule;
    Tone tone;
    Block block;
    std::string_view ja;
    std::string_view en;
    /// The line of the paper notation; an empty one is not written.
    std::string_view classic;
};

/// The rows of all kinds, in the order of EventKind.
std::span<const Tale> catalogue();
inline const Tale& row(EventKind kind) { return catalogue()[static_cast<std::size_t>(kind)]; }
inline const Tale& row_for(const Event& event) {
    return catalogue()[row_of(catalogue(), event.kind)];
}

} // namespace shiaiba::shiden

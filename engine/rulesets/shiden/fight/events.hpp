// Events of 紫電一閃 弐: every kind of event of a fight, with its clause and sentences.
#pragma once

#include <array>
#include <string_view>

#include "core/system/ruleset.hpp"

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

struct TaleFacts {
    std::string_view kind;
    /// Clause of the event, unless emit() is given another one.
    std::string_view rule;
    Tone tone;
    Block block;
    /// Sentences; `{key}` stands for a fact of the event. An empty classic line is not written.
    std::string_view ja;
    std::string_view en;
    std::string_view classic;
};

const TaleFacts& facts(EventKind kind);
/// The entry of an event's kind.
const TaleFacts& facts_of(const Event& event);

} // namespace shiaiba::shiden

// Vocabulary of らくえん模擬戦's plans ([rakuen 20], docs/plans.md): decisions, tags of their
// options, facts, whole instructions; and four presets. Every list only grows at its end, since
// links hold places.
#pragma once

#include <cstdint>
#include <span>

#include "core/plan/presets.hpp"
#include "core/plan/vocabulary.hpp"

namespace shiaiba::rakuen {

/// Decision points [rakuen 5.3]. Links hold the numbers of this and of the lists below: append
/// only.
enum class Point { Order, Attack, After, Defend, Counter, InvisibleGuard, InvisibleDie };

/// Tags of an option.
enum class Tag {
    /// `Action` below.
    Action,
    /// Ability of an attack, plain or invisible: POW 0, SPD 1, WIZ 2.
    Ability,
    /// Whether the skill is declared with the option or used by it, by its place in the table of
    /// [rakuen 13.1]; kNoSkill: whether no skill is.
    With,
    /// Ranked by a `Rank`: 3 times its measure, plus 2 − ability, so that ties fall to POW, SPD,
    /// WIZ; kNoTag without an ability.
    Rank,
    /// Ranked, value 0 only: a シフト that makes a double has 4 times the pair's new sum, plus 2
    /// for the red die, plus 1 for a step up; every other option has kNoTag.
    Shift,
    /// Number of skills declared with the option.
    Skills,
};

inline constexpr int kNoSkill = 14;

enum class Action : std::uint8_t {
    First,
    Second,
    Attack,
    Invisible,
    Charge,
    Use,
    Evade,
    Guard,
    Counter,
    InvisibleGuard,
    Roll,
    Stop,
    /// Question::pass() is true: no selector matches it.
    Pass,
};

enum class Rank {
    /// Own ability less the opponent's same one.
    Best,
    /// Own ability.
    Strong,
    /// The opponent's ability, the lowest first.
    Weak,
};

/// Facts. `who` and `which` come from plan_argument(). Flags are 0 or 1. A fact is known at every
/// point, or only at those that are named.
enum class Fact {
    Hp,     ///< who
    MaxHp,  ///< who; always 150
    LostHp, ///< who; max HP − HP
    Turn,
    First,  ///< flag: attacked first in this battle; absent at `order`
    Second, ///< flag: attacked second; absent at `order`
    In,     ///< who
    Sp,     ///< who
    Evades, ///< who
    Guards, ///< who
    Pow,    ///< who
    Spd,    ///< who
    Wiz,    ///< who
    /// who; ability of the last attack: POW 0, SPD 1, WIZ 2, none 3.
    Last,
    Stunned, ///< flag, who
    Recoil,  ///< flag, who
    Sealed,  ///< flag, who
    Used,    ///< flag, who, which = skill by its place in table 13.1
    /// Own HP less the opponent's.
    HpDifference,
    CanInvisible, ///< flag; attack, after
    /// flag, which = skill: legal at this point in some combination; attack, after.
    Can,
    /// who; doubles that an invisible attack would force now, 0 if it isn't available.
    Forced,
    /// which = ability: own one less the opponent's.
    Margin,
    DiceTotal,         ///< after: Σ of the pairs
    DiceGap,           ///< after: distance of the last pair's faces on the ring
    IncomingAttack,    ///< AV; after (one's own), defend, counter, iguard, idie
    IncomingHit,       ///< HV; likewise
    IncomingCritical,  ///< flag; likewise
    IncomingInvisible, ///< flag; likewise
    IncomingStun,      ///< flag; likewise
    IncomingSeal,      ///< flag; likewise
    EvadeChance,       ///< in 1/10,000, rounded half up; defend
    GuardLoss,         ///< max(0, AV − own same ability); defend
    EvadeLoss,         ///< ⌊(10000 − chance)·AV / 10000⌋; defend
    GuardCost,         ///< GuardLoss + 10·critical; defend
    Left,              ///< damage remaining now; iguard, idie
    Rolled,            ///< pairs rolled; iguard, idie
};

/// The vocabulary with its words.
const plan::Vocabulary& vocabulary();
/// No names: plans of this system name nothing that a sheet would bring along.
const plan::Names& no_names();

// The forms of instructions.

/// Places of the vocabulary's domains.
enum Domain { kWhose, kWho, kAbility, kLast, kSkill, kAttackSkill, kAction, kRank, kShift };

std::span<const plan::Slot> slots();
std::span<const plan::Form> forms();

// The four presets, written in the plan language.

const plan::Presets& presets();

} // namespace shiaiba::rakuen

// What plans of this system may speak of [rakuen 20]: decisions, tags of their options, facts, whole
// instructions; and four tactics to begin with.
#pragma once

#include <cstdint>
#include <span>

#include "core/plan/presets.hpp"
#include "core/plan/vocabulary.hpp"

namespace shiaiba::rakuen {

/// Decision points [rakuen 5.3]. Numbers stand in links: append only, here and below.
enum class Point { Order, Attack, After, Defend, Counter, InvisibleGuard, InvisibleDie };

/// Tags of an option [rakuen 20.2].
enum class Tag {
    /// `Action` below.
    Action,
    /// POW 0, SPD 1, WIZ 2: of an attack, plain or invisible.
    Ability,
    /// Is this skill declared with the option, or used by it? By its place in table [rakuen 13.1];
    /// kNoSkill: is there none?
    With,
    /// Ranked: `Rank` below. Score = 3·(value of the measure) + 2 − ability, so that ties fall to POW,
    /// SPD, WIZ; kNoTag without an ability; asked by Question::rank().
    Rank,
    /// Ranked, value 0 only: a シフト that makes a double. Score: 4·(the pair's new value) + 2·(red) +
    /// (+1 rather than −1); kNoTag for every other option.
    Shift,
    /// How many skills are declared with the option.
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
    /// Question::pass(): no selector matches it.
    Pass,
};

enum class Rank {
    /// Own ability − the opponent's same one.
    Best,
    /// Own ability.
    Strong,
    /// − the opponent's ability.
    Weak,
};

/// Facts [rakuen 20.1]. `who` and `which` come from plan_argument(). Flags are 0 or 1. Known at every point
/// unless said otherwise; absent elsewhere.
enum class Fact {
    Hp,     ///< who
    MaxHp,  ///< who; the HP of a normal start, or of `start` where that is higher
    LostHp, ///< who; max HP − HP
    Turn,
    First,  ///< flag: decides who attacked first in this battle; absent at `order`
    Second, ///< flag
    In,     ///< who
    Sp,     ///< who
    Evades, ///< who
    Guards, ///< who
    Pow,    ///< who
    Spd,    ///< who
    Wiz,    ///< who
    /// who; POW 0, SPD 1, WIZ 2, none 3.
    Last,
    Stunned, ///< flag, who
    Recoil,  ///< flag, who
    Sealed,  ///< flag, who
    Used,    ///< flag, who, which = skill by its place in table 13.1
    /// Own HP − the opponent's.
    HpDifference,
    CanInvisible, ///< flag; attack, after
    /// flag, which = skill: legal at this point in some combination; attack, after.
    Can,
    /// who; doubles that an invisible attack would force now, 0 where it isn't available.
    Forced,
    /// which = ability: own − the opponent's.
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

/// The words for all of it [rakuen 20.2b].
const plan::Vocabulary& vocabulary();
/// A plan of this system names nothing that a sheet would bring along.
const plan::Names& no_names();

// What plans of this system may ask for: the instructions' forms [rakuen 20.2b].

/// Places of the vocabulary's domains.
enum Domain { kWhose, kWho, kAbility, kLast, kSkill, kAttackSkill, kAction, kRank, kShift };

std::span<const plan::Slot> slots();
std::span<const plan::Form> forms();

// Four tactics to begin with [rakuen 20.3], written in the plan language.

const plan::Presets& presets();

} // namespace shiaiba::rakuen

// The vocabulary of plans (12.2). Links carry the numbers: these lists only grow at their ends.
#pragma once

#include "core/plan/presets.hpp"
#include "core/plan/vocabulary.hpp"
#include "rulesets/shinki/sheet/skill.hpp"

namespace shiaiba::shinki {

/// 8: the points at which a player decides.
enum class Point {
    Order,
    Command,
    Pay,
    Give,
    Column,
    React,
    Sidestep,
    RoundEnd,
    Discard,
    Override,
    Finish,
    Overflow,
};

enum class Fact : std::uint8_t {
    Hp,
    MaxHp,
    LostHp,
    Fatal,
    Hand,
    Kihaku,
    Column,
    Has,
    Round,
    FatalNext,
    Allies,
    Enemies,
    Distance,
    Weakest,
    Highest,
    HandSum,
    CanAct,
    CanMove,
    CanUse,
    CanOverride,
    Best,
    CanKill,
    Incoming,
    Lethal,
    Carnage,
    Is,
    CanUseKind,
};

enum class Tag : std::int8_t {
    Skill,
    Kind,
    Answer,
    Action,
    Way,
    Kills,
    Enough,
    Target,
    CardRank,
    Timing,
    Finish
};

/// Values of Tag::Kind, Answer, Action, Way, Enough, Target and Card.
enum KindWord { kAttackKind, kCarnageKind, kHealingKind, kDrawingKind, kSupportKind };
enum AnswerWord { kGuardAnswer, kDodgeAnswer, kCounterAnswer };
enum ActionWord { kWaitAction, kCalmAction, kReleaseAction, kNoAction };
enum WayWord { kCloser, kAway };
enum EnoughWord { kGuardEnough, kDodgeEnough };
enum TargetWord { kNearest, kWeakestTarget, kStrongestTarget };
enum CardWord { kHighestCard, kLowestCard };

enum class Resource : std::uint8_t { Kihaku, Cards };

const plan::Vocabulary& vocabulary();
const plan::Presets& presets();
/// The names of the skills of a list, of which the member has some as its own.
plan::SheetNames skill_names(const SkillList& list, const std::vector<int>& own);
/// Of a tactic that is absent: no plans, so that the default behaviour speaks alone.
const plan::Tactic& no_plans();

} // namespace shiaiba::shinki

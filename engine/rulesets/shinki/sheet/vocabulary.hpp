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

/// What a GM's own list knows beside the facts of plans (4.1): the cards that were used.
enum class ListFact : std::uint8_t {
    UsedSum = static_cast<std::uint8_t>(Fact::CanUseKind) + 1,
    UsedHighest,
    UsedCards,
    /// Whether one of that suit was among them.
    UsedSuit,
};
inline bool is_of_cards(int fact) { return fact >= static_cast<int>(ListFact::UsedSum); }

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
/// The words of amounts and conditions of own lists (4.1): what everybody sees as an effect comes about. The other one is
/// its target, of a reaction who uses the skill that is answered.
const plan::LineContext& words_of_effects(bool reaction);
const plan::Presets& presets();
/// The names of the skills of a list, of which the member has some as its own.
plan::SheetNames skill_names(const SkillList& list, const std::vector<int>& own);
/// Of a tactic that is absent: no plans, so that the default behaviour speaks alone.
const plan::Tactic& no_plans();

} // namespace shiaiba::shinki

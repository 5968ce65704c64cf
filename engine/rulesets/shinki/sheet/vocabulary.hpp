// Vocabulary of plans (12.2), presets (12.4) and names. Links carry the numbers of these lists:
// append only.
#pragma once

#include "core/plan/presets.hpp"
#include "core/plan/vocabulary.hpp"
#include "rulesets/shinki/sheet/skill.hpp"

namespace shiaiba::shinki {

/// The points at which a player decides (8).
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
    /// Skills of own lists at the start of a battle, a round or a turn; further targets.
    Timed,
    Target,
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

/// Facts that only own lists have, beside those of plans (4.1): the cards that were used.
enum class ListFact : std::uint8_t {
    UsedSum = static_cast<std::uint8_t>(Fact::CanUseKind) + 1,
    UsedHighest,
    UsedCards,
    /// Whether a card of that suit was among them.
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

// Values of Tag::Kind, Answer, Action, Way, Enough, Target and CardRank.
enum KindWord { kAttackKind, kCarnageKind, kHealingKind, kDrawingKind, kSupportKind };
enum AnswerWord { kGuardAnswer, kDodgeAnswer, kCounterAnswer };
enum ActionWord { kWaitAction, kCalmAction, kReleaseAction, kNoAction };
enum WayWord { kCloser, kAway };
enum EnoughWord { kGuardEnough, kDodgeEnough };
enum TargetWord { kNearest, kWeakestTarget, kStrongestTarget };
enum CardWord { kHighestCard, kLowestCard };

enum class Resource : std::uint8_t { Kihaku, Cards };

const plan::Vocabulary& vocabulary();
/// The words of amounts and conditions in own lists (4.1): what everybody sees when the effect
/// happens. The opponent of these words is the effect's target; in a reaction it is the user of the
/// skill that is answered. The list must outlive the words.
plan::LineContext words_of_effects(const SkillList& list, bool reaction);
/// The names of statuses of an own list, for these words.
plan::Names names_of(const std::vector<OwnStatus>& statuses);
const plan::Presets& presets();
/// The names of all skills of a list; `own` are those that the member has.
plan::SheetNames skill_names(const SkillList& list, const std::vector<int>& own);
/// The tactic of a member that has none: no plans, so only the default behaviour decides.
const plan::Tactic& no_plans();

} // namespace shiaiba::shinki

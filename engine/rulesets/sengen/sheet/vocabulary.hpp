// The vocabulary of plans (13.2), whole instructions among them. Links carry the numbers: these
// lists only grow at their ends.
#pragma once

#include <cstdint>
#include <span>

#include "core/plan/presets.hpp"
#include "core/plan/vocabulary.hpp"
#include "rulesets/sengen/sheet/derived.hpp"

namespace shiaiba::sengen {

/// 9: the points at which a player decides. Plans in links carry the numbers.
enum class Point : std::uint8_t {
    TurnStart,
    Rows,
    Initiative,
    Side,
    Order,
    FullDefence,
    Setup,
    Main,
    Target,
    Dice,
    Rouse,
    Melee,
    Danmaku,
    Defence,
    Intercept,
    Boost,
    Last,
    Resist,
    ResistBoost,
    Absorb,
    Spoils,
    Shed,
};
inline constexpr int kPoints = 22;
/// What a party decides as a whole, by the plans of its first member that stands.
constexpr bool is_of_side(Point point) {
    return point == Point::Rows || point == Point::Order || point == Point::Spoils;
}
/// Where an ally may be asked for help: what plans say of it speaks at three points.
inline constexpr int kYielding = kPoints;

enum class Fact : std::uint8_t {
    Hp,
    MaxHp,
    LostHp,
    HpPercent,
    Dp,
    MaxDp,
    Graze,
    Spirit,
    CardHp,
    Deploys,
    Consumes,
    Deployed,
    InBack,
    Has,
    Turn,
    Allies,
    Enemies,
    ApproachDice,
    Incoming,
    Total,
    Need,
    Expected,
    EvadeDice,
    EvadeChance,
    Lethal,
    Loss,
    Hit,
    HitLethal,
};

/// What own data know beside the facts of plans (5.4): of who casts, in the spell's ability.
enum class DataFact : std::uint8_t {
    Level = static_cast<std::uint8_t>(Fact::HitLethal) + 1,
    Characteristic,
};

enum class Tag : std::int8_t {
    Action,
    Source,
    Size,
    Raises,
    Spell,
    Card,
    Weapon,
    Answer,
    Odds,
    Row,
    Target,
    Dice,
    Boost,
};

/// Values of Tag::Action, Answer, Odds, Row, Target, Dice and Boost.
enum ActionWord {
    kDanmakuAction,
    kShotAction,
    kHomingAction,
    kApproachAction,
    kCastAction,
    kCardAction,
    kWaitAction,
    kDeployAction,
    kClearAction,
    kDismissAction,
    kDefendAction,
    kStrikeAction,
    kNoAction,
};
enum AnswerWord {
    kDodgeAnswer,
    kPlainDodge,
    kGrazeDodge,
    kTakeAnswer,
    kBombAnswer,
    kDeployAnswer,
    kClearAnswer,
    kEvadeAnswer,
    kGuardAnswer,
    kYieldAnswer,
    kCoverAnswer,
};
enum OddsWord { kEvenOdds, kFairOdds, kSafeOdds, kAllDice };
enum RowWord { kWoundedRow, kNobodyRow, kManyRow, kFirstPlace, kLastPlace };
enum TargetWord { kWeakTarget, kWoundedTarget };
enum DiceWord { kFewDice, kManyDice };
enum BoostWord { kFullBoost, kKillBoost };

enum class Resource : std::uint8_t { Dp, Graze, Spirit };

const plan::Vocabulary& vocabulary();
const plan::Presets& presets();
/// The names of the data, of which the member has some as its own.
plan::SheetNames sheet_names(const Data& data, const Sheet& sheet);
/// The words of amounts and conditions of own data (5.4): what is known as a spell does something.
/// The other one is its target.
const plan::Vocabulary& data_vocabulary();
/// The names in them.
plan::Names data_names(const std::vector<StatusKind>& statuses);
/// Of a tactic that is absent: no plans, so that the default behaviour speaks alone.
const plan::Tactic& no_plans();

/// In names, where bullets come from: an art, or behind these a weapon by its place in the data.
inline int source_name(const Source& source) {
    return source.of_weapon() ? kArts + source.weapon : static_cast<int>(source.kind);
}

// 13.2: whole instructions, decision by decision.

/// {Q} bullets, {N} a size, {R} raises, {X} a spell, {C} a card, {W} a blade, {e} odds, {t} a
/// target, {n} how much is kept.
std::span<const plan::Form> forms();

} // namespace shiaiba::sengen

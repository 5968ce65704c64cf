// The vocabulary of plans (13.2): decisions, facts, tags and their values. Links carry these
// numbers, so the lists only grow at their ends.
#pragma once

#include <cstdint>
#include <span>

#include "core/plan/presets.hpp"
#include "core/plan/vocabulary.hpp"
#include "rulesets/sengen/sheet/derived.hpp"

namespace shiaiba::sengen {

/// The decisions of section 9.
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
    /// The place of kYielding, which is no point.
    Yielding,
    TurnEnd,
};
inline constexpr int kPoints = 24;
/// Whether a party decides as a whole, by the plans of its first member that is not out (1.1).
constexpr bool is_of_side(Point point) {
    return point == Point::Rows || point == Point::Order || point == Point::Spoils;
}
/// Whether the members of a party are asked in turn before anything comes of it (7: P1, P3, P4).
constexpr bool is_of_each(Point point) {
    return point == Point::TurnStart || point == Point::Initiative || point == Point::FullDefence;
}
/// Decisions of plans that speak at several points (13.2): `let an ally step in`, and the spell that
/// answers an attack.
inline constexpr int kYielding = static_cast<int>(Point::Yielding);
inline constexpr int kAnswering = kPoints;

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

/// Facts that own data know beside those of plans (5.4): the caster's level and characteristic in
/// the spell's ability, and whose side the target is on.
enum class DataFact : std::uint8_t {
    Level = static_cast<std::uint8_t>(Fact::HitLethal) + 1,
    Characteristic,
    /// Whether the target is an enemy of the caster's.
    Foe,
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

/// The enums below are the values of Tag::Action, Answer, Odds, Row, Target, Dice and Boost.
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
/// The names of the data; those of the sheet's own items are marked as its own.
plan::SheetNames sheet_names(const Data& data, const Sheet& sheet);
/// The vocabulary of amounts and conditions in own data (5.4); “the opponent” is the spell's
/// target.
const plan::Vocabulary& data_vocabulary();
/// The names that these amounts and conditions may use.
plan::Names data_names(const std::vector<StatusKind>& statuses);
/// The tactic of a build without one: no plans, so that 13.3 decides.
const plan::Tactic& no_plans();

/// A source's value among the names of sources: the four abilities, then all weapons of the data.
inline int source_name(const Source& source) {
    return source.of_weapon() ? kArts + source.weapon : static_cast<int>(source.kind);
}

/// The instructions of plans, decision by decision. {Q} is a source, {N} a size, {R} raises, {X} a
/// spell, {C} a card, {W} a melee weapon, {e} odds, {t} a target, {n} the amount that is kept.
std::span<const plan::Form> forms();

} // namespace shiaiba::sengen

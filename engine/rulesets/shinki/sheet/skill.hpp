// Skills and skill lists as checked data: costs, and the closed set of effects (4).
// sheet/skill_list.cpp reads them from JSON.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/plan/amount.hpp"
#include "core/plan/vocabulary.hpp"
#include "core/text/text.hpp"
#include "rulesets/shinki/sheet/status.hpp"

namespace shiaiba::shinki {

// Bounds of own lists (4.1). kMostHp is the most HP of a member with standard limits.
inline constexpr std::size_t kMostSkillsInList = 200;
inline constexpr std::size_t kMostEffects = 8;
inline constexpr int kMostCost = 20;
inline constexpr int kMostRange = 4;
inline constexpr int kMostNumber = 9;
inline constexpr int kMostAmount = 99;
inline constexpr int kMostHp = 200;
/// Most HP of a member with open limits (3).
inline constexpr int kMostOpenHp = 999;
/// Most HP with which 《オーバーライド》 may revive (4.1).
inline constexpr int kMostRevived = 99;

/// The last three are of own lists alone.
enum class Timing : std::uint8_t {
    Move,
    Action,
    Reaction,
    RoundEnd,
    Interrupt,
    Passive,
    TurnStart,
    RoundStart,
    BattleStart,
};
inline constexpr int kTimings = 9;
/// Most targets that a skill of an own list may choose.
inline constexpr int kMostTargets = 4;
enum class Aim : std::uint8_t { Self, Enemy, Ally, AllyOther, Both };

/// An amount: a sum of factors of the used cards and a constant `c` (4).
struct Expr {
    int c = 0;
    int x = 0;
    int max = 0;
    int half = 0;
    int pair = 0;
    int flush = 0;
    int face = 0;
    bool of_cards() const { return (x | max | half | pair | flush | face) != 0; }
};

enum class Op : std::uint8_t {
    Damage,
    FatalDamage,
    Reduce,
    Heal,
    Status,
    Cleanse,
    Draw,
    Discard,
    KihakuGain,
    KihakuLoss,
    Give,
    MoveSelf,
    Shift,
    Shine,
    Contest,
    Negate,
    StepOut,
    Counter,
    Revive,
};
enum class When : std::uint8_t { Always, Damaged, TargetStatus, UserHpAtMost, SameColumn, Said };

/// Bound of an amount in words, either way; a number of cards or columns is cut to 0 to kMostNumber
/// (4.1).
inline constexpr int kMostSaid = 999;

struct Effect {
    Op op = Op::Damage;
    bool to_self = false;
    When when = When::Always;
    /// The status bits or the HP of the condition `when`.
    int when_what = 0;
    Expr amount = {};
    int n = 0;
    /// An amount in words instead of `amount` or `n`, and the condition of When::Said (4.1).
    plan::Amount said = {};
    std::optional<plan::Condition> said_when = {};
    /// The effect is a reaction's, so its words may speak of the skill that is answered.
    bool answers = false;
    /// Shift: toward the user, not away.
    bool toward = true;
    /// Status: the bit of the status that is given; Cleanse: those that are removed.
    unsigned statuses = 0;
    /// Counter: the distances at which it strikes back.
    int least = 0;
    int most = 0;
    /// Contest: the effects if it is won or lost.
    std::vector<Effect> win = {};
    std::vector<Effect> lose = {};

    /// Whether its amount depends on the used cards.
    bool of_cards() const;
    /// Whether its amount depends on the sum of the used cards (X).
    bool counts_sum() const;
    /// Whether `n` counts cards or columns, so that the effect has no amount.
    bool counts_cards() const {
        return (op >= Op::Draw && op <= Op::KihakuLoss) || op == Op::Give || op == Op::MoveSelf ||
               op == Op::Shift;
    }
    bool gives(Status status) const { return op == Op::Status && (statuses & bit(status)) != 0; }
};

struct Cost {
    int hand = 0;
    int kihaku = 0;
    int hp = 0;
    int fatal = 0;
    /// The most cards where the user chooses how many; 0: exactly `hand`.
    int most = 0;

    int most_hand() const { return std::max(hand, most); }
};

enum class Per : std::uint8_t { None, Turn, Round, Battle };

/// 習得効果: bonuses of a learned skill while in 〈心輝〉 (4).
struct Learned {
    int damage_plus = 0;
    int guard_plus = 0;
    int speed = 0;
    int wait_draw = 0;
    unsigned immune = 0;
};

/// The name without its brackets: 《》, in which skills stand, or others.
std::string_view bare_name(std::string_view name, std::string_view open = "《",
                           std::string_view close = "》");
/// The name as names are compared: without brackets, half-width, small letters.
std::u32string name_key(std::string_view name);

struct Skill {
    std::string id;
    /// With the brackets 《》.
    std::string ja;
    std::string en;
    Timing timing = Timing::Passive;
    bool carnage = false;
    bool is_default = false;
    /// The skill comes from an own list, possibly in place of a default skill.
    bool of_list = false;
    Cost cost = {};
    /// The skill has a range; without one it is for the user alone.
    bool ranged = false;
    int least = 0;
    int most = 0;
    Aim aim = Aim::Self;
    bool all = false;
    /// How many targets the user may choose.
    int targets = 1;
    Per per = Per::None;
    int limit = 0;
    std::vector<Effect> effects = {};
    Learned learned = {};

    // -- Derived from the effects
    /// Whether an amount or a contest asks for the used cards: then a mob turns cards up (7.6).
    bool of_cards = false;
    bool contests = false;
    bool gives = false;

    std::string bare_ja() const { return std::string(bare_name(ja)); }
    bool has(Op op) const;
    /// Whether an amount or a condition is in the words of plans.
    bool in_words() const {
        return any_anywhere([](const Effect& effect) {
            return !effect.said.empty() || effect.said_when.has_value();
        });
    }
    /// Effects by number, from 1 on: an effect comes before those of its contest. 0 and nullptr:
    /// there is none.
    int number_of(const Effect& effect) const;
    const Effect* effect_at(int number) const;
    /// Whether an effect satisfies the condition; those within contests count as well.
    template <class Holds>
    bool any_anywhere(const Holds& holds) const {
        const auto any = [&](const std::vector<Effect>& some) {
            return std::any_of(some.begin(), some.end(), holds);
        };
        return std::any_of(effects.begin(), effects.end(), [&](const Effect& effect) {
            return holds(effect) || any(effect.win) || any(effect.lose);
        });
    }
    bool has_anywhere(Op op) const {
        return any_anywhere([op](const Effect& effect) { return effect.op == op; });
    }
    /// Whether it is an attack by the rules' default behaviour: an action skill with damage on
    /// enemies (12.3).
    bool attacks() const {
        return timing == Timing::Action && aim == Aim::Enemy && has(Op::Damage);
    }
    bool draws() const;
    bool reaches(int distance) const { return ranged && least <= distance && distance <= most; }
};

/// The skills of a match: the five default ones, then the others; and its own statuses. Links carry places in it.
struct SkillList {
    std::string name;
    std::vector<Skill> skills;
    /// Statuses of its own (4.1), and their names as plans and amounts in words use them.
    std::vector<OwnStatus> statuses = {};
    plan::Names status_names = {};

    /// Place of the skill with this id; −1 if there is none.
    int find(std::string_view id) const;
    StatusWords words(Status status) const;
    /// The status of the list's own; nullptr: it is one of the rules.
    const OwnStatus* own(Status status) const;
    /// The status with this id; absent if there is none.
    std::optional<Status> find_status(std::string_view id) const;
    /// Calls `visit(status)` for every status that there is in a match with this list.
    template <class Visit>
    void each_status(const Visit& visit) const {
        const std::size_t all = static_cast<std::size_t>(kStatuses) + statuses.size();
        for (std::size_t k = 0; k < all; ++k) visit(static_cast<Status>(k));
    }
};
inline constexpr int kDefaults = 5;
/// Places of the default skills in every list.
enum DefaultSkill { kShine, kAttack, kGuard, kLiaison, kOverride };

} // namespace shiaiba::shinki

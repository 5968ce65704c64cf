// Skills as data, with the closed set of effects (4), and the statuses (6).
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/plan/amount.hpp"
#include "core/text/text.hpp"

namespace shiaiba::shinki {

/// Bounds of what a list may say (4.1). Hit points are those that anybody may have.
inline constexpr std::size_t kMostSkillsInList = 200;
inline constexpr std::size_t kMostEffects = 8;
inline constexpr int kMostCost = 20;
inline constexpr int kMostRange = 4;
inline constexpr int kMostNumber = 9;
inline constexpr int kMostAmount = 99;
inline constexpr int kMostHp = 200;
/// Of whom nothing limits (3).
inline constexpr int kMostOpenHp = 999;
/// With which 《オーバーライド》 may bring somebody back (4.1).
inline constexpr int kMostRevived = 99;

/// 6, in the order of the letters of the trace.
enum class Status : std::uint8_t { Shine, Poison, Fire, Dark, Shaken, Frenzy };
inline constexpr int kStatuses = 6;
constexpr unsigned bit(Status status) { return 1U << static_cast<unsigned>(status); }
/// Calls `visit(status)` for each of these bits, in that order.
template <class Visit>
void each_status(unsigned statuses, const Visit& visit) {
    for (int k = 0; k < kStatuses; ++k) {
        const auto status = static_cast<Status>(k);
        if ((statuses & bit(status)) != 0) visit(status);
    }
}
struct StatusWords {
    std::string_view id;
    char letter;
    std::string_view ja;
    std::string_view en;
    /// What it does.
    std::string_view about_ja;
    std::string_view about_en;
};
const StatusWords& words(Status status);

enum class Timing : std::uint8_t { Move, Action, Reaction, RoundEnd, Interrupt, Passive };
enum class Aim : std::uint8_t { Self, Enemy, Ally, AllyOther, Both };

/// The only arithmetic: a sum of what the used cards give.
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

/// Bounds of what an amount in words comes to; a number of cards or columns is 0 to kMostNumber.
inline constexpr int kMostSaid = 999;

struct Effect {
    Op op = Op::Damage;
    bool to_self = false;
    When when = When::Always;
    /// The status or the HP that `when` speaks of.
    int when_what = 0;
    Expr amount = {};
    int n = 0;
    /// In the words of plans: in place of `amount` or of `n`, and the condition of When::Said (4.1).
    plan::Amount said = {};
    std::optional<plan::Condition> said_when = {};
    /// It is a reaction's: its words speak of the skill that is answered.
    bool answers = false;
    /// Of Shift.
    bool toward = true;
    /// Bits: the one that is given, or those that are taken away.
    unsigned statuses = 0;
    /// Of Counter.
    int least = 0;
    int most = 0;
    /// Of Contest.
    std::vector<Effect> win = {};
    std::vector<Effect> lose = {};

    /// Whether its amount speaks of the cards that were used.
    bool of_cards() const;
    /// Whether that is their sum.
    bool counts_sum() const;
    /// A number of cards or columns, not an amount.
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
};

enum class Per : std::uint8_t { None, Turn, Round, Battle };

/// 習得効果: what knowing it brings in 〈心輝〉.
struct Learned {
    int damage_plus = 0;
    int guard_plus = 0;
    int speed = 0;
    int wait_draw = 0;
    unsigned immune = 0;
};

/// Without its brackets.
std::string_view bare_name(std::string_view name);
/// As names are compared: without brackets, half-width, letters small.
std::u32string name_key(std::string_view name);

struct Skill {
    std::string id;
    /// With its brackets.
    std::string ja;
    std::string en;
    Timing timing = Timing::Passive;
    bool carnage = false;
    bool is_default = false;
    /// It comes from a list, and not from the rules: perhaps in place of a default skill.
    bool of_list = false;
    Cost cost = {};
    /// Without a range: oneself alone.
    bool ranged = false;
    int least = 0;
    int most = 0;
    Aim aim = Aim::Self;
    bool all = false;
    Per per = Per::None;
    int limit = 0;
    std::vector<Effect> effects = {};
    Learned learned = {};

    // -- what follows from the effects
    /// Some amount asks for the cards that were used, or a contest does: mobs turn some up (7.6).
    bool of_cards = false;
    bool contests = false;
    bool gives = false;

    std::string bare_ja() const { return std::string(bare_name(ja)); }
    bool has(Op op) const;
    /// Whether anything in it is said in the words of plans.
    bool in_words() const {
        return any_anywhere([](const Effect& effect) {
            return !effect.said.empty() || effect.said_when.has_value();
        });
    }
    /// Its effects by number, from 1 on: each in front of those of its own contest. 0, and nullptr: there is none.
    int number_of(const Effect& effect) const;
    const Effect* effect_at(int number) const;
    /// Also within a contest.
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
    /// A mob's or anybody's action skill with damage on enemies (12.3).
    bool attacks() const {
        return timing == Timing::Action && aim == Aim::Enemy && has(Op::Damage);
    }
    bool draws() const;
    bool reaches(int distance) const { return ranged && least <= distance && distance <= most; }
};

/// The skills of a match: the five default ones first, then the others. A place in it is what links carry.
struct SkillList {
    std::string name;
    std::vector<Skill> skills;
    /// −1 where it has none.
    int find(std::string_view id) const;
};
inline constexpr int kDefaults = 5;
/// Places of the default skills.
enum DefaultSkill { kShine, kAttack, kGuard, kLiaison, kOverride };

} // namespace shiaiba::shinki

// State of a set sweep: a known build A, and an opponent B whose places each hold a set of
// candidates; and sets of skills that the rules tell apart ([shiden 2]).
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "core/system/fast_path.hpp"
#include "rulesets/shiden/sheet/skill.hpp"

namespace shiaiba::shiden::kernel {

/// A set of skills: bit i is the skill with id i.
using Candidates = std::uint32_t;
/// A set of places: bit i is the place of level i + 1.
using Places = std::uint8_t;

constexpr Candidates only(Skill skill) { return Candidates{1} << id(skill); }
constexpr Places bit(int place) { return static_cast<Places>(1U << static_cast<unsigned>(place)); }
constexpr bool has(unsigned places, int place) {
    return ((places >> static_cast<unsigned>(place)) & 1U) != 0;
}
/// The place as an index of an array.
constexpr std::size_t at(int place) { return static_cast<std::size_t>(place); }
constexpr int lowest(unsigned bits) { return std::countr_zero(bits); }
/// Number of places: a table, because std::popcount is a call on targets that may lack the
/// instruction.
inline constexpr auto kCount = [] {
    std::array<std::uint8_t, std::size_t{1} << kPlaces> counts{};
    for (std::size_t k = 1; k < counts.size(); ++k) {
        counts[k] = static_cast<std::uint8_t>(counts[k >> 1U] + (k & 1U));
    }
    return counts;
}();
constexpr int count(unsigned places) { return kCount[places]; }

/// States that don't stack, as bits.
using States = std::uint8_t;
inline constexpr States kKakugo = 1;
inline constexpr States kMusou = 2;
inline constexpr States kSensei = 4;
inline constexpr States kStun = 8;
inline constexpr States kRoubai = 16;
inline constexpr States kSuijaku = 32;

/// In place of a place: 凡打 is used; the side does not act.
inline constexpr std::int8_t kBonda = kPlaces;
inline constexpr std::int8_t kNothing = -1;

/// A, of which everything is known except states that B's places may have given it.
struct Known {
    std::array<Skill, kPlaces> row;
    Places held;
    Places counted;
    /// Limited skills that were used or took effect this round.
    Places spent;
    States states;
    std::uint8_t bouheki;
    std::uint8_t gekirin;
    // -- Its use in this phase
    std::int8_t use;
    Skill skill;
    std::uint8_t speed;
    std::uint8_t damage;
    std::uint8_t gekirin_borne;
    bool attack;
    bool ren;
    bool jun;
    bool made_fire;
    /// The place whose intercept fired, and its skill.
    std::int8_t fired;
    Skill fired_skill;
    /// Names that B's 影討 named ([shiden R6]).
    Candidates designated;
    /// Places of B that gave A a state if they hold the skill that gives it: スタン by 崩技, 狼狽
    /// by 搦手, 衰弱 by 呪詛 this round.
    Places stun_if;
    Places roubai_if;
    Places suijaku_if;
};

/// B, whose places are sets. What a place did is noted, and its consequences are asked when they
/// matter.
struct Unknown {
    /// Candidates for the skill that stands in a place now.
    std::array<Candidates, kPlaces> set;
    /// Candidates for the skill that stood there before it was changed (疫病, 空虚); 0: it was not
    /// changed.
    std::array<Candidates, kPlaces> was;
    Places held;
    Places counted;
    States states;
    std::uint8_t bouheki;
    /// Destroyed places: one 逆鱗 for each that held the skill 逆鱗.
    Places gekirin_if;
    /// スタン if one of these places holds 紫電.
    Places stun_if;
    /// Two 防壁 for each of these places that holds +盾.
    Places bouheki_if;
    /// Places used this round: spent if limited.
    Places used;
    /// Places right of a used attack skill (spent if +錬 or +盾), and right of a used support skill
    /// (spent if +盾).
    Places by_attack;
    Places by_support;
    /// started: the place whose number is the round's was held at the start, so that 先制 or 無想
    /// there took effect. musou: 無想 there still lasts; 燐光 ends it.
    bool started;
    bool musou;
    // -- Its use in this phase
    std::int8_t use;
    Places gekirin_borne;
    bool attack;
    bool made_fire;
    /// The place whose intercept fired, and whether it changes A's head.
    std::int8_t fired;
    bool fired_ekibyou;
    /// Places that A's 影討 named (by the skill before any change), and names it named.
    Places designated;
    Candidates designated_names;
};

enum class Step : std::uint8_t {
    Round,
    Select,
    HitTheirs,
    HitMine,
    Effects,
    Destroy,
    Extra,
    AtEnd,
    Weaken,
};
enum class Mover : std::uint8_t { A, B, Both };

/// Trivially copyable, because a question that splits a set copies it.
struct SweepState {
    Known a;
    Unknown b;
    std::uint8_t round;
    Step step;
    Mover mover;
    /// Whether another attack phase follows before the end of the round.
    bool second_follows;
    bool extra;
};

} // namespace shiaiba::shiden::kernel

namespace shiaiba::shiden::kernel::sets {

// Sets of skills that the rules tell apart ([shiden 2]).

template <typename Predicate>
constexpr Candidates where(Predicate holds) {
    Candidates set = 0;
    for (int i = 0; i < id(Skill::Bonda); ++i) {
        if (holds(skill_at(i))) set |= only(skill_at(i));
    }
    return set;
}

inline constexpr Candidates kAttack = where([](Skill s) { return kind(s) == Kind::Attack; });
inline constexpr Candidates kSupport = where([](Skill s) { return kind(s) == Kind::Support; });
inline constexpr Candidates kIntercept = where([](Skill s) { return kind(s) == Kind::Intercept; });
inline constexpr Candidates kSavable = kAttack | kSupport | kIntercept;
inline constexpr Candidates kLimited = where([](Skill s) { return is_limited(s); });

/// Cuts sets into 31 parts along questions that a sweep asks in any case: the kinds of places 1 and
/// 2, and place 3 in two. The smallest pair, support skills in both, stays whole.
inline void cut_by_kind(Sets& sets, std::size_t number) {
    constexpr std::array<Candidates, 4> kinds{kAttack, kIntercept, ~kSavable, kSupport};
    constexpr std::size_t halved = kinds.size() * kinds.size() - 1;
    const std::size_t pair = number % (halved + 1);
    sets[0] &= kinds[pair / kinds.size()];
    sets[1] &= kinds[pair % kinds.size()];
    if (pair != halved) sets[2] &= number < halved ? kAttack | kSupport : ~(kAttack | kSupport);
}

inline constexpr int kMostSpeed = 8;

inline constexpr auto kFast = [] {
    std::array<std::array<Candidates, kMostSpeed>, kPlaces> made{};
    for (int place = 0; place < kPlaces; ++place) {
        for (int least = 0; least < kMostSpeed; ++least) {
            made[at(place)][at(least)] =
                where([&](Skill s) { return base_speed(s, place + 1) >= least; });
        }
    }
    return made;
}();

/// Skills at the place whose base speed is at least `speed`.
constexpr Candidates fast(int place, int speed) {
    return speed >= kMostSpeed ? 0 : kFast[at(place)][at(std::max(speed, 0))];
}

inline constexpr auto kStrong = [] {
    std::array<std::array<Candidates, kPlaces + 1>, kPlaces> made{};
    for (int place = 0; place < kPlaces; ++place) {
        for (int least = 0; least <= kPlaces; ++least) {
            made[at(place)][at(least)] = where([&](Skill s) {
                return kind(s) == Kind::Attack && fixed_damage(s, place + 1) &&
                       *fixed_damage(s, place + 1) >= least;
            });
        }
    }
    return made;
}();

/// Attack skills at the place whose base damage is at least `damage`; without 剣舞 and 怒濤, whose
/// damage is counted in the fight.
constexpr Candidates strong(int place, int damage) {
    return damage > kPlaces ? 0 : kStrong[at(place)][at(std::max(damage, 0))];
}

} // namespace shiaiba::shiden::kernel::sets

// Where a set sweep stands: a known build against places that each hold a set of candidates.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

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
/// A place as an index.
constexpr std::size_t at(int place) { return static_cast<std::size_t>(place); }
constexpr int lowest(unsigned bits) { return std::countr_zero(bits); }
/// How many places. (std::popcount is a call where the machine may lack the instruction.)
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

/// 凡打 where a place is asked for, and a side that does not act.
inline constexpr std::int8_t kBonda = kPlaces;
inline constexpr std::int8_t kNothing = -1;

/// A: all is known of it.
struct Known {
    std::array<Skill, kPlaces> row;
    Places held;
    Places counted;
    /// Limited skills used or in effect this round.
    Places spent;
    States states;
    std::uint8_t bouheki;
    std::uint8_t gekirin;
    // Its use in this phase.
    std::int8_t use;
    Skill skill;
    std::uint8_t speed;
    std::uint8_t damage;
    std::uint8_t gekirin_borne;
    bool attack;
    bool ren;
    bool jun;
    bool made_fire;
    /// The place whose intercept fired, and what it was.
    std::int8_t fired;
    Skill fired_skill;
    /// 影討 designated these names ([shiden R6]).
    Candidates designated;
    /// States that B's places gave it if they are what gives them: スタン by 崩技, 狼狽 by 搦手, 衰弱
    /// by 呪詛 this round.
    Places stun_if;
    Places roubai_if;
    Places suijaku_if;
};

/// B: a place is a set. What a place did is noted; what follows from it is asked when it matters.
struct Unknown {
    /// What may stand in a place now.
    std::array<Candidates, kPlaces> set;
    /// What may have stood there before it was changed (疫病, 空虚); 0: it was not changed.
    std::array<Candidates, kPlaces> was;
    Places held;
    Places counted;
    States states;
    std::uint8_t bouheki;
    /// One 逆鱗 for each of these, destroyed, if it is one.
    Places gekirin_if;
    /// スタン if one of these is 紫電.
    Places stun_if;
    /// Two 防壁 for each of these that is +盾.
    Places bouheki_if;
    /// Used this round: spent if limited.
    Places used;
    /// Right of a use of an attack skill: spent if +錬 or +盾; of a support skill: if +盾.
    Places by_attack;
    Places by_support;
    /// The place that is the round's number was held at the start: 先制 and 無想 took effect if they
    /// stand there; the latter lasts unless 燐光 ended it.
    bool started;
    bool musou;
    // Its use in this phase.
    std::int8_t use;
    Places gekirin_borne;
    bool attack;
    bool made_fire;
    /// The place whose intercept fired, and whether it changes A's head.
    std::int8_t fired;
    bool fired_ekibyou;
    /// 影討 designated what stands or stood there before a change, and these names.
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

/// Trivially copyable: a question that splits a set copies it.
struct SweepState {
    Known a;
    Unknown b;
    std::uint8_t round;
    Step step;
    Mover mover;
    /// Another attack phase follows before the end of the round.
    bool second_follows;
    bool extra;
};

} // namespace shiaiba::shiden::kernel

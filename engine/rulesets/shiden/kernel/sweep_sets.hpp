// Sets of skills that the rules tell apart, ready-made ([shiden 2]).
#pragma once

#include <algorithm>

#include "rulesets/shiden/kernel/sweep_state.hpp"

namespace shiaiba::shiden::kernel::sets {

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

inline constexpr int kMostSpeed = 8;

/// Skills of a place whose speed, before any bonus, is at least so much.
constexpr Candidates fast(int place, int speed) {
    constexpr auto table = [] {
        std::array<std::array<Candidates, kMostSpeed>, kPlaces> made{};
        for (int at = 0; at < kPlaces; ++at) {
            for (int least = 0; least < kMostSpeed; ++least) {
                made[static_cast<std::size_t>(at)][static_cast<std::size_t>(least)] =
                    where([&](Skill s) { return base_speed(s, at + 1) >= least; });
            }
        }
        return made;
    }();
    if (speed >= kMostSpeed) return 0;
    return table[static_cast<std::size_t>(place)][static_cast<std::size_t>(std::max(speed, 0))];
}

/// Attack skills of a place that do at least so much damage before any bonus, 1 … 5. 剣舞 and 怒濤
/// are counted in the fight.
constexpr Candidates strong(int place, int damage) {
    constexpr auto table = [] {
        std::array<std::array<Candidates, kPlaces + 1>, kPlaces> made{};
        for (int at = 0; at < kPlaces; ++at) {
            for (int least = 0; least <= kPlaces; ++least) {
                made[static_cast<std::size_t>(at)][static_cast<std::size_t>(least)] =
                    where([&](Skill s) {
                        return kind(s) == Kind::Attack && fixed_damage(s, at + 1) &&
                               *fixed_damage(s, at + 1) >= least;
                    });
            }
        }
        return made;
    }();
    if (damage > kPlaces) return 0;
    return table[static_cast<std::size_t>(place)][static_cast<std::size_t>(std::max(damage, 0))];
}

} // namespace shiaiba::shiden::kernel::sets

// Sets of skills that the rules tell apart, ready-made ([shiden 2]).
#pragma once

#include <algorithm>

#include "core/system/fast_path.hpp"
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

/// Cuts sets into 31 along questions that a sweep asks in any case: the kinds of places 1 and 2, and
/// place 3 in two. The smallest, support skills in both, stays whole.
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

/// Skills of a place whose speed, before any bonus, is at least so much.
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

/// Attack skills of a place that do at least so much damage before any bonus. 剣舞 and 怒濤 are
/// counted in the fight.
constexpr Candidates strong(int place, int damage) {
    return damage > kPlaces ? 0 : kStrong[at(place)][at(std::max(damage, 0))];
}

} // namespace shiaiba::shiden::kernel::sets

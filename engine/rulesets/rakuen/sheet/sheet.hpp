// Build of らくえん模擬戦: sixty points spread over three abilities, and a tactic ([rakuen 2, 20]).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "rulesets/rakuen/sheet/vocabulary.hpp"

namespace shiaiba::rakuen {

enum class Ability : std::uint8_t { Pow, Spd, Wiz, None };
inline constexpr std::size_t kAbilities = 3;
inline constexpr std::array<Ability, kAbilities> kAllAbilities{Ability::Pow, Ability::Spd,
                                                               Ability::Wiz};
/// Ids in builds, tokens and records, which are frozen; WIS is read as WIZ [rakuen R1].
inline constexpr std::array<std::string_view, kAbilities + 1> kAbilityIds{"POW", "SPD", "WIZ",
                                                                          "none"};

constexpr std::size_t index(Ability ability) { return static_cast<std::size_t>(ability); }
constexpr std::string_view id(Ability ability) { return kAbilityIds[index(ability)]; }

inline constexpr int kAbilityPoints = 60;
inline constexpr int kLeastAbility = 5;
inline constexpr int kMostAbility = kAbilityPoints - 2 * kLeastAbility;

/// Points by ability.
using Abilities = std::array<int, kAbilities>;

constexpr bool legal(const Abilities& points) {
    int sum = 0;
    for (const int value : points) {
        if (value < kLeastAbility || value > kMostAbility) return false;
        sum += value;
    }
    return sum == kAbilityPoints;
}

/// Number of legal builds. Builds are numbered by POW, then by SPD; the numbers are frozen, since
/// links hold them.
inline constexpr int kBuilds = 1081;
constexpr Abilities build_at(int number) {
    int pow = kLeastAbility;
    // Ways to share out the rest with this POW.
    for (int ways = kMostAbility - pow + 1; number >= ways; --ways) {
        number -= ways;
        ++pow;
    }
    const int spd = kLeastAbility + number;
    return {pow, spd, kAbilityPoints - pow - spd};
}
constexpr int number_of(const Abilities& points) {
    int number = 0;
    for (int pow = kLeastAbility; pow < points[0]; ++pow) number += kMostAbility - pow + 1;
    return number + points[1] - kLeastAbility;
}
static_assert(build_at(0) == Abilities{5, 5, 50});
static_assert(build_at(kBuilds - 1) == Abilities{50, 5, 5});
static_assert(number_of({50, 5, 5}) == kBuilds - 1);

struct RakuenBuild {
    Abilities abilities{20, 20, 20};
    plan::BuildTactic tactic{};
};

} // namespace shiaiba::rakuen

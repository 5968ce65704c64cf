// Build of らくえん模擬戦: sixty points spread over three abilities, and a tactic ([rakuen 2, 20]).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/sheet/field.hpp"
#include "core/sheet/fields_fwd.hpp"
#include "rulesets/rakuen/sheet/vocabulary.hpp"

namespace shiaiba::rakuen {

enum class Ability : std::uint8_t { Pow, Spd, Wiz, None };
inline constexpr std::size_t kAbilities = 3;
inline constexpr std::array<Ability, kAbilities> kAllAbilities{Ability::Pow, Ability::Spd,
                                                               Ability::Wiz};
/// Their ids stand in builds, tokens and records and are frozen; WIS is read as WIZ [rakuen R1].
inline constexpr std::array<FieldItem, kAbilities> kAbilityItems{
    {{"POW", "POW", "POW"},
     {"SPD", "SPD", "SPD"},
     {.id = "WIZ", .ja = "WIZ", .en = "WIZ", .words = "WIS"}}};

constexpr std::size_t index(Ability ability) { return static_cast<std::size_t>(ability); }
constexpr std::string_view id(Ability ability) {
    return ability == Ability::None ? "none" : kAbilityItems[index(ability)].id;
}

inline constexpr int kAbilityPoints = 60;
inline constexpr int kLeastAbility = 5;
inline constexpr int kMostAbility = kAbilityPoints - 2 * kLeastAbility;

/// Points by ability.
using Abilities = std::array<int, kAbilities>;

struct RakuenBuild {
    Abilities abilities{20, 20, 20};
    plan::BuildTactic tactic{};
};

/// The table of a build's fields.
const Fields<RakuenBuild>& build_fields();
/// Checks the fields of a build, where WIS may stand for WIZ.
RakuenBuild check_build(Json fields, Problems& problems);
/// The problems of these abilities: one for each that is out of range, and one for a wrong sum.
Problems problems_of(const Abilities& points);
/// A random build without a tactic; the abilities and the tactic of `keep` stay. Abilities are kept
/// all or none, since two alone would fix the third.
RakuenBuild random_build(Dice& dice, const Json& keep);

} // namespace shiaiba::rakuen

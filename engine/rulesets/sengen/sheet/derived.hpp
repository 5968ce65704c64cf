// Functions that derive numbers from a sheet: its maxima (3), and its sources of bullets (弾) with
// their damage (4.1).
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "rulesets/sengen/sheet/sheet.hpp"

namespace shiaiba::sengen {

inline int hp_max(const Sheet& sheet) {
    return sheet.own_hp > 0 ? sheet.own_hp : 10 + 4 * sheet.at(Stat::Vit) + sheet.extra[0];
}
inline int spirit_max(const Sheet& sheet) {
    return sheet.own_spirit > 0 ? sheet.own_spirit : 4 * sheet.at(Stat::Will) + sheet.extra[1];
}
inline int dp_max(const Sheet& sheet) {
    return sheet.own_dp > 0
               ? sheet.own_dp
               : 10 + sheet.at(Stat::Body) + sheet.at(Stat::Vit) + sheet.at(Stat::Will);
}
inline int dp_recovery(const Sheet& sheet) {
    return std::max(2, (sheet.at(Stat::Int) + sheet.at(Stat::Sense) + 2) / 3);
}
/// The HP of a deployed card: its own number, or its owner's maximum.
inline int card_hp(const Sheet& sheet, const Card& card) {
    return card.hp > 0 ? card.hp : hp_max(sheet);
}

/// The name of card `n`: the one that its owner gave it, or the data's.
Text card_name(const Sheet& sheet, std::size_t n);

/// A source of bullets: an art, a ranged weapon, or a melee weapon with [剣閃・波動].
struct Source {
    enum class Kind : std::uint8_t { Onmyo, Magic, Element, Youjutsu, Ranged, Wave };
    Kind kind = Kind::Onmyo;
    /// The weapon of the last two kinds.
    int weapon = kUnarmed;

    bool of_weapon() const { return kind == Kind::Ranged || kind == Kind::Wave; }
    /// The kinds stand in the order of the abilities: a blade's wave is of [近接武器鍛錬].
    Ability ability() const { return static_cast<Ability>(kind); }
    friend bool operator==(const Source&, const Source&) = default;
};
/// The id of a source: "magic", "ranged:knives".
std::string id_of(const Source& source, const Data& data);

/// The sources that a sheet has, in the order of 4.1.
std::vector<Source> sources_of(const Sheet& sheet);
/// Indices in the data: the build's melee weapons, then bare hands.
std::vector<int> melee_weapons_of(const Sheet& sheet);

/// The characteristic that counts for an art and its spells.
Stat stat_of(const Sheet& sheet, Ability art);
/// The level of the ability or training behind a source.
inline int level_of(const Sheet& sheet, const Source& source) { return sheet.at(source.ability()); }
int characteristic_of(const Sheet& sheet, const Source& source);
bool can_home(const Sheet& sheet, const Source& source);
/// The hit bonus of a weapon; arts have none.
int hit_of(const Sheet& sheet, const Source& source);

/// The roll of an attack's damage, before modifiers and graze. `untrained`: the roll is never below
/// 0, and nothing else is added to it [sengen R 52].
struct Harm {
    int dice = 0;
    int flat = 0;
    bool untrained = false;
};
Harm shot_harm(const Sheet& sheet, const Source& source);
Harm homing_harm(const Sheet& sheet, const Source& source);
Harm melee_harm(const Sheet& sheet, int weapon);
/// The damage of danmaku, before modifiers.
int danmaku_harm(const Sheet& sheet, const Source& source);

} // namespace shiaiba::sengen

// What follows from a sheet (3, 4.1): its maxima, its bullets (弾) and what they do.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "rulesets/sengen/sheet/sheet.hpp"

namespace shiaiba::sengen {

inline int hp_max(const Sheet& sheet) { return 10 + 4 * sheet.at(Stat::Vit); }
inline int spirit_max(const Sheet& sheet) { return 4 * sheet.at(Stat::Will); }
inline int dp_max(const Sheet& sheet) {
    return 10 + sheet.at(Stat::Body) + sheet.at(Stat::Vit) + sheet.at(Stat::Will);
}
inline int dp_recovery(const Sheet& sheet) {
    return std::max(2, (sheet.at(Stat::Int) + sheet.at(Stat::Sense) + 2) / 3);
}
/// Of a card that names none of its own.
inline int card_hp(const Sheet& sheet, const Card& card) {
    if (card.hp > 0) return card.hp;
    return 8 + 2 * *std::max_element(sheet.abilities.begin(), sheet.abilities.end());
}

/// As its owner calls it.
Text card_name(const Sheet& sheet, std::size_t n);

/// What bullets come from: an art, a ranged weapon, or a blade with [剣閃・波動].
struct Source {
    enum class Kind : std::uint8_t { Onmyo, Magic, Element, Youjutsu, Ranged, Wave };
    Kind kind = Kind::Onmyo;
    /// Of the last two.
    int weapon = kUnarmed;

    bool of_weapon() const { return kind == Kind::Ranged || kind == Kind::Wave; }
    /// The kinds stand in the order of the abilities: a blade's wave is of [近接武器鍛錬].
    Ability ability() const { return static_cast<Ability>(kind); }
    friend bool operator==(const Source&, const Source&) = default;
};
/// "magic", "ranged:knives".
std::string id_of(const Source& source, const Data& data);

/// In the order of 4.1.
std::vector<Source> sources_of(const Sheet& sheet);
/// Places in the data: the build's melee weapons, then bare hands.
std::vector<int> melee_weapons_of(const Sheet& sheet);

/// The characteristic of an art: that of its spells too.
Stat stat_of(const Sheet& sheet, Ability art);
/// Of the ability or training behind it.
inline int level_of(const Sheet& sheet, const Source& source) { return sheet.at(source.ability()); }
int characteristic_of(const Sheet& sheet, const Source& source);
bool can_home(const Sheet& sheet, const Source& source);
/// Of a weapon; of arts 0.
int hit_of(const Sheet& sheet, const Source& source);

/// What an attack's damage is rolled by, before modifiers and graze. `untrained`: it is never below 0 as rolled,
/// and nothing else is added [sengen R 52].
struct Harm {
    int dice = 0;
    int flat = 0;
    bool untrained = false;
};
Harm shot_harm(const Sheet& sheet, const Source& source);
Harm homing_harm(const Sheet& sheet, const Source& source);
Harm melee_harm(const Sheet& sheet, int weapon);
/// Before modifiers.
int danmaku_harm(const Sheet& sheet, const Source& source);

} // namespace shiaiba::sengen

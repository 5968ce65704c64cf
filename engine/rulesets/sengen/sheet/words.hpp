// 3, 4.1, 5.2: the closed sets that sheets and data are made of, with what they are called.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/text/text.hpp"

namespace shiaiba::sengen {

/// Characteristics (特性値).
enum class Stat : std::uint8_t { Body, Vit, Int, Sense, Will };
inline constexpr int kStats = 5;

enum class Skill : std::uint8_t { Danmaku, Shot, Homing, Evade, Melee, Resist };
inline constexpr int kSkills = 6;

/// Special abilities (特殊能力). The first four are made into bullets (妖弾化) and cast spells.
enum class Ability : std::uint8_t { Onmyo, Magic, Element, Youjutsu, Ranged, Mtrain };
inline constexpr int kAbilities = 6;
inline constexpr int kArts = 4;

enum class Feat : std::uint8_t { Wave, Double };
inline constexpr int kFeats = 2;

/// What a modifier concerns.
enum class ModKey : std::uint8_t {
    Hit,
    Damage,
    Evade,
    Guard,
    Resist,
    DanmakuDp,
    DanmakuDamage,
    DpRecovery,
    DamageCut,
};
inline constexpr int kModKeys = 9;

enum class Status : std::uint8_t { Bind, Sleep, Dazzle };
inline constexpr int kStatuses = 3;
/// Of 幻惑, from totals.
inline constexpr int kDazzled = 3;

struct Words {
    /// As JSON and traces have it.
    std::string_view id;
    std::string_view ja;
    std::string_view en;
    /// What it does; empty where the name says it.
    std::string_view about_ja = {};
    std::string_view about_en = {};
};
inline Text text_of(const Words& words) { return {std::string(words.ja), std::string(words.en)}; }
const Words& words(Stat stat);
const Words& words(Skill skill);
const Words& words(Ability ability);
const Words& words(Feat feat);
const Words& words(ModKey key);
const Words& words(Status status);

/// The one of `count` that has this id; −1: there is none.
template <class Key>
int find_key(std::string_view id, int count) {
    for (int k = 0; k < count; ++k) {
        if (words(static_cast<Key>(k)).id == id) return k;
    }
    return -1;
}

} // namespace shiaiba::sengen

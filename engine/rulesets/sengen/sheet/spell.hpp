// 5.2: spells as data, with the closed set of effects.
#pragma once

#include <string>
#include <vector>

#include "rulesets/sengen/sheet/words.hpp"

namespace shiaiba::sengen {

enum class Op : std::uint8_t { Damage, Heal, Dp, Spirit, Graze, Barrier, Mod, Status, Cleanse };

struct Effect {
    Op op = Op::Damage;
    /// Of damage and heal: dice, or as many as the ability's level, and the caster's characteristic beside `flat`.
    int dice = 0;
    bool level_dice = false;
    int flat = 0;
    bool stat = false;
    /// Of DP, 霊力, graze and barriers: c + lv · level.
    int c = 0;
    int lv = 0;
    /// Of a modifier.
    ModKey key = ModKey::Hit;
    int n = 0;
    Status status = Status::Bind;
    int turns = 1;
};

enum class SpellTiming : std::uint8_t { Setup, Main };
enum class SpellSide : std::uint8_t { Self, Ally, Enemy };

inline constexpr std::size_t kMostEffects = 4;

struct Spell {
    std::string id;
    std::string ja;
    std::string en;
    /// One of the arts.
    Ability ability = Ability::Onmyo;
    int min_level = 1;
    SpellTiming timing = SpellTiming::Main;
    int cost = 0;
    int activation = 5;
    SpellSide side = SpellSide::Enemy;
    /// In metres; 0: exactly one character.
    int diameter = 0;
    bool resisted = false;
    /// Will or Vit.
    Stat resist = Stat::Will;
    /// Who resists takes half of the damage.
    bool half = false;
    std::vector<Effect> effects = {};

    bool has(Op op) const {
        for (const Effect& effect : effects) {
            if (effect.op == op) return true;
        }
        return false;
    }
};

} // namespace shiaiba::sengen

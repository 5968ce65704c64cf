// 5.3: spell cards as data.
#pragma once

#include <array>
#include <string>

#include "rulesets/sengen/sheet/words.hpp"

namespace shiaiba::sengen {

/// What a consume card performs.
enum class Attack : std::uint8_t { Shot, Homing, Danmaku, Melee };
inline constexpr int kAttacks = 4;
constexpr unsigned bit(Attack attack) { return 1U << static_cast<unsigned>(attack); }

/// By ModKey.
using Mods = std::array<int, kModKeys>;

/// Of a consume card, for its one action.
struct Bonus {
    int dice = 0;
    int hit = 0;
    int damage = 0;
    int damage_dice = 0;
    int danmaku_dp = 0;
    int danmaku_damage = 0;
    /// Of a shot: the most that it may aim at.
    int targets = 1;
    bool ignore_rows = false;
    bool skip_approach = false;
    bool free_dp = false;
};

struct Card {
    std::string id;
    std::string ja;
    std::string en;
    /// 展開型; else 消費型.
    bool deploys = true;
    /// While it is deployed.
    Mods mods = {};
    /// Bits of the attacks that its `hit` and `damage` are for.
    unsigned attacks = bit(Attack::Shot) | bit(Attack::Homing) | bit(Attack::Melee);
    /// 0: by its owner's abilities.
    int hp = 0;
    /// Of a consume card.
    Attack action = Attack::Shot;
    Bonus bonus = {};

    int mod(ModKey key) const { return mods[static_cast<std::size_t>(key)]; }
};

} // namespace shiaiba::sengen

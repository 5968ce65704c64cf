// 8: what a member does to others, from its declaration to its last blow.
#pragma once

#include <array>

#include "rulesets/sengen/fight/state.hpp"

namespace shiaiba::sengen {

/// Who is hit by an attack.
struct Hit {
    Who who = kNobody;
    /// What its own failed guard takes from the damage.
    int guarded = 0;
};

struct Action {
    enum class Kind : std::uint8_t { Shot, Homing, Melee, Danmaku, Spell };
    Kind kind = Kind::Shot;
    Who by = kNobody;
    /// Among what it has: of its bullets, its blades or its spells.
    int place = -1;
    /// DP of a shot or a blow; of a homing attack its raises.
    int size = 0;
    /// Of the card that is consumed for it.
    const Bonus* bonus = nullptr;
    /// Bits of those that it is aimed at.
    unsigned targets = 0;
    /// Whose defence it is, or who is struck, just now; of an approach whom it is aimed at.
    Who target = kNobody;
    /// Those of the attacker that count for graze.
    int dice = 0;
    int total = 0;
    /// With modifiers and bonus, as they were when it was declared.
    Harm harm = {};
    /// Of a danmaku, before anybody's full defence.
    int loss = 0;
    int damage = 0;
    /// Of a spell: TN.
    int need = 0;
    /// What a resistance falls short by.
    int lacks = 0;
    /// Bits of those that have rolled against it, bombed it, resisted it.
    unsigned rolled = 0;
    unsigned bombed = 0;
    unsigned resisted = 0;
    /// Nobody is hit twice for the same target.
    std::array<Hit, kMostMembers> hits = {};
    std::size_t hit = 0;
    /// What was rolled with what is added to it; and at the last moment, what is left of it.
    int rolled_damage = 0;
    int guarded = 0;
    int final_damage = 0;

    bool attacks() const { return kind <= Kind::Melee; }
    bool is(unsigned who_bits, Who who) const { return (who_bits >> who & 1U) != 0; }
    bool ignores_rows() const { return bonus != nullptr && bonus->ignore_rows; }
    bool is_free() const { return bonus != nullptr && bonus->free_dp; }
    /// Graze for one point of damage (8.8); 0: none buys any.
    int boost_price() const {
        if (harm.untrained) return 0;
        return kind == Kind::Shot ? 2 : kind == Kind::Melee ? 1 : 0;
    }
};

} // namespace shiaiba::sengen

// State of a battle between two phases, all of it public ([rakuen 4]). Plain numbers, copied
// freely.
#pragma once

#include <array>
#include <cstdlib>

#include "core/fight/side.hpp"
#include "rulesets/rakuen/sheet/rulings.hpp"
#include "rulesets/rakuen/sheet/sheet.hpp"
#include "rulesets/rakuen/sheet/skill.hpp"

namespace shiaiba::rakuen {

inline constexpr int kMostHp = 150;
inline constexpr int kSp = 3;

struct Fighter {
    Abilities abilities{};
    int hp = kMostHp;
    /// Never below 0, no upper limit.
    int in = 0;
    /// 0 and meaningless in the basic rules.
    int sp = 0;
    /// Ability of the last attack, plain or invisible.
    Ability last = Ability::None;
    /// The next attack phase will be skipped.
    bool stunned = false;
    /// The next own phase, guard or attack, will be skipped.
    bool recoil = false;
    /// The seal holds in the next attack phase.
    bool sealed = false;
    /// How often evade was chosen since the start or since the own 必殺 [rakuen R36].
    int evades = 0;
    /// Length of the present run of guards [rakuen R27].
    int guards = 0;
    /// Skills used so far, and their order.
    SkillSet used;
    std::array<Skill, kSkills> order{};
    int uses = 0;

    int ability(Ability which) const { return abilities[index(which)]; }
    void use(Skill skill) {
        used |= skill;
        order[static_cast<std::size_t>(uses++)] = skill;
    }
};

struct State {
    bool advanced = false;
    Turned turned;
    int turn = 0;
    Side attacker = Side::A;
    /// The side that attacked first; None before that is decided.
    Side first = Side::None;
    std::array<Fighter, 2> fighters;

    Fighter& of(Side side) { return fighters[index(side)]; }
    const Fighter& of(Side side) const { return fighters[index(side)]; }
};

/// Own ability less the opponent's same one.
inline int margin(const Fighter& own, const Fighter& foe, Ability ability) {
    return own.ability(ability) - foe.ability(ability);
}

} // namespace shiaiba::rakuen

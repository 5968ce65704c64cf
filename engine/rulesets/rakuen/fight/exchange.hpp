// One exchange: the attack under way, the answer to it, and the arithmetic of both ([rakuen 6 to 9]).
#pragma once

#include <algorithm>

#include "rulesets/rakuen/fight/move.hpp"
#include "rulesets/rakuen/fight/pair.hpp"
#include "rulesets/rakuen/fight/state.hpp"

namespace shiaiba::rakuen {

/// HV of ハーフアタック and 必中 (6.2).
inline constexpr int kSureHit = 99;
/// 必殺 needs so much HP of one's own, and turns each IN into so much AV (10).
inline constexpr int kFinisherHp = 80;
inline constexpr int kFinisherWorth = 10;

struct Attack {
    Action action = Action::Attack;
    Ability ability = Ability::None;
    /// Skills declared with it, and used after its dice.
    SkillSet pre;
    SkillSet post;
    /// Σ value(pair), as rewritten or shifted.
    int total = 0;
    int rolls = 0;
    Pair last;
    /// A real double among them.
    bool critical = false;
    /// Pairs rewritten (8.2).
    int forced = 0;
    int av = 0;
    int hv = 0;

    SkillSet skills() const { return pre | post; }
    bool has(Skill skill) const { return skills().has(skill); }
    bool invisible() const { return action == Action::Invisible; }
    /// 強制封印 that would hold on a guard: a critical's stun goes first (13.2, 14).
    bool seals_guard() const { return has(Skill::Seal) && !critical; }
    /// A guard can be broken by something (7.2).
    bool carries() const { return critical || has(Skill::Stun) || seals_guard(); }
};

struct Answer {
    /// Guard, Evade, InvisibleGuard, or Pass where the guard phase is skipped.
    Action action = Action::Pass;
    SkillSet skills;
    /// Pairs rolled, and their sum.
    int rolls = 0;
    int total = 0;
    /// A double among them.
    bool doubled = false;
    /// An evasion succeeded.
    bool success = false;
    /// IN paid for dice of an invisible guard, and IN that the answer brings if the defender lives (11).
    int paid = 0;
    int gain = 0;
    int damage = 0;
    /// What strikes the defender if still alive.
    bool stun = false;
    bool seal = false;
    /// 反撃 or カウンター throws damage back at the attacker, if the defender lives.
    bool throws_back = false;
    int back = 0;
};

/// IN that an invisible attack needs now; 0: it is not available (8.1) [rakuen R10, R38].
inline int threshold(const Fighter& own, const Fighter& foe) {
    if (own.in >= 3 && foe.hp - own.hp >= 30) return 3;
    return own.in >= 5 ? 5 : 0;
}
/// Forced doubles that it would have; 0: it is not available.
inline int forced_doubles(const Fighter& own, const Fighter& foe) {
    const int least = threshold(own, foe);
    return least == 0 ? 0 : 1 + own.in - least;
}

inline int lower_of_others(const Fighter& own, Ability ability) {
    int least = kMostAbility;
    for (const Ability other : kAllAbilities) {
        if (other != ability) least = std::min(least, own.ability(other));
    }
    return least;
}
inline int higher_of_others(const Fighter& own, Ability ability) {
    int most = 0;
    for (const Ability other : kAllAbilities) {
        if (other != ability) most = std::max(most, own.ability(other));
    }
    return most;
}

/// T of 6.2: 切札 doubles before ハーフアタック halves [rakuen R24].
inline int attack_term(const Fighter& own, Ability ability, SkillSet skills) {
    int term = own.ability(ability);
    if (skills.has(Skill::Trump)) term *= 2;
    if (skills.has(Skill::Half)) term /= 2;
    return term;
}
/// Everything of AV but the dice (6.2), with IN as it is before A4 changes it [rakuen R6].
inline int attack_value_without_dice(const Fighter& own, Ability ability, SkillSet skills) {
    int av = attack_term(own, ability, skills);
    if (skills.has(Skill::Rush)) av += lower_of_others(own, ability);
    if (skills.has(Skill::Flat)) av += higher_of_others(own, ability);
    if (skills.has(Skill::Finisher)) av += kFinisherWorth * own.in;
    return av;
}
/// HV (6.2), with the evade count as it is before A4 changes it.
inline int hit_value(const Fighter& own, SkillSet skills, int total) {
    if (skills.has(Skill::Half) || skills.has(Skill::Surehit)) return kSureHit;
    return total + (skills.has(Skill::Finisher) ? own.evades : 0);
}

/// Damage that is left when the defender's same ability and dice are taken off (7.2, 9).
inline int damage_left(const Attack& attack, const Fighter& defender, int reduction) {
    return std::max(0, attack.av - defender.ability(attack.ability) - reduction);
}

/// IN that one die of an invisible guard costs, and that the guard brings afterwards (9, 13.12).
inline int die_cost(SkillSet skills) { return skills.has(Skill::Ironwall) ? 2 : 3; }
inline int iguard_gain(SkillSet skills) { return skills.has(Skill::Ironwall) ? 5 : 3; }

} // namespace shiaiba::rakuen

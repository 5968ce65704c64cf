// One exchange: two ten-sided dice, what can be declared and when it is legal, the attack under way, the answer
// to it, and the arithmetic of both ([rakuen 3, 5.3, 6 to 9, 13.1, 20.2]).
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/fight/dice.hpp"
#include "rulesets/rakuen/sheet/sheet.hpp"
#include "rulesets/rakuen/sheet/skill.hpp"
#include "rulesets/rakuen/sheet/state.hpp"
#include "rulesets/rakuen/sheet/vocabulary.hpp"

namespace shiaiba::rakuen {

// What a player can say at a decision point, and the token that records write for it ([rakuen 5.3]).

inline constexpr std::size_t kDecisionPoints = 7;
std::string_view id(Point point);
inline constexpr std::size_t kActions = 13;
std::string_view id(Action action);

/// What シフト does to the last pair.
struct Shift {
    bool blue = false;
    /// +1 or −1; 0 where it is no shift.
    std::int8_t step = 0;
};

struct Move {
    Action action = Action::Pass;
    /// Of an attack.
    Ability ability = Ability::None;
    /// Declared with it; the one that is used.
    SkillSet skills;
    Shift shift;
};

/// As records write it, e.g. "invisible POW +seal", "use shift red +1".
std::string token(const Move& move);

/// Legal moves of one point in their default order ([rakuen 20.2]).
class Moves {
public:
    // Hardly any question has so many options that setting all of them first is worth it.
    Moves() {} // NOLINT(modernize-use-equals-default): the union has none
    void clear() { size_ = 0; }
    void add(const Move& move) { moves_[size_++] = move; }
    std::size_t size() const { return size_; }
    const Move& operator[](std::size_t k) const { return moves_[k]; }

private:
    // Three abilities, each plain (29 sets of skills) and invisible (37), and a charge.
    static constexpr std::size_t kMost = 3 * (29 + 37) + 1;
    union {
        std::array<Move, kMost> moves_; // NOLINT(readability-identifier-naming): ours alone
    };
    std::size_t size_ = 0;
};

// Two ten-sided dice, red and blue ([rakuen 3]).

/// A face as it stands on the die, 0 … 9, counts so much.
constexpr int value(int face) { return face == 0 ? 10 : face; }
/// The face one step on (or back) in the ring 1-2-…-9-0-1 [rakuen R22].
constexpr int stepped(int face, int step) { return (face + step + 10) % 10; }

struct Pair {
    int red = 0;
    int blue = 0;

    constexpr int sum() const { return value(red) + value(blue); }
    constexpr bool is_double() const { return red == blue; }
    /// Rewritten to the double of its higher face (8.2).
    constexpr Pair forced() const {
        const int face = value(red) > value(blue) ? red : blue;
        return {face, face};
    }
};

inline Pair roll_pair(Dice& dice) {
    const int red = static_cast<int>(dice.below(10));
    return {red, static_cast<int>(dice.below(10))};
}

/// HV of ハーフアタック and 必中 (6.2).
inline constexpr int kSureHit = 99;
/// 必殺 needs so much HP of one's own, and turns each IN into so much AV (10).
inline constexpr int kFinisherHp = 80;
inline constexpr int kFinisherWorth = 10;
/// カウンター that is declared with the evasion brings IN against so much HV (13.11).
inline constexpr int kCounterHit = 11;

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
/// At A4 these skills bring 1 IN, both together no more (13.6) [rakuen R25].
inline bool brings_in(SkillSet skills) {
    return skills.has(Skill::Flat) || skills.has(Skill::Half);
}
/// That IN comes before 必殺 counts: the reading of [rakuen R6] that is not taken.
inline bool gains_first(SkillSet skills, Turned turned) {
    return turned.has(Ruling::R6GainFirst) && skills.has(Skill::Finisher) && brings_in(skills);
}
/// Everything of AV but the dice (6.2), with IN as it is before A4 changes it [rakuen R6].
inline int attack_value_without_dice(const Fighter& own, Ability ability, SkillSet skills,
                                     Turned turned) {
    int av = attack_term(own, ability, skills);
    if (skills.has(Skill::Rush)) av += lower_of_others(own, ability);
    if (skills.has(Skill::Flat)) av += higher_of_others(own, ability);
    if (skills.has(Skill::Finisher)) {
        av += kFinisherWorth * (own.in + (gains_first(skills, turned) ? 1 : 0));
    }
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

// Which moves are legal at a decision point, in their default order ([rakuen 5.3, 13.1, 20.2]).

/// The three abilities by margin, largest first; ties POW, SPD, WIZ.
using AbilityOrder = std::array<Ability, kAbilities>;
AbilityOrder best_first(const Fighter& own, const Fighter& foe);

void order_moves(Moves& moves);
void attack_moves(const State& state, const AbilityOrder& best, Moves& moves);
void after_moves(const State& state, const Attack& attack, Moves& moves);
void defend_moves(const State& state, const Attack& attack, Moves& moves);
void counter_moves(Moves& moves);
void iguard_moves(const State& state, Moves& moves);
void idie_moves(Moves& moves);

/// May the defender use this skill of the guard phase now?
bool guard_skill_legal(const State& state, const Attack& attack, Skill skill);

} // namespace shiaiba::rakuen

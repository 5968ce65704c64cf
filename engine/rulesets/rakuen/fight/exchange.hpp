// Exchange of らくえん模擬戦: the pair of dice, the moves with their tokens, when a move is legal,
// the attack under way, the answer to it, and the arithmetic of both ([rakuen 3, 5.3, 6 to 9,
// 13.1]). Tokens and the order of moves are frozen: records hold tokens, links count places.
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

// Moves of a player at a decision point, and the tokens that records write for them ([rakuen 5.3]).

inline constexpr std::size_t kDecisionPoints = 7;
std::string_view id(Point point);
inline constexpr std::size_t kActions = 13;
std::string_view id(Action action);

/// The die of the last pair that シフト moves, and its step.
struct Shift {
    bool blue = false;
    /// +1 or −1; 0: no shift.
    std::int8_t step = 0;
};

struct Move {
    Action action = Action::Pass;
    /// The ability of an attack.
    Ability ability = Ability::None;
    /// The skills declared with the move; at `after`, the skill that is used.
    SkillSet skills;
    Shift shift;
};

/// The move as records write it, e.g. "invisible POW +seal", "use shift red +1".
std::string token(const Move& move);

/// Legal moves at one point, in their default order ([rakuen 5.3]).
class Moves {
public:
    // The moves stay unset: few questions have many options, and setting the whole array first
    // would cost more than it is worth.
    Moves() {} // NOLINT(modernize-use-equals-default): the union has none
    void clear() { size_ = 0; }
    void add(const Move& move) { moves_[size_++] = move; }
    std::size_t size() const { return size_; }
    const Move& operator[](std::size_t k) const { return moves_[k]; }

private:
    // Three abilities, each plain (29 sets of at most two skills) and invisible (37 sets), and a
    // charge.
    static constexpr std::size_t kMost = 3 * (29 + 37) + 1;
    union {
        std::array<Move, kMost> moves_; // NOLINT(readability-identifier-naming): ours alone
    };
    std::size_t size_ = 0;
};

// Two ten-sided dice, red and blue ([rakuen 3]).

/// The value of a face 0 … 9; the face 0 counts 10.
constexpr int value(int face) { return face == 0 ? 10 : face; }
/// The face one step on (or back) in the ring 1-2-…-9-0-1 [rakuen R22].
constexpr int stepped(int face, int step) { return (face + step + 10) % 10; }

struct Pair {
    int red = 0;
    int blue = 0;

    constexpr int sum() const { return value(red) + value(blue); }
    constexpr bool is_double() const { return red == blue; }
    /// The pair rewritten to the double of its higher face (8.2).
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
/// 必殺 needs this much HP of its user, and adds this much AV for each IN (10).
inline constexpr int kFinisherHp = 80;
inline constexpr int kFinisherWorth = 10;
/// Least HV against which カウンター, declared with the evasion, brings IN (13.11).
inline constexpr int kCounterHit = 11;

struct Attack {
    Action action = Action::Attack;
    Ability ability = Ability::None;
    /// Skills declared with the attack, and skills used after its dice.
    SkillSet pre;
    SkillSet post;
    /// Sum of the pairs as they count, rewritten or shifted.
    int total = 0;
    int rolls = 0;
    Pair last;
    /// A real double is among the pairs.
    bool critical = false;
    /// Number of pairs that were rewritten (8.2).
    int forced = 0;
    int av = 0;
    int hv = 0;

    SkillSet skills() const { return pre | post; }
    bool has(Skill skill) const { return skills().has(skill); }
    bool invisible() const { return action == Action::Invisible; }
    /// Whether 強制封印 can seal a guard: not with a critical, whose stun goes first (14).
    bool seals_guard() const { return has(Skill::Seal) && !critical; }
    /// Whether the attack carries a stun or a seal that a guard die may cancel (7.2).
    bool carries() const { return critical || has(Skill::Stun) || seals_guard(); }
};

struct Answer {
    /// Guard, Evade, InvisibleGuard, or Pass if the guard phase is skipped.
    Action action = Action::Pass;
    SkillSet skills;
    /// Pairs rolled, and their sum.
    int rolls = 0;
    int total = 0;
    /// A double is among the pairs.
    bool doubled = false;
    /// The evasion succeeded.
    bool success = false;
    /// IN paid for dice of an invisible guard, and IN that the answer brings if the defender lives
    /// (11).
    int paid = 0;
    int gain = 0;
    int damage = 0;
    /// Stun and seal that strike the defender if it still stands.
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
/// Forced doubles of an invisible attack now; 0: it is not available.
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
/// Whether the skills bring 1 IN when the values are announced (5.2 attack 5); both together bring
/// no more (13.6) [rakuen R25].
inline bool brings_in(SkillSet skills) {
    return skills.has(Skill::Flat) || skills.has(Skill::Half);
}
/// Whether 必殺 counts that IN as well: only by the other reading of [rakuen R6].
inline bool gains_first(SkillSet skills, Turned turned) {
    return turned.has(Ruling::R6GainFirst) && skills.has(Skill::Finisher) && brings_in(skills);
}
/// AV without the dice (6.2), with IN as it is before attack 5 changes it [rakuen R6].
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
/// HV (6.2), with the evade count as it is before attack 5 changes it.
inline int hit_value(const Fighter& own, SkillSet skills, int total) {
    if (skills.has(Skill::Half) || skills.has(Skill::Surehit)) return kSureHit;
    return total + (skills.has(Skill::Finisher) ? own.evades : 0);
}

/// Damage that is left after the defender's same ability and `reduction` (dice) are taken off (7.2,
/// 9).
inline int damage_left(const Attack& attack, const Fighter& defender, int reduction) {
    return std::max(0, attack.av - defender.ability(attack.ability) - reduction);
}

/// IN that one die of an invisible guard costs, and IN that the guard brings afterwards (9, 13.12).
inline int die_cost(SkillSet skills) { return skills.has(Skill::Ironwall) ? 2 : 3; }
inline int iguard_gain(SkillSet skills) { return skills.has(Skill::Ironwall) ? 5 : 3; }

// The legal moves at each decision point, in their default order ([rakuen 5.3, 13.1]).

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

/// Whether the defender may use this skill of the guard phase now (13.1, 13.3).
bool guard_skill_legal(const State& state, const Attack& attack, Skill skill);

} // namespace shiaiba::rakuen

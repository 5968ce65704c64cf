// Lists the legal moves by the rules of declaration, cost and ban, and writes moves as the tokens
// of records ([rakuen 5.3]).
#include "rulesets/rakuen/fight/exchange.hpp"

#include <utility>

namespace shiaiba::rakuen {

std::string_view id(Point point) {
    static constexpr std::array<std::string_view, kDecisionPoints> kIds{
        "order", "attack", "after", "defend", "counter", "iguard", "idie"};
    return kIds[static_cast<std::size_t>(point)];
}

std::string_view id(Action action) {
    static constexpr std::array<std::string_view, kActions> kIds{
        "first", "second",  "attack", "invisible", "charge", "use", "evade",
        "guard", "counter", "iguard", "roll",      "stop",   "pass"};
    return kIds[static_cast<std::size_t>(action)];
}

std::string token(const Move& move) {
    std::string out(id(move.action));
    if (move.ability != Ability::None) out.append(" ").append(id(move.ability));
    if (move.action == Action::Charge || move.action == Action::Counter) return out;
    if (move.action == Action::Use) {
        out.append(" ").append(id(move.skills.first()));
        if (move.shift.step == 0) return out;
        return out.append(move.shift.blue ? " blue" : " red")
            .append(move.shift.step > 0 ? " +1" : " -1");
    }
    for_each(move.skills, [&](Skill skill) { out.append(" +").append(id(skill)); });
    return out;
}

// The lists of legal moves.

namespace {

constexpr SkillSet kDeclared = skills_with(&SkillFacts::declared);
constexpr SkillSet kAfter = skills_with(&SkillFacts::after);
constexpr SkillSet kInvisibleDeclared = skills_with(&SkillFacts::invisible_declared);
constexpr SkillSet kInvisibleAfter = skills_with(&SkillFacts::invisible_after);

/// Skills that are unused and within the SP; none for a sealed attacker [rakuen R19]. The basic
/// rules have 必殺 only, and it costs nothing there (10).
SkillSet affordable(const State& state, const Fighter& own) {
    if (own.sealed) return {};
    const SkillSet known = state.advanced ? kWithinSp[static_cast<std::size_t>(std::min(own.sp, 2))]
                                          : SkillSet(Skill::Finisher);
    return known.without(own.used);
}

/// Σ over the three abilities of |own − opponent's|.
int distance(const Fighter& own, const Fighter& foe) {
    int sum = 0;
    for (const Ability ability : kAllAbilities) sum += std::abs(margin(own, foe, ability));
    return sum;
}

/// 連撃: whether the ability is close enough to the opponent's. The table at the text's end has 25
/// in place of 30: that is the other reading [rakuen R17].
bool close_enough(const Fighter& own, const Fighter& foe, Ability ability, Turned turned) {
    const int limit = turned.has(Ruling::R17RushBelow25) ? 25 : 30;
    return std::abs(margin(own, foe, ability)) < limit;
}
/// 切札: whether the ability is small enough. The same table asks for its difference to the
/// opponent's: that is the other reading [rakuen R18].
bool small_enough(const Fighter& own, const Fighter& foe, Ability ability, Turned turned) {
    if (turned.has(Ruling::R18TrumpByDifference)) return std::abs(margin(own, foe, ability)) < 20;
    return own.ability(ability) <= 30;
}

/// The requirement of the table of 13.1, for an attack with this ability.
bool requirement(const Fighter& own, const Fighter& foe, Ability ability, Skill skill,
                 Turned turned) {
    switch (skill) {
    case Skill::Finisher: return own.hp >= kFinisherHp;
    case Skill::Rush: // only with the last ability [rakuen R23]
        return ability == own.last && close_enough(own, foe, ability, turned);
    case Skill::Half: return own.ability(ability) >= 30;
    case Skill::Flat: return distance(own, foe) <= 10;
    case Skill::Break: return foe.guards >= 3;
    case Skill::Trump: return foe.hp - own.hp >= 50 && small_enough(own, foe, ability, turned);
    default: return true;
    }
}

/// The skills whose requirement holds.
SkillSet allowed(const State& state, Ability ability, SkillSet skills) {
    const Fighter& own = state.of(state.attacker);
    const Fighter& foe = state.of(other(state.attacker));
    SkillSet out;
    for_each(skills, [&](Skill skill) {
        if (requirement(own, foe, ability, skill, state.turned)) out |= skill;
    });
    return out;
}

/// Whether the skills allow the same ability twice in a row (5.4, 13.5, 13.6).
bool lifts_ban(SkillSet skills) { return skills.has(Skill::Rush) || skills.has(Skill::Half); }

class AttackMoves {
public:
    AttackMoves(const State& state, const AbilityOrder& best, Moves& moves)
        : own_(state.of(state.attacker))
        , affordable_(affordable(state, own_))
        , best_(best)
        , moves_(moves) {
        const bool invisible = !own_.sealed && threshold(own_, state.of(other(state.attacker))) > 0;
        actions_ = invisible ? 2 : 1;
        if (affordable_.empty()) return;
        for (const Ability ability : kAllAbilities) {
            const SkillSet can =
                allowed(state, ability, affordable_ & (kDeclared | kInvisibleDeclared));
            declarable_[0][index(ability)] = can & kDeclared;
            declarable_[1][index(ability)] = can & kInvisibleDeclared;
        }
    }

    /// In the order of 5.3: without skills, with one, with two; within these plain before
    /// invisible, the best ability first; a charge last.
    void list() {
        each([this](Action action, Ability ability, SkillSet) { add(action, ability, {}); });
        if (affordable_.empty()) return;
        each([this](Action action, Ability ability, SkillSet can) {
            for_each(can, [&](Skill skill) { add(action, ability, skill); });
        });
        if (own_.sp >= 2) add_pairs(); // no skill costs less than 1
        if (affordable_.has(Skill::Charge)) {
            moves_.add({Action::Charge, Ability::None, Skill::Charge, {}});
        }
    }

private:
    void add_pairs() {
        each([this](Action action, Ability ability, SkillSet can) {
            for (; !can.empty(); can = can.without(can.first())) {
                for_each(can.without(can.first()), [&](Skill second) {
                    const SkillSet both = SkillSet(can.first()) | second;
                    if (cost(both) <= own_.sp) add(action, ability, both);
                });
            }
        });
    }

    template <class Add>
    void each(const Add& add) const {
        for (std::size_t action = 0; action < actions_; ++action) {
            for (const Ability ability : best_) {
                add(action == 0 ? Action::Attack : Action::Invisible, ability,
                    declarable_[action][index(ability)]);
            }
        }
    }

    void add(Action action, Ability ability, SkillSet skills) {
        if (ability == own_.last && !lifts_ban(skills)) return;
        moves_.add({action, ability, skills, {}});
    }

    const Fighter& own_;
    SkillSet affordable_;
    const AbilityOrder& best_;
    Moves& moves_;
    std::size_t actions_ = 1;
    std::array<std::array<SkillSet, kAbilities>, 2> declarable_;
};

} // namespace

AbilityOrder best_first(const Fighter& own, const Fighter& foe) {
    AbilityOrder order = kAllAbilities;
    const auto swap_if_less = [&](std::size_t k) {
        if (margin(own, foe, order[k]) < margin(own, foe, order[k + 1])) {
            std::swap(order[k], order[k + 1]);
        }
    };
    swap_if_less(0);
    swap_if_less(1);
    swap_if_less(0);
    return order;
}

void order_moves(Moves& moves) {
    moves.clear();
    moves.add({Action::First, Ability::None, {}, {}});
    moves.add({Action::Second, Ability::None, {}, {}});
}

void attack_moves(const State& state, const AbilityOrder& best, Moves& moves) {
    moves.clear();
    AttackMoves(state, best, moves).list();
}

void after_moves(const State& state, const Attack& attack, Moves& moves) {
    moves.clear();
    moves.add({Action::Pass, Ability::None, {}, {}});
    if (attack.skills().size() >= kMostSkillsAPhase) return;
    const SkillSet timely = attack.invisible() ? kInvisibleAfter : kAfter;
    const SkillSet can = affordable(state, state.of(state.attacker)) & timely;
    for_each(allowed(state, attack.ability, can), [&](Skill skill) {
        if (skill != Skill::Shift) {
            moves.add({Action::Use, Ability::None, skill, {}});
            return;
        }
        for (const bool blue : {false, true}) {
            moves.add({Action::Use, Ability::None, skill, {blue, 1}});
            moves.add({Action::Use, Ability::None, skill, {blue, -1}});
        }
    });
}

// 13.3: earlier attacks do not matter [rakuen R21]. 鉄壁 answers invisible attacks only, 反撃 and
// カウンター never do.
bool guard_skill_legal(const State& state, const Attack& attack, Skill skill) {
    const Fighter& own = state.of(other(state.attacker));
    if (!state.advanced || own.used.has(skill) || own.sp < facts(skill).sp) return false;
    if (skill == Skill::Ironwall) return attack.invisible();
    return !attack.invisible() && (attack.pre.empty() || !attack.post.empty());
}

void defend_moves(const State& state, const Attack& attack, Moves& moves) {
    moves.clear();
    moves.add({Action::Guard, Ability::None, {}, {}});
    moves.add({Action::Evade, Ability::None, {}, {}});
    if (guard_skill_legal(state, attack, Skill::Riposte)) {
        moves.add({Action::Guard, Ability::None, Skill::Riposte, {}});
    }
    if (guard_skill_legal(state, attack, Skill::Counter)) {
        moves.add({Action::Evade, Ability::None, Skill::Counter, {}});
    }
}

void counter_moves(Moves& moves) {
    moves.clear();
    moves.add({Action::Pass, Ability::None, {}, {}});
    moves.add({Action::Counter, Ability::None, Skill::Counter, {}});
}

void iguard_moves(const State& state, Moves& moves) {
    moves.clear();
    moves.add({Action::InvisibleGuard, Ability::None, {}, {}});
    const Fighter& own = state.of(other(state.attacker));
    const bool ironwall =
        state.advanced && !own.used.has(Skill::Ironwall) && own.sp >= facts(Skill::Ironwall).sp;
    if (ironwall) moves.add({Action::InvisibleGuard, Ability::None, Skill::Ironwall, {}});
}

void idie_moves(Moves& moves) {
    moves.clear();
    moves.add({Action::Stop, Ability::None, {}, {}});
    moves.add({Action::Roll, Ability::None, {}, {}});
}

} // namespace shiaiba::rakuen

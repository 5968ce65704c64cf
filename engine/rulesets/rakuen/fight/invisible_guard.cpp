// The compulsory answer to an invisible attack ([rakuen 9, 13.12]).
#include "rulesets/rakuen/fight/battle.hpp"

namespace shiaiba::rakuen {

void Battle::invisible_guard() {
    foe().guards = 0;
    answer_.action = Action::InvisibleGuard;
    iguard_moves(state_, moves_);
    Move move;
    if (!choose(Point::InvisibleGuard, defender(), move)) return;
    answer_.skills = move.skills;
    pay(foe(), move.skills);
    if (log_.loud()) tell_answer();

    const int cost = die_cost(answer_.skills);
    while (foe().in >= cost) { // [rakuen R11]
        idie_moves(moves_);
        if (!choose(Point::InvisibleDie, defender(), move)) return;
        if (move.action == Action::Stop) break;
        foe().in -= cost;
        answer_.paid += cost;
        Pair pair;
        Why why = Why::Paid;
        do { // chain dice are free [rakuen R13]
            pair = roll_pair(table_.dice());
            answer_.total += pair.sum();
            ++answer_.rolls;
            answer_.doubled = answer_.doubled || pair.is_double();
            if (log_.loud()) {
                const int paid = why == Why::Paid ? cost : 0;
                tell_pair(defender(), pair, pair, why, answer_.total, paid);
            }
            why = Why::Chain;
        } while (pair.is_double());
    }

    answer_.damage = damage_left(attack_, foe(), answer_.total); // [rakuen R12]
    answer_.gain = iguard_gain(answer_.skills);
    if (!attack_.carries()) return;
    // Without any double, also without any dice, everything strikes [rakuen R14].
    answer_.stun = (attack_.critical || attack_.has(Skill::Stun)) && !answer_.doubled;
    answer_.seal = attack_.seals_guard() && !answer_.doubled;
    if (!log_.loud()) return;
    tell(answer_.doubled ? Tale::GuardHeld : Tale::GuardBroken, defender(), {}, "9");
}

} // namespace shiaiba::rakuen

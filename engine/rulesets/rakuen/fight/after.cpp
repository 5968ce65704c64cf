// Skills that are used after the attack dice ([rakuen 5.2 A3, 13.1, 13.4]).
#include "rulesets/rakuen/fight/battle.hpp"

namespace shiaiba::rakuen {

void Battle::after_dice() {
    while (true) {
        after_moves(state_, attack_, moves_);
        if (moves_.size() == 1) return;
        Move move;
        if (!choose(Point::After, attacker(), move)) return;
        if (move.action == Action::Pass) return;
        const Skill skill = move.skills.first();
        pay(own(), skill);
        attack_.post |= skill;
        if (skill == Skill::Shift) {
            shift(move.shift);
        } else if (log_.loud()) {
            tell_skill(attacker(), skill);
        }
    }
}

// 13.4: the last pair; a double goes on as a chain.
void Battle::shift(const Shift& shift) {
    const Pair before = attack_.last;
    int& face = shift.blue ? attack_.last.blue : attack_.last.red;
    face = stepped(face, shift.step);
    attack_.total += attack_.last.sum() - before.sum();
    if (log_.loud()) tell_shift(before, shift);
    if (!attack_.last.is_double()) return;
    attack_.critical = true;
    roll_attack(Why::Chain);
}

} // namespace shiaiba::rakuen

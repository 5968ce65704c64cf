// The invisible attack: forced doubles, and the recoil ([rakuen 8, 13.9]).
#include "rulesets/rakuen/fight/battle.hpp"

namespace shiaiba::rakuen {

// 8.2
void Battle::roll_invisible() {
    int forced = forced_doubles(own(), foe());
    Why why = Why::First;
    while (true) {
        const Pair raw = roll_pair(table_.dice());
        const bool rewritten = !raw.is_double() && forced > 0;
        attack_.last = rewritten ? raw.forced() : raw;
        attack_.total += attack_.last.sum();
        ++attack_.rolls;
        if (log_.loud()) tell_pair(attacker(), raw, attack_.last, why, attack_.total);
        if (raw.is_double()) {
            attack_.critical = true;
            why = Why::Chain;
        } else if (rewritten) {
            --forced;
            ++attack_.forced;
            why = Why::Forced;
        } else {
            return;
        }
    }
}

// G6
void Battle::after_invisible() {
    own().in = 0;
    own().recoil = true;
    if (log_.loud()) tell(Tale::InvisibleEnds, attacker());
    if (!attack_.has(Skill::Trump)) return;
    const int hp = own().hp;
    own().hp = 0; // 13.9: the opponent still stands
    if (log_.loud()) tell(Tale::TrumpFailed, attacker(), {{"hp", hp}});
}

} // namespace shiaiba::rakuen

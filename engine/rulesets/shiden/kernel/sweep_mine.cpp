// What follows from the known row and its states, in a set sweep.
#include "rulesets/shiden/kernel/sweep.hpp"
#include "rulesets/shiden/kernel/sweep_sets.hpp"

namespace shiaiba::shiden::kernel {

bool SetSweep::mine_attached(int place, Skill plus) const {
    return place + 1 < kPlaces && has(s_.a.held, place + 1) && s_.a.row[at(place + 1)] == plus;
}

bool SetSweep::mine_attacks(int place) const {
    return kind(s_.a.row[at(place)]) == Kind::Attack && !mine_attached(place, Skill::PlusHan);
}

bool SetSweep::mine_selectable(int place) const {
    const Skill skill = s_.a.row[at(place)];
    if (skill == Skill::Kakushiyaiba && s_.round % 2 == 1) return false;
    return kind(skill) == Kind::Support || mine_attacks(place);
}

int SetSweep::mine_speed(int place, bool in_phase) const {
    const bool attack = mine_attacks(place);
    if (attack && in_phase && (s_.a.states & kRoubai) != 0) return 0;
    int speed = base_speed(s_.a.row[at(place)], place + 1);
    if (mine_attached(place, Skill::PlusSoku)) speed += 1;
    if (attack && (s_.a.states & kKakugo) != 0) speed += 2;
    return speed;
}

int SetSweep::mine_damage(int place) const {
    const Skill skill = s_.a.row[at(place)];
    int amount = 0;
    if (skill == Skill::Kenbai) {
        for (unsigned left = s_.a.held; left != 0; left &= left - 1) {
            amount += mine_attacks(lowest(left)) ? 1 : 0;
        }
    } else if (skill == Skill::Dotou) {
        amount = s_.round;
    } else {
        amount = fixed_damage(skill, place + 1).value_or(0);
    }
    if (!mine_attacks(place)) return amount;
    if (mine_attached(place, Skill::PlusKyou)) amount += 1;
    if ((s_.a.states & kKakugo) != 0) amount += 1;
    return amount + s_.a.gekirin;
}

} // namespace shiaiba::shiden::kernel

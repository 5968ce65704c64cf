// What follows from a row and its states.
#include "rulesets/shiden/fighter.hpp"

namespace shiaiba::shiden {

Fighter::Fighter(const Row& row) {
    for (int level = 1; level <= kPlaces; ++level) {
        place(level).skill = row[static_cast<std::size_t>(level - 1)];
        place(level).was = place(level).skill;
    }
}

int Fighter::held() const {
    int count = 0;
    for (int level = 1; level <= kPlaces; ++level) count += holds(level) ? 1 : 0;
    return count;
}

int Fighter::head() const {
    for (int level = 1; level <= kPlaces; ++level) {
        if (holds(level)) return level;
    }
    return 0;
}

int Fighter::first(Skill wanted) const {
    for (int level = 1; level <= kPlaces; ++level) {
        if (holds(level, wanted)) return level;
    }
    return 0;
}

Kind Fighter::kind_of(int level) const {
    const Kind plain = kind(skill(level));
    return plain == Kind::Attack && attached(level, Skill::PlusHan) ? Kind::Intercept : plain;
}

bool Fighter::selectable(int level, int round) const {
    if (!holds(level)) return false;
    if (skill(level) == Skill::Kakushiyaiba && round % 2 == 1) return false;
    const Kind now = kind_of(level);
    return now == Kind::Attack || now == Kind::Support;
}

int Fighter::first_selectable(int round) const {
    for (int level = 1; level <= kPlaces; ++level) {
        if (selectable(level, round)) return level;
    }
    return 0;
}

int Fighter::rearmost_selectable(int round) const {
    for (int level = kPlaces; level >= 1; --level) {
        if (selectable(level, round)) return level;
    }
    return 0;
}

int Fighter::speed(int level, When when) const {
    if (level == 0) return base_speed(Skill::Bonda, 0);
    const bool attack = is_attack(level);
    if (attack && when == When::Attack && bears(State::Roubai)) return 0; // [shiden R7]
    int speed = base_speed(skill(level), level);
    if (attached(level, Skill::PlusSoku)) speed += 1;
    if (attack && bears(State::Kakugo)) speed += 2;
    return speed;
}

int Fighter::damage(int level, int round) const {
    if (level == 0) return *fixed_damage(Skill::Bonda, 0);
    int amount = 0;
    if (skill(level) == Skill::Kenbai) {
        for (int other = 1; other <= kPlaces; ++other) {
            if (holds(other) && is_attack(other)) ++amount;
        }
    } else if (skill(level) == Skill::Dotou) {
        amount = round;
    } else {
        amount = fixed_damage(skill(level), level).value_or(0);
    }
    if (!is_attack(level)) return amount;
    if (attached(level, Skill::PlusKyou)) amount += 1;
    if (bears(State::Kakugo)) amount += 1;
    return amount + count(State::Gekirin);
}

} // namespace shiaiba::shiden

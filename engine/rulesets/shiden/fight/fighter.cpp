// Fighter: derives kinds, speeds and damages from a row and its states.
#include "rulesets/shiden/fight/fighter.hpp"

#include <algorithm>

namespace shiaiba::shiden {

Fighter::Fighter(const Row& row, ShidenSettings read) : settings(read) {
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

std::vector<int> Fighter::hidden(int round) const {
    std::vector<int> levels;
    for (int level = 1; round % 2 == 1 && level <= kPlaces; ++level) {
        if (holds(level, Skill::Kakushiyaiba) && is_attack(level)) levels.push_back(level);
    }
    return levels;
}

bool Fighter::only_hidden(int round) const {
    return first_selectable(round) == 0 && !hidden(round).empty();
}

int Fighter::rearmost() const {
    for (int level = kPlaces; level >= 1; --level) {
        if (holds(level)) return level;
    }
    return 0;
}

bool Fighter::slowed(When when) const {
    if (!bears(State::Roubai) || when == When::Initiative) return false;
    return when == When::Attack || !settings.has(Ruling::R7RoubaiNotAtOnce);
}

Bonus Fighter::bonus(int level) const {
    const bool attack = is_attack(level);
    Bonus bonus;
    bonus.soku = attached(level, Skill::PlusSoku);
    bonus.kyou = attack && attached(level, Skill::PlusKyou);
    // 凡打 is not held, so states don't work on it ([shiden 4.3]).
    if (!attack || level == 0) return bonus;
    bonus.kakugo = bears(State::Kakugo);
    bonus.gekirin = count(State::Gekirin);
    return bonus;
}

int Fighter::speed(int level, When when) const {
    if (level > 0 && is_attack(level) && slowed(when)) return 0;
    const int bonus = this->bonus(level).speed();
    if (settings.has(Ruling::R10FloorLast)) {
        return std::max(unfloored_speed(skill(level), level) + bonus, 0);
    }
    return base_speed(skill(level), level) + bonus;
}

int Fighter::damage(int level, int round) const {
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
    const int bonus = this->bonus(level).damage();
    if (skill(level) == Skill::Kakushiyaiba && settings.has(Ruling::R10FloorLast)) {
        return std::max(unfloored_damage(skill(level), level) + bonus, 1);
    }
    return amount + bonus;
}

} // namespace shiaiba::shiden

// Set sweep, an attack or simultaneous phase: selection and other effects ([shiden 4.3, 4.4]); the
// questions about B's places; and the numbers of A's known row.
#include "rulesets/shiden/kernel/sweep.hpp"
#include "rulesets/shiden/kernel/sweep_state.hpp"

namespace shiaiba::shiden::kernel {

// 4.4.1, 4.4.2
bool SetSweep::select() {
    rinkou();
    s_.a.use = s_.a.fired = kNothing;
    s_.b.use = s_.b.fired = kNothing;
    const bool falls = s_.mover == Mover::B && falls_to_any_attack();
    if (s_.mover != Mover::A) select_theirs(falls);
    if (s_.mover != Mover::B) select_mine();
    return falls && s_.b.attack && over(Ending::Loss);
}

// Whether any attack ends the fight: A has one place left, which can't answer, and nothing cancels
// the attack. Then it only counts whether B attacks.
bool SetSweep::falls_to_any_attack() const {
    const Known& a = s_.a;
    return std::has_single_bit(a.held) && (a.states & kMusou) == 0 && a.bouheki == 0 &&
           kind(a.row[at(lowest(a.held))]) != Kind::Intercept;
}

void SetSweep::rinkou() {
    if (!any_state()) return;
    bool shines = false;
    if (s_.mover != Mover::B) {
        for (int place = 0; place < kPlaces; ++place) {
            shines = shines || (has(s_.a.held, place) && s_.a.row[at(place)] == Skill::Rinkou);
        }
    }
    for (int place = 0; s_.mover != Mover::A && !shines && place < kPlaces; ++place) {
        shines = has(s_.b.held, place) && ask(place, only(Skill::Rinkou));
    }
    if (!shines) return;
    s_.a.states = s_.a.bouheki = s_.a.gekirin = 0;
    s_.a.stun_if = s_.a.roubai_if = s_.a.suijaku_if = 0;
    s_.b.states = s_.b.bouheki = s_.b.gekirin_if = s_.b.stun_if = s_.b.bouheki_if = 0;
    s_.b.musou = false;
}

// Whether some state that can still matter is borne, or may be.
bool SetSweep::any_state() const {
    const Known& a = s_.a;
    const Unknown& b = s_.b;
    const auto among = [&](Places places, Skill giver) {
        for (unsigned left = places; left != 0; left &= left - 1) {
            const auto place = at(lowest(left));
            if (((b.was[place] != 0 ? b.was[place] : b.set[place]) & only(giver)) != 0) return true;
        }
        return false;
    };
    return (a.states | a.bouheki | a.gekirin | b.states | b.bouheki) != 0 ||
           among(a.stun_if, Skill::Kuzushiwaza) || among(a.roubai_if, Skill::Karamete) ||
           among(a.suijaku_if, Skill::Juso) || among(b.stun_if, Skill::Shiden) ||
           among(b.gekirin_if, Skill::Gekirin) || among(b.bouheki_if, Skill::PlusJun) ||
           (b.musou && among(bit(s_.round - 1), Skill::Musou));
}

void SetSweep::select_mine() {
    Known& a = s_.a;
    a.use = kBonda;
    bool rearmost = false;
    for (int place = 0; place < kPlaces; ++place) {
        if (!has(a.held, place)) continue;
        rearmost = rearmost || a.row[at(place)] == Skill::Uragasumi;
        if (a.use == kBonda && mine_selectable(place)) a.use = static_cast<std::int8_t>(place);
    }
    for (int place = kPlaces - 1; rearmost && place > a.use; --place) {
        if (has(a.held, place) && mine_selectable(place)) a.use = static_cast<std::int8_t>(place);
    }
    a.made_fire = false;
    a.gekirin_borne = a.gekirin;
    if (a.use == kBonda) {
        a.skill = Skill::Bonda;
        a.attack = true;
        a.speed = 0;
        a.damage = 1;
        a.ren = a.jun = false;
        return;
    }
    a.skill = a.row[at(a.use)];
    a.attack = kind(a.skill) == Kind::Attack;
    a.ren = a.attack && mine_attached(a.use, Skill::PlusRen);
    a.jun = mine_attached(a.use, Skill::PlusJun);
    if (a.attack) {
        a.speed = static_cast<std::uint8_t>(mine_speed(a.use, true));
        a.damage = static_cast<std::uint8_t>(mine_damage(a.use));
    }
    if (a.ren || a.jun) a.spent |= bit(a.use + 1);
    if (is_limited(a.skill)) a.spent |= bit(a.use);
}

// `falls`: A falls to any attack, so that only the kind of B's use counts.
void SetSweep::select_theirs(bool falls) {
    Unknown& b = s_.b;
    if (falls && may_stand(0, sets::kSupport) == 0) {
        b.attack = true;
        return;
    }
    const int place = first_theirs();
    b.use = static_cast<std::int8_t>(place == kBonda ? kBonda : rearmost_theirs(place, falls));
    b.attack = b.use == kBonda || ask(b.use, sets::kAttack);
    b.made_fire = false;
    b.gekirin_borne = b.gekirin_if;
    if (b.use == kBonda) return;
    b.used |= bit(b.use);
    (b.attack ? b.by_attack : b.by_support) |= static_cast<Places>(bit(b.use + 1) & b.held);
}

int SetSweep::first_theirs() {
    for (unsigned left = s_.b.held; left != 0; left &= left - 1) {
        if (selectable(lowest(left))) return lowest(left);
    }
    return kBonda;
}

// The place that is used if `first` is the first. 裏霞 makes it the rearmost; asked only where
// another one may stand behind the first.
int SetSweep::rearmost_theirs(int first, bool falls) {
    const Candidates hidden = s_.round % 2 == 1 ? only(Skill::Kakushiyaiba) : 0;
    Candidates other = (sets::kAttack | sets::kSupport) & ~hidden;
    if (falls && (s_.b.set[at(first)] & sets::kSupport) == 0) {
        other = sets::kSupport;
    }
    if (may_stand(first + 1, other) == 0) return first;
    bool rearmost = false;
    for (unsigned left = s_.b.held; left != 0 && !rearmost; left &= left - 1) {
        rearmost = ask(lowest(left), only(Skill::Uragasumi));
    }
    if (!rearmost) return first;
    for (int place = kPlaces - 1; place > first; --place) {
        if (has(s_.b.held, place) && selectable(place)) return place;
    }
    return first;
}

// The skills of `which` that may stand at `from` or behind it.
Candidates SetSweep::may_stand(int from, Candidates which) const {
    Candidates found = 0;
    for (int place = from; place < kPlaces; ++place) {
        if (has(s_.b.held, place)) found |= s_.b.set[at(place)];
    }
    return found & which;
}

// Whether it is an attack or support skill, and not 隠刃 in an odd round, nor an attack skill under
// +反.
bool SetSweep::selectable(int place) {
    const Candidates hidden = s_.round % 2 == 1 ? only(Skill::Kakushiyaiba) : 0;
    const Candidates attacks = sets::kAttack & ~hidden;
    if (!ask(place, attacks | sets::kSupport)) return false;
    if ((s_.b.set[at(place)] & attacks) == 0) return true;
    if (!right_may_be(place, Skill::PlusHan) || !ask(place + 1, only(Skill::PlusHan))) return true;
    return ask(place, sets::kSupport);
}

// 4.4.4. [shiden R5] The used skills' effects come before the intercepts'.
void SetSweep::effects() {
    Unknown& b = s_.b;
    // All questions come before anything is changed.
    Skill support = Skill::Bonda;
    if (b.use != kNothing && !b.attack) {
        for (const Skill skill : {Skill::Kakugo, Skill::Bouheki, Skill::Fuuin, Skill::Kageuchi}) {
            if (ask(b.use, only(skill))) {
                support = skill;
                break;
            }
        }
    }
    const bool jun = b.use != kNothing && b.use != kBonda && right_may_be(b.use, Skill::PlusJun);
    // The same +盾 a second time in this round (連撃): it must be asked, because bouheki_if holds
    // each place once.
    const bool again = jun && has(b.bouheki_if, b.use + 1) && ask(b.use + 1, only(Skill::PlusJun));
    const int head = lowest(b.held);
    const bool changes =
        s_.a.fired != kNothing && s_.a.fired_skill == Skill::Ekibyou && !ask(head, sets::kLimited);

    if (s_.a.use != kNothing) effects_of_mine();
    if (b.use != kNothing && b.attack && b.use != kBonda) {
        const Candidates set = b.set[at(b.use)];
        if ((set & only(Skill::Shiden)) != 0) b.stun_if |= bit(b.use);
        if ((set & only(Skill::Juso)) != 0 && !b.made_fire) s_.a.suijaku_if |= bit(b.use);
    }
    switch (support) {
    case Skill::Kakugo: b.states |= kKakugo; break;
    case Skill::Bouheki: b.bouheki = static_cast<std::uint8_t>(b.bouheki + 3); break;
    case Skill::Fuuin: s_.a.states |= kStun | kRoubai | kSuijaku; break;
    case Skill::Kageuchi: s_.a.designated |= only(s_.a.row[at(lowest(s_.a.held))]); break;
    default: break;
    }
    if (again) {
        b.bouheki = static_cast<std::uint8_t>(b.bouheki + 2);
    } else if (jun) {
        b.bouheki_if |= bit(b.use + 1);
    }
    if (b.fired != kNothing) {
        const Candidates set = b.set[at(b.fired)];
        if (b.fired_ekibyou) change_mine();
        if ((set & only(Skill::Shiden)) != 0) b.stun_if |= bit(b.fired);
        if ((set & only(Skill::Juso)) != 0) s_.a.suijaku_if |= bit(b.fired);
    }
    if (s_.a.fired != kNothing) {
        switch (s_.a.fired_skill) {
        case Skill::Karamete: b.states |= kRoubai; break;
        case Skill::Kuzushiwaza: b.states |= kStun; break;
        case Skill::Shiden: s_.a.states |= kStun; break;
        case Skill::Juso: b.states |= kSuijaku; break;
        default: break;
        }
        if (changes) change_theirs(head, Skill::Ekibyou);
    }
}

void SetSweep::effects_of_mine() {
    const Known& a = s_.a;
    Unknown& b = s_.b;
    switch (a.skill) {
    case Skill::Shiden: s_.a.states |= kStun; break;
    case Skill::Juso:
        if (!a.made_fire) b.states |= kSuijaku;
        break;
    case Skill::Kakugo: s_.a.states |= kKakugo; break;
    case Skill::Bouheki: s_.a.bouheki = static_cast<std::uint8_t>(a.bouheki + 3); break;
    case Skill::Fuuin: b.states |= kStun | kRoubai | kSuijaku; break;
    case Skill::Kageuchi: {
        const int head = lowest(b.held);
        if (b.was[at(head)] == 0) {
            b.designated |= bit(head);
        } else {
            b.designated_names |= b.set[at(head)];
        }
        break;
    }
    default: break;
    }
    if (a.jun) s_.a.bouheki = static_cast<std::uint8_t>(a.bouheki + 2);
}

// Whether the head is limited was looked at when the 疫病 fired.
void SetSweep::change_mine() { s_.a.row[at(lowest(s_.a.held))] = Skill::Ekibyou; }

void SetSweep::change_theirs(int place, Skill into) {
    Candidates& set = s_.b.set[at(place)];
    Candidates& was = s_.b.was[at(place)];
    if (was == 0) was = set;
    set = only(into);
}

// Questions about B's places, asked as late and as coarsely as possible, because each may split a
// set.

bool SetSweep::ask(int place, Candidates yes) {
    Candidates& set = s_.b.set[at(place)];
    if ((set & yes) == 0) return false;
    if ((set & ~yes) != 0) split(set, yes);
    return true;
}

// Asks about the skills that stood in the place before it was changed.
bool SetSweep::ask_before(int place, Candidates yes) {
    Candidates& was = s_.b.was[at(place)];
    if (was == 0) return ask(place, yes);
    if ((was & yes) == 0) return false;
    if ((was & ~yes) != 0) split(was, yes);
    return true;
}

// Narrows the set to `yes`, and leaves a copy of the state with the rest to wait.
void SetSweep::split(Candidates& set, Candidates yes) {
    const Candidates all = set;
    set = all & ~yes;
    waiting_[at(waits_++)] = s_;
    set = all & yes;
}

bool SetSweep::right_may_be(int place, Skill plus) const {
    return place + 1 < kPlaces && has(s_.b.held, place + 1) &&
           (s_.b.set[at(place + 1)] & only(plus)) != 0;
}

// 5.6. In the initiative phase 狼狽 does not work.
bool SetSweep::at_least_as_fast(int place, int speed, bool in_phase) {
    if (speed <= 0) return true;
    const bool confused = in_phase && (s_.b.states & kRoubai) != 0;
    const int kakugo = (s_.b.states & kKakugo) != 0 ? 2 : 0;
    const auto fast = [&](int least) {
        const Candidates attacks = confused ? 0 : sets::fast(place, least - kakugo) & sets::kAttack;
        return attacks | (sets::fast(place, least) & ~sets::kAttack);
    };
    const Candidates set = s_.b.set[at(place)];
    const Candidates surely = fast(speed);
    const Candidates spurred = fast(speed - 1) & ~surely;
    if ((set & spurred) != 0 && right_may_be(place, Skill::PlusSoku) &&
        ask(place + 1, only(Skill::PlusSoku))) {
        return ask(place, surely | spurred);
    }
    return ask(place, surely);
}

// 5.6 for an attack skill that is used, or that fires under +反.
bool SetSweep::at_least_as_strong(int place, int damage, bool fired) {
    const Candidates kenbai = only(Skill::Kenbai);
    const int counted_surely = fired ? 0 : 1;
    const int counted_at_most = count(s_.b.held) - 1 + counted_surely;
    const auto strong = [&](int least, int counted) {
        Candidates set = sets::strong(place, least);
        if (s_.round >= least) set |= only(Skill::Dotou);
        if (counted >= least) set |= kenbai;
        return set;
    };
    int bonus = 0;
    Places gekirin = 0;
    bool kyou = false;
    if (!fired) {
        bonus = (s_.b.states & kKakugo) != 0 ? 1 : 0;
        gekirin = s_.b.gekirin_borne;
        kyou = right_may_be(place, Skill::PlusKyou);
    }
    const Candidates& set = s_.b.set[at(place)];
    for (;;) {
        const int need = damage - bonus;
        if (need <= 0 || (set & ~strong(need, counted_surely)) == 0) return true;
        const int maybe = count(gekirin) + (kyou ? 1 : 0);
        if ((set & strong(need - maybe, counted_at_most)) == 0) return false;
        if (kyou) {
            kyou = false;
            if (ask(place + 1, only(Skill::PlusKyou))) ++bonus;
        } else if (gekirin != 0) {
            const int from = lowest(gekirin);
            gekirin = static_cast<Places>(gekirin & (gekirin - 1));
            if (ask(from, only(Skill::Gekirin))) ++bonus;
        } else {
            if (counted_surely < need && counted_at_most >= need && ask(place, kenbai)) {
                return counts_at_least(place, need, fired);
            }
            return ask(place, strong(need, counted_surely));
        }
    }
}

// Whether B holds at least so many attack skills: 剣舞 at `place` is one of them unless it is under
// +反.
bool SetSweep::counts_at_least(int place, int attacks, bool fired) {
    int found = fired ? 0 : 1;
    unsigned left = s_.b.held & ~static_cast<unsigned>(bit(place));
    for (; left != 0; left &= left - 1) {
        if (found >= attacks) return true;
        if (found + count(left) < attacks) return false;
        if (attack_there(lowest(left))) ++found;
    }
    return found >= attacks;
}

// Whether it is an attack skill that is not under +反.
bool SetSweep::attack_there(int place) {
    if ((s_.b.set[at(place)] & sets::kAttack) == 0) return false;
    if (right_may_be(place, Skill::PlusHan) && ask(place + 1, only(Skill::PlusHan))) return false;
    return ask(place, sets::kAttack);
}

// Whether the side bears the state: for certain, or because one of these places gave it.
bool SetSweep::bears(States& states, States state, Places& given_if, Candidates giver) {
    for (; given_if != 0; given_if = static_cast<Places>(given_if & (given_if - 1))) {
        if ((states & state) == 0 && ask_before(lowest(given_if), giver)) states |= state;
    }
    return (states & state) != 0;
}

bool SetSweep::stunned_mine() {
    return bears(s_.a.states, kStun, s_.a.stun_if, only(Skill::Kuzushiwaza));
}

bool SetSweep::stunned_theirs() {
    return bears(s_.b.states, kStun, s_.b.stun_if, only(Skill::Shiden));
}

bool SetSweep::confused_mine() {
    return bears(s_.a.states, kRoubai, s_.a.roubai_if, only(Skill::Karamete));
}

bool SetSweep::weakened_mine() {
    return bears(s_.a.states, kSuijaku, s_.a.suijaku_if, only(Skill::Juso));
}

bool SetSweep::under_musou() { return s_.b.musou && ask(s_.round - 1, only(Skill::Musou)); }

// Numbers of A's known row and states.

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

// One attack or simultaneous phase of a set sweep: selection, other effects ([shiden 4.3, 4.4]).
#include "rulesets/shiden/kernel/sweep.hpp"
#include "rulesets/shiden/kernel/sweep_sets.hpp"

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

// A's last place, and nothing that would stop an attack or answer it.
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

// Whether some state is borne, or may be, that can still matter.
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

// falls: it only counts whether it is an attack.
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

// 裏霞 makes it the rearmost; asked only where another one may stand behind the first.
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

// Which of these may stand at `from` or behind it.
Candidates SetSweep::may_stand(int from, Candidates which) const {
    Candidates found = 0;
    for (int place = from; place < kPlaces; ++place) {
        if (has(s_.b.held, place)) found |= s_.b.set[at(place)];
    }
    return found & which;
}

// An attack or support skill that is not 隠刃 in an odd round, nor under +反.
bool SetSweep::selectable(int place) {
    const Candidates hidden = s_.round % 2 == 1 ? only(Skill::Kakushiyaiba) : 0;
    const Candidates attacks = sets::kAttack & ~hidden;
    if (!ask(place, attacks | sets::kSupport)) return false;
    if ((s_.b.set[at(place)] & attacks) == 0) return true;
    if (!right_may_be(place, Skill::PlusHan) || !ask(place + 1, only(Skill::PlusHan))) return true;
    return ask(place, sets::kSupport);
}

// 4.4.4. [shiden R5] Those of the used skills come before those of the intercepts.
void SetSweep::effects() {
    Unknown& b = s_.b;
    // What has to be asked comes before what happens.
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
    // The same +盾 a second time in this round.
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

// Only where the head is not limited: whether it is was looked at when the 疫病 fired.
// Whether the head is limited was looked at when the 疫病 fired.
void SetSweep::change_mine() { s_.a.row[at(lowest(s_.a.held))] = Skill::Ekibyou; }

void SetSweep::change_theirs(int place, Skill into) {
    Candidates& set = s_.b.set[at(place)];
    Candidates& was = s_.b.was[at(place)];
    if (was == 0) was = set;
    set = only(into);
}

} // namespace shiaiba::shiden::kernel

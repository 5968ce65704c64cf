// Set sweep, damage: counters, targets and intercepts ([shiden 5]).
#include "rulesets/shiden/kernel/sweep.hpp"
#include "rulesets/shiden/kernel/sweep_state.hpp"

namespace shiaiba::shiden::kernel {
namespace {

Places without(Places places, int place) {
    return static_cast<Places>(places & ~static_cast<unsigned>(bit(place)));
}

// The first `count` of the places.
Places front(Places places, int count) {
    unsigned rest = places;
    for (; rest != 0 && count > 0; --count) rest &= rest - 1;
    return static_cast<Places>(places ^ rest);
}

// 5.1, 5.2: the next of the places `left`; 的割 begins at its own place.
int target_of(Places left, int from) {
    const unsigned behind = left & (0xFFU << static_cast<unsigned>(from));
    return lowest(behind != 0 ? behind : left);
}

} // namespace

// Damage of A's use. Returns whether the fight is over.
bool SetSweep::hit_theirs() {
    Known& a = s_.a;
    Unknown& b = s_.b;
    if (a.use == kNothing || !a.attack || under_musou() || blocked()) return false;
    if (s_.mover == Mover::A && std::has_single_bit(b.held)) return finish_theirs();
    stuns_ = confuses_ = 0;
    const int from = a.skill == Skill::Matowari ? a.use : 0;
    Places left = b.held;
    Places counted = 0;
    bool ren = a.ren;
    for (int rest = a.damage; rest > 0 && left != 0; --rest) {
        const int place = target_of(left, from);
        left = without(left, place);
        counted |= bit(place);
        const bool last = rest == 1 || left == 0;
        if (ren) {
            if (!last && intercept_there(place)) ren = false;
        } else if (fires(place, last)) {
            break;
        }
    }
    b.counted |= counted;
    a.stun_if |= stuns_;
    a.roubai_if |= confuses_;
    return false;
}

// Damage to B's last place: it only counts whether an intercept takes A's last places along, so
// that A loses.
bool SetSweep::finish_theirs() {
    const int place = lowest(s_.b.held);
    const Candidates set = s_.b.set[at(place)] & sets::kIntercept;
    if (s_.a.ren || set == 0) return over(Ending::Win);
    if (s_.a.speed > 0 && s_.a.use != kBonda && confused_mine()) s_.a.speed = 0;
    Candidates deadly = 0;
    for (Candidates left = set & sets::fast(place, s_.a.speed); left != 0; left &= left - 1) {
        const Skill skill = skill_at(lowest(left));
        if (fallen_mine(fired_counters(skill)) == s_.a.held) deadly |= only(skill);
    }
    return over(ask(place, deadly) ? Ending::Loss : Ending::Win);
}

// 5.4: whether it is an intercept skill, fast enough or not.
bool SetSweep::intercept_there(int place) {
    const Candidates set = s_.b.set[at(place)];
    if ((set & sets::kAttack) != 0 && right_may_be(place, Skill::PlusHan) &&
        ask(place + 1, only(Skill::PlusHan))) {
        return ask(place, sets::kIntercept | sets::kAttack);
    }
    return ask(place, sets::kIntercept);
}

// Whether 防壁 cancels A's damage; takes one away.
bool SetSweep::blocked() {
    Unknown& b = s_.b;
    while (b.bouheki == 0 && b.bouheki_if != 0) {
        const int place = lowest(b.bouheki_if);
        const bool jun = ask(place, only(Skill::PlusJun));
        b.bouheki_if = without(b.bouheki_if, place);
        if (jun) b.bouheki = 2;
    }
    if (b.bouheki == 0) return false;
    b.bouheki = static_cast<std::uint8_t>(b.bouheki - 1);
    return true;
}

// 5.3: whether an intercept fires. `last`: no damage is left that could be broken off.
bool SetSweep::fires(int place, bool last) {
    const Candidates& set = s_.b.set[at(place)];
    const bool turned_there = (set & sets::kAttack) != 0 && right_may_be(place, Skill::PlusHan);
    if ((set & sets::kIntercept) == 0 && !turned_there) return false;
    if (s_.a.speed > 0 && s_.a.use != kBonda && confused_mine()) s_.a.speed = 0;
    const Candidates fast = sets::kIntercept & sets::fast(place, s_.a.speed);
    if ((set & fast) != 0 && fire(place, fast, last)) return true;
    const Candidates spurred = sets::kIntercept & sets::fast(place, s_.a.speed - 1) & ~fast;
    if ((set & spurred) != 0 && right_may_be(place, Skill::PlusSoku) &&
        ask(place + 1, only(Skill::PlusSoku))) {
        return fire(place, spurred, last);
    }
    const Candidates turned = sets::kAttack & sets::fast(place, s_.a.speed);
    if (turned_there && (set & turned) != 0 && ask(place + 1, only(Skill::PlusHan)) &&
        ask(place, turned)) {
        fire_attack(place);
        return true;
    }
    return false;
}

// The places of A that an intercept's damage hits ([shiden 5.3]).
Places SetSweep::fired_counters(Skill skill) const {
    const Known& a = s_.a;
    if ((a.states & kMusou) != 0) return 0;
    switch (skill) {
    case Skill::Kousaku: return a.use == kBonda ? Places{0} : bit(a.use);
    case Skill::Machibuse: return front(a.held, 2);
    case Skill::Tamayura: return front(a.held, a.speed);
    default: return 0;
    }
}

// Whether one of `which` fires. Skills with the same effect in this state stay in one set. Skills
// that give a state are noted, not asked for: if nothing is broken off either, they stay in one set
// with those that can't fire.
bool SetSweep::fire(int place, Candidates which, bool last) {
    const Known& a = s_.a;
    const Skill head = a.row[at(lowest(a.held))];
    const Candidates plague = is_limited(head) || head == Skill::Ekibyou ? 0 : only(Skill::Ekibyou);
    const bool told = a.skill == Skill::Juso && (s_.b.states & kSuijaku) == 0;
    const auto note = [&] {
        const Candidates fired = s_.b.set[at(place)] & which;
        if ((fired & only(Skill::Kuzushiwaza)) != 0) stuns_ |= bit(place);
        if ((fired & only(Skill::Karamete)) != 0) confuses_ |= bit(place);
    };
    Candidates left = s_.b.set[at(place)] & which;
    while (left != 0) {
        const Skill skill = skill_at(lowest(left));
        const Places counters = fired_counters(skill);
        Candidates same = only(skill);
        for (Candidates rest = left; rest != 0; rest &= rest - 1) {
            const Skill other = skill_at(lowest(rest));
            if (fired_counters(other) == counters) same |= only(other);
        }
        same &= (plague & only(skill)) != 0 ? plague : ~plague;
        left &= ~same;
        if (last && !told && counters == 0 && same != plague) continue;
        if (!ask(place, same)) continue;
        note();
        s_.a.made_fire = true;
        s_.a.counted |= counters;
        s_.b.fired = static_cast<std::int8_t>(place);
        s_.b.fired_ekibyou = same == plague;
        return true;
    }
    note();
    return false;
}

// 5.5: an attack skill under +反 fires. It is destroyed in this phase in any case, so that being
// limited doesn't matter.
void SetSweep::fire_attack(int place) {
    Known& a = s_.a;
    Places left = (a.states & kMusou) != 0 ? Places{0} : a.held;
    Places counted = 0;
    for (int done = 1; left != 0 && at_least_as_strong(place, done, true); ++done) {
        const int forward = lowest(left);
        const int own = target_of(left, place);
        const int target = own != forward && ask(place, only(Skill::Matowari)) ? own : forward;
        left = without(left, target);
        counted |= bit(target);
    }
    a.made_fire = true;
    a.counted |= counted;
    s_.b.fired = static_cast<std::int8_t>(place);
    s_.b.fired_ekibyou = false;
}

// Damage of B's use.
void SetSweep::hit_mine() {
    Known& a = s_.a;
    Unknown& b = s_.b;
    if (b.use == kNothing || !b.attack || (a.states & kMusou) != 0) return;
    if (a.bouheki > 0) {
        a.bouheki = static_cast<std::uint8_t>(a.bouheki - 1);
        return;
    }
    Places left = a.held;
    Places counted = 0;
    bool ren = b.use != kBonda && right_may_be(b.use, Skill::PlusRen);
    for (int done = 1; left != 0; ++done) {
        if (b.use == kBonda ? done > 1 : !at_least_as_strong(b.use, done, false)) break;
        const int forward = lowest(left);
        const int own = b.use == kBonda ? forward : target_of(left, b.use);
        const int place = own != forward && ask(b.use, only(Skill::Matowari)) ? own : forward;
        left = without(left, place);
        counted |= bit(place);
        const Skill skill = a.row[at(place)];
        const bool intercept =
            kind(skill) == Kind::Intercept || (kind(skill) == Kind::Attack && !mine_attacks(place));
        if (!intercept) continue;
        if (ren && ask(b.use + 1, only(Skill::PlusRen))) {
            ren = false;
            continue;
        }
        ren = false;
        const int speed = mine_speed(place, true);
        if (b.use != kBonda && at_least_as_fast(b.use, speed + 1, true)) continue;
        fire_mine(place);
        break;
    }
    a.counted |= counted;
}

// A's intercept fires against B's use.
void SetSweep::fire_mine(int place) {
    Known& a = s_.a;
    Unknown& b = s_.b;
    const Skill skill = a.row[at(place)];
    Places counted = 0;
    if (skill == Skill::Kousaku) {
        if (b.use != kBonda && !under_musou()) counted = bit(b.use);
    } else {
        int amount = 0;
        if (skill == Skill::Tamayura) {
            const int most = count(b.held);
            while (b.use != kBonda && amount < most && at_least_as_fast(b.use, amount + 1, true)) {
                ++amount;
            }
        } else if (skill == Skill::Machibuse || kind(skill) == Kind::Attack) {
            amount = mine_damage(place);
        }
        Places left = amount > 0 && !under_musou() ? b.held : Places{0};
        const int from = skill == Skill::Matowari ? place : 0;
        for (; amount > 0 && left != 0; --amount) {
            const int target = target_of(left, from);
            left = without(left, target);
            counted |= bit(target);
        }
    }
    b.counted |= counted;
    b.made_fire = true;
    a.fired = static_cast<std::int8_t>(place);
    a.fired_skill = skill;
}

} // namespace shiaiba::shiden::kernel

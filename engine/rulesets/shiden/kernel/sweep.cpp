// Set sweep, the round: start, initiative, destruction, end phase, and the verdict ([shiden 4, 6,
// 7]).
#include "rulesets/shiden/kernel/sweep.hpp"

#include "rulesets/shiden/fight/battle.hpp"

namespace shiaiba::shiden::kernel {
namespace {
constexpr Places kAll = (1U << kPlaces) - 1;
}

SetSweep::SetSweep(const Row& build, const Sets& field) {
    SweepState first{};
    first.a.row = build;
    first.a.held = first.b.held = kAll;
    first.b.set = field;
    first.round = 1;
    waiting_[0] = first;
}

bool SetSweep::next(Box& box) {
    if (waits_ == 0) return false;
    s_ = waiting_[at(--waits_)];
    for (bool decided = false; !decided;) {
        switch (s_.step) {
        case Step::Round: start(); break;
        case Step::Select:
            decided = select();
            s_.step = Step::HitTheirs;
            break;
        case Step::HitTheirs:
            decided = hit_theirs();
            s_.step = Step::HitMine;
            break;
        case Step::HitMine:
            hit_mine();
            s_.step = Step::Effects;
            break;
        case Step::Effects:
            effects();
            s_.step = Step::Destroy;
            break;
        case Step::Destroy:
            destroy_counted();
            decided = after_phase();
            break;
        case Step::Extra: extra(); break;
        case Step::AtEnd:
            destroy_at_end();
            s_.step = Step::Weaken;
            break;
        case Step::Weaken: decided = end(); break;
        }
    }
    for (std::size_t place = 0; place < kPlaces; ++place) {
        box.sets[place] = s_.b.was[place] != 0 ? s_.b.was[place] : s_.b.set[place];
    }
    box.verdict = verdict_;
    return true;
}

// 4.1, 4.2
void SetSweep::start() {
    Known& a = s_.a;
    const int place = s_.round - 1;
    if (place < kPlaces && has(a.held, place)) {
        const Skill skill = a.row[at(place)];
        if (skill == Skill::Sensei) a.states |= kSensei;
        if (skill == Skill::Musou) {
            a.states |= kMusou;
            a.spent |= bit(place);
        }
    }
    s_.b.started = s_.b.musou = place < kPlaces && has(s_.b.held, place);
    const Mover first = initiative();
    phase(first, first != Mover::Both, false);
}

// 4.2. Looks at what is certain before it asks anything, because each question may split a set.
Mover SetSweep::initiative() {
    const Known& a = s_.a;
    const auto may_be_sensei = [&] {
        return s_.b.started && (s_.b.set[at(s_.round - 1)] & only(Skill::Sensei)) != 0;
    };
    int speed = 0;
    for (unsigned left = a.held; left != 0; left &= left - 1) {
        if (!mine_selectable(lowest(left))) continue;
        speed = mine_speed(lowest(left), false);
        break;
    }
    const bool stun = stunned_mine();
    if (!stun && !may_be_sensei() && surely_slower(0, speed)) return Mover::A;
    if (stunned_theirs() != stun) return stun ? Mover::B : Mover::A;
    if ((a.states & kSensei) != 0) {
        if (!may_be_sensei() || !ask(s_.round - 1, only(Skill::Sensei))) return Mover::A;
        return by_speed(speed);
    }
    const Mover faster = by_speed(speed);
    if (faster != Mover::B && may_be_sensei() && ask(s_.round - 1, only(Skill::Sensei))) {
        return Mover::B;
    }
    return faster;
}

Mover SetSweep::by_speed(int speed) {
    for (unsigned left = s_.b.held; left != 0; left &= left - 1) {
        const int place = lowest(left);
        if (surely_slower(place, speed)) return Mover::A;
        if (!selectable(place)) continue;
        if (at_least_as_fast(place, speed + 1, false)) return Mover::B;
        return at_least_as_fast(place, speed, false) ? Mover::Both : Mover::A;
    }
    return speed > 0 ? Mover::A : Mover::Both;
}

// Whether nothing that may stand at `from` or behind it is as fast.
bool SetSweep::surely_slower(int from, int speed) const {
    if (speed == 0) return false;
    const int kakugo = (s_.b.states & kKakugo) != 0 ? 2 : 0;
    for (int place = from; place < kPlaces; ++place) {
        if (!has(s_.b.held, place)) continue;
        const int least = speed - (right_may_be(place, Skill::PlusSoku) ? 1 : 0);
        const Candidates fast = (sets::fast(place, least) & sets::kSupport) |
                                (sets::fast(place, least - kakugo) & sets::kAttack);
        if ((s_.b.set[at(place)] & fast) != 0) return false;
    }
    return true;
}

void SetSweep::phase(Mover mover, bool second_follows, bool extra) {
    s_.mover = mover;
    s_.second_follows = second_follows;
    s_.extra = extra;
    s_.step = Step::Select;
}

bool SetSweep::after_phase() {
    if (judge(s_.mover)) return true;
    if (s_.second_follows) {
        phase(s_.mover == Mover::A ? Mover::B : Mover::A, false, false);
    } else {
        s_.step = s_.extra || s_.round > kPlaces ? Step::AtEnd : Step::Extra;
    }
    return false;
}

// 4.5: 連撃 works at the place whose number is the round's.
void SetSweep::extra() {
    const int place = s_.round - 1;
    const bool mine = has(s_.a.held, place) && s_.a.row[at(place)] == Skill::Rengeki;
    const bool theirs = has(s_.b.held, place) && ask(place, only(Skill::Rengeki));
    if (mine || theirs) {
        phase(mine && theirs ? Mover::Both : mine ? Mover::A : Mover::B, false, true);
    } else {
        s_.step = Step::AtEnd;
    }
}

// 7.3, and the verdict.
bool SetSweep::end() {
    Known& a = s_.a;
    Unknown& b = s_.b;
    if (a.held != 0 && b.held != 0 && weakened_mine()) {
        for (unsigned left = a.held; left != 0; left &= left - 1) {
            Skill& skill = a.row[at(lowest(left))];
            if (skill == Skill::Kuukyo) continue;
            skill = Skill::Kuukyo;
            break;
        }
    }
    if ((b.states & kSuijaku) != 0) {
        for (unsigned left = b.held; left != 0; left &= left - 1) {
            if (b.set[at(lowest(left))] == only(Skill::Kuukyo)) continue;
            change_theirs(lowest(left), Skill::Kuukyo);
            break;
        }
    }
    a.states &= static_cast<std::uint8_t>(~(kMusou | kSensei));
    if (judge(Mover::Both)) return true;
    if (s_.round == kMostRounds) return over(Ending::Draw);
    ++s_.round;
    s_.step = Step::Round;
    return false;
}

// 4: a side whose five skills are all destroyed has lost; if both in an attack phase, the side
// whose phase it was.
bool SetSweep::judge(Mover mover) {
    const bool a_lost = s_.a.held == 0;
    const bool b_lost = s_.b.held == 0;
    if (!a_lost && !b_lost) return false;
    if (a_lost && b_lost) {
        return over(mover == Mover::Both ? Ending::Draw
                    : mover == Mover::A  ? Ending::Loss
                                         : Ending::Win);
    }
    return over(a_lost ? Ending::Loss : Ending::Win);
}

bool SetSweep::over(Ending ending) {
    verdict_ = {ending, s_.round};
    return true;
}

// Destruction: skills that are destroyed at one time go together ([shiden 6, 7]).

// 4.4.5, 4.4.6
void SetSweep::destroy_counted() {
    Known& a = s_.a;
    Unknown& b = s_.b;
    const Places fallen = fallen_theirs(b.counted);
    destroy_mine(fallen_mine(a.counted));
    destroy_theirs(fallen);
    a.counted = b.counted = 0;
    if (a.use != kNothing && a.use != kBonda && a.attack) {
        a.gekirin = static_cast<std::uint8_t>(a.gekirin - std::min(a.gekirin, a.gekirin_borne));
    }
    if (b.use != kNothing && b.use != kBonda && b.attack) {
        b.gekirin_if &= static_cast<Places>(~static_cast<unsigned>(b.gekirin_borne));
    }
}

// 6.2: the places of A that go if `doomed` would be destroyed: a +硬 goes in place of the skill on
// its left.
Places SetSweep::fallen_mine(Places doomed) const {
    Places fallen = doomed;
    for (unsigned left = doomed; left != 0; left &= left - 1) {
        const int place = lowest(left);
        const Kind what = kind(s_.a.row[at(place)]);
        if (what == Kind::Attached || !mine_attached(place, Skill::PlusKou)) continue;
        fallen =
            static_cast<Places>((fallen & ~static_cast<unsigned>(bit(place))) | bit(place + 1));
    }
    return fallen;
}

// 6.1
void SetSweep::destroy_mine(Places fallen) {
    Known& a = s_.a;
    for (unsigned left = fallen; left != 0; left &= left - 1) {
        if (a.row[at(lowest(left))] == Skill::Gekirin) ++a.gekirin;
    }
    a.held &= static_cast<Places>(~static_cast<unsigned>(fallen));
}

// 6.2 for B's places.
Places SetSweep::fallen_theirs(Places doomed) {
    Places fallen = doomed;
    for (unsigned left = doomed; left != 0; left &= left - 1) {
        const int place = lowest(left);
        if ((s_.b.set[at(place)] & sets::kSavable) == 0 || !right_may_be(place, Skill::PlusKou) ||
            !ask(place + 1, only(Skill::PlusKou)) || !ask(place, sets::kSavable)) {
            continue;
        }
        fallen =
            static_cast<Places>((fallen & ~static_cast<unsigned>(bit(place))) | bit(place + 1));
    }
    return fallen;
}

void SetSweep::destroy_theirs(Places fallen) {
    for (unsigned left = fallen; left != 0; left &= left - 1) {
        const int place = lowest(left);
        if ((s_.b.set[at(place)] & only(Skill::Gekirin)) != 0) {
            s_.b.gekirin_if |= bit(place);
        }
    }
    s_.b.held &= static_cast<Places>(~static_cast<unsigned>(fallen));
}

// 7.2: skills of a name that 影討 named, and limited skills that were used or took effect.
void SetSweep::destroy_at_end() {
    Known& a = s_.a;
    Unknown& b = s_.b;
    Places theirs = designated_theirs();
    for (unsigned left = b.held & ~static_cast<unsigned>(theirs); left != 0; left &= left - 1) {
        const int place = lowest(left);
        Candidates spent = 0;
        if (has(b.used, place)) spent |= sets::kLimited & (sets::kAttack | sets::kSupport);
        if (has(b.by_attack, place)) spent |= only(Skill::PlusRen) | only(Skill::PlusJun);
        if (has(b.by_support, place)) spent |= only(Skill::PlusJun);
        if (b.started && place == s_.round - 1) spent |= only(Skill::Musou);
        if (ask(place, spent)) theirs |= bit(place);
    }
    const Places fallen = fallen_theirs(theirs);
    Places mine = static_cast<Places>(a.spent & a.held);
    for (unsigned left = a.held; left != 0; left &= left - 1) {
        const int place = lowest(left);
        if ((a.designated & only(a.row[at(place)])) != 0) mine |= bit(place);
    }
    destroy_mine(fallen_mine(mine));
    destroy_theirs(fallen);
    a.spent = 0;
    a.designated = 0;
    b.used = b.by_attack = b.by_support = 0;
    b.designated = 0;
    b.designated_names = 0;
}

// 7.2 for A's 影討. [shiden R6] By the name that the place had when it was named.
Places SetSweep::designated_theirs() {
    const Unknown& b = s_.b;
    Places doomed = 0;
    for (unsigned left = b.held; b.designated_names != 0 && left != 0; left &= left - 1) {
        if (ask(lowest(left), b.designated_names)) doomed |= bit(lowest(left));
    }
    for (unsigned named = b.designated; named != 0; named &= named - 1) {
        const int place = lowest(named);
        const auto index = at(place);
        const bool changed = b.was[index] != 0;
        if (has(b.held, place) && !changed) doomed |= bit(place);
        // Only names that also stand elsewhere are told apart.
        Candidates elsewhere = 0;
        for (unsigned left = b.held; left != 0; left &= left - 1) {
            if (lowest(left) != place || changed) {
                elsewhere |= b.set[at(lowest(left))];
            }
        }
        elsewhere &= changed ? b.was[index] : b.set[index];
        for (; elsewhere != 0; elsewhere &= elsewhere - 1) {
            const Candidates name = elsewhere & (~elsewhere + 1);
            if (!ask_before(place, name)) continue;
            for (unsigned left = b.held; left != 0; left &= left - 1) {
                const int other = lowest(left);
                if ((other != place || changed) && ask(other, name)) doomed |= bit(other);
            }
            break;
        }
    }
    return doomed;
}

} // namespace shiaiba::shiden::kernel

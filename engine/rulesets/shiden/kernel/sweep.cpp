// The round of a set sweep: start, initiative, end, and who has lost ([shiden 4]).
#include "rulesets/shiden/kernel/sweep.hpp"

#include "rulesets/shiden/fight/battle.hpp"
#include "rulesets/shiden/kernel/sweep_sets.hpp"

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

// 4.2. What is certain is looked at before anything is asked.
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

// Nothing that may stand at `from` or behind it is as fast.
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

// 4.5: 連撃 at the place that is the round's number.
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

// 7.3, and who has lost.
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

// 4: whose five skills are all destroyed has lost; both in an attack phase: whose phase it was.
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

} // namespace shiaiba::shiden::kernel

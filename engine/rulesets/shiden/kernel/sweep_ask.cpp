// Questions that a set sweep asks of B's places, as late and as coarsely as it can.
#include "rulesets/shiden/kernel/sweep.hpp"
#include "rulesets/shiden/kernel/sweep_sets.hpp"

namespace shiaiba::shiden::kernel {

bool SetSweep::ask(int place, Candidates yes) {
    Candidates& set = s_.b.set[at(place)];
    if ((set & yes) == 0) return false;
    if ((set & ~yes) != 0) split(set, yes);
    return true;
}

// Of what stood in a place before it was changed.
bool SetSweep::ask_before(int place, Candidates yes) {
    Candidates& was = s_.b.was[at(place)];
    if (was == 0) return ask(place, yes);
    if ((was & yes) == 0) return false;
    if ((was & ~yes) != 0) split(was, yes);
    return true;
}

// Goes on where the answer is yes.
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

// 5.6 of an attack skill that is used, or that fires under +反.
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

// The attack skills that B holds, 剣舞 at `place` itself included unless it is under +反.
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

// An attack skill that is not under +反.
bool SetSweep::attack_there(int place) {
    if ((s_.b.set[at(place)] & sets::kAttack) == 0) return false;
    if (right_may_be(place, Skill::PlusHan) && ask(place + 1, only(Skill::PlusHan))) return false;
    return ask(place, sets::kAttack);
}

// A state that a side bears for certain, or that one of these places gave it.
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

} // namespace shiaiba::shiden::kernel

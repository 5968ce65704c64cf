// Skills that are destroyed at one timing go together, in a set sweep ([shiden 6, 7]).
#include "rulesets/shiden/kernel/sweep.hpp"
#include "rulesets/shiden/kernel/sweep_sets.hpp"

namespace shiaiba::shiden::kernel {

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

// 6.2: which places of A go where these would be destroyed: +硬 goes for its left.
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

// 6.2 for B.
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

// 7.2: skills named like one that 影討 designated, and limited skills used or in effect.
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

// 7.2 for 影討 of A. [shiden R6] By the name that a place had then.
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
        // Only names that stand elsewhere too are told apart.
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

// Skills that are destroyed at one timing go together ([shiden 6, 7]).
#include <algorithm>

#include "rulesets/shiden/fight/battle.hpp"

namespace shiaiba::shiden {

// 6.1, 6.2. A first, then B, each from the left [shiden R11].
void Battle::destroy(const Doomed& doomed, const Doomed& for_good, Tale tale) {
    for (const Side side : kSides) {
        Fighter& fighter = of(side);
        const auto& marked = doomed[index(side)];
        std::array<int, kPlaces + 2> saved_by{};
        // Nothing stands on the right of the last place.
        for (int level = 1; level < kPlaces; ++level) {
            const bool savable = kind(fighter.skill(level)) != Kind::Attached;
            if (!marked[static_cast<std::size_t>(level)] || !savable ||
                !fighter.attached(level, Skill::PlusKou)) {
                continue;
            }
            if (for_good[index(side)][static_cast<std::size_t>(level)]) {
                tell(Tale::NotSaved, side,
                     {{"skill", name(fighter.skill(level))},
                      {"level", level},
                      {"other", name(Skill::PlusKou)},
                      {"otherlevel", level + 1}});
            } else {
                saved_by[static_cast<std::size_t>(level)] = level + 1;
            }
        }
        int gekirin = 0;
        for (int level = 1; level <= kPlaces; ++level) {
            const int shield = saved_by[static_cast<std::size_t>(level)];
            const bool went_for_its_left = saved_by[static_cast<std::size_t>(level - 1)] == level;
            if (shield > 0) {
                fighter.place(shield).held = false;
                fighter.place(level).counters = 0;
                tell(Tale::Saved, side,
                     {{"skill", name(fighter.skill(level))},
                      {"level", level},
                      {"other", name(Skill::PlusKou)},
                      {"otherlevel", shield}});
            } else if (marked[static_cast<std::size_t>(level)] && !went_for_its_left) {
                fighter.place(level).held = false;
                const bool shadow = tale == Tale::DestroyedLimited && !fighter.place(level).spent;
                tell(shadow ? Tale::DestroyedShadow : tale, side,
                     {{"skill", name(fighter.skill(level))}, {"level", level}});
                if (fighter.skill(level) == Skill::Gekirin) ++gekirin;
            }
        }
        if (gekirin > 0) {
            gain(side, State::Gekirin, {side, 0}, Skill::Gekirin, "6.1", gekirin);
        }
    }
}

// 4.4.5: all skills with damage counters.
void Battle::destroy_counted() {
    Doomed doomed{};
    for (const Side side : kSides) {
        for (int level = 1; level <= kPlaces; ++level) {
            doomed[index(side)][static_cast<std::size_t>(level)] =
                of(side).holds(level) && of(side).place(level).counters > 0;
        }
    }
    destroy(doomed, Doomed{}, Tale::Destroyed);
    for (Fighter& fighter : fighters_) {
        for (Place& place : fighter.places) place.counters = 0;
    }
}

// 7.2: skills named like one that 影討 designated, and limited skills used or in effect.
void Battle::destroy_at_end() {
    Doomed doomed{};
    // [shiden R9] +硬 saves from both. Where it doesn't, one of the two is enough.
    Doomed for_good{};
    for (const Side side : kSides) {
        for (int level = 1; level <= kPlaces; ++level) {
            const auto at = static_cast<std::size_t>(level);
            const Place& place = of(side).place(level);
            const bool spent = place.held && place.spent;
            const bool designated = place.held && is_designated(side, place.skill);
            doomed[index(side)][at] = spent || designated;
            for_good[index(side)][at] = (spent && settings_.take(Reading::R9aLimitedNotSaved)) ||
                                        (designated && settings_.take(Reading::R9bNamedNotSaved));
        }
    }
    destroy(doomed, for_good, Tale::DestroyedLimited);
    for (const Side side : kSides) {
        designated_[index(side)].clear();
        for (Place& place : of(side).places) place.spent = false;
    }
}

// By the name at the time of designation [shiden R6].
bool Battle::is_designated(Side side, Skill skill) const {
    const bool at_the_end = settings_.take(Reading::R6NameAtTheEnd);
    const auto& all = designated_[index(side)];
    return std::any_of(all.begin(), all.end(), [&](const Designated& one) {
        return (at_the_end ? of(side).skill(one.level) : one.name) == skill;
    });
}

} // namespace shiaiba::shiden

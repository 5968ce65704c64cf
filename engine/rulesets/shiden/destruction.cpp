// Skills that are destroyed at one timing go together ([shiden 6, 7]).
#include <algorithm>

#include "rulesets/shiden/battle.hpp"

namespace shiaiba::shiden {

// 6.1, 6.2. [shiden R9] +硬 saves from any destruction. A first, then B, each from the left
// [shiden R11].
void Battle::destroy(const Doomed& doomed, Tale tale) {
    for (const Side side : kSides) {
        Fighter& fighter = of(side);
        const auto& marked = doomed[index(side)];
        std::array<int, kPlaces + 2> saved_by{};
        for (int level = 1; level <= kPlaces; ++level) {
            const bool savable = kind(fighter.skill(level)) != Kind::Attached;
            if (marked[static_cast<std::size_t>(level)] && savable &&
                fighter.attached(level, Skill::PlusKou)) {
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
            gain(side, State::Gekirin, gekirin, {side, 0}, Skill::Gekirin, "6.1");
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
    destroy(doomed, Tale::Destroyed);
    for (Fighter& fighter : fighters_) {
        for (Place& place : fighter.places) place.counters = 0;
    }
}

// 7.2: skills named like one that 影討 designated, and limited skills used or in effect.
void Battle::destroy_at_end() {
    Doomed doomed{};
    for (const Side side : kSides) {
        const auto& named = designated_[index(side)];
        for (int level = 1; level <= kPlaces; ++level) {
            const Place& place = of(side).place(level);
            const bool designated =
                std::find(named.begin(), named.end(), place.skill) != named.end();
            doomed[index(side)][static_cast<std::size_t>(level)] =
                place.held && (place.spent || designated);
        }
    }
    destroy(doomed, Tale::DestroyedLimited);
    for (const Side side : kSides) {
        designated_[index(side)].clear();
        for (Place& place : of(side).places) place.spent = false;
    }
}

} // namespace shiaiba::shiden

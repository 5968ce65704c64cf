// A character in a fight: its row, its states, and what follows from both.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "rulesets/shiden/sheet/sheet.hpp"
#include "rulesets/shiden/sheet/skill.hpp"

namespace shiaiba::shiden {

/// A place of the row. Its level is its number, 1 … 5, and never changes.
struct Place {
    Skill skill{};
    bool held = true;
    /// A limited skill that was used or took effect this round ([shiden 2]).
    bool spent = false;
    /// Damage counters in this phase.
    int counters = 0;
    /// What stood here before it was changed; the same as `skill` if it wasn't.
    Skill was{};
};

/// "In a phase" of section 3: where 狼狽 works.
enum class When { Initiative, Attack, Simultaneous };

/// What raises the numbers of a skill: attached skills on its right, and states of its owner ([shiden 5.6]).
struct Bonus {
    bool kyou = false;
    bool soku = false;
    bool kakugo = false;
    int gekirin = 0;

    int speed() const { return (soku ? 1 : 0) + (kakugo ? 2 : 0); }
    int damage() const { return (kyou ? 1 : 0) + (kakugo ? 1 : 0) + gekirin; }
};

struct Fighter {
    /// places[0] is unused, so that an index is a level; 0 stands for 凡打.
    std::array<Place, kPlaces + 1> places;
    std::array<int, kStates> states{};
    ShidenSettings settings;

    explicit Fighter(const Row& row, ShidenSettings read = {});

    int count(State state) const { return states[static_cast<std::size_t>(state)]; }
    bool bears(State state) const { return count(state) > 0; }

    Skill skill(int level) const {
        return level == 0 ? Skill::Bonda : places[static_cast<std::size_t>(level)].skill;
    }
    bool holds(int level) const {
        return level >= 1 && level <= kPlaces && places[static_cast<std::size_t>(level)].held;
    }
    bool holds(int level, Skill skill_) const { return holds(level) && skill(level) == skill_; }
    Place& place(int level) { return places[static_cast<std::size_t>(level)]; }
    const Place& place(int level) const { return places[static_cast<std::size_t>(level)]; }

    /// How many skills it still holds; none: it has lost ([shiden 4]).
    int held() const;
    /// Level of the first held skill, 0 if there is none.
    int head() const;
    /// Level of the first held skill of that name, 0 if there is none.
    int first(Skill skill) const;

    /// The held attached skill directly right of a place, there to work on it. There is nothing
    /// left of place 1, not even 凡打 [shiden R1].
    bool attached(int level, Skill plus) const {
        return holds(level + 1, plus) && (level > 0 || works_on_bonda(plus));
    }
    bool works_on_bonda(Skill plus) const {
        return settings.has(Ruling::R1PlusWorksOnBonda) && plus != Skill::PlusHan;
    }

    /// Kind as it counts now: an attack skill under +反 is an intercept skill ([shiden 5.5]).
    Kind kind_of(int level) const;
    /// An attack skill that is an intercept skill by +反.
    bool under_han(int level) const {
        return kind(skill(level)) == Kind::Attack && kind_of(level) == Kind::Intercept;
    }
    bool is_attack(int level) const { return kind_of(level) == Kind::Attack; }
    /// An attack or support skill that is not 隠刃 in an odd round ([shiden 4.2, 4.3]).
    bool selectable(int level, int round) const;
    int first_selectable(int round) const;
    int rearmost_selectable(int round) const;
    /// Levels of every 隠刃 that would be an attack skill to choose in an even round, and is none in this one.
    std::vector<int> hidden(int round) const;
    /// 隠刃 is the only skill that could be used, and not in this round [shiden R4].
    bool only_hidden(int round) const;
    /// Level of the last held skill of any kind, 0 if there is none [shiden R3].
    int rearmost() const;

    /// 狼狽 holds its attack skills at speed 0 [shiden R7].
    bool slowed(When when) const;

    /// [shiden 5.6], whatever 狼狽 leaves of it; 0 is 凡打.
    Bonus bonus(int level) const;
    /// [shiden 5.6]; 0 is 凡打.
    int speed(int level, When when) const;
    /// [shiden 5.6] for an attack skill, also under +反, in the given round; 0 is 凡打.
    int damage(int level, int round) const;
};

} // namespace shiaiba::shiden

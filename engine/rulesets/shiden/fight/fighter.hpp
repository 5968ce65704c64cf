// Fighter: a character in a fight, i.e. its row and its states, and the numbers that follow from
// both.
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
    /// Whether it is a limited skill that was used or took effect this round ([shiden 2]).
    bool spent = false;
    /// Damage counters in this phase.
    int counters = 0;
    /// The skill that stood here at the beginning; equal to `skill` unless that was changed.
    Skill was{};
};

/// Kinds of phase, as section 3 tells them apart for 狼狽.
enum class When { Initiative, Attack, Simultaneous };

/// Bonuses of a skill's numbers, from attached skills on its right and states of its owner ([shiden
/// 5.6]).
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

    /// Number of skills still held; a side with none has lost ([shiden 4]).
    int held() const;
    /// Level of the first held skill, 0 if there is none.
    int head() const;
    /// Level of the first held skill of that name, 0 if there is none.
    int first(Skill skill) const;

    /// Whether the attached skill is held directly right of the place and works on it. [shiden R1]
    /// Nothing stands left of place 1, not even 凡打.
    bool attached(int level, Skill plus) const {
        return holds(level + 1, plus) && (level > 0 || works_on_bonda(plus));
    }
    bool works_on_bonda(Skill plus) const {
        return settings.has(Ruling::R1PlusWorksOnBonda) && plus != Skill::PlusHan;
    }

    /// Its current kind: an attack skill under +反 is an intercept skill ([shiden 5.5]).
    Kind kind_of(int level) const;
    /// Whether it is an attack skill that +反 makes an intercept skill.
    bool under_han(int level) const {
        return kind(skill(level)) == Kind::Attack && kind_of(level) == Kind::Intercept;
    }
    bool is_attack(int level) const { return kind_of(level) == Kind::Attack; }
    /// Whether it is an attack or support skill, and not 隠刃 in an odd round ([shiden 4.2, 4.3]).
    bool selectable(int level, int round) const;
    int first_selectable(int round) const;
    int rearmost_selectable(int round) const;
    /// Levels of each 隠刃 that can't be chosen because the round is odd.
    std::vector<int> hidden(int round) const;
    /// Whether 隠刃 would be the only skill to use, but the round is odd [shiden R4].
    bool only_hidden(int round) const;
    /// Level of the last held skill of any kind; 0: none [shiden R3].
    int rearmost() const;

    /// Whether 狼狽 sets the speed of its attack skills to 0 in this phase [shiden R7].
    bool slowed(When when) const;

    /// Bonuses by [shiden 5.6], without regard to 狼狽. Level 0 is 凡打.
    Bonus bonus(int level) const;
    /// Speed by [shiden 5.6]. Level 0 is 凡打.
    int speed(int level, When when) const;
    /// Damage by [shiden 5.6] in the given round, for attack skills (also under +反) and
    /// intercepts. Level 0 is 凡打.
    int damage(int level, int round) const;
};

} // namespace shiaiba::shiden

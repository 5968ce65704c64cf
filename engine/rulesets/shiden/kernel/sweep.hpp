// Set sweep: fights one build against every build of a field, exactly, without visiting each
// (docs/set-sweep.md).
#pragma once

#include <array>

#include "core/system/fast_path.hpp"
#include "rulesets/shiden/kernel/sweep_state.hpp"
#include "rulesets/shiden/sheet/sheet.hpp"

namespace shiaiba::shiden::kernel {

/// The clauses of `Battle`, where each of B's places holds a set of skills. A clause that looks at
/// a place asks a question of its set. If both answers occur, the set is split: the fight goes on
/// with one answer, and a copy of the state waits for the other.
///
/// A step asks before it acts: whatever it changes before its last question follows from the sets
/// alone. So the waiting copy, whose set is narrowed, can take the step again from its beginning.
class SetSweep {
public:
    /// Every set of `field` must have an item.
    SetSweep(const Row& build, const shiaiba::Sets& field);

    /// The next box; returns false when there are no more.
    bool next(Box& box);

private:
    // -- sweep.cpp: the round (4), the end phase (7)
    void start();
    Mover initiative();
    Mover by_speed(int speed);
    bool surely_slower(int from, int speed) const;
    void phase(Mover mover, bool second_follows, bool extra);
    bool after_phase();
    void extra();
    bool end();
    bool judge(Mover mover);
    bool over(Ending ending);

    // -- sweep_action.cpp: an attack or simultaneous phase (4.3, 4.4)
    bool select();
    void rinkou();
    bool any_state() const;
    void select_mine();
    void select_theirs(bool falls);
    bool falls_to_any_attack() const;
    int first_theirs();
    int rearmost_theirs(int first, bool falls);
    Candidates may_stand(int from, Candidates which) const;
    bool selectable(int place);
    void effects();
    void effects_of_mine();
    void change_mine();
    void change_theirs(int place, Skill into);

    // -- sweep_damage.cpp: damage and intercepts (5)
    bool hit_theirs();
    bool finish_theirs();
    bool blocked();
    bool intercept_there(int place);
    bool fires(int place, bool last);
    bool fire(int place, Candidates which, bool last);
    Places fired_counters(Skill skill) const;
    void fire_attack(int place);
    void hit_mine();
    void fire_mine(int place);

    // -- sweep.cpp: destruction (6)
    void destroy_counted();
    void destroy_at_end();
    Places fallen_mine(Places doomed) const;
    void destroy_mine(Places fallen);
    Places fallen_theirs(Places doomed);
    void destroy_theirs(Places fallen);
    Places designated_theirs();

    // -- sweep_action.cpp: questions about B's places
    bool ask(int place, Candidates yes);
    bool ask_before(int place, Candidates yes);
    void split(Candidates& set, Candidates yes);
    bool at_least_as_fast(int place, int speed, bool in_phase);
    bool at_least_as_strong(int place, int damage, bool fired);
    bool counts_at_least(int place, int attacks, bool fired);
    bool bears(States& states, States state, Places& given_if, Candidates giver);
    bool stunned_mine();
    bool stunned_theirs();
    bool confused_mine();
    bool weakened_mine();
    bool under_musou();
    bool right_may_be(int place, Skill plus) const;
    bool attack_there(int place);

    // -- sweep_action.cpp: numbers of A's row and states
    bool mine_attached(int place, Skill plus) const;
    bool mine_attacks(int place) const;
    bool mine_selectable(int place) const;
    int mine_speed(int place, bool in_phase) const;
    int mine_damage(int place) const;

    SweepState s_;
    /// Places of B that give A スタン or 狼狽 in this step if they hold 崩技 or 搦手. Added to the
    /// state after the step's last question.
    Places stuns_ = 0;
    Places confuses_ = 0;
    Verdict verdict_;
    /// Waiting copies. A split takes at least one candidate out of a set, so there are never more
    /// copies than candidates in all places.
    std::array<SweepState, kTakeable * kPlaces + 1> waiting_;
    int waits_ = 1;
};

} // namespace shiaiba::shiden::kernel

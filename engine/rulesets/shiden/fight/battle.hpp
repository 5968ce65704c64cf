// Battle: a fight of 紫電一閃 弐, clause by clause (sections 4 to 7 of its rules). It is the
// reference: tests compare the fast kernels with it.
#pragma once

#include <array>
#include <initializer_list>
#include <string_view>
#include <vector>

#include "core/fight/battle.hpp"
#include "core/system/system.hpp"
#include "rulesets/shiden/fight/events.hpp"
#include "rulesets/shiden/fight/fighter.hpp"

namespace shiaiba::shiden {

/// A fight ends here with a draw; the longest one known takes 20 rounds ([shiden 8]).
inline constexpr int kMostRounds = 100;

class Battle : ToldBattle {
public:
    Battle(const Row& a, const Row& b, Log& log, ShidenSettings settings = {});

    /// Fights to the end; call once.
    Outcome run();

private:
    /// A skill as it is used. It acts as what it was at that moment, whatever it becomes ([shiden
    /// 4.4.4]).
    struct Use {
        Side side;
        /// 0: 凡打.
        int level;
        /// Nothing is used, not even 凡打 (other reading of [shiden R4]).
        bool nothing = false;
        Skill skill;
        bool attack;
        int speed;
        int damage;
        bool ren = false;
        bool jun = false;
        int gekirin = 0;
        bool made_fire = false;
    };
    /// An intercept as it fired, which acts as what it was then.
    struct Fired {
        Side side;
        int level;
        Skill skill;
    };

    // -- battle.cpp: the round (4)
    void start_phase();
    /// The side that goes first; None: both act at once.
    Side initiative_phase();
    bool extra_phase();
    void end_phase();
    bool judge(Side mover);
    /// Ends the fight; returns true, so that a phase can return it. `told_of`: the side that the
    /// event is about.
    bool decide(Side winner, EventKind kind, Side told_of);

    // -- action.cpp: an attack or simultaneous phase (4.3, 4.4). mover None: both sides act.
    bool action_phase(Side mover, bool extra);
    void rinkou(Side mover);
    Use select(Side side);
    void emit_choice(const Use& use);
    void emit_use(const Use& use);
    void effects_of(const Use& use);
    void effects_of(const Fired& fired);
    void change_head(const Fired& fired);
    void end_gekirin(const Use& use);

    // -- damage.cpp: damage and intercepts (5)
    void damage_of(Use& use);
    /// Level of the next target of a use or an intercept; 0: there is none.
    int next_target(Side victim, Skill skill, int level, const std::array<bool, 6>& hit) const;
    bool passes_or_fires(Use& use, int target, bool& ren_left);
    void fire(Use& use, int level);
    void damage_of_fired(const Fired& fired, const Use& use, int amount);

    // -- damage.cpp: destruction (6, 7)
    using Marked = std::array<std::array<bool, kPlaces + 1>, 2>;
    /// Skills to be destroyed at one time, by cause: damage, or in the end phase being named by
    /// 影討 or used and limited.
    struct Doomed {
        Marked damaged{};
        Marked named{};
        Marked limited{};
        /// Skills that +硬 doesn't save (other readings of [shiden R9]).
        Marked for_good{};
        bool has(Side side, std::size_t level) const {
            return damaged[index(side)][level] || named[index(side)][level] ||
                   limited[index(side)][level];
        }
    };
    void destroy(const Doomed& doomed);
    void destroy_counted();
    void destroy_at_end();
    /// `named`, `used`: the causes of the end phase that destroy now.
    void destroy_for(bool named, bool used);
    void drop_lapsed();
    /// A skill that 影討 named, on the side that holds it ([shiden R6]).
    struct Designated {
        int level;
        Skill name;
        /// Level of the 影討, on the other side.
        int by;
    };
    /// The name of the skills that this naming destroys.
    Skill name_of(Side side, const Designated& one) const;
    bool is_designated(Side side, Skill skill) const;

    // -- words/emit.cpp
    /// `n`: number of states gained, for states that stack; other states are borne once.
    void gain(Side side, State state, PlaceOf by, Skill by_skill, std::string_view rule = {},
              int n = 1);
    /// One 逆鱗 for each level where such a skill was destroyed at this time.
    void gain_gekirin(Side side, std::vector<int> levels);
    void end_state(Side side, State state, std::string_view rule);
    void emit(EventKind kind, Side side, std::initializer_list<Arg> args = {},
              std::string_view rule = {}, std::vector<NumberList> lists = {});
    /// A +硬 that saves the skill on its left, or that doesn't ([shiden R9]).
    void emit_shield(EventKind kind, Side side, const Doomed& doomed, int level);
    void emit_destroyed(Side side, const Doomed& doomed, int level);
    /// Emits the names that 影討 named and that the side no longer holds.
    void emit_names_nothing();
    /// `first`: the side that goes first; `level`, `speed`: A's and B's compared levels (0: none)
    /// and speeds.
    void emit_initiative(EventKind why, Side first, const std::array<int, 2>& level,
                         const std::array<int, 2>& speed, State state);
    void begin_phase(std::string_view id, Side side);
    void trace_phase(std::string_view phase, std::string_view who);
    Board board() const;

    Fighter& of(Side side) { return fighters_[index(side)]; }
    const Fighter& of(Side side) const { return fighters_[index(side)]; }
    std::array<int, 2> left() const { return {of(Side::A).held(), of(Side::B).held()}; }

    ShidenSettings settings_;
    std::array<Fighter, 2> fighters_;
    int round_ = 0;
    /// Kind of the current phase, on which 狼狽 depends.
    When when_ = When::Initiative;
    Outcome outcome_;
    std::vector<Fired> fired_;
    /// Namings of this round, by the side whose skills were named.
    std::array<std::vector<Designated>, 2> designated_;

    /// What the board shows beside the position; kept only while the log is verbose.
    struct Scene {
        std::array<int, 2> acting{-1, -1};
        PlaceOf firing;
        std::vector<std::pair<PlaceOf, PlaceOf>> arrows;
    };
    Scene scene_;
};

} // namespace shiaiba::shiden

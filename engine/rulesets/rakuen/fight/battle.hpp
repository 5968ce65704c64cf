// Battle of らくえん模擬戦: plays a fight clause by clause, sections 5 to 13 of its rules. Comments
// number the steps of the two phases in clause 5.2: attack 1 to attack 5, guard 1 to guard 5.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "core/fight/battle.hpp"
#include "core/system/system.hpp"
#include "rulesets/rakuen/fight/events.hpp"
#include "rulesets/rakuen/fight/exchange.hpp"

namespace shiaiba::rakuen {

/// Turns after which the engine stops a battle ([rakuen 12]).
inline constexpr int kMostTurns = 1000;

class Battle : AskedBattle {
public:
    Battle(const State& start, FightContext& context);

    /// Fights to the end.
    Outcome run();

private:
    /// Why a pair is rolled.
    enum class Why { First, Chain, Forced, Paid };

    // battle.cpp — who goes first (5.1)
    void initiative();

    // battle.cpp — turns (5.2) and the end (12)
    void turn();
    void end(Side winner, std::string_view reason, EventKind kind);
    /// Has the side choose one of the legal moves; with one move nobody is asked. false: a player
    /// gave up instead (12).
    bool choose(Point point, Side side, Move& picked);
    /// The place of the chosen move among the legal ones, or beyond them (consent.hpp). Defined in
    /// plans/question.cpp, beside the question that it asks.
    std::size_t ask(Point point, Side side);

    // attack.cpp — the attack phase (5.2 attack 1 to 5, 6, 13.8)
    void attack_phase();
    void skip_attack();
    void declare(const Move& move);
    void roll_attack(Why why);
    void roll_charge();
    void values();
    void gain();

    // attack.cpp — the invisible attack's dice and what comes after it (8, 13.9)
    void roll_invisible();
    void after_invisible();

    // attack.cpp — skills after the dice (5.2 attack 4, 13.4)
    void after_dice();
    void shift(const Shift& shift, int sp);

    // guard.cpp — the guard phase (5.2 guard 1 to 5, 7, 11, 14)
    void guard_phase();
    void skip_guard();
    void defend();
    void evade(int sp);
    void guard(int sp);
    void settle();

    // guard.cpp — the answer to an invisible attack (9)
    void invisible_guard();

    // words/emit.cpp — events and boards
    void emit(EventKind kind, Side side, std::vector<Arg> args = {}, std::string_view rule = {},
              std::vector<NumberList> lists = {});
    // `sp`: the SP that were paid; by consent that may be less than the skills cost (19).
    void emit_initiative(Side side, int roll);
    void emit_order(EventKind kind, Side winner, const std::array<int, 2>& rolls);
    void emit_start();
    void emit_declared(int threshold, int sp);
    void emit_pair(Side roller, Pair raw, Pair counted, Why why, int total, int paid = 0);
    void emit_skill(Side side, Skill skill, int sp);
    void emit_shift(Pair before, const Shift& shift, int sp);
    void emit_values();
    void emit_answer(int sp);
    void emit_evasion();
    void emit_stop(int cost);
    void emit_skipped_guard(bool recoil);
    /// Tells whether the guard held (`kind`: GuardHeld or GuardBroken) against the stun and the
    /// seal that the attack carried.
    void emit_struck_at(EventKind kind, bool stuns, bool seals);
    /// Tells that a skill which was paid for has no effect; `why` is a word of why_words() in
    /// words/asides.cpp.
    void emit_no_effect(Side side, Skill skill, std::string_view why);
    void emit_no_effects();
    void emit_stunned();
    void emit_sealed();
    void emit_damage(int hp);
    void emit_back(int hp);
    void begin_phase(std::string_view id, Side side) {
        if (log_.verbose()) emit_phase(id, side);
    }
    void emit_phase(std::string_view id, Side side);
    Board board() const;

    // words/trace.cpp — one line a phase
    void trace_order(const std::string& rolls, Side winner, bool first);
    void trace_attack();
    void trace_skipped(bool stunned);
    void trace_guard();
    void trace_phase(Side side, std::string_view what);
    void trace_end();

    /// Pays for skills and marks them as used. The SP that were paid; 0 in the basic rules.
    int pay(Fighter& payer, SkillSet skills) const;

    Side attacker() const { return state_.attacker; }
    Side defender() const { return other(state_.attacker); }
    Fighter& own() { return state_.of(state_.attacker); }
    Fighter& foe() { return state_.of(other(state_.attacker)); }

    State state_;
    Attack attack_;
    Answer answer_;
    Moves moves_;
    /// Each side's abilities, best first.
    std::array<AbilityOrder, 2> best_;
    Outcome outcome_;
    /// Sums of the phase's pairs, as they count; kept only while the log is verbose.
    std::vector<int> terms_;
    /// By side: whether less was paid for its last declaration than the skills cost, by consent
    /// (19); kept likewise.
    std::array<bool, 2> underpaid_{};
};

} // namespace shiaiba::rakuen

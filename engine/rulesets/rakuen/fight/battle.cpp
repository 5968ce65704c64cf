// Plays who attacks first, the turns, the decisions and the end of a battle ([rakuen 5.1 to 5.3,
// 12]).
#include "rulesets/rakuen/fight/battle.hpp"

#include <algorithm>

#include "rulesets/rakuen/fight/consent.hpp"

namespace shiaiba::rakuen {

Battle::Battle(const State& start, FightContext& context)
    : AskedBattle(context)
    , state_(start)
    , best_{best_first(start.fighters[0], start.fighters[1]),
            best_first(start.fighters[1], start.fighters[0])} {
    if (log_.verbose()) log_.open(board());
}

Outcome Battle::run() {
    initiative();
    while (!over() && state_.turn < kMostTurns) {
        ++state_.turn;
        turn();
        state_.attacker = other(state_.attacker);
    }
    if (!over()) end(Side::None, "limit", EventKind::Limit);
    return outcome_;
}

// 5.2: an attack phase, and the guard phase that answers it, if any.
void Battle::turn() {
    attack_phase();
    if (over() || attack_.action == Action::Pass) return;
    // Nobody answers a charge; but a recoil is used up by the guard phase that it would have
    // [rakuen R4].
    if (attack_.action == Action::Charge && !foe().recoil) return;
    guard_phase();
}

// 12
void Battle::end(Side winner, std::string_view reason, EventKind kind) {
    end_with(winner, reason);
    outcome_ = {
        winner, reason, std::max(state_.turn, 1), {state_.fighters[0].hp, state_.fighters[1].hp}};
    begin_phase("verdict", Side::None);
    if (log_.verbose()) emit(kind, winner, {{"turn", state_.turn}});
    if (log_.tracing()) trace_end();
}

bool Battle::choose(Point point, Side side, Move& picked) {
    picked = move_at(moves_, ask(point, side));
    if (!gave_up()) return true;
    const Side loser = other(winner_);
    if (log_.verbose()) emit(EventKind::Surrender, loser);
    end(other(loser), "surrender", EventKind::Win);
    return false;
}

// By consent a skill may be used again, and cost more SP than there are: then those that are left
// are paid (19).
int Battle::pay(Fighter& payer, SkillSet skills) const {
    const int sp = payer.sp;
    for_each(skills, [&](Skill skill) {
        if (state_.advanced) payer.sp = std::max(0, payer.sp - facts(skill).sp);
        if (!payer.used.has(skill)) payer.use(skill);
    });
    return sp - payer.sp;
}

// Who attacks first ([rakuen 5.1]).

void Battle::initiative() {
    begin_phase("initiative", Side::None);
    std::array<int, 2> rolls{};
    std::string written;
    while (true) {
        for (const Side side : kSides) {
            rolls[index(side)] = context_.dice().d(100);
            if (log_.verbose()) emit_initiative(side, rolls[index(side)]);
        }
        if (log_.tracing()) {
            written += (written.empty() ? "" : "/") + std::to_string(rolls[0]) + "," +
                       std::to_string(rolls[1]);
        }
        if (rolls[0] != rolls[1]) break; // equal rolls are made anew [rakuen R3]
        if (log_.verbose()) emit(EventKind::InitiativeTie, Side::None, {{"value", rolls[0]}});
    }

    const Side winner = rolls[0] > rolls[1] ? Side::A : Side::B;
    order_moves(moves_);
    Move move;
    if (!choose(Point::Order, winner, move)) return;
    const bool first = move.action == Action::First;
    state_.first = first ? winner : other(winner);
    state_.attacker = state_.first;
    if (log_.verbose()) {
        emit_order(first ? EventKind::OrderFirst : EventKind::OrderSecond, winner, rolls);
        emit_start();
    }
    if (log_.tracing()) trace_order(written, winner, first);
}

} // namespace shiaiba::rakuen

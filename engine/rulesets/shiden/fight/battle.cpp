// A round: start, initiative, attack phases, end phase, and the verdict ([shiden 4]).
#include "rulesets/shiden/fight/battle.hpp"

#include <string>

namespace shiaiba::shiden {

Battle::Battle(const Row& a, const Row& b, Log& log, ShidenSettings settings)
    : ToldBattle(log), settings_(settings), fighters_{Fighter(a, settings), Fighter(b, settings)} {
    if (log_.verbose()) log_.open(board());
}

Outcome Battle::run() {
    for (round_ = 1; round_ <= kMostRounds; ++round_) {
        start_phase();
        const Side first = initiative_phase();
        if (first == Side::None) {
            if (action_phase(Side::None, false)) return outcome_;
        } else {
            if (action_phase(first, false)) return outcome_;
            if (action_phase(other(first), false)) return outcome_;
        }
        if (extra_phase()) return outcome_;
        end_phase();
        if (judge(Side::None)) return outcome_;
    }
    round_ = kMostRounds;
    outcome_ = {Side::None, "limit", kMostRounds, left()};
    begin_phase("verdict", Side::None);
    emit(EventKind::Limit, Side::None, {{"round", kMostRounds}});
    if (log_.tracing()) log_.trace("RESULT;D;" + std::to_string(kMostRounds) + ";cap");
    return outcome_;
}

// 4.1: 無想 and 先制 work at the place whose number is the round's.
void Battle::start_phase() {
    begin_phase("start", Side::None);
    for (const Side side : kSides) {
        Fighter& fighter = of(side);
        if (fighter.holds(round_, Skill::Musou)) {
            fighter.place(round_).spent = true;
            gain(side, State::Musou, {side, round_}, Skill::Musou, "4.1");
        } else if (fighter.holds(round_, Skill::Sensei)) {
            gain(side, State::Sensei, {side, round_}, Skill::Sensei, "4.1");
        }
    }
    if (log_.tracing()) trace_phase("START", "-");
}

// 4.2
Side Battle::initiative_phase() {
    begin_phase("initiative", Side::None);
    std::array<int, 2> level{};
    std::array<int, 2> speed{};
    for (const Side side : kSides) {
        level[index(side)] = of(side).first_selectable(round_);
        if (level[index(side)] > 0) {
            speed[index(side)] = of(side).speed(level[index(side)], When::Initiative);
        }
    }
    const Fighter& a = of(Side::A);
    const Fighter& b = of(Side::B);
    Side first = speed[0] > speed[1] ? Side::A : speed[0] < speed[1] ? Side::B : Side::None;
    EventKind why = first == Side::None ? EventKind::InitiativeEven : EventKind::InitiativeSpeed;
    State state{};
    if (a.bears(State::Sensei) != b.bears(State::Sensei)) {
        first = a.bears(State::Sensei) ? Side::A : Side::B;
        why = EventKind::InitiativeSensei;
        state = State::Sensei;
    }
    if (a.bears(State::Stun) != b.bears(State::Stun)) {
        first = a.bears(State::Stun) ? Side::B : Side::A;
        why = EventKind::InitiativeStun;
        state = State::Stun;
    }
    emit_initiative(why, first, level, speed, state);
    if (log_.tracing()) {
        const std::string who = first == Side::None ? "S" : letter(first);
        trace_phase("INIT", who + ":" + std::to_string(speed[0]) + "," + std::to_string(speed[1]));
    }
    return first;
}

// 4.5: 連撃 works at the place whose number is the round's. [shiden R13] Always: nobody is asked.
bool Battle::extra_phase() {
    const bool a = of(Side::A).holds(round_, Skill::Rengeki);
    const bool b = of(Side::B).holds(round_, Skill::Rengeki);
    if (!a && !b) return false;
    return action_phase(a && b ? Side::None : a ? Side::A : Side::B, true);
}

// 7
void Battle::end_phase() {
    begin_phase("end", Side::None);
    for (const Side side : kSides) {
        end_state(side, State::Musou, "7");
        end_state(side, State::Sensei, "7");
    }
    destroy_at_end();
    for (const Side side : kSides) {
        Fighter& fighter = of(side);
        if (!fighter.bears(State::Suijaku)) continue;
        for (int level = 1; level <= kPlaces; ++level) {
            if (!fighter.holds(level) || fighter.skill(level) == Skill::Kuukyo) continue;
            const Skill before = fighter.skill(level);
            fighter.place(level).skill = Skill::Kuukyo;
            emit(EventKind::Weakens, side,
                 {{"skill", name(before)},
                  {"level", level},
                  {"to", name(Skill::Kuukyo)},
                  {"state", name(State::Suijaku)}});
            break;
        }
    }
    if (log_.tracing()) trace_phase("END", "-");
}

// 4: a side whose five skills are all destroyed has lost. If both sides have lost in an attack
// phase, the side whose phase it was (`mover`) loses.
bool Battle::judge(Side mover) {
    const bool a_lost = of(Side::A).held() == 0;
    const bool b_lost = of(Side::B).held() == 0;
    if (!a_lost && !b_lost) return false;
    if (a_lost && b_lost) {
        if (mover == Side::None) return decide(Side::None, EventKind::DrawGame, Side::None);
        return decide(other(mover), EventKind::DefeatOfMover, mover);
    }
    const Side loser = a_lost ? Side::A : Side::B;
    return decide(other(loser), EventKind::Defeat, loser);
}

bool Battle::decide(Side winner, EventKind kind, Side told_of) {
    outcome_ = {winner, winner == Side::None ? "draw" : "defeat", round_, left()};
    begin_phase("verdict", Side::None);
    emit(kind, told_of);
    if (log_.tracing()) {
        log_.trace("RESULT;" + letter_of(winner) + ";" + std::to_string(round_));
    }
    return true;
}

} // namespace shiaiba::shiden

// Writes the trace of a battle: one ASCII line a phase, frozen for this rules version because
// digests are taken over it (docs/systems/rakuen.md, 18).
#include <string>

#include "rulesets/rakuen/fight/battle.hpp"

namespace shiaiba::rakuen {

namespace {

void add(std::string& line, int value) { line.append(1, ',').append(std::to_string(value)); }

std::string written(const Fighter& fighter) {
    std::string line = std::to_string(fighter.hp);
    add(line, fighter.in);
    add(line, fighter.sp);
    line.append(1, ',').append(id(fighter.last));
    for (const int value :
         {fighter.stunned ? 1 : 0, fighter.recoil ? 1 : 0, fighter.sealed ? 1 : 0}) {
        add(line, value);
    }
    add(line, fighter.evades);
    add(line, fighter.guards);
    for (int k = 0; k < fighter.uses; ++k) {
        line.append(1, k == 0 ? ',' : '+').append(id(fighter.order[static_cast<std::size_t>(k)]));
    }
    return line;
}

} // namespace

void Battle::trace_phase(Side side, std::string_view what) {
    std::string line = std::to_string(state_.turn);
    line.append(1, ';').append(letter(side)).append(1, ';').append(what);
    for (const Fighter& fighter : state_.fighters) line.append(1, ';').append(written(fighter));
    log_.trace(line);
}

void Battle::trace_order(const std::string& rolls, Side winner, bool first) {
    trace_phase(winner, "order " + rolls + (first ? ";first" : ";second"));
}

void Battle::trace_skipped(bool stunned) {
    trace_phase(attacker(), stunned ? "skip;stun" : "skip;recoil");
}

void Battle::trace_attack() {
    std::string what = token({attack_.action, attack_.ability, attack_.skills(), {}});
    what.append(1, ';').append(std::to_string(attack_.rolls));
    add(what, attack_.total);
    add(what, attack_.critical ? 1 : 0);
    add(what, attack_.forced);
    add(what, attack_.av);
    add(what, attack_.hv);
    trace_phase(attacker(), what);
}

void Battle::trace_guard() {
    const bool skipped = answer_.action == Action::Pass;
    std::string what =
        skipped ? "skip" : token({answer_.action, Ability::None, answer_.skills, {}});
    what.append(1, ';').append(std::to_string(answer_.rolls));
    add(what, answer_.total);
    add(what, answer_.damage);
    add(what, answer_.back);
    trace_phase(defender(), what);
}

void Battle::trace_end() {
    log_.trace("RESULT;" + letter_of(winner_) + ";" + std::string(outcome_.reason) + ";" +
               std::to_string(state_.turn));
}

} // namespace shiaiba::rakuen

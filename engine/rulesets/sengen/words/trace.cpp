// Writes the trace (16), which is frozen with this rules version.
#include <string>

#include "rulesets/sengen/fight/battle.hpp"

namespace shiaiba::sengen {
namespace {

/// Appends parts to a line, with dots between them.
class Dotted {
public:
    explicit Dotted(std::string& line) : line_(line) {}
    std::string& next() {
        if (!first_) line_ += '.';
        first_ = false;
        return line_;
    }

private:
    std::string& line_;
    bool first_ = true;
};

/// A member's part of a line.
std::string written(const Fighter& one) {
    std::string line = shiaiba::token(one.actor);
    for (const int number : {one.hp, one.spirit, one.dp, one.graze}) {
        line += "," + std::to_string(number);
    }
    line += one.back ? ",b," : ",f,";
    line += std::to_string(one.initiative) + ",";
    line += one.deployed < 0 ? "-"
                             : std::to_string(one.deployed + 1) + ":" + std::to_string(one.card_hp);
    line += ',';
    Dotted used(line);
    for (std::size_t k = 0; k < one.sheet->cards.size(); ++k) {
        if ((one.used >> k & 1U) != 0) used.next() += std::to_string(k + 1);
    }
    line += "," + std::to_string(one.barrier) + ",";
    Dotted statuses(line);
    for (const TimedStatus& each : one.statuses)
        statuses.next().append(one.kind_of(each).id).append(std::to_string(told_until(each.until)));
    line += ',';
    Dotted mods(line);
    for (const TimedMod& each : one.mods) {
        mods.next().append(words(each.key).id).append(each.n < 0 ? "" : "+");
        line += std::to_string(each.n) + "@" + std::to_string(told_until(each.until));
    }
    line += ',';
    if (one.waited) line += 'w';
    if (one.guard_used) line += 'g';
    if (one.covered) line += 'c';
    if (one.guarded_other) line += 'o';
    if (one.full_defence) line += 'd';
    if (one.out()) line += 'x';
    return line;
}

} // namespace

void Battle::trace() {
    if (!tracing()) return;
    std::string line = std::to_string(turn_) + ";";
    line.append(phase_).append(";");
    line += phase_who_ == kNobody ? "-" : shiaiba::token(at(phase_who_).actor);
    line += ";" + fallen_ + ";" + acts_;
    for (const Fighter& one : fighters_) line += ";" + written(one);
    log_.trace(line);
    fallen_.clear();
    acts_.clear();
}

void Battle::trace_result() {
    if (!tracing()) return;
    log_.trace("RESULT;" + letter_of(winner_) + ";" + std::string(reason_) + ";" +
               std::to_string(turn_));
}

} // namespace shiaiba::sengen

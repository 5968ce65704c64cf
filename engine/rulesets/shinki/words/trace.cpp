// Writes the trace (15). It is frozen with the rules version: digests and links depend on it.
#include <string>

#include "rulesets/shinki/fight/battle.hpp"

namespace shiaiba::shinki {
namespace {

std::string written(const Owner& owner) {
    std::string line = shiaiba::token(owner.actor) + ":";
    const char* dot = "";
    owner.hand.each([&](Card card) {
        line.append(dot).append(card_id(card));
        dot = ".";
    });
    line += '/';
    for (int k = 0; k < owner.kihaku.size(); ++k) {
        if (k > 0) line += '.';
        line += card_id(owner.kihaku[k]);
    }
    return line;
}

std::string written(const Fighter& one, const SkillList& list) {
    std::string line = shiaiba::token(one.actor);
    for (const int number : {one.hp(), one.damage, one.fatal, one.column}) {
        line += "," + std::to_string(number);
    }
    line += ',';
    each_status(one.statuses, [&](Status status) { line += list.words(status).letter; });
    line += ',';
    if (one.acted) line += 'a';
    if (one.down) line += 'n';
    if (one.dead) line += 'x';
    if (one.override_used) line += 'o';
    return line;
}

} // namespace

void Battle::trace() {
    if (!tracing()) return;
    std::string line = std::to_string(round_) + ";";
    line.append(phase_).append(";");
    line += phase_who_ == kNobody ? "-" : shiaiba::token(at(phase_who_).actor);
    line += ";" + coins_ + ";" + acts_ + ";" + std::to_string(deck_.size()) + "," +
            std::to_string(discards_.size());
    for (const Owner& owner : owners_) line += ";" + written(owner);
    for (const Fighter& one : fighters_) line += ";" + written(one, list_);
    log_.trace(line);
    coins_.clear();
    acts_.clear();
}

void Battle::trace_result() {
    if (!tracing()) return;
    log_.trace("RESULT;" + letter_of(winner_) + ";" + std::string(reason_) + ";" +
               std::to_string(round_));
}

} // namespace shiaiba::shinki

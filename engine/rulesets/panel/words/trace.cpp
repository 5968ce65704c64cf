// The trace: one ASCII line a phase, frozen with this rules version (docs/systems/panel.md, 11).
#include <string>

#include "rulesets/panel/fight/battle.hpp"

namespace shiaiba::panel {
namespace {

void add_letters(std::string& line, StatusSet set, const SkillList& list) {
    for (const std::uint8_t place : list.by_letter) {
        if (has(set, place)) line += list.status(place).letter;
    }
}

/// HP; panels as element 1 to 6, "u" or "m" if used or maintained, statuses; statuses of the
/// character with their number; skills that bear statuses or are lost.
std::string written(const Fighter& fighter, const SkillList& list) {
    std::string line = std::to_string(fighter.hp) + ",";
    for (const Panel& panel : fighter.array()) {
        line += static_cast<char>('1' + static_cast<int>(panel.element));
        if (panel.used) line += panel.locked ? 'm' : 'u';
        add_letters(line, panel.statuses, list);
    }
    line += ',';
    for (const std::uint8_t place : list.by_letter) {
        if (fighter.statuses[place] == 0) continue;
        line += list.status(place).letter;
        line += std::to_string(fighter.statuses[place]);
    }
    line += ',';
    for (std::size_t k = 0; k < fighter.slots.size(); ++k) {
        const Slot& slot = fighter.slots[k];
        if (slot.statuses == 0 && !slot.lost) continue;
        line += std::to_string(k + 1);
        add_letters(line, slot.statuses, list);
        if (slot.lost) line += '-';
    }
    for (const Maintained& use : fighter.maintained) {
        line.append(1, '+').append(std::to_string(use.slot + 1)).append(1, ':');
        for (std::size_t k = 0; k < fighter.panel_count; ++k) {
            if (contains(use.panels, k)) line += static_cast<char>('a' + k);
        }
    }
    return line;
}

} // namespace

void Battle::trace_phase() {
    std::string line = std::to_string(state_.turn) + ";";
    line.append(scene_).append(1, ';').append(actor_ == Side::None ? "-" : letter(actor_));
    line += ";" + rolled_ + ";" + std::to_string(numbers_);
    for (const Fighter& fighter : state_.fighters) line += ";" + written(fighter, *state_.list);
    log_.trace(line);
}

void Battle::trace_end() {
    trace_phase();
    log_.trace("RESULT;" + std::string(shiaiba::letter(outcome_.winner)) + ";" +
               std::string(outcome_.reason) + ";" + std::to_string(state_.turn));
}

} // namespace shiaiba::panel
